"""Keyword abilities (702): which ones a paragraph of rules text is, told from keyword actions and mere mentions.

A keyword ability stands at the head of its paragraph or in a comma-separated row there (``Flying, vigilance``), with
or without a cost or quality behind it (``Ward {2}``, ``Protection from red``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

_ABILITIES = """
Absorb,Affinity,Afflict,Afterlife,Aftermath,Amplify,Annihilator,Ascend,Assist,Aura Swap,Awaken,Backup,Banding,Bargain,
Battle Cry,Bestow,Blitz,Bloodthirst,Boast,Bushido,Buyback,Cascade,Casualty,Champion,Changeling,Cipher,Cleave,Companion,
Compleated,Conspire,Convoke,Craft,Crew,Cumulative upkeep,Cycling,Dash,Daybound,Deathtouch,Decayed,Defender,Delve,
Demonstrate,Dethrone,Devoid,Devour,Disguise,Disturb,Double strike,Double team,Dredge,Echo,Embalm,Emerge,Enchant,Encore,
Enlist,Entwine,Epic,Equip,Escalate,Escape,Eternalize,Evoke,Evolve,Exalted,Exhaust,Exploit,Extort,Fabricate,Fading,Fear,Firebending,
First strike,Flanking,Flash,Flashback,Flying,For Mirrodin!,Forecast,Forestwalk,Foretell,Fortify,Freerunning,Frenzy,Fuse,
Gift,Graft,Gravestorm,Harmonize,Haste,Haunt,Hexproof,Hidden agenda,Hideaway,Horsemanship,Impending,Improvise,
Increment,Indestructible,Infect,Ingest,Intimidate,Islandwalk,Job select,Jump-start,Kicker,Landwalk,Level Up,Lifelink,
Living metal,Living weapon,Madness,Max speed,Mayhem,Megamorph,Melee,Menace,Mentor,Miracle,Mobilize,Modular,
More Than Meets the Eye,Morph,Mountainwalk,Multikicker,Mutate,Myriad,Nightbound,Ninjutsu,Offering,Offspring,Outlast,
Overload,Paradigm,Partner,Persist,Phasing,Plainswalk,Plot,Poisonous,Power-up,Protection,Prototype,Provoke,Prowess,
Prowl,Rampage,Ravenous,Reach,Read Ahead,Rebound,Reconfigure,Recover,Reinforce,Renown,Replicate,Retrace,Riot,Ripple,
Saddle,Scavenge,Shadow,Shroud,Skulk,Slivercycling,Sneak,Solved,Soulbond,Soulshift,Space sculptor,Specialize,Spectacle,
Splice,Split second,Spree,Squad,Start your engines!,Station,Storied,Storm,Sunburst,Surge,Suspend,Swampwalk,Teamwork,

