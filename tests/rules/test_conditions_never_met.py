"""What a condition that never held keeps an effect from: a step that did not apply, and why it did not (611.3a)."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.cards_for_tests import Record, creature, land
from tests.rules.playing import do, place, play

NEW = "2026-08"
BEAR = creature("Bear", "Bear", "2/2")
SATYR = {
    **creature("Satyr", "Satyr", "4/2", oracle_text="Bestow {3}{G}{G}\nEnchanted creature gets +4/+2."),
    "type_line": "Enchantment Creature — Satyr",
}
TWO_BESTOWED = tuple(
    action
    for label in ("first", "second")
    for action in (place("Satyr", label, bestow=True), do("attach", label, to="bear"))
)


def _beside(text: str, *more: Record) -> list[str]:
    """The bear's rungs beside a charm that says the text."""
    charm = {"name": "Charm", "mana_cost": "{3}", "type_line": "Artifact", "oracle_text": text}
    played = play(NEW, place("Bear"), place("Charm", "charm"), *more, cards=(BEAR, charm))
    assert played["it"].power == 2
    assert not played["it"].keywords
    told = rungs(played.table, "it")[1:]
    # Of what never held nothing is denied that it once did.
    assert {str(rung.step.because) for rung in told} <= {"its condition did not hold"}
    return [rung.says for rung in told]


@pytest.mark.parametrize(
    ("text", "more", "says"),
    [
        (
            "During your turn, creatures you control get +1/+1.",
            (do("turn", player="Ben"),),
            "Charm does not apply: it is not Ana's turn.",
        ),
        (
            "As long as you control three or more artifacts, creatures you control have flying.",
            (),
            "Charm does not apply: Ana controls fewer than three artifacts.",
        ),
        (
            # What another effect gives of what is asked for is too little, before and after.
            "As long as you control three or more artifacts, creatures you control have flying.",
            (do("effect", on=["charm"], change={"set_types": ["Artifact"]}),),
            "Charm does not apply: Ana controls fewer than three artifacts.",
        ),
        (
            # Behind its own name "it" is what has the ability.
            "As long as this artifact has five or more quest counters on it, creatures you control get +2/+2.",
            (),
            "Charm does not apply: it does not have five or more quest counters on it.",
        ),
        (
            # Of what must hold together it is told what does not.
            "As long as you control three or more artifacts and it's your turn, creatures you control have flying.",
            (),
            "Charm does not apply: Ana controls fewer than three artifacts.",
        ),
        (
            "As long as an opponent lost life this turn, creatures you control get +1/+1.",
            (do("condition", "charm", says="an opponent lost life this turn", holds=False),),
            "Charm does not apply: it is not so that an opponent lost life this turn.",
        ),
    ],
)
def test_611_3a_an_effect_whose_condition_never_held_says_so(text: str, more: tuple[Record, ...], says: str) -> None:
    assert _beside(text, *more) == [says]


def test_611_3a_two_abilities_that_do_not_apply_are_told_apart() -> None:
    text = "This creature gets +1/+1 as long as you control a {}."
    cat = creature("Cat", "Cat", "1/1", oracle_text=f"{text.format('Mountain')}\n{text.format('Plains')}")
    played = play(NEW, place("Cat"), cards=(cat,))
    assert [rung.says for rung in rungs(played.table, "it")][1:] == [
        "One of its own abilities does not apply: Ana controls no Mountain.",
        "Another of its own abilities does not apply: Ana controls no Plains.",
    ]
    twice = "\n".join(
        f"As long as you control {number} or more artifacts, creatures get +1/+1." for number in ("two", "three")
    )
    assert _beside(twice) == [
        "One effect of Charm does not apply: Ana controls fewer than two artifacts.",
        "Another effect of Charm does not apply: Ana controls fewer than three artifacts.",
    ]


def test_611_3a_a_condition_that_an_effect_ended_held_once() -> None:
    """Printed is a Forest, and the Moon, of layer 4, leaves none for what looks in layer 7c (613.1)."""
    ape = creature("Ape", "Ape", "1/1", oracle_text="This creature gets +1/+2 as long as you control a Forest.")
    moon = {"name": "Moon", "type_line": "Enchantment", "oracle_text": "Nonbasic lands are Mountains."}
    played = play(
        NEW, place("Ape"), place("Wood", "wood"), place("Moon", "moon"), cards=(ape, moon, land("Wood", "Forest"))
    )
    (told,) = rungs(played.table, "it")[1:]
    assert (told.says, str(told.step.because)) == (
        "Its own ability does not apply: Ana controls no Forest.",
        "it no longer applies to this object",
    )


