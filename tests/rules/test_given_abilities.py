"""Abilities that effects give, take, forbid or copy from others in layer 6, and names, under every edition (613.1f)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import StaticAbility
from inspector.rules import NEWEST, rungs
from inspector.rules.effects.effect_in_progress import effect_of, in_time
from inspector.rules.layers.computed_tables import scratches
from tests.rules.cards_for_tests import BEAR, creature
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Record, do, place, play
from tests.rules.speaking import CARDS, CREATURES, YOURS, board, card, speaks, steps

MANTLED = card("Robe", "Enchantment — Aura", "{1}{W}", oracle_text="Enchant creature")


def given(quoted: str, *static: Record) -> Record:
    """An Aura that gives its creature an ability in quotes, with what that does where its words are not to be read."""
    change: Record = {"add_abilities": [quoted], **({"add_static": list(static)} if static else {})}
    return MANTLED | {"static": [{"on": "attached", "change": change}]}


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize("words", [True, False], ids=["read", "said"])
def test_113_10_an_ability_given_in_quotes_does_what_it_says(edition: str, words: bool) -> None:
    """It is the creature's own: "you" is its controller, and it goes with the Aura or with all abilities (613.8a)."""
    static = {"filter": {**YOURS, "other": "self"}, "change": {"power": "+1", "toughness": "+1"}}
    robe = given("Other creatures you control get +1/+1.", *(() if words else (static,)))
    played = board(
        edition,
        place("Robe", "robe"),
        do("attach", "robe", to="theirs"),
        place("Goblin", "second", player="Ben"),
        cards=[robe],
    )
    assert [played[label].power for label in ("theirs", "second", "goblin")] == [2, 2, 1]
    assert not played["second"].not_computed
    (step,) = steps(played, "second", "theirs")
    assert (step.layer, step.applied) == ("7c", True)
    hush = speaks({"filter": {"name": "Bear"}, "change": {"lose_all_abilities": True}})
    assert (
        board(
            edition,
            place("Robe", "robe"),
            do("attach", "robe", to="theirs"),
            place("Goblin", "second", player="Ben"),
            place("Meter", "meter"),
            cards=[robe, hush],
        )["second"].power
        == 1
    )
    assert played.then(do("move", "robe", to="graveyard"))["second"].power == 1


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_1b_what_went_to_another_player_is_told_as_passed_by_by_an_ability_that_was_given(edition: str) -> None:
    """Whom it would have meant at the start, before layer 2; those of another player it never meant."""
    robe = given("Other creatures you control get +1/+1.")
    stolen = board(
        edition,
        place("Robe", "robe"),
        do("attach", "robe", to="theirs"),
        place("Goblin", "second", player="Ben"),
        do("effect", on=["second"], change={"control": "Ana"}),
        cards=[robe],
    )
    (step,) = steps(stolen, "second", "theirs")
    assert (step.layer, step.applied, step.because) == ("7c", False, "it no longer applies to this object")
    told = [one.says for one in rungs(stolen.table, "second")][-1]
    assert told.endswith("does not apply here: it affects only other creatures Ben controls.")
    assert (stolen["second"].power, steps(stolen, "goblin", "theirs")) == (1, [])


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_7a_a_given_ability_has_the_timestamp_of_what_gave_it(edition: str) -> None:
    """The creature is older than what loses flying, the Aura that lets it give flying is newer."""
    falls = speaks({"filter": {"name": "Goblin"}, "change": {"remove_abilities": ["Flying"]}}, name="Falls")
    robe = given("Goblins have flying.", {"filter": {"subtypes": "Goblin"}, "change": {"add_abilities": ["Flying"]}})
    # What is newest asks in that layer for what is given, so that it may have to wait (613.8a).
    sky = speaks({"filter": {"keywords": "Flying"}, "change": {"add_abilities": ["Vigilance"]}}, name="Sky")
    late = board(
        edition,
        *(place("Falls", "falls"), place("Robe", "robe"), do("attach", "robe", to="bear"), place("Sky", "sky")),
        cards=[robe, falls, sky],
    )
    early = board(
        edition, place("Robe", "robe"), do("attach", "robe", to="bear"), place("Falls", "falls"), cards=[robe, falls]
    )
    assert ("Flying" in late["goblin"].keywords, "Flying" in early["goblin"].keywords) == (True, False)
    assert "Vigilance" in late["goblin"].keywords


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_1_an_ability_given_in_layer_6_comes_too_late_for_types(edition: str) -> None:
    """604.3a too: what defines power on a card that has it printed sets it where the ability is given."""
    static: Record = {"filter": {"name": "Target"}, "change": {"add_types": ["Enchantment"], "set_power": 7}}
    played = board(
        edition, place("Robe", "robe"), do("attach", "robe", to="bear"), cards=[given("An ability.", static)]
    )
    assert (played["target"].power, "Enchantment" in played["target"].types) == (7, False)
    defined = given("This creature’s power is equal to the number of creatures you control.".replace("’", "'"))
    own = board(edition, place("Robe", "robe"), do("attach", "robe", to="goblin"), cards=[defined])
    assert own["goblin"].power == 4
    assert {step.layer for step in steps(own, "goblin", "goblin")} == {"7b"}