Choose a Background,Commander ninjutsu,Doctor's companion,Friends forever,Tiered,Totem armor,
Toxic,Training,Trample,Transfigure,Transmute,Tribute,Undaunted,Umbra armor,Undying,Unearth,Unleash,
Vanishing,Vigilance,Visit,Ward,Warp,Web-slinging,Wither
"""
_KEYWORDS = {word.strip().lower(): word.strip() for word in _ABILITIES.replace("\n", "").split(",") if word.strip()}
# Those of two words that Scryfall's lists write with two capitals, and cards with one.
_TITLED = frozenset(("aura swap", "battle cry", "level up", "read ahead"))
# Those that keep a capital within a sentence: titles, and what begins with a name.
_CAPITAL = ("For Mirrodin!", "More Than Meets the Eye", "Doctor's companion")
# The keywords that let a card be cast face down, by what then hides it (702.37a-b, 702.168a).
CASTS_FACE_DOWN: Final[Mapping[bool | str, frozenset[str]]] = {
    "morph": frozenset(("Morph", "Megamorph")),
    "disguise": frozenset(("Disguise",)),
}
# All keyword abilities in lower case.
KEYWORD_WORDS = frozenset(_KEYWORDS)
_FIRST_WORDS = frozenset(word.partition(" ")[0] for word in _KEYWORDS)
# Of a word that a card's record lists and this table lacks, too: none has had more than five.
_MOST_WORDS = 8
# Instructions, which Scryfall lists among the keywords of a card; a listed word that is neither is taken as an ability.
_ACTIONS = """
Abandon,Activate,Adapt,Airbend,Amass,Assemble,Attach,Behold,Bolster,Cast,Clash,Cloak,Collect evidence,Connive,
Convert,Counter,Create,Destroy,Detain,Discard,Discover,Double,Earthbend,Endure,Exchange,Exert,Exile,Explore,
Fateseal,Fight,Firebend,Forage,Goad,Harness,Heist,Incubate,Intensity,Investigate,Learn,Manifest,Manifest dread,
Meld,Mill,Monstrosity,Open an Attraction,Planeswalk,Play,Populate,Proliferate,Regenerate,Reveal,Role token,
Roll to Visit Your Attractions,Sacrifice,Scry,Search,Seek,Set in motion,Shuffle,Support,Surveil,Suspect,Tap,
Time travel,Transform,Treasure,Landcycling,Typecycling,Prepared,Food,Clue,Blood,Untap,Venture into the dungeon,
Vote,Waterbend
"""
_KEYWORD_ACTIONS = frozenset(word.strip().lower() for word in _ACTIONS.split(","))
# Cycling for a kind of card, of which there are as many as there are kinds (702.29e).
_CYCLING = re.compile(r"(?:basic |artifact )?\w*cycling\b")
# Landwalk through lands of a kind or quality (702.14a), and offering of a kind of permanent (702.48a).
_LANDWALK = re.compile(
    r"(?:(?:nonbasic|legendary|artifact|snow|basic) )?"
    r"(?:land|plains|island|swamp|mountain|forest|desert|cave|gate|locus|sphere|town)walk\b"
)
_OFFERING = re.compile(r"[a-z-]+ offering\b")
_REMINDER = re.compile(r"\s*\([^()]*\)")


# A keyword that is a kind of another, which Scryfall lists along with it: how the one ends or begins, and the others.
_BETWEEN = re.compile(r"[,;]\s*(?:and\s+)?| and (?!from |/)")
_FAMILIES = (
    (re.compile(r".walk$"), ("Landwalk",)),
    (re.compile(r".cycling$"), ("Cycling", "Typecycling", "Landcycling")),
    (re.compile(r"^Hexproof from$"), ("Hexproof",)),
    (re.compile(r"^Partner with$"), ("Partner",)),
)


# The keywords of which others are kinds.
KEYWORD_FAMILIES = frozenset(family for _, families in _FAMILIES for family in families)


def _families(found: list[str], listed: tuple[str, ...]) -> list[str]:
    """List the families of the keywords found, where the card's record lists them."""
    return [
        family
        for pattern, families in _FAMILIES
        if any(pattern.search(keyword) for keyword in found)
        for family in families
        if family in listed
    ]


def families_of(keyword: str) -> tuple[str, ...]:
    """List the keywords of which one is a kind: swampwalk is a landwalk ability (702.14a), slivercycling is cycling."""
    found = (families for pattern, families in _FAMILIES if pattern.search(keyword))
    return tuple(family for families in found for family in families if family != "Landcycling")


def keyword_in_words(words: str) -> str | None:
    """Give the keyword ability that these words are and nothing else, as a card spells it; None for any other."""
    return words.capitalize() if words in _TITLED else _KEYWORDS.get(words)


def in_a_sentence(ability: str) -> str:
    """Give an ability that is a keyword as it stands within a sentence: ``"first strike"``, ``"battle cry"``."""
    if ability.startswith(_CAPITAL):
        return ability
    return ability.lower() if ability.lower() in _TITLED else f"{ability[:1].lower()}{ability[1:]}"


def _known(listed: tuple[str, ...]) -> dict[str, str]:
    extra = {word.lower(): word for word in listed if word.lower().strip() not in _KEYWORD_ACTIONS}
    return {**extra, **_KEYWORDS}


