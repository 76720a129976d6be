"""What counters left open can have come to, what others make of what enters, and impending (614.1, 702.176)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import listed_words
from inspector.rules import NEWEST, questions_of, rungs
from inspector.rules.steps.settling_counters import open_for
from inspector.rules.table.objects import OpenCounters
from tests.rules.cards_for_tests import BEAR, Record, creature
from tests.rules.playing import Played, do, place, play

NEW = NEWEST.key
OIL, TWO_OIL, LORE = (("oil", 1),), (("oil", 2),), (("lore", 1),)


@pytest.mark.parametrize(
    ("ways", "free", "counters", "can_be"),
    [
        # One of the ways, and no other number.
        ((OIL, TWO_OIL), (), {"oil": 2}, True),
        ((OIL, TWO_OIL), (), {"oil": 3}, False),
        ((OIL, ()), (), {}, True),
        ((OIL,), (), {}, False),
        # Any number of the kinds that only words tell, but no fewer than none.
        (((),), ("oil",), {"oil": 7}, True),
        (((),), ("oil",), {"oil": 1}, True),
        (((),), ("oil",), {"oil": 0}, True),
        (((),), ("oil",), {}, True),
        (((),), ("oil",), {"oil": -1}, False),
        (((),), ("oil",), {"oil": 4, "lore": 0}, True),
        (((),), ("oil",), {"lore": 1}, False),
        # Of the others as many as a way has, whatever it has of those.
        ((LORE,), ("oil",), {"lore": 1, "oil": 4}, True),
        ((LORE,), ("oil",), {"lore": 2, "oil": 4}, False),
        ((LORE,), ("oil",), {"oil": 4}, False),
        (((*LORE, *OIL),), ("oil",), {"lore": 1}, True),
        (((*LORE, *OIL),), ("oil",), {"lore": 1, "oil": 9}, True),
        (((*LORE, *OIL),), (), {"lore": 1, "oil": 9}, False),
    ],
)
def test_614_1c_what_counters_can_have_come_to(
    ways: tuple[tuple[tuple[str, int], ...], ...], free: tuple[str, ...], counters: dict[str, int], can_be: bool
) -> None:
    open_ = OpenCounters(taken=(), ways=ways, text="Riot", any_number=free)
    held = play(NEW, place("Bear"), cards=[BEAR]).table.object("it")
    other = OpenCounters(taken=(), ways=((("stun", 1),),), text="Other")
    asked = msgspec.structs.replace(held, open_counters=(other, open_))
    assert open_for(asked, counters) == (open_ if can_be else None)


LATE = {**creature("Late", "Frog", "4/4", oracle_text="Impending 4—{1}{G}"), "type_line": "Enchantment Creature — Frog"}


def test_702_176a_time_counters_alone_make_nothing_of_what_has_no_impending() -> None:
    frog, bear = place("Late", counters={"time": 2}), place("Bear", "bear", counters={"time": 2})
    played = play(NEW, frog, bear, cards=[LATE, BEAR])
    assert [len(questions_of(played.table, label)) for label in ("it", "bear")] == [1, 0]
    assert [bool(played[label].depends) for label in ("it", "bear")] == [True, False]
    assert [rung.step.layer for rung in rungs(played.table, "bear")] == ["start"]
    # Nor does what is on the battlefield with the ability and without counters, or elsewhere with them.
    for other in (place("Late"), place("Late", zone="exile", counters={"time": 2})):
        assert play(NEW, other, cards=[LATE])["it"].depends == ()


def by_mentors(*names: str) -> tuple[Record, ...]:
    words = {
        "Mentor": "Each other creature you control enters with an additional oil counter on it and as a Mutant in "
        "addition to its other types.",
        "Teacher": "Each other creature you control enters with an additional oil counter on it.",
        "Elder": "Each other creature you control enters with an additional oil counter on it and as an Advisor in "
        "addition to its other types.",
    }
    return tuple(creature(name, "Elf", "2/4", oracle_text=words[name]) for name in names)


def entering(*mentors: str, then: tuple[Record, ...] = ()) -> Played:
    slith = creature("Slith", "Slith", "1/1")
    there = (*(place(name, name.lower()) for name in mentors), place("Slith", "it", zone="hand"))
    return play(NEW, *there, do("put_onto_battlefield", "it"), *then, cards=[*by_mentors(*mentors), slith])


@pytest.mark.parametrize(
    ("mentors", "subtypes", "counters"),
    [
        (("Mentor",), ("Slith", "Mutant"), {"oil": 1}),
        (("Teacher",), ("Slith",), {"oil": 1}),
        # What gives counters gives no type.
        (("Teacher", "Mentor"), ("Slith", "Mutant"), {"oil": 2}),
        (("Mentor", "Elder"), ("Slith", "Mutant", "Advisor"), {"oil": 2}),
    ],
)
def test_614_1c_who_says_that_others_enter_as_something_gives_them_that(
    mentors: tuple[str, ...], subtypes: tuple[str, ...], counters: dict[str, int]
) -> None:
    played = entering(*mentors)
    assert (played["it"].subtypes, played["it"].counters) == (subtypes, counters)
    giving = [name for name in mentors if name != "Teacher"]
    alone = "The effect of " if len(giving) == 1 else ""
    assert [rung.says for rung in rungs(played.table, "it") if rung.step.layer == "4"] == [
        f"{alone}{name}: its subtypes become {listed_words(list(subtypes[: at + 2]))}."
        for at, name in enumerate(giving)
    ]


def test_613_7_what_it_entered_as_is_as_old_as_the_object() -> None:
    """What set its subtypes since is newer; what was there before is older."""
    change = {"do": "effect", "filter": {"types": "Creature"}, "change": {"set_subtypes": ["Bird"]}}
    assert entering("Mentor", then=(change,))["it"].subtypes == ("Bird",)
    static = [{"filter": {"subtypes": "Slith"}, "change": {"set_subtypes": ["Bird"]}}]
    bird = {"name": "Aviary", "type_line": "Enchantment", "oracle_text": "Birds.", "static": static}
    slith = creature("Slith", "Slith", "1/1")
    there = (place("Aviary", "aviary"), place("Mentor", "mentor"), place("Slith", "it", zone="hand"))
    played = play(NEW, *there, do("put_onto_battlefield", "it"), cards=[*by_mentors("Mentor"), slith, bird])
    assert played["it"].subtypes == ("Bird", "Mutant")


TWIN = {
    "name": "Day // Night",
    "layout": "transform",
    "card_faces": [creature("Day", "Human", "1/1"), creature("Night", "Horror", "3/3", "", colors=["B"])],
}


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "library"])
def test_712_8a_what_was_turned_over_and_went_elsewhere_has_its_front_face_by_the_rule_of_the_zone(zone: str) -> None:
    there = play(NEW, place("Day"), do("transform", "it"), cards=[TWIN])
    assert there["it"].why["face_up"][0].rules[0] == "701.27a"
    gone = there.then(do("move", "it", to=zone))["it"]
    assert (gone.name, gone.why["face_up"][0].rules[0]) == ("Day", "712.8a")
    back = there.then(do("move", "it", to=zone), do("put_onto_battlefield", "it"))["it"]
    assert (back.name, back.why["face_up"][0].rules[0] == "701.27a") == ("Day", False)
