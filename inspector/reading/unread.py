"""Sentences that could change values and that nothing computes: what they might change, and of whom.

Deliberately wide, since a value shown for certain that is wrong is worse than a needless mark.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from inspector.reading.limiting import limits_what_was_said
from inspector.reading.misspelled import misspells_a_keyword, runs_keywords_together
from inspector.reading.names import own_names, with_own_name
from inspector.reading.paragraphs import (
    QUOTED,
    headless,
    masked,
    quotes_of,
    sentences,
    static_behind,
    static_paragraphs,
    when_it_is,
    without_reminder,
)
from inspector.reading.predicates import ABILITIES, ALL_KEYS, Predicate, main_part, predicates
from inspector.reading.said_beside import keys_said_beside, whom_else, whom_it_is_for
from inspector.reading.subjectless import attaches, is_qualities_alone, lacks_its_subject, with_its_subject
from inspector.reading.unknown_forms import unknown_form
from inspector.reading.whom import (
    ATTACHED,
    BATTLEFIELD,
    EVERYTHING,
    EVERYTHING_ANYWHERE,
    OWN,
    Whom,
    behind_heading,
    whom,
)

EVERYWHERE: tuple[str, ...] = ()
_DEFINES = re.compile(
    r"^(?:~|This (?:card|creature|spell|permanent))(?:['’]s? (?:power|toughness|colors?|mana)\b"
    r"| (?:is|has) (?:also )?"
    r"(?:all colors|colorless|every creature type|all creature types|white|blue|black|red|green)\b)"
)
_OWN_ZONE = re.compile(
    r"(?:~|[Tt]his (?:card|creature|spell|permanent|artifact|enchantment|land)|[Ii]t)(?:['’]s| is) (?:in|on) "
    r"(?:your |a |the |an )?(?P<zones>[\w ]*?(?:graveyard|hand|exile|command zone|library|stack)[\w ]*)"
)
_NOT_ON_THE_BATTLEFIELD = re.compile(
    r"(?<!that )(?:isn['’]t|is not|aren['’]t) on the battlefield|\bin (?:all|every|any) (?:other )?zones?\b"
)
_THIS_SPELL = re.compile(r"^(?:[^,]*, )?[Tt]his spell (?:has|is|gains|gets)\b")
_ZONE_WORDS = ("graveyard", "hand", "exile", "command", "library", "stack", "battlefield")
# What a static paragraph says of a later moment ("When you do, ...") is no static ability.
LATER = re.compile(r"^(?:When|Whenever|At (?!(?:least|most|all times|any time|every time|night|day)\b)) ?")
# As it enters it may become a copy: done or not by the action that lets it enter.
_ENTERS_AS_A_COPY = re.compile(
    r"^(?:[Yy]ou may have |[Mm]ay )?(?:~|[Tt]his \w+|it)? ?enters? (?:the battlefield )?(?:tapped )?as a copy\b"
)
# As it enters or turns up it may become a copy while it is face up: that too is done or not by such an action.
COPY_WHILE_FACE_UP = re.compile(
    r"\b[Uu]ntil (?:[^,.]* is )?turned face down, (?:it|this creature) (?:becomes|is) a copy of "
)
_A_COPY_FOR_A_TURN = re.compile(r"^As (?:~|this \w+) enters, .*\bbecomes? a copy of .*\buntil end of turn\b")
# Only what resolves lasts for a turn.
_FOR_A_TURN = re.compile(r"\buntil end of turn\.?$")
_PRONOUN = re.compile(r"^(?:it|they|them|its|their|he|she|that|each|both|also|still|and)\b['’s]*", re.IGNORECASE)

# Of these, those that stand for what was named before; "and Mice you control" goes on with a row.
_TRUE_PRONOUN = re.compile(r"^(?:it|they|them|its|their|he|she)\b", re.IGNORECASE)


class Unread(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence that might change values: its ``text`` as it stands, the ``keys``, ``whom`` it might touch.

    ``zones`` are those in which its object must be for it to act; empty where it acts from everywhere. ``takes`` is
    true where abilities might be lost by it, and with them what those abilities do. What has the keyword ability
    ``spares`` is not touched.
    """

    text: str
    keys: tuple[str, ...]
    whom: tuple[Whom, ...]
    zones: tuple[str, ...] = BATTLEFIELD
    takes: bool = False
    spares: str = ""


