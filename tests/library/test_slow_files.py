"""Files made to take long: as many megabytes as are read at all are read, or refused, in about a second."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time

import pytest

from inspector.library import Library, LibraryError
from inspector.library.decks import MOST_GUESSES, MOST_UNKNOWN, place_deck, read_deck
from inspector.library.forge import MOST_LOST, read_forge
from inspector.library.importing import import_cards
from tests.library.records import write
from tests.library.test_import_sources import database, element

# Seconds of the processor, so that other programs do not count; several times what it takes, far less than it took.
MOST = 8


@contextmanager
def soon() -> Iterator[None]:
    before = process_time()
    yield
    assert process_time() - before < MOST


def melds(count: int) -> bytes:
    """Meld cards in threes, each naming the combined face."""
    cards = []
    for number in range(count):
        related = f'<related attach="attach">M{number - number % 3 + 2}</related>'
        side = "back" if number % 3 == 2 else "front"
        cards.append(element(f"M{number}", "meld", side=side, related=related))
    return database(*cards).encode()


def test_three_megabytes_of_meld_cards_are_imported_soon(tmp_path: Path) -> None:
    data = melds(10_500)
    assert len(data) > 3_000_000
    with soon():
        report = import_cards(tmp_path / "data" / "cards.sqlite", [write(tmp_path / "melds.xml", data)])
    assert report.new == 10_500
    assert Library(tmp_path / "data" / "cards.sqlite").find("M3") is not None


def test_every_meld_card_still_knows_the_other_and_the_combined_face(tmp_path: Path) -> None:
    import_cards(tmp_path / "data" / "cards.sqlite", [write(tmp_path / "melds.xml", melds(6))])
    library = Library(tmp_path / "data" / "cards.sqlite")
    card = library.find("M3")
    assert card is not None
    assert (card.melds_with, card.melds_into) == ("M4", "M5")


LISTS = {
    "unknown names": "\n".join(f"1 zzq{number}" for number in range(9_900)),
    "endings that might be sets": "\n".join("1 " + "(a) " * 70 + str(number) for number in range(3_300)),
    "long lines": ("1 " + "(a) " * 120 + "\n") * 2_000,
    "spaces": ("1 a" + " " * 290 + "z\n") * 3_300,
    "stars": ("*a*" * 99 + "\n") * 3_300,
    "dashes": ("- " * 240 + "\n") * 2_000,
    "headings": "#\n" * 9_999,
}


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS)
def test_a_megabyte_of_a_decklist_is_told_line_by_line_soon(text: str, tmp_path: Path) -> None:
    library = Library(tmp_path / "none.sqlite")
    with soon():
        deck = place_deck(read_deck(text), library)
    assert deck.actions == ()
    assert len(deck.lines) == len(text.splitlines())


def test_a_list_of_more_lines_than_any_deck_has_is_refused_soon() -> None:
    with soon(), pytest.raises(LibraryError, match="450,000 lines"):
        read_deck("#\n" * 450_000)


def test_behind_many_unknown_names_the_rest_is_left_out_and_told(tmp_path: Path) -> None:
    names = [*(f"zzq{number}" for number in range(MOST_UNKNOWN)), "Grizzly Bears"]
    deck = place_deck(
        read_deck("\n".join(f"1 {name}" for name in ["Grizzly Bears", *names])), Library(tmp_path / "none.sqlite")
    )
    assert [line.became for line in (deck.lines[0], deck.lines[1], deck.lines[-1])] == ["placed", "unknown", "left out"]
    assert "unknown names" in deck.lines[-1].says
    assert MOST_GUESSES < MOST_UNKNOWN


BOARDS = {
    "unknown names": "humanhand=" + ";".join(f"zzq{number}" for number in range(90_000)),
    "long unknown names": "humanhand=" + ";".join(f"z{'x y ' * 50}{number}" for number in range(4_500)),
    "marks": "humanbattlefield=Grizzly Bears" + "|a:b" * 200_000,
    "lines without a counterpart": "xhuman=1\n" * 80_000,
    "attached in circles": "humanbattlefield="
    + ";".join(f"Grizzly Bears|Id:{number}|AttachedTo:{(number + 1) % 900}" for number in range(900)),
}


@pytest.mark.parametrize("text", BOARDS.values(), ids=BOARDS)
def test_a_megabyte_of_a_board_is_read_soon(text: str, tmp_path: Path) -> None:
    library = Library(tmp_path / "none.sqlite")
    with soon():
        board = read_forge(f"[state]\n{text}".encode(), library)
    assert board.lost or board.scenario.actions
    assert len(board.lost) <= MOST_LOST + 1
