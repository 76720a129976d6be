"""Effects that would have applied to an object, and that pass it by when their turn comes: each has its step."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.cards_for_tests import Record, creature, land
from tests.rules.playing import do, place, play

NEW = "2026-08"


def _enchantment(name: str, text: str) -> Record:
    return {"name": name, "mana_cost": "{2}", "type_line": "Enchantment", "oracle_text": text}


CARDS = (
    creature("Knight", "Knight", "2/2", colors=["W"], mana_cost="{1}{W}"),
    creature("Ogre", "Ogre", "3/3", colors=["R"], mana_cost="{2}{R}"),
    land("Wood", "Forest"),
    {**land("Ruin", ""), "type_line": "Land"},
    {**land("Glade", "Forest"), "type_line": "Basic Land — Forest"},
    _enchantment("Banner", "White creatures get +1/+1."),
    _enchantment("Moon", "Nonbasic lands are Mountains."),
    _enchantment(
        "Roots",
        "All Forests and all Saprolings are Saproling creatures and Forest lands in addition to their other types.",
    ),
    creature("Sprout", "Saproling", "1/1"),
    _enchantment("Drill", "Creatures with flying have trample."),
    _enchantment("Wings", "Creatures you control have flying."),
    {
        **creature("Soul", "Spirit", "2/2"),
        "oracle_text": "Nontoken creatures you control are Forest lands in addition to their other types.",
    },
    {
        **land("Tomb", ""),
        "type_line": "Land",
        "oracle_text": "Each land is a Swamp in addition to its other land types.",
    },
    _enchantment("Bell", "All Swamps are 1/1 black creatures that are still lands."),
    {**land("Isle", "Island"), "type_line": "Basic Land — Island"},
)
KNIGHT, BANNER, MOON = place("Knight"), place("Banner", "banner"), place("Moon", "moon")


@pytest.mark.parametrize(
    ("actions", "passes"),
    [
        # Layer 1 comes before all else (613.1a): the values of a card that lies face down, or is a copy, are others.
        (
            (BANNER, place("Knight", face_down="manifest")),
            "Banner does not apply here: it affects only white creatures.",
        ),
        (
            (BANNER, KNIGHT, place("Ogre", "ogre"), do("become_copy", "it", of="ogre")),
            "Banner does not apply here: it affects only white creatures.",
        ),
        (
            (MOON, place("Ruin"), place("Glade", "glade"), do("become_copy", "it", of="glade")),
            "Moon does not apply here: it affects only nonbasic lands.",
        ),
        # And layer 3 before all in which an effect looks for what its words say by then (612.1).
        (
            (
                BANNER,
                KNIGHT,
                do("effect", on=["banner"], change={"text": {"from": "white", "to": "green"}}, called="Sleight"),
            ),
            "Banner does not apply here: it affects only green creatures.",
        ),
        # Within a layer too one effect can give what an effect looks for, and the next take it (613.8c).
        (
            (place("Drill", "drill"), KNIGHT, place("Wings", "wings"), place("Humility", "humility")),
            "Drill does not apply here: it affects only creatures with flying.",
        ),
    ],
)
def test_611_3a_what_an_earlier_layer_takes_from_an_effect_is_told(actions: tuple[Record, ...], passes: str) -> None:
    played = play(NEW, *actions, cards=CARDS)
    assert [rung.says for rung in rungs(played.table, "it") if not rung.step.applied] == [passes]


def test_613_8b_an_effect_of_a_loop_that_came_too_early_stands_where_its_turn_came() -> None:
    """Only Roots make a land of the Sprout, and by then the Moon, the older of both, has been applied."""
    played = play(NEW, MOON, place("Roots", "roots"), place("Sprout"), place("Wood", "wood"), cards=CARDS)
    assert played["it"].subtypes == ("Saproling", "Forest")
    told = [rung for rung in rungs(played.table, "it") if rung.step.layer == "4"]
    assert [(rung.step.applied, rung.step.rules[0]) for rung in told] == [(False, "613.8b"), (True, "205.1b")]
    assert str(told[0].step.because) == "it did not apply to this object yet"
    assert told[0].says == (
        "Moon does not apply here: it and Roots depend on each other, so timestamps decide, and it came first, when it "
        "did not apply to this object yet."
    )


def test_613_8b_with_the_land_type_that_came_too_late_in_a_loop_its_mana_ability_stays_away() -> None:
    """Mud is the older: no Forest of its turn, the Fen becomes one when the Grove comes (305.6, 305.7)."""
    mud = _enchantment("Mud", "Each Forest is a Swamp in addition to its other land types.")
    mud["static"] = [{"filter": {"subtypes": "Forest"}, "change": {"add_subtypes": ["Swamp"]}}]
    grove = _enchantment("Grove", "Swamps are Forests.")
    cards = (land("Fen", "Swamp"), mud, grove, *CARDS)
    played = play(NEW, place("Mud", "mud"), place("Grove", "grove"), place("Fen"), place("Wood", "wood"), cards=cards)
    assert played["it"].subtypes == ("Forest",)
    assert [played["it"].why[key][0].rules[0] for key in ("subtypes", "abilities")] == ["613.8b", "613.8b"]


def test_613_8a_with_card_types_that_a_dependency_left_stay_the_subtypes_and_their_mana_ability() -> None:
    """Had Rust not lost its ability to the Moon, the Arbor would be an artifact alone, no Forest (205.1a, 305.6)."""
    arbor = {**land("Arbor", ""), "type_line": "Basic Land — Forest"}
    rust = {**land("Rust", ""), "type_line": "Land", "oracle_text": "Forests are artifacts and nothing else."}
    rust["static"] = [{"filter": {"subtypes": "Forest"}, "change": {"set_types": ["Artifact"]}}]
    why = play(NEW, place("Rust", "rust"), place("Arbor"), MOON, cards=[*CARDS, arbor, rust])["it"].why
    keys = ("types", "subtypes", "abilities")
    assert [why[key][0].rules[0] for key in keys] == ["613.8a"] * 3


SOUL, TOMB, BELL = place("Soul", "soul"), place("Tomb", "tomb"), place("Bell", "bell")


def test_613_8b_an_effect_that_came_too_early_without_a_loop_stands_where_its_turn_came() -> None:
    """The Tomb waits for the Soul, which makes a land of itself, and the Bell for the Tomb, which makes Swamps."""
    played = play(NEW, SOUL, BELL, TOMB, place("Isle"), cards=CARDS)
    assert (played["it"].types, played["it"].subtypes) == (("Land", "Creature"), ("Island", "Swamp"))
    told = [rung for rung in rungs(played.table, "it") if rung.step.layer == "4"]
    assert [str(rung.step.source and rung.step.source.label) for rung in told] == ["tomb", "soul", "bell"]
    assert (told[1].step.applied, told[1].step.loop, told[1].step.rules[0]) == (False, False, "613.8b")
    assert told[1].says == "Soul does not apply here: it came before Bell and did not apply to this object yet."
    says = [(why.rules[0], why.says) for why in played["it"].why["subtypes"]]
    assert says[0] == ("613.8b", "Soul came before Bell and did not apply to this object yet.")
    # 305.6: nor has it the mana ability of the Forest that the Soul would make of it.
    assert played["it"].why["abilities"][0].rules[0] == "613.8b"
    # Of what it reached in its turn, and of what it could not reach in any order, it is not told.
    assert [rung.says for label in ("soul", "bell") for rung in rungs(played.table, label) if "came" in rung.says] == []
    # Where every Swamp is a creature before the Soul's turn, that affects it.
    plain = play(NEW, SOUL, BELL, place("Isle"), cards=CARDS)
    assert [rung.says for rung in rungs(plain.table, "it") if not rung.step.applied] == []


@pytest.mark.parametrize(
    "actions",
    [
        # Nobody's values ever fitted, and what has no ability left passes nothing by.
        (BANNER, place("Ogre", face_down="manifest")),
        (BANNER, place("Ogre"), place("Knight", "knight"), do("become_copy", "it", of="knight")),
        (
            BANNER,
            place("Knight", face_down="manifest"),
            do("effect", on=["banner"], change={"lose_all_abilities": True}, called="Hush"),
        ),
    ],
)
def test_611_3a_what_never_fitted_or_has_no_effect_is_not_told(actions: tuple[Record, ...]) -> None:
    played = play(NEW, *actions, cards=CARDS)
    assert all(rung.step.applied for rung in rungs(played.table, "it"))
