"""What people write between the words that tell something: greetings, adverbs, dashes. It is left blank, sign for sign.

A text that was loosened is as long as the one that was given, so that an error is told at its place.
"""

from __future__ import annotations

import re
from typing import Final

from inspector.scenario.words.players_named import SPEAKS

_WHO: Final = (
    r"(?:someone|somebody|my opponent|the opponent|your opponent|opponent|opp|NAP|AP|he|she|they|we|I|"
    r"a judge|the judge|"
    r"another judge|a friend|my friend|my buddy|people|everyone|everybody|nobody|player [AB]|both of us)"
)
# What somebody thinks or asks is nothing of the board.
TALK: Final = re.compile(
    rf"[ ,]*(?:(?:and|but|so|then|now)[ ]+)*(?:(?:{_WHO}|(?P<name>[A-Z]\w+))(?: (?:is|am|are|was|were|"
    rf"'m|'re|also|now|then|both|all|"
    r"just|really|would|'d))*(?:'m|'re|'d)?[ ]+(?:asks?|asked|asking|wants? to (?:know|be sure)|wanted to know|"
    r"(?:would )?like to know|wonders?|wondered|wondering|argues?|argued|arguing|claims?|claimed|says?|"
    r"said|saying|thinks?|thought|believes?|"
    r"believed|insists?|insisted|confused|unsure|not sure|disagrees?|disagreed|told|tells|don't know|"
    r"doesn't know|do not know|"
    r"can't agree|couldn't agree|can't figure|calls? (?:a|the|over a) judge|called (?:a|the|over a) judge|"
    r"need to know|passes? (?:the turn|priority)|passed (?:the turn|priority)|go(?:es)? to (?:combat|attacks?))"
    r"(?![\w'])[^.;?\n]*?|(?:I|he|she|they|we|my opponent)(?: do| does)?(?:n't| not)(?: have (?:any|"
    r"one|it)[^.;?\n]*| do[^.;?\n]*)?|"
    r"(?:there is |there's |there are |there're )?(?:nothing else|no other (?:cards?|permanents?|creatures?|effects?|"
    r"enchantments?|lands?)|no other [\w ]+)[^.;?\n]*|(?:the )?(?:board|battlefield) is otherwise "
    r"empty|otherwise[^.;?\n]*|"
    r"please help|help|we're stuck|no responses|no response|both players pass|everyone passes|it's "
    r"(?:a )?(?:commander|edh|modern|legacy|"
    r"standard|pioneer)[^.;?\n]*)[ ]*(?:[.;\n]|$|(?=, (?:what|is|are|does|do|can|how|which)\b))",
    re.IGNORECASE,
)
# "He wants to know if it could transform" asks whether it could.
ASKS_WHETHER: Final = re.compile(
    rf"[ ,]*(?:(?:and|but|so|then|now)[ ]+)*(?:{_WHO}|[A-Z]\w+)(?:'m| am| is| are|'re| was| were|'d| "
    rf"would)?(?: also| now| just| both)?[ ]+"
    r"(?:asks?(?: me| us)?|asked(?: me| us)?|wants? to know|wanted to know|like to know|wonders?|"
    r"wondering|wondered|not sure|unsure|need to know) "
    r"(?:if|whether) (?P<x>[^.;?,\n]+?) (?P<verb>can|could|will|would|is|are|does|do|has|have)(?! "
    r"to)(?P<rest>(?: [^.;?\n]+)?)"
    r"[ ]*(?:[.;?\n]|$)",
    re.IGNORECASE,
)
_QUOTED: Final = re.compile(r'"[^"\n]*"|\{[^{}\n]*\}')
_START: Final = r"(?:^|(?<=[.;\n!?])|(?<=[.;\n!?] ))"
_GREETING: Final = (
    r"(?:(?:hey|hi|hello|howdy)(?: (?:there|all|everyone|folks|guys|judges?|team))?|judges?(?: call| question)?|"
    r"(?:quick|rules|random|silly|dumb|weird) question|question|here's the (?:situation|scenario|board)|"
    r"(?:the )?(?:situation|scenario|board state|board)(?: is| was)?:|so|well|ok|okay|alright|"
    r"(?:(?:let's|let us) )?(?:say|suppose|imagine|assume|pretend)(?: that)?|"
    r"(?:at|during|in|on|before) (?:the |my |his |her |their |my opponent's |opp's |your )?(?:beginning of )?(?:the )?"
    r"(?:next |following )?(?:end step|end of turn|upkeep|draw step|main phase|combat|combat phase|turn|untap step|"
    r"declare blockers|declare attackers)|"
    r"a (?:turn|moment|bit) later|the (?:next|following) turn|next turn|last turn|this turn|earlier|"
    r"thanks(?: in advance)?|thank you)"
)
_GREETINGS: Final = re.compile(rf"{_START}(?:{_GREETING}(?![\w'])[ ,:!-]*)+", re.IGNORECASE)
# At its beginning this says nothing; later a turn has to end, with what lasts until then (514.2).
_FIRST_TURN: Final = re.compile(
    r"\A[ \n]*(?:on )?turn (?:\d+|one|two|three|four|five|six|seven)[:,.](?= )", re.IGNORECASE
)
_ADVERBS: Final = re.compile(
    r"(?<![\w'])(?:somehow|simply|just|actually|basically|literally|immediately|subsequently|eventually|successfully|"
    r"suddenly|obviously|later on|later|afterwards?|meanwhile|right away|as well|too(?=[ ]*[.;,])|in "
    r"response(?=[ ]*[.;,\n])|though|of course|for some reason|"
    r"for value|at instant speed|during combat|last turn|this turn already|already|currently|naturally|finally|"
    r"in the meantime|cast normally|cast from hand|with a (?:later|newer) timestamp|"
    r"earlier this (?:turn|game)|earlier(?=[ ]*[.;,\n])|previously|before(?=[ ]*[.;,\n])|the turn before|a while ago|"
    r"(?:a|one|two|three|a few|some|several) turns? ago|"
    r"(?:on|in|during) (?:my|his|her|their|the|my opponent's) (?:last|previous) turn|"
    r"played from hand|while it's still (?:night|day)|"
    r"while it is still (?:night|day)|"
    r"on top of that|to make it worse|at some point|at this point|at that point|on my side of the table)(?![\w'])"
)
_RESPONDS: Final = re.compile(
    r"(?P<verb>(?:responds|responded|respond|reacts|answers|answered) (?:with|by casting))(?= )"
    r"(?P<counter>(?= (?:an?|one|two|three|four|five|\d+) [^ .;]+ counters?))?",
    re.IGNORECASE,
)
# Said of the whole, it is asked under these rules.
_RULES: Final = re.compile(
    r",?[ ]*(?:under|by|with|using|in) the (?:old )?rules (?:of|from) (?:\w+ )?[0-9]{4}(?:-[0-9]{2})?(?=[ ]*[.;\n])",
    re.IGNORECASE,
)
_ADJECTIVES: Final = re.compile(
    r"(?<=[ (])(?:own|basic|poor|lone|original|resulting|lovely|vanilla|regular|normal|nice|random|freshly cast)"
    r"(?= +(?-i:[A-Za-z]))"
)
# What is done as a cost is done first: "Sacrifice Clone: ...".
_COST: Final = re.compile(
    rf"{_START}((?:[A-Z]\w*|I|my opponent|he|she|they)? ?(?:sacrific\w+|(?:un)?tap\w*|discard\w*|exil\w+|return\w*|"
    r"remov\w+|pays? \w+ life)(?= |:)[^.:;?\n\"]{0,80}):(?= )",
    re.IGNORECASE,
)
# "Clone and Serra Angel are both tapped."
_OF_BOTH: Final = re.compile(r"(?<=\bare )(?:both|all)(?= )|(?<=\bget )both(?= )", re.IGNORECASE)
_DASH: Final = re.compile(r"(?<=[\w'),./])[ ]+(?:-{1,3}|\N{EN DASH}|\N{EM DASH})[ ]+")
_ASKS_BEHIND: Final = re.compile(
    r":(?=[ ]+(?:what|what's|whats|who|how|is|are|does|do|did|can|which|where|will|would|has|have)\b)", re.IGNORECASE
)
_TOLD_BEHIND: Final = re.compile(
    r"\((?=(?:copying|copied|which|that|with|a copy|as a copy|transformed|flipped|face|it's|its|already|under|on|in|"
    r"enchanted|equipped|tapped|both|still|the)\b)([^()\n]*)\)",
    re.IGNORECASE,
)
_DOTS: Final = re.compile(r"\.\.+|\N{HORIZONTAL ELLIPSIS}")
_TELLS: Final = re.compile(rf"{SPEAKS.pattern}|(?<![\w'])(?:we|our)(?!\w)")
_YOU: Final = re.compile(r"(?<![\w'])(?:your opponent's|your opponent|your|you)(?![\w])", re.IGNORECASE)
# Whom one who says "I" speaks to is the other player; but anybody may be meant by "if you cast it".
_YOU_ACT: Final = re.compile(
    r"(?:(?<=^)|(?<=[.;?\n] )|(?<=[;\n]))you(?= (?:have|had|control|cast|play|own|put|resolve|enchant|equip)(?!\w))",
    re.IGNORECASE,
)


