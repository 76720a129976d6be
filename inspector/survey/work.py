"""The work on one board: asking the rules core, and telling what it says in a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from inspector.cards import Card, CardIndex, card_from_scryfall
from inspector.lenses import SeenRow, WhatIf, matrix, may_swap, state_words, table_if
from inspector.library import bundled_cards
from inspector.reading.coverage import coverage
from inspector.rules import (
    EDITIONS,
    NEWEST,
    Action,
    Edition,
    Place,
    Result,
    RulesError,
    Table,
    all_characteristics,
    edition_of,
    new_table,
    perform,
)
from inspector.scenario import Scenario
from inspector.sharing import CodeError, code_of
from inspector.survey.asked import Survey, edition_changed
from inspector.survey.boards import (
    WITNESSES,
    BoardValues,
    board_differences,
    is_permanent,
    values_on,
    with_card,
    witnesses,
)
from inspector.survey.results import SurveyResult

_IT: Final = "it"
_SHOWN: Final = 3
_PLAINEST: Final = WITNESSES["a bear"]
_WHERE: Final = {
    "battlefield": "on the battlefield",
    "stack": "on the stack",
    "exile": "in exile",
    "command": "in the command zone",
}
_NAMES: Final = {"state_based": "state-based actions", "not_computed": "what is not computed"}


class _Deck:
    """The cards of a survey as its boards need them, built once in each process."""

    def __init__(self, survey: Survey) -> None:
        self.cards: dict[int, Card] = {}
        self.survey = survey
        self.bundled = bundled_cards()
        self.laid: dict[str, tuple[Table, list[Action]]] = {}
        self._usual: dict[tuple[Edition, Edition], frozenset[str]] = {}

    def card(self, place: int) -> Card:
        if place not in self.cards:
            self.cards[place] = card_from_scryfall(dict(self.survey.cards[place]))
        return self.cards[place]

    def pool(self, *cards: Card) -> CardIndex:
        return CardIndex(cards, beneath=self.bundled)

    def usual(self, first: Edition, other: Edition) -> frozenset[str]:
        """The states in which the plainest of cards differs between two editions, and so every card."""
        if (first, other) not in self._usual:
            plain = self.bundled.find(_PLAINEST)
            found = _differences(self, plain, first, other)[0] if plain is not None else {}
            self._usual[first, other] = frozenset(found)
        return self._usual[first, other]

    def code(self, edition: str, cards: Sequence[Card], actions: Sequence[Action]) -> str:
        scenario = Scenario(edition=edition, actions=tuple(actions))
        try:
            return code_of(scenario, self.pool(*cards), self.bundled)
        except CodeError:
            # A board of giant cards; it can be laid out by hand.
            return ""


_DECKS: dict[str, _Deck] = {}


def results_of(survey: Survey, numbers: Sequence[int]) -> Iterator[SurveyResult]:
    """Ask of the boards of these numbers, in this order; most of them give nothing."""
    if survey.mark not in _DECKS:
        _DECKS.clear()
        _DECKS[survey.mark] = _Deck(survey)
    deck = _DECKS[survey.mark]
    ask = {"editions": _between_editions, "pairs": _of_pair, "unread": _unread, "change": _changed}[survey.kind]
    for number in numbers:
        cards = [deck.card(place) for place in survey.cards_of(number)]
        yield from ask(survey, deck, cards)


def _between_editions(survey: Survey, deck: _Deck, cards: list[Card]) -> Iterator[SurveyResult]:
    """Each edition against the newest one asked, in every zone and state of the card."""
    newest, *others = (edition for edition in reversed(EDITIONS) if edition.key in survey.editions)
    yield from _compared(deck, cards[0], newest, others, "editions")


def _changed(survey: Survey, deck: _Deck, cards: list[Card]) -> Iterator[SurveyResult]:
    for key in survey.editions:
        edition = edition_of(key)
        yield from _compared(deck, cards[0], edition, [edition_changed(edition, survey.change)], "change")


def _compared(deck: _Deck, card: Card, first: Edition, others: Sequence[Edition], kind: str) -> Iterator[SurveyResult]:
    for other in others:
        found, unsure = _differences(deck, card, first, other)
        if found:
            # What no card escapes, such as being face down in exile, says nothing of this one and comes last.
            usual = deck.usual(first, other)
            own = {state: keys for state, keys in found.items() if state not in usual}
            found = {**own, **found}
            yield SurveyResult(
                kind=kind,
                cards=(card.name,),
                edition=other.key,
                score=_count(own),
                text=_told(
                    card.name, found, "with the change" if kind == "change" else f"from {other.key} to {first.key}"
                ),
                detail=json.dumps(found, ensure_ascii=False, sort_keys=True),
                unsure=unsure,
                code=deck.code(other.key, [card], [Place(card=card.name, label=_IT, zone=_zone_of(next(iter(found))))]),
            )


def _differences(deck: _Deck, card: Card, first: Edition, other: Edition) -> tuple[dict[str, Any], bool]:
    """What differs between two editions by state, and whether words that are not computed might change any of it."""
    (now, unsure), (then, also_unsure) = _states(deck, card, first), _states(deck, card, other)
    both = {state: now[state] for state in now if state in then}
    return board_differences({state: then[state] for state in both}, both), unsure or also_unsure


def _states(deck: _Deck, card: Card, edition: Edition) -> tuple[BoardValues, bool]:
    """Every value of a card by its state, and whether words that are not computed might change any."""
    table, outcome = perform(new_table(edition, pool=deck.pool(card)), Place(card=card.name, label=_IT, zone="hand"))
    if outcome.result is not Result.DONE:
        # Under this edition there is no such card.
        return {}, False
    rows = [row for row in matrix(table, _IT).rows if isinstance(row, SeenRow)]
    # A rule that has another number says the same: of state-based actions it is told whether there are any.
    states = {
        json.dumps(dict(row.state), sort_keys=True): {**row.values, "state_based": bool(row.values["state_based"])}
        for row in rows
    }
    return states, any(row.doubted for row in rows)


def _zone_of(state: str) -> Any:  # noqa: ANN401 - one of the zones' names
    return json.loads(state)["zone"]


def _unread(survey: Survey, deck: _Deck, cards: list[Card]) -> Iterator[SurveyResult]:
    del survey
    found = coverage(cards)
    missing = [form for form, _ in found.missing()]
    if missing:
        yield SurveyResult(
            kind="unread",
            cards=(cards[0].name,),
            edition="",
            score=len(missing),
            text=_unread_told(cards[0].name, len(missing), found.sentences.all),
            detail=json.dumps(missing, ensure_ascii=False),
            unsure=True,
            code=deck.code(NEWEST.key, cards, [_laid(deck, cards[0])]),
        )


def _laid(deck: _Deck, card: Card) -> Action:
    """The action that lays a card down where its words act, or else in a hand."""
    there = Place(card=card.name, label=_IT, zone="battlefield")
    _, outcome = perform(new_table(NEWEST, pool=deck.pool(card)), there)
    return there if outcome.result is Result.DONE else msgspec.structs.replace(there, zone="hand")


def _of_pair(survey: Survey, deck: _Deck, cards: list[Card]) -> Iterator[SurveyResult]:
    if not all(is_permanent(card) for card in cards):
        return
    for key in survey.editions:
        try:
            table, actions = _board(deck, key, cards)
        except RulesError:
            # A card that has to be told more before it can lie there; what it is then is another question.
            continue
        # The same board with their timestamps exchanged: laid down in the other order, an Aura might lie elsewhere.
        other = table_if(table, WhatIf(order=(cards[1].name, cards[0].name)))
        if other is None or not may_swap(table, cards[0].name, cards[1].name):
            continue
        (values, unsure), (others, also_unsure) = values_on(table), values_on(other)
        found = board_differences(values, others)
        depends = _dependencies(table, cards)
        if found or depends:
            yield SurveyResult(
                kind="pairs",
                cards=tuple(card.name for card in cards),
                edition=key,
                score=_count(found) + len(depends),
                text=_pair_told(cards, found, depends),
                detail=json.dumps({"differs": found, "depends": depends}, ensure_ascii=False, sort_keys=True),
                unsure=unsure or also_unsure,
                code=deck.code(key, cards, actions),
            )


def _board(deck: _Deck, key: str, cards: Sequence[Card]) -> tuple[Table, list[Action]]:
    """The witnesses and then the cards, in this order."""
    if key not in deck.laid:
        deck.laid[key] = witnesses(edition_of(key), deck.bundled)
    table, actions = deck.laid[key]
    table = msgspec.structs.replace(table, pool=deck.pool(*cards))
    for card in cards:
        table, actions = with_card(table, actions, card, card.name)
    return table, actions


def _dependencies(table: Table, cards: Sequence[Card]) -> list[list[str]]:
    """Which of the two depends on which, and by what (613.8a): ``["Blood Moon", "Urborg", "existence"]``."""
    names = {card.name for card in cards}
    found: set[tuple[str, str, str]] = set()
    for one in all_characteristics(table).values():
        for step in one.proof:
            source = step.source.label if step.source is not None else ""
            waits = ((source, on.source.label, on.by) for on in step.depends_on)
            found |= {(one, on, by) for one, on, by in waits if {one, on} == names}
    return [list(one) for one in sorted(found)]


def _count(found: dict[str, Any]) -> int:
    return sum(len(keys) for keys in found.values())


def _told(name: str, found: dict[str, Any], when: str) -> str:
    keys = list(dict.fromkeys(key for changes in found.values() for key in changes))
    differ = "differs" if len(keys) == 1 else "differ"
    states = told_names([_state_told(json.loads(state)) for state in found])
    return f"{name} ({states}): {told_names([_NAMES.get(key, key.replace('_', ' ')) for key in keys])} {differ} {when}."


def _state_told(state: dict[str, Any]) -> str:
    return ", ".join([_WHERE.get(state["zone"], f"in the {state['zone']}"), *state_words(state)])


def _unread_told(name: str, missing: int, count: int) -> str:
    if count == 1:
        return f"{name}: its one sentence that may change values is not read."
    return f"{name}: {missing} of {count} sentences that may change values {'is' if missing == 1 else 'are'} not read."


def _pair_told(cards: Sequence[Card], found: dict[str, Any], depends: list[list[str]]) -> str:
    first, second = (card.name for card in cards)
    waits = dict.fromkeys((one, on) for one, on, _ in depends)
    said = [f"{one} depends on {on}." for one, on in waits]
    if len(waits) > 1:
        said = [f"{first} and {second} depend on each other."]
    if found:
        said.append(f"Whether {first} or {second} is newer changes {told_names(list(found))}.")
    return " ".join(said)


def told_names(names: list[str]) -> str:
    """Name them in a sentence, of many the first few and how many more there are."""
    shown, more = names[:_SHOWN], len(names) - _SHOWN
    if more > 0:
        shown = [*shown, f"{more} more"]
    if len(shown) == 1:
        return shown[0]
    # "Ashaya, Soul of the Wild" is one of a list, not two.
    comma, last = ("; ", "; and ") if any(", " in name for name in shown) else (", ", " and ")
    return f"{comma.join(shown[:-1])}{last}{shown[-1]}"
