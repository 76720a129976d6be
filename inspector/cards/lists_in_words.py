"""Lists as sentences have them, the article before a word, whose something is, and how a sentence begins."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

# What is spoken with a vowel first: not "unicorn", but "hour", and the sizes 8/8 and 11/11.
_SPOKEN_OPEN = re.compile(r"(?!uni)[aeiou]|hour|(?:8\d*|11|18)\b", re.IGNORECASE)


def listed_words(words: Sequence[str], joint: str = "and") -> str:
    """Join words as in a sentence: ``A``, ``A and B``, ``A, B and C``, or with ``joint`` for "and" ``A, B or C``."""
    return f"{', '.join(words[:-1])} {joint} {words[-1]}" if len(words) > 1 else "".join(words)


def with_article(words: str) -> str:
    """Put the article before what is one of several: ``an Elf``, ``a Unicorn``, ``an hour counter``."""
    return f"{'an' if _SPOKEN_OPEN.match(words) else 'a'} {words}"


def capitalized(words: str) -> str:
    """Begin words as a sentence begins, and leave the rest as it is: ``A copy of Clone``."""
    return f"{words[:1].upper()}{words[1:]}"


def possessive(name: str) -> str:
    """Give ``Ana's``, ``Grizzly Bears'``."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


# So somebody's object is called that has no name of its own; no card is called so. What tells two of one name apart
# stands in brackets, and nobody says "Hydra (t)'s".
_SAYS_WHOSE = re.compile(r"'s? (?:face-down|locked|nameless) |\)$")


def belonging(what: str, name: str) -> str:
    """Say whose something is: ``Bear's toughness``, but ``the toughness of Ana's locked Room``, or ``of Bear (b)``."""
    return f"the {what} of {name}" if name.endswith(")") or _SAYS_WHOSE.search(name) else f"{possessive(name)} {what}"


def with_possessives(template: str, places: Mapping[str, object]) -> str:
    """Give a template of which places stand before an apostrophe, without the s behind what itself ends in one."""
    for name, value in places.items() if "}'s" in template else ():
        if isinstance(value, str) and value.endswith("s"):
            template = template.replace(f"{{{name}}}'s", f"{{{name}}}'")
    return template