class Preceding(msgspec.Struct, frozen=True):
    """What stands before a sentence in its paragraph: what was unread of it, and the sentence just before.

    ``chosen`` are those that were chosen or shown last, and of which a later sentence tells what is done to them;
    ``earlier`` those before, where the sentence itself has others chosen. ``looked`` is true where somebody looked at
    cards of a library.
    """

    unread: tuple[Unread, ...] = ()
    sentence: str = ""
    chosen: tuple[Whom, ...] = ()
    earlier: tuple[Whom, ...] = ()
    looked: bool = False


@lru_cache(maxsize=16_384)
def unread_sentences(
    paragraphs: tuple[str, ...], names: tuple[str, ...], *, is_spell: bool = False
) -> tuple[Unread, ...]:
    """Find the sentences of an object's text that might change values of any object while nothing is done.

    ``paragraphs`` are its abilities, ``names`` what its words may call it. Of an instant or sorcery (``is_spell``)
    only what defines its own characteristics counts: all else is an instruction.
    """
    own, attached = own_names(names), attaches(paragraphs)
    found = [
        Unread(text=words, keys=ABILITIES, whom=(OWN,), zones=EVERYWHERE)
        for words in map(without_reminder, paragraphs)
        if misspells_a_keyword(words) or runs_keywords_together(words)
    ]
    found += (
        Unread(text=words, keys=("colors", "supertypes", "types", "subtypes"), whom=(OWN,), zones=EVERYWHERE)
        for words in map(without_reminder, paragraphs)
        if is_qualities_alone(words)
    )
    for paragraph in (*static_paragraphs(paragraphs), *(() if is_spell else static_behind(paragraphs))):
        before = Preceding()
        for sentence in sentences(paragraph):
            now = () if LATER.match(when_it_is(sentence)) else unread_in(sentence, own, before)
            if now and attached and lacks_its_subject(sentence):
                now = tuple(msgspec.structs.replace(one, whom=(OWN, ATTACHED)) for one in now)
            if now and (others := whom_it_is_for(sentence)):
                now = tuple(msgspec.structs.replace(one, whom=(*one.whom, *others)) for one in now)
            if before.unread and limits_what_was_said(sentence):
                now = (*now, *(msgspec.structs.replace(one, text=sentence) for one in before.unread))
            found.extend(now)
            before = Preceding(now or before.unread, with_own_name(sentence, own))
    if is_spell:
        return tuple(one for one in found if one.zones != BATTLEFIELD and one.whom == (OWN,))
    return tuple(dict.fromkeys(found))


def unread_in(sentence: str, own: tuple[str, ...], before: Preceding, *, passes: bool = True) -> tuple[Unread, ...]:
    """What the verbs of a sentence might change; with ``passes`` nothing by what only something that resolves says."""
    spoken = when_it_is(with_own_name(headless(masked(sentence)), own))
    if passes:
        spoken = with_its_subject(spoken, "It" if before.unread else "~")
    main = main_part(spoken)
    passing = passes and (
        _ENTERS_AS_A_COPY.match(main)
        or COPY_WHILE_FACE_UP.search(sentence)
        or _FOR_A_TURN.search(spoken)
        or _A_COPY_FOR_A_TURN.match(spoken)
    )
    found = () if passing else tuple(predicates(main))
    if not found:
        anyone = unknown_form(spoken, main) if passes and not passing else ()
        anyone = (*anyone, *whom_else(spoken)) if anyone else ()
        return (Unread(text=sentence, keys=ALL_KEYS, whom=anyone, takes=True),) if anyone else ()
    zones = _zones_where_it_acts(spoken)
    groups = _touched(spoken, main, found, before)
    if passes:
        groups = tuple(dict.fromkeys((*groups, *whom_else(spoken))))
    keys: list[str] = [key for one in found for key in (_keys_before(before) if one.again else one.keys)]
    if not keys:
        return ()
    keys += keys_said_beside(spoken, main)
    changed = _words_changed(sentence, spoken, zones)
    if changed:
        return changed
    outer = Unread(
        text=sentence, keys=tuple(dict.fromkeys(keys)), whom=groups, zones=zones, takes=any(one.takes for one in found)
    )
    return (outer, *_quoted(sentence, main, outer))