def test_113_6_an_ability_given_to_a_card_in_a_graveyard_does_nothing_from_there() -> None:
    """It works on the battlefield, as one that is printed on the card; so does one given there."""
    lead = "Creatures you control get +1/+1."
    grave = speaks({"filter": {**CREATURES, "zone": "graveyard"}, "change": {"add_abilities": [lead]}}, name="Grave")
    there = (place("Goblin", "dead", "graveyard"), place("Bear", "bear"), place("Grave", "grave"))
    played = play(NEWEST.key, *there, cards=[*CARDS, grave])
    assert (played["dead"].abilities[-1], played["bear"].power) == (lead, 2)
    battlefield = speaks({"filter": {"name": "Goblin"}, "change": {"add_abilities": [lead]}}, name="Grave")
    there = (place("Goblin", "goblin"), *there[1:])
    assert play(NEWEST.key, *there, cards=[*CARDS, battlefield])["bear"].power == 3


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_113_11_what_cannot_have_an_ability_is_not_given_it(edition: str) -> None:
    """Whichever is newer, by an effect or a counter; and what was given otherwise stays (112.10c before)."""
    grounded = speaks({"filter": CREATURES, "change": {"cant_have_abilities": ["Flying"]}}, name="Grounded")
    wings = speaks({"filter": YOURS, "change": {"add_abilities": ["Flying, vigilance"]}}, name="Wings")
    for first, second in (("Grounded", "Wings"), ("Wings", "Grounded")):
        played = board(edition, place(first, "first"), place(second, "second"), cards=[grounded, wings])
        assert played["bear"].keywords == ("Vigilance",)
        steps_of_wings = steps(played, "bear", "first" if first == "Wings" else "second")
        assert [one.source.label for one in steps_of_wings[0].depends_on] == [
            "first" if first == "Grounded" else "second"
        ]
    bird = card("Bird", "Creature — Bird", "{U}", "1/1", oracle_text="Flying", keywords=["Flying"])
    winged = board(
        edition,
        place("Bird", "bird", counters={"flying": 1}),
        place("Grounded", "first"),
        cards=[grounded, wings, bird],
    )
    assert "Flying" not in winged["bird"].keywords
    assert "Flying" in winged.then(do("move", "first", to="hand"))["bird"].keywords


@pytest.mark.parametrize("key", ["keywords", "abilities"])
def test_113_11_what_is_refused_leads_and_what_came_beside_it_is_told_too(key: str) -> None:
    grounded = speaks({"filter": CREATURES, "change": {"cant_have_abilities": ["Flying"]}}, name="Grounded")
    for given, more in ((["Flying", "Reach"], ["613.1f"]), (["Flying"], [])):
        wings = speaks({"filter": YOURS, "change": {"add_abilities": given}}, name="Wings")
        played = board("2026-08", place("Grounded", "first"), place("Wings", "second"), cards=[grounded, wings])
        refused, *others = played["bear"].why[key]
        assert refused.rules == ("113.11", "613.1f")
        # It waited in any case, and none of it is printed.
        assert [why.rules[0] for why in others] == ["613.8a", *more, "207.1"]


