"""What a handout tells of the game: its steps so far, each in a sentence, and how the game stands. No Qt here."""

from __future__ import annotations

import re

import msgspec

from inspector.cards import possessive
from inspector.rules import HIDDEN_CARD, Action, Outcome, Place, Result, Table, labels_of, labels_within
from inspector.rules.edition.editions import EditionTerms
from inspector.scenario import Replay
from inspector.scenario.words import for_people, sentences_of
from inspector.sharing import HandoutAction
from inspector.sharing.handouts import cited_rules

# Of the rules that decide how a step ended, so many are cited.
_MOST_RULES = 2
_QUOTED = re.compile(r'"([^"]+)"')


def steps_told(run: Replay) -> tuple[HandoutAction, ...]:
    """The steps so far, each in its canonical sentence; cards of one kind laid down in a row stand there once."""
    # Of what is named later the label is told; elsewhere a number behind the card's name says nothing.
    named = {label for action in run.actions for label in (*labels_of(action), *labels_within(action))}
    seen = {label for step in run.steps for label in (*step.table.objects, *step.table.phased_out)}
    found: list[HandoutAction] = []
    is_placed = False
    for action, step, words in zip(run.actions, run.steps, sentences_of(run, run.actions), strict=True):
        told = HandoutAction(_said(words, action, named, seen, run.table.edition.words), _ended(step.outcome))
        # A second transforming is another event; a second card laid down is one more.
        if is_placed and isinstance(action, Place) and told == msgspec.structs.replace(found[-1], count=1):
            found[-1] = msgspec.structs.replace(told, count=found[-1].count + 1)
        else:
            found.append(told)
        is_placed = isinstance(action, Place)
    return tuple(found)


def how_it_stands(table: Table) -> str:
    """Whose turn it is, life totals, day or night: what was said of it, in sentences; empty where nothing was."""
    said = [f"It is {possessive(table.turn_of)} turn."] if table.turn_of else []
    said += [f"{player} is at {table.life[player]} life." for player in table.players if player in table.life]
    return " ".join((*said, *([f"It is {table.day_night}."] if table.day_night else [])))


def without_number(label: str, names: tuple[str, ...]) -> str:
    """Give a label without the number by which it is told from others of the same card's name."""
    name, _, number = label.rpartition(" ")
    return name if number.isdigit() and name in names else label


def _said(words: str, action: Action, named: set[str], seen: set[str], terms: EditionTerms) -> str:
    # What the words of a board do not say they give as files write it, which is no sentence.
    said = for_people(words, action, terms).replace(f'"{HIDDEN_CARD.name}"', f"a {HIDDEN_CARD.name}")
    # And what no words there name they quote, as its label.
    said = _QUOTED.sub(lambda found: found[1] if found[1] in seen else found[0], said)
    is_numbered = isinstance(action, Place) and without_number(action.label, (action.card,)) == action.card
    if isinstance(action, Place) and is_numbered and action.label not in named:
        said = said.replace(f" ({action.label})", "", 1)
    return f"C{said[1:]}" if said.startswith("card ") else said


def _ended(outcome: Outcome) -> str:
    says = f"{outcome.says}{cited_rules(outcome.said[0].rules[:_MOST_RULES] if outcome.said else ())}"
    match outcome.result:
        case Result.NOTHING:
            return f"Nothing happens. {says}".strip()
        case Result.ILLEGAL:
            return f"Not possible. {says}".strip()
        case Result.NOT_COMPUTED:
            return f"Not computed: {outcome.not_computed or says}".strip()
        case _:
            return ""
