"""What an instant or sorcery says as it resolves: which values its words might change, and of whom (608.2c).

As wide as what is asked of static abilities: who destroys, damages or taps something changes where it is, or how. What
triggers later, and the spell's own values, are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from inspector.reading.attaching import ATTACHED_TO, attaching_in
from inspector.reading.by_counters import KIND_OF_COUNTERS, keys_of_counters
from inspector.reading.casting_words import cast_by_words
from inspector.reading.chosen_before import (
    chosen_in,
    in_hand_spoken_of,
    is_nothing_here,
    is_of_a_library,
    is_of_hand,
    is_spoken_of,
    revealed_before,
)
from inspector.reading.coming import (
    ARRIVES,
    COMES,
    came_there,
    coming_in,
    in_library_of,
    looks_at_a_library,
    out_of_graveyards,
    out_of_libraries,
    speaks_of_what_came,
)
from inspector.reading.damage_words import SPARED, damaged_in, told_of_damage
from inspector.reading.done_later import Done, Waits, delayed_paragraphs, when_done
from inspector.reading.going import GOES, speaks_of_going
from inspector.reading.instruction import Instruction
from inspector.reading.keyword_actions import KEYWORD_ACTIONS
from inspector.reading.names import own_names, with_own_name
from inspector.reading.out_of_hands import DRAWS, out_of_hands
from inspector.reading.paragraphs import head_of, headless, masked, sentences, static_paragraphs
from inspector.reading.predicates import ALL_BUT_CONTROL
from inspector.reading.replacing import ENTERS, speaks_of_entering, subject_of_entering
from inspector.reading.unread import Preceding, Unread, groups_of, unread_in
from inspector.reading.who_does import WHO_DOES_SO, WHOM_ORDERED, who_does
from inspector.reading.whom import ASKED_WITH, EVERYTHING, OWN, Whom, whom, whose_zone, without_numbers

_WOULD = re.compile(r" would\b")
_UNTIL_END_OF_TURN = re.compile(r"\buntil end of turn\b", re.IGNORECASE)
_THIS_TURN = re.compile(r"\b(?:until end of turn|this turn)\b", re.IGNORECASE)
# What comes of a roll of dice stands behind the numbers.
_ROLLED = re.compile(r"^\d+(?:[—–-]\d+|\+)? \| ")
# What is put somewhere is named by what it is or where it comes from; and where it is put.
_NAMED = (
    "target|all|each|your commander|permanents? you control|creatures? you control|lands? you control"
    "|cards? [^.;]{0,30}(?:from|in) [^.;]{1,30}(?:hand|graveyard|exile|outside the game)s?|face-up exiled cards?"
)
_INTO = (
    r"(?:back )?(?:on(?:to)?|in(?:to)?|under|beneath) (?:(?:\w+ choice of )?the (?:top|bottom|battlefield)\b|top of\b"
    r"|(?!all\b)[^.,;]{1,30}\b(?:hand|librar|graveyard)|exile\b)"
)
# What is indestructible is not destroyed, but goes elsewhere like anything else (702.12b).
_DESTROYS = re.compile(rf"\b(?:destroys?|fights?) {WHOM_ORDERED}", re.IGNORECASE)
# Each of the two that fight is dealt damage by the other (701.14a).
_FIGHTS = re.compile(r"(?:^|[,;] |\bthen )(?:then )?(?P<whom>[^.,;]+?) fights?\b", re.IGNORECASE)
_ONE_OR_MORE_SPOKEN_OF = re.compile(r"(?:it|them|that Equipment|that Aura)$", re.IGNORECASE)
_ONE_SPOKEN_OF = re.compile(r"(?:it|they|he|she|that creature)\b", re.IGNORECASE)
# Orders, which have no subject by which their verb would be found, and the values that they might change.
_ORDERS: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = (
    (re.compile(rf"\b(?:gains?|exchanges?) control of {WHOM_ORDERED}", re.IGNORECASE), ("controller",)),
    (
        re.compile(rf"\b(?:(?<!in )exiles?|returns?|bounces?|sacrifices?|reanimates?) {WHOM_ORDERED}", re.IGNORECASE),
        ("zone",),
    ),
    (_DESTROYS, ("zone",)),
    (_FIGHTS, ("zone",)),
    (re.compile(rf"{WHO_DOES_SO} phases? out\b", re.IGNORECASE), ("zone",)),
    (
        re.compile(
            rf"(?:^|, |\band |\bthen |\bmay |\b(?:you|they|players?|opponents?) )(?:un)?taps? {WHOM_ORDERED}",
            re.IGNORECASE,
        ),
        ("tapped",),
    ),
    (re.compile(rf"\bairbends? {WHOM_ORDERED}", re.IGNORECASE), ("zone",)),
    (re.compile(rf"\bremoves? {WHOM_ORDERED} from combat\b", re.IGNORECASE), ("designations",)),
    (re.compile(rf"\b(?:transforms?|converts?) {WHOM_ORDERED}", re.IGNORECASE), (*ALL_BUT_CONTROL, "face_up")),
    (
        re.compile(r"\bturns? (?P<whom>(?!an? pile)[^.,;]+?) face (?:down|up)\b", re.IGNORECASE),
        (*ALL_BUT_CONTROL, "face_down"),
    ),
    # Of what nobody names, as the rest of what was looked at, nothing tells what it is.
    (
        re.compile(
            rf"\bputs? (?!(?:[\w+/-]+ ){{0,4}}counters?\b)(?=[^.;]*\b(?:{_NAMED})\b)(?P<whom>[^.;]+?) {_INTO}",
            re.IGNORECASE,
        ),
        ("zone",),
    ),
    (
        re.compile(r"\bshuffles? (?P<whom>(?!it\b|that\b|the\b)[^.;]+?) into [^.,;]{1,30}\blibrar", re.IGNORECASE),
        ("zone",),
    ),
    (re.compile(r"\bshuffles? the cards from (?P<whom>(?:their|your|all) hands?) into\b", re.IGNORECASE), ("zone",)),
    # Of what its owner puts or shuffles away it is said who that is.
    (re.compile(r"\bthe owner of (?P<whom>target [^.;]+?) (?:puts|shuffles) it\b", re.IGNORECASE), ("zone",)),
    (re.compile(r"\b(?P<whom>target [^.;]+?)['’]s owner (?:puts|shuffles) it\b", re.IGNORECASE), ("zone",)),
    (re.compile(r"\b(?P<whom>it)s owner (?:puts|shuffles) it\b", re.IGNORECASE), ("zone",)),
    # A suspected creature has menace (701.60c).
    (re.compile(rf"\bsuspects? {WHOM_ORDERED}", re.IGNORECASE), ("designations", "keywords", "abilities")),
    (re.compile(rf"\bgoads? {WHOM_ORDERED}", re.IGNORECASE), ("designations",)),
    # A sticker gives a word of a name, an ability, or power and toughness (123.6 to 123.8).
    (
        re.compile(rf"\bputs? [^.;]*?\bstickers? on {WHOM_ORDERED}", re.IGNORECASE),
        ("name", "power", "toughness", "keywords", "abilities"),
    ),
    (
        re.compile(r"\b(?:doubles?|triples?) (?P<whom>[^.;]+?)['’]s (?:power|toughness)\b", re.IGNORECASE),
        ("power", "toughness"),
    ),
    (
        re.compile(rf"\b(?:doubles?|triples?) the (?:power|toughness)[^.;]*? of {WHOM_ORDERED}", re.IGNORECASE),
        ("power", "toughness"),
    ),
    # Each may put a +1/+1 counter on it (701.44a, 701.50a).
    (re.compile(rf"{WHO_DOES_SO} (?:connives?|explores?)\b", re.IGNORECASE), ("counters", "power", "toughness")),
)
# What would be dealt is prevented or replaced.
# What was done or not is asked there, and nothing is ordered.
_ONLY_ASKED = re.compile(
    r"^(?:Then )?[Ii]f you [^,]*? this way, |\bwho (?:didn['’]t|did|can['’]t|doesn['’]t) [^.,;]*"
    # For what one votes is the name of a choice.
    r"|\bvotes? for (?!an? )[^.,;]*|^If [^,]*? gets more votes(?: or the vote is tied)?, "
)
_UP_TO_THREE = re.compile(r"\bone, two, or three(?= (?:[\w-]+ )?target)")
# "It's still a land" makes it nothing that it was not.
_AS_IT_WAS = re.compile(r"(?:It['’]s|They['’]re) still (?:an? )?\w+\.?$")
_VERB_OF_ITS_NAME = re.compile(r"~(?: (?:target|all|each|up to|dread)\b|\.?$)")
# What was chosen is put somewhere; of what was looked at, nothing tells what it is.
_PUT_AGAIN = tuple(
    re.compile(words, re.IGNORECASE)
    for words in (
        rf"\bputs? (?P<whom>it|them|(?:that|those|the|one of those)\b[^.;]*?|[^.;]*? from it) {_INTO}",
        r"\bshuffles? (?P<whom>it|them|(?:that|those|the chosen|the rest)\b[^.;]*?) into [^.,;]{1,30}\blibrar",
    )
)
_THEY_PUT_IT = re.compile(r"(?:Then )?(?:they|that player|you) puts? (?:it|them)\b", re.IGNORECASE)
_CREATURES = Whom(types=("Creature",))
# What was moved, tapped or given counters stays so, whatever else of the sentence lasts for a turn.
_STAYS = frozenset(("zone", "tapped", "counters"))
_COUNTERS = (
    re.compile(rf"\bputs? [^.;]*?(?P<kind>\S+) counters?(?: of [^.,;]{{1,30}}?)? on {WHOM_ORDERED}", re.IGNORECASE),
    re.compile(rf"\bdoubles? the number of (?P<kind>\S+) (?:kind of )?counters? on {WHOM_ORDERED}", re.IGNORECASE),
    re.compile(rf"\bdistributes? [^.,;]*?(?P<kind>\S+) counters? among {WHOM_ORDERED}", re.IGNORECASE),
    re.compile(rf"\b(?:removes?|moves?) [^.,;]*?(?P<kind>\S+) counters? from {WHOM_ORDERED}", re.IGNORECASE),
)
_COUNTERED = re.compile(
    r"\bcounter (?P<whom>(?:target|an?|all|up to|that|those|it|each|the spell)\b(?! counter)"
    r"(?:(?! unless\b| if\b| that targets\b)[^.;,]|,(?= (?:or |and )?\w+(?:,| spell)))*)",
    re.IGNORECASE,
)
_SACRIFICE = re.compile(r"sacrifices?\b", re.IGNORECASE)
# Whoever does it does so with cards of their own.
_OF_THEIRS = re.compile(r"\b(?:from|of) their (?:hand|graveyard|librar)")
# "Return to your hand all enchantments": where to stands before whom.
_WHERE_TO_FIRST = re.compile(
    r"\b(puts?|returns?) ((?:on)?to (?:the battlefield|your hand)(?: under your control| tapped)*) "
    r"((?:all|each|target|up to|any number of) [^.;]+)",
    re.IGNORECASE,
)
_ONTO_THE_BATTLEFIELD = re.compile(
    r"(?:puts?|returns?) [^.;]*?\b(?:on)?to the battlefield\b(?P<how>[^.;]*)", re.IGNORECASE
)
_WITH_COUNTERS = re.compile(r"\bwith (?P<kinds>[^.;]*?\bcounters?) on (?:it|them|each)\b")
_REPEATED = re.compile(r"\brepeats? (?:this|the) process for (?P<whom>[^.,;]+)", re.IGNORECASE)
_WHERE_TO = re.compile(
    r"(?<!\bup) (?:(?:to|onto|into|on|under|rather than|unless|face|at|instead|until|if) .*?"
    r"(?= and (?:target|all|each|up to)\b|$)"
    r"|(?:and|or) (?:discards?|pays?|sacrifices?|loses?|draws?|exiles?|returns?)\b.*$"
    # What it is with says nothing of where it is, but for what is judged as it resolves.
    rf"|with (?!{ASKED_WITH}).*?(?=,| (?:from|in) | and (?:target|all|each|up to)\b|$))"
)
_EACH_OTHER = re.compile(r"^(?:each other|one another)\b")
# All that lies in a zone, named by the zone alone.
_WHOLE_ZONE = re.compile(r"\b(?P<zone>graveyard|hand|librar)(?:y|s|ies)?$")
_AND_A_ZONE = re.compile(
    r"(?P<beside>(?:an?|target|all|each|up to) .+?) and (?P<zone>(?:their|your) (?:graveyard|hand)s?)$"
)
_ZONE_NAMED = re.compile(r"\b(graveyard|hand|librar)(?:y|s|ies)?\b")


@lru_cache(maxsize=4_096)
def instructions(paragraphs: tuple[str, ...], names: tuple[str, ...]) -> tuple[Instruction, ...]:
    """Find the sentences of an instant's or sorcery's text that might change values as it resolves.

    ``paragraphs`` are those of its text, ``names`` what its words may call it.
    """
    own = own_names(names)
    found: list[Instruction] = []
    texts = tuple(_ROLLED.sub("", text) for text in paragraphs)
    before, came = Preceding(), _NOBODY
    for paragraph in (*static_paragraphs(texts), *delayed_paragraphs(texts)):
        if not _goes_on(paragraph):
            before, came = Preceding(), _NOBODY
        for sentence in sentences(paragraph):
            done = when_done(sentence)
            spoken = with_own_name(done.does, own)
            chosen = chosen_in(masked(spoken), before.sentence)
            if chosen is None and done.by and not is_spoken_of(done.by, before.chosen):
                chosen = whom(done.by) or None
            earlier = before.chosen
            before = msgspec.structs.replace(before, chosen=earlier if chosen is None else chosen, earlier=earlier)
            told = tuple(_done(done, sentence, own, before))
            came = came_there(one.unread for one in told) or came
            found += (one for one in told if one.unread.keys == (COMES,))
            now = tuple(one for one in told if one.unread.keys != (COMES,))
            touching = (_of_what_came(one, masked(spoken), came) for one in now) if came else now
            found += (one for one in touching if one.unread.whom != (OWN,) and not is_nothing_here(one.unread.whom))
            # Others that were named since are what "it" means from now on.
            still = all(
                set(one.unread.whom) <= set(before.chosen) for one in now if not is_of_a_library(one.unread.whom)
            )
            drawn = DRAWS.search(spoken) is not None
            # What is drawn goes into a hand, and nobody speaks of it.
            spoken_of = (one.unread for one in now if not (drawn and is_of_a_library(one.unread.whom)))
            unread = tuple(spoken_of) or before.unread
            looked = before.looked or looks_at_a_library(spoken)
            before = Preceding(unread, spoken, before.chosen if still else (), looked=looked)
    if not any(_PUT_SOMEWHERE.search(text) for text in texts):
        # Who looks and puts nothing anywhere leaves all of it where it is.
        found = [one for one in found if not (is_of_a_library(one.unread.whom) and _LOOKS.match(one.unread.text))]
    return tuple(dict.fromkeys(found))


_PUT_SOMEWHERE = re.compile(r"\b(?:puts?|exiles?|plays?|casts?|returns?|draws?|mills?|onto|into)\b", re.IGNORECASE)
_LOOKS = re.compile(r"(?:Look at|Reveal) ")
_NOBODY: tuple[Whom, ...] = ()
# Whom what came fights was there before.
_WITH_ANOTHER = re.compile(r"\bfights? (?!each other|one another)")


def _goes_on(paragraph: str) -> bool:
    """Whether a paragraph with an ability word ("Morbid") may speak of what the one before has named."""
    return not paragraph.startswith(("•", "+", "{")) and bool(head_of(paragraph))


def _of_what_came(one: Instruction, spoken: str, came: tuple[Whom, ...]) -> Instruction:
    """Let words that speak of what came to the battlefield before touch that alone."""
    if ARRIVES in one.unread.keys or is_of_a_library(one.unread.whom) or not speaks_of_what_came(spoken):
        return one
    if one.unread.keys == ("zone",) and _WITH_ANOTHER.search(spoken) and not is_nothing_here(one.unread.whom):
        return one
    # What lay elsewhere is spoken of where it is by then, but for what is discarded.
    elsewhere = all(group.zones and "battlefield" not in group.zones for group in one.unread.whom)
    discarded = one.unread.keys == ("zone",) and all(group.zones == ("hand",) for group in one.unread.whom)
    groups = came if elsewhere and not discarded else one.unread.whom
    return msgspec.structs.replace(
        one, unread=msgspec.structs.replace(one.unread, whom=groups), of_what_came=all(one.zones for one in groups)
    )


def _done(done: Done, sentence: str, own: tuple[str, ...], before: Preceding) -> Iterator[Instruction]:
    """What a sentence might change at the time at which it is done, told as that sentence."""
    for one in _with_and_without_brackets(done.does, own, before):
        unread = one.unread
        if done.does != sentence:
            unread = msgspec.structs.replace(unread, text=sentence)
        if _BACK.search(done.does) and "zone" in unread.keys and not is_of_a_library(unread.whom):
            unread = msgspec.structs.replace(unread, whom=_where_it_was_put(unread.whom, before, done.waits))
        # That it asks for what happened this turn does not end what it does.
        passes = one.for_a_turn and not (done.waits and _UNTIL_END_OF_TURN.search(done.does) is None)
        entering = whom(done.by) if done.waits == "enters" else ()
        # "It" and "that creature" are what entered; all creatures are not, though they are of the same kind.
        named = unread.whom == entering and _OF_SEVERAL.search(done.does) is None
        entered = bool(entering) and (named or unread.whom == (EVERYTHING,))
        if entered:
            unread = msgspec.structs.replace(unread, whom=entering)
        yield Instruction(unread=unread, for_a_turn=passes, waits=done.waits, of_what_came=entered or one.of_what_came)


_OF_SEVERAL = re.compile(r"\b(?:all|each|every|other|another|target)\b", re.IGNORECASE)
_BACK = re.compile(r"\breturns? (?:it|them|(?:that|those|each|the|any)\b[^.;]*?) (?:on)?to\b", re.IGNORECASE)
_EXILED = re.compile(r"\bexiled?s?\b", re.IGNORECASE)


def _were_exiled(before: Preceding) -> bool:
    """Whether words before had somebody exile what they named."""
    return any(_EXILED.search(one.text) and "zone" in one.keys for one in before.unread)


def _where_it_was_put(groups: tuple[Whom, ...], before: Preceding, waits: Waits) -> tuple[Whom, ...]:
    """Whom words mean that return what was exiled by those before, or what died: by then it lies there."""
    exiled = _were_exiled(before)
    if not exiled and waits != "goes":
        return groups
    zone = "exile" if exiled else "graveyard"
    return tuple(
        msgspec.structs.replace(one, zones=(zone,) if waits else (*one.zones, zone), controller="", token=None)
        if one.zones and zone not in one.zones
        else one
        for one in groups
    )


def _with_and_without_brackets(sentence: str, own: tuple[str, ...], before: Preceding) -> Iterator[Instruction]:
    """What a sentence might change as it stands, and without what stands in square brackets (702.148a)."""
    yield from _instructed(sentence, own, before)
    if "[" in sentence:
        for one in _instructed(_BRACKETED.sub("", sentence), own, before):
            yield msgspec.structs.replace(one, unread=msgspec.structs.replace(one.unread, text=sentence))


_BRACKETED = re.compile(r" ?\[[^\]]*\]")


def _instructed(sentence: str, own: tuple[str, ...], before: Preceding) -> Iterator[Instruction]:
    """What a sentence of a spell might change: by its verbs, and by the orders that it gives."""
    plain = headless(masked(sentence))
    spoken = with_own_name(plain, own)
    # Of a card that is called as what it does ("Exile"), the verb stands there and not the name.
    spoken = plain if _VERB_OF_ITS_NAME.match(spoken) else spoken
    spoken = _UP_TO_THREE.sub("up to three", spoken)
    for_a_turn = _THIS_TURN.search(spoken) is not None
    if speaks_of_going(spoken):
        # It changes nothing before something goes.
        groups = groups_of(_WOULD.split(spoken)[0], spoken, (), before)
        yield Instruction(unread=Unread(text=sentence, keys=(GOES,), whom=groups), for_a_turn=for_a_turn)
        return
    if speaks_of_entering(spoken):
        groups = whom(subject_of_entering(spoken))
        yield Instruction(unread=Unread(text=sentence, keys=(ENTERS,), whom=groups), for_a_turn=for_a_turn)
        return
    for one in () if _AS_IT_WAS.match(spoken) else unread_in(sentence, own, before, passes=False):
        yield Instruction(unread=one, for_a_turn=for_a_turn)
    last: tuple[Whom, ...] = ()
    ordered = _WHERE_TO_FIRST.sub(r"\1 \3 \2", _ONLY_ASKED.sub("", spoken))
    for pattern, keys in _ORDERS:
        for order in pattern.finditer(ordered):
            last = _ordered(order, ordered, last, before)
            spares = SPARED if pattern in (_DESTROYS, _FIGHTS) else ""
            more = _as_it_is_put(ordered, order) if keys == ("zone",) else ()
            told = Unread(text=sentence, keys=(*keys, *more), whom=last, spares=spares)
            yield Instruction(unread=told, for_a_turn=for_a_turn and _STAYS.isdisjoint(keys))
    yield from _repeated(sentence, spoken, before)
    yield from _put(sentence, spoken, last, before)
    yield from _attached(sentence, spoken, last, before)
    for action, group, changed in KEYWORD_ACTIONS:
        if action.search(spoken) is not None:
            yield Instruction(unread=Unread(text=sentence, keys=changed, whom=(group,)), for_a_turn=False)
    yield from out_of_hands(sentence, spoken, before)
    yield from cast_by_words(sentence, spoken, before.chosen)
    yield from _countered(sentence, spoken)
    yield from _brought(sentence, spoken, before)
    for words in damaged_in(spoken):
        yield from told_of_damage(sentence, words, groups_of(words, spoken, last, before))


def _brought(sentence: str, spoken: str, before: Preceding) -> Iterator[Instruction]:
    """What words bring somewhere, and the cards of libraries that may be there no more."""
    from_a_library = is_nothing_here(before.chosen) or before.looked
    for at, groups in coming_in(spoken, from_a_library=from_a_library):
        whose = who_does(spoken[:at])
        came = tuple(msgspec.structs.replace(one, controller=one.controller or whose) for one in groups)
        yield Instruction(unread=Unread(text=sentence, keys=(COMES,), whom=came), for_a_turn=False)
    for came in out_of_graveyards(spoken):
        yield Instruction(unread=Unread(text=sentence, keys=(COMES,), whom=came), for_a_turn=False)
    for groups, more in out_of_libraries(spoken, _looked_at(before) if from_a_library else None):
        yield Instruction(unread=Unread(text=sentence, keys=("zone", *more), whom=groups), for_a_turn=False)


def _looked_at(before: Preceding) -> tuple[Whom, ...]:
    """Give the cards of libraries of which the words before speak."""
    return tuple(whom for one in before.unread for whom in one.whom if is_of_a_library((whom,)))


def _countered(sentence: str, spoken: str) -> Iterator[Instruction]:
    """Which spells are countered; any that the words do not tell."""
    for order in _COUNTERED.finditer(spoken):
        groups = tuple(one for one in whom(order["whom"]) if one.zones == ("stack",)) or (Whom(zones=("stack",)),)
        yield Instruction(unread=Unread(text=sentence, keys=("zone",), whom=groups), for_a_turn=False)


def _as_it_is_put(spoken: str, order: re.Match[str]) -> tuple[str, ...]:
    """What else changes of what an order puts onto the battlefield: who controls it, what its counters give."""
    put = _ONTO_THE_BATTLEFIELD.match(spoken, order.start())
    if put is None:
        return ()
    counters = _WITH_COUNTERS.search(put["how"])
    keys = (
        [key for kind in KIND_OF_COUNTERS.findall(counters["kinds"]) for key in keys_of_counters(kind)]
        if counters
        else []
    )
    return (ARRIVES, *(("controller",) if "under your control" in put["how"] else ()), *dict.fromkeys(keys))


def _repeated(sentence: str, spoken: str, before: Preceding) -> Iterator[Instruction]:
    """What is done once more, to others: "Then repeat this process for an enchantment"."""
    again = _REPEATED.search(spoken)
    for one in before.unread if again is not None else ():
        for group in whom(again["whom"]) if again is not None else ():
            controller = next((was.controller for was in one.whom), "")
            groups = (msgspec.structs.replace(group, controller=controller),)
            yield Instruction(unread=Unread(text=sentence, keys=one.keys, whom=groups), for_a_turn=False)


def _put(sentence: str, spoken: str, last: tuple[Whom, ...], before: Preceding) -> Iterator[Instruction]:
    """What is put on something, or put somewhere of what was chosen before."""
    for put in (found for pattern in _COUNTERS for found in pattern.finditer(spoken)):
        groups = _meant(put["whom"], spoken, last, before)
        if put["whom"].endswith("they control") and who_does(spoken[: put.start()]) == "opponent":
            groups = tuple(msgspec.structs.replace(one, controller="opponent") for one in groups)
        in_exile = is_nothing_here(groups) and _were_exiled(before)
        groups = (Whom(zones=("exile",)),) if in_exile else groups
        kinds = KIND_OF_COUNTERS.findall(put[0][: put.start("whom") - put.start()])
        keys = tuple(dict.fromkeys(key for kind in kinds for key in keys_of_counters(kind)))
        told = Unread(text=sentence, keys=keys, whom=groups)
        yield Instruction(unread=told, for_a_turn=False, of_what_came=in_exile)
    for put in (found for pattern in _PUT_AGAIN for found in pattern.finditer(spoken)):
        groups = before.chosen if is_spoken_of(put["whom"], before.chosen) else ()
        if is_of_hand(put["whom"], before.sentence):
            groups = in_hand_spoken_of(put["whom"].removesuffix(" from it"), before.sentence)
        elif not before.chosen and _THEY_PUT_IT.match(spoken):
            # What was moved before goes on from there.
            groups = tuple(dict.fromkeys(group for one in before.unread if "zone" in one.keys for group in one.whom))
        if groups:
            keys = ("zone", *_as_it_is_put(spoken, put))
            yield Instruction(unread=Unread(text=sentence, keys=keys, whom=groups), for_a_turn=False)


def _attached(sentence: str, spoken: str, last: tuple[Whom, ...], before: Preceding) -> Iterator[Instruction]:
    """What may be attached to another object, or to none, and what may bear it then."""
    for words, keys in attaching_in(spoken):
        # "Gain control of target Equipment, then attach it": the one that was ordered about last.
        groups = last if last and ATTACHED_TO in keys and _ONE_OR_MORE_SPOKEN_OF.match(words) else ()
        groups = groups or _meant(words, spoken, last, before)
        yield Instruction(unread=Unread(text=sentence, keys=keys, whom=groups), for_a_turn=False)


def _ordered(order: re.Match[str], spoken: str, last: tuple[Whom, ...], before: Preceding) -> tuple[Whom, ...]:
    """Whom an order means; who is told to sacrifice does so of what they control (701.21a)."""
    if order.re is _FIGHTS and _ONE_SPOKEN_OF.match(order["whom"]):
        # The target of the sentence is the other one.
        return before.earlier or (_CREATURES,)
    meant = _meant(order["whom"], spoken, last, before)
    theirs = _SACRIFICE.match(order[0]) or _OF_THEIRS.search(order["whom"])
    who = who_does(spoken[: order.start()]) if theirs else ""
    if not who:
        return meant
    return tuple(one if one.own else msgspec.structs.replace(one, controller=who) for one in meant)


def _meant(words: str, spoken: str, last: tuple[Whom, ...], before: Preceding) -> tuple[Whom, ...]:
    """Whom an order means, without what it says of where to."""
    revealed = (
        revealed_before(_WHERE_TO.sub("", words), before.chosen) if before.looked and "put" in spoken.casefold() else ()
    )
    if revealed:
        return in_library_of(_looked_at(before), revealed)
    if is_spoken_of(words, before.chosen):
        return before.chosen
    words = _WHERE_TO.sub("", without_numbers(words)).strip()
    if is_of_hand(words, before.sentence):
        return in_hand_spoken_of(words.removesuffix(" from it"), before.sentence)
    besides = _AND_A_ZONE.match(words)
    if besides is not None:
        return (*_meant(besides["beside"], spoken, last, before), *_meant(besides["zone"], spoken, last, before))
    beside, joint, top = words.partition(" and the top ")
    if joint:
        # "Target permanent and the top card of your library": each is somewhere else.
        return (*_meant(beside, spoken, last, before), *_meant(f"the top {top}", spoken, last, before))
    if is_spoken_of(words, before.chosen):
        return before.chosen
    if words.startswith("~"):
        others = words.removeprefix("~ and ")
        return (OWN,) if others == words else (OWN, *_meant(others, spoken, last, before))
    if words == "your commander":
        return (Whom(zones=(), controller="you"),)
    if _EACH_OTHER.match(words):
        return last or (_CREATURES,)
    if _WHOLE_ZONE.search(words) is not None and " from " not in words and " in " not in words:
        zones = tuple(("library" if zone == "librar" else zone) for zone in _ZONE_NAMED.findall(words))
        return (Whom(zones=zones, controller=whose_zone(words)),)
    found = groups_of(words, spoken, last, before)
    if _A_CARD.search(words) is None or _A_PERMANENT.search(words):
        return found
    # A card of which no zone is named is nowhere that it would be called a permanent or a spell (109.2).
    return tuple(one if one.zones else msgspec.structs.replace(one, zones=_OF_CARDS) for one in found)


_A_CARD = re.compile(r"\bcards?\b(?! (?:type|name)s?\b)")
# Beside cards, what is on the battlefield.
_A_PERMANENT = re.compile(r"\b(?:permanent|creature|land|artifact|enchantment|planeswalker)s\b|\beach permanent\b")
_OF_CARDS = ("hand", "graveyard", "library", "exile", "command", "outside")
