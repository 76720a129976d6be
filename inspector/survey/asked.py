"""What a survey asks, and of which boards: the kinds, the cards, the numbers of the boards, a sample of them."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final, Literal

import msgspec

from inspector.cards import card_from_scryfall
from inspector.reading.coverage import coverage
from inspector.rules import EDITIONS, NEWEST, Edition
from inspector.survey.errors import SurveyError

SurveyKind = Literal["editions", "pairs", "unread", "change"]
CHUNK: Final = 1_000


class Survey(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A question and the cards of which it is asked.

    ``cards`` are card objects in the Scryfall API's shape; a board is a card, or for ``pairs`` two of them.
    ``editions`` are keys of editions. ``change`` are behaviors of an edition with their other value (``change`` only).
    ``sample`` of the boards are drawn by ``seed``, all of them where it is 0. ``chunk`` boards are one piece of work.
    """

    kind: SurveyKind
    cards: tuple[Mapping[str, Any], ...]
    editions: tuple[str, ...] = (NEWEST.key,)
    change: Mapping[str, Any] = {}
    sample: int = 0
    seed: int = 0
    chunk: int = CHUNK

    @cached_property
    def count(self) -> int:
        """How many boards there are, before any sample is drawn."""
        return math.comb(len(self.cards), 2) if self.kind == "pairs" else len(self.cards)

    @cached_property
    def boards(self) -> range | tuple[int, ...]:
        """The numbers of the boards of which it is asked, rising."""
        if not 0 < self.sample < self.count:
            return range(self.count)
        drawn: set[int] = set()
        tried = 0
        while len(drawn) < self.sample:
            # Not the generator of some Python version: the same seed is the same sample everywhere and for ever.
            digest = hashlib.sha256(f"{self.seed}:{tried}".encode()).digest()
            drawn.add(int.from_bytes(digest[:8], "big") % self.count)
            tried += 1
        return tuple(sorted(drawn))

    @property
    def chunks(self) -> int:
        """How many pieces of work there are."""
        return -(-len(self.boards) // self.chunk)

    def numbers_of(self, chunk: int) -> list[int]:
        """The numbers of the boards of one piece of work."""
        return list(self.boards[chunk * self.chunk : (chunk + 1) * self.chunk])

    def cards_of(self, number: int) -> tuple[int, ...]:
        """The places among ``cards`` of the card or the two cards of a board."""
        if self.kind != "pairs":
            return (number,)
        # Pairs (0, 1), (0, 2), (1, 2), (0, 3) ...: the later card is the largest n with n (n - 1) / 2 <= number.
        later = (1 + math.isqrt(1 + 8 * number)) // 2
        return number - later * (later - 1) // 2, later

    @cached_property
    def mark(self) -> str:
        """What tells this survey from all others, in hexadecimal: finished pieces of another must not be mixed in."""
        return hashlib.sha256(msgspec.json.encode(msgspec.to_builtins(self), order="sorted")).hexdigest()


def survey_of(kind: SurveyKind, cards: Iterable[Mapping[str, Any]], **more: Any) -> Survey:  # noqa: ANN401 - the fields of Survey
    """Make a survey of cards, each of them once, in the order of their names. Raises SurveyError for too few.

    For ``pairs`` only those are taken whose words may change values while nothing is done: no others have an order.
    """
    named = {str(card["name"]): card for card in cards if kind != "pairs" or _changes_values(card)}
    least = 2 if kind == "pairs" else 1
    if len(named) < least:
        raise SurveyError(_too_few(kind, [str(name) for name in named]))
    if kind == "editions" and "editions" not in more:
        more["editions"] = tuple(edition.key for edition in EDITIONS)
    return Survey(kind=kind, cards=tuple(named[name] for name in sorted(named)), **more)


def _too_few(kind: SurveyKind, names: list[str]) -> str:
    if kind != "pairs":
        return "No card matches this query. Try a wider one; `cards find` shows what a query gives."
    only = f"of those that match this query only {names[0]} does" if names else "none that matches this query does"
    return f"A pair takes two cards whose words change values, and {only}. Try a wider query."


def _changes_values(card: Mapping[str, Any]) -> bool:
    return coverage([card_from_scryfall(dict(card))]).sentences.all > 0


def change_of(edition: Edition, words: Iterable[str]) -> dict[str, Any]:
    """Read changes such as ``has_manifest=no``, each a behavior of an edition and its other value.

    Several values stand beside one another with ``+``, none of them is ``none``. Raises SurveyError for what an edition
    does not have, or cannot be.
    """
    behaviors = {
        name: value
        for name, value in msgspec.structs.asdict(edition).items()
        if isinstance(value, bool | str | frozenset) and name not in ("key", "set_name", "effective")
    }
    found: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in behaviors:
            raise SurveyError(f'An edition has no behavior "{name}". It has: {", ".join(sorted(behaviors))}.')
        found[name] = _value(name, behaviors[name], value)
    if not found:
        raise SurveyError("Say what changes, such as --set has_manifest=no.")
    try:
        edition_changed(edition, found)
    except msgspec.ValidationError as error:
        raise SurveyError(f"The edition cannot be changed so: {error}.") from error
    return found


def _value(name: str, now: object, word: str) -> object:
    if isinstance(now, bool):
        if word not in ("yes", "no"):
            raise SurveyError(f'"{name}" is yes or no, not "{word}".')
        return word == "yes"
    if isinstance(now, frozenset):
        return [] if word == "none" else word.split("+")
    return word


def edition_changed(edition: Edition, change: Mapping[str, Any]) -> Edition:
    """The edition with other behaviors. Raises msgspec.ValidationError for values that it cannot have."""
    return msgspec.convert({**msgspec.to_builtins(edition), **change}, Edition)
