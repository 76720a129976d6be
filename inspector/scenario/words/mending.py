"""Ways to mend a text where it cannot be read: words that may be meant, cards that have to come first. Each was tried.

What is proposed is offered, never taken; what taking it does to the text is told in ``correcting``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from inspector.cards import CardPool, listed_words
from inspector.rules import Place, Result, names_now
from inspector.scenario.words.correcting import FIRST, INSTEAD, corrected, sentence_end_of, within
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import FROM_HERE, WordsError
from inspector.scenario.words.files import NearNames, with_near_names
from inspector.scenario.words.gist import KEEPS_UNREAD, LEAVES_OUT, Rebuilt, rebuilt
from inspector.scenario.words.gist_instead import names_more, unread, what_each_is
from inspector.scenario.words.gist_things import Context
from inspector.scenario.words.he_meant import as_who_writes
from inspector.scenario.words.left_unsaid import left_unsaid, lies_in_vain
from inspector.scenario.words.mentions import Mention, cards_in, players_first
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.placed_later import brought_ahead
from inspector.scenario.words.players_named import CAPITAL, SPEAKS, they_at_first
from inspector.scenario.words.text import SoFar, pool_with, read_so_far
from inspector.scenario.words.unknown_names import called_by_kind, unknown_name

_MOST: Final = 4
_MOST_TRIED: Final = 12
_DEEPEST: Final = 4
_MOST_REBUILT: Final = 24
_LASTING: Final = ("on the battlefield", "in hand", "in the graveyard")
_PASSING: Final = ("in hand", "in the graveyard", "on the stack")
# No longer sentence is tried in other ways.
_LONGEST_MENDED: Final = 1_000
_DISGUISED: Final = re.compile(r"\b(?:disguised?|cloak(?:s|ed)?)\b", re.IGNORECASE)
# Within a sentence only a name has a capital.
_WITH_CAPITAL: Final = re.compile(r"(?<=[a-z,] )(?!FNM|LGS|EDH|PTQ)[A-Z]\w")
_TWO: Final = 2
# What only a person does.
_HE_DOES: Final = re.compile(
    r"(?<=[.;?!\n] )"
    r"(?P<lead>(?:(?:then|now|next|later|so|and|but|also|after that|afterwards?|meanwhile|in response),? )*)"
    r"(?:he|she|they) (?P<does>(?:control|cast|play|activate)(?:s|ed)?|"
    r"ha(?:s|ve|d)(?= (?:an? |the |two |three |\d )?(?-i:[A-Z])))(?= )(?! counter)",
    re.IGNORECASE,
)
_JOINS_ON: Final = re.compile(r"(?:,|\+|&|\b(?:and|then|plus|followed by))[ ]*$")
_IT: Final = re.compile(r"(?<![\w'])(?:it|him|them)(?![\w'])", re.IGNORECASE)
_SOMEONE: Final = re.compile(r"\s*(?:someone|somebody|a player|another player|some player)\b", re.IGNORECASE)


class NotWantedError(Exception):
    """Nobody wants the proposals any longer that were looked for."""


def _always() -> bool:
    return True


class _Mender(NamedTuple):
    pool: CardPool
    cards: tuple[Mapping[str, Any], ...]
    near: NearNames
    # What a proposal does that nobody sees in it.
    does: dict[str, tuple[str, ...]]
    # Several ways lead to one text.
    known: dict[str, SoFar]
    is_wanted: Callable[[], bool]
    # The text as it was written.
    original: str
    # Where what is proposed begins, where that is before the place to which the text was read.
    begins: list[int]

    def read(self, text: str) -> SoFar:
        if not self.is_wanted():
            raise NotWantedError
        if text not in self.known:
            found = read_so_far(text, self.pool, self.cards)
            if found.error is not None:
                found = msgspec.structs.replace(found, error=with_near_names(found.error, text, self.near))
            self.known[text] = found
        return self.known[text]


def mended(
    text: str,
    found: SoFar,
    pool: CardPool,
    cards: tuple[Mapping[str, Any], ...],
    near: NearNames,
    is_wanted: Callable[[], bool] = _always,
) -> SoFar:
    """Give what was read with proposals for what is wrong, those first with which the sentence in error is read.

    That reads the text in many ways and may take seconds; raises NotWantedError once ``is_wanted`` says no.
    """
    if found.error is None or sentence_end_of(text, found.at) - found.at > _LONGEST_MENDED:
        return found
    # The same words are looked for again and again.
    near = cache(near)
    mender = _Mender(pool, cards, near, {}, {}, is_wanted, text, [])
    error = with_near_names(found.error, text, near)
    found = msgspec.structs.replace(found, error=error)
    good = list(dict.fromkeys(_good(mender, text, found)))[:_MOST]
    others = error.proposals[:_MOST]
    # Who is still writing a sentence would not have it left out.
    is_begun = not text[sentence_end_of(text, found.at) :].strip()
    proposals = tuple(
        each
        for each in good or others
        if not (is_begun and each == f"{INSTEAD}”")
        and not (each.startswith(FIRST) and lies_in_vain(found, mender.read(corrected(text, found, each))))
    )
    start, end, problem, expected = error.start, error.end, error.problem, error.expected
    unknown = unknown_name(
        pool_with(pool, cards),
        near,
        TableNames(found.board.run.table, {}),
        text[found.at : sentence_end_of(text, found.at)],
    )
    if unknown:
        problem, expected = f'no card here is called "{unknown}"', ()
    lacking = _lacking(pool_with(pool, cards), text, found, proposals)
    if lacking is not None:
        # The word at which it stops is the card that is nowhere, wherever the grammar gave up.
        start, end = lacking
        is_one = len(_cards_listed(pool_with(pool, cards), text[start:end])) == 1
        problem, expected = f'"{text[start:end]}" {"is" if is_one else "are"} not on the board yet', ()
    does = mender.does.get(proposals[0], ()) if proposals else ()
    if proposals and not does:
        does = tuple(left_unsaid(near, pool_with(pool, cards), text, found, proposals[0]))
    does_so = listed_words([*_told_together(does)]) if does else ""
    told = WordsError(problem, text, start, end, () if does_so else expected, proposals, does_so)
    return msgspec.structs.replace(found, error=told, at=min((found.at, *mender.begins)))


def _told_together(does: tuple[str, ...]) -> Iterator[str]:
    """Say once of all that is left out that it is, and of all that is marked as not read."""
    for lead in (LEAVES_OUT, KEEPS_UNREAD):
        named = [each.removeprefix(lead) for each in does if each.startswith(lead)]
        if named:
            yield f"{lead}{listed_words(named)}"
    yield from (each for each in does if not each.startswith((LEAVES_OUT, KEEPS_UNREAD)))


def _lacking(pool: CardPool, text: str, found: SoFar, proposals: tuple[str, ...]) -> tuple[int, int] | None:
    """Give where a card stands that all proposals would have come first; None where they propose something else."""
    ahead = (
        bool(proposals)
        and proposals[0].startswith(FROM_HERE)
        and not (found.error and any(each.startswith(FROM_HERE) for each in found.error.proposals))
    )
    if not proposals or not (ahead or all(each.startswith(FIRST) for each in proposals)):
        return None
    first = f"{proposals[0].partition('.')[0]}." if ahead else proposals[0]
    end = sentence_end_of(text, found.at)
    players = found.board.scenario.players
    # Of what several are called it is not to be said that it is nowhere.
    there = {name for names in names_now(found.board.run.table).values() for name in names}
    for capital in CAPITAL.finditer(text, found.at, end):
        for stop, words in Cursor(text[:end]).spans(capital.start()):
            is_said = words not in (*players, *there) and (f" {words} " in first or f" {words}." in first)
            if is_said and _cards_listed(pool, words):
                return capital.start(), stop
    return None


def _cards_listed(pool: CardPool, words: str) -> list[str]:
    """Give the names of cards that words list, ``Clone and Serra Angel``; none where any of these is no card."""
    names = [words] if pool.find(words) is not None else re.split(r", | and ", words)
    return names if all(pool.find(each) is not None for each in names) else []


def _good(mender: _Mender, text: str, found: SoFar) -> Iterator[str]:
    """Give the proposals with which the sentence in error is read: first those with which all of the text is."""
    error = found.error
    given = error.proposals if error is not None else ()
    turns_it = bool(found.last) and _IT.search(text, found.at, sentence_end_of(text, found.at)) is not None
    if turns_it:
        # What comes first would be "it" from then on: the sentence is better rebuilt with what it means by that.
        # What a later sentence places comes first where that reads all of it.
        yield from _brought_ahead(mender, text, found)
        final, does = _rebuilt_on(mender, text, found)
        if final:
            proposal = _as_one(mender, text, found, final)
            mender.does[proposal] = does
            yield proposal
        given = tuple(each for each in given if not each.startswith(FIRST))
    turned = [each for each in given if each.startswith((INSTEAD, FROM_HERE))]
    # Who knows what is missing, and expects nothing else, knows best what comes first.
    known = given if error is not None and not error.expected else ()
    placing = [each for each in _placing(mender, text, found) if not (turns_it and each.startswith(FIRST))]
    kinds = called_by_kind(mender.near, pool_with(mender.pool, mender.cards), text, found)
    every = list(dict.fromkeys((*turned, *known, *kinds, *placing, *given)))[:_MOST_TRIED]
    every = [as_who_writes(mender.original, text, found, each) for each in every]
    tried = {proposal: mender.read(corrected(text, found, proposal)) for proposal in every}
    rest = len(text) - sentence_end_of(text, found.at)
    ahead = [
        each
        for each in every
        if _is_past(tried[each], len(corrected(text, found, each)) - rest) and not _lies_wrong(tried[each], each)
    ]
    twice = {each: _placed_twice(tried[each], found, each) for each in ahead}
    ahead = [each for each in ahead if twice[each] == min(twice.values())]
    whole = [each for each in ahead if tried[each].error is None]
    early = [*_brought_ahead(mender, text, found)]
    if early or any(each.startswith(FROM_HERE) for each in given):
        # What a later sentence places is not placed once more.
        whole = [*early, *(each for each in whole if not each.startswith(FIRST))]
        ahead = []
    yield from whole
    if not whole:
        yield from _all_of_it(mender, text, found, {each: tried[each] for each in (ahead or every)[:_MOST]})
    yield from ahead


def _all_of_it(mender: _Mender, text: str, found: SoFar, tried: Mapping[str, SoFar]) -> Iterator[str]:
    """Give a proposal with which all of a text is read, in its own words or else rebuilt; none where there is none."""
    for place, (proposal, read) in enumerate((tried or {"": found}).items()):
        final = _finished(mender, corrected(text, found, proposal), read, found.at) if proposal else ""
        if final and _said_again(final) <= _said_again(text):
            yield _as_one(mender, text, found, final)
            return
        # Where the likeliest correction leads nowhere, the others mostly do not either.
        rebuilt_so = _rebuilt_so(mender, text, found) if place == 0 else ""
        if rebuilt_so:
            yield rebuilt_so
            return
    # Better a board that says what of it was not read than none.
    rebuilt_so = _rebuilt_so(mender, text, found, is_lenient=True)
    if rebuilt_so:
        yield rebuilt_so


def _said_again(text: str) -> int:
    """Count the sentences that say once more that somebody has the same."""
    said = [each.strip() for each in re.split(r"[.;\n]", text) if " has " in each]
    return len(said) - len(set(said))


def _rebuilt_so(mender: _Mender, text: str, found: SoFar, *, is_lenient: bool = False) -> str:
    """Give the proposal of a text whose sentences that cannot be read are rebuilt; empty where one cannot be."""
    final, does = _rebuilt_on(mender, text, found, is_lenient=is_lenient)
    if not final:
        return ""
    if not final.startswith(text[: found.at].rstrip()):
        begins = _begins_at(text, found.at)
        mender.begins.append(begins)
        found = msgspec.structs.replace(found, at=begins)
    proposal = _as_one(mender, text, found, final)
    mender.does[proposal] = does
    return proposal


def _rebuilt_on(mender: _Mender, text: str, found: SoFar, *, is_lenient: bool = False) -> tuple[str, tuple[str, ...]]:
    """Give a text in which each sentence that cannot be read is rebuilt, and what that does; empty where one is not.

    Where that is lenient, what cannot be rebuilt stands there as not read.
    """
    does: dict[str, None] = {}
    text = _with_other_player(mender, text, found)
    found = mender.read(text)
    for _ in range(_MOST_REBUILT):
        if found.error is None:
            return text, tuple(does)
        end = sentence_end_of(text, found.at)
        header = players_first(mender.near, text, found, pool_with(mender.pool, mender.cards), acting=True)
        if header:
            text = f"{text[: found.at]}{header}\n{text[found.at :]}"
            found = mender.read(text)
            continue
        if not text[found.at : end].strip(" .,;:"):
            text = f"{text[: found.at]}{text[end + 1 :]}"
            found = mender.read(text)
            continue
        at, said = _retold(mender, text, found, end, is_lenient=is_lenient)
        now = _with_words(mender, text, at, end, said)
        if now is None and is_lenient and text[end : end + 1] != "?":
            at, said = found.at, unread(_context(mender, found, text), text[found.at : end])
            now = _with_words(mender, text, at, end, said)
        if now is None and is_lenient:
            at, said = found.at, what_each_is(_context(mender, found, text), text[found.at : end])
            now = _with_words(mender, text, at, end, said)
        if now is None or said is None:
            return "", ()
        does |= dict.fromkeys(said.does)
        text, found = now
    return (text, tuple(does)) if found.error is None else ("", ())


def _with_other_player(mender: _Mender, text: str, found: SoFar) -> str:
    """Name the other player where a later sentence begins with "he": once who speaks is named, that would be meant."""
    players = found.board.run.table.players
    if len(players) != _TWO or SPEAKS.search(mender.original) is None:
        return text
    end = sentence_end_of(text, found.at)
    return text[:end] + _HE_DOES.sub(lambda found: _named(found, players[1]), text[end:])


def _named(found: re.Match[str], player: str) -> str:
    """Give what somebody does with the name of who does it: "then they control" as "then Ben controls"."""
    does = found["does"].lower()
    does = {"have": "has"}.get(does, does if does.endswith(("ed", "had", "s")) else f"{does}s")
    return f"{found['lead']}{player} {does}"


def _with_words(mender: _Mender, text: str, at: int, end: int, said: Rebuilt | None) -> tuple[str, SoFar] | None:
    """Give a text with a sentence in other words, and what is read of it; None where these cannot be read."""
    if said is None:
        return None
    if said.words.endswith("?") and text[:at].rstrip().endswith(said.words):
        # It was asked just before.
        said = said._replace(words="")
    words = said.words.removesuffix("." if text[end : end + 1] in (";", "") else text[end : end + 1])
    end += not words or (words.endswith("?") and text[end : end + 1] == ".")
    text = f"{text[:at]} {words}{text[end:]}".lstrip()
    found = mender.read(text)
    return (text, found) if not words or _is_past(found, at + len(words) - 1) else None


def _retold(mender: _Mender, text: str, found: SoFar, end: int, *, is_lenient: bool) -> tuple[int, Rebuilt | None]:
    """Rebuild what is left of a sentence, or else all of it: where it begins, and in which words."""
    is_question = text[end : end + 1] == "?"
    begins = _begins_at(text, found.at)
    is_whole = not text[begins : found.at].strip()
    context, rest = _context(mender, found, text), text[found.at : end]
    said = None
    who = next((who for each in reversed(found.board.scenario.actions) if (who := getattr(each, "player", ""))), "")
    last = next(reversed(found.board.scenario.actions), None)
    lies_elsewhere = isinstance(last, Place) and last.zone not in ("", "battlefield")
    # What is listed on lies there as well, in whose hand or graveyard that may be.
    of_another = who not in ("", context.players[0]) or lies_elsewhere
    if is_whole or not (of_another and _JOINS_ON.search(text, begins, found.at) and names_more(context, rest)):
        said = rebuilt(context, rest, is_question=is_question, is_lenient=is_lenient)
    if said is not None or is_whole:
        return found.at, said
    before = mender.read(text[:begins])
    if before.error is not None:
        return found.at, None
    players = found.board.run.table.players
    return begins, rebuilt(
        _context(mender, before, text)._replace(players=players),
        text[begins:end],
        is_question=is_question,
        is_lenient=is_lenient,
    )


def _begins_at(text: str, at: int) -> int:
    """Give where the sentence begins in which a place lies, behind the space before it."""
    begins = max(text.rfind(sign, 0, at) for sign in ".;?!\n") + 1
    return min(at, begins + len(text[begins:]) - len(text[begins:].lstrip()))


def _context(mender: _Mender, found: SoFar, text: str) -> Context:
    table, pool = found.board.run.table, pool_with(mender.pool, mender.cards)
    return Context(
        TableNames(table, {}),
        pool,
        mender.near,
        table.players,
        found.last,
        found.those,
        # Who speaks is named in what is rebuilt, and is still not "she".
        they_at_first(mender.original, table.players) if SPEAKS.search(mender.original) is not None else found.they,
        is_careless=_WITH_CAPITAL.search(text) is None,
        is_disguised=_DISGUISED.search(text) is not None,
    )


def _brought_ahead(mender: _Mender, text: str, found: SoFar) -> Iterator[str]:
    """Propose that a later sentence comes first that places a card of which the sentence in error speaks."""
    end = sentence_end_of(text, found.at)
    if found.error is None or not text[end:].strip(" .;?\n"):
        return
    pool, table = pool_with(mender.pool, mender.cards), found.board.run.table
    lacking = {each.name for each in cards_in(mender.near, pool, text, found, end, table.players)}
    for words in brought_ahead(text, found.at, found.error.end, lacking):
        if mender.read(f"{text[: found.at]}{words}").error is None:
            yield f"{FROM_HERE}{' '.join(words.split())}”"


def _placed_twice(read: SoFar, found: SoFar, proposal: str) -> int:
    """Count the cards that a proposal places and the text places too: there would be two where one is spoken of."""
    if not proposal.startswith(FIRST):
        return 0
    before = len(found.board.scenario.actions)
    placed = [each.card for each in read.board.scenario.actions[before:] if isinstance(each, Place)]
    return sum(placed.count(card) > 1 and card in proposal for card in set(placed))


def _lies_wrong(read: SoFar, proposal: str) -> bool:
    """Whether a card would lie where what is told of it cannot happen: what becomes a copy is in no hand."""
    refused = any(step.outcome.result is not Result.DONE for step in read.board.run.steps)
    return refused and proposal.startswith(FIRST) and "on the battlefield" not in proposal


def _ways_to_take(text: str, found: SoFar, proposal: str, at: int) -> Iterator[str]:
    if proposal.startswith(FIRST) and at < found.at:
        yield f"{text[:at]}{within(proposal, FIRST)}\n{text[at:]}"
    yield corrected(text, found, proposal)


def _finished(mender: _Mender, text: str, found: SoFar, at: int) -> str:
    """Mend what is still wrong in a text, one thing after another; gives the text that can be read, or none."""
    for _ in range(_DEEPEST):
        if found.error is None:
            return text
        left = _left(text, found)
        candidates = (*_placing(mender, text, found), *found.error.proposals)
        # What has to be there is there from the beginning; where that cannot be, it comes when it is spoken of.
        every = (
            now for each in dict.fromkeys(candidates[:_MOST_TRIED]) for now in _ways_to_take(text, found, each, at)
        )
        read = ((now, mender.read(now)) for now in every)
        better = next(((now, then) for now, then in read if _left(now, then) < left), None)
        if better is None:
            return ""
        text, found = better
    return text if found.error is None else ""


def _left(text: str, found: SoFar) -> int:
    """How much of a text could not be read."""
    return len(text) - found.error.start if found.error is not None else -1


def _is_past(read: SoFar, end: int) -> bool:
    """Whether a text could be read beyond a place."""
    return read.error is None or read.at >= end


def _as_one(mender: _Mender, text: str, found: SoFar, final: str) -> str:
    """Say several corrections as one: what comes first, the sentence as it would be, or all that follows."""
    behind, now = text[found.at :], final[found.at :]
    if now.endswith(behind.strip()):
        return f"{FIRST}{' '.join(now[: -len(behind.strip())].split())}”"
    said = [line.strip() for line in now.split("\n") if line.strip()]
    first = [line for line in said if line not in text]
    together = f"{FIRST}{' '.join(first)}”"
    # What was said otherwise and stays as well would happen twice.
    stays = " ".join(line for line in said if line in text).split() == behind.split()
    if len(said) > 1 and stays and mender.read(corrected(text, found, together)).error is None:
        return together
    end = sentence_end_of(text, found.at)
    sentence, rest = text[found.at : end].strip(), text[end:]
    if now.strip() == rest.lstrip(".;?").strip():
        return f"{INSTEAD}”"
    if sentence and now.endswith(rest):
        return f"{INSTEAD}{' '.join(now[: len(now) - len(rest)].split())}”"
    return f"{FROM_HERE}{' '.join(now.split())}”"


def _placing(mender: _Mender, text: str, found: SoFar) -> Iterator[str]:
    """Propose that what the sentence in error speaks of comes first: players nobody named, cards that are nowhere."""
    end = sentence_end_of(text, found.at)
    players = found.board.scenario.players
    pool = pool_with(mender.pool, mender.cards)
    header = players_first(mender.near, text, found, pool)
    if header:
        yield f"{FIRST}{header}”"
        players = tuple(header.removeprefix("Players: ").rstrip(".").split(", "))
    somebody = _SOMEONE.match(text, found.error.start if found.error is not None else end)
    if somebody is not None:
        yield from players
    named = cards_in(mender.near, pool, text, found, end, players)
    alone = [[each] for each in named] if len(named) > 1 else []
    # What the sentence names first may have to be there for the rest to come of it.
    alone += [named[:2]] if len(named) > 2 else []
    groups = (*alone, named) if named else ()
    for place in range(len(_LASTING)):
        # Each is tried on the battlefield before any lies elsewhere: only so many are.
        for group in groups:
            zones = _zones_of(group)
            if place < len(zones):
                said = [f"{each.owner} has {each.name} {each.zone or zones[place]}{each.behind}." for each in group]
                yield f"{FIRST}{' '.join([header, *_listed(group, said, zones[place])]).strip()}”"


def _zones_of(group: list[Mention]) -> tuple[str, ...]:
    """Give where cards may lie of which nobody says it, likeliest first; one that says nothing where all is said."""
    if all(each.zone for each in group):
        return ("",)
    most = 1 if any(each.behind for each in group) else len(_LASTING)
    return _LASTING[:most] if all(each.lasting for each in group) else _PASSING


def _listed(group: list[Mention], said: list[str], zone: str) -> list[str]:
    """Say what one player has in one place in one sentence, where nothing more is said of it."""
    if any(each.zone or each.behind for each in group):
        return said
    owners = dict.fromkeys(each.owner for each in group)
    return [f"{who} has {listed_words([each.name for each in group if each.owner == who])} {zone}." for who in owners]
