"""What "equipped creature" and its like mean where the object is not what they call it (109.2, 301.5a, 301.5f, 301.6).

An Equipment is no longer on a creature between the moment when that stops being one and the next state-based actions
(704.5n). Then "equipped creature" means no object: 301.5a with 109.2 in 2011, 301.5e in 2016 and 2021, 301.5f since.
For Fortifications and lands the same rules hold (301.6). "Enchanted" is whatever an Aura is on (303.4b; 303.4k in 2016,
303.4m since), so what an Aura does goes on until it is put away (704.5m).
"""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import StaticAbility
from inspector.rules import all_characteristics, rungs
from tests.rules.playing import Played, Record, do, place, play

EDITIONS = ("2011-09", "2016-01", "2021-09", "2025-06", "2026-08")


def attachment(name: str, text: str) -> Record:
    first = text.split(" ", maxsplit=1)[0]
    kind = {"Equipped": "Artifact — Equipment", "Fortified": "Artifact — Fortification"}.get(first)
    kind = kind or ("Enchantment — Aura" if first in ("Enchanted", "You") else "Artifact — Equipment")
    enchant = f"Enchant permanent\n{text}" if "Aura" in kind else text
    return {"name": name, "mana_cost": "{1}", "type_line": kind, "oracle_text": enchant}


HOSTS: tuple[Record, ...] = (
    {"name": "Manland", "mana_cost": "", "type_line": "Land", "oracle_text": "{T}: Add {C}."},
    {"name": "Bear", "mana_cost": "{1}{G}", "type_line": "Creature — Bear", "power": "2", "toughness": "2"},
    {"name": "Relic", "mana_cost": "{2}", "type_line": "Artifact"},
    {"name": "Sage", "mana_cost": "{3}", "type_line": "Legendary Planeswalker — Teferi", "loyalty": "3"},
)
BECOMES_A_CREATURE = {"add_types": ["Creature"], "set_power": 2, "set_toughness": 2}


def animated(label: str, until: str = "end of turn") -> Record:
    return do("effect", on=[label], change=BECOMES_A_CREATURE, until=until)


def on_host(edition: str, text: str, host: str, *more: Record, before: tuple[Record, ...] = ()) -> Played:
    """Put a card with this text onto a host that may bear it at that time, then play on."""
    actions = (place(host, "host", player="Ben"), place("Thing", "thing"), *before)
    cards = (attachment("Thing", text), *HOSTS)
    played = play(edition, *actions, do("attach", "thing", to="host"), *more, cards=cards)
    # Computed as a whole it comes to the same.
    whole = msgspec.structs.replace(played.table, objects=dict(played.table.objects))
    assert all_characteristics(whole)["host"] == played["host"]
    return played