# What changes of a text: one kind of word for another, in the rules text, and in the type line of a type (612.1).
_WORDS_CHANGED = re.compile(
    r"\btext of (?P<whom>[^.]+?) (?:by replacing|are changed)\b|\binstances of (?:one )?(?P<word>"
    r"color|basic land type|creature type)\b|\bor one (?P<other>color|basic land type|creature type)\b",
    re.IGNORECASE,
)


def _words_changed(sentence: str, spoken: str, zones: tuple[str, ...]) -> tuple[Unread, ...]:
    """Give what a sentence changes that changes words in texts: nothing that is without such a word (612.2)."""
    found = list(_WORDS_CHANGED.finditer(spoken))
    kinds = [one[name] for one in found for name in ("word", "other") if one[name]]
    if not kinds:
        return ()
    groups = next((whom(one["whom"]) for one in found if one["whom"]), ()) or (EVERYTHING,)
    return tuple(
        Unread(
            text=sentence,
            keys=ABILITIES if kind == "color" else ("subtypes", *ABILITIES),
            whom=tuple(msgspec.structs.replace(one, word=kind) for one in groups),
            zones=zones,
            takes=True,
        )
        for kind in dict.fromkeys(kinds)
    )


def _keys_before(before: Preceding) -> tuple[str, ...]:
    """Those of the sentences before it in its paragraph: none where these change nothing that others could have too."""
    return tuple(dict.fromkeys(key for one in before.unread for key in one.keys))


def _zones_where_it_acts(spoken: str) -> tuple[str, ...]:
    if _DEFINES.match(spoken) or _NOT_ON_THE_BATTLEFIELD.search(spoken):
        return EVERYWHERE
    if _THIS_SPELL.match(spoken):
        return ("stack",)
    place = _OWN_ZONE.search(spoken)
    if place is None:
        return BATTLEFIELD
    return tuple(zone for zone in _ZONE_WORDS if zone in spoken)


def _touched(spoken: str, main: str, found: tuple[Predicate, ...], before: Preceding) -> tuple[Whom, ...]:
    """Whom the verbs of a sentence might touch, all of them together."""
    groups: list[Whom] = []
    last: tuple[Whom, ...] = ()
    start = 0
    for one in found:
        words = (
            _SIZE_OF.sub(r"\g<whom>\g<behind>", _CONTROL_OF.sub(r"\g<whom>", main[one.end :].strip(" .")))
            if one.of_object
            else _subject(main[start : one.start], first=start == 0)
        )
        start = one.end
        last = groups_of(words, spoken, last, before)
        groups.extend(last)
    return tuple(dict.fromkeys(groups))


_CONTROL_OF = re.compile(r"^control of (?P<whom>.+?)(?:,? (?:and|until|for)\b.*)?$")

# "Target creature's power and toughness", "the power and toughness of each creature": whose they are.
_SIZE_OF = re.compile(
    r"^(?:the power and toughness of (?P<whom>.+?)|(?P<behind>.+?)['’]s? (?:base )?power and toughness)(?: until\b.*)?$"
)


def _subject(words: str, *, first: bool) -> str:
    """The words of the subject; those between two verbs only where a new one stands there."""
    if first:
        return behind_heading(words)
    behind = re.split(r",? (?:and|but|while|whereas) |[,;] ", words)
    # "It becomes a copy of that creature, except it has ...": the same one.
    return behind[-1].strip().removeprefix("except ") if len(behind) > 1 else ""


