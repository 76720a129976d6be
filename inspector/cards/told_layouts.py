"""The layout of a card whose record lists faces and does not say how they lie on it, read from the faces themselves.

Only what no other layout has is taken for a sign; where nothing tells, the record cannot be read, since a card with a
face on each side and one with two halves are played by different rules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

import msgspec

from inspector.cards.errors import shortened

_TYPES = ("Adventure", "Omen")
_HALVED = re.compile(r"^(?:fuse|aftermath)\b", re.IGNORECASE | re.MULTILINE)
_TURNS = re.compile(
    r"\b(?:transform(?:s|ed)?|convert(?:s|ed)?|daybound|nightbound|disturb|craft with|more than meets the eye)\b",
    re.IGNORECASE,
)
_FLIPS = re.compile(r"\bflip(?:ped)? (?!a coin|coins|the coin|two coins)|\bflipped\b", re.IGNORECASE)
_PREPARES = re.compile(r"\bprepared?\b", re.IGNORECASE)
_MELDS = re.compile(r"^\(melds with |\bmeld them into ", re.IGNORECASE | re.MULTILINE)
_SPELLS = ("Instant", "Sorcery")
_OF_ONE_FACE = {
    "Token": "token",
    "Plane": "planar",
    "Phenomenon": "planar",
    "Scheme": "scheme",
    "Vanguard": "vanguard",
    "Emblem": "emblem",
}


class FaceWords(msgspec.Struct, frozen=True):
    """What of a face tells its card's layout."""

    name: str
    cost: str
    line: str
    text: str

    @property
    def types(self) -> frozenset[str]:
        """The words of its type line."""
        return frozenset(self.line.split())

    @property
    def is_spell(self) -> bool:
        """Whether it is an instant or a sorcery."""
        return any(word in self.types for word in _SPELLS)


class _Worded(Protocol):
    """A record of a face."""

    name: str | None
    mana_cost: str | None
    type_line: str | None
    oracle_text: str | None


def words_of_face(face: _Worded) -> FaceWords:
    """Take from a record what tells the layout."""
    return FaceWords(face.name or "", face.mana_cost or "", face.type_line or "", face.oracle_text or "")


def says_to_flip(text: str) -> bool:
    """Whether a text tells to flip its card, not a coin."""
    return _FLIPS.search(text) is not None


def told_layout(name: str, faces: Sequence[FaceWords]) -> str | None:
    """Give the layout that a card's name in full and its faces tell; None where it might have several.

    A name of two faces with a single one to it is a card of which the other face is missing.
    """
    if len(faces) < 2:
        return None if " // " in name else _of_one(*faces)
    if any(word in face.types for face in faces for word in _TYPES):
        return "adventure"
    if len({face.name for face in faces}) == 1 and "Card" not in faces[0].types:
        return "reversible_card"
    if all("Room" in face.types for face in faces) or any(_HALVED.search(face.text) for face in faces):
        return "split"
    if len(faces) > 2:
        return "split" if all(face.is_spell for face in faces) else None
    return _of_two(*faces)


def is_meld_in_words(layout: str | None, text: str | None) -> bool:
    """Whether a card that its record calls an ordinary one says itself that it melds (712.4a): some files do not know.

    Asked of each card that is imported, so it looks for the words as they stand on cards.
    """
    return layout == "normal" and text is not None and ("meld them into " in text or "(Melds with " in text)


def _of_one(face: FaceWords) -> str:
    if _MELDS.search(face.text):
        return "meld"
    return next((_OF_ONE_FACE[word] for word in face.line.split() if word in _OF_ONE_FACE), "normal")


def why_untold(name: str, count: int) -> str:
    """Say why a record without a layout cannot be read, as a clause."""
    if count < 2:
        return f'it has no layout and one face, and is called "{shortened(name)}" after two'
    return f"it has no layout, and its {count} faces might lie on a card in several ways"


def _of_two(front: FaceWords, back: FaceWords) -> str | None:
    text = f"{front.text}\n{back.text}"
    if "Token" in front.types:
        return None
    if says_to_flip(front.text) and not back.is_spell and back.cost in ("", front.cost):
        # Some files give the lower half the mana cost of the card.
        return "flip"
    if not back.cost and "Land" not in back.types:
        return "transform" if "Siege" in front.types or _TURNS.search(text) else None
    if not back.cost:
        # A land behind: something turns to it, or it is played as it is.
        return "transform" if _TURNS.search(text) else "modal_dfc" if front.text else None
    if front.is_spell and back.is_spell:
        return "split"
    if back.is_spell and _PREPARES.search(front.text):
        return "prepare"
    return "modal_dfc" if front.text else None
