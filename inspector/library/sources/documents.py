"""Reading a JSON document as a whole: arrays and lists of Scryfall, the files of MTGJSON, single cards, scenarios.

The document is mapped into memory and cut into its records without building it; each record is then decoded on its
own, so one that is wrong does not spoil the others.
"""

from __future__ import annotations

import mmap
import re
from collections.abc import Iterator
from functools import partial
from typing import IO

import msgspec

from inspector.library.records import Item, Unreadable, read_record
from inspector.library.sources import mtgjson
from inspector.library.sources.lines import At
from inspector.library.sources.problems import DocumentError, why_unreadable

_Raw = msgspec.Raw
_BYTE = re.compile(r" \(byte (\d+)\)")


class _Top(msgspec.Struct):
    """The keys that tell what kind of document an object is."""

    object: _Raw | msgspec.UnsetType = msgspec.UNSET
    format: _Raw | msgspec.UnsetType = msgspec.UNSET
    data: _Raw | msgspec.UnsetType = msgspec.UNSET
    cards: _Raw | msgspec.UnsetType = msgspec.UNSET
    name: _Raw | msgspec.UnsetType = msgspec.UNSET
    details: _Raw | msgspec.UnsetType = msgspec.UNSET


_TOP = msgspec.json.Decoder(_Top)
_LIST = msgspec.json.Decoder(list[_Raw])
_DICT = msgspec.json.Decoder(dict[str, _Raw])


def document_records(file: IO[bytes], at: At) -> Iterator[Item]:
    """Give the records of a document; raises DocumentError where the document as a whole cannot be read."""
    # Not closed by hand: the records' slices of it keep it open for just as long as they live.
    mapped = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    text = mapped[3:] if bytes(mapped[:3]) == b"\xef\xbb\xbf" else mapped
    try:
        yield from _records(text, at)
    except RecursionError:
        raise DocumentError("brackets are nested too deep for any file of cards; choose another") from None
    except UnicodeDecodeError:
        raise DocumentError("expected UTF-8 text, here are other bytes; save the file as UTF-8") from None
    except msgspec.ValidationError:
        raise DocumentError("this JSON holds no cards in a form that is known here; choose another file") from None
    except msgspec.DecodeError as error:
        raise DocumentError(_said(str(error), text)) from None


def _records(text: memoryview, at: At) -> Iterator[Item]:
    if bytes(text[:64]).lstrip().startswith(b"["):
        entries = _LIST.decode(text)
        if mtgjson.is_list(entries):
            yield from mtgjson.mtgjson_records(text, at)
        else:
            yield from _array(entries, at)
        return
    top = _TOP.decode(text)
    kind = _text(top.object)
    if kind == "error":
        raise DocumentError(f"Scryfall answered with an error instead of cards: {_text(top.details) or 'no reason'}")
    if kind == "list" and top.data is not msgspec.UNSET:
        yield from _array(_LIST.decode(top.data), at)
    elif _text(top.format).startswith("card-inspector/") and top.cards is not msgspec.UNSET:
        yield from _array(_LIST.decode(top.cards), at)
    elif kind == "card" or (top.name is not msgspec.UNSET and not kind and top.cards is msgspec.UNSET):
        at.place = lambda: "the card"
        yield _read(_Raw(bytes(text).strip()), at)
    elif kind:
        raise DocumentError(
            f'this is a Scryfall object of the kind "{kind[:40]}", which holds no cards; choose another'
        )
    else:
        yield from mtgjson.mtgjson_records(text if top.data is msgspec.UNSET else top.data, at)


def _array(entries: list[_Raw], at: At) -> Iterator[Item]:
    for number, entry in enumerate(entries):
        at.place = partial("record {}".format, number + 1)
        at.done += memoryview(entry).nbytes + 1
        yield _read(entry, at)


def _read(entry: _Raw, at: At) -> Item:
    try:
        return read_record(entry) if at.doubled is None else at.doubled.told(read_record(entry), entry)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Unreadable(at.place(), "", why_unreadable(error))


def _text(raw: _Raw | msgspec.UnsetType) -> str:
    """Give the text that a key holds; nothing for any other value."""
    if raw is msgspec.UNSET:
        return ""
    try:
        value = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return value if isinstance(value, str) else ""


def _said(message: str, text: memoryview) -> str:
    if "truncated" in message:
        return "the file ends in the middle of its JSON; it was cut off, so get it again"
    found = _BYTE.search(message)
    if found is None:
        return "this is not JSON; get the file again"
    offset = min(int(found[1]), len(text))
    line = bytes(text[:offset]).count(b"\n") + 1
    return f"line {line}: this is not JSON; get the file again"
