"""Each template is written out somewhere in the tests as the whole sentence that it becomes, with its places filled.

What is looked for is the sentence in a test's own words, from its first letter to its full stop; that it is also said
is proven where it stands, in the tables of ``test_sentences_of_...`` for the most part.
"""

from __future__ import annotations

import re

from inspector.rules.wording.of_values import OF_BOTH, OF_OWN, SENTENCES
from inspector.rules.wording.sentences import TEMPLATES
from tests.house import ROOT

# A literal that goes on in the next line is one line here.
_GOES_ON = re.compile(r'"\n\s*f?"')
QUOTED = [
    line
    for path in sorted((ROOT / "tests" / "rules").rglob("*.py"))
    for line in _GOES_ON.sub("", path.read_text(encoding="utf-8")).splitlines()
    if ". " in line or '."' in line or "”" in line
]
_PLACE = re.compile(r"(\{\w+\})")
# What a place is filled with; words of a card bring their own full stop.
_FILLED = {"{enters}": "enters(?: the battlefield)?", "{text}.": ".+"}
_BY_WORDS = r"(?:(?!\. )[^\n])*?"


def _whole(template: str) -> re.Pattern[str]:
    """What the sentence of a template looks like; behind a name and a colon it begins with a small letter."""
    pieces = _PLACE.split(template)
    if pieces[-2:] == ["{text}", "."]:
        pieces[-2:] = ["{text}."]
    parts = [
        _FILLED.get(piece, _BY_WORDS) if piece.startswith("{") and not piece.startswith("{{") else re.escape(piece)
        for piece in (piece.replace("{{", "\0").replace("}}", "\1") for piece in pieces)
    ]
    looks = "".join(parts).replace("\0", r"\{").replace("\1", r"\}")
    first = f"(?i:{looks[0]})" if looks[0].isalpha() else looks[0]
    return re.compile(rf'(?:^|[\s"]){first}{looks[1:]}(?:$|[\s"”])')


def _as_told(template: str) -> list[str]:
    """A template as it is, and as state-based actions tell it of several: with names for the "it" of each."""
    of_one = re.sub(r"^(It|The Aura) (?=is |has )", "{name} ", re.sub("^Its ", "{name}'s ", template))
    of_one = of_one.replace("The bestowed Aura ", "The bestowed {name} ")
    named = of_one if of_one != template else template.replace(", so it ", ", so {name} ")
    return [template, named if named != template else f"{template.removesuffix('.')}: {{name}}."]


def _is_quoted(template: str) -> bool:
    return any(map(_stands, _as_told(template)))


def _stands(template: str) -> bool:
    whole = _whole(template)
    fixed = max(_PLACE.split(template.replace("{{", "{").replace("}}", "}"))[::2], key=len)
    return any(fixed[1:] in line and whole.search(line) for line in QUOTED)


def test_every_template_is_written_out_in_full() -> None:
    assert [key for key, template in TEMPLATES.items() if not _is_quoted(template)] == []


def test_every_ground_of_a_value_is_written_out_in_full() -> None:
    every = [*SENTENCES.items(), *OF_BOTH.items(), *OF_OWN.items()]
    assert [str(ground) for ground, template in every if not _is_quoted(template)] == []
