"""Ways to mend a text where it cannot be read: words that may be meant, cards that have to come first. Each was tried.

What is proposed is offered, never taken: ``corrected`` gives the text with a proposal, as a click takes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from inspector.cards import CardPool, listed_words
from inspector.scenario.errors import ScenarioError
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.faces_said import is_permanent_card
from inspector.scenario.words.files import LONGEST_BOARD_TEXT, NearNames, with_near_names
from inspector.scenario.words.naming import TableNames, whose_words
from inspector.scenario.words.slots import spelled_name
from inspector.scenario.words.text import BoardInWords, SoFar, pool_with, read_so_far

FIRST: Final = "first “"
_INSTEAD: Final = "instead “"
_MOST: Final = 4
_DEEPEST: Final = 3
# No shorter word is the beginning of a name.
_SHORT: Final = 2
_SENTENCE_END: Final = re.compile(r"[.;?\n](?=\s|$)|$")
_SOMEONE: Final = re.compile(r"\s*(?:someone|somebody|a player|another player|some player)\b", re.IGNORECASE)
_ADJECTIVE: Final = re.compile(
    r"\b(flipped|transformed|face-down|face down|fully unlocked|prototyped|tapped) $", re.IGNORECASE
)
# A name may be written in lower case where it has several words.
_BEGINNING: Final = re.compile(r"[A-Za-z][\w\'-]+")
_CAPITAL: Final = re.compile(r"[A-Z][\w\'-]+")
_SOMEBODY: Final = re.compile(
    r"\b([A-Z][\w-]*) (?:has|controls|casts|plays|puts|clones|copies|chooses|owns|transforms|bounces|attacks|"
    r"then|also)\b"
)
# So sentences begin; no card is called so alone.
_NO_CARD: Final = frozenset(
    (
        "My",
        "The",
        "If",
        "Is",
        "Does",
        "What",
        "How",
        "When",
        "Can",
        "His",
        "Her",
        "Their",
        "Opponent",
        "Then",
        "With",
        "In",
        "On",
    )
)
_NOBODY: Final = frozenset(
    (
        "It",
        "He",
        "She",
        "They",
        "Who",
        "What",
        "Opponent",
        "Opp",
        "That",
        "This",
        "There",
        "Which",
        "Everyone",
        "Nobody",
    )
)


def correction(text: str, found: SoFar, proposal: str) -> tuple[int, int, str]:
    """Give what a proposal changes: the words from one character of the text to another, and those in their place."""
    error = found.error
    if error is None:
        return len(text), len(text), ""
    if proposal.startswith(FIRST):
        blanks = len(text) - len(text[found.at :].lstrip(" ")) - found.at
        return found.at, found.at + max(blanks, 0), f"{_within(proposal, FIRST)}\n"
    if proposal.startswith(_INSTEAD):
        return found.at, _end_of(text, found.at), _within(proposal, _INSTEAD)
    return error.start, error.end, proposal


def corrected(text: str, found: SoFar, proposal: str) -> str:
    """Give a text with one proposal for its error taken."""
    start, end, words = correction(text, found, proposal)
    return f"{text[:start]}{words}{text[end:]}"


def _within(proposal: str, lead: str) -> str:
    return proposal.removeprefix(lead).rstrip("”")


def _end_of(text: str, at: int) -> int:
    """Give where the sentence ends that begins at a place, before the sign at its end."""
    found = _SENTENCE_END.search(text, at)
    return len(text) if found is None else found.start()


def board_of_text(text: str, pool: CardPool, where: str, near: NearNames | None = None) -> BoardInWords:
    """Read a text as a board; raises ScenarioError, which names the place. ``near`` knows names spelled alike."""
    if len(text) > LONGEST_BOARD_TEXT:
        problem = f"expected at most {LONGEST_BOARD_TEXT:,} characters; leave out what is not needed"
        raise ScenarioError(where, "", problem)
    found = read_so_far(text, pool)
    if near is not None:
        found = mended(text, found, pool, (), near)
    if found.error is not None:
        raise ScenarioError(where, found.error.place, found.error.what) from found.error
    return found.board


class _Mender(NamedTuple):
    pool: CardPool
    cards: tuple[Mapping[str, Any], ...]
    near: NearNames

    def read(self, text: str) -> SoFar:
        found = read_so_far(text, self.pool, self.cards)
        if found.error is None:
            return found
        return msgspec.structs.replace(found, error=with_near_names(found.error, text, self.near))


def mended(text: str, found: SoFar, pool: CardPool, cards: tuple[Mapping[str, Any], ...], near: NearNames) -> SoFar:
    """Give what was read with proposals for what is wrong, those first with which the sentence in error is read."""
    if found.error is None:
        return found
    mender = _Mender(pool, cards, near)
    error = with_near_names(found.error, text, near)
    found = msgspec.structs.replace(found, error=error)
    good = list(dict.fromkeys(_good(mender, text, found)))[:_MOST]
    others = error.proposals[:_MOST]
    proposals = tuple(good) or tuple(others)
    start, end, problem, expected = error.start, error.end, error.problem, error.expected
    lacking = _lacking(text, found, proposals)
    if lacking is not None:
        # The word at which it stops is the card that is nowhere, wherever the grammar gave up.
        start, end = lacking
        problem, expected = f'"{text[start:end]}" is not on the board yet', ()
    told = WordsError(problem, text, start, end, expected, proposals)
    return msgspec.structs.replace(found, error=told)


def _lacking(text: str, found: SoFar, proposals: tuple[str, ...]) -> tuple[int, int] | None:
    """Give where a card stands that all proposals would have come first; None where they propose something else."""
    if not proposals or not all(each.startswith(FIRST) for each in proposals):
        return None
    end = _end_of(text, found.at)
    for capital in _CAPITAL.finditer(text, found.at, end):
        for stop, words in Cursor(text[:end]).spans(capital.start()):
            if f" {words} " in proposals[0] or f" {words}." in proposals[0]:
                return capital.start(), stop
    return None


def _good(mender: _Mender, text: str, found: SoFar) -> Iterator[str]:
    """Give the proposals with which the sentence in error is read: those that do by themselves, then several as one."""
    error = found.error
    given = error.proposals if error is not None else ()
    turned = [each for each in given if each.startswith(_INSTEAD)]
    every = list(dict.fromkeys((*turned, *_placing(mender, text, found), *given)))
    tried = {proposal: mender.read(corrected(text, found, proposal)) for proposal in every}
    rest = len(text) - _end_of(text, found.at)
    ahead = [each for each in every if _is_past(tried[each], len(corrected(text, found, each)) - rest)]
    # Those first with which all of the text is read.
    ahead.sort(key=lambda each: tried[each].error is not None)
    whole = _for_all(mender, text, found, ahead[0]) if ahead and tried[ahead[0]].error is not None else ""
    if whole:
        yield whole
    yield from ahead
    for proposal in every if not ahead else ():
        now, read = corrected(text, found, proposal), tried[proposal]
        for _ in range(_DEEPEST - 1):
            further = (*_placing(mender, now, read), *(read.error.proposals if read.error is not None else ()))
            taken = next(iter(further), "")
            if not taken:
                break
            now = corrected(now, read, taken)
            read = mender.read(now)
            if _is_past(read, len(now) - rest):
                yield _as_one(text, found, now[found.at : len(now) - rest])
                break


def _for_all(mender: _Mender, text: str, found: SoFar, proposal: str) -> str:
    """Give what has to come first for all of a text to be read, where its later sentences lack cards as well."""
    said, now, read = [], text, found
    for _ in range(_DEEPEST):
        if not proposal.startswith(FIRST):
            return ""
        said.append(_within(proposal, FIRST))
        now = corrected(now, read, proposal)
        read = mender.read(now)
        together = f"{FIRST}{' '.join(said)}”"
        if read.error is None:
            return together if len(said) > 1 and mender.read(corrected(text, found, together)).error is None else ""
        rest = len(now) - _end_of(now, read.at)
        every = ((each, corrected(now, read, each)) for each in _placing(mender, now, read))
        proposal = next(
            (each for each, mended_so in every if _is_past(mender.read(mended_so), len(mended_so) - rest)), ""
        )
    return ""


def _is_past(read: SoFar, end: int) -> bool:
    """Whether a text could be read beyond a place."""
    return read.error is None or read.at >= end


def _as_one(text: str, found: SoFar, whole: str) -> str:
    """Say several corrections of one sentence as one: what comes first, or the sentence as it would be."""
    sentence = text[found.at : _end_of(text, found.at)].strip()
    if whole.endswith(sentence):
        return f"{FIRST}{' '.join(whole[: -len(sentence)].split())}”"
    return f"{_INSTEAD}{' '.join(whole.split())}”"


def _placing(mender: _Mender, text: str, found: SoFar) -> Iterator[str]:
    """Propose that what the sentence in error speaks of comes first: players nobody named, cards that are nowhere."""
    end = _end_of(text, found.at)
    players = found.board.scenario.players
    pool = pool_with(mender.pool, mender.cards)
    header = _players_first(text, found, pool)
    if header:
        yield f"{FIRST}{header}”"
        players = tuple(header.removeprefix("Players: ").rstrip(".").split(", "))
    somebody = _SOMEONE.match(text, found.error.start if found.error is not None else end)
    if somebody is not None:
        yield from players
    named = _cards_in(mender, pool, text, found, end, players)
    alone = [[each] for each in named] if len(named) > 1 else []
    for group in (*alone, named):
        lasting = all(permanent for _, _, permanent in group)
        zones = (
            ("on the battlefield", "in hand", "in the graveyard")
            if lasting
            else ("in hand", "in the graveyard", "on the stack")
        )
        for zone in zones:
            said = []
            for player in dict.fromkeys(each[0] for each in group):
                theirs = [name for owner, name, _ in group if owner == player]
                said.append(f"{player} has {listed_words(theirs)} {zone}.")
            if said:
                yield f"{FIRST}{' '.join([header, *said]).strip()}”"


def _players_first(text: str, found: SoFar, pool: CardPool) -> str:
    if found.board.scenario.actions or found.board.run.table.objects:
        return ""
    every = (each[1] for each in _SOMEBODY.finditer(text, found.at))
    names = [name for name in dict.fromkeys(every) if name not in _NOBODY and pool.find(name) is None][:2]
    known = found.board.scenario.players
    if not names or set(names) & set(known) or re.match(r"\s*players?:", text, re.IGNORECASE):
        return ""
    names += [name for name in known if name not in names][: 2 - len(names)]
    return f"Players: {', '.join(names)}."


def _cards_in(
    mender: _Mender, pool: CardPool, text: str, found: SoFar, end: int, players: tuple[str, ...]
) -> list[tuple[str, str, bool]]:
    """Give the cards that a sentence names and that are nowhere: whose each is, its name, whether it is a permanent."""
    names, at = TableNames(found.board.run.table, {}), found.at
    cursor = Cursor(text[:end])
    given: list[tuple[str, str, bool]] = []
    while (capital := _BEGINNING.search(text, at, end)) is not None:
        start = capital.start()
        at = capital.end()
        for stop, words in cursor.spans(start):
            card = pool.find(words)
            if words.islower() and " " not in words:
                # A word in lower case is a word.
                continue
            if (
                card is None
                and words == capital[0]
                and words not in _NO_CARD
                and len(words) > _SHORT
                and not names.meant(words)
            ):
                near = [name for name in mender.near(words) if name.lower().startswith(words.lower())]
                card = pool.find(near[0]) if near and words not in players else None
                words = near[0] if card is not None else words  # noqa: PLW2901 - it is called so from here on
            if card is not None:
                if not names.meant(words):
                    how = _ADJECTIVE.search(text[found.at : start])
                    state = "" if how is None else f"a {how[1].lower()} "
                    name = f"{state}{spelled_name(card, words)}"
                    given.append((_owner(text[:start], players), name, is_permanent_card(card)))
                at = stop
                break
    return list(dict.fromkeys(given))


def _owner(before: str, players: tuple[str, ...]) -> str:
    """Give whose a card is by the words before its name; the first player's where none says so."""
    for words, player in whose_words(players):
        if re.search(rf"\b{re.escape(words)}(?: [\w-]+)?\s*$", before, re.IGNORECASE):
            return player
    return players[0]
