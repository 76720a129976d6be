"""Which values the verbs of a static sentence might change: ``get``, ``have``, ``lose``, ``is`` and their like.

Deliberately wide: what is not known to be harmless counts. Conditions and amounts are cut away first, since what stands
in them ("as long as you have", "for each creature that is") changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from inspector.cards import BASIC_LAND_TYPES, keywords_of
from inspector.reading.paragraphs import QUOTED
from inspector.reading.whom import ELSEWHERE, subtype_of

SIZE_KEYS = ("power", "toughness")
TYPES = ("types", "subtypes", "power", "toughness")
ABILITIES = ("abilities", "keywords")
ALL_KEYS = (
    "name",
    "mana_cost",
    "mana_value",
    "colors",
    "supertypes",
    "types",
    "subtypes",
    "keywords",
    "abilities",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "controller",
)
# What being a copy, its other face or being face down changes; who controls it is none of these (707.2, 708.2, 712.18).
ALL_BUT_CONTROL = tuple(key for key in ALL_KEYS if key != "controller")
TYPE_WORDS = re.compile(
    r"\b(?:artifact|battle|creature|enchantment|instant|kindred|land|permanent|planeswalker|sorcery|spell|tribal)s?\b"
)
_SUPERTYPES = re.compile(r"\b(?:non)?(?:basic|legendary|snow|world)\b")
_COLORS = re.compile(r"\b(?:white|blue|black|red|green|colorless|monocolored|multicolored|colors?)\b")
_NUMBERS = re.compile(r"(?<![\w/])[\dX*]+/[\dX*]+")
_ADDED = re.compile(r"[+−-]([\dXY½*]+)/[+−-]([\dXY½*]+)(?! counter)")
# What it is from, and of what land: the words behind name no value that changes.
_PROTECTION = re.compile(r"\b(?:protection from|landwalk of)\b[^,.]*?(?=,| and |\.|$)")
# After "is" these are done to it; what it is stands in adjectives and nouns.
_PARTICIPLE = re.compile(
    r"(?!(?:red|multicolored|monocolored|colored|named|considered|treated|unblocked)\b)"
    r"(?:[a-z]+ed|put|dealt|drawn|cast|paid|chosen|taken|won|lost|spent|drawn|made|held|given)\b"
)
# Of participles only these are marks that an object bears (701.15, 701.60); a suspected creature has menace.
_DESIGNATED = re.compile(r"(?:goaded|suspected|(?:un)?prepared|plotted)\b")
# How what an object is, or becomes, begins: with an article, a number, a color, a type or a subtype.
_NOUN = re.compile(
    r"(?:an?|the|every|all|any|[\dX*]+/[\dX*]+|white|blue|black|red|green|colorless|legendary|snow|basic|token|[A-Z][\w'’-]+"
    rf"|{TYPE_WORDS.pattern})(?!\w)"
)
_SUBTYPE_WORDS = re.compile(r"\b(?:creature|land|artifact|planeswalker|enchantment) types?\b")
_LAND_TYPE = re.compile(r"\bland types?\b|\bchosen (?:basic )?(?:land )?types?\b")
_SIZE_WORDS = re.compile(r"\b(?:power|toughness)\b")
_CAPITALS = re.compile(r"(?<![\w~])[A-Z][\w'’-]+")

# What a clause begins with that only says when, how much or of what; it goes on to the next verb of the sentence.
_NEXT_VERB = (
    r"(?=(?:, (?:and |but )?| (?:and|but) )(?:it |they |each )?(?:has|have|gets?|is|are|gains?|loses?|becomes?|can't)\b"
    r"|, (?:it|they) |$)"
)
# "Elves get +1/+1 while Goblins lose flying": no condition, but what others get.
_OTHERS = r"(?!you|it|they|this|~|there)[^.,]*? (?:gets? [+−-]|(?:have|loses?|are)\b)"
_ASIDES = re.compile(
    r"(?:(?<=[\w~⟧}])|, ?)\s*\b"
    r"(?:as long as|for as long as|if|unless|for each|where X|as though|rather than|until"
    rf"|while(?! {_OTHERS}))\b.*?" + _NEXT_VERB
)
_OPENING = re.compile(
    r"^(?:As long as|For as long as|For each|If|During|While|Unless|Until|Except|Rather than)\b[^,]*,\s*"
)
_REST_OF_OPENING = re.compile(
    r"^(?:(?:(?:and|or) )*(?:an?|one|two|three|four|five|no|another|exactly|at least) [^,]*?"
    r"|(?:and|or)(?:/or)? [^,]*?|during [^,]*?|if [^,]*?|unless [^,]*?|and/or [^,]*?),\s*"
)
_RELATIVE = re.compile(
    r"\b(?:that|who|which)(?:['’]s| (?:is|are|was|were|has|have|had|isn['’]t|aren['’]t|hasn['’]t|haven['’]t"
    r"|do(?:es)?n['’]t have|share|shares|gets?|gained|gains?|(?:it|they|you|players?) (?:is|are|has|have)))(?!\w)"
)
# It says where they are, and is the one clause of its kind that goes with the noun.
_NOT_ON_THE_BATTLEFIELD = re.compile(r"\b(?:that|who|which) (?:are not|is not|aren['’]t|isn['’]t) on the battlefield\b")
_WHOSE = re.compile(r"\bwhose [^,.]*?\b(?:is|are|has|have|isn['’]t|aren['’]t)\b")
# A player as the subject: what players have, get and lose is no value of an object.
_PLAYER = re.compile(
    r"(?:^|[,;:.] |\b(?:and|or|but|then|if|when|while|as|that) )"
    r"(?:(?:each|any|all|that|those|the|an?|your|other|another|enchanted|defending|attacking|chosen|its|their|both"
    r"|one of|no|of|last|active|monarch) )*(?:[\w~'’-]+['’]s? )?"
    r"(?:[Yy]ou|[Pp]layers?|[Oo]pponents?|controllers?|owners?|team|teammates?|I|who)"
    r"(?: (?:each|also|both|all|who))*$",
    re.IGNORECASE,
)
# An object as well, where words leave the choice: "target creature or player".
_OR_A_PLAYER = re.compile(
    r"\b(?:creature|permanent|planeswalker|artifact|battle|land|Aura)s? (?:and/or|or) (?:target |another |each )?"
    r"(?:players?|opponents?)$"
)
_VERB = re.compile(
    r"(?P<same>\b(?:is|are) (?:also )?true for\b)"
    r"|(?P<cant>\b(?:can['’]t|cannot) (?:have|gain|become)\b)"
    r"|(?P<get>\bgets?\b)"
    r"|(?P<have>\b(?:has|have)\b)"
    r"|(?P<gain>\bgains?\b)"
    r"|(?P<lose>\bloses?\b)"
    r"|(?P<be>\b(?:isn|aren)['’]t\b|\b(?:is|are|becomes?|remains?|counts? as|entered as|enters? as)\b"
    r"|(?<=thing)['’]s\b|(?<=\b[Ii]t)['’]s\b|(?<=\b[Hh]e)['’]s\b|(?<=\b[Ss]he)['’]s\b|(?<=\b[Tt]hey)['’]re\b)"
    r"|(?P<control>\bcontrols?\b(?= (?:all|every|any|(?:your |an |each )?opponents?['’]|enchanted|equipped|~"
    r"|it\b|that|those|the (?!fewest|most|least|greatest))))"
    r"|(?P<enter>\b(?:enters?|enter the battlefield|enters the battlefield) with\b"
    r"|(?<=\band )as(?= an? [A-Z][\w-]+ in addition))"
    # What no rule explains may do anything to what it is done to.
    r"|(?P<unknown>^~ (?:[a-z]+s and )?[a-z]+s\b(?= (?:enchanted|equipped|fortified) [a-z]+\.?$))"
    r"|(?P<switch>\b[Ss]witch)"
    r"|(?P<treat>\b(?:treat|treats|treated|considered)\b)"
    r"|(?P<text>\b(?:text box|[Aa]ll instances of)\b)"
)
_AUXILIARY = re.compile(r"\b(?:may|would|could|might|must|to|should|will|don['’]t|doesn['’]t|can)$")
_PERFECT = re.compile(
    r"^\s+(?:not |never |already |ever |just )?"
    r"(?:(?!compleated|red\b|bred\b)[a-z]+ed|been|dealt|left|gone|cast|become|come|drawn|lost|put|paid|had|done|fought"
    r"|spent|taken|won|chosen|to|no maximum|seen|begun|kept)\b"
)
_LIFE = re.compile(r"^\s+(?:\S+ )?(?:\S+ )?(?:life|the game|that much|\{[A-Z]+\})\b")
_COUNTERS = re.compile(
    r"^\s+(?:[a-z\d+/X-]+ ){1,6}(?:counters?|cards?|life|maximum|lands?|creatures?|permanents?|mana)\b"
)
_FILLERS = re.compile(
    r"^(?:\s+(?:not|no longer|never|always|already|also|still|each|all|both|instead|now|only|always|just"
    r"|otherwise|neither|treated as))*\s*"
)
_SUBJECT_IS_NO_OBJECT = re.compile(
    r"(?:^|[,;:.] |\b(?:and|if|but|then|while|when|that) )(?!.*\b(?:cards|creatures?|permanents?|lands)\b)"
    r"(?:[\w~'’{}/-]+ ){0,4}"
    r"(?:X|Y|damage|life|hands?|size|totals?|costs?|turn|speed|mana|number|amount|result|abilit(?:y|ies)|steps?|phases?"
    r"|rest|choices?|decks?|library|graveyards?|counters?|trigger|information|votes?|die|roll|effects?|combat|game|this"
    r"|sources?|order|stack)$",
    re.IGNORECASE,
)


class Predicate(msgspec.Struct, frozen=True):
    """A verb that might change values: where it begins and ends in the text, the keys, and what follows it.

    ``of_object`` is true where those who may be touched stand behind the verb (``You control enchanted creature``).
    ``again`` is true where the keys are those of the sentence before (``The same is true for ...``), ``takes`` where
    abilities might be lost, and with them what they do.
    """

    start: int
    end: int
    keys: tuple[str, ...]
    of_object: bool = False
    again: bool = False
    takes: bool = False


def main_part(sentence: str) -> str:
    """Give what a sentence says once its conditions, amounts and relative clauses are cut away."""
    text = _OPENING.sub("", sentence)
    if text != sentence:
        cut = _REST_OF_OPENING.sub("", text)
        while cut != text:
            text, cut = cut, _REST_OF_OPENING.sub("", cut)
    text = _NOT_ON_THE_BATTLEFIELD.sub(ELSEWHERE, text)
    text = _WHOSE.sub("so", _RELATIVE.sub("so", text))
    return _ASIDES.sub("", text)


def predicates(text: str) -> Iterator[Predicate]:
    """Find the verbs of a main part that might change values, in their order."""
    found = list(_VERB.finditer(text))
    for index, verb in enumerate(found):
        end = found[index + 1].start() if index + 1 < len(found) else len(text)
        before, after = text[: verb.start()].rstrip(), text[verb.end() : end]
        kind = verb.lastgroup or ""
        keys = _keys(kind, before, after)
        if keys:
            is_passive = verb[0] in ("treated", "considered")
            yield Predicate(
                len(_BEING.sub("", before)) if is_passive else verb.start(),
                verb.end(),
                keys,
                of_object=(kind in _OF_OBJECT and not is_passive) or (kind == "gain" and keys == ("controller",)),
                again=kind == "same",
                takes=kind == "lose" or keys == ALL_KEYS or (kind == "be" and {"subtypes", *ABILITIES} <= {*keys}),
            )


# Of whom it is said that they are treated or considered so stands before that.
_BEING = re.compile(r"(?:\s+(?:is|are|be|also|each|both|all|still))+$")
# It says which objects these are: those with something in their text.
_TEXT_OF = re.compile(r"\bin (?:its|their)$")
_OF_OBJECT = ("control", "switch", "treat", "text", "same", "unknown")


def _keys(kind: str, before: str, after: str) -> tuple[str, ...]:
    """The values that one verb might change; none where it is known to change nothing."""
    if kind == "control" or (kind == "gain" and after.lstrip().startswith("control")):
        # Who controls a player controls no object by that (723.1).
        of_a_player = _OF_A_PLAYER.match(after) is not None
        return () if of_a_player or (kind == "control" and not _controls(before)) else ("controller",)
    if kind == "text" and _TEXT_OF.search(before):
        return ()
    if kind in ("switch", "text", "same", "treat", "unknown"):
        return _keys_of_taking(kind, after)
    if kind == "enter":
        return _keys_of_entering(after)
    if kind == "cant":
        return () if re.match(r"^\s+(?:more|counters?|any|life|[^.]*counters?\b)", after) else ABILITIES
    if (_PLAYER.search(before) and not _OR_A_PLAYER.search(before)) or _AUXILIARY.search(before):
        return ()
    if kind == "get":
        return _keys_of_getting(after)
    if kind in ("have", "gain", "lose"):
        return _keys_of_having(after)
    return _keys_of_being(before, after)


def _keys_of_taking(kind: str, after: str) -> tuple[str, ...]:
    """Of what is switched, treated as something or has its text changed."""
    if kind == "treat":
        return tuple(dict.fromkeys((*TYPES, *_keys_of_noun(after))))
    if kind == "switch":
        # "All creatures switch sides" is said of who controls them.
        return (
            SIZE_KEYS if re.search(r"\bpower\b|\btoughness\b|^[^.]*p/t", after) or not after.strip(" .") else ALL_KEYS
        )
    return ALL_KEYS


_OF_A_PLAYER = re.compile(r"^(?: control of)? (?:that|those|the|target|each|this) (?:player|opponent)s?\b(?!['’])")


def _controls(before: str) -> bool:
    """Whether "control" is the verb of the sentence and not of a clause ("creatures you control")."""
    return bool(
        re.search(r"(?:^|[,;] |\band )(?:[Yy]ou|[\w ]*(?:player|opponent|owner|controller|monarch)[\w ]*)$", before)
    )


def _keys_of_getting(after: str) -> tuple[str, ...]:
    """Of ``gets``: what is added to power and toughness; energy and emblems are for players."""
    size = _ADDED.search(after)
    if size is None:
        return ()
    keys = tuple(key for key, by in zip(SIZE_KEYS, (size[1], size[2]), strict=True) if by != "0")
    return (*keys, *(ABILITIES if QUOTED in after else ()))


def _keys_of_entering(after: str) -> tuple[str, ...]:
    """Of "enters with" a keyword (a counter is none), and of "enters ... as a Mutant in addition"."""
    if re.match(r"^ an? [A-Z]", after) and " in addition" in after:
        return ("subtypes",)
    first = re.split(r",| and ", after)[0]
    return ABILITIES if "counter" not in first and keywords_of(first.strip()) else ()


def _keys_of_having(after: str) -> tuple[str, ...]:
    """Of ``has``, ``gains``, ``loses`` with what follows."""
    # "Have that creature block" is no having; "lose that keyword ability" is losing.
    if re.match(r" (?:it|them|that (?!(?:\w+ )?(?:abilit|power|toughness))\w+|target) ", after):
        return ()
    if QUOTED not in after and ((_PERFECT.match(after) and not keywords_of(after.strip())) or _LIFE.match(after)):
        return ()
    if re.search(r"\btext\b", after):
        return ALL_KEYS
    whole, after = after, _PROTECTION.sub("protection", after)
    found: list[str] = list(ABILITIES) if whole != after else []
    found += SIZE_KEYS if any(said.search(after) for said in (_SIZE_WORDS, _NUMBERS, _ADDED)) else ()
    found += ("types", "subtypes") if re.search(r"\btypes?\b", after) else ()
    found += ("name",) if re.search(r"\bnames?\b", after) else ()
    found += ("mana_cost", "mana_value") if re.search(r"\bmana (?:cost|value)\b", after) else ()
    found += ("colors",) if re.search(r"\bcolors?\b", after) else ()
    if QUOTED in after or "abilit" in after or _keyword_in(after):
        found += ABILITIES
    if not found and not _COUNTERS.match(after):
        found += ABILITIES
    return tuple(found)


def _keyword_in(after: str) -> bool:
    parts = re.split(r",| and | or |\.", after)
    return any(keywords_of(part.strip()) for part in parts)


def _keys_of_being(before: str, after: str) -> tuple[str, ...]:
    """Of ``is``, ``are``, ``becomes`` with what follows: types, colors, sizes, names; participles change nothing."""
    counters = _NUMBER_OF_COUNTERS.search(before)
    return _keys_of_what_it_is(before, after) if counters is None else _keys_of_counted(counters["kind"])


def _keys_of_counted(kind: str) -> tuple[str, ...]:
    """Of how many counters of a kind there are (122.1)."""
    of_kind = ABILITIES if keywords_of(kind.capitalize()) else SIZE_KEYS if "/" in kind else (kind,)
    return ("counters", *(key for key in of_kind if key in ALL_KEYS))


def _keys_of_what_it_is(before: str, after: str) -> tuple[str, ...]:
    rest = _FILLERS.sub("", after)
    if _SIZE_WORDS.search(before[-60:]) and re.match(
        r"(?:equal|\d|X|half|the|twice|your|that(?! creature type)|switched)", rest
    ):
        return SIZE_KEYS
    if re.search(r"\bmana (?:cost|value)$", before) and not re.search(r"\bwith\b[^,.]*$", before):
        return ("mana_cost", "mana_value")
    if _SUBJECT_IS_NO_OBJECT.search(before):
        return ()
    if re.search(r"\bnames?(?: of [^,.]+)?$", before):
        return ("name",)
    chosen = _CHOICE_OF.match(rest)
    if chosen is not None:
        return _keys_of_choice(rest[chosen.end() :])
    if re.match(r"(?:an? )?cop(?:y|ies)\b", rest):
        return ALL_BUT_CONTROL
    if re.match(r"(?:named|the name)\b", rest):
        return ("name",)
    if re.match(r"(?:hexproof|immune)\b", rest):
        return ABILITIES
    if re.match(r"(?:indestructible|unblockable)\b", rest):
        # In older words a quality, which is no ability and no characteristic (113.12).
        return ()
    designated = _DESIGNATED.match(rest)
    if designated is not None:
        return ("designations", *ABILITIES) if designated[0] == "suspected" else ("designations",)
    if _PARTICIPLE.match(rest):
        return ()
    keys = _keys_of_noun(rest)
    # Of a chosen land type, or of every one: with a basic one, a land has its mana ability (305.6, 305.7).
    is_of_lands = bool(re.search(r"\blands?\b", f"{before} {rest}", re.IGNORECASE)) and bool(_LAND_TYPE.search(rest))
    return tuple(dict.fromkeys((*keys, *ABILITIES))) if keys and is_of_lands else keys


# "The number of loyalty counters on this is equal to" something: no object is what that is.
_NUMBER_OF_COUNTERS = re.compile(r"\bnumber of (?P<kind>\S+) counters on [^,]+$")
_CHOICE_OF = re.compile(r"(?:your|their|its controller['’]s) choice of ")


def _keys_of_choice(rest: str) -> tuple[str, ...]:
    """Of "your choice of a 3/3 creature or a 2/2 creature with flying": what any of these is; anything if not known."""
    parts = re.split(r",? or |, ", rest)
    found = [key for part in parts for key in (*_keys_of_noun(part), *(ABILITIES if " with " in part else ()))]
    return tuple(dict.fromkeys(found)) or ALL_KEYS


# What is "a King" has a subtype by that, whether or not the rules know one of this name.
_OF_A_KIND = re.compile(r"(?:an? )?[A-Z][\w'’-]+")


def _keys_of_noun(rest: str) -> tuple[str, ...]:
    noun = re.split(r" named | with | from | in addition | until ", rest)[0]
    found: list[str] = []
    if _NUMBERS.search(rest) or re.search(r"\bbase power\b", rest):
        found += SIZE_KEYS
    if _COLORS.search(noun):
        found.append("colors")
    if _SUPERTYPES.search(noun):
        found.append("supertypes")
    subtypes = [subtype_of(word) for word in _CAPITALS.findall(noun)]
    if any(subtypes) or _OF_A_KIND.match(noun):
        # A land that is set to a basic land type loses its other abilities.
        found += ("subtypes", *ABILITIES) if any(word in BASIC_LAND_TYPES for word in subtypes) else ("subtypes",)
    if _NOUN.match(noun) and TYPE_WORDS.search(_SUBTYPE_WORDS.sub("", noun)):
        found += TYPES
    if _SUBTYPE_WORDS.search(noun):
        found.append("subtypes")
    elif re.search(r"\btypes?\b|\bchosen\b(?! colors?\b)", noun):
        found += TYPES
    if re.search(r" named ", rest):
        found.append("name")
    if found and " with " in rest:
        found += ABILITIES
    return tuple(dict.fromkeys(found))
