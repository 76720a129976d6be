"""Verbs in the forms in which people write them: what a sentence says in the present is told in any tense."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

# Past and participle where they are not made by rule.
_IRREGULAR: Final = {
    "become": ("became", "become"),
    "bring": ("brought", "brought"),
    "cast": ("cast", "cast"),
    "choose": ("chose", "chosen"),
    "come": ("came", "come"),
    "control": ("controlled", "controlled"),
    "copy": ("copied", "copied"),
    "die": ("died", "died"),
    "drop": ("dropped", "dropped"),
    "equip": ("equipped", "equipped"),
    "flip": ("flipped", "flipped"),
    "get": ("got", "gotten"),
    "give": ("gave", "given"),
    "go": ("went", "gone"),
    "grab": ("grabbed", "grabbed"),
    "hit": ("hit", "hit"),
    "leave": ("left", "left"),
    "lose": ("lost", "lost"),
    "make": ("made", "made"),
    "meld": ("melded", "melded"),
    "pay": ("paid", "paid"),
    "put": ("put", "put"),
    "slam": ("slammed", "slammed"),
    "steal": ("stole", "stolen"),
    "recast": ("recast", "recast"),
    "tap": ("tapped", "tapped"),
    "take": ("took", "taken"),
    "untap": ("untapped", "untapped"),
}
_REGULAR: Final = (
    "activate",
    "adapt",
    "animate",
    "attach",
    "attack",
    "blink",
    "block",
    "bolt",
    "bounce",
    "cloak",
    "clone",
    "convert",
    "create",
    "crew",
    "destroy",
    "discard",
    "embalm",
    "enchant",
    "enter",
    "eternalize",
    "exile",
    "flicker",
    "gain",
    "kill",
    "lock",
    "manifest",
    "mill",
    "morph",
    "mutate",
    "phase",
    "play",
    "reconfigure",
    "remove",
    "resolve",
    "return",
    "reveal",
    "replay",
    "sacrifice",
    "pump",
    "show",
    "switch",
    "target",
    "transform",
    "turn",
    "unlock",
    "unmorph",
    "use",
)
_DOES: Final = r"(?:will|would|'ll|'d|does|did|do|(?:is|are|am|'s|'m|'re) going to)[ ]+(?:then[ ]+)?"
_HAS: Final = r"(?:has|have|had|'ve|'s|'d|having)[ ]+(?:also[ ]+|already[ ]+|now[ ]+|since[ ]+)?"
_IS: Final = r"(?:is|are|am|was|were|'s|'m|'re)[ ]+"
_PASSIVE: Final = (
    r"(?:is|are|was|were|'s|gets?|got|gotten|becomes?|became|(?:has|have|had|'s|'ve) been|"
    r"will (?:be|get)|would (?:be|get)|is being)[ ]+"
)


@cache
def _verbs() -> dict[str, tuple[str, str, str, str]]:
    """Give base, past, participle and -ing form of each verb, by the form that stands in sentences: ``transforms``."""
    found = {}
    for base in (*_IRREGULAR, *_REGULAR):
        regular = f"{base}d" if base.endswith("e") else f"{base}ed"
        past, participle = _IRREGULAR.get(base, (regular, regular))
        doubled = past[:-2] if past.endswith(("bbed", "lled", "mmed", "pped")) else base
        ing = f"{base[:-1]}ing" if base.endswith("e") and base != "die" else f"{doubled}ing"
        ing = "putting" if base == "put" else "hitting" if base == "hit" else "getting" if base == "get" else ing
        found[_third(base)] = (base, past, participle, "dying" if base == "die" else ing)
    return found


def _third(base: str) -> str:
    if base.endswith("y") and base[-2:-1] not in "aeiou":
        return f"{base[:-1]}ies"
    return f"{base}es" if base.endswith(("s", "x", "ch", "sh", "o")) else f"{base}s"


@cache
def _participles() -> frozenset[str]:
    return frozenset(each[2] for each in _verbs().values())


@cache
def any_tense(words: str) -> str | None:
    """Give what matches words that begin with a verb, in any tense; None where they do not begin with one known."""
    first, _, rest = words.partition(" ")
    known = _verbs().get(first)
    behind = "".join(rf"[ ]+{re.escape(word)}" for word in rest.split())
    if known is not None:
        base, past, participle, ing = (re.escape(each) for each in known)
        active = rf"(?:{_DOES}{base}|{_HAS}{participle}|{_IS}{ing}|{re.escape(first)}|{past}|{base})"
        return f"{active}{behind}"
    second = rest.partition(" ")[0]
    if first == "is" and second in _participles():
        return f"{_PASSIVE}{behind.removeprefix('[ ]+')}"
    return None


@cache
def one_of_these(words: str) -> frozenset[str]:
    """Give single words, in lower case, of which one stands wherever these words do, in any tense; none if unknown."""
    found = re.findall(r"\w+", words.lower())
    longest = max(found, key=len, default="")
    known = _verbs().get(longest)
    if known is not None and longest == found[0]:
        return frozenset((longest, *known))
    return frozenset((longest,)) - {""}


def forms_of(base: str) -> str:
    """Give what matches a verb in any tense, active: ``clone`` for "clones", "cloned", "is cloning"."""
    found = any_tense(_third(base))
    return re.escape(base) if found is None else found
