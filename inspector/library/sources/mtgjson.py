"""MTGJSON files of every kind and version: names or sets, each with its faces, which are put together to cards.

Since version 5 what matters stands under `data`; versions 4 and 3 had it at the top.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from inspector.library.records import Item, Repaired, Unreadable, repaired
from inspector.library.sources.lines import At
from inspector.library.sources.mtgjson_faces import JsonFace, SetFacts, cards_of, is_single, single
from inspector.library.sources.problems import DocumentError, DoubledKeys

_Raw = msgspec.Raw
_DICT = msgspec.json.Decoder(dict[str, _Raw])
_RAWS = msgspec.json.Decoder(list[_Raw])
_FACE = msgspec.json.Decoder(JsonFace)
_FACES = msgspec.json.Decoder(list[JsonFace])
_ANY = msgspec.json.Decoder(dict[str, Any])


class _Entry(msgspec.Struct):
    """What stands under one key: a set with its cards, or a single face, of which only this is read first."""

    code: Any = None
    releaseDate: Any = None  # noqa: N815 - MTGJSON's own name
    cards: list[_Raw] | None = None
    tokens: list[_Raw] | None = None
    type: Any = None
    layout: Any = None
    type_line: Any = None
    mainBoard: Any = None  # noqa: N815 - MTGJSON's own name


_ENTRY = msgspec.json.Decoder(_Entry)


def mtgjson_records(data: _Raw | memoryview, at: At) -> Iterator[Item]:
    """Give the cards of a file; raises msgspec.ValidationError where nothing in it looks like a card of MTGJSON's."""
    if _begins(data, b"["):
        yield from _list(_RAWS.decode(data), at)
        return
    entries = _DICT.decode(data)
    if "mainBoard" in entries:
        raise DocumentError("this is a deck of MTGJSON's: open it as a decklist; the cards are in the file AtomicCards")
    if _begins(entries.get("cards"), b"["):
        yield from _set(_ENTRY.decode(data), "", at)
        return
    if not any(
        _begins(entry, b"[{") and b'"name"' in bytes(memoryview(entry)[:_LOOKED_AT]) for entry in entries.values()
    ):
        raise msgspec.ValidationError("no cards")
    if at.doubled is not None:
        yield from (
            Unreadable(f'"{name[:80]}"', name, "stands before another one under the same key")
            for name in DoubledKeys(outermost=True).of(data)
        )
    loose: list[_Raw] = []
    for name, entry in entries.items():
        size = memoryview(entry).nbytes
        if _begins(entry, b"["):
            yield from _of_one_name(name, entry, at)
        elif _begins(entry, b"{"):
            found = _ENTRY.decode(entry)
            if found.cards is None:
                loose.append(entry)
            else:
                yield from _set(found, f'"{name[:80]}".', at)
        elif name not in ("meta", "version", "date"):
            at.place = partial('"{}"'.format, name[:80])
            yield Unreadable(at.place(), "", "is not a JSON object")
        at.done += size
    yield from _cards([entry for entry in loose if not _is_meta(entry)], SetFacts(), "the file", at)


def is_list(entries: list[_Raw]) -> bool:
    """Whether the first of these is a set or a face of MTGJSON's, and no card of Scryfall's."""
    first = _looked_into(entries[0]) if entries else None
    return first is not None and (first.cards is not None or (isinstance(first.type, str) and first.type_line is None))


def _looked_into(entry: _Raw) -> _Entry | None:
    try:
        return _ENTRY.decode(entry)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _list(entries: list[_Raw], at: At) -> Iterator[Item]:
    """Give the cards of a list of sets, as version 3 had it, or of a list of faces."""
    first = _looked_into(entries[0]) if entries else None
    if first is None or first.cards is None:
        if first is not None and first.code is not None and first.layout is None:
            raise DocumentError("this lists sets or decks, not cards; the cards are in MTGJSON's file AtomicCards")
        yield from _cards(entries, SetFacts(), "the list", at)
        return
    for number, entry in enumerate(entries):
        found = _looked_into(entry)
        at.place = partial("[{}]".format, number)
        if found is None or found.cards is None:
            yield Unreadable(at.place(), "", "is not a set with cards")
        else:
            yield from _set(found, f"[{number}].", at)
        at.done += memoryview(entry).nbytes


def _of_one_name(name: str, entry: _Raw, at: At) -> Iterator[Item]:
    """Give the cards of one name, nearly always a single one with a single face."""
    try:
        faces = _FACES.decode(entry)
    except msgspec.ValidationError:
        faces = []
    if len(faces) == 1 and is_single(faces[0]):
        at.place = lambda: f'"{name[:80]}"'
        yield single(faces[0], SetFacts())
    else:
        yield from _cards(_RAWS.decode(entry), SetFacts(), f'"{name[:80]}"', at)


def _begins(data: _Raw | memoryview | None, signs: bytes) -> bool:
    return data is not None and bytes(memoryview(data)[:64]).lstrip()[:1] in [bytes([sign]) for sign in signs]


def _is_meta(entry: _Raw) -> bool:
    return memoryview(entry).nbytes < _LARGEST_META and "version" in _DICT.decode(entry)


_LARGEST_META = 1000
_LOOKED_AT = 50_000


def _set(entry: _Entry, path: str, at: At) -> Iterator[Item]:
    code = entry.code if isinstance(entry.code, str) else None
    date = entry.releaseDate if isinstance(entry.releaseDate, str) else None
    yield from _cards(entry.cards or [], SetFacts(code, date), f"{path}cards", at)
    yield from _cards(entry.tokens or [], SetFacts(code, date, token=True), f"{path}tokens", at)


def _cards(entries: list[_Raw], printed: SetFacts, path: str, at: At) -> Iterator[Item]:
    faces: list[JsonFace] = []
    numbers: list[int] = []
    wrong: list[Unreadable] = []
    problems: dict[int, tuple[str, ...]] = {}
    for number, entry in enumerate(entries):
        try:
            faces.append(_FACE.decode(entry))
            numbers.append(number)
        except msgspec.ValidationError:
            face, told = _lenient(entry)
            if face is None:
                wrong.append(Unreadable(f"{path}[{number}]", "", "is not a JSON object"))
            else:
                problems[id(face)] = told
                faces.append(face)
                numbers.append(number)
        except RecursionError:
            wrong.append(Unreadable(f"{path}[{number}]", "", "is nested too deep"))
    at.place = lambda: f"{path}[{at.number}]"
    yield from wrong
    places = dict(zip(map(id, faces), numbers, strict=True))
    for card, of in cards_of(faces, printed):
        at.number = places[id(of[0])]
        told = tuple(problem for face in of for problem in problems.get(id(face), ())) if problems else ()
        yield Repaired(card, told) if told else card


def _lenient(entry: _Raw) -> tuple[JsonFace | None, tuple[str, ...]]:
    try:
        raw = _ANY.decode(entry)
    except (msgspec.DecodeError, RecursionError):
        return None, ()
    return repaired(raw, JsonFace)