@pytest.mark.parametrize(("more", "waited"), [({}, ["second"]), ({"cant_have_abilities": ["Flying"]}, [])])
def test_613_8a_what_an_effect_itself_forbids_it_gives_in_no_order(more: Record, waited: list[str]) -> None:
    """Who gives flying waits for who forbids it, but not where it forbids flying itself."""
    grounded = speaks({"filter": CREATURES, "change": {"cant_have_abilities": ["Flying"]}}, name="Grounded")
    wings = speaks({"filter": CREATURES, "change": {"add_abilities": ["Flying", "Reach"], **more}}, name="Wings")
    played = board("2026-08", place("Wings", "first"), place("Grounded", "second"), cards=[grounded, wings])
    assert played["bear"].keywords == ("Reach",)
    (step,) = steps(played, "bear", "first")
    assert [one.source.label for one in step.depends_on] == waited


@pytest.mark.parametrize(
    ("change", "is_in_time"),
    [
        ({"add_types": ["Artifact"]}, False),
        ({"set_colors": ["U"], "control": "you"}, False),
        ({"add_abilities": ["Reach"]}, True),
        ({"power": "+1"}, True),
        ({"add_types": ["Artifact"], "power": "+1"}, True),
        ({"set_colors": ["U"], "add_abilities": ["Reach"], "set_power": 3}, True),
    ],
    ids=str,
)
def test_613_6_an_ability_given_in_layer_6_does_what_belongs_there_and_later(change: Record, is_in_time: bool) -> None:
    static = msgspec.convert({"on": "self", "change": change}, StaticAbility)
    bear = scratches(board("2026-08").table)["bear"]
    assert in_time(effect_of(static, bear)) is is_in_time


ACTIVATED = [
    card("Elf", "Creature — Elf", "{G}", "1/1", oracle_text="{T}: Add {G}."),
    card(
        "Pinger",
        "Creature — Wizard",
        "{2}{U}",
        "1/1",
        oracle_text="Flying\n{T}, Pay 1 life: It deals 1 damage to any target.",
    ),
    card(
        "Cat",
        "Creature — Cat",
        "{W}",
        "1/1",
        oracle_text="Cycling {2}\nWhenever this creature attacks, you gain 1 life.",
    ),
    card("Walker", "Legendary Planeswalker — Jace", "{3}", loyalty="3", oracle_text="+1: Draw a card.\n{1}: Add {U}."),
]
_MANA, _CYCLE, _DRAW = "{T}: Add {G}.", "Cycling {2}", "+1: Draw a card."
_PING = "{T}, Pay 1 life: It deals 1 damage to any target."
GAINED: list[tuple[Record, set[str]]] = [
    ({"among": {"types": "Creature", "other": "self"}}, {_MANA, _PING, _CYCLE}),
    ({"among": {"other": "self"}, "except": "mana"}, {_PING, _CYCLE, _DRAW}),
    ({"among": {"other": "self"}, "except": "loyalty"}, {_MANA, _PING, _CYCLE, "{1}: Add {U}."}),
    ({"among": {"types": "Planeswalker"}, "kind": "loyalty"}, {_DRAW}),
]


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize("index", range(len(GAINED)))
def test_113_10_all_activated_abilities_of_others(edition: str, index: int) -> None:
    """602.1: a cost, a colon, an effect, or a keyword that is one; triggered and static abilities are not."""
    wanted, texts = GAINED[index]
    kraj = card("Kraj", "Creature — Ooze", "{4}", "4/4", static=[{"on": "self", "change": {"abilities_of": wanted}}])
    names = ("Elf", "Pinger", "Cat", "Walker", "Kraj")
    played = play(edition, *(place(name, name.lower()) for name in names), cards=[*ACTIVATED, kraj])
    assert set(played["kraj"].abilities) == texts
    (step,) = steps(played, "kraj", "kraj")
    assert (step.layer, "abilities" in step.changes) == ("6", True)
    hush = speaks({"filter": {"name": ["Elf", "Pinger"]}, "change": {"lose_all_abilities": True}})
    quiet = play(edition, *(place(name, name.lower()) for name in (*names, "Meter")), cards=[*ACTIVATED, kraj, hush])
    assert set(quiet["kraj"].abilities) == {text for text in texts if "{T}" not in text}


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_8a_what_an_effect_did_not_give_since_it_waited_is_told_by_the_dependency(edition: str) -> None:
    """By timestamps alone the older one would give the abilities that the newer one takes from the other (613.7)."""
    change = {"abilities_of": {"among": {"types": "Creature", "other": "self"}}}
    kraj = card("Kraj", "Creature — Ooze", "{4}", "4/4", static=[{"on": "self", "change": change}])
    hush = speaks({"filter": {"name": ["Elf"]}, "change": {"lose_all_abilities": True}})
    names = ("Kraj", "Elf", "Meter")
    played = play(edition, *(place(name, name.lower()) for name in names), cards=[*ACTIVATED, kraj, hush])
    assert played["kraj"].abilities == ()
    first, *_ = played["kraj"].why["abilities"]
    assert first.rules[0] == ("613.8a" if edition >= "2021" else "613.7a")
    alone = play(edition, place("Kraj", "kraj"), place("Meter", "meter"), cards=[*ACTIVATED, kraj, hush])
    assert alone["kraj"].why.get("abilities", ())[:1] != (first,)


