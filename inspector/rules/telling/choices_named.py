"""What was chosen for an object, said where words ask for "the chosen color" and the like (607.2d)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet

from inspector.cards import Color, color_words, possessive
from inspector.rules.values.other_qualities import CHOSEN_PLAYERS, KEY_OF_CHOICE
from inspector.rules.wording.of_counters import counter_words


def chosen_words(chosen: object) -> str:
    """Say one thing that was chosen: a color by its word, counters by their kinds."""
    if isinstance(chosen, Color):
        return color_words((chosen,))
    return counter_words(chosen) if isinstance(chosen, Mapping) else str(chosen)


def with_choices(says: str, chosen: Mapping[str, object], players: AbstractSet[str]) -> str:
    """Name in words that ask for what was chosen what that is; ``players`` are those who may stand in them.

    A player is named instead, anything else behind the words: ``"creatures Ana controls of the chosen color, red"``.
    """
    for whom, kind in CHOSEN_PLAYERS.items():
        if (player := chosen.get(KEY_OF_CHOICE[kind])) is not None:
            named = str(player)
            says = says.replace(possessive(f"the {whom}"), possessive(named)).replace(f"the {whom}", named)
    who = ("you control", "your opponents control", *(f"{re.escape(one)} controls" for one in sorted(players)))
    for kind, key in KEY_OF_CHOICE.items():
        if key in chosen:
            says = _asked(kind, "|".join(who)).sub(_named(kind, chosen_words(chosen[key])), says)
    return says


def _asked(kind: str, who: str) -> re.Pattern[str]:
    return re.compile(rf"(?P<of> (?:of|with)) the chosen {kind}\b(?P<whose>(?: (?:{who}))?)")


def _named(kind: str, is_: str) -> Callable[[re.Match[str]], str]:
    def named(found: re.Match[str]) -> str:
        goes_on = found.string.startswith(" ", found.end())
        return f"{found['whose']}{found['of']} the chosen {kind}, {is_}{',' * goes_on}"

    return named
