"""What is typed wrongly is underlined at the word that is wrong, and the nearest right words are proposed."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import corrected, read_so_far

POOL = bundled_cards()
BOARD = (
    "Ana has Grizzly Bears on the battlefield. Ben has Serra Angel on the battlefield. "
    "Ana has Delver of Secrets on the battlefield. Ben has Clone in hand."
)
# What is typed, the word that is underlined, and what is proposed first in its place.
TYPED: list[tuple[str, str, str]] = [
    ("Ana has Humility on teh battlefield.", "teh", "the"),
    ("Ana has Humility on the batlefield.", "batlefield", "battlefield"),
    ("Ana has Humility in hnad.", "hnad", "hand"),
    ("Ana has Humility in teh graveyard.", "teh", "the"),
    ("Ana hass Humility on the battlefield.", "hass", "has"),
    ("Ana has Humility on the battlefield, taped.", "taped", "tapped"),
    ("Ana has Humility on the battlefield, face donw.", "donw", "down"),
    ("Ana has Humility on the battlefield, with to time counters.", "to", "two"),
    ("Ana has Humility on the battlefield, with two +1/1 counters.", "+1/1", "+1/+1"),
    ("Ana has Humility on the battlefield, with one tmie counter.", "tmie", "time"),
    ("Delver of Secrets tranforms.", "tranforms", "transforms"),
    ("Delver of Secrets trasnforms.", "trasnforms", "transforms"),
    ("Grizzly Bears is tpaped.", "tpaped", "tapped"),
    ("Grizzly Bears is untappd.", "untappd", "untapped"),
    ("Grizzly Bears is exild.", "exild", "exiled"),
    ("Grizzly Bears is reveald.", "reveald", "revealed"),
    ("Grizzly Bears phases ot.", "ot", "out"),
    ("Grizzly Bears goes to Anas hand.", "Anas", "Ana's"),
    ("Grizzly Bears goes to Ana's hadn.", "hadn", "hand"),
    ("Grizzly Bears goes to graveyard.", "graveyard", "Ana's graveyard"),
    ("Grizzly Bears gets +2/+2 until end of trun.", "trun", "turn"),
    ("Grizzly Bears gets +2/+2 until end turn.", "until end turn", "until end of turn"),
    ("Grizzly Bears is atached to Serra Angel.", "atached", "attached"),
    ("Put three iec counters on Grizzly Bears.", "iec", "ice"),
    ("Put thre ice counters on Grizzly Bears.", "thre", "three"),
    ("Ben csats Clone.", "csats", "casts"),
    ("Clone resolvs.", "resolvs", "resolves"),
    ("For Clone Ana choses blue.", "choses", "chooses"),
    ("For Clone Ana chooses blu.", "blu", "blue"),
    ("Ana loks at Clone.", "loks", "looks"),
    ("It is Bens turn.", "Bens", "Ben's"),
]
# What is wrong without being misspelled, and the words at which it is.
OTHERWISE: list[tuple[str, str]] = [
    ("Delver of Secrets are tapped.", "are"),
    ("It is Cleo's turn.", "Cleo's"),
    ("Grizzly Bears gets +2/+2 for ever.", "for"),
    ("Grizzly Bears gains happiness.", "happiness"),
    ("Ana has Humility on Monday.", "on"),
]


@pytest.mark.parametrize(("typed", "word", "meant"), TYPED, ids=[typed for typed, *_ in TYPED])
def test_a_misspelled_word_is_underlined_and_the_one_that_is_meant_proposed(typed: str, word: str, meant: str) -> None:
    text = f"{BOARD} {typed}"
    found = read_so_far(text, POOL)
    assert found.error is not None
    assert (found.error.found, found.error.proposals[:1]) == (word, (meant,))
    again = read_so_far(corrected(text, found, meant), POOL)
    assert again.error is None or again.error.start > found.error.start


@pytest.mark.parametrize(("typed", "word"), OTHERWISE)
def test_what_is_wrong_otherwise_has_no_spelling_proposed(typed: str, word: str) -> None:
    found = read_so_far(f"{BOARD} {typed}", POOL)
    assert found.error is not None
    assert (found.error.found, found.error.proposals) == (word, ())
