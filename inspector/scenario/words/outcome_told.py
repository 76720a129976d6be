"""What happened so far: how the last thing ended that was told, and what came first between two questions."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import in_quotes
from inspector.rules import CheckState, Place, Result, Table, perform
from inspector.scenario.replaying import Replay
from inspector.scenario.words.printing import for_people, sentences_of


def happened_first(run: Replay, since: int, until: int) -> str:
    """Say what happened first between two questions; what is only laid there for it is not told."""
    said = sentences_of(run, run.actions, since)[: until - since]
    told = [(words, action) for words, action in zip(said, run.actions[since:until], strict=True)]
    first = next((each for each in told if not isinstance(each[1], Place)), told[0])
    return for_people(*first, run.table.edition.words).rstrip(".")


def outcome_told(run: Replay) -> Iterator[str]:
    """Say how the last thing ended that was told, with what its words left unsaid."""
    if not run.steps:
        yield "Nothing has happened yet."
        return
    outcome = run.steps[-1].outcome
    rules = f" ({', '.join(outcome.rules[:2])})" if outcome.rules else ""
    unsaid = dict.fromkeys(told.unread.text for spell in run.table.resolved for told in spell.instructions)
    doubts = "".join(f" Not computed: {in_quotes(text)}" for text in unsaid)
    if isinstance(run.actions[-1], Place) and not (outcome.says or doubts) and outcome.result is Result.DONE:
        yield _nothing_more(run.table)
    else:
        says = outcome.says or happened_first(run, len(run.actions) - 1, len(run.actions)) + "."
        yield f"{str(outcome.result).capitalize()}{rules}. {says}{doubts}"


def _nothing_more(table: Table) -> str:
    """Say of a board that only lies there that nothing came of that; what is checked next is told behind it."""
    said = "Nothing has happened yet: everything only lies there"
    if perform(table, CheckState())[1].result is Result.NOTHING:
        return f"{said}, and no state-based action applies. (704.3)"
    return f"{said}."