def test_613_8a_a_condition_that_holds_only_later_is_told_of_its_turn() -> None:
    """Neither of two bestowed Auras alone makes two, so this waits for none of them; then there are two Auras."""
    text = "As long as you control two or more Auras, artifacts are creatures in addition to their other types."
    hall = {"name": "Hall", "mana_cost": "{3}", "type_line": "Enchantment", "oracle_text": text}
    rock = {"name": "Rock", "mana_cost": "{3}", "type_line": "Artifact", "oracle_text": ""}
    played = play(
        NEW, place("Hall", "hall"), place("Rock"), place("Bear", "bear"), *TWO_BESTOWED, cards=(BEAR, SATYR, hall, rock)
    )
    assert played["it"].types == ("Artifact",)
    (step,) = rungs(played.table, "it")[1:]
    assert step.says == "Hall does not apply: at that point, Ana controls fewer than two Auras."


def test_613_1f_power_is_asked_in_layer_6_before_it_grows() -> None:
    ape = creature("Ape", "Ape", "2/2", oracle_text="As long as this creature has power 4 or greater, it has trample.")
    growth = do("effect", on=["it"], change={"power": "+3", "toughness": "+3"}, called="Growth")
    played = play(NEW, place("Ape"), growth, cards=(ape,))
    assert (played["it"].power, played["it"].keywords) == (5, ())
    assert rungs(played.table, "it")[1].says == (
        "Its own ability does not apply: at that point, it does not have power 4 or greater."
    )


def test_613_8a_bestow_effects_that_were_waited_for_are_told_together() -> None:
    text = "Each noncreature enchantment you control is an artifact in addition to its other types."
    hall = {"name": "Hall", "mana_cost": "{3}", "type_line": "Enchantment", "oracle_text": text}
    played = play(NEW, place("Hall", "hall"), place("Bear", "bear"), *TWO_BESTOWED, cards=(BEAR, SATYR, hall))
    said = [rung.says for label in ("hall", "first", "second") for rung in rungs(played.table, label)]
    both = "the bestow effects of Satyr (first) and Satyr (second), on which it depends for what it applies to: "
    assert sum(f"waiting for {both}" in one for one in said) == 3
    (why, *_) = played["first"].why["types"]
    assert why.says == (
        "Hall depends on the bestow effects of Satyr (first) and Satyr (second), "
        "so it is applied later, whatever the timestamps."
    )


@pytest.mark.parametrize(
    "text",
    [
        # Whether it holds is not known, or what it does is for others.
        "As long as an opponent lost life this turn, creatures you control get +1/+1.",
        "As long as you control three or more artifacts, Goblins you control get +1/+1.",
        "As long as you control three or more artifacts, creatures your opponents control get +1/+1.",
    ],
)
def test_611_3a_nothing_is_said_where_more_than_the_condition_is_missing(text: str) -> None:
    assert _beside(text) == []


def test_611_3a_what_never_began_decides_no_value() -> None:
    ape = creature("Ape", "Ape", "1/1", oracle_text="This creature gets +1/+2 as long as you control a Forest.")
    played = play(NEW, place("Ape"), cards=(ape,))
    (step,) = rungs(played.table, "it")[1:]
    assert (step.says, step.step.applied) == ("Its own ability does not apply: Ana controls no Forest.", False)
    assert [one.holds for one in step.step.conditions] == [False]
    assert played["it"].why["power"][0].rules[0] == "208.1"


def test_613_6_an_ability_that_was_taken_is_not_said_to_lack_what_its_condition_asks() -> None:
    text = "As long as you control a creature, creatures you control get +1/+1."
    charm = {"name": "Charm", "mana_cost": "{3}", "type_line": "Artifact", "oracle_text": text}
    silence = do("effect", on=["charm"], change={"lose_all_abilities": True}, called="Silence")
    played = play(NEW, place("Bear"), place("Charm", "charm"), silence, cards=(BEAR, charm))
    (rung,) = rungs(played.table, "it")[1:]
    assert [one.holds for one in rung.step.conditions] == [True]
    assert rung.says == "Charm does not apply: Silence took its ability away before it could."
