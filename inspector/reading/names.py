"""What the words of a card may call their own object: its names in full, and the short forms of legends."""

from __future__ import annotations

import re

from inspector.reading.whom import subtype_of

# Words at the head of a name that are words of the rules as well.
_NO_NAMES = frozenset(
    (
        "All",
        "Each",
        "Other",
        "The",
        "This",
        "That",
        "Those",
        "You",
        "Your",
        "When",
        "Whenever",
        "Creatures",
        "Enchanted",
        "Equipped",
        "Fortified",
        "Lands",
        "Artifacts",
        "Creature",
        "Land",
        "Artifact",
        "Enchantment",
        "Attacking",
        "Blocking",
        "Tapped",
        "Untapped",
        "Legendary",
        "Basic",
        "Snow",
        "Nonbasic",
        "White",
        "Blue",
        "Black",
        "Red",
        "Green",
        "Until",
        "During",
        "Spells",
        "Permanents",
        "Nonland",
        "Players",
        "Target",
    )
)

# At the head of a sentence these are verbs and little words, whatever name begins with them.
_NO_SHORT_NAMES = _NO_NAMES.union(
    [
        "Return",
        "Destroy",
        "Exile",
        "Put",
        "Tap",
        "Untap",
        "Take",
        "Gain",
        "Choose",
        "Sacrifice",
        "Counter",
        "Prevent",
        "Create",
        "Search",
        "Draw",
        "Discard",
        "Distribute",
        "Switch",
        "Regenerate",
        "Remove",
        "Copy",
        "Exchange",
        "Shuffle",
        "Reveal",
        "Look",
        "Double",
        "Suspect",
        "Mill",
        "Scry",
        "Flip",
        "Turn",
        "Cast",
        "Play",
        "If",
        "It",
        "Its",
        "They",
        "Their",
        "He",
        "She",
        "As",
        "At",
        "Any",
        "Then",
        "For",
        "With",
        "In",
        "On",
        "One",
        "An",
        "And",
        "Or",
        "But",
        "Up",
        "No",
        "None",
        "Only",
        "Both",
        "Another",
        "Once",
        "While",
        "Otherwise",
    ]
)

# Before these a name is a subtype.
_NOT_BEHIND = r"(?! (?:creatures?|permanents?|planeswalkers?|cards?|tokens?|spells?|you control)\b)"


def own_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """List what words may call an object of these names: its names, and short forms of these."""
    full = [*names, *(name.removeprefix("A-") for name in names)]
    short = [part for name in full for part in re.split(r",| of | the ", name)[:1]]
    first = [name.split(" ")[0].rstrip(",") for name in full]
    known = {*full, *(name for name in (*short, *first) if len(name) > 2 and name not in _NO_SHORT_NAMES)}
    # A legend is called by what stands before the comma or the brackets, though that be a subtype as well.
    legends = {name.partition(sign)[0] for sign in (",", " (") for name in full if sign in name}
    known |= {name for name in legends if len(name) > 2 and name not in _NO_SHORT_NAMES}
    known -= {name for name in known - set(full) - legends if subtype_of(name) is not None}
    return tuple(sorted(known, key=len, reverse=True))


# What texts said until 2017 and 2021, and what they say since.
_OLD_WORDS = re.compile(r"\binto play\b|\bconverted mana cost|\bhe or she (\w+(?:'t)?)|\bhis or her\b|\bhim or her\b")
_NEW_WORDS = {
    "into play": "onto the battlefield",
    "converted mana cost": "mana value",
    "his or her": "their",
    "him or her": "them",
}
_OF_SEVERAL = {"has": "have", "is": "are", "was": "were", "does": "do", "doesn't": "don't", "isn't": "aren't"}


def _in_new_words(found: re.Match[str]) -> str:
    verb = found[1]
    if verb is None:
        return _NEW_WORDS[found[0]]
    plural = f"{verb[:-3]}y" if verb.endswith("ies") else verb.removesuffix("s")
    return f"they {_OF_SEVERAL.get(verb, plural)}"


def with_own_name(text: str, own: tuple[str, ...]) -> str:
    """Give a text with ``~`` wherever it calls its own object by one of these names, and in the words of today."""
    if "converted mana" in text or " into play" in text or " or he" in text or " or she" in text:
        text = _OLD_WORDS.sub(_in_new_words, text)
    for name in own:
        if name and name in text:
            text = re.sub(rf"(?<![\w~]){re.escape(name)}(?!\w){_NOT_BEHIND}", "~", text)
    return text
