"""Cast as another set of values, which alone is judged: Adventures, Omens, prepare spells, prototypes, halves."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, Cast, available_actions
from inspector.rules.telling.ladder_words import rungs
from tests.rules.cards_for_tests import Record, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, do, events, place, play

NEW = NEWEST.key


def inset(name: str, spell: str, line: str, layout: str = "adventure") -> Record:
    faces = [
        {**creature(name, "Wizard", "2/3", "{2}{U}"), "oracle_text": "Flying"},
        {"name": spell, "mana_cost": "{4}{R}", "type_line": line, "oracle_text": "Draw a card."},
    ]
    return {"name": f"{name} // {spell}", "layout": layout, "card_faces": faces}


ADVENTURER = inset("Walker", "Long Walk", "Sorcery — Adventure")
OMEN = inset("Seer", "Dark Sign", "Instant — Omen")
SCHOLAR = inset("Scholar", "Short Lesson", "Sorcery", "prepare")
GOLEM = {
    **creature("Golem", "Golem", "6/6", "{7}"),
    "type_line": "Artifact Creature — Golem",
    "layout": "prototype",
    "oracle_text": "Prototype {2}{G} — 3/2 (You may cast this spell with different values.)\nTrample",
    "keywords": ["Prototype", "Trample"],
}
CARDS = (ADVENTURER, OMEN, SCHOLAR, GOLEM, creature("Bear", "Bear", "2/2"))


def run(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=CARDS)


def led_by(played: Played, label: str, key: str) -> str:
    return played[label].why[key][0].rules[0]


@by_edition("-", "-", "716.3 716.3a 716.3b", "715.3 715.3a 715.3b", "715.3 715.3a 715.3b")
def test_715_3b_an_adventure_on_the_stack_is_its_inset_and_nothing_more(edition: str, rules: list[str]) -> None:
    played = run(edition, place("Walker", zone="hand"), do("cast", "it", inset=True))
    it = played["it"]
    assert (it.name, it.mana_cost, it.mana_value, it.colors) == ("Long Walk", "{4}{R}", 5, ("R",))
    assert (it.types, it.subtypes, it.power, it.keywords) == (("Sorcery",), ("Adventure",), None, ())
    assert played.last.rules[0] == rules[0]
    assert set(rules) <= set(played.last.rules)
    assert events(played.last) == ["cast"]
    assert {led_by(played, "it", key) for key in ("name", "mana_value", "types", "mana_cost")} == {rules[-1]}


@by_edition("-", "-", "-", "720.3 720.3a 720.3b", "720.3 720.3a 720.3b")
def test_720_3b_an_omen_on_the_stack_is_its_inset_and_nothing_more(edition: str, rules: list[str]) -> None:
    played = run(edition, place("Seer", zone="hand"), do("cast", "it", inset=True))
    assert (played["it"].name, played["it"].types, played.last.rules[0]) == ("Dark Sign", ("Instant",), rules[0])
    assert led_by(played, "it", "name") == "720.3b"


@pytest.mark.parametrize(
    ("edition", "card", "rule"),
    [
        ("2021-09", "Walker", "716.4"),
        ("2025-06", "Walker", "715.4"),
        (NEW, "Walker", "715.4"),
        ("2025-06", "Seer", "720.4"),
        (NEW, "Scholar", "722.4"),
        ("2025-06", "Golem", "718.4"),
    ],
)
@pytest.mark.parametrize("zone", ["hand", "graveyard", "battlefield"])
def test_715_4_elsewhere_the_card_has_its_normal_values_and_the_subjects_rule_leads(
    edition: str, card: str, rule: str, zone: str
) -> None:
    played = run(edition, place(card, zone=zone))
    assert played["it"].name == card
    assert {led_by(played, "it", key) for key in ("name", "types", "mana_value")} == {rule}


def test_715_4_cast_normally_it_has_its_normal_values_on_the_stack() -> None:
    played = run(NEW, place("Walker", zone="hand"), do("cast", "it"))
    assert (played["it"].name, led_by(played, "it", "name")) == ("Walker", "715.4")
    assert played.last.rules[0] == "715.3"
    assert run(NEW, place("Golem", zone="hand"), do("cast", "it")).last.rules[0] == "718.3"
    assert run("2016-01", place("Walker", zone="hand"), do("cast", "it")).last.rules[0] == "601.2a"


@by_edition("711.4", "711.6", "716.3d", "715.3d", "715.3d")
def test_715_3d_an_adventure_is_exiled_as_it_resolves(edition: str, rules: list[str]) -> None:
    played = run(edition, place("Walker", zone="hand"), do("cast", "it", inset=True), do("resolve", "it"))
    if edition < "2021":
        assert [outcome.result for outcome in played.outcomes][1:] == [ILLEGAL, ILLEGAL]
        return
    assert (played["it"].zone, played["it"].name, played.last.rules[0]) == ("exile", "Walker", rules[0])


@by_edition("-", "-", "-", "720.3d", "720.3d")
def test_720_3d_an_omen_goes_into_the_library_as_it_resolves(edition: str, rules: list[str]) -> None:
    played = run(edition, place("Seer", zone="hand"), do("cast", "it", inset=True), do("resolve", "it"))
    assert (played["it"].zone, played["it"].name, played.last.rules[0]) == ("library", "Seer", rules[0])


@pytest.mark.parametrize(("edition", "card"), [("2016-01", "Walker"), ("2021-09", "Seer"), ("2025-06", "Scholar")])
def test_before_its_edition_an_inset_is_not_cast(edition: str, card: str) -> None:
    played = run(edition, place(card, zone="hand"), do("cast", "it", inset=True))
    assert (played.last.result, played["it"].zone) == (ILLEGAL, "hand")
    assert run(edition, place("Bear", zone="hand"), do("cast", "it", inset=True)).last.result == ILLEGAL


def test_715_3c_the_copy_of_an_adventure_is_an_adventure() -> None:
    cast = (place("Walker", zone="hand"), do("cast", "it", inset=True))
    played = run(NEW, *cast, do("copy_spell", of="it", as_="copy"))
    assert (played["copy"].name, played["copy"].mana_value) == ("Long Walk", 5)
    assert "715.3c" in played.last.rules
    done = played.then(do("resolve", "copy"))
    assert events(done.last) == ["resolved", "ceased to exist"]


def test_722_3_a_preparation_card_is_not_cast_by_its_inset_but_a_copy_for_a_prepared_permanent_is() -> None:
    refused = run(NEW, place("Scholar", zone="hand"), do("cast", "it", inset=True))
    assert (refused.last.result, refused.last.rules[0]) == (ILLEGAL, "722.3")
    prepared = do("designate", "it", as_="prepared")
    played = run(NEW, place("Scholar"), prepared, do("cast", "it", inset=True, as_copy="lesson"))
    lesson = played["lesson"]
    assert (lesson.name, lesson.zone, lesson.mana_value, played["it"].zone) == (
        "Short Lesson",
        "stack",
        5,
        "battlefield",
    )
    assert (played.last.rules[0], led_by(played, "lesson", "name")) == ("722.3c", "722.3c")
    itself = run(NEW, place("Scholar"), prepared, do("cast", "it", inset=True))
    assert (itself.last.result, itself.last.rules[0]) == (ILLEGAL, "722.3")
    assert itself["it"].designations == ("prepared",)
    walker = run(NEW, place("Walker"), do("cast", "it", inset=True))
    assert (walker.last.result, walker.last.rules[0]) == (ILLEGAL, "601.2a")
    other = run(NEW, place("Scholar"), prepared, do("cast", "it", inset=True, as_copy="lesson", player="Ben"))
    assert (other.last.result, other.last.rules[0]) == (ILLEGAL, "722.3c")


def test_722_3c_being_prepared_lets_one_copy_be_cast() -> None:
    cast = do("cast", "it", inset=True, as_copy="lesson")
    unprepared = run(NEW, place("Scholar"), cast)
    assert (unprepared.last.result, unprepared.last.rules[0]) == (ILLEGAL, "722.3c")
    prepared = run(NEW, place("Scholar"), do("designate", "it", as_="prepared"))
    assert (prepared["it"].designations, prepared.last.rules[0]) == (("prepared",), "722.3a")
    assert prepared.then(do("designate", "it", as_="prepared")).last.result == NOTHING
    assert prepared.then(cast)["it"].designations == ()
    taken = prepared.then(do("designate", "it", as_="prepared", off=True))
    assert (taken["it"].designations, taken.last.rules[0]) == ((), "722.3b")
    other = run(NEW, place("Bear"), do("designate", "it", as_="prepared")).last
    assert (other.result, other.rules[0]) == (NOTHING, "722.3a")


def test_722_3a_a_permanent_enters_prepared_by_its_own_words() -> None:
    played = run(NEW, place("Skycoach Conductor", zone="hand"), do("put_onto_battlefield", "it"))
    assert (played["it"].designations, "722.3a" in played.last.rules) == (("prepared",), True)
    assert "not computed" not in played.last.says
    assert run(NEW, place("Skycoach Conductor"))["it"].designations == ()


@by_edition("-", "-", "-", "718.3 702.160a 718.3b", "718.3 702.160a 718.3b")
def test_718_3b_cast_prototyped_it_keeps_the_second_cost_power_and_toughness(edition: str, rules: list[str]) -> None:
    played = run(edition, place("Golem", zone="hand"), do("cast", "it", prototype=True))
    for stage in (played, played.then(do("resolve", "it"))):
        it = stage["it"]
        assert (it.mana_cost, it.mana_value, it.colors, it.power, it.toughness) == ("{2}{G}", 3, ("G",), 3, 2)
        assert (it.name, it.types, "Trample" in it.keywords) == ("Golem", ("Artifact", "Creature"), True)
        assert {led_by(stage, "it", key) for key in ("mana_cost", "mana_value", "power", "colors")} == {"718.3b"}
        assert {led_by(stage, "it", key) for key in ("name", "types", "abilities", "keywords")} == {"718.5"}
    assert played.last.rules[0] == rules[0]
    assert set(rules) <= set(played.last.rules)
    gone = played.then(do("resolve", "it"), do("move", "it", to="graveyard"))
    assert (gone["it"].power, gone["it"].colors, gone["it"].mana_value) == (6, (), 7)


def test_718_3d_a_copy_of_a_prototyped_permanent_or_spell_has_the_second_values() -> None:
    spell = (place("Golem", zone="hand"), do("cast", "it", prototype=True))
    copied = run(NEW, *spell, do("copy_spell", of="it", as_="copy"))
    assert (copied["copy"].power, copied["copy"].colors, "718.3c" in copied.last.rules) == (3, ("G",), True)
    clone = run(NEW, place("Bear"), place("Golem", "golem", prototype=True), do("become_copy", "it", of="golem"))
    assert (clone["it"].power, clone["it"].mana_value, clone["it"].colors) == (3, 3, ("G",))
    assert "718.3d" in clone.last.rules
    again = clone.then(place("Bear", "c"), do("become_copy", "c", of="it"))
    told = [rungs(again.table, label)[1] for label in ("it", "c")]
    assert [rung.step.rules[:2] for rung in told] == [("718.3d", "707.2")] * 2
    assert told[0].says.startswith(
        "As a copy of Golem (golem), which was cast as a prototype: that name; mana cost {2}{G}; "
    )
    assert told[1].says.startswith("As a copy of Golem (it), itself a copy of what was cast as a prototype: that name")
    turned = run(NEW, place("Golem", prototype=True), place("Bear", "bear"), do("become_copy", "it", of="bear"))
    assert (turned["it"].name, turned["it"].power, turned["it"].mana_value) == ("Bear", 2, 2)


@pytest.mark.parametrize("edition", ["2025-06", NEW])
@pytest.mark.parametrize(
    ("copying", "excepted"),
    [
        ((do("create_token_copy", of="golem", as_="it"),), ()),
        ((place("Bear"), do("become_copy", "it", of="golem")), ()),
        # A card of the same name that was cast normally has the second values as a copy all the same.
        ((place("Golem"), do("become_copy", "it", of="golem")), ()),
        # What refers to a permanent that was a prototyped spell refers to its copies, and so to theirs.
        ((do("create_token_copy", of="golem", as_="t"), do("create_token_copy", of="t", as_="it")), ()),
        ((place("Bear", "b"), do("become_copy", "b", of="golem"), do("create_token_copy", of="b", as_="it")), ()),
        # 707.9b: what an exception gives is not the second set's.
        ((place("Bear"), do("become_copy", "it", of="golem", **{"except": {"power": 7}})), ("power",)),
    ],
)
def test_718_3d_the_second_values_of_a_copy_are_told_by_their_own_rule(
    edition: str, copying: tuple[Record, ...], excepted: tuple[str, ...]
) -> None:
    played = run(edition, place("Golem", "golem", prototype=True), *copying)
    it = played["it"]
    assert (it.mana_cost, it.mana_value, it.colors, it.toughness) == ("{2}{G}", 3, ("G",), 2)
    for key in ("mana_cost", "mana_value", "colors", "power", "toughness"):
        assert led_by(played, "it", key) == ("707.9b" if key in excepted else "718.3d")
    assert {led_by(played, "it", key) for key in ("name", "types", "abilities", "keywords")} == {"707.2"}
    gone = played.then(do("move", "golem", to="graveyard"))
    assert (gone["it"].mana_value, led_by(gone, "it", "mana_value")) == (3, "718.3d")


def test_718_3d_what_copies_a_prototype_card_that_was_cast_normally_has_no_second_values() -> None:
    played = run(NEW, place("Golem", "golem", prototype=True), place("Golem"), do("become_copy", "golem", of="it"))
    assert (played["golem"].power, played["golem"].colors, led_by(played, "golem", "power")) == (6, (), "707.2")
    token = run(NEW, place("Golem", "golem"), do("create_token_copy", of="golem", as_="it"))
    assert (token["it"].mana_value, led_by(token, "it", "mana_value")) == (7, "707.2")


@pytest.mark.parametrize(("edition", "rule"), [("2021-09", "601.2b"), (NEW, "702.160a")])
def test_702_160a_what_has_no_prototype_is_not_cast_prototyped(edition: str, rule: str) -> None:
    card = "Golem" if edition == "2021-09" else "Bear"
    refused = run(edition, place(card, zone="hand"), do("cast", "it", prototype=True))
    assert (refused.last.result, refused.last.rules[0]) == (ILLEGAL, rule)


CHEAP = {"mana_value": "<=3"}
DEAR = {"mana_value": ">=4"}
JUDGED = [
    ("Walker", {"inset": True}, CHEAP, "715.3a"),
    ("Walker", {}, DEAR, "601.3"),
    ("Seer", {"inset": True}, {"types": "Creature"}, "720.3a"),
    ("Golem", {"prototype": True}, DEAR, "718.3a"),
    ("Golem", {}, CHEAP, "601.3"),
    ("Fire // Ice", {"half": "left"}, {"mana_value": 4}, "709.3a"),
    ("Wear // Tear", {"half": "fused"}, {"mana_value": 2}, "702.102b"),
    ("Esika, God of the Tree", {"face": "back"}, CHEAP, "712.11c"),
    ("Esika, God of the Tree", {"face": "front"}, {"mana_value": 5}, "712.11c"),
    ("Lunarch Veteran", {"transformed": True}, {"name": "Lunarch Veteran"}, "712.11c"),
    ("Exalted Angel", {"face_down": "morph"}, {"subtypes": "Angel"}, "702.37c"),
]


@pytest.mark.parametrize(("card", "chosen", "asks", "rule"), JUDGED)
def test_712_11c_what_lets_a_spell_be_cast_judges_only_the_set_of_values_that_it_will_have(
    card: str, chosen: Record, asks: Record, rule: str
) -> None:
    angel = creature("Exalted Angel", "Angel", "4/5", "{4}{W}{W}", oracle_text="Morph {2}", keywords=["Morph"])
    zone = "hand" if chosen.get("half") == "fused" else "graveyard"
    cards = (*CARDS, angel)
    refused = play(NEW, place(card, zone=zone), do("cast", "it", permission=asks, **chosen), cards=cards)
    assert (refused.last.result, refused["it"].zone) == (ILLEGAL, zone)
    assert refused.last.rules[0] == rule
    fits = play(NEW, place(card, zone=zone), do("cast", "it", permission={"not": asks}, **chosen), cards=cards)
    assert (fits.last.result, fits["it"].zone) == (DONE, "stack")


def test_712_11a_what_lets_a_card_be_cast_may_let_it_be_cast_transformed() -> None:
    cast = do("cast", "it", transformed=True)
    assert run(NEW, place("Delver of Secrets", zone="graveyard"), cast).last.result == ILLEGAL
    allowed = do("cast", "it", transformed=True, permission={"types": "Creature"})
    assert run(NEW, place("Delver of Secrets", zone="graveyard"), allowed)["it"].name == "Insectile Aberration"


CONTRADICTIONS = [
    ("Fire // Ice", {"half": "left", "face_down": True}, "708.4"),
    ("Delver of Secrets", {"face": "back", "face_down": True}, "708.4"),
    ("Walker", {"inset": True, "face_down": "morph"}, "708.4"),
    ("Golem", {"prototype": True, "inset": True}, "601.2b"),
    ("Fire // Ice", {"half": "left", "face": "back"}, "601.2b"),
    ("Walker", {"inset": True, "half": "right"}, "601.2b"),
    ("Delver of Secrets", {"face": "front", "transformed": True}, "712.11a"),
]


@pytest.mark.parametrize(("card", "chosen", "rule"), CONTRADICTIONS)
def test_601_2b_a_spell_has_one_set_of_values_so_two_are_not_chosen(card: str, chosen: Record, rule: str) -> None:
    refused = run(NEW, place(card, zone="hand"), do("cast", "it", **chosen))
    assert (refused.last.result, refused["it"].zone) == (ILLEGAL, "hand")
    assert refused.last.rules[0] == rule


def test_709_3_of_a_card_without_halves_no_half_is_cast() -> None:
    refused = run(NEW, place("Walker", zone="hand"), do("cast", "it", half="right"))
    assert (refused.last.result, refused.last.rules[0]) == (ILLEGAL, "709.3")


@pytest.mark.parametrize(
    ("card", "zone", "way", "rule"),
    [
        ("Walker", "hand", "inset", "715.4"),
        ("Walker", "battlefield", "inset", "715.4"),
        ("Golem", "hand", "prototype", "718.4"),
        ("Scholar", "stack", "inset", "722.3"),
        ("Bear", "battlefield", "prototype", "702.160a"),
        ("Bear", "battlefield", "bestow", "702.103a"),
    ],
)
def test_715_4_what_could_not_be_there_is_not_set_up(card: str, zone: str, way: str, rule: str) -> None:
    refused = run(NEW, {**place(card, zone=zone), way: True})
    assert (refused.last.result, refused.last.rules[0]) == (ILLEGAL, rule)


@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("Walker", {"inset": True, "face": "front"}),
        ("Walker", {"inset": True, "face_down": True}),
        ("Walker", {"inset": True, "prototype": True}),
        ("Walker", {"inset": True, "bestow": True}),
        ("Golem", {"prototype": True, "bestow": True}),
        ("Golem", {"prototype": True, "face_down": True}),
        ("Fire // Ice", {"inset": True, "half": "left"}),
        ("Fire // Ice", {"prototype": True, "half": "right"}),
        ("Fire // Ice", {"bestow": True, "half": "left"}),
    ],
)
def test_601_2b_nothing_is_set_up_with_two_sets_of_values(card: str, ways: Record) -> None:
    refused = run(NEW, place(card, zone="stack", **ways))
    assert (refused.last.result, refused.last.rules[0]) == (ILLEGAL, "601.2b")


@pytest.mark.parametrize(
    ("asks", "result"),
    [
        ({"zone": "exile"}, DONE),
        ({"zone": ["graveyard", "exile"], "types": "Creature"}, DONE),
        ({"zone": "graveyard"}, ILLEGAL),
        ({"zone": ["graveyard", "hand"], "types": "Creature"}, ILLEGAL),
        ({"zone": "exile", "types": "Land"}, ILLEGAL),
    ],
)
def test_601_3_what_lets_cards_be_cast_from_a_zone_asks_where_the_spell_comes_from(asks: Record, result: str) -> None:
    assert run(NEW, place("Walker", zone="exile"), do("cast", "it", permission=asks)).last.result == result


def test_715_3b_an_adventure_is_set_up_on_the_stack() -> None:
    played = run(NEW, place("Walker", zone="stack", inset=True))
    assert (played["it"].name, played["it"].types) == ("Long Walk", ("Sorcery",))


def test_715_3d_exiled_as_an_adventure_it_is_not_cast_as_one_again_from_there() -> None:
    gone = run(NEW, place("Walker", zone="hand"), do("cast", "it", inset=True), do("resolve", "it"))
    refused = gone.then(do("cast", "it", inset=True))
    assert (refused.last.result, refused.last.rules[0], refused["it"].zone) == (ILLEGAL, "715.3d", "exile")
    assert gone.then(do("cast", "it"))["it"].name == "Walker"
    other_effect = gone.then(do("cast", "it", inset=True, permission={"types": "Sorcery"}))
    assert other_effect["it"].name == "Long Walk"
    back = gone.then(do("move", "it", to="hand"), do("move", "it", to="exile"), do("cast", "it", inset=True))
    assert back.last.result == DONE


@pytest.mark.parametrize(
    ("edition", "name", "rule"),
    [
        ("2016-01", "Long Walk", "201.3"),
        ("2021-09", "Long Walk", "716.5"),
        ("2025-06", "Long Walk", "715.5"),
        (NEW, "Dark Sign", "720.5"),
        (NEW, "Short Lesson", "722.5"),
        (NEW, "Walker", "201.4"),
    ],
)
def test_715_5_the_name_of_an_inset_may_be_chosen(edition: str, name: str, rule: str) -> None:
    told = run(edition, do("choose_name", name=name)).last
    assert (told.result, told.rules[0]) == (DONE, rule)


def test_715_3_the_ways_to_cast_a_card_are_offered() -> None:
    def offered(card: str, zone: str = "hand", edition: str = NEW) -> list[str]:
        return [offer.text for offer in available_actions(run(edition, place(card, zone=zone)).table, "it")]

    assert "Cast Long Walk (Adventure)" in offered("Walker")
    assert "Cast Long Walk (Adventure)" not in offered("Walker", edition="2016-01")
    assert "Cast Golem prototyped" in offered("Golem")
    assert "Cast a copy of Short Lesson (prepared)" in offered("Scholar", "battlefield")
    assert not any("Lesson" in text for text in offered("Scholar"))


def test_718_3b_the_copy_of_a_card_that_is_cast_prototyped_copies_no_prototyped_spell() -> None:
    cast = run(NEW, place("Golem", zone="exile"), do("cast", "it", as_copy="copy", prototype=True))
    copied = run(
        NEW, place("Golem", zone="hand"), do("cast", "it", prototype=True), do("copy_spell", of="it", as_="copy")
    )
    for played, rule in ((cast, "718.3b"), (copied, "718.3c")):
        for then in (played, played.then(do("resolve", "copy"))):
            assert (then["copy"].power, then["copy"].why["power"][0].rules[0]) == (3, rule)


@pytest.mark.parametrize(
    ("edition", "how", "says"),
    [
        ("2026-08", {"inset": True}, "Grizzly Bears has no Adventure or other second spell that could be cast."),
        ("2026-08", {"bestow": True}, "Grizzly Bears has no bestow ability, so it cannot be cast that way."),
        ("2026-08", {"prototype": True}, "Grizzly Bears has no prototype ability, so it cannot be cast that way."),
        ("2011-09", {"bestow": True}, "This edition has no bestow, so Grizzly Bears cannot be cast that way."),
        ("2016-01", {"prototype": True}, "This edition has no prototype, so Grizzly Bears cannot be cast that way."),
    ],
)
def test_601_3_only_what_the_edition_lacks_is_told_of_the_edition(edition: str, how: Record, says: str) -> None:
    """What no edition lets this card do is not told as if another edition might."""
    refused = play(edition, place("Grizzly Bears", "bears", "hand"), do("cast", "bears", **how)).last
    assert (refused.result, refused.says) == (ILLEGAL, says)


CAST_COPY = do("cast", "it", inset=True, as_copy="lesson")
IS_PREPARED = (
    place("Scholar"),
    do("designate", "it", as_="prepared"),
    place("Bear", "bear"),
    place("Walker", "walker"),
)


@pytest.mark.parametrize(
    ("between", "name"),
    [
        ((do("turn_face_down", "it"),), "Short Lesson"),
        ((do("become_copy", "it", of="bear"),), "Short Lesson"),
        ((do("become_copy", "it", of="walker"),), "Short Lesson"),
        ((do("become_copy", "it", of="aviator"),), "Short Lesson"),
        ((do("become_copy", "it", of="aviator"), do("phase_out", "it"), do("phase_in", "it")), "Jump"),
        ((do("become_copy", "it", of="bear"), do("phase_out", "it"), do("phase_in", "it")), None),
        ((do("turn_face_down", "it"), do("phase_out", "it"), do("phase_in", "it")), None),
        ((do("become_copy", "it", of="bear"), do("designate", "it", as_="prepared", off=True)), None),
        ((do("move", "it", to="exile"), do("put_onto_battlefield", "it")), None),
    ],
)
def test_722_3c_the_copy_in_exile_is_made_as_it_becomes_prepared_or_phases_in(
    between: tuple[Record, ...], name: str | None
) -> None:
    """It stays while the permanent is prepared, whatever that is then; what is offered is what may be done."""
    before = run(NEW, *IS_PREPARED, place("Encouraging Aviator", "aviator"), *between)
    offered = [one for one in available_actions(before.table, "it") if isinstance(one.action, Cast) and one.is_possible]
    assert [one.text for one in offered] == ([] if name is None else [f"Cast a copy of {name} (prepared)"])
    played = before.then(CAST_COPY)
    if name is None:
        assert played.last.result == ILLEGAL
        return
    assert (played.last.rules[0], played["lesson"].name, played["it"].designations) == ("722.3c", name, ())


FROG = {"colors": ["G"], "set_subtypes": ["Frog"], "power": 1, "toughness": 1, "add_abilities": ["Flying"]}


@pytest.mark.parametrize(
    "copied",
    [
        (do("create_token_copy", as_="frog", of="it", **{"except": FROG}),),
        (place("Bear", "frog"), do("become_copy", "frog", of="it", **{"except": FROG})),
        (
            do("create_token_copy", as_="first", of="it", **{"except": FROG}),
            do("create_token_copy", as_="frog", of="first", **{"except": {"add_types": ["Artifact"]}}),
        ),
    ],
)
def test_722_3c_exceptions_of_a_copy_do_not_reach_its_prepare_spell(copied: tuple[Record, ...]) -> None:
    """The copy in exile is of a prepare spell as printed, and nothing of the token that it was made for."""
    cast_it = do("cast", "frog", inset=True, as_copy="lesson")
    played = run(NEW, place("Scholar"), *copied, do("designate", "frog", as_="prepared"), cast_it)
    frog, lesson = played["frog"], played["lesson"]
    assert (frog.colors, frog.subtypes, frog.power) == (("G",), ("Frog",), 1)
    assert (lesson.colors, lesson.types, lesson.subtypes) == (("R",), ("Sorcery",), ())
    assert (lesson.power, lesson.keywords, lesson.abilities) == (None, (), ("Draw a card.",))
    assert (lesson.token, lesson.state_based) == (False, ())


def test_903_3_the_copy_of_a_commander_that_is_cast_is_no_commander() -> None:
    """Being one belongs to the card; the copy of a card is none, nor is that of its prepare spell (722.3c)."""
    commander = do("designate", "it", as_="commander")
    prepared = do("designate", "it", as_="prepared")
    jadzi = place("Jadzi, Steward of Fate")
    of_spell = run(NEW, jadzi, commander, prepared, do("cast", "it", inset=True, as_copy="copy"))
    of_card = run(NEW, {**jadzi, "zone": "command"}, commander, do("cast", "it", as_copy="copy"))
    for played in (of_spell, of_card):
        assert (played["it"].designations, played["copy"].designations) == (("commander",), ())
