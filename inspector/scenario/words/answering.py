"""Answers to what a board in words asks: the value, with the rule and the reason, as one sentence each."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import Color, color_words, name_key
from inspector.rules import Table, characteristics, edition_of, rungs
from inspector.scenario.model import Scenario
from inspector.scenario.replaying import Replay, replay
from inspector.scenario.words.text import TextQuestion

# Of these there are several, and a judge speaks of them so.
_SEVERAL = frozenset(("types", "supertypes", "subtypes", "abilities", "keywords", "names", "counters"))
# These stand one behind the other, as on a card.
_ON_THE_TYPE_LINE = ("supertypes", "types", "subtypes")
_WORDS = {"colors": "color", "types": "card types"}
_SHOWN = (
    "name",
    "mana_cost",
    "mana_value",
    "colors",
    "supertypes",
    "types",
    "subtypes",
    "abilities",
    "power",
    "toughness",
    "loyalty",
    "defense",
)


def answers_to(scenario: Scenario, run: Replay, asks: tuple[TextQuestion, ...]) -> Iterator[str]:
    """Give the answer to each question; what asks for other rules has the others answered under these as well."""
    others = [asked.edition for asked in asks if asked.edition]
    why = any(asked.why for asked in asks)
    questions = [asked for asked in asks if not asked.edition and not asked.why]
    yield from _answers(run, questions, why=why)
    for key in others:
        yield f"Under the rules of {key} ({edition_of(key).set_name}):"
        yield from _answers(replay(scenario, run.start.pool, key), questions, why=why)


def _answers(run: Replay, questions: list[TextQuestion], *, why: bool) -> Iterator[str]:
    for asked in questions:
        if not asked.object:
            yield from _outcome(run)
        elif asked.object not in run.table.objects:
            yield f"{asked.object} is not there."
        else:
            yield from _of_object(run.table, asked, why=why)


def _outcome(run: Replay) -> Iterator[str]:
    if not run.steps:
        yield "Nothing has happened yet."
        return
    outcome = run.steps[-1].outcome
    rules = f" ({', '.join(outcome.rules[:2])})" if outcome.rules else ""
    yield f"{str(outcome.result).capitalize()}{rules}. {outcome.says}"


def _of_object(table: Table, asked: TextQuestion, *, why: bool) -> Iterator[str]:
    found = characteristics(table, asked.object)
    name = " // ".join(found.names)
    if not asked.key and name and name_key(name) != name_key(asked.object):
        yield f"{asked.object} is {name} now."
    for key in (asked.key,) if asked.key else _SHOWN:
        value = _text(key, found.value(key))
        if not asked.key and value == "none":
            continue
        reasons = found.why.get(key, ())[:1]
        said = "; ".join(f"{reason.says} ({', '.join(reason.rules[:2])})" for reason in reasons)
        doubts = "".join(f" Not computed: “{told.text}” may change this." for told in found.doubts(key))
        verb = "are" if key in _SEVERAL else "is"
        yield f"{_whose(asked.object)} {_WORDS.get(key, key.replace('_', ' '))} {verb} {value}. {said}{doubts}".rstrip()
    if why:
        for rung in rungs(table, asked.object):
            yield f"  {rung.step.layer}: {rung.says} ({', '.join(rung.step.rules[:2])})"


def _whose(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def _text(key: str, value: object) -> str:
    if value is None or value in ((), "", {}):
        return "colorless" if key == "colors" else "none"
    if key == "colors" and isinstance(value, tuple):
        return color_words(tuple(Color(letter) for letter in value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{kind}: {count}" for kind, count in value.items())
    if isinstance(value, tuple):
        return (" " if key in _ON_THE_TYPE_LINE else ", ").join(map(str, value))
    return str(value)
