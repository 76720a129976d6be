"""Whom the damage of a sentence hits that is no player, and what it may do to them (120.3)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from inspector.reading.instruction import Instruction
from inspector.reading.unread import Unread
from inspector.reading.who_does import WHOM_ORDERED
from inspector.reading.whom import Whom

_DAMAGE = re.compile(
    r"(?<!would deal )\bdamage\b(?! (?:that )?would be)[^.;]*?(?:(?<!equal) to|\bdivided [^.;]*?among) "
    rf"(?:each of )?{WHOM_ORDERED}",
    re.IGNORECASE,
)
_ITSELF, _DEALS = re.compile(r"(?:itself|themselves)\b"), re.compile(r" deals?\b")
# What replaces damage deals none by itself (614.1a).
_WOULD_BE_DEALT = re.compile(r"^If [^,]*\bwould (?:deal|be dealt|cause [^,]*? to deal)\b")
# "Any player may have it deal 3 damage to them."
_DEALT_TO_THEM = re.compile(r"\b(?:players?|opponents?|they)\b[^.]*? ha(?:ve|s) [^.]*? deal \d+ damage to them\b")
# Another source that deals damage has its own words for whom.
_AND_DEALS = re.compile(r" and (?=(?:~|it|that (?:source|creature)|[A-Z][^.,;]{0,40}?) deals? )")
# Damage to players alone changes no object.
_PLAYERS = re.compile(
    r"^(?:you|yourself|less than \d+|"
    r"(?:(?:that|those|target|each|an?|the|any|other|another|its|their|his|her|chosen|defending|attacking"
    r"|[\w~]+['’]s?) )*(?:player|opponent|controller|owner)s?)\b(?! (?:or|and) (?!you (?:gain|lose|draw|may)\b))"
)


def damaged_in(spoken: str) -> Iterator[str]:
    """Give the words for those to whom a sentence deals damage, but for players."""
    if _WOULD_BE_DEALT.match(spoken) or _DEALT_TO_THEM.search(spoken):
        return
    spoken = _AND_DEALS.sub("; ", spoken)
    for damage in _DAMAGE.finditer(spoken):
        if _PLAYERS.match(damage["whom"]) is None:
            itself = _ITSELF.match(damage["whom"])
            dealing = _DEALS.split(spoken[: damage.start()])
            yield dealing[max(0, len(dealing) - 2)].rpartition(", then ")[2] if itself else damage["whom"]


_ANY_TARGET = re.compile(
    r"^(?:any (?:other )?target|up to \w+ targets\b|up to one target(?! \w)|any number of targets"
    r"|one(?:, two,)? or (?:two|three) targets)",
    re.IGNORECASE,
)
_CREATURES, *_OTHERS_DAMAGED = (Whom(types=(word,)) for word in ("Creature", "Planeswalker", "Battle"))
SPARED = "Indestructible"


def told_of_damage(sentence: str, words: str, groups: tuple[Whom, ...]) -> Iterator[Instruction]:
    """Tell what damage may destroy, and what loyalty and defense it may take (120.3c, 120.3e, 120.3h)."""
    any_target = _ANY_TARGET.match(words) is not None
    hurt = (_CREATURES,) if any_target else groups
    # What the damage did not destroy in its turn it destroys no more (514.2).
    yield Instruction(
        unread=Unread(text=sentence, keys=("zone",), whom=hurt, spares=SPARED),
        for_a_turn=True,
    )
    others = _OTHERS_DAMAGED if any_target else [one for one in groups if "Creature" not in one.types]
    if others:
        keys = ("loyalty", "defense", "zone")
        yield Instruction(unread=Unread(text=sentence, keys=keys, whom=tuple(others)), for_a_turn=False)
