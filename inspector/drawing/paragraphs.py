"""What the paragraphs of rules text mean for their setting: tabs, bars and numbers are taken off them here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from inspector.drawing.layouts import Leads
from inspector.drawing.looks import FaceLook
from inspector.drawing.symbol_pictures import ARROW, CROSS

LOYALTY = re.compile(r"^\[?([+\u2212-]?(?:\d{1,3}|X)|\u22127?X)\]?:\s+(?=\S)")
CHAPTER = re.compile(r"^([IVX]{1,5}(?:,\s?[IVX]{1,5}){0,4})\s*[\u2014-]\s+(?=\S)")
LEVEL = re.compile(r"^(?:\{[^{}\s]{1,16}\})+: Level \d+$", re.IGNORECASE)
RANGE = re.compile(r"^LEVEL (\d{1,3}(?:-\d{1,3}|\+))$", re.IGNORECASE)
SIZE = re.compile(r"^[^\s/]{1,6}/[^\s/]{1,6}$")


class Paragraph(Struct, frozen=True):
    """One paragraph: its text, the tab before it, the number behind it, and whether it is a bar between others.

    An `indented` one stands beside the column of tabs, `faint` ones are set in softer ink.
    """

    text: str
    lead: str = ""
    tail: str = ""
    bar: bool = False
    indented: bool = False
    faint: bool = False


def paragraphs_of(face: FaceLook, leads: Leads) -> tuple[Paragraph, ...]:
    """The paragraphs that say anything, parted from their leads, then those the face was printed with and lost."""
    gained = face.was.gained if face.was else frozenset()
    texts = [(part, whole in gained) for whole in face.paragraphs for part in whole.splitlines() if part.strip()]
    found = _ranges(texts) if leads is Leads.RANGES else (_paragraph(text, new, leads) for text, new in texts)
    lost = face.was.lost if face.was else ()
    return (*found, *(Paragraph(f"{CROSS} lost: {text}", faint=True) for text in lost if text.strip()))


def _paragraph(text: str, new: bool, leads: Leads) -> Paragraph:
    if leads is Leads.LEVELS and LEVEL.match(text.strip()):
        return Paragraph(text.strip(), bar=True)
    pattern = {Leads.COSTS: LOYALTY, Leads.CHAPTERS: CHAPTER}.get(leads)
    match = pattern.match(text) if pattern else None
    sign = f"{ARROW} " if new else ""
    if match is None:
        return Paragraph(sign + text)
    return Paragraph(sign + text[match.end() :], match.group(1).replace("-", "\u2212"), indented=True)


def _ranges(texts: Iterable[tuple[str, bool]]) -> Iterator[Paragraph]:
    """The paragraphs of a leveler: each range of level counters with its numbers, then the abilities it gives."""
    lead, size, inside = "", "", False
    for text, new in texts:
        bare = text.strip()
        match = RANGE.match(bare)
        if match:
            if lead or size:
                yield Paragraph("", lead, size, indented=True)
            lead, size, inside = f"Level {match.group(1)}".replace("-", "\u2013"), "", True
        elif inside and not size and lead and SIZE.match(bare):
            size = bare
        else:
            yield Paragraph(f"{ARROW} {text}" if new else text, lead, size, indented=inside)
            lead = size = ""
    if lead or size:
        yield Paragraph("", lead, size, indented=True)