def loosened(text: str) -> str:
    """Give a text of the same length without what tells nothing; what stands in quotes or braces stays."""
    kept = {found.start(): found[0] for found in _QUOTED.finditer(text)}
    said = _without(_GREETINGS, _without(_FIRST_TURN, text))
    said = _DOTS.sub(lambda found: ".".ljust(len(found[0])), said)
    said = re.sub(r"!(?=[\s?]|$)", ".", said)
    said = _DASH.sub(lambda found: ";".ljust(len(found[0])), said)
    said = _ASKS_BEHIND.sub(";", said)
    said = _TOLD_BEHIND.sub(lambda found: f" {found[1]} ", said)
    said = re.sub(r":(?= +(?:it|he|she|they|I|my|opponent)\b)", ";", said)
    said = _RESPONDS.sub(_as_deed, said)
    said = _without(_ADVERBS, said)
    said = _without(_RULES, said)
    said = _without(_ADJECTIVES, said)
    said = re.sub(r",(?=[ ]*[.;\n])", " ", said)
    said = _without(_OF_BOTH, said)
    said = _COST.sub(r"\1;", said)
    said = re.sub(r"\bface-(up|down)\b", r"face \1", said)
    # Who never says "I" speaks to whoever asks, whose opponent is "your opponent".
    said = _YOU.sub(_as_speaker, said) if _TELLS.search(text) is None else _YOU_ACT.sub("opp", said)
    for start, words in kept.items():
        said = f"{said[:start]}{words}{said[start + len(words) :]}"
    return said


def _as_deed(found: re.Match[str]) -> str:
    """``responds with a counter`` is putting one, ``responds with Giant Growth`` casting it."""
    verb = "puts" if found["counter"] is not None else "casts"
    return verb.ljust(len(found["verb"])) + found[0][len(found["verb"]) :]


def rules_asked(text: str) -> str:
    """Give the words that say at the end of a sentence under which rules it is all asked; empty where none do."""
    found = _RULES.search(text)
    return "" if found is None else found[0]


def _without(pattern: re.Pattern[str], text: str) -> str:
    return pattern.sub(_blank, text)


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])


_AS_SPEAKER: Final[dict[str, str]] = {
    "you": "I",
    "your": "my",
    "your opponent": "my opponent",
    "your opponent's": "my opponent's",
}


def _as_speaker(found: re.Match[str]) -> str:
    return _AS_SPEAKER[found[0].lower()].ljust(len(found[0]))