@pytest.mark.parametrize(
    ("beside", "says"),
    [
        ((), "Its own ability depends on Meter, so it is applied later, and then nothing changes here."),
        (("Pinger",), "Its own ability depends on Meter, so it is applied later, whatever the timestamps."),
    ],
)
def test_613_8a_that_nothing_changes_is_said_of_an_effect_that_did_nothing(beside: tuple[str, ...], says: str) -> None:
    """What still has an activated ability gives that one, which is no keyword."""
    change = {"abilities_of": {"among": {"types": "Creature", "other": "self"}}}
    kraj = card("Kraj", "Creature — Ooze", "{4}", "4/4", static=[{"on": "self", "change": change}])
    hush = speaks({"filter": {"name": ["Cat"]}, "change": {"lose_all_abilities": True}})
    names = ("Kraj", "Cat", "Meter", *beside)
    played = play("2026-08", *(place(name, name.lower()) for name in names), cards=[*ACTIVATED, kraj, hush])
    assert (played["kraj"].keywords, len(played["kraj"].abilities)) == ((), len(beside))
    first, *_ = played["kraj"].why["keywords"]
    assert (first.rules[0], first.says) == ("613.8a", says)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_1f_all_abilities_but_mana_abilities(edition: str) -> None:
    change = {"lose_all_abilities": True, "keep_mana_abilities": True}
    sun = speaks({"filter": {"types": ["Creature", "Planeswalker", "Land"]}, "change": change})
    names = ("Elf", "Pinger", "Walker", "Wood", "Meter")
    played = play(edition, *(place(name, name.lower()) for name in names), cards=[*CARDS, *ACTIVATED, sun])
    assert [played[name.lower()].abilities for name in names[:4]] == [
        ("{T}: Add {G}.",),
        (),
        ("{1}: Add {U}.",),
        ("{T}: Add {G}.",),
    ]


@pytest.mark.parametrize("key", ["all_creature_types", "cant_have_abilities", "control", "set_chosen"])
def test_an_exception_that_no_copy_can_have_is_told(key: str) -> None:
    value: object = {"all_creature_types": True, "control": "Ben", "set_chosen": "color"}.get(key, ["Flying"])
    played = board("2026-08", do("become_copy", "bear", of="goblin", **{"except": {key: value}}))
    assert (played.last.result, played["bear"].name) == ("not computed", "Bear")


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_612_8_an_effect_that_sets_a_name_leaves_only_that(edition: str) -> None:
    """What goes by the name in a later layer sees the new one."""
    renamed = speaks({"filter": {"name": "Bear"}, "change": {"name": "Goblin"}}, name="Named")
    lord = speaks({"filter": {"name": "Goblin"}, "change": {"power": "+5"}}, name="Lord")
    played = board(edition, place("Lord", "lord"), place("Named", "named"), cards=[renamed, lord])
    assert (played["theirs"].name, played["theirs"].power) == ("Goblin", 7)


