"""The cards that come with the program, read once from its own files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from inspector.bundled import BundledFileError, bundled_files
from inspector.cards import Card, CardError, CardIndex, card_from_scryfall, name_key
from inspector.library.errors import LibraryError

_REINSTALL = "the installation is damaged, please install Card Inspector again"
_DECODER = msgspec.json.Decoder(list[dict[str, Any]])


@lru_cache(maxsize=1)
def bundled_cards() -> CardIndex:
    """Give all bundled cards, in the order of their names; raises LibraryError for a damaged installation."""
    try:
        files = bundled_files("cards", ".json")
    except BundledFileError as error:
        raise LibraryError(str(error.place), f"the bundled cards are missing; {_REINSTALL}") from error
    return CardIndex(cards_of_files(files))


def cards_of_files(files: Iterable[Path]) -> tuple[Card, ...]:
    """Read card files, each a JSON list of card objects in the Scryfall API's shape, sorted by the cards' names.

    Raises LibraryError, which names the file and what is wrong in it; a card that two files hold is wrong too.
    """
    cards: dict[str, Card] = {}
    for file in files:
        for card in _cards_of(file):
            if cards.setdefault(name_key(card.name), card) is not card:
                raise LibraryError(str(file), f'the card "{card.name}" is here a second time; {_REINSTALL}')
    return tuple(cards[key] for key in sorted(cards))


def _cards_of(file: Path) -> Iterator[Card]:
    try:
        records = _DECODER.decode(file.read_bytes())
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise LibraryError(str(file), f"this file of cards cannot be read ({error}); {_REINSTALL}") from error
    for record in records:
        try:
            yield card_from_scryfall(record)
        except CardError as error:
            raise LibraryError(str(file), f"{error}; {_REINSTALL}") from error