ENDS = do("end_turn")
TO_A_LAND = do("effect", on=["host"], change={"set_types": ["Land"]})
TO_AN_ARTIFACT = do("effect", on=["host"], change={"set_types": ["Artifact"]})
EQUIPPED: dict[str, tuple[str, ...]] = {
    "2011-09": ("301.5a", "109.2"),
    "2016-01": ("301.5e", "301.5a", "109.2"),
    "2021-09": ("301.5e", "301.5a", "109.2"),
    "2025-06": ("301.5f", "301.5a", "109.2"),
    "2026-08": ("301.5f", "301.5a", "109.2"),
}
FORTIFIED = dict.fromkeys(EDITIONS, ("301.6", "109.2"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("text", "host", "before", "then", "rules", "says"),
    [
        ("Equipped creature has infect.", "Manland", (animated("host"),), ENDS, EQUIPPED, "Manland is not a creature"),
        ("Equipped creature has flying.", "Bear", (), TO_A_LAND, EQUIPPED, "Bear is not a creature"),
        ("Equipped creature has flying.", "Bear", (), TO_AN_ARTIFACT, EQUIPPED, "Bear is not a creature"),
        ("Fortified land has indestructible.", "Manland", (), TO_AN_ARTIFACT, FORTIFIED, "Manland is not a land"),
        (
            "As long as equipped creature is colorless, it has infect.",
            "Manland",
            (animated("host"),),
            ENDS,
            EQUIPPED,
            "Manland is not a creature",
        ),
    ],
)
def test_301_5_301_6_words_mean_no_object_that_is_not_what_they_call_it(
    edition: str,
    text: str,
    host: str,
    before: tuple[Record, ...],
    then: Record,
    rules: dict[str, tuple[str, ...]],
    says: str,
) -> None:
    played = on_host(edition, text, host, before=before)
    assert len(played["host"].keywords) == 1
    played = on_host(edition, text, host, then, before=before)
    assert played["host"].keywords == ()
    (rung,) = (one for one in rungs(played.table, "host") if one.step.source and one.step.source.label == "thing")
    assert rung.says == f"Thing does not apply: {says}."
    assert not rung.step.applied
    assert rung.step.rules[: len(rules[edition])] == rules[edition]


@pytest.mark.parametrize(
    ("edition", "host", "text", "then"),
    [
        *((edition, "Bear", "Enchanted creature has flying.", TO_A_LAND) for edition in EDITIONS),
        ("2026-08", "Manland", "Enchanted land has flying.", TO_AN_ARTIFACT),
        ("2016-01", "Relic", "Enchanted artifact has flying.", TO_A_LAND),
        ("2026-08", "Sage", "Enchanted planeswalker has flying.", TO_A_LAND),
        ("2026-08", "Bear", "Enchanted permanent has flying.", TO_A_LAND),
        ("2026-08", "Bear", "Equipped permanent has flying.", TO_AN_ARTIFACT),
    ],
)
def test_303_4m_enchanted_is_whatever_an_aura_is_on(edition: str, host: str, text: str, then: Record) -> None:
    """303.4b in 2011, 303.4k in 2016; and a permanent that is equipped need not be a creature."""
    assert on_host(edition, text, host, then)["host"].keywords == ("Flying",)


@pytest.mark.parametrize("edition", EDITIONS)
def test_303_4m_control_of_what_becomes_a_creature_only_in_a_later_layer(edition: str) -> None:
    """Control is given in layer 2, where the land is no creature yet."""
    played = on_host(edition, "You control enchanted creature.", "Manland", before=(animated("host"),))
    assert played["host"].controller == "Ana"


@pytest.mark.parametrize(("until", "subtypes"), [("forever", ("Knight",)), ("end of turn", ())])
def test_613_8a_an_equipment_waits_for_what_makes_its_host_a_creature(until: str, subtypes: tuple[str, ...]) -> None:
    """Both act in layer 4: what it applies to hangs on the newer effect, which is applied first."""
    text = "Equipped creature is a Knight in addition to its other types."
    played = on_host("2026-08", text, "Manland", ENDS, animated("host", until), before=(animated("host"),))
    assert played["host"].subtypes == ("Knight",)
    own = [one.step for one in rungs(played.table, "host") if one.step.source and one.step.source.label == "thing"]
    assert [one.by for one in own[0].depends_on] == ["what it applies to"]
    assert own[0].rules[0] == "613.8a"
    assert played.then(ENDS)["host"].subtypes == subtypes


def test_613_8a_an_equipment_waits_for_what_makes_its_host_no_creature() -> None:
    """The newer effect comes first, and then there is no creature that the Equipment is on."""
    text = "Equipped creature is an artifact in addition to its other types."
    played = on_host("2026-08", text, "Bear", TO_A_LAND)
    assert played["host"].types == ("Land",)
    assert played["host"].why["types"][0].rules[0] == "613.8a"
    says = [one.says for one in rungs(played.table, "host") if one.step.source and one.step.source.label == "thing"]
    assert len(says) == 1
    assert says[0].startswith("Thing does not apply: after ")
    assert says[0].endswith("Bear is not a creature.")


def test_613_8c_an_equipment_comes_first_if_nothing_it_waits_for_acts_on_its_host_yet() -> None:
    """What makes Swamps creatures waits for what makes the land one, and the Equipment, being older, for neither."""
    swamps = do("effect", source="relic", filter={"subtypes": "Swamp"}, change={"add_types": ["Creature"]})
    text = "Equipped creature is a Knight in addition to its other types."
    a_swamp = do("effect", on=["host"], change={"add_subtypes": ["Swamp"]})
    before = (place("Relic", "relic"), animated("host"))
    played = on_host("2026-08", text, "Manland", ENDS, swamps, a_swamp, before=before)
    assert played["host"].types == ("Land", "Creature")
    assert played["host"].subtypes == ("Swamp",)
    (says,) = (one.says for one in rungs(played.table, "host") if one.step.source and one.step.source.label == "thing")
    assert says == "Thing does not apply: at that point, Manland is not a creature."


def test_613_6_what_began_goes_on_though_it_makes_its_host_no_creature() -> None:
    """One effect in layers 4, 5 and 7b: it began with a creature, made it none, and goes on with that object."""
    text = "Equipped creature is a blue artifact with base power and toughness 0/1 and loses all other card types."
    own = {"on": "attached", "only": {"types": "Creature"}, "change": {"set_types": ["Artifact"], "set_colors": ["U"]}}
    card = {**attachment("Thing", text), "static": [own]}
    cards = (card, *HOSTS)
    played = play("2026-08", place("Bear", "host"), place("Thing", "thing"), cards=cards)
    played = played.then(do("attach", "thing", to="host"))
    assert played["host"].types == ("Artifact",)
    assert played["host"].colors == ("U",)
    steps = [one.step for one in rungs(played.table, "host") if one.step.source and one.step.source.label == "thing"]
    assert [one.layer for one in steps] == ["4", "5"]
    assert "613.6" in steps[1].rules
    goes_on = "still applying although it affects only creatures, as it began to in an earlier layer"
    assert any(goes_on in one.says for one in rungs(played.table, "host"))


def test_613_1_a_creature_by_the_same_equipment_is_one_in_later_layers() -> None:
    """As Luxior does: what makes it a creature comes in layer 4, what creatures get in layer 7c (613.1d, 613.4c)."""
    text = (
        "Equipped permanent isn't a planeswalker and is a creature in addition to its other types.\n"
        "Equipped creature gets +1/+1 for each counter on it."
    )
    size = do("effect", on=["host"], change={"set_power": 0, "set_toughness": 0})
    counters = do("counters", object="host", kind="charge", count=2)
    played = on_host("2026-08", text, "Sage", ENDS, size, counters, before=(animated("host"),))
    assert played["host"].types == ("Creature",)
    number = sum(played.table.object("host").counters.values())
    assert number >= 2
    assert (played["host"].power, played["host"].toughness) == (number, number)


@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_109_2_both_creatures_are_no_land(edition: str) -> None:
    """A pair ends as one of the two stops being a creature (702.95e); what words call creatures is one anyway."""
    text = "Soulbond\nAs long as this creature is paired with another creature, both creatures have flying."
    mate = {**HOSTS[1], "name": "Mate", "oracle_text": text}
    paired = (place("Mate", "mate"), place("Bear", "bear"), do("designate", "mate", **{"as": "paired", "with": "bear"}))
    played = play(edition, *paired, cards=(mate, *HOSTS))
    assert (played["mate"].keywords[-1], played["bear"].keywords) == ("Flying", ("Flying",))
    played = played.then(do("effect", on=["bear"], change={"set_types": ["Land"]}))
    assert played["bear"].keywords == ()


@pytest.mark.parametrize(
    ("only", "keywords"),
    [
        ({}, ("Flying",)),
        ({"only": {"types": "Creature"}}, ()),
        ({"only": {"types": ["Creature", "Land"]}}, ("Flying",)),
    ],
)
def test_611_3a_what_a_file_says_of_an_attachment_decides(only: Record, keywords: tuple[str, ...]) -> None:
    """``attached`` alone is whatever its source is on; with ``only`` it must be that at any given moment."""
    own = {"on": "attached", **only, "change": {"add_abilities": ["Flying"]}}
    card = {**attachment("Thing", "Equipped creature has flying."), "static": [own]}
    played = play("2026-08", place("Bear", "host"), place("Thing", "thing"), cards=(card, *HOSTS))
    played = played.then(do("attach", "thing", to="host"))
    assert played["host"].keywords == ("Flying",)
    assert played.then(TO_A_LAND)["host"].keywords == keywords
    # An effect that a file gives its source follows what that is on.
    given = do("effect", source="thing", on="attached", change={"add_abilities": ["Haste"]})
    assert {*played.then(TO_A_LAND, given)["host"].keywords} == {*keywords, "Haste"}


FLIES = do("effect", on=["host"], change={"add_abilities": ["Flying"]})
GROWS = do("effect", on=["host"], change={"set_power": 4, "set_toughness": 4})


@pytest.mark.parametrize(
    ("only", "change", "then", "value"),
    [
        ({"tapped": True}, {"add_abilities": ["Haste"]}, (do("tap", "host"),), ("Haste",)),
        ({"enchanted": True}, {"add_abilities": ["Haste"]}, (do("attach", "wings", to="host"),), ("Haste", "Flying")),
        ({"name": "Bear"}, {"add_abilities": ["Haste"]}, (do("tap", "relic"),), ("Haste",)),
        ({"same_name_as": "relic"}, {"add_abilities": ["Haste"]}, (do("become_copy", "relic", of="host"),), ("Haste",)),
        ({"keywords": "Flying"}, {"add_abilities": ["Haste"]}, (FLIES,), ("Flying", "Haste")),
        (
            {"counters": {"oil": ">=1"}},
            {"add_abilities": ["Haste"]},
            (do("counters", "host", kind="oil", count=1),),
            None,
        ),
        ({"power": ">=4"}, {"power": "+1"}, (GROWS,), 5),
        # It waits for the newer effect, on which it depends for what it applies to (613.8a).
        ({"power": ">=4"}, {"set_power": 7}, (GROWS,), 7),
        ({"subtypes": "Elf"}, {"add_abilities": ["Haste"]}, (), ()),
    ],
)
def test_611_3a_whatever_what_it_is_on_must_be_is_asked_of_it(
    only: Record, change: Record, then: tuple[Record, ...], value: object
) -> None:
    """Asked at any given moment, computed anew for the host alone or with all others."""
    card = {**attachment("Thing", "Equipped creature has haste."), "static": [{"on": "attached", "only": only}]}
    card["static"][0]["change"] = change
    aura = attachment("Wings", "Enchanted creature has flying.")
    actions = (place("Bear", "host"), place("Thing", "thing"), place("Wings", "wings"), place("Relic", "relic"))
    others = tuple(place("Manland", f"land {number}") for number in range(12))
    played = play("2026-08", *actions, *others, do("attach", "thing", to="host"), cards=(card, aura, *HOSTS))
    for one in then:
        _ = played["host"]
        played = played.then(one)
        whole = msgspec.structs.replace(played.table, objects=dict(played.table.objects))
        assert all_characteristics(whole)["host"] == played["host"]
    host = played["host"]
    assert (host.power if isinstance(value, int) else host.keywords) == (("Haste",) if value is None else value)


def test_612_1_the_word_for_what_it_is_on_is_changed_with_the_text() -> None:
    own = {"on": "attached", "only": {"subtypes": "Elf"}, "change": {"add_abilities": ["Haste"]}}
    card = {**attachment("Thing", "Equipped Elf has haste."), "static": [own]}
    actions = (place("Bear", "host"), place("Thing", "thing"), do("attach", "thing", to="host"))
    played = play("2026-08", *actions, cards=(card, *HOSTS))
    assert played["host"].keywords == ()
    played = played.then(do("effect", on=["thing"], change={"text": {"from": "Elf", "to": "Bear"}}))
    assert played["host"].keywords == ("Haste",)


@pytest.mark.parametrize(("then", "face"), [((), "front"), ((TO_A_LAND,), "back")])
def test_301_5f_what_the_equipped_creature_cannot_do_another_permanent_can(then: tuple[Record, ...], face: str) -> None:
    cards = (attachment("Thing", "Equipped creature can't transform."), *HOSTS)
    actions = (place("Kruin Outlaw", "host"), place("Thing", "thing"), do("attach", "thing", to="host"))
    played = play("2026-08", *actions, *then, do("transform", "host"), cards=cards)
    assert played["host"].face_up == face


@pytest.mark.parametrize(
    ("name", "equip"), [("Sword of the Realms", "Vigilance"), ("Ashmouth Blade", "First strike"), ("Bonesplitter", "")]
)
def test_301_5f_bundled_equipment_is_on_a_creature(name: str, equip: str) -> None:
    actions = (place("Bear", "host"), place(name, "thing", face="back") if equip else place(name, "thing"))
    played = play("2026-08", *actions, do("attach", "thing", to="host"), cards=HOSTS)
    assert played["host"].keywords == ((equip,) if equip else ())
    assert played["host"].power > 2  # type: ignore[operator]
    played = played.then(TO_A_LAND)
    assert played["host"].keywords == ()
    says = {one.says for one in rungs(played.table, "host") if not one.step.applied}
    assert says == {f"{name} does not apply: Bear is not a creature."}


def test_611_3a_it_applies_again_once_its_host_is_a_creature() -> None:
    """Computed anew for few objects as for all: the host changes alone, among others that stay."""
    others = tuple(place("Bear", f"bear {number}") for number in range(12))
    before = (*others, animated("host"))
    played = on_host("2026-08", "Equipped creature gets +1/+1 and has infect.", "Manland", before=before)
    for keywords, size, then in (
        ((), None, ENDS),
        (("Infect",), 3, animated("host")),
        ((), None, ENDS),
        ((), None, do("tap", "host")),
        (("Infect",), 3, animated("host", "forever")),
        ((), None, TO_A_LAND),
    ):
        played = played.then(then)
        assert (played["host"].keywords, played["host"].power) == (keywords, size)
        whole = msgspec.structs.replace(played.table, objects=dict(played.table.objects))
        assert all_characteristics(whole)["host"] == played["host"]


@pytest.mark.parametrize(
    ("text", "host", "says"),
    [
        ("Equipped creature has flying.", "Bear", "it is no longer an Equipment, so it equips nothing"),
        ("Fortified land has flying.", "Manland", "it is no longer a Fortification, so it fortifies nothing"),
    ],
)
def test_301_7_what_is_no_equipment_equips_nothing_in_2011(text: str, host: str, says: str) -> None:
    """Later it equips what it is on all the same (301.5e; 301.5f since 2025; 301.6)."""
    no_equipment = do("effect", on=["thing"], change={"set_types": ["Enchantment"]})
    played = on_host("2011-09", text, host, no_equipment)
    assert played["host"].keywords == ()
    last = rungs(played.table, "host")[-1]
    assert last.says == f"Thing does not apply: {says}."
    assert last.step.rules[0] == "301.7"
    for edition in EDITIONS[1:]:
        assert on_host(edition, text, host, no_equipment)["host"].keywords == ("Flying",)


def test_301_5f_a_condition_of_the_equipped_creature_does_not_hold_without_one() -> None:
    text = "As long as equipped creature is tapped, tapped creatures you control get +2/+0."
    cards = (attachment("Thing", text.replace("As", "Equipped creature has reach.\nAs")), *HOSTS)
    actions = (place("Manland", "host"), place("Bear", "bear", tapped=True), place("Thing", "thing"), animated("host"))
    played = play("2026-08", *actions, do("attach", "thing", to="host"), do("tap", "host"), cards=cards)
    assert played["bear"].power == 4
    played = played.then(ENDS)
    assert played["bear"].power == 2
    assert rungs(played.table, "bear")[-1].says == "Thing does not apply: what Thing is attached to is not a creature."


@pytest.mark.parametrize("wrong", [{"filter": {"types": "Creature"}}, {}])
def test_only_belongs_to_on(wrong: Record) -> None:
    record = {**wrong, "only": {"types": "Creature"}, "change": {"power": "+1"}}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(record, StaticAbility)


@pytest.mark.parametrize(("gives", "in_doubt"), [("has infect", True), ("gets +1/+1", False)])
def test_301_5f_what_may_be_a_creature_may_be_the_equipped_creature(gives: str, in_doubt: bool) -> None:
    """Words that are not read may make the land a creature, and then it has what the Equipment gives."""
    words = "Lands that dance are creatures in addition to their other types."
    odd = {"name": "Odd", "mana_cost": "{1}", "type_line": "Enchantment", "oracle_text": words}
    actions = (place("Manland", "host"), place("Thing", "thing"), animated("host"), do("attach", "thing", to="host"))
    cards = (attachment("Thing", f"Equipped creature {gives}."), odd, *HOSTS)
    played = play("2026-08", *actions, ENDS, place("Odd", "odd"), cards=cards)
    assert any("keywords" in one.keys for one in played["host"].not_computed) is in_doubt
    assert played["host"].keywords == ()
