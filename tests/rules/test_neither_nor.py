"""What must be neither of two sorts: "nonartifact, nonwhite" leaves out what is of either (105.2, 205.2, 613)."""

from __future__ import annotations

from tests.rules.cards_for_tests import Record, creature
from tests.rules.playing import Played, do, place, play

BEAR, KNIGHT = creature("Bear", "Bear", "2/2", "{1}{G}"), creature("Knight", "Human Knight", "2/2", "{1}{W}")
GOLEM = {**creature("Robot", "Golem", "2/2", "{3}"), "type_line": "Artifact Creature — Golem"}
CHOIR = "Creatures you control get +1/+1 as long as you control no nonartifact, nonwhite creatures."
ARE_EQUIPMENT = "are Equipment in addition to their other types and have equip {1}."
SMITH = f"Noncreature, non-Equipment artifacts you control {ARE_EQUIPMENT}"
SEER = "Each nonland card in your hand without flash has flash."
RELIC = {"name": "Relic", "type_line": "Artifact", "mana_cost": "{2}"}
BLADE = {"name": "Blade", "type_line": "Artifact — Equipment", "mana_cost": "{2}", "oracle_text": "Equip {2}"}
GRASS = {"name": "Grass", "type_line": "Land — Forest"}


def board(text: str, *there: Record) -> Played:
    made = {"name": "Words", "type_line": "Enchantment", "oracle_text": text}
    there = (place("Words", "words"), *there)
    played = play("2026-08", *there, cards=[BEAR, KNIGHT, GOLEM, RELIC, BLADE, GRASS, made])
    assert not any(played[label].not_computed for label in played.table.objects)
    return played


def test_613_4c_a_condition_that_asks_for_what_is_neither() -> None:
    both = (place("Knight", "knight"), place("Robot", "robot"), place("Bear", "theirs", player="Ben"))
    good = board(CHOIR, *both)
    assert [good[label].power for label in ("knight", "robot", "theirs")] == [3, 3, 2]
    bad = good.then(place("Bear", "bear"))
    assert [bad[label].power for label in ("knight", "robot", "bear")] == [2, 2, 2]
    # One of the two colors or types is enough again (105.3).
    white = bad.then(do("effect", on=["bear"], change={"set_colors": ["W"]}))
    assert [white[label].power for label in ("knight", "robot", "bear")] == [3, 3, 3]


def test_613_6_whom_it_means_stays_so_in_the_layers_that_follow() -> None:
    played = board(SMITH, place("Relic", "relic"), place("Blade", "blade"), place("Robot", "robot"))
    assert (played["relic"].subtypes, played["relic"].keywords) == (("Equipment",), ("Equip",))
    assert (played["blade"].abilities, played["robot"].subtypes) == (("Equip {2}",), ("Golem",))


def test_613_1f_cards_in_a_hand_that_are_neither() -> None:
    played = board(SEER, place("Bear", "bear", zone="hand"), place("Grass", "grass", zone="hand"))
    assert (played["bear"].keywords, played["grass"].keywords) == (("Flash",), ())


def test_613_8_an_effect_hangs_on_what_another_makes_of_either_quality() -> None:
    """What paints all creatures white is older or newer: whom the other means is asked in its own layer, behind."""
    wanted = {"types": "Creature", "not": {"types": "Artifact"}, "nor": {"colors": "W"}}
    grows = do("effect", filter=wanted, change={"power": "+1"})
    there = (place("Bear", "bear"), place("Robot", "robot"), place("Knight", "knight"))
    assert [board(SEER, *there, grows)[label].power for label in ("bear", "robot", "knight")] == [3, 2, 2]
    lasting = {"types": "Creature", "not": {"colors": "W"}, "nor": {"types": "Artifact"}}
    static = {"name": "Growing", "type_line": "Enchantment", "static": [{"filter": lasting, "change": {"power": "+1"}}]}
    painted = {"filter": {"types": "Creature"}, "change": {"set_colors": ["W"]}}
    paint = {"name": "Paint", "type_line": "Enchantment", "static": [painted]}
    cards = [BEAR, KNIGHT, GOLEM, static, paint]
    played = play("2026-08", *there, place("Growing", "growing"), cards=cards)
    assert [played[label].power for label in ("bear", "robot", "knight")] == [3, 2, 2]
    assert [played.then(place("Paint", "paint"))[label].power for label in ("bear", "robot", "knight")] == [2, 2, 2]
