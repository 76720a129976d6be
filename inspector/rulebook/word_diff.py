"""Two wordings side by side: which words stayed, which went, which came."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Final, Literal

import msgspec

_TOKEN: Final = re.compile(r"\s+|[\w’'-]+(?:\.\d+[a-z]?)?|[^\w\s]")


class DiffPiece(msgspec.Struct, frozen=True, gc=False):
    """Words that both have (``same``), or only the older (``gone``) or the newer (``new``) one."""

    kind: Literal["same", "gone", "new"]
    text: str


def word_diff(old: str, new: str) -> tuple[DiffPiece, ...]:
    """Compare two wordings word by word: the pieces but ``new`` make up ``old``, those but ``gone`` make up ``new``."""
    before, after = _TOKEN.findall(old), _TOKEN.findall(new)
    pieces: list[DiffPiece] = []
    for tag, start, end, new_start, new_end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            pieces.append(DiffPiece("same", "".join(before[start:end])))
            continue
        if end > start:
            pieces.append(DiffPiece("gone", "".join(before[start:end])))
        if new_end > new_start:
            pieces.append(DiffPiece("new", "".join(after[new_start:new_end])))
    return tuple(pieces)
