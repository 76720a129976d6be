"""Cards of which a text speaks and that nobody places: on the battlefield before that, where nothing else can be meant.

The sentence is read in its own words and whole. What is put before it only places cards that it names, and is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from inspector.cards import Card, CardPool, possessive
from inspector.rules import BecomeCopy, Place, Result
from inspector.scenario.words.correcting import sentence_end_of
from inspector.scenario.words.files import NICKNAMES, NearNames
from inspector.scenario.words.gist_vocabulary import qualities_said
from inspector.scenario.words.mentions import Mention, cards_in
from inspector.scenario.words.text import SoFar, pool_with, read_so_far

# Who speaks of more that is nowhere has a board in mind that has to be told.
_MOST_PLACED: Final = 6
_MOST_NAMED: Final = 4
# No longer text is read several times over.
_LONGEST: Final = 4_000
_BATTLEFIELD: Final = "on the battlefield"
_FROM_HERE_ON: Final = re.compile(
    r"(?<![\w'])(?:it|its|this|that|they|them|their|those|him|her)(?![\w'])", re.IGNORECASE
)
_PLACE_SAID: Final = re.compile(
    r"\b(?:in|from) (?:(?:my|the|his|her|their|a|your|[\w']+'s) )?(?P<zone>hand|graveyard|library|exile)(?!\w)",
    re.IGNORECASE,
)
# What is turned up lies face down before, and what is discarded is in a hand (701.9a).
_TURNS_UP: Final = re.compile(r"\bunmorph|\bturn(?:s|ed|ing)?\b.*\bup\b|\bis face up\b", re.IGNORECASE)
_DISCARDS: Final = re.compile(r"\bdiscard(?:s|ed)?\b", re.IGNORECASE)
_DOWN: Final = ("a face-down ", "a face down ", "a manifested ", "a cloaked ")
_HOW: Final = re.compile(r"an? (?P<token>token )?")
_WHOSE: Final = r"(?<![\w'])(?:my|the|his|her|their|[a-z]+'s) (?:(?:manifested|cloaked|(?:un)?tapped|face-down) )?"
# Of a type nobody asks what it is: "What color is a Forest?" speaks of one.
_OF_ONE: Final = r"^(?:what|how|which)\b[^?]*\b(?:is|are|does|do) (?:an? )?"
_SOMEBODY: Final = re.compile(
    r"\s*(?:(?:then|now|next|later|so|and|but|also|after that|in response),? )*"
    r"(?P<who>he|she|they|(?P<whose>his|her|their))(?![\w'])",
    re.IGNORECASE,
)


class PlacedFirst(NamedTuple):
    """A text with sentences before those that need them, what is read of it, and how what it leaves out was taken."""

    text: str
    found: SoFar
    taken: tuple[str, ...] = ()


class _Named(NamedTuple):
    """A card that a sentence names: the words by which it does, and where these stand in it."""

    mention: Mention
    card: Card
    words: str
    at: int


class _Pools(NamedTuple):
    pool: CardPool
    cards: tuple[Mapping[str, Any], ...]
    # The pool with these cards before it.
    whole: CardPool
    near: NearNames


def placed_first(
    text: str, found: SoFar, pool: CardPool, cards: tuple[Mapping[str, Any], ...], near: NearNames
) -> PlacedFirst:
    """Give a text with the cards placed of which it speaks and that are nowhere; as it is where that is not plain.

    All of it is read then, and ``taken`` says of each such card where it is taken to be.
    """
    pools = _Pools(pool, cards, pool_with(pool, cards), near)
    now = PlacedFirst(text, found)
    for _ in range(_MOST_PLACED):
        is_wanted = now.found.error is not None and len(now.text) <= _LONGEST
        better = next(_ways(now.text, now.found, pools), None) if is_wanted else None
        if better is None:
            break
        now = better._replace(taken=(*now.taken, *better.taken))
    run = now.found.board.run
    is_illegal = any(step.outcome.result is Result.ILLEGAL for step in run.steps)
    # "It" that copies what it is itself is another one.
    copies = any(
        isinstance(each, BecomeCopy) and each.of in (each.object, *(each.objects or ())) for each in run.actions
    )
    if now.found.error is not None or is_illegal or (copies and now.text != text):
        return PlacedFirst(text, found)
    taken = tuple(dict.fromkeys(now.taken))
    board = msgspec.structs.replace(now.found.board, taken=(*taken, *now.found.board.taken))
    return PlacedFirst(now.text, msgspec.structs.replace(now.found, board=board), taken)


def _ways(text: str, found: SoFar, pools: _Pools) -> Iterator[PlacedFirst]:
    """Give the texts with cards placed ahead with which the sentence in error is read, and what is said of that."""
    end = sentence_end_of(text, found.at)
    sentence = text[found.at : end]
    every = cards_in(pools.near, pools.whole, text, found, end, found.board.scenario.players)
    named = [_Named(each, card, "", 0) for each in every if (card := _card_of(each, pools.whole)) is not None]
    named = [_called(sentence, each, pools.near) for each in named if not _is_only_type(sentence, each)]
    if not 0 < len(named) <= _MOST_NAMED or not all(each.words for each in named):
        return
    called = _all_called(text, found.at, named)
    then = read_so_far(called, pools.pool, pools.cards)
    if called != text and _goes_on(found, then, found.at, end, len(called) - len(text), 0):
        yield PlacedFirst(called, then, tuple(_meant(each) for each in named if not _has_name(each.card, each.words)))
    for zone in _zones(sentence):
        there = [_turned_down(sentence, each) for each in named if _may_lie(each, found, zone)]
        for group in _groups(there):
            places = [each.mention for each in group]
            first = " ".join(f"{each.owner} has {each.name} {each.zone or zone}{each.behind}." for each in places)
            spots = _spots(text, found, sentence[: min(each.at for each in group)])
            for at, told in ((at, told) for at in spots for told in _with_who_is_meant(text, found, places[-1].owner)):
                now = f"{told[:at]}{first}\n{told[at:]}"
                then = read_so_far(now, pools.pool, pools.cards)
                if _goes_on(found, then, at, end, len(now) - len(text), len(group)):
                    yield PlacedFirst(now, then, tuple(said for each in group for said in _notes(each, zone)))


def _with_who_is_meant(text: str, found: SoFar, owner: str) -> Iterator[str]:
    """Give a text with the name of whom "he" means in the sentence in error: behind "Ana has" it would be she."""
    somebody = _SOMEBODY.match(text, found.at)
    if somebody is not None and found.they not in ("", owner):
        name = possessive(found.they) if somebody["whose"] else found.they
        yield f"{text[: somebody.start('who')]}{name}{text[somebody.end('who') :]}"
    yield text


def _all_called(text: str, at: int, named: list[_Named]) -> str:
    """Give a text whose sentence calls its cards by their names: "I control Urborg" places it by itself then."""
    for each in sorted(named, key=lambda each: -each.at):
        start = at + each.at
        if not _has_name(each.card, each.words):
            text = f"{text[:start]}{each.mention.name}{text[start + len(each.words) :]}"
    return text


def _groups(named: list[_Named]) -> Iterator[list[_Named]]:
    """Give which cards may have to be there: one alone, the first two, all."""
    yield from ([each] for each in named)
    if len(named) > 2:
        yield named[:2]
    if len(named) > 1:
        yield named


def _turned_down(sentence: str, named: _Named) -> _Named:
    """Give a card that is turned up as one that lies face down before."""
    mention = named.mention
    if _TURNS_UP.search(sentence) is None or mention.name.startswith(_DOWN):
        return named
    return named._replace(mention=mention._replace(name=f"a face-down {mention.name}"))


def _zones(sentence: str) -> Iterator[str]:
    """Give where what a sentence speaks of may lie: on the battlefield, or in the one other place that it says."""
    if _DISCARDS.search(sentence) is not None:
        yield "in hand"
        return
    yield _BATTLEFIELD
    said = {place["zone"].lower() for place in _PLACE_SAID.finditer(sentence)}
    if len(said) == 1:
        (zone,) = said
        yield f"in {'the ' * (zone not in ('hand', 'exile'))}{zone}"


def _spots(text: str, found: SoFar, before: str) -> Iterator[int]:
    """Give where in a text the cards are to come: ahead of all that happens, as what is spoken of was there.

    ``before`` are the words before the first of them: what "it" is there is not one of these.
    """
    board = found.board
    happens = (
        at for (at, _), action in zip(board.places, board.run.actions, strict=False) if not isinstance(action, Place)
    )
    first = next(happens, found.at)
    if _FROM_HERE_ON.search(before) is not None:
        if not found.last or not board.places:
            return
        first = board.places[0][0]
    begins = (first, board.places[0][0]) if first < found.at else (found.at,)
    for place in dict.fromkeys(begins):
        at = max(text.rfind(sign, 0, place) for sign in ".;?!\n") + 1 if place < found.at else place
        yield at + len(text[at:]) - len(text[at:].lstrip())


def _goes_on(found: SoFar, then: SoFar, at: int, end: int, longer: int, more: int) -> bool:
    """Whether the sentence in error is read, and all before it as it was."""
    if then.error is not None and then.at < end + longer:
        return False
    was, now = found.board.scenario.actions, then.board.scenario.actions
    before = sum(start < at for start, _ in found.board.places)
    placed = now[before : before + more]
    return (
        now[:before] == was[:before]
        and now[before + more : len(was) + more] == was[before:]
        and all(isinstance(each, Place) for each in placed)
        # Where another sentence lays the same card down there would be two of it.
        and not {each.card for each in placed if isinstance(each, Place)}
        & {each.card for each in now[before + more :] if isinstance(each, Place)}
    )


def _has_name(card: Card, words: str) -> bool:
    """Whether words are the whole name of a card or of one of its faces."""
    return words.casefold() in {each.casefold() for each in card.names}


def _meant(named: _Named) -> str:
    begun = (face.name for face in named.card.faces if face.name.casefold().startswith(named.words.casefold()))
    return f"“{named.words}” is taken as {next(begun, named.card.known_as)}."


def _called(sentence: str, named: _Named, near: NearNames) -> _Named:
    """Give a card with the words by which a sentence calls it; without any where another may be called so."""
    short = [nick for nick, name in NICKNAMES.items() if name in named.card.names]
    first = [name.partition(" ")[0].rstrip(",") for name in named.card.names]
    alone = [each for each in first if not _others_called(each, named.card, near)]
    own = [name for name in named.card.names if named.mention.name.endswith(name)] or [*named.card.names]
    for words in (*own, *short, *alone):
        found = re.search(rf"(?<![\w']){re.escape(words)}(?!\w)", sentence, re.IGNORECASE)
        if found is not None:
            return named._replace(words=found[0], at=found.start())
    return named


def _others_called(word: str, card: Card, near: NearNames) -> bool:
    """Whether a word is no name, or the names of other cards begin with it too."""
    begins = re.compile(rf"{re.escape(word)}(?!\w)", re.IGNORECASE)
    others = (name for name in near(word) if name not in card.names)
    return word.lower() in qualities_said() or any(begins.match(name) is not None for name in others)


def _is_only_type(sentence: str, named: _Named) -> bool:
    """Whether what is the name of a card is said as a type: only "my Swamp" is a card, "a Swamp" is not."""
    name = named.card.known_as
    if name.lower() not in qualities_said() or named.mention.name.startswith("a token "):
        return False
    leads = (_WHOSE, _OF_ONE)
    said = (re.search(rf"{lead}{re.escape(name)}(?!\w)", sentence.strip(), re.IGNORECASE) for lead in leads)
    return not any(said)


def _may_lie(named: _Named, found: SoFar, zone: str) -> bool:
    """Whether a card can lie there as it is told, and is not one that is on the board under another name."""
    mention, card = named.mention, named.card
    # Of a Room it matters which door is unlocked, and nothing says it.
    is_told = not card.is_room or zone != _BATTLEFIELD or bool(mention.zone or mention.behind)
    lasts = mention.lasting or mention.name.startswith(_DOWN) or zone != _BATTLEFIELD
    is_there = any(card in held.cards for held in found.board.run.table.objects.values())
    return is_told and not is_there and (lasts or bool(mention.zone))


def _card_of(mention: Mention, pool: CardPool) -> Card | None:
    """Give the card of a mention, which may begin with how it lies: "a face-down Exalted Angel"."""
    words = mention.name.split(" ")
    parts = (" ".join(words[start:end]) for start in range(min(len(words), 4)) for end in range(len(words), start, -1))
    return next((card for part in parts if (card := pool.find(part)) is not None), None)


def _notes(named: _Named, zone: str) -> Iterator[str]:
    """Say which card is meant and where it is taken to be, as far as the sentence does not say it."""
    mention, name = named.mention, named.mention.name
    if not _has_name(named.card, named.words):
        yield _meant(named)
    if mention.zone or zone != _BATTLEFIELD:
        return
    how = _HOW.match(name)
    if how is not None:
        name = f"A {name[how.end() :]} token" if how["token"] else f"A{name[1:]}"
    whose = possessive(mention.owner)
    yield f"{name} is taken to be on the battlefield under {whose} control, as nothing else is said."
