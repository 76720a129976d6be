"""611.3a, 613.1: what an effect goes by, and so what of others must be certain before what it gives is."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Filter
from inspector.reading import ATTACHED_TO, BEARS, Whom
from inspector.rules.layers.computed_tables import applied_effects, scratches
from inspector.rules.telling.unread_spread import WhatIsRead, left_by_doubt, may_come_to, read_by, said_of_anyone
from inspector.rules.values.asking import Asker
from tests.rules.cards_for_tests import BEAR, GOBLIN, Record
from tests.rules.playing import do, place, play
from tests.rules.speaking import speaks

BATTLEFIELD = ("battlefield",)
GOBLINS: Record = {"subtypes": "Goblin"}
YOURS: Record = {"controller": "you"}
# The keys, where they are read: in these zones, or of the object with this label.
Read = tuple[set[str], tuple[str, ...] | str]
WHOSE: Read = ({"controller"}, "meter")
ON_WHAT: Read = ({ATTACHED_TO}, "meter")


def _goes_by(static: Record) -> list[Read]:
    """What the effect of an Equipment reads that a Bear wears."""
    meter = speaks({"filter": {"name": "Bear"}, **static}, type_line="Artifact — Equipment")
    there = (place("Bear", "bear"), place("Meter", "meter"), do("attach", "meter", to="bear"))
    table = play("2026-08", *there, cards=(BEAR, meter)).table
    (running,) = applied_effects(table)
    return [(set(one.keys), one.zones or one.of) for one in read_by(running, scratches(table))]


def _sorted(reads: list[Read]) -> list[tuple[list[str], str]]:
    return sorted((sorted(keys), str(where)) for keys, where in reads)


AMOUNTS: dict[str, tuple[Record, list[Read]]] = {
    "a number": ({"count": GOBLINS}, [({"subtypes"}, BATTLEFIELD)]),
    "a number of yours": ({"count": YOURS}, [({"controller"}, BATTLEFIELD), WHOSE]),
    "a number of cards": ({"count": {"zone": ["hand", "exile"]}}, [(set(), ("hand", "exile"))]),
    "card types": ({"distinct": "card types", "among": GOBLINS}, [({"subtypes", "types"}, BATTLEFIELD)]),
    "colors": ({"distinct": "colors", "among": GOBLINS}, [({"subtypes", "colors"}, BATTLEFIELD)]),
    "names": ({"distinct": "names", "among": GOBLINS}, [({"subtypes", "name"}, BATTLEFIELD)]),
    "creature types": ({"distinct": "creature types", "among": {}}, [({"subtypes"}, BATTLEFIELD)]),
    "basic land types": ({"distinct": "basic land types", "among": {}}, [({"subtypes"}, BATTLEFIELD)]),
    "powers": ({"distinct": "powers", "among": GOBLINS}, [({"subtypes", "power"}, BATTLEFIELD)]),
    "mana values": ({"distinct": "mana values", "among": GOBLINS}, [({"subtypes", "mana_value"}, BATTLEFIELD)]),
    "the greatest power": ({"greatest": "power", "among": GOBLINS}, [({"subtypes", "power"}, BATTLEFIELD)]),
    "the greatest mana value": ({"greatest": "mana value", "among": {}}, [({"mana_value"}, BATTLEFIELD)]),
    "the total toughness": ({"total": "toughness", "among": {}}, [({"toughness"}, BATTLEFIELD)]),
    "counters among some": ({"counters": "oil", "among": GOBLINS}, [({"subtypes", "counters"}, BATTLEFIELD)]),
    # Of its own, and of what it is attached to: which that is hangs on the Equipment (701.3b).
    "its counters": ({"counters": "oil", "on": "self"}, [({"counters"}, "meter")]),
    "its power": ({"of": "power", "on": "self"}, [({"power"}, "meter")]),
    "the toughness of what it is on": ({"of": "toughness", "on": "attached"}, [({"toughness"}, "bear"), ON_WHAT]),
    "the loyalty of what it is on": ({"of": "loyalty", "on": "attached"}, [({"loyalty"}, "bear"), ON_WHAT]),
    "the colors of one": ({"of": "colors", "on": "bear"}, [({"colors"}, "bear")]),
    # 700.5: symbols in the mana costs of permanents that its controller controls.
    "devotion": ({"devotion": ["R"]}, [({"mana_cost", "controller"}, BATTLEFIELD), WHOSE]),
    # 109.5: "your" life is that of its controller.
    "life": ({"life": "you"}, [WHOSE]),
    "a sum": (
        {"sum": [{"count": GOBLINS}, {"of": "power", "on": "self"}]},
        [({"subtypes"}, BATTLEFIELD), ({"power"}, "meter")],
    ),
}


@pytest.mark.parametrize("name", AMOUNTS)
def test_611_3a_an_effect_goes_by_all_that_its_amount_is_taken_from(name: str) -> None:
    value, reads = AMOUNTS[name]
    assert _sorted(_goes_by({"change": {"power": value}})) == _sorted(reads)


@pytest.mark.parametrize("key", ["power", "toughness", "set_power", "set_toughness"])
def test_613_4_sizes_are_changed_and_set_by_amounts_alike(key: str) -> None:
    assert _goes_by({"change": {key: {"count": GOBLINS}}}) == [({"subtypes"}, BATTLEFIELD)]
    assert _goes_by({"change": {key: 1 if key.startswith("set") else "+1"}}) == []


def test_611_2d_what_a_spell_counted_as_it_resolved_it_went_by() -> None:
    counts = do("effect", on=["bear"], change={"power": {"count": GOBLINS}})
    table = play("2026-08", place("Bear", "bear"), place("Goblin", "goblin"), counts, cards=(BEAR, GOBLIN)).table
    (running,) = applied_effects(table)
    # What it gives is a number now.
    assert running.change.power == 1
    assert [(set(one.keys), one.zones) for one in read_by(running, scratches(table))] == [({"subtypes"}, BATTLEFIELD)]


CONDITIONS: dict[str, tuple[Record, list[Read]]] = {
    "how many there are": ({"count": GOBLINS, "is": ">=1"}, [({"subtypes"}, BATTLEFIELD)]),
    "how many are yours": ({"count": YOURS, "is": ">=1"}, [({"controller"}, BATTLEFIELD), WHOSE]),
    "an amount": ({"value": {"greatest": "power", "among": {}}, "is": ">=1"}, [({"power"}, BATTLEFIELD)]),
    # 102.1: whose turn it is means that of its controller.
    "whose turn it is": ({"turn_of": "you"}, [WHOSE]),
    "what it is": ({"self": {"types": "Artifact"}}, [({"types"}, "meter")]),
    "what it is on": ({"attached": {"colors": "G"}}, [({"colors"}, "bear"), ON_WHAT]),
    "day or night": ({"day_night": "night"}, []),
    "two of them": (
        {"all": [{"self": {"tapped": True}}, {"not": {"count": GOBLINS, "is": ">=1"}}]},
        [({"tapped"}, "meter"), ({"subtypes"}, BATTLEFIELD)],
    ),
}


@pytest.mark.parametrize("name", CONDITIONS)
def test_611_3a_an_effect_goes_by_all_that_its_condition_asks(name: str) -> None:
    condition, reads = CONDITIONS[name]
    assert _sorted(_goes_by({"change": {"power": "+1"}, "if": condition})) == _sorted(reads)


COMPARED: dict[str, list[Read]] = {
    # 201.2, 105.2, 205.3: what another has in common with one hangs on what that one is as well.
    "same_name_as": [({"name"}, "bear")],
    "shares_color_with": [({"colors"}, "bear")],
    "shares_creature_type_with": [({"types", "subtypes"}, "bear")],
}


@pytest.mark.parametrize("quality", COMPARED)
def test_611_3a_a_count_of_those_like_one_goes_by_what_that_one_is(quality: str) -> None:
    (keys, _) = COMPARED[quality][0]
    among: Read = (keys, BATTLEFIELD)
    assert _sorted(_goes_by({"change": {"power": {"count": {quality: "bear"}}}})) == _sorted(
        [among, *COMPARED[quality]]
    )
    # Where it is compared with what the Equipment is on, it is also in question which one that is.
    of_host = _goes_by({"change": {"power": {"count": {"not": {quality: "attached"}}}}})
    assert _sorted(of_host) == _sorted([among, *COMPARED[quality], ON_WHAT])


def test_701_3b_a_count_of_what_is_attached_to_one_goes_by_no_value_of_that_one() -> None:
    found = _goes_by({"change": {"power": {"count": {"attached_to": "bear"}}}})
    assert _sorted(found) == _sorted([({ATTACHED_TO}, BATTLEFIELD), (set(), "bear")])


# Each quality of a filter, and the values by which it is in doubt whether an object has it.
QUALITIES: tuple[tuple[Record, tuple[str, ...]], ...] = (
    *(({key: "X"}, (key,)) for key in ("types", "subtypes", "supertypes", "keywords", "name", "controller")),
    ({"colors": "R"}, ("colors",)),
    *(({key: ">=1"}, (key,)) for key in ("mana_value", "power", "toughness")),
    ({"same_name_as": "it"}, ("name",)),
    ({"all_types": ["Artifact"]}, ("types",)),
    ({"number_of_colors": 2}, ("colors",)),
    ({"historic": True}, ("types", "subtypes", "supertypes")),
    ({"has_abilities": True}, ("abilities",)),
    ({"modified": True}, ("controller", "counters", BEARS)),
    ({"enchanted": True}, (BEARS,)),
    ({"equipped": True}, (BEARS,)),
    ({"attached_to": "it"}, (ATTACHED_TO,)),
    ({"designated": "monstrous"}, ("designations",)),
    ({"counters": "any"}, ("counters",)),
    ({"tapped": True}, ("tapped",)),
    ({"face_down": True}, ("face_up", "face_down")),
    ({"face_up": "back"}, ("face_up", "face_down")),
    ({"belongs_to": "its controller"}, ("controller",)),
    ({"shares_color_with": "it"}, ("colors",)),
    ({"shares_creature_type_with": "it"}, ("types", "subtypes")),
    ({"chosen": "color"}, ("colors",)),
    ({"chosen": "creature type"}, ("subtypes",)),
    ({"chosen": "basic land type"}, ("subtypes",)),
    ({"chosen": "card type"}, ("types",)),
    ({"chosen": "name"}, ("name",)),
    ({"not": {"colors": "R"}}, ("colors",)),
    ({"nor": {"chosen": "color"}}, ("colors",)),
    ({"not": {"not": {"designated": "monstrous"}}}, ("designations",)),
)


@pytest.mark.parametrize(("wanted", "keys"), QUALITIES, ids=str)
def test_613_1_a_quality_counts_for_nothing_where_it_is_in_doubt_and_for_all_where_it_is_not(
    wanted: Record, keys: tuple[str, ...]
) -> None:
    asked = msgspec.convert({**wanted, "zone": "battlefield"}, Filter)
    for key in keys:
        assert left_by_doubt(asked, {key}) == Filter(zone="battlefield")
    assert left_by_doubt(asked, {"loyalty", *ALL_ASKED} - {*keys}) == asked


ALL_ASKED = frozenset(key for _, keys in QUALITIES for key in keys)


def test_613_1_of_two_that_a_filter_refuses_the_one_that_is_not_in_doubt_stays() -> None:
    wanted = msgspec.convert({"not": {"colors": "R"}, "nor": {"types": "Land"}}, Filter)
    assert left_by_doubt(wanted, {"colors"}) == Filter(nor=Filter(types="Land"))
    assert left_by_doubt(wanted, {"types"}) == Filter(not_=Filter(colors=wanted.not_.colors if wanted.not_ else None))


def test_613_1_what_a_filter_refuses_by_two_qualities_it_may_not_refuse_where_one_is_in_doubt() -> None:
    wanted = msgspec.convert({"tapped": True, "not": {"colors": "R", "types": "Land"}}, Filter)
    assert left_by_doubt(wanted, {"colors"}) == left_by_doubt(wanted, {"types"}) == Filter(tapped=True)


WHOEVER: tuple[tuple[Record, Record], ...] = (
    # 109.5: "you" may be another; and so may be what is compared with.
    ({"controller": "you", "types": "Creature"}, {"types": "Creature"}),
    ({"owner": "you", "zone": "graveyard"}, {"zone": "graveyard"}),
    ({"belongs_to": "its controller"}, {}),
    *(({quality: "attached"}, {}) for quality in (*COMPARED, "attached_to")),
    ({"not": {"controller": "you"}, "nor": {"types": "Land"}}, {"nor": {"types": "Land"}}),
    ({"not": {"types": "Land"}, "nor": {"same_name_as": "it"}}, {"not": {"types": "Land"}}),
    ({"colors": "R", "tapped": True}, {"colors": "R", "tapped": True}),
)


@pytest.mark.parametrize(("wanted", "left"), WHOEVER, ids=str)
def test_109_5_whom_words_mean_whoever_you_is(wanted: Record, left: Record) -> None:
    assert said_of_anyone(msgspec.convert(wanted, Filter)) == msgspec.convert(left, Filter)


# What Ana's words count, what comes by whose words, and whether that may be among what they count.
COMES: dict[str, tuple[Record, Whom, str, bool]] = {
    "to that zone": ({}, Whom(zones=("graveyard",)), "Ana", True),
    "to another zone": ({}, Whom(zones=("exile",)), "Ana", False),
    "to one of several": ({}, Whom(zones=("exile", "graveyard")), "Ana", True),
    "yours by your words": ({"owner": "you"}, Whom(zones=("graveyard",), controller="you"), "Ana", True),
    "an opponent's by your words": ({"owner": "you"}, Whom(zones=("graveyard",), controller="opponent"), "Ana", False),
    "theirs, and yours are meant": ({"owner": "opponent"}, Whom(zones=("graveyard",), controller="you"), "Ana", False),
    "theirs, and theirs are meant": (
        {"owner": "opponent"},
        Whom(zones=("graveyard",), controller="opponent"),
        "Ana",
        True,
    ),
    # Of a third player's words "an opponent" may be Ana or another; what is "yours" there is not hers.
    "of another's own": ({"owner": "you"}, Whom(zones=("graveyard",), controller="you"), "Ben", False),
    "of another's opponent": ({"owner": "you"}, Whom(zones=("graveyard",), controller="opponent"), "Ben", True),
    "of another's own, an opponent's are meant": (
        {"owner": "opponent"},
        Whom(zones=("graveyard",), controller="you"),
        "Ben",
        True,
    ),
    "by who controls it": ({"controller": "you"}, Whom(zones=("graveyard",), controller="opponent"), "Ana", False),
    "whosever": ({"owner": "you"}, Whom(zones=("graveyard",)), "Ben", True),
    "of a type": ({"types": "Creature"}, Whom(zones=("graveyard",), types=("Creature",)), "Ana", True),
    "of one of two types": ({"types": ["Land", "Creature"]}, Whom(zones=("graveyard",), types=("Land",)), "Ana", True),
    "of another type": ({"types": "Creature"}, Whom(zones=("graveyard",), types=("Land",)), "Ana", False),
    "of any type": ({"types": "Creature"}, Whom(zones=("graveyard",)), "Ana", True),
    "any are meant": ({}, Whom(zones=("graveyard",), types=("Land",), subtypes=("Forest",)), "Ana", True),
    # 205.3d: what has a land type is a land.
    "of a subtype of that type": ({"types": "Land"}, Whom(zones=("graveyard",), subtypes=("Forest",)), "Ana", True),
    "of a subtype of another": ({"types": "Creature"}, Whom(zones=("graveyard",), subtypes=("Forest",)), "Ana", False),
    "of that subtype": ({"subtypes": ["Elf", "Forest"]}, Whom(zones=("graveyard",), subtypes=("Elf",)), "Ana", True),
    "of another subtype": ({"subtypes": "Elf"}, Whom(zones=("graveyard",), subtypes=("Goblin",)), "Ana", False),
    "of any subtype": ({"subtypes": "Elf"}, Whom(zones=("graveyard",), types=("Creature",)), "Ana", True),
}


@pytest.mark.parametrize("name", COMES)
def test_400_1_what_comes_to_a_zone_may_be_among_what_is_counted_there(name: str) -> None:
    wanted, coming, by, may_be = COMES[name]
    read = WhatIsRead(frozenset(), ("graveyard",), asker=Asker("Ana", "meter"))
    assert may_come_to(read, msgspec.convert(wanted, Filter), coming, by) is may_be
