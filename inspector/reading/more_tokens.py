"""What words make of tokens that would be created (614.1a): others beside them, or others in their place.

Twice as many of the same are read by the grammar; here it is known of which tokens the rest speaks, and what it adds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

import msgspec

_KINDS = re.compile(
    r"(?:one or more|an?) (?P<kinds>[\w, ]*?) ?tokens? would be created"
    r"|would create (?:one or more|an?) (?P<created>[\w, ]*?) ?tokens?\b"
)
_ADDS = re.compile(
    r"those tokens plus (?P<number>an additional|an?|that many) (?P<token>.+? token)s?(?P<behind> with .+?)?"
    r"(?: are created instead)?$"
)
_EACH = re.compile(r", instead create one of each$")
_CHOICE = re.compile(r"\byou may\b|\bfirst time\b")


class OtherTokens(msgspec.Struct, frozen=True, kw_only=True):
    """What a sentence makes of tokens that are one of these ``kinds``, any where there are none.

    It ``adds`` tokens, so many of them as there are to be with ``as_many``; or it leaves open what is created, where
    nothing is added.
    """

    kinds: tuple[str, ...] = ()
    adds: tuple[str, ...] = ()
    as_many: bool = False

    def speaks_of(self, types: Iterable[str]) -> bool:
        """Whether it speaks of a token of these types and subtypes."""
        known = {word.lower() for word in types}
        return not self.kinds or any(known.issuperset(kind.split()) for kind in self.kinds)


@lru_cache(maxsize=256)
def other_tokens(text: str) -> OtherTokens:
    """Read what a sentence that speaks of created tokens makes of them."""
    spoken = text.strip().rstrip(".")
    found = _KINDS.search(spoken)
    words = "" if found is None else (found["kinds"] or found["created"] or "")
    kinds = tuple(part for part in re.split(r", or |, | or ", words.lower()) if part)
    if _CHOICE.search(spoken):
        return OtherTokens(kinds=kinds)
    if _EACH.search(spoken):
        return OtherTokens(kinds=kinds, adds=tuple(f"{kind.capitalize()} token" for kind in kinds))
    adds = _ADDS.search(spoken)
    if adds is None:
        return OtherTokens(kinds=kinds)
    token = f"{adds['token']}{adds['behind'] or ''}"
    return OtherTokens(kinds=kinds, adds=(token,), as_many=adds["number"] == "that many")
