"""How people ask: the words of questions, and which value each asks for."""

from __future__ import annotations

import re
from typing import Final

from inspector.cards import BASIC_LAND_TYPES, CREATURE_TYPES
from inspector.rules import VALUE_KEYS

SIZE_KEY: Final = "size"
BASE_SIZE_KEY: Final = "base size"
DIES_KEY: Final = "dies"
OUTCOME_KEY: Final = "outcome"
# What becomes of an object: what it is, and what state-based actions do to it.
FATE_KEY: Final = "fate"
LEGEND_KEY: Final = "legend rule"
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
    "sizes": SIZE_KEY,
    "mana values": "mana_value",
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
    "base power and toughness": BASE_SIZE_KEY,
    "base power": BASE_SIZE_KEY,
    "base toughness": BASE_SIZE_KEY,
    "base size": BASE_SIZE_KEY,
    "text box": "abilities",
    "zone": _WHERE_KEY,
    "current power": "power",
    "colors": "colors",
    "final size": SIZE_KEY,
    "base p/t": BASE_SIZE_KEY,
    "pt": SIZE_KEY,
    "final p/t": SIZE_KEY,
    "final stats": SIZE_KEY,
    "current size": SIZE_KEY,
    "total power": "power",
    "cardtype": "types",
    "card name": "name",
}
KEY_ASKED: Final = "|".join(sorted(map(re.escape, KEYS_ASKED), key=len, reverse=True))
_NEXT_KEY: Final = rf"(?:, | and |, and |/| / | & )(?:its |the |their |his |her )?(?:{KEY_ASKED})"
_KEYS: Final = rf"(?P<key>(?:{KEY_ASKED})(?:{_NEXT_KEY})*)"
_WHAT: Final = (
    r"(?:what'?s|what (?:is|are|was|were|would be|will be)|how much (?:is|are|would be)|which (?:is|are)|"
    r"(?:please )?(?:tell me|tell us|state|give|give me|give us|describe|list|name|determine|specify|identify|find))"
)
_X: Final = r"(?P<x>.+?)"
_SIDE: Final = "side|face|way up|form"
_S: Final = r"(?:'s|(?<=s)')"
STILL: Final = r"(?:(?:still|ever|now|also|even|actually|considered|counted as|treated as|really|both|always) )*"
_RESOLVED: Final = (
    r"(?:(?:when|once|after|if|as soon as|assuming|now that) (?:(?:it|that|this|everything|all of this|"
    r"all|the \w+(?: \w+)?|"
    r"(?:my|his|her|their) [\w' ]+|[A-Z][\w' ,]*?) (?:all )?(?:resolves?|resolved|has resolved|have resolved|is done|"
    r"is said and done|comes? back|returns?|came back|enters|comes in|is on the battlefield|etbs)|resolution)|"
    r"after (?:all (?:of )?(?:that|this)|everything|resolution|the dust settles)|on resolution|in the "
    r"end|at the end(?: of it all)?)"
)
# What has to have come about for the words to say nothing more.
HAS_COME: Final = re.compile(
    r"(?:when|once|after|if|as soon as|assuming|now that) (?P<what>.+?) (?:all )?"
    r"(?P<verb>resolves?|resolved|has resolved|have resolved|comes? back|returns?|came back|enters|comes in|"
    r"is on the battlefield|etbs)(?![\w'])",
    re.IGNORECASE,
)
# How a question says that what it asks of is there.
SAID_THERE: Final = (
    (re.compile(r"face[- ]down", re.IGNORECASE), "face down", ""),
    (re.compile(r"exile", re.IGNORECASE), "in exile", "exile"),
    (re.compile(r"back in hand", re.IGNORECASE), "in hand", "hand"),
)
QUESTION_LEADS: Final = re.compile(
    rf"(?:{_RESOLVED},? +)?"
    r"(?:(?:so|and|then|now|but|ok|okay|also|well|in that case|at this point|if so|if that resolves|quick question|"
    r"after that|afterwards|question|just to confirm|hi|hello|hey|judge|my question is|"
    r"(?:and )?(?:what|how) about|meaning|i\.e\.|right now|in the end|at the end|on my turn|can you tell me|"
    r"could you tell me|"
    r"would you say|do you know|any idea|who can tell me|for the record|in this case|in this scenario)[,:]? +)+|"
    rf"{_RESOLVED},? +",
    re.IGNORECASE,
)
QUESTION_TAILS: Final = re.compile(
    rf"(?:,? +{_RESOLVED}$)|"
    r",? +(?:now|then|again|after that|afterwards?|right now|at this point|at the moment|exactly|please|in that case|"
    r"as a result|(?:when|once|after) it (?:enters|resolves|comes in|is on the battlefield)|at that point|anyway|"
    r"(?<! are )(?<! is )there|too|as well|this turn|until end of turn|for the turn|till end of turn|"
    r"while (?:it's |it is |still )?face[- ]down|"
    r"(?:while|when) (?:it's |it is )?exiled|(?:while|when) (?:it's |it is )?in exile|under (?:all "
    r")?this|or not|or what|"
    r"right|correct|back in hand|in the meantime|by now|today|currently|finally|in total|altogether|with all of that|"
    r"like that|at all|here|in this case|in this scenario|if that resolves|after this)$",
    re.IGNORECASE,
)
ASKED_IN_ZONE: Final = re.compile(
    r" +(?:while (?:it|it's|it is) )?(?:(?:on|in) (?:(?P<whose>my|his|her|their|the|(?:[\w-]+ )?[\w-]+'s?) )?"
    r"(?P<zone>stack|battlefield|hand|graveyard|library|exile|command zone))$",
    re.IGNORECASE,
)
ASKED_RULES: Final = re.compile(
    r"(?:\band )?(?:,? *\b(?:under|with|in|by|using) the (?:old )?rules (?:of|from) )"
    r"(?:(\w+) )?([0-9]{4})(?:-([0-9]{2}))?$|"
    r"(?:\band )?,? *\b(?:under|with|in|by|using|back in) (?:the )?(?:old )?([0-9]{4})(?: rules)?$",
    re.IGNORECASE,
)
# "Would the answer differ", "what was it": before other rules the same is asked again.
ASKED_DIFFERS: Final = re.compile(
    r"(?:^|,? (?:and |or )?)(?:(?:would|will|does|do|did|is|was|are) (?:the |that |this |any of )?"
    r"(?:answers?|results?|outcome|it|that|this|anything|things|these|those|they)(?: be| have been)?(?: any)? "
    r"(?:different|differ|change|the same|otherwise)(?: answer)?|"
    r"(?:what|how) (?:was|is|would|were|did|about) (?:it|that|this|they|he|she)(?: be| have been)?)[ ]*$",
    re.IGNORECASE,
)
# "Before and after it transforms" asks twice.
BEFORE_AND_AFTER: Final = re.compile(r"(?P<asked>.+?),? (?:both )?before and after (?P<happens>.+)", re.IGNORECASE)
EVERY_ONE: Final = re.compile(
    r"(?:each|every|all|all of the|all the|the) (?:of the )?(?P<kind>creature|artifact|enchantment|land|planeswalker|"
    r"permanent|token|copy)(?:s|ies)?",
    re.IGNORECASE,
)
RULES_AHEAD: Final = re.compile(
    r"(?:(?:under|with|in|by) (?:the )?(?:old )?rules (?:of|from) (?:(\w+) )?([0-9]{4})(?:-([0-9]{2}))?|"
    r"(?:under|with|in|by|back in) (?:the )?([0-9]{4})(?: rules)?),? +(?!rules)",
    re.IGNORECASE,
)
WHAT_HAPPENS: Final = re.compile(
    r"(?:what happens?|what happened|what will happen|what would happen|"
    r"is (?:that|this|it) (?:legal|possible|allowed|correct)"
    r"|can they|does (?:that|this|it) work|is that a legal (?:play|action)|is it possible|does anything happen"
    r"|does it happen|did it work|what's the result|what is the result|is it legal)",
    re.IGNORECASE,
)
LEGEND_RULE: Final = re.compile(
    r"(?:(?:do|does|will|would|did|is) (?:the )?legend rule (?:apply|applied|matter|kick in|come up|"
    r"affect|get)(?: .+)?|"
    r"do(?:es)? (?:I|we|he|she|they|my opponent|anyone|anybody|either (?:of us|player)|one of them) "
    r"(?:have to |need to |both |each |get to |still )*"
    # Who just loses, loses the game.
    r"(?:lose(?= )|sacrifice|sac|put|bin|choose|keep)"
    r"(?: (?:one|either|any|a copy|both|ours|mine|hers|theirs|"
    r"(?:our|my|his|her|their) (?:one|copy|copies|legends?|other one|(?-i:[A-Z]))).*)?)$",
    re.IGNORECASE,
)
# "Do we keep both?" asks the contrary of whether the rule applies.
KEEPS: Final = "keeps"
KEEPS_ALL: Final = re.compile(
    r"do(?:es)? (?:I|we|he|she|they|my opponent|anyone|anybody|either (?:of us|player)) "
    r"(?:both |each |all |get to |still )*keep(?! (?:only |just )?(?:one|either|any)\b).*",
    re.IGNORECASE,
)
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
        (rf"(?:what|which|how many) {_KEYS} (?:is|are|was|were|will|would) {_X}(?: be)?", ""),
        (
            rf"how (?:big|large|strong|huge|small)(?:'s| is| are| was| will| would| does) {_X}(?: be| get| become)?",
            SIZE_KEY,
        ),
        (
            rf"how (?:many|much) (?:[\w+/-]+ )?counters? (?:are (?:there )?on|do|does|will|would) {_X}(?: have| get)?",
            "counters",
        ),
        (rf"(?:do|does|will) {_X} keep (?:the|its|his|her|their|any|all) (?:[\w+/-]+ )?counters?", "counters"),
        (r"how many (?:[\w+/-]+ )?counters?(?: are (?:there|left|on it))?", "counters"),
        (
            (
                rf"(?:what|which|how much) (?:(?:kinds?|types?|colou?rs?) of )?mana (?:can|could|does|do|would) {_X} "
                rf"{STILL}(?:tap for|make|produce|add|give)"
            ),
            "abilities",
        ),
        (rf"what (?:can|could|does|do|would) {_X} {STILL}tap for", "abilities"),
        (
            (
                rf"(?:can|could|does|do|will) {_X} {STILL}tap for "
                r"(?:mana|(?:white|blue|black|red|green|colorless)(?: mana)?)"
            ),
            "abilities",
        ),
        (r"how (?:much|many) (?P<key>loyalty|defense)(?: counters)?", ""),
        (rf"whose (?:creature |card |permanent )?is {_X}", "controller"),
        (rf"who (?:currently )?controls {_X}", "controller"),
        (rf"(?:who is|who's) the controller of {_X}", "controller"),
        (rf"who owns {_X}", "owner"),
        (rf"who(?:'s| is) (?:{_X}{_S}|its) (?:current )?controller", "controller"),
        (rf"who(?:'s| is) (?:{_X}{_S}|its|the) owner(?: of it)?", "owner"),
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
        (
            (
                rf"what (?:happens|will happen|would happen|happened|is up|becomes|became|is going on|goes "
                rf"on) (?:to|with|of) {_X}"
            ),
            FATE_KEY,
        ),
        (rf"what (?:color|colour|colors)(?: exactly)? (?:is|are) {_X}", "colors"),
        (r"(?:what|which) (?:color|colour)s?(?: is it| are they)?", "colors"),
        (
            (
                rf"(?:what|which) (?:{_SIDE}) (?:does|do|will|would|did) {_X} (?:enter|come in|come back|"
                rf"come down|return|etb|end up)(?: on| with| as)?"
            ),
            "face_up",
        ),
        (
            (
                rf"(?:does|do|did|will|would) {_X} (?:enter|come in|come back|come into play|return|etb) "
                rf"(?:the battlefield )?(?P<flip>flipped|transformed|tapped|face down)"
            ),
            "",
        ),
        (
            (
                rf"(?:what|which) (?:doors?|halves|sides?)(?: of {_X})? (?:is|are|will be|would be) "
                rf"(?:unlocked|open|locked)"
            ),
            "unlocked",
        ),
        (
            rf"(?:what|which) (?:doors?|halves|sides?) (?:is|are|will be) (?:unlocked|open|locked) (?:on|of) {_X}",
            "unlocked",
        ),
        (
            (
                rf"(?:is|are) (?:the|any|its|both|any of the|any of its) (?:doors?|halves) (?:unlocked|"
                rf"locked|open)(?: (?:on|of) {_X})?"
            ),
            "unlocked",
        ),
        (rf"(?:is|are) {_X}{_S} (?:doors?|halves) (?:unlocked|locked|open)", "unlocked"),
        (r"(?:what|which) (?:side|face)(?:'s| is) (?:up|face up|showing)", "face_up"),
        (rf"is (?:{_X}{_S}|(?P<its>its)) (?:back|front)(?: (?:side|face))? (?:face )?(?:up|showing)", "face_up"),
        (rf"what (?:does|do|will|would) {_X} have (?:for|as)(?: (?:a|its))? {_KEYS}", ""),
        (rf"what (?:name|names) (?:does|do|will) {_X} have", "name"),
        (r"how (?:big|large|strong)(?:'s| is)?(?: it)?", SIZE_KEY),
        (rf"(?:the |its |final |and )*{_KEYS}(?: of {_X})?", ""),
        (rf"{_X}{_S} {_KEYS}", ""),
        (rf"(?:what|which) {_KEYS}", ""),
        (rf"{_WHAT} {_X}", ""),
        (rf"who is {_X}", ""),
    )
)
OF_WHAT_CAME: Final = re.compile(
    r"(?:what|which cards?|who) (?:do|does|will|would|did|is|am|are) (?P<who>i|he|she|they|my opponent|we|opponent)"
    r" (?:get|left with|end up with|have left)(?: back)?",
    re.IGNORECASE,
)
OF_A_ZONE: Final = re.compile(
    r"(?:what|which)(?:'s| is| are| do I have)? "
    r"(?:(?:all )?(?:the )?(?:cards?|permanents?|objects?|tokens?|creatures?) (?:(?:is|are|lies?) )?)?"
    r"(?:in|on) (?:(?P<whose>[\w' ]+?) )?(?P<zone>battlefield|hand|graveyard|library|exile|stack)s?",
    re.IGNORECASE,
)
OF_HAVING: Final = re.compile(
    rf"(?:do|does|did|will|would|has|have) {_X} {STILL}"
    r"(?:have|has|keep|retain|(?P<lost>lose|lost)|gain|get)(?: any| the)? (?P<what>.+)",
    re.IGNORECASE,
)
OF_LOSING: Final = re.compile(
    rf"(?:do|does|did|will|would) (?:i|he|she|they|my opponent) {STILL}"
    r"(?:(?P<lost>lose)|keep|have|retain|get)(?: the| its)? "
    rf"(?P<what>\w+(?: \w+)?) (?:on|for|with) {_X}",
    re.IGNORECASE,
)
OF_FLYING: Final = re.compile(rf"(?:can|does|do) {_X} {STILL}fly", re.IGNORECASE)
# Who asks whether something lives wants the other answer than who asks whether it dies.
LIVES: Final = "lives"
OF_DYING: Final = (
    re.compile(
        # Whether it can die asks of more than what state-based actions do to it now.
        rf"(?:do|does|did|will|would|(?P<can>can)) {_X} {STILL}"
        r"(?:(?(can)(?!))(?:die|go to (?:the|my|his|her|their|its owner's) (?:graveyard|yard)|get destroyed)"
        rf"|(?P<{LIVES}>survive|live|stay alive|stick around|make it))",
        re.IGNORECASE,
    ),
    re.compile(rf"(?:is|are|was) {_X} {STILL}(?:now )?(?:dead|destroyed|(?P<{LIVES}>alive))(?: now)?", re.IGNORECASE),
)
NEXT_QUESTION: Final = re.compile(
    r"(?:,| and|, and| or|, so|, then) +(?=(?:what|what's|whats|who|how|where|is|are|does|do|can|will) )", re.IGNORECASE
)