def groups_of(words: str, spoken: str, last: tuple[Whom, ...], before: Preceding) -> tuple[Whom, ...]:
    """Whom words might touch: what they say, those named ``last`` or before for a pronoun, everything else for all."""
    behind = words.rpartition(", ")[2].removeprefix("you may have ")
    words = behind if _TRUE_PRONOUN.match(behind) else words
    if _THAT_PLAYERS.search(words) and _OF_AN_OPPONENT.search(f"{before.sentence} {spoken}"):
        words = _THAT_PLAYERS.sub("your opponents control", words)
    if those := _those_before(words, before):
        return those
    understood = whom(words)
    if understood == (EVERYTHING,) and words.lower() == "that permanent" and before.chosen:
        return before.chosen
    if understood:
        return understood
    if last and (not words or _PRONOUN.match(words)):
        return last
    if not words or _PRONOUN.match(words) or " true for " in spoken:
        return _antecedent(spoken, before)
    return (EVERYTHING_ANYWHERE,) if re.search(r"\b(?:cards?|spells?)\b", words) else (EVERYTHING,)


_THOSE = re.compile(r"(?:^|, )those (?P<noun>[a-z]+s)(?: also| each)*$")


def _those_before(words: str, before: Preceding) -> tuple[Whom, ...]:
    """Give those of whom the sentence before spoke, where words call them so: of their kind, and as they still are."""
    those = None if before.chosen else _THOSE.search(words)
    if those is None or any("controller" in one.keys for one in before.unread):
        return ()
    kinds = {kind for one in whom(those["noun"]) for kind in one.types}
    named = tuple(dict.fromkeys(group for one in before.unread for group in one.whom))
    return named if kinds and all(kinds <= {*one.types} and not one.attacking for one in named) else ()


# "Each other creature that player controls", where the only player named before is an opponent.
_THAT_PLAYERS = re.compile(r"\bthat (?:player|opponent) controls\b")
_OF_AN_OPPONENT = re.compile(r"^(?!.*\b(?:target|each|a|another) player\b).*\bopponents?\b", re.DOTALL)


def _antecedent(spoken: str, before: Preceding) -> tuple[Whom, ...]:
    """Whom "it" or "they" means: what the condition names, else those of the sentence before."""
    opening = spoken.partition(",")[0]
    if opening != spoken and re.match(r"(?:As|If|While|During)\b", spoken):
        named = _named(opening)
        # That a spell was kicked says nothing of whom it speaks.
        kicked = _CAST_SO.search(opening) and (before.chosen or before.unread)
        if named and not kicked:
            return named
    if _CAST_OR_PLAYED.search(before.sentence):
        # It is a spell, or a permanent by now, of who may cast or play it (109.5).
        return (Whom(zones=("stack", *BATTLEFIELD), controller="you"),)
    earlier = tuple(dict.fromkeys(group for one in before.unread for group in one.whom))
    return before.chosen or earlier or _named(before.sentence) or (EVERYTHING_ANYWHERE,)


_CAST_SO = re.compile(r"his spell |\b(?:this|~|it) was (?:kicked|cast|bargained|foretold|overloaded)\b", re.IGNORECASE)
_CAST_OR_PLAYED = re.compile(r"\b[Yy]ou may (?:play|cast) (?!~|this\b)[^.]*\bfrom\b")


def _named(words: str) -> tuple[Whom, ...]:
    """The objects that words name by what they are to their own card."""
    found: list[Whom] = []
    if re.search(r"\b(?:[Ee]nchanted|[Ee]quipped|[Ff]ortified) \w", words):
        found.append(ATTACHED)
    if "~" in words or re.search(r"\b[Tt]his (?!(?:turn|way|combat|game|step|phase)\b)\w", words):
        found.append(OWN)
    return tuple(found)


def _quoted(sentence: str, main: str, outer: Unread) -> tuple[Unread, ...]:
    """What the abilities that a sentence grants might change in their turn, told as that sentence."""
    if QUOTED not in main:
        return ()
    found = []
    for inner in unread_sentences(quotes_of(sentence), ()):
        groups = tuple(dict.fromkeys(group for one in inner.whom for group in _seen_from_outside(one, outer)))
        found.append(Unread(text=sentence, keys=inner.keys, whom=groups, zones=outer.zones, takes=inner.takes))
    return tuple(found)


def _seen_from_outside(inner: Whom, outer: Unread) -> tuple[Whom, ...]:
    """Whom a granted ability means: "this creature" is who got it, "you" whoever controls that."""
    if inner.own:
        return outer.whom
    if inner.attached:
        return (EVERYTHING,)
    return (msgspec.structs.replace(inner, controller="", other=False),)