_COST = r"(?:\{[^{}]+\})+"
# What may stand behind any keyword: nothing, a number, a cost, or a long dash and whatever it costs or does.
_BEHIND = re.compile(
    rf"$| ?—| (?:\d+|x)(?:$| ?—)| {_COST}(?: (?:and/or|and|or) {_COST})*(?:$| ?—|\. (?:this|activate))"
)
# What may stand behind some: the quality, card or kind of object that they are about.
_QUALITY = {
    **dict.fromkeys(("protection", "hexproof"), re.compile(" from ")),
    **dict.fromkeys(("hexproof from", "partner with"), re.compile(" ")),
    "enchant": re.compile(r" [^.:]+$"),
    "affinity": re.compile(" for "),
    "champion": re.compile(" an? "),
    "partner": re.compile(" with "),
    "splice": re.compile(" onto "),
    "craft": re.compile(rf" with .*{_COST}$"),
    "emerge": re.compile(rf" from .*{_COST}$"),
    "gift": re.compile(" an? "),
    "devour": re.compile(r" \w+ (?:\d+|x)$"),
    "trample": re.compile(" over planeswalkers$"),
    "equip": re.compile(rf" [^{{}}.:]+(?: ?{_COST}$| ?—)"),
}
_FLAVOR_WORD = re.compile(r"^(?![IVX]+(?:, [IVX]+)* —)[A-Z][\w'’,!? .-]{0,40}? — (?=[A-Z])")


def _keyword_of(fragment: str, known: dict[str, str]) -> str | None:
    """Find the longest keyword that heads the fragment, followed by nothing, a cost, a number or its quality.

    A keyword with other words behind it is mentioned, not had: "Equip abilities you activate cost {1} less".
    """
    low = fragment.lower().rstrip(".").replace("’", "'")
    cycling = _CYCLING.match(low)
    if cycling and _BEHIND.match(low, cycling.end()):
        return cycling[0].capitalize()
    landwalk = _LANDWALK.fullmatch(low)
    if landwalk or _OFFERING.fullmatch(low):
        return landwalk[0].capitalize() if landwalk else "Offering"
    # No keyword has more words, and a paragraph has dozens.
    head = " ".join(low.partition("—")[0].rstrip().split(" ", _MOST_WORDS)[:_MOST_WORDS])
    while head:
        found = known.get(head)
        if found is not None:
            if head not in _KEYWORDS and low.startswith(" — ", len(head)):
                # Records list ability words as well, which no rule knows (207.2c).
                return None
            quality = _QUALITY.get(head)
            fits = _BEHIND.match(low, len(head)) or (quality is not None and quality.match(low, len(head)))
            return found if fits else None
        head = head.rpartition(" ")[0]
    return None


def _heads_no_keyword(text: str) -> bool:
    """Whether a paragraph begins with a word with which no keyword ability begins."""
    first = text.partition(" ")[0].partition("—")[0].rstrip(",;.").lower()
    low = text.lower()
    first = first.replace("’", "'")
    return first not in _FIRST_WORDS and not any(word in low for word in ("cycling", "walk", " offering"))


@lru_cache(maxsize=8192)
def keywords_of(paragraph: str, listed: tuple[str, ...] = ()) -> tuple[str, ...]:
    """List the keyword abilities that a paragraph of rules text is, as Scryfall spells them, without parameters.

    ``listed`` are the keywords that the card's record lists: they make a keyword known that is newer than this table.
    A sentence (``When ..., flying is lost.``) is no keyword ability; neither is a keyword action (``Transform``).
    """
    text = _REMINDER.sub("", paragraph).strip()
    if not text or ("." in text.rstrip(".") and "—" not in text and "}. " not in text):
        return ()
    if not listed and _heads_no_keyword(text):
        # Nearly all sentences.
        flavored = _FLAVOR_WORD.match(text)
        return () if flavored is None else keywords_of(text[flavored.end() :])
    known = _known(listed) if listed else _KEYWORDS
    found: list[str] = []
    # "Equip Shaman, Warlock, or Wizard {1}" is one ability.
    for fragment in [text] if text[:6].lower() == "equip " else _BETWEEN.split(text):
        keyword = _keyword_of(fragment.strip(), known)
        if keyword is None:
            break
        found.append(keyword)
        if "—" in fragment:
            # Behind it stands what the keyword costs or does.
            break
    flavored = None if found else _FLAVOR_WORD.match(text)
    if flavored is not None:
        return keywords_of(text[flavored.end() :], listed)
    return tuple(dict.fromkeys((*found, *_families(found, listed))))
