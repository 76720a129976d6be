"""113.3, 702: keywords that came after an edition are not computed under it, and it is said what they would act on."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import BEAR
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Played, Record, do, place, play
from tests.rules.speaking import card

DEVOID = card("Drone", "Creature — Eldrazi", "{U}", "1/1", oracle_text="Devoid", keywords=["Devoid"])
CAR = card(
    "Car",
    "Artifact — Vehicle",
    "{2}",
    "3/3",
    oracle_text="Living metal (As long as it is your turn, this Vehicle is also a creature.)",
    keywords=["Living metal"],
)
LIZARD = card(
    "Lizard",
    "Artifact Creature — Equipment Lizard",
    "{2}",
    "2/2",
    oracle_text="Trample\nReconfigure {2}",
    keywords=["Reconfigure", "Trample"],
)
AVATAR = card(
    "Avatar", "Enchantment Creature — Avatar", "{4}", "5/5", oracle_text="Impending 4—{2}{W}", keywords=["Impending"]
)
SHIP = card(
    "Ship",
    "Artifact — Spacecraft",
    "{3}",
    "2/3",
    oracle_text="Station\nSTATION 3+\nHaste\nSTATION 8+\nFlying",
    keywords=["Station"],
)
BOAT = card("Boat", "Artifact — Spacecraft", "{3}", "2/3", oracle_text="STATION 1+\nHaste")
CARDS = (BEAR, BOAT, DEVOID, CAR, LIZARD, AVATAR, SHIP)
# 208.3: what is no creature on the battlefield has no power and toughness, and what becomes one has them.
TYPES = ("types", "subtypes", "power", "toughness")
STATION = (*TYPES, "keywords", "abilities")


def _of_later(played: Played) -> list[tuple[str, tuple[str, ...]]]:
    told = [one for one in played["it"].not_computed if one.source == "it"]
    return [(one.text.partition(":")[0], tuple(sorted(one.keys))) for one in told]


BEARS = (place("Bear", "bear"),)
# The board, the first edition that has the rule, the words, and what they act on there and then.
ROWS: dict[str, tuple[tuple[Record, ...], str, list[tuple[str, tuple[str, ...]]]]] = {
    # 702.114a: devoid defines colors, and so in every zone (604.3).
    "devoid": ((place("Drone"),), "2016-01", [("Devoid", ("colors",))]),
    "devoid in a hand": ((place("Drone", zone="hand"),), "2016-01", [("Devoid", ("colors",))]),
    # 702.161a.
    "living metal": ((place("Car"),), "2025-06", [("Living metal", TYPES)]),
    "living metal in a graveyard": ((place("Car", zone="graveyard"),), "2025-06", []),
    # 702.151b: attached by it, it is no creature.
    "reconfigure": ((*BEARS, place("Lizard"), do("attach", "it", to="bear")), "2025-06", [("Reconfigure {2}", TYPES)]),
    "reconfigure on nothing": ((place("Lizard"),), "2025-06", []),
    # 702.176a: as long as it has a time counter.
    "impending": ((place("Avatar", counters={"time": 1}),), "2025-06", [("Impending 4—{2}{W}", TYPES)]),
    "impending without counters": ((place("Avatar"),), "2025-06", []),
    "impending with others": ((place("Avatar", counters={"oil": 1}),), "2025-06", []),
    # 721.2a: from so many charge counters on.
    "station": ((place("Ship", counters={"charge": 3}),), "2026-08", [("STATION 3+", STATION)]),
    "station far": (
        (place("Ship", counters={"charge": 8}),),
        "2026-08",
        [("STATION 3+", STATION), ("STATION 8+", STATION)],
    ),
    "station without enough": ((place("Ship", counters={"charge": 2}),), "2026-08", []),
    "station without any": ((place("Ship"),), "2026-08", []),
    "station at once, without any": ((place("Boat"),), "2026-08", []),
    "station at once": ((place("Boat", counters={"charge": 1}),), "2026-08", [("STATION 1+", STATION)]),
    "station with others": ((place("Boat", counters={"oil": 5}),), "2026-08", []),
    # 113.6: on the battlefield alone.
    "station in exile": ((place("Ship", zone="exile", counters={"charge": 8}),), "2026-08", []),
}


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize("name", ROWS)
def test_113_3_a_keyword_of_later_is_told_as_not_computed_where_it_would_act(name: str, edition: str) -> None:
    actions, since, told = ROWS[name]
    played = play(edition, *actions, cards=CARDS)
    found = _of_later(played)
    assert found == ([] if edition >= since else [(text, tuple(sorted(keys))) for text, keys in told])
