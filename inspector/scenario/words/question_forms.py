"""How people ask: the words of questions, and which value each asks for."""

from __future__ import annotations

import re
from typing import Final

from inspector.rules import VALUE_KEYS

SIZE_KEY: Final = "size"
DIES_KEY: Final = "dies"
OUTCOME_KEY: Final = "outcome"
_WHERE_KEY: Final = "zone"
KEYS_ASKED: Final = {
    **{key.replace("_", " "): key for key in VALUE_KEYS},
    "color": "colors",
    "colour": "colors",
    "colours": "colors",
    "type": "types",
    "subtype": "subtypes",
    "supertype": "supertypes",
    "cmc": "mana_value",
    "converted mana cost": "mana_value",
    "mv": "mana_value",
    "ability": "abilities",
    "p/t": SIZE_KEY,
    "power and toughness": SIZE_KEY,
    "stats": SIZE_KEY,
    "size": SIZE_KEY,
    "power/toughness": SIZE_KEY,
    "card type": "types",
    "card types": "types",
    "creature type": "subtypes",
    "creature types": "subtypes",
    "land type": "subtypes",
    "land types": "subtypes",
    "rules text": "abilities",
    "text": "abilities",
    "names": "names",
    "cost": "mana_cost",
    "keyword": "keywords",
    "type line": "types",
    "base power and toughness": SIZE_KEY,
    "text box": "abilities",
    "zone": _WHERE_KEY,
    "current power": "power",
}
KEY_ASKED: Final = "|".join(sorted(map(re.escape, KEYS_ASKED), key=len, reverse=True))
_KEYS: Final = rf"(?P<key>(?:{KEY_ASKED})(?:(?:, | and |, and |/)(?:{KEY_ASKED}))*)"
_WHAT: Final = (
    r"(?:what'?s|what (?:is|are|was|were|would be|will be)|how much (?:is|are|would be)|which (?:is|are)|tell me)"
)
_X: Final = r"(?P<x>.+?)"
_S: Final = r"(?:'s|(?<=s)')"
STILL: Final = r"(?:(?:still|now|also|even|actually|considered|counted as|treated as|really|both|always) )*"
QUESTION_LEADS: Final = re.compile(
    r"(?:(?:so|and|then|now|but|ok|okay|also|well|in that case|at this point|if so|if that resolves|quick question|"
    r"after that|afterwards|question|just to confirm|hi|hello|hey|judge|my question is)[,:]? +)+",
    re.IGNORECASE,
)
QUESTION_TAILS: Final = re.compile(
    r",? +(?:now|then|again|after that|afterwards?|right now|at this point|at the moment|exactly|please|in that case|"
    r"as a result|(?:when|once|after) it (?:enters|resolves|comes in|is on the battlefield)|at that point|anyway|"
    r"this turn|"
    r"like that|at all|here|in this case|if that resolves|after this)$",
    re.IGNORECASE,
)
ASKED_IN_ZONE: Final = re.compile(
    r" +(?:while (?:it|it's|it is) )?(?:(?:on|in) (?:(?:my|his|her|their|the|its owner's|my opponent's|opponent's) )?"
    r"(?P<zone>stack|battlefield|hand|graveyard|library|exile|command zone))$",
    re.IGNORECASE,
)
ASKED_RULES: Final = re.compile(
    r"(?:and )?(?:,? *(?:under|with|in|by) the (?:old )?rules (?:of|from) )(?:(\w+) )?([0-9]{4})(?:-([0-9]{2}))?$",
    re.IGNORECASE,
)
RULES_AHEAD: Final = re.compile(
    r"(?:under|with|in|by) the (?:old )?rules (?:of|from) (?:(\w+) )?([0-9]{4})(?:-([0-9]{2}))?,? +", re.IGNORECASE
)
WHAT_HAPPENS: Final = re.compile(
    r"(?:what happens?|what happened|what will happen|what would happen|"
    r"is (?:that|this|it) (?:legal|possible|allowed|correct)"
    r"|can they|does (?:that|this|it) work|is that a legal (?:play|action)|is it possible|does anything happen"
    r"|does it happen|did it work|what's the result|what is the result|is it legal)",
    re.IGNORECASE,
)
LEGEND_RULE: Final = re.compile(r"(?:do|does|will|would) (?:the )?legend rule apply(?: to .+)?$", re.IGNORECASE)
WHAT_IF: Final = re.compile(
    r"what (?:happens|happened|would happen|will happen) (?:if|when|once|after) (?P<s>.+)|what if (?P<t>.+)",
    re.IGNORECASE,
)
ASKED_CAN: Final = re.compile(r"(?:can|could|may|am i able to|is) (?P<s>.+)", re.IGNORECASE)
ASKED_MAY: Final = re.compile(r"(?P<who>.+?) (?:able|allowed) to (?P<verb>.+)", re.IGNORECASE)
# What is asked, and the key for which; without one the words between tell it.
OF_VALUE: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern, re.IGNORECASE), key)
    for pattern, key in (
        (rf"{_WHAT} (?:the )?{_KEYS} (?:of|for|on) {_X}", ""),
        (rf"{_WHAT} (?P<its>its|it's|his|her|their|the) (?:new |current |total )?{_KEYS}(?: be)?", ""),
        (rf"{_WHAT} {_X}{_S} (?:new |current |total )?{_KEYS}(?: be)?", ""),
        (
            (
                rf"(?:what|which|how much|how many) {_KEYS} (?:do|does|did|will|would) {_X} {STILL}"
                r"(?:have|get|has|cost)(?: left)?"
            ),
            "",
        ),
        (rf"(?:what|which) {_KEYS} (?:is|are|was|were|will|would) {_X}(?: be)?", ""),
        (rf"how (?:big|large|strong|huge|small) (?:is|are|was|will|would|does) {_X}(?: be| get| become)?", SIZE_KEY),
        (
            rf"how (?:many|much) (?:[\w+/-]+ )?counters? (?:are (?:there )?on|do|does|will|would) {_X}(?: have| get)?",
            "counters",
        ),
        (rf"(?:do|does|will) {_X} keep (?:the|its|his|her|their|any|all) (?:[\w+/-]+ )?counters?", "counters"),
        (rf"who (?:currently )?controls {_X}", "controller"),
        (rf"(?:who is|who's) the controller of {_X}", "controller"),
        (rf"who owns {_X}", "owner"),
        (
            rf"(?:do|does|did|will) {_X} (?:also )?(?:phase out|stay on the battlefield|leave the battlefield)",
            _WHERE_KEY,
        ),
        (rf"where (?:is|does|did|will|would) {_X}(?: go| end up| be)?", _WHERE_KEY),
        (
            (
                rf"(?:which|what) (?:side|face) (?:is|does|will|of) {_X}"
                r"(?: (?:is )?(?:on|up|showing|face up|have))?"
            ),
            "face_up",
        ),
        (rf"what does {_X} (?:look like|become|turn into|copy|enter as)", ""),
        (rf"what (?:is|are) {_X} called", "name"),
        (r"(?:what|who) (?:do|does) (?:i|he|she|they|my opponent) get", ""),
        (rf"{_WHAT} {_X}", ""),
        (rf"who is {_X}", ""),
    )
)
OF_HAVING: Final = re.compile(
    rf"(?:do|does|did|will|would|has|have) {_X} {STILL}"
    r"(?:have|has|keep|retain|lose|lost|gain|get)(?: any| the)? (?P<what>.+)",
    re.IGNORECASE,
)
OF_FLYING: Final = re.compile(rf"(?:can|does|do) {_X} {STILL}fly", re.IGNORECASE)
OF_DYING: Final = re.compile(
    rf"(?:do|does|did|will|would) {_X} "
    r"(?:die|survive|go to (?:the|my|his|its owner's) (?:graveyard|yard)|get destroyed)",
    re.IGNORECASE,
)
NEXT_QUESTION: Final = re.compile(
    r"(?:,| and|, and| or|, so|, then) +(?=(?:what|what's|whats|who|how|where|is|are|does|do|can|will) )", re.IGNORECASE
)

