"""In which forms a handout can be saved."""

from __future__ import annotations

from typing import Final

import msgspec

HANDOUT_SUFFIXES: Final = (".html", ".md", ".pdf", ".png")
PAPER_SIZES: Final = ("a4", "letter")


class HandoutForm(msgspec.Struct, frozen=True):
    """In which form a handout is saved: the ending of the file's name, the symbols drawn or as ``{U}``, the paper."""

    suffix: str
    draws_symbols: bool = True
    paper: str = PAPER_SIZES[0]
