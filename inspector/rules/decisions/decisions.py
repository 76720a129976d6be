"""Decisions: why each value of an object is what it is, as data (613, 202, 712 and others; no sentence is among them).

A value and the decision for it come from the same place in the code. Sentences are made from decisions by ``wording``,
at the edge; nothing that decides a value reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from inspector.rules.decisions.because import Because
from inspector.rules.edition.concepts import Concept


class Source(msgspec.Struct, frozen=True):
    """Where an effect comes from: the label of its object, the kind of its counters, or what it is called.

    All three are empty for something that resolved and has no name. ``granted`` is whether the object has the ability
    from another effect, whose timestamp counts if it is the later one (613.7a). ``effect`` is the timestamp of what
    resolved, by which two of one name, or of none, are told apart. ``holder`` is the label of the one object that an
    effect is on which a rule makes and not a card, such as that of bestow.
    """

    label: str = ""
    counter: str = ""
    called: str = ""
    granted: bool = False
    effect: int = 0
    holder: str = ""


class AbilityByRule(msgspec.Struct, frozen=True):
    """Which ability of an object makes an effect that no sentence on it does: by the rule of its keyword or symbol.

    ``levels`` are the numbers of a level symbol (711.2), a station symbol (721.2) or of class level bars (716.2).
    """

    rule: Concept
    levels: tuple[str, ...] = ()


# What was copied that had no name.
NamelessKind = Literal[
    "face-down creature",
    "face-down permanent",
    "face-down spell",
    "face-down card in exile",
    "nameless creature",
    "nameless permanent",
]


class Original(msgspec.Struct, frozen=True):
    """What was copied: its label, the name that was copied, or what it was that had none: its label is not told.

    ``called`` is the name without what an exception of copying made of it.
    """

    label: str
    called: str = ""
    nameless: NamelessKind | Literal[""] = ""


class Decision(msgspec.Struct, frozen=True):
    """Why a value of an object is what it is.

    ``key`` is the value's name in files, ``concept`` the rule, ``because`` the ground, ``inputs`` what it was decided
    from. ``layer`` is ``"1a"`` ... ``"7d"`` as the edition letters it, empty outside section 613; ``source`` the label
    of the object that an effect comes from. ``also`` are more rules that the same ground rests on.
    """

    key: str
    concept: Concept
    because: Because
    inputs: Mapping[str, object] = {}
    layer: str = ""
    source: str = ""
    also: tuple[Concept, ...] = ()
