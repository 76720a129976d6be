"""Kinds of counters that the rules or the words of cards name (122.1): any other word may be misspelled."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

# Names alone, from the rules and from the words of cards; counters such as +1/+1 are told by their form.
_WORDS = """
    acorn aegis age aim arrow arrowhead awakening bait blaze blessing blight blood bloodline bloodstain book
    bounty brain bribery brick burden cage carrion cell charge chip chorus coin collection component conqueror
    contested corpse corruption credit croak croaking crystal cube currency cyclone death deathtouch decayed
    defense delay depletion descent despair devotion discovery divinity doom dread dream duty echo egg elixir
    ember energy enlightened eon eruption everything exalted experience eyeball eyestalk fade fate feather feeding
    fellowship fetch filibuster film finality fire flame flood flying foreshadow fungus funk fury fuse gem
    ghostform globe glyph gold growth hack harmony haste hatchling healing hexproof hit hone hoofprint hope hour
    hourglass hunger ice impostor incarnation incubation indestructible infection influence ingenuity ingredient
    intervention invitation isolation javelin judgment ki kick knickknack knowledge landmark level lifelink loot
    lore loyalty luck magnet manabond manifestation mannequin matrix memory menace midway mine mining mire music
    muster necrodermis nest net night oil omen ore page pain palliation paralyzation pause petal petrification
    phylactery phyresis pin plague plot point poison polyp possession pressure prey prism pupa pyre quest rad
    rally reach rejection reprieve rev revival ribbon ritual rope rust scream scroll shadow shell shield shoe
    shred silver skewer sleep sleight slime slumber soot soul spark spite spore stash storage story strife study
    stun supply suspect takeover task theft third-degree-burn ticket tide time tower training trample trap
    treasure unity unlock valor velocity verse vigilance vitality void volatile vortex vow wage winch wind wish
"""
_KINDS = frozenset((*_WORDS.split(), "double strike", "first strike"))
_SIZE = re.compile(r"[+-]\d+/[+-]\d+")
# Keywords of which counters can be a variant (702.11d, 702.19c).
_VARIANTS = ("hexproof from ", "trample over ")
_NAMED = re.compile(r"([\w+/'-]+) counters?\b", re.IGNORECASE)
# So like a known word is what may be one misspelled.
_ALIKE = 0.75


def is_counter_kind(kind: str) -> bool:
    """Whether the rules or the words of a card are known to name counters of this kind, spelled as counters are."""
    return kind in _KINDS or _SIZE.fullmatch(kind) is not None or kind.startswith(_VARIANTS)


def counter_kinds_named(texts: Iterable[str]) -> frozenset[str]:
    """List the words that texts give before the word counter, among them the kinds of counters that they name."""
    return frozenset(found.lower() for text in texts for found in _NAMED.findall(text))


def nearest_counter_kind(kind: str, named: Iterable[str] = ()) -> str:
    """Give the kind of counter that a word is most like, among those known and those ``named``; empty for none."""
    folded = kind.casefold()
    sizes = ("+1/+1", "-1/-1")
    bare = re.fullmatch(r"([+-]?)(\d)[/ ]?([+-]?)(\d)", folded)
    if bare is not None:
        sign = bare[1] or bare[3] or "+"
        return f"{sign}{bare[2]}/{bare[3] or sign}{bare[4]}"
    known = sorted({*_KINDS, *named, *sizes})
    # Two letters that changed places make another word of a short one.
    near = get_close_matches(folded, known, 1, _ALIKE) or [word for word in known if sorted(word) == sorted(folded)]
    return near[0] if near else ""