HAMMER: Record = {
    "name": "Hammer",
    "type_line": "Artifact — Equipment",
    "oracle_text": "Equipped creature gets +3/+3 and loses flying.\nEquip {1}",
}
RUNE: Record = {
    "name": "Rune",
    "type_line": "Enchantment — Aura",
    "oracle_text": 'Enchant artifact\nEnchanted artifact has "Equipped creature has flying."',
}
HEAVY = creature("Heavy", "Bear", "2/2") | {"oracle_text": "This creature loses flying."}
PLUME: Record = {
    "name": "Plume",
    "type_line": "Enchantment — Aura",
    "oracle_text": 'Enchant creature\nEnchanted creature has "This creature has flying."',
}
EQUIPPED = (
    *(place("Grizzly Bears", "it"), place("Hammer", "h"), place("Rune", "r")),
    *(do("attach", "r", to="h"), do("attach", "h", to="it")),
)


@pytest.mark.parametrize(
    ("edition", "actions", "rule", "older"),
    [
        *((key, EQUIPPED, "613.7a", "Hammer's own") for key in ("2021-09", "2025-06", "2026-08")),
        # Nothing is said of the order of the two before that.
        *((key, EQUIPPED, "613.1f", "") for key in ("2011-09", "2016-01")),
        ("2026-08", (place("Heavy", "it"), place("Plume", "p"), do("attach", "p", to="it")), "613.7a", "its own"),
    ],
)
def test_613_7a_a_given_ability_stays_newer_than_what_its_object_has_itself(
    edition: str, actions: tuple[Record, ...], rule: str, older: str
) -> None:
    """Attached anew, the Equipment and the ability that it was given get a timestamp at once, and keep their order."""
    played = play(edition, *actions, cards=[HAMMER, RUNE, HEAVY, PLUME])
    first = played["it"].why["keywords"][0]
    assert (played["it"].keywords, first.rules[0]) == (("Flying",), rule)
    assert f"than {older}, so it is applied later" in first.says if older else "timestamp" not in first.says


@pytest.mark.parametrize(
    ("given", "does"),
    [
        (["Creatures you control are black."], ", which changes no values, since layer 5 is over by then."),
        (["Changeling", "Flying"], ", of which changeling changes no values, since layer 4 is over by then."),
        (
            ["Changeling", "Creatures you control are black."],
            ", which change no values, since layers 4 and 5 are over by then.",
        ),
        (["Devoid"], ", which changes no values, since layer 5 is over by then."),
        (["Other creatures you control get +1/+1."], "“Other creatures you control get +1/+1.”"),
        # A part of what it does is in time (613.6), and of several sentences nothing is said together.
        (["Other creatures are black and have flying."], "“Other creatures are black and have flying.”"),
        (["Other creatures have flying."], "“Other creatures have flying.”"),
        (["Creatures are black. Draw a card."], "“Creatures are black. Draw a card.”"),
        (["Flying"], "it gains flying."),
        # Nor is it said twice of what it gains twice.
        (["Changeling", "Changeling"], "it gains changeling, which changes no values, since layer 4 is over by then."),
    ],
)
def test_613_1_what_an_ability_gained_in_layer_6_would_have_done_before_is_told_to_come_to_nothing(
    given: list[str], does: str
) -> None:
    played = play(NEWEST.key, place("Bear"), do("effect", on=["it"], change={"add_abilities": given}), cards=[BEAR])
    assert rungs(played.table, "it")[-1].says.endswith(does)
    assert (played["it"].subtypes, played["it"].colors) == (("Bear",), ("G",))
