"""The lines of a decklist in plain text: how many of what, for which part of the deck; and the names they may mean."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

DeckSection = Literal["main", "sideboard", "commander", "maybe"]


class ListLine(msgspec.Struct, frozen=True):
    """One line of a decklist, as it was read: how many of what, for which part of the deck.

    ``counted`` tells whether the number stood there.
    """

    number: int
    text: str
    count: int = 0
    name: str = ""
    section: DeckSection = "main"
    heading: bool = False
    counted: bool = False


_SECTIONS: dict[str, DeckSection] = {
    **dict.fromkeys(("deck", "main", "mainboard", "main deck", "maindeck"), "main"),
    **dict.fromkeys(("sideboard", "side", "companion"), "sideboard"),
    **dict.fromkeys(("commander", "commanders"), "commander"),
    **dict.fromkeys(("maybeboard", "considering", "tokens", "attractions", "stickers"), "maybe"),
    # The parts that Forge gives a deck besides.
    **dict.fromkeys(("avatar", "planes", "schemes", "conspiracy", "dungeon", "contraptions"), "maybe"),
}
# Parts of Forge's files in which what is said of the deck stands, and no card.
_ABOUT = ("metadata", "general", "shop", "quest", "duel", "editor")
_KINDS = (
    "creature",
    "land",
    "instant",
    "sorcery",
    "sorceries",
    "artifact",
    "enchantment",
    "planeswalker",
    "spell",
    "battle",
)
_HEADING = re.compile(
    r"^(?:[#/=~\[\s*-]*)([A-Za-z][A-Za-z -]*?)\s*(?:[(\[]\d+(?:\s*cards?)?[)\]]|\d+)?\s*[:\]=~*-]*\s*$"
)
_NUMBERED = re.compile(r"[(\[]\d+(?:\s*cards?)?[)\]]$")
_COUNT = re.compile(
    r"^(?P<side>SB:\s*)?(?:[*•·-]\s+)?(?:[(\[]?(?P<count>\d{1,6})[)\]]?\s*[xX×]?\s+|[xX×](?P<other>\d{1,6})\s+)?(?P<rest>.+)$"
)
_TAIL_COUNT = re.compile(r"^(?P<rest>.+?)\s+[xX×]\s*(?P<count>\d{1,6})$")
_TAILS = (
    # Of Forge: the set, the number of the picture and more behind the name.
    re.compile(r"(?<=\S)\|\S.*$"),
    re.compile(r"\s*(?:\*[A-Za-z]+\*|#.*|\^[^^]*\^|//\s*!.*)$"),
    re.compile(r"\s+\[[^\]]*\](?:\s*\{[^{}]*\})?$"),
    re.compile(r"\s+[(\[][A-Za-z0-9_]{1,8}[)\]](?:\s+[A-Za-z0-9★†-]{1,10})?(?:\s+[FE])?$"),
    re.compile(r"\s+<[^<>]*>$"),
    re.compile(r"\s+(?:foil|etched|nonfoil)$", re.IGNORECASE),
    re.compile(r"\s+[$€£]\s?\d+(?:[.,]\d\d)?$"),
    re.compile(r"\s*[|,]\s*[A-Z0-9]{3,5}$"),
    re.compile(r"\s+-\s+[A-Z0-9]{3,5}$"),
)
_BRACKETED = re.compile(r"\[([A-Za-z][A-Za-z ]*)\]")
_COUNT_COLUMNS = ("count", "quantity", "qty", "amount")
_NAME_COLUMNS = ("name", "card name", "card")
# Without headings, a last block behind an empty line is the sideboard of so large a deck.
_LARGEST_SIDEBOARD = 15
_SMALLEST_DECK = 40
# What Forge and XMage write of a deck: ``Deck Type=constructed``, ``AUTHOR:someone``.
_SAID_OF_IT = re.compile(
    r"[A-Za-z][A-Za-z ]{0,30}=|(?:name|author|title|format|date|event|player|comments?|description|layout \w+):",
    re.IGNORECASE,
)
# The part of the deck that Archidekt writes behind a card: ``[Commander{top}]``.
_CATEGORY = re.compile(r"\s\[(commander|sideboard|maybeboard)\b[^\]]*\]", re.IGNORECASE)
_HEAD_SET = re.compile(r"^\[[A-Za-z0-9:_-]{2,12}\]\s+")


# A sentence's end, behind at least four words; and words that begin a question or a story where nothing ends it.
_SENTENCE = re.compile(r"(?:[^\s.?!]+\s+){3,}[^\s.?!]+[.?!]+[\"'”’)]*(?=\s|$)")
_OPENS = re.compile(
    r"(?:am|are|can|could|did|do|does|has|have|how|i|if|is|may|must|my|should|suppose|was|were|what|when|where|which|who"
    r"|whose|why|will|would)\b",
    re.IGNORECASE,
)
_LEAST_OPENED = 5
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_LINKS = ("a", "an", "and", "as", "at", "by", "for", "from", "in", "into", "of", "on", "or", "the", "to", "with")


def is_prose(text: str) -> bool:
    """Whether a text is made of sentences, a question for instance, and is no list of cards.

    A list may have sentences among its comments: where half of the lines are counted, or headings, it stays one.
    """
    lines = [line for line in _plain_lines(text.splitlines()) if line.text]
    if not lines or _columns(text.splitlines()) is not None or lines[0].text.startswith(("{", "<")):
        return False
    listed = [line for line in lines if line.heading or (line.counted and not _SENTENCE.search(line.text))]
    if 2 * len(listed) >= len(lines):
        return False
    told = " ".join(line.text for line in lines if line not in listed)
    return any(map(_has_plain_word, _SENTENCE.findall(told))) or _opens_as_prose(told)


def _opens_as_prose(told: str) -> bool:
    is_long = len(told.split()) >= _LEAST_OPENED or told.endswith("?")
    return is_long and _OPENS.match(told) is not None and _has_plain_word(told)


def _has_plain_word(told: str) -> bool:
    """Whether a word behind the first begins small that a title would not write so."""
    return any(word.islower() and word not in _LINKS for word in _WORD.findall(told)[1:])


def text_lines(lines: list[str]) -> tuple[ListLine, ...]:
    """Read the lines of a list, or of a table whose first line names its columns."""
    columns = _columns(lines)
    if columns is not None:
        return tuple(_table_lines(lines, *columns))
    return _with_sideboard(list(_plain_lines(lines)), lines)


def _columns(lines: list[str]) -> tuple[int, int, str] | None:
    """Give the columns of the count and the name, and the sign between columns; None where this is no table."""
    first = next((line for line in lines if line.strip()), "")[:500]
    for sign in (",", ";", "\t"):
        heads = [head.strip().strip('"').lower() for head in first.split(sign)]
        count = next((place for place, head in enumerate(heads) if head in _COUNT_COLUMNS), None)
        name = next((place for place, head in enumerate(heads) if head in _NAME_COLUMNS), None)
        if count is not None and name is not None:
            return count, name, sign
    return None


def _table_lines(lines: list[str], count: int, name: int, sign: str) -> Iterator[ListLine]:
    started = False
    for number, line in enumerate(lines, 1):
        text = _shown(line)
        if not text:
            continue
        if not started:
            started = True
            yield ListLine(number, text, heading=True)
            continue
        cells = next(csv.reader([line[:500].replace("\0", "")], delimiter=sign), [])
        many = cells[count].strip() if count < len(cells) else ""
        known = name < len(cells) and many.isdecimal() and len(many) < _LONGEST_COUNT
        yield ListLine(number, text, int(many) if known else 0, cells[name].strip() if known else "", counted=known)


_LONGEST_COUNT = 7


def _shown(line: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in line[:2000]).strip()[:500]


def _plain_lines(lines: Iterable[str]) -> Iterator[ListLine]:
    section: DeckSection = "main"
    about = False
    for number, line in enumerate(lines, 1):
        text = _shown(line)
        if not text:
            continue
        heading = _heading(text)
        bracketed = _BRACKETED.fullmatch(text)
        if bracketed is not None:
            about = bracketed[1].strip().lower() in _ABOUT
        if heading is not None or bracketed is not None or about or _is_comment(text):
            section = heading or section
            yield ListLine(number, text, heading=True, section=section)
            continue
        yield _card_line(number, text, section)


def _with_sideboard(read: list[ListLine], lines: list[str]) -> tuple[ListLine, ...]:
    """Take what stands behind the last empty line for the sideboard, where nothing else tells the parts apart."""
    if any(line.heading or line.section != "main" for line in read):
        return tuple(read)
    end = max((line.number for line in read), default=0)
    last = next((number for number in range(end, 0, -1) if not lines[number - 1].strip()), 0)
    behind = sum(line.count for line in read if line.number > last)
    before = sum(line.count for line in read if line.number < last)
    if not (0 < behind <= _LARGEST_SIDEBOARD and before >= _SMALLEST_DECK):
        return tuple(read)
    return tuple(msgspec.structs.replace(line, section="sideboard") if line.number > last else line for line in read)


def _heading(text: str) -> DeckSection | None:
    found = _HEADING.match(text)
    if found is None:
        return None
    word = found[1].strip().lower()
    if word in _SECTIONS:
        return _SECTIONS[word]
    if text.startswith(("--", "==")) and text.endswith(("--", "==")):
        return "main"
    if text.startswith(("#", "//", "[", "=", "*")) or text.endswith((":", "*")) or _NUMBERED.search(text):
        return "main" if word.rstrip("s") in _KINDS or word in _KINDS else None
    return None


def _is_comment(text: str) -> bool:
    low = text.lower()
    return (
        text.startswith(("#", "//", ";")) or low == "about" or low.startswith("name ") or bool(_SAID_OF_IT.match(low))
    )


def _card_line(number: int, text: str, section: DeckSection) -> ListLine:
    # Of spaces without an end, patterns would try every one as the first.
    bare = " ".join(text.split())
    found = _COUNT.match(bare)
    rest, count, counted = bare, 1, False
    if found is not None:
        rest = found["rest"]
        counted = bool(found["count"] or found["other"])
        count = int(found["count"] or found["other"] or 1)
        section = "sideboard" if found["side"] else section
    category = _CATEGORY.search(rest)
    if "*CMDR*" in rest:
        section = "commander"
    elif category is not None:
        section = _SECTIONS[category[1].lower()]
    tail = _TAIL_COUNT.match(rest)
    if tail is not None and not counted:
        rest, count, counted = tail["rest"], int(tail["count"]), True
    return ListLine(number, text, count, _HEAD_SET.sub("", rest).strip(), section, counted=counted)


def spellings(name: str) -> Iterator[str]:
    """Give the name as it stands, then with one thing after the other taken from its end that is no part of a name."""
    yield name
    shorter = name
    for _ in range(4):
        before = shorter
        for tail in _TAILS:
            shorter = tail.sub("", shorter)
        if shorter in ("", before):
            break
        yield shorter
    for between in (" & ", " and ", " _ ", " | "):
        if between in shorter:
            yield shorter.replace(between, " // ")
    # What stands behind two strokes may be a comment.
    if " //" in shorter:
        yield shorter.partition(" //")[0].strip()
