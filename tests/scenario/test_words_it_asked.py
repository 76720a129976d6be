"""What "it" means in a question: no enchantment flies, so what is asked is a creature, or which one is asked back."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.rules import Action, Convert, Effect, Flip, Lock, Transform, Unlock
from inspector.scenario.words import read_so_far

POOL = bundled_cards()
TWO = "I have Grizzly Bears and Serra Angel."


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("I have Grizzly Bears, then Gravity Sphere gets played. Does it fly?", "Grizzly Bears"),
        ("I have Grizzly Bears. My opponent plays Humility. How big is it?", "Grizzly Bears"),
        ("I have Grizzly Bears. My opponent plays Humility. What's its power?", "Grizzly Bears"),
        ("I have Grizzly Bears. My opponent plays Humility. What color is it?", "Humility"),
        ("I have Serra Angel. Does it fly if my opponent plays Gravity Sphere?", "Serra Angel"),
        ("I have Grizzly Bears. What is its color after I play Humility?", "Grizzly Bears"),
        ("I have Grizzly Bears. What's its mana value once Ben plays Humility?", "Grizzly Bears"),
        ("I have Grizzly Bears. If I play Humility, what color is it?", "Humility"),
        ("I have Grizzly Bears. My opponent plays Humility. How big is Humility?", "Humility"),
        ("I have Grizzly Bears. My opponent plays Humility. How big is that?", "Humility"),
        ("I have Grizzly Bears. My opponent plays Humility. How big is this?", "Humility"),
        (f"{TWO} How big is it?", "Serra Angel"),
        ("I have Humility. How big is it?", "Humility"),
        # Nothing is asked to be a copy of itself (707.2).
        ("Ana has Clone. Ben has Serra Angel. What is Clone's power if it copies Serra Angel?", "Clone"),
        # In a condition it is what the question itself names, whatever was told last.
        ("I have Serra Angel. I have Humility. Is Serra Angel red if it becomes red?", "Serra Angel"),
        # Of before and after the same is asked.
        (
            "I have Delver of Secrets. Ben plays Humility. What is its power before and after it transforms?",
            "Delver of Secrets",
        ),
        # No enchantment that makes no creature is asked whether it is one; a creature may be none any more.
        ("I have Serra Angel. My opponent plays Humility. Is it a creature?", "Serra Angel"),
        ("Ana has Song of the Dryads on Serra Angel. Ben plays Humility. Is it still a creature?", "Serra Angel"),
        ("Ana has Serra Angel. Ana has Humility. Ben plays Opalescence. Is it a creature?", "Opalescence"),
        ("Ana has Serra Angel. Ben plays Humility. Is it an enchantment?", "Humility"),
        ("Ana has Humility. Is it a creature?", "Humility"),
        # "Its" is that of whoever the question names before it.
        ("I have Serra Angel. Does Serra Angel lose its abilities if my opponent plays Humility?", "Serra Angel"),
        ("I have Serra Angel. Does my Serra Angel keep its abilities when I play Humility?", "Serra Angel"),
    ],
)
def test_it_is_what_can_be_so(text: str, about: str) -> None:
    found = read_so_far(text, POOL)
    assert found.error is None, found.error
    assert {each.object for each in found.board.asks} == {about}


@pytest.mark.parametrize(
    ("name", "done"),
    [
        ("Delver of Secrets", "transform it"),
        ("Delver of Secrets", "convert it"),
        ("Nezumi Graverobber", "flip it"),
        ("Bottomless Pool", "unlock the right door of it"),
        ("Bottomless Pool", "lock the right door of it"),
    ],
)
def test_it_is_what_that_can_be_done_to(name: str, done: str) -> None:
    """701.27a, 701.28a, 710.2, 709.5e: an enchantment without another face, half or door is asked for none."""
    found = read_so_far(f"I have {name}. My opponent plays Humility. Can I {done}?", POOL)
    assert found.error is None, found.error
    assert [getattr(each.tries[0], "object", None) for each in found.board.asks] == [name]


@pytest.mark.parametrize(
    ("name", "happens", "acts"),
    [
        ("Delver of Secrets", "It transforms", Transform),
        ("Delver of Secrets", "It converts", Convert),
        ("Nezumi Graverobber", "It flips", Flip),
        ("Bottomless Pool", "I unlock the right door of it", Unlock),
        ("Bottomless Pool", "An effect locks the right door of it", Lock),
    ],
)
def test_it_is_what_does_that(name: str, happens: str, acts: type[Action]) -> None:
    """701.27a, 701.28a, 710.2, 709.5e: what was named last has no other face, half or door, and the other has."""
    there = f"I have {name}. My opponent plays Humility."
    found = read_so_far(f"{there} {happens}.", POOL)
    assert found.error is None, found.error
    action = found.board.scenario.actions[-1]
    assert isinstance(action, acts)
    assert getattr(action, "object", None) == name
    assert f"“it” is taken to mean {name}." in found.board.taken
    asked = read_so_far(f"{there} What happens if {happens[0].lower()}{happens[1:]}?", POOL)
    if happens.startswith("It"):
        assert [getattr(each.tries[0], "object", None) for each in asked.board.asks] == [name]


def test_what_is_asked_of_before_and_after_is_one_thing() -> None:
    found = read_so_far("I have Delver of Secrets. Ben plays Humility. What is it before and after transforming?", POOL)
    assert found.error is not None


def test_what_happens_to_it_happens_to_what_the_question_names() -> None:
    found = read_so_far("I have Serra Angel. I have Humility. What is Serra Angel's power if it gets +1/+1?", POOL)
    effect = found.board.scenario.actions[-1]
    assert isinstance(effect, Effect)
    assert effect.on == ("Serra Angel",)


def test_of_two_creatures_it_asks_back() -> None:
    found = read_so_far(f"{TWO} My opponent plays Gravity Sphere. Does it fly?", POOL)
    assert found.error is not None
    assert found.error.found == "it"
    assert found.error.proposals == ("Grizzly Bears", "Serra Angel", "Gravity Sphere")


def test_it_is_no_copy_of_itself_unless_it_is_named() -> None:
    there = "Ana has Clone on the battlefield. Ben has Serra Angel on the battlefield."
    found = read_so_far(f"{there} It copies Serra Angel.", POOL)
    assert found.error is not None
    assert "a copy of itself" in found.error.what
    assert found.error.proposals == ("Clone",)
    assert read_so_far(f"{there} Serra Angel becomes a copy of Serra Angel.", POOL).error is None
