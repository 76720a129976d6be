"""Reading a scenario file: all of it is checked before any of it is used, and every refusal names the place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from inspector.cards import Card, CardError, card_from_scryfall, misspelled_keys
from inspector.cards.printings import UNSAID
from inspector.rules import EDITIONS, NEWEST, SPECTATOR, Action
from inspector.scenario.errors import ScenarioError
from inspector.scenario.expectations import read_expectation
from inspector.scenario.limits import bytes_of_file, check_keys_and_numbers, checked_text, place_in_text
from inspector.scenario.model import DEFAULT_PLAYERS, FORMAT, Scenario
from inspector.scenario.references import check_references
from inspector.scenario.shapes import choices, did_you_mean, problem_of, shape_of_card, shown

MOST_ACTIONS = 10_000
LONGEST_TITLE = 10_000
_BYTE = re.compile(r" \(byte (\d+)\)")


class _AnyScenario(msgspec.Struct):
    """What is read of a file first: which version of the format it is."""

    format: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class _Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The file as it is written."""

    format: str
    title: str = ""
    edition: str = NEWEST.key
    players: tuple[str, ...] = DEFAULT_PLAYERS
    cards: tuple[dict[str, Any], ...] = ()
    actions: tuple[Action, ...] = ()
    expect: tuple[dict[str, Any], ...] = ()
    viewer: str = ""


class _Lists(msgspec.Struct):
    """How long the lists are, before anything in them is looked at: a small code can unpack to endless ones."""

    cards: list[msgspec.Raw] = []
    actions: list[msgspec.Raw] = []
    expect: list[msgspec.Raw] = []


_LENGTHS = msgspec.json.Decoder(_Lists)
_FIRST_LOOK = msgspec.json.Decoder(_AnyScenario)
_DECODER = msgspec.json.Decoder(_Record)


def read_scenario(path: Path | str) -> Scenario:
    """Read a scenario file; raises ScenarioError, one sentence that names the file and the place in it."""
    path = Path(path)
    return scenario_from_bytes(bytes_of_file(path), str(path))


def scenario_from_bytes(data: bytes, where: str) -> Scenario:
    """Read a scenario from a file's contents; ``where`` is what errors call the file. Raises ScenarioError."""
    data = checked_text(data, where)
    _check_format(data, where)
    _check_lengths(data, where)
    try:
        record = _DECODER.decode(data)
    except msgspec.ValidationError as error:
        # Numbers without a measure come first: the decoder does not tell where they stand.
        check_keys_and_numbers(data, where)
        path, problem = problem_of(error, _Record, msgspec.json.decode(data))
        raise ScenarioError(where, path, problem) from None
    check_keys_and_numbers(data, where)
    scenario = _scenario(record, where)
    check_references(scenario, where)
    return scenario


def _check_format(data: bytes, where: str) -> None:
    try:
        found = _FIRST_LOOK.decode(data).format
    except msgspec.ValidationError:
        raise ScenarioError(where, "", "expected a scenario, one JSON object; choose another file") from None
    except msgspec.DecodeError as error:
        raise _not_json(data, str(error), where) from None
    if found is msgspec.UNSET:
        raise ScenarioError(where, "format", f'this key is missing; a scenario file says "format": "{FORMAT}"')
    try:
        version = msgspec.json.decode(found)
    except msgspec.ValidationError:
        check_keys_and_numbers(data, where)
        raise
    if version != FORMAT:
        problem = f'expected "{FORMAT}", found {shown(version)}; a newer file needs a newer Card Inspector'
        raise ScenarioError(where, "format", problem)


def _check_lengths(data: bytes, where: str) -> None:
    try:
        lists = _LENGTHS.decode(data)
    except msgspec.ValidationError:
        # What is no list is told below, with its place.
        return
    for key in lists.__struct_fields__:
        count = len(getattr(lists, key))
        if count > MOST_ACTIONS:
            problem = f"expected at most {MOST_ACTIONS} {_ENTRIES[key]}, found {count}; split the scenario"
            raise ScenarioError(where, key, problem)


_ENTRIES = {"cards": "cards", "actions": "actions", "expect": "expectations"}


def _not_json(data: bytes, message: str, where: str) -> ScenarioError:
    if "truncated" in message and _is_whole(data):
        problem = "half of a character (such as \\ud83d) stands alone in a text; write the character itself"
        return ScenarioError(where, "", problem)
    if "truncated" in message:
        problem = "the file ends in the middle of its JSON; it was cut off, so get it again or close what is open"
        return ScenarioError(where, place_in_text(data, len(data.rstrip())), problem)
    found = _BYTE.search(message)
    # Of what follows the end of the JSON, the decoder tells the place behind its first character.
    too_far = 1 if "trailing characters" in message else 0
    place = place_in_text(data, int(found[1]) - too_far) if found else ""
    what = _BYTE.sub("", message).removeprefix("JSON is malformed: ")
    return ScenarioError(where, place, f"this is not JSON ({what}); correct it there or get the file again")


def _is_whole(data: bytes) -> bool:
    """Whether nothing is cut off: for the decoder, a text that ends with half of a character ends too early as well."""
    try:
        json.loads(data)
    except (ValueError, RecursionError):
        return False
    return True


def _scenario(record: _Record, where: str) -> Scenario:
    if len(record.title) > LONGEST_TITLE:
        problem = f"a title has at most {LONGEST_TITLE:,} characters, this one has {len(record.title):,}; shorten it"
        raise ScenarioError(where, "title", problem)
    editions = [edition.key for edition in EDITIONS]
    if record.edition not in editions:
        given = f'"{record.edition}"{did_you_mean(record.edition, editions)}'
        raise ScenarioError(where, "edition", f"expected {choices(editions)}, found {given}")
    viewers = [*record.players, SPECTATOR]
    if record.viewer and record.viewer not in viewers:
        given = f'"{record.viewer}"{did_you_mean(record.viewer, viewers)}'
        raise ScenarioError(where, "viewer", f"expected {choices(viewers)}, found {given}")
    _check_names([_checked_card(card, where, f"cards[{index}]") for index, card in enumerate(record.cards)], where)
    expect = [read_expectation(entry, where, f"expect[{index}]") for index, entry in enumerate(record.expect)]
    return Scenario(
        title=record.title,
        edition=record.edition,
        players=record.players,
        cards=record.cards,
        actions=record.actions,
        expect=tuple(expect),
        viewer=record.viewer,
    )


def _check_names(cards: list[Card], where: str) -> None:
    """Refuse two different cards of one name: which of them an action means, nobody could tell.

    Two printings are one card, and so is whatever differs only in keys that are read past.
    """
    first: dict[str, tuple[int, Card]] = {}
    for index, printed in enumerate(cards):
        card = msgspec.structs.replace(printed, printing=UNSAID)
        before, other = first.setdefault(card.name, (index, card))
        if other != card:
            problem = f'"{card.name}" is cards[{before}] already, with other values; leave one, or rename one'
            raise ScenarioError(where, f"cards[{index}].name", problem)


def _checked_card(card: dict[str, Any], where: str, path: str) -> Card:
    misspelled = misspelled_keys(card)
    if misspelled:
        key, meant = misspelled[0]
        problem = f'a card has no such key (did you mean "{meant}"?), so it would be ignored; correct its name'
        raise ScenarioError(where, f"{path}.{key}", problem)
    try:
        return card_from_scryfall(card)
    except CardError as error:
        field, problem = shape_of_card(error, card) or (error.field, f"{error.problem}; correct this key of the card")
        raise ScenarioError(where, f"{path}.{field}", f'the card "{error.card}" cannot be read: {problem}') from None
