"""What is read is what a sentence says; where it could mean something else it is refused at its word, or told."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import read_so_far, sentences_of

POOL = bundled_cards()
BEARS = "Ana has Grizzly Bears on the battlefield."
ICE = "Ana has Grizzly Bears on the battlefield, with three ice counters."
WORN = f"{BEARS} Ana has Flight on the battlefield. Ana has Bonesplitter on the battlefield."
ANGEL = "Ben has Serra Angel on the battlefield."
CLONE = "Ben has Clone in hand."
FLIGHT_ON = "Flight is attached to Grizzly Bears."
# The board before, what somebody writes then, and the canonical sentences of just that.
READ: list[tuple[str, str, str]] = [
    # What is named by its counters has these, and loses none by it.
    (ICE, "Tap Grizzly Bears with an ice counter.", "Grizzly Bears is tapped."),
    (ICE, "Tap Grizzly Bears with three ice counters.", "Grizzly Bears is tapped."),
    (ICE, "Grizzly Bears phases out with an ice counter on it.", "Grizzly Bears phases out."),
    (BEARS, "Tap Grizzly Bears with no ice counters.", "Grizzly Bears is tapped."),
    (BEARS, "Grizzly Bears dies with two +1/+1 counters on it.",
     "Put two +1/+1 counters on Grizzly Bears. Grizzly Bears goes to Ana's graveyard."),
    # A counter does not stay on what changes its zone (122.2): what is exiled with one has it there.
    (BEARS, "Exile Grizzly Bears with a void counter on it.",
     "Grizzly Bears is exiled. Put one void counter on Grizzly Bears."),
    (BEARS, "Grizzly Bears is exiled with three time counters.",
     "Grizzly Bears is exiled. Put three time counters on Grizzly Bears."),
    *((BEARS, f"Put {more} ice counter on Grizzly Bears.", "Put one ice counter on Grizzly Bears.")
      for more in ("another", "an additional", "one more", "an extra")),
    # Who bears something is what the sentence goes on to speak of.
    (WORN, "My Grizzly Bears are enchanted by Flight and phase out.", f"{FLIGHT_ON} Grizzly Bears phases out."),
    (WORN, "Grizzly Bears is enchanted by Flight and dies.", f"{FLIGHT_ON} Grizzly Bears goes to Ana's graveyard."),
    (WORN, "Grizzly Bears is equipped with Bonesplitter, then is tapped.",
     "Bonesplitter is attached to Grizzly Bears. Grizzly Bears is tapped."),
    (WORN, "Flight enchants Grizzly Bears and is exiled.", f"{FLIGHT_ON} Flight is exiled."),
    # Who owns something need not be who has it.
    (BEARS, "My Bears are on my opponent's side.", "Ben gains control of Grizzly Bears."),
    (BEARS, "Grizzly Bears is under Ben's control.", "Ben gains control of Grizzly Bears."),
    (BEARS, "Ben has Ana's Grizzly Bears.", "Ben gains control of Grizzly Bears."),
    *(("", words, "Ana has Humility on the battlefield. Ben gains control of Humility.")
      for words in ("I have Humility on his side.", "My Humility is on his side.", "He has my Humility in play.",
                    "Ben controls Ana's Humility.", "Ana has Humility on the battlefield under Ben's control.")),
    ("", "I control my opponent's Humility.", "Ben has Humility on the battlefield. Ana gains control of Humility."),
    ("", "My opponent has Humility on his side.", "Ben has Humility on the battlefield."),
    ("", "Humility is on the battlefield under Ben's control.", "Ben has Humility on the battlefield."),
    # What is on the board does not come a second time.
    (BEARS, "Grizzly Bears is in play.", ""),
    (f"{BEARS} {ANGEL}", "Grizzly Bears and Serra Angel are out.", ""),
    (BEARS, "It is in exile.", "Grizzly Bears is exiled."),
    (CLONE, "Clone is in the graveyard.", "Clone goes to Ben's graveyard."),
    (BEARS, "Another Grizzly Bears is in play.", BEARS),
]  # fmt: skip
# The board before, what is refused then, and the words at which it is.
REFUSED: list[tuple[str, str, str]] = [
    (ICE, "Tap Grizzly Bears with two ice counters.", "two"),
    (ICE, "Tap Grizzly Bears with no ice counters.", "no"),
    (BEARS, "Put a blue ice counter on Grizzly Bears.", "blue"),
    (CLONE, "Clone is on the battlefield.", "Clone is on the battlefield"),
    (ANGEL, "Humility and Serra Angel are in play.", "Humility and Serra Angel are in play"),
]


@pytest.mark.parametrize(("before", "said", "canonical"), READ)
def test_a_sentence_is_read_as_what_it_says(before: str, said: str, canonical: str) -> None:
    start = read_so_far(before, POOL).board
    found = read_so_far(f"{before} {said}", POOL)
    assert found.error is None, found.error
    run = found.board.run
    assert " ".join(sentences_of(run, run.actions, len(start.run.steps))) == canonical
    assert canonical or found.board.taken, "what changes nothing is told"


@pytest.mark.parametrize(("before", "said", "word"), REFUSED)
def test_what_says_something_else_is_refused_at_its_word(before: str, said: str, word: str) -> None:
    found = read_so_far(f"{before} {said}", POOL)
    assert found.error is not None
    assert found.error.found == word
    assert found.at == len(before) + 1, "nothing of the sentence is done"
