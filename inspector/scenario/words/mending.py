"""Ways to mend a text where it cannot be read: words that may be meant, cards that have to come first. Each was tried.

What is proposed is offered, never taken: ``corrected`` gives the text with a proposal, as a click takes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from inspector.cards import CardPool, listed_words
from inspector.rules import Place, Result
from inspector.scenario.errors import ScenarioError
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.faces_said import is_permanent_card
from inspector.scenario.words.files import LONGEST_BOARD_TEXT, NICKNAMES, NearNames, with_near_names
from inspector.scenario.words.naming import TableNames, whose_words
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.placed_later import FROM_HERE, brought_ahead
from inspector.scenario.words.slots import players_said, spelled_name
from inspector.scenario.words.text import BoardInWords, SoFar, pool_with, read_so_far

FIRST: Final = "first “"
_INSTEAD: Final = "instead “"
_MOST: Final = 4
_MOST_TRIED: Final = 12
_DEEPEST: Final = 4
# No shorter word is the beginning of a name.
_SHORT: Final = 2
_LASTING: Final = ("on the battlefield", "in hand", "in the graveyard")
_PASSING: Final = ("in hand", "in the graveyard", "on the stack")
_ZONE_WORDS: Final = {
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "library": "in the library",
    "exile": "in exile",
    "stack": "on the stack",
}
_PLACE_BEHIND: Final = re.compile(
    r"[ ]*(?:in|on|from) (?:(?:\w+|my opponent's|the opponent's|an opponent's) )?"
    r"(?P<zone>hand|graveyard|yard|library|deck|exile|stack|battlefield)(?!\w)",
    re.IGNORECASE,
)
_WHOSE_PLACE: Final = re.compile(
    r"[^.;?\n]*? (?:in|from) (?P<whose>my opponent's|the opponent's|opponent's|my opp's|opp's|my|[A-Z]\w+'s) "
    r"(?:hand|graveyard|yard|library|deck)(?!\w)",
)
_COUNTERS_BEHIND: Final = re.compile(
    r"[ ]*,?[ ]*(?:with|which has|that has|that already has|holding) (?P<all>(?:(?:an?|\d+|[a-z]+) "
    r")?[^ ,.;?\n]+ counters?)",
    re.IGNORECASE,
)
_STAGE_BEHIND: Final = re.compile(
    r"[ ]*,?[ ]*(?:on|at|with)(?: its)? (?:(?P<stage>chapter|level) (?P<n>\w+)|(?P<nth>\w+) chapter)(?!\w)",
    re.IGNORECASE,
)
_TOKEN_BEHIND: Final = re.compile(r"[ ]*tokens?(?!\w)", re.IGNORECASE)
_WORN_BEHIND: Final = re.compile(
    r" with (?:an? )?(?!\+|-)[^,.;?\n]+? (?:on it|attached(?: to it)?)(?!\w)", re.IGNORECASE
)
_DOOR_BEHIND: Final = re.compile(
    r"[ ]*,?[ ]*(?:with|which has|that has|has|which|that)(?: just| only)*"
    r" (?:(?P<both>both doors)|(?:the|its) (?P<half>left|right) door) unlocked",
    re.IGNORECASE,
)
# With these verbs people speak of what is their own.
_ACTS: Final = re.compile(
    r"(?:^|[.;,\n?!]|\band\b|\bthen\b)[ ]*(?P<who>[\w' ]+?) (?:also |then |later )?(?:attacks?(?: me)? "
    r"with|swings? with|blocks?(?: it)? with|taps?|equips?|"
    r"sacrifices?|unlocks?|transforms?|flips?|flipped|turns?|levels?(?: up)?|unmorphs?|animates?) "
    r"(?:an? |the |his |her |their )?$",
    re.IGNORECASE,
)
_LONGEST_NAME: Final = 8
# So near to a name stands what tells whose it is.
_NEAR: Final = 100
# A sentence that names more cards that are nowhere is not mended by putting them there.
_MOST_NAMED: Final = 8
# No longer sentence is tried in other ways.
_LONGEST_MENDED: Final = 1_000
_SENTENCE_END: Final = re.compile(r"[.;?\n](?=\s|$)|$")
_SOMEONE: Final = re.compile(r"\s*(?:someone|somebody|a player|another player|some player)\b", re.IGNORECASE)
_ADJECTIVE: Final = re.compile(
    r"\b(flipped|transformed|face-down|face down|fully unlocked|prototyped|tapped|untapped|melded|"
    r"manifested|cloaked|fully locked) $",
    re.IGNORECASE,
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
        "Someone",
        "Somebody",
        "Something",
        "Anyone",
        "NAP",
        "AP",
        "Player",
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
    if proposal.startswith(FROM_HERE):
        return found.at, len(text), _within(proposal, FROM_HERE)
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


class _Mention(NamedTuple):
    """A card that is named and lies nowhere: whose it is, where, and with what; ``lasting`` for a permanent card."""

    owner: str
    name: str
    lasting: bool
    zone: str
    behind: str


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
    if found.error is None or _end_of(text, found.at) - found.at > _LONGEST_MENDED:
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
    ahead = (
        bool(proposals)
        and proposals[0].startswith(FROM_HERE)
        and not (found.error and any(each.startswith(FROM_HERE) for each in found.error.proposals))
    )
    if not proposals or not (ahead or all(each.startswith(FIRST) for each in proposals)):
        return None
    first = f"{proposals[0].partition('.')[0]}." if ahead else proposals[0]
    end = _end_of(text, found.at)
    for capital in _CAPITAL.finditer(text, found.at, end):
        for stop, words in Cursor(text[:end]).spans(capital.start()):
            if f" {words} " in first or f" {words}." in first:
                return capital.start(), stop
    return None


def _good(mender: _Mender, text: str, found: SoFar) -> Iterator[str]:
    """Give the proposals with which the sentence in error is read: first those with which all of the text is."""
    error = found.error
    given = error.proposals if error is not None else ()
    turned = [each for each in given if each.startswith((_INSTEAD, FROM_HERE))]
    # Who knows what is missing, and expects nothing else, knows best what comes first.
    known = given if error is not None and not error.expected else ()
    every = list(dict.fromkeys((*turned, *known, *_placing(mender, text, found), *given)))[:_MOST_TRIED]
    tried = {proposal: mender.read(corrected(text, found, proposal)) for proposal in every}
    rest = len(text) - _end_of(text, found.at)
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
    for proposal in (ahead or every)[:_MOST] if not whole else ():
        final = _finished(mender, corrected(text, found, proposal), tried[proposal], found.at)
        if final:
            yield _as_one(mender, text, found, final)
            break
    yield from ahead


def _brought_ahead(mender: _Mender, text: str, found: SoFar) -> Iterator[str]:
    """Propose that a later sentence comes first that places a card of which the sentence in error speaks."""
    end = _end_of(text, found.at)
    if found.error is None or not text[end:].strip(" .;?\n"):
        return
    pool, table = pool_with(mender.pool, mender.cards), found.board.run.table
    lacking = {each.name for each in _cards_in(mender, pool, text, found, end, table.players)}
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
        yield f"{text[:at]}{_within(proposal, FIRST)}\n{text[at:]}"
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
    if len(said) > 1 and mender.read(corrected(text, found, together)).error is None:
        return together
    sentence, rest = text[found.at : _end_of(text, found.at)].strip(), text[_end_of(text, found.at) :]
    if sentence and now.endswith(rest):
        return f"{_INSTEAD}{' '.join(now[: len(now) - len(rest)].split())}”"
    return f"{FROM_HERE}{' '.join(now.split())}”"


def _placing(mender: _Mender, text: str, found: SoFar) -> Iterator[str]:
    """Propose that what the sentence in error speaks of comes first: players nobody named, cards that are nowhere."""
    end = _end_of(text, found.at)
    players = found.board.scenario.players
    pool = pool_with(mender.pool, mender.cards)
    header = _players_first(mender, text, found, pool)
    if header:
        yield f"{FIRST}{header}”"
        players = tuple(header.removeprefix("Players: ").rstrip(".").split(", "))
    somebody = _SOMEONE.match(text, found.error.start if found.error is not None else end)
    if somebody is not None:
        yield from players
    named = _cards_in(mender, pool, text, found, end, players)
    alone = [[each] for each in named] if len(named) > 1 else []
    # What the sentence names first may have to be there for the rest to come of it.
    alone += [named[:2]] if len(named) > 2 else []
    for group in (*alone, named):
        lasting = all(each.lasting for each in group)
        zones = _LASTING if lasting else _PASSING
        known = {each.zone for each in group} - {""}
        for zone in zones if len(known) < 1 or "" in {each.zone for each in group} else ("",):
            said = [f"{each.owner} has {each.name} {each.zone or zone}{each.behind}." for each in group]
            if said:
                yield f"{FIRST}{' '.join([header, *_listed(group, said, zone)]).strip()}”"


def _listed(group: list[_Mention], said: list[str], zone: str) -> list[str]:
    """Say what one player has in one place in one sentence, where nothing more is said of it."""
    if any(each.zone or each.behind for each in group):
        return said
    owners = dict.fromkeys(each.owner for each in group)
    return [f"{who} has {listed_words([each.name for each in group if each.owner == who])} {zone}." for who in owners]


def _players_first(mender: _Mender, text: str, found: SoFar, pool: CardPool) -> str:
    if found.board.scenario.actions or found.board.run.table.objects:
        return ""
    every = (each[1] for each in _SOMEBODY.finditer(text, found.at) if not _within_a_name(pool, text, each))
    names = [name for name in dict.fromkeys(every) if name not in _NOBODY and pool.find(name) is None][:2]
    names = [
        name for name in names if not any(near.casefold().startswith(name.casefold()) for near in mender.near(name))
    ]
    known = found.board.scenario.players
    if not names or set(names) & set(known) or re.match(r"\s*players?:", text, re.IGNORECASE):
        return ""
    names += [name for name in known if name not in names][: 2 - len(names)]
    return f"Players: {', '.join(names)}."


def _within_a_name(pool: CardPool, text: str, somebody: re.Match[str]) -> bool:
    """Whether a word is the last of a card's name: nobody is called Image who has Phantasmal before it."""
    before = text[max(somebody.end(1) - _NEAR, 0) : somebody.end(1)]
    starts = [found.start() for found in _CAPITAL.finditer(before)][-_LONGEST_NAME:]
    return any(pool.find(before[start:]) is not None for start in starts)