IT_WORDS: Final = frozenset(
    ("it", "they", "this", "that", "he", "she", "the thing", "that one", "it's", "that creature", "the card", "them")
)
WHOLE_WORDS: Final = frozenset(("colorless", "colourless"))
STATES_ASKED: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "colorless": ("colors", {"number_of_colors": 0}),
    "colourless": ("colors", {"number_of_colors": 0}),
    "multicolored": ("colors", {"number_of_colors": ">=2"}),
    "multicoloured": ("colors", {"number_of_colors": ">=2"}),
    "monocolored": ("colors", {"number_of_colors": 1}),
    "tapped": ("tapped", {"tapped": True}),
    "untapped": ("tapped", {"tapped": False}),
    "flipped": ("flipped", {"flipped": True}),
    "face down": ("face_down", {"face_down": True}),
    "face-down": ("face_down", {"face_down": True}),
    "token": ("token", {"token": True}),
    "transformed": ("face_up", {"face_up": "back"}),
    "permanent": ("zone", {"zone": "battlefield"}),
    "on the battlefield": ("zone", {"zone": "battlefield"}),
    "on the stack": ("zone", {"zone": "stack"}),
    "in exile": ("zone", {"zone": "exile"}),
    "exiled": ("zone", {"zone": "exile"}),
    "in the graveyard": ("zone", {"zone": "graveyard"}),
    "in my graveyard": ("zone", {"zone": "graveyard"}),
    "in my hand": ("zone", {"zone": "hand"}),
}
