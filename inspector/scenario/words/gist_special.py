"""Wordings that patterns tell: counters, doors, life, X, whose control, which rules, turns that pass, occasions."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from inspector.scenario.words.gist_zones import place_of_player_said
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.slots import number_in_words

_COUNTERS: Final = re.compile(
    r"(?:(?P<n>an?|no|one|its|\w+) )?(?P<kind>[+-][0-9]+/[+-][0-9]+|[a-z]+) counters?"
    r"(?: (?:on|left on) (?:it|him|her|them|each)(?!\w))?(?: left)?(?![\w])",
    re.IGNORECASE,
)
_NO_COUNTERS: Final = re.compile(
    r"no (?!other\b)(?:(?P<kind>[+-][0-9]+/[+-][0-9]+|[a-z]+) )?counters?"
    r"(?: (?:on|left on) (?:it|him|her|them))?(?: left)?(?!\w)",
    re.IGNORECASE,
)
# Words before "counters" that are no kind.
_NO_KIND: Final = frozenset(("the", "its", "any", "many", "those", "these", "his", "her", "their", "what", "which"))
_LOYALTY: Final = re.compile(r"(?P<n>[0-9]{1,2}) loyalty(?! counter)(?!\w)", re.IGNORECASE)
_DOORS: Final = re.compile(
    r"(?:only )?(?:(?:the|its|just the) )?(?P<half>both|left|right) (?:doors?|halves|half|sides?)"
    r"(?: (?:are|is|already))* (?:unlocked|open)(?!\w)",
    re.IGNORECASE,
)
# People call a counter by the ability that brings it (702.79a, 702.93a).
_BROUGHT_BY: Final = {"persist": "-1/-1", "undying": "+1/+1"}
_TURN_PASSES: Final = re.compile(
    r"(?:(?:on|in|during|at|by) )?(?:the |my |his |her |my opponent's |opp's )?"
    r"(?:next turn|following turn|turn after(?: that)?)(?!\w)|"
    r"a turn later|after (?:the|that|this) turn(?: has ended| ended| ends| is over)?(?!\w)|"
    r"(?:(?:once|when) )?(?:(?:the|this) )?turn (?:has ended|ends|ended|is over)(?!\w)|"
    r"(?:after|once) (?:the )?end of (?:the )?turn(?!\w)|"
    r"it(?:'s| is) (?:my opponent's|my opp's|opp's|his|her) turn(?: now)?",
    re.IGNORECASE,
)
_WHOSE_TURN: Final = re.compile(
    r"(?:(?:it(?:'s| is)|its|on|during) )?(?:my|(?P<who>[A-Z]\w+)'s) (?:own )?turn(?: now)?(?!\w)", re.IGNORECASE
)
_X: Final = re.compile(
    r"(?:with|for|where|and) (?:an? )?X(?: is| was| being| of| equal to| ?=| equals)* ?(?P<n>\w+)", re.IGNORECASE
)
_FOR_EACH: Final = re.compile(r"for (?:each|every)(?! of (?:us|them))(?!\w)", re.IGNORECASE)
_LIFE: Final = re.compile(r"(?:at|on|to|with) (?P<n>-?[0-9]{1,3}) life(?: points?)?(?!\w)", re.IGNORECASE)
_UNDER: Final = re.compile(
    r"(?:(?:is|are|was|were|also|both|all) )*under (?:the )?(?:control of (?P<of>my opponent|[\w]+)|"
    r"(?P<whose>my opponent's|the opponent's|opponent's|opp's|my|his|her|their|\w+'s) control)(?!\w)",
    re.IGNORECASE,
)
_MEANT_PLAYER: Final = {
    **dict.fromkeys(("my", "me", "ap"), 0),
    **dict.fromkeys(("my opponent", "the opponent", "opponent", "opp", "nap", "his", "her", "their"), 1),
}
_RULES: Final = re.compile(
    r"(?:(?:under|according to|by|with|in|using) )?(?:the )?(?:"
    r"rules (?:of|from) (?:\w+ )?(?P<of>20\d\d)|(?:\w+ )?(?P<before>20(?:11|16|21|25|26)) rules|"
    r"current rules(?: \(?20\d\d\)?)?)(?!\w)|"
    r"(?:under|according to|by|with|in|using) the (?:old |present |newest |latest )?rules(?: of today)?(?!\w)|"
    r"in (?P<year>20(?:11|16|21|25|26))(?!\w)",
    re.IGNORECASE,
)
# When or where people play, which tells nothing of what lies there.
_HOW_MANY: Final = r"(?:a|an|one|two|three|four|five|several|a few|some|a couple of|many|\d+)"
_WHICH: Final = (
    r"(?:the|a|an|my|his|her|their|our|that|this|very|same|next|last|previous|following|beginning|start|end|middle|of|local|"
    r"long|big|recent|multiplayer|commander|casual|own|opponent's|opp's|friday|saturday|sunday|night|magic|first|second|"
    r"main|final|current|draw)"
)
# With a capital such a word may begin a name: "on my Kitchen Finks".
_OCCASION: Final = (
    r"(?:(?-i:turn|step|upkeep|combat|phase|games?|tournament|store|shop|league|draft|match|round|evening|weekend|event|"
    r"prerelease|kitchen|pod|week|month|year|finals|beginning|start|middle)|fnm|lgs)"
)
_WHEN: Final = re.compile(
    rf"(?:since|on|by|around|in) turn \w+|for {_HOW_MANY} (?:turns?|weeks?|days?|games?)(?: already| now)?(?![\w'-])|"
    rf"(?:{_HOW_MANY} (?:turns?|minutes|rounds?|games?|days?|weeks?|years?) (?:ago|later|earlier|before)|"
    rf"since (?:about |around )?turn \w+|at (?:a|the|our|my)(?: \w+){{0,2}} table|"
    rf"(?:at|in|on|during|since|throughout|by|from|until)(?: {_WHICH}){{0,8}} {_OCCASION})(?![\w'-])",
    re.IGNORECASE,
)
# What else is not there is not there.
_NO_OTHER: Final = re.compile(
    r"(?:(?:and|but|with) )?no other (?:\w+ )?"
    r"(?:lands?|creatures?|effects?|permanents?|cards?|slivers?|artifacts?|players?|enchantments?|counters?)"
    r"(?: (?:on the battlefield|in play|out|around|exist))?(?![\w'-])",
    re.IGNORECASE,
)

# What is said around a name, in words that stand before it.
_AS_THE_TARGET: Final = (
    r"\bwith ((?:his |her |my |the |their )?(?:own )?(?!the\b)[^,.;]{3,50}?) as (?:the|its|a|his|her) "
    r"(?:only )?target\b"
)
_HIDDEN_CARD: Final = (
    r"\ba (manifested|cloaked|face-down) (?:card|creature|permanent),? (?:that|which) "
    r"(?:happens to be|turns out to be|is|was) (?:really |actually )?(?:an? )?(?=[A-Z])"
)
_HIDDEN_IN_BRACKETS: Final = (
    r"\ba face[- ]?down (?:card|creature|permanent|2/2) "
    r"\((?:(?:it's|it is|actually|really|secretly|which is) )*(?:an? )?(?P<hidden>(?-i:[A-Z])[^()]{1,40}?)"
    r"(?: (?:via|by|with|for|through|using) (?:its )?(?:morph|megamorph)(?: cost)?)?\)"
)
_WHICH_CARD: Final = (
    r"\b(?:a|the top) card (?:from|of) (?:my|his|her|their) (?:hand|library|deck),? (?:that|which) "
    r"(?:happens to be|turns out to be|is|was)\b"
)
# Where a sentence begins with a side, what follows is there: "on my side Forest, on his side an Island".
_ON_A_SIDE: Final = r"(?:^|(?<=[,;:] )|(?<=\band )|(?<=\bwhile ))on"
_SIDE_OF: Final = (
    r"(?:side|board)(?: of the (?:table|board|battlefield))?,? (?:(?:there (?:is|are)|there's|we have|is|are) )?"
    r"(?=(?-i:[A-Z])|an? |two |three |four |[0-9])"
)
# "Opp's board is Humility plus a Serra Angel."
_SIDES: Final = r"my|his|her|their|(?:my |the )?opp(?:onent)?'s|(?-i:[A-Z]\w+)'s"
_CONSISTS: Final = r"(?:is|was|are|has|consists of|contains|includes|shows|looks like)(?: just| only| simply)?:? "
_FACING: Final = (
    r"\b(?:i'm|i am|we're) (?:facing(?: down| off against)?|up against|staring (?:down|at)) (?=(?:an? )?(?-i:[A-Z]))"
)
_LISTED: Final = r"(?=(?-i:[A-Z])|an? (?-i:[A-Z])|(?:two|three|four|five|[0-9]+x?) )"
_KIND: Final = r"(?:creature|permanent|land|artifact|enchantment|planeswalker|nonland permanent)"
_NOBODYS: Final = r"\b(?<!\bmy )(?<!\bhis )(?<!\bher )(?<!\btheir )(?<!\bthe )(?<!\ba )"
SAID_OTHERWISE: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), otherwise)
    for pattern, otherwise in (
        (_AS_THE_TARGET, r"targeting \1"),
        (
            r"(?<![\w/])(?<!player )([+-]?[0-9]{1,2})'?(?:e?d|s) (?=[A-Z]|him\b|her\b|it\b|my\b|his\b|the\b)",
            r"activates the \1 ability of ",
        ),
        (r"\bzero(?= (?:loyalty )?ability)", "0"),
        (r"\b(?:a )?couple of (?=[^ ]+ counters?\b)", "two "),
        (r"\bone of (?:these|those|them|which)(?= (?:has|have|had|is|was|gets|got|becomes)\b)", "one"),
        (_HIDDEN_CARD, r"a \1 "),
        (_HIDDEN_IN_BRACKETS, r"a face-down \1"),
        (r"\bof both players there (?:are|is)\b", "are"),
        (_WHICH_CARD, ""),
        (r" \((?:the|its) (?:(?:back|front) (?:face|side) of|flipped|transformed) [^)]*\)", ""),
        (r",? (?:for|with|on) which \w+ (?:chose|has chosen|named|had named|picked) (\w+)", r" naming \1"),
        (r"\bmy opponents (?=[A-Z])", "my opponent's "),
        (
            rf"^(?P<of>{_SIDES})(?: (?:side|board|board state|battlefield|field))? {_CONSISTS}{_LISTED}",
            r"\g<of> side: ",
        ),
        (rf"^(?P<of>{_SIDES}) (?:only|sole|single|lone|one) {_KIND}s? (?:is|are|was|were) ", r"\g<of> side: "),
        (rf"^mine (?:only )?{_CONSISTS}{_LISTED}", "my side: "),
        (_FACING, "my opponent has "),
        (r"^(?:facing|up against) ((?-i:[A-Z])[^,.;]{2,40}), (?=I )", r"my opponent has \1, then "),
        (r"(?:,|;| and) (?:later|afterwards?),? (?=(?:he|she|they|I|(?-i:[A-Z])\w+)\b)", ", then "),
        (
            (
                r"\b(manifest|cloak)(s|ed)? (?:the top card|a card)(?: (?:of|from) (?:my|his|her|their|the) \w+)?,? "
                r"(?:and )?(?:it's|it is|it was|which (?:is|was)|that's) (?:an? )?(?=(?-i:[A-Z]))"
            ),
            r"\1\2 ",
        ),
        (r"^(?:a |my )?prototype (?=(?-i:[A-Z]))", "a prototyped "),
        (r"\bif (?:not|so|yes|no),? (?=what|how|which|who|is|does|can)", ""),
        (r"\bthere(?:'s| is) (an? [^.;?]{3,50}?) across the table(?: from me)?", r"my opponent has \1"),
        (
            rf"{_ON_A_SIDE} (?P<whose>my|his|her|their|my opponent's|opp's|the opponent's) {_SIDE_OF}",
            r"\g<whose> side: ",
        ),
        (rf"{_ON_A_SIDE} (?P<who>[A-Z]\w+)'s {_SIDE_OF}", r"\g<who>: "),
        (
            r"\bon (?P<of>(?-i:[A-Z])\w+)'s side(?: of the (?:table|board|battlefield))?(?!\w)",
            r"under \g<of>'s control",
        ),
        (r"(?:^|(?<=[,;:] )|\bI )(?:make|made) ([^,.;]{2,40}?) mine\b", r"I gain control of \1"),
        (r"\bive\b", "I've"),
        (r"\bw (?=x ?=)", "with "),
        (r"\bim (?=at|on|playing|the)", "I am "),
        # "My melded Brisela" is one already.
        (r"\b(?:are|were|have|have been|got|get) melded\b", "meld"),
        (rf"{_NOBODYS}melded (?=my\b|his\b|her\b|(?-i:[A-Z]))", "meld "),
        (r"\b(melds?) ((?:(?:my|his|her|their|the) )?(?-i:[A-Z])[^,.;]{2,40}?) with ", r"\1 \2 and "),
        (r"\bcasting cost\b", "mana cost"),
        # To equip and to crew is to pay that.
        (r",? (?:for|with|using|by paying|paying) (?:its|his|her|their|the) (?:equip|crew) cost\b", ""),
    )
)


_OF_ALL: Final = re.compile(
    rf"\b(?P<of>{_SIDES}) (?:team|board|side|guys|stuff|army|squad|{_KIND}s) \((?P<all>[^()]{{3,120}})\)", re.IGNORECASE
)
_NAME: Final = r"(?:(?-i:[A-Z])[\w'-]+,? (?:(?-i:of|the|to|in|for) )*)+"
_OF_ONE: Final = re.compile(rf"(?P<one>{_NAME})\((?P<of>mine|yours|theirs|his|hers|{_SIDES})\)", re.IGNORECASE)
_OF_WHOM: Final = {"mine": "my", "yours": "my opponent's", "theirs": "my opponent's", "hers": "her"}


_SO: Final = r"(?:(?:untapped|tapped|face[- ]down|transformed|flipped|manifested|cloaked) )*"
_SO_MANY: Final = re.compile(
    rf"\b(?P<number>two|three|four|five|[2-9]) (?:other )?(?P<how>{_SO})(?:{_KIND}s?|(?P<as>morph|manifest)s)"
    r"(?:,|:| \()\s*(?=(?:an? )?(?-i:[A-Z]))",
    re.IGNORECASE,
)
_NEXT_NAMED: Final = re.compile(r"(?:, and |, | and | & )(?=(?:an? )?[A-Z])")


def _of_so_many(found: re.Match[str]) -> str:
    """Say of each of as many things as a list is headed by how these are: "two tapped creatures, A and B"."""
    rest = found.string[found.end() :]
    starts = [0, *(each.end() for each in _NEXT_NAMED.finditer(rest))][: number_said(found["number"])]
    if len(starts) < number_said(found["number"]):
        return found.string[found.start() :]
    ends, how = (
        [*starts[1:], len(rest)],
        f"a {found['how']}" if found["how"] else f"a {found['as'].lower()}ed " if found["as"] else "",
    )
    return "".join(f"{how}{rest[start:end]}" for start, end in zip(starts, ends, strict=True))


def said_of_each(text: str) -> str:
    """Say of each thing whose it is: of "my team (Grizzly Bears, Serra Angel)", of "Humility (mine)"."""
    headed = _SO_MANY.search(text)
    text = text if headed is None else f"{text[: headed.start()]}{_of_so_many(headed)}"
    text = _OF_ALL.sub(lambda found: " and ".join(f"{found['of']} {each}" for each in _listed(found["all"])), text)
    return _OF_ONE.sub(lambda found: f"{_OF_WHOM.get(found['of'].lower(), found['of'])} {found['one'].rstrip()}", text)


def _listed(words: str) -> list[str]:
    return [each for each in re.split(r", (?:and )?| and | & |,", words) if each.strip()]


class Special(NamedTuple):
    """What a pattern tells: what it counts as, its value, and the character at which it ends."""

    kind: str
    value: str
    end: int


def special_at(text: str, start: int, players: tuple[str, ...]) -> Special | None:
    """Give what a pattern tells at a character of a sentence; None without one."""
    place = place_of_player_said(text, start, players)
    if place is not None:
        return Special("ZONE", *place)
    for pattern, read in _READ:
        found = pattern.match(text, start)
        said = None if found is None else read(found, players)
        if found is not None and said is not None:
            return Special(said[0], said[1], found.end())
    return None


def idle_at(text: str, start: int, *, denied: bool) -> int:
    """Give where words end that only tell when or where people play, or what else is not there; 0 without any.

    Behind a word that denies, only what else is not there tells nothing.
    """
    found = _NO_OTHER.match(text, start)
    if found is None and not denied and _TURN_PASSES.match(text, start) is None:
        found = _WHEN.match(text, start)
    return 0 if found is None else found.end()


def none_at(text: str, start: int) -> Special | None:
    """Give what tells that something has no counters, or none of a kind; None for other words."""
    found = _NO_COUNTERS.match(text, start)
    return (
        None
        if found is None
        else Special("COUNTERS", f"no {found['kind'] or ''} counters".replace("  ", " "), found.end())
    )


def _rules(found: re.Match[str], _players: tuple[str, ...]) -> tuple[str, str] | None:
    return "rules", found["of"] or found["before"] or found["year"] or ""


def _turn(_found: re.Match[str], _players: tuple[str, ...]) -> tuple[str, str] | None:
    return "turn_ends", ""


def _whose_turn(found: re.Match[str], players: tuple[str, ...]) -> tuple[str, str] | None:
    if found["who"] is not None and found["who"] not in players:
        return None
    return "turn_of", found["who"] or players[0]


def _x(found: re.Match[str], _players: tuple[str, ...]) -> tuple[str, str] | None:
    said = found["n"].lower()
    number = int(said) if said.isdecimal() else number_said(said)
    return ("X", str(number)) if number or said == "0" else None


def _for_each(found: re.Match[str], _players: tuple[str, ...]) -> tuple[str, str] | None:
    # How many that makes is counted by nobody here.
    return "unknown", found[0]


def _life(found: re.Match[str], _players: tuple[str, ...]) -> tuple[str, str] | None:
    return "life", found["n"]


def _under(found: re.Match[str], players: tuple[str, ...]) -> tuple[str, str] | None:
    said = (found["of"] or found["whose"]).removesuffix("'s")
    if said in players:
        return "under_of", said
    if said.lower() in _MEANT_PLAYER:
        return "under_of", players[min(_MEANT_PLAYER[said.lower()], len(players) - 1)]
    return None


def _doors(found: re.Match[str], _players: tuple[str, ...]) -> tuple[str, str] | None:
    half = found["half"].lower()
    return "COUNTERS", "both doors unlocked" if half == "both" else f"its {half} door unlocked"


def _loyalty(found: re.Match[str], _players: tuple[str, ...]) -> tuple[str, str] | None:
    plural = "" if found["n"] == "1" else "s"
    return "COUNTERS", f"{number_in_words(int(found['n']))} loyalty counter{plural}"


def _counters(found: re.Match[str], _players: tuple[str, ...]) -> tuple[str, str] | None:
    said, kind = (found["n"] or "a").lower(), found["kind"].lower()
    if found["n"] is None and found[0].lower().rstrip().endswith("counters"):
        # Nobody says how many.
        return "unknown", found[0]
    count = 1 if said in ("a", "an", "its", "the", "last") else number_said(said)
    if kind in _NO_KIND or not count:
        return None
    plural = "" if count == 1 else "s"
    return "COUNTERS", f"{number_in_words(count)} {_BROUGHT_BY.get(kind, kind)} counter{plural}"


# What is paid instead of the mana cost makes another thing of it, unless it is one of these.
_COST: Final = re.compile(
    r"(?:for|with|using|paying) (?:its|his|her|their|the) (?P<kind>[a-z]+) cost(?!\w)", re.IGNORECASE
)
_KNOWN_COSTS: Final = frozenset(("mana", "normal", "full", "regular", "usual", "prototype", "bestow", "mutate", "morph",
                                 "disguise", "megamorph"))  # fmt: skip


# For these nothing is cast: what has morph is turned up for it (702.37e).
_NOT_TO_CAST: Final = frozenset(("morph", "megamorph", "disguise"))
_CASTS: Final = re.compile(r"\b(?:casts?|casting|plays?|played|playing)\b", re.IGNORECASE)


def _cost(found: re.Match[str], _players: tuple[str, ...]) -> tuple[str, str] | None:
    kind = found["kind"].lower()
    is_cast = kind in _NOT_TO_CAST and _CASTS.search(found.string, 0, found.start()) is not None
    # What it mutates onto has to be said (702.140a).
    lacks = kind == "mutate" and re.search(r"\bon(?:to)?\b", found.string) is None
    return ("unknown", kind) if is_cast or lacks or kind not in _KNOWN_COSTS else None


# Which ability of a card is activated, by its loyalty cost or its place among them.
_ABILITY: Final = re.compile(
    r"(?:(?P<cost>[+-][0-9X]{1,2}|0)|(?P<nth>first|second|third))(?: loyalty)? ability(?: of)?(?!\w)|"
    r"(?P<plain>[+-][0-9X]{1,2})(?![/\w])(?= (?:on|of|targeting|to target|and|,)\b|[,.;]|$)(?: of)?",
    re.IGNORECASE,
)


def _ability(found: re.Match[str], _players: tuple[str, ...]) -> tuple[str, str] | None:
    return "COST", (found["cost"] or found["nth"] or found["plain"]).lower().replace("x", "X")


_READ: Final = (
    (_ABILITY, _ability),
    (_COST, _cost),
    (_RULES, _rules),
    (_LIFE, _life),
    (_X, _x),
    (_FOR_EACH, _for_each),
    (_TURN_PASSES, _turn),
    (_WHOSE_TURN, _whose_turn),
    (_UNDER, _under),
    (_DOORS, _doors),
    (_LOYALTY, _loyalty),
    (_COUNTERS, _counters),
)
