"""What words do besides what happens (614.1): a token, counters, life instead; others turned down as one enters.

It is part of what happens, so it is carried out with the action that made it happen; other words are kept.
"""

from __future__ import annotations

import msgspec

from inspector.cards import Filter
from inspector.cards.lists_in_words import capitalized
from inspector.reading import instructions
from inspector.rules.edition.concepts import Concept
from inspector.rules.events.face_down import turn_face_down
from inspector.rules.events.tokens import create_token
from inspector.rules.events.turns import counters
from inspector.rules.events.what_is_told import set_life
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.table.actions import Counters, CreateToken, Life, TurnFaceDown
from inspector.rules.table.objects import ResolvedSpell, StillToDo
from inspector.rules.values.asking import Asker
from inspector.rules.values.selecting import chosen


def what_is_done_besides(step: Step) -> Step:
    """Carry out what is still to be done by the words that applied while an action was carried out."""
    every = step.table.still_to_do
    if not every:
        return step
    step = step.with_table(msgspec.structs.replace(step.table, still_to_do=()))
    for due in every:
        step = _done(step, due)
    return step


def _done(step: Step, due: StillToDo) -> Step:
    """Carry out one of them, by the hand of who controls the words."""
    does = due.does
    if does.turned_down is not None:
        return _turned_down(step, due, does.turned_down)
    acting = _acting(step, due)
    if does.life:
        total = step.table.life_of(due.controller) + does.life
        return _with(step, set_life(acting, Life(player=due.controller, total=total)))
    token = _known_token(step, does.token)
    if token is not None:
        words, name = token
        created = CreateToken(card=words, label=step.table.unused(name))
        return _with(step, create_token(acting, created, alone=due.once))
    count = due.power if does.by_power else does.count
    if does.kind and count is not None:
        there = step.table.objects.get(due.by.label)
        if there is None or there.identity != due.identity or count <= 0:
            return step
        return _with(step, counters(acting, Counters(object=due.by.label, kind=does.kind, count=count)))
    step = step.because(Concept.INSTEAD, "does more instead", name=due.by.name, text=does.text)
    told = instructions((f"{capitalized(does.text)}.",), (due.by.name,))
    if not told:
        return step
    kept = ResolvedSpell(
        label=due.by.label,
        names=(due.by.name,),
        controller=due.controller,
        clock=step.table.clock,
        instructions=told,
    )
    return step.with_table(msgspec.structs.replace(step.table, resolved=(*step.table.resolved, kept)))


def _turned_down(step: Step, due: StillToDo, wanted: Filter) -> Step:
    """Turn face down all that words mean that do so as their own object enters (614.1c)."""
    acting = _acting(step, due)
    meant = chosen(wanted, scratches(step.table).values(), scratches(step.table), Asker(due.controller, due.by.label))
    step = step.because(Concept.ENTERS_WITH, "does as it enters", text=due.by.text.rstrip("."))
    if not meant:
        return step
    return _with(step, turn_face_down(acting, TurnFaceDown(objects=tuple(one.object.label for one in meant))))


def _acting(step: Step, due: StillToDo) -> Step:
    """Give a step in which nothing is told yet, taken by who controls the words."""
    return msgspec.structs.replace(step, player=due.controller, reasons=(), asides=(), events=(), alike=())


def _with(step: Step, ended: Ended) -> Step:
    """Go on with what came of a part of an action, told behind what is told already."""
    table, outcome = ended
    step = step.with_table(table)
    for why in outcome.reasons:
        step = step.told(why)
    return msgspec.structs.replace(step, events=(*step.events, *outcome.events))


def _known_token(step: Step, words: str) -> tuple[str, str] | None:
    """Give the words by which a token is known, those that spell it or its kind alone, and its name."""
    for known in (words, words.removesuffix(" token")):
        card = step.table.pool.find(known)
        if card is not None and card.is_token:
            return known, card.name
    return None