def _cards_in(
    mender: _Mender, pool: CardPool, text: str, found: SoFar, end: int, players: tuple[str, ...]
) -> list[_Mention]:
    """Give the cards that a sentence names and that are nowhere."""
    names, at = TableNames(found.board.run.table, {}), found.at
    cursor = Cursor(text[:end])
    given: list[_Mention] = []
    while len(given) < _MOST_NAMED and (capital := _BEGINNING.search(text, at, end)) is not None:
        start = capital.start()
        at = capital.end()
        for stop, words in cursor.spans(start):
            nick = NICKNAMES.get(words.lower()) if words == capital[0] else None
            card = pool.find(nick or words) or (
                pool.find(words[:-1]) if words.endswith("s") and words[0].isupper() else None
            )
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
                    zone, behind = _said_behind(text, stop, end)
                    if _TOKEN_BEHIND.match(text, stop) is not None:
                        state = "a token "
                    worn = _WORN_BEHIND.match(text, stop, end)
                    name = f"{state}{nick or spelled_name(card, words)}{worn[0].rstrip() if worn is not None else ''}"
                    given.append(_Mention(_owner(text, start, players), name, is_permanent_card(card), zone, behind))
                at = stop
                break
    return list(dict.fromkeys(given))


def _said_behind(text: str, stop: int, end: int) -> tuple[str, str]:
    """Give where a card is said to be, and what it is there with, by the words behind its name."""
    place = _PLACE_BEHIND.match(text, stop, end)
    if place is not None:
        zone = place["zone"].lower()
        zone = {"yard": "graveyard", "deck": "library"}.get(zone, zone)
        return ("on the battlefield" if zone == "battlefield" else _ZONE_WORDS[zone]), ""
    counters = _COUNTERS_BEHIND.match(text, stop, end)
    if counters is not None:
        said = counters["all"]
        return "", f", with {said if ' ' in said.rpartition(' ')[0] else f'a {said}'}"
    stage = _STAGE_BEHIND.match(text, stop, end)
    if stage is not None:
        count = number_said(stage["n"] or stage["nth"])
        kind = "level" if (stage["stage"] or "").lower() == "level" else "lore"
        return "", f", with {count} {kind} counters" if count else ""
    doors = _DOOR_BEHIND.match(text, stop, end)
    if doors is not None:
        return "", ", with both doors unlocked" if doors[
            "both"
        ] else f", with its {doors['half'].lower()} door unlocked"
    return "", ""


def _owner(text: str, start: int, players: tuple[str, ...]) -> str:
    """Give whose a card is by the words before its name; the first player's where none says so."""
    before = text[max(start - _NEAR, 0) : start]
    for words, player in whose_words(players):
        if re.search(rf"\b{re.escape(words)}(?: [\w-]+)?\s*$", before, re.IGNORECASE):
            return player
    acts = _ACTS.search(before)
    if acts is not None:
        for words, player in players_said(players):
            if acts["who"].lower() == words.lower():
                return player
    place = _WHOSE_PLACE.match(text, start, start + 2 * _NEAR)
    if place is not None:
        words = place["whose"].lower()
        return next((player for said, player in whose_words(players) if said.lower() == words), players[0])
    return players[0]