# In lower case these are known; another word is a subtype where it begins with a capital letter.
ASKED_SUBTYPES: Final = {
    *CREATURE_TYPES,
    *BASIC_LAND_TYPES,
    "Aura",
    "Equipment",
    "Saga",
    "Room",
    "Vehicle",
    "Curse",
    "Treasure",
}
# A creature is said to be so that has the ability.
KEYWORDS_SAID: Final = frozenset(("flying", "indestructible", "hexproof"))
IT_WORDS: Final = frozenset(
    (
        "it",
        "they",
        "this",
        "that",
        "he",
        "she",
        "the thing",
        "that one",
        "it's",
        "that creature",
        "the card",
        "them",
        "him",
        "her",
        "this thing",
        "that thing",
        "this card",
        "that card",
        "this one",
        "this creature",
        "the result",
    )
)
# Of several that were spoken of together.
THOSE_WORDS: Final = frozenset(
    (
        "they",
        "them",
        "both",
        "both of them",
        "each of them",
        "all of them",
        "those",
        "these",
        "all",
        "each",
        "the two",
        "they both",
        "both creatures",
        "the creatures",
    )
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
    "card": ("token", {"token": False}),
    "nontoken": ("token", {"token": False}),
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


def without_article(words: str) -> str:
    """Give words without an article before them."""
    return re.sub(r"^(?:an?|the|any) ", "", words.strip(), flags=re.IGNORECASE)


def third_person(verb: str) -> str:
    """Give a verb as said of one: ``transforms``, ``is``."""
    if verb.lower() == "be":
        return "is"
    return f"{verb}es" if verb.lower().endswith(("s", "x", "ch", "sh")) else f"{verb}s"
