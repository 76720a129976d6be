"""Creating tokens of which all is spelled (111.3, 111.4; 110.5b and 110.5c until 2016), whatever they are called."""

from __future__ import annotations

import msgspec

from inspector.cards import Card, Face
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.edition.errors import RulesError
from inspector.rules.edition.outcomes import EventKind
from inspector.rules.events.copying import SET_AS_A_TOKEN, labels_besides, refuse_taken, token_by_others
from inspector.rules.steps.as_it_enters import entering_of, tapped_as_it_enters
from inspector.rules.steps.entered_with import entered_with
from inspector.rules.steps.replacing import number_of_tokens, with_tokens_in_doubt
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.table.actions import CreateToken
from inspector.rules.table.objects import GameObject, Printed, Set, printed_values

_WORD = " Token"


def token_values(edition: Edition, card: Card) -> Printed:
    """Give the values of a token; one that nothing names is called by its subtypes, since 2021 as a Token (111.4)."""
    printed = printed_values(card)
    if not edition.token_names_end_with_token:
        return printed
    faces = tuple(_named(face) for face in printed.faces)
    return printed if faces == printed.faces else msgspec.structs.replace(printed, faces=faces)


def _named(face: Face) -> Face:
    is_of_kind = face.name == " ".join(face.type_line.subtypes)
    return msgspec.structs.replace(face, name=f"{face.name}{_WORD}") if is_of_kind and face.name else face


def create_token(step: Step, action: CreateToken, *, alone: bool = False) -> Ended:
    """Create a token, and as many besides as what others say makes of one (614.1a), unless it comes ``alone``."""
    refuse_taken(step, action.label)
    card = step.table.pool.find(action.card)
    if card is None or not card.is_token:
        raise RulesError(f'no token is known by the words "{action.card}"')
    if card.kind is not None and card.kind not in step.edition.token_kinds_with_both_faces:
        return step.illegal(Concept.KINDS_OF_DOUBLE_FACED_CARDS, "no double-faced tokens", name=card.name)
    values = token_values(step.edition, card)
    step = _with_token(step, action, action.label, values)
    if alone:
        return step.done()
    step, new = number_of_tokens(step, step.table.object(action.label))
    besides = labels_besides(step.table, action.label, new.number - 1)
    for label in besides:
        step = _with_token(step, action, label, values)
    return with_tokens_in_doubt(step, (action.label, *besides), new).done()


def _with_token(step: Step, action: CreateToken, label: str, values: Printed) -> Step:
    """Create one token, which enters the battlefield."""
    step = step.ticked()
    stamp = step.table.clock
    set_by: dict[Set, Concept] = {key: by for key, by in SET_AS_A_TOKEN.items() if key != "face_up"}
    token = GameObject(
        label=label,
        identity=stamp,
        cards=(),
        base=values,
        owner=step.player,
        controller=step.player,
        zone="battlefield",
        timestamp=stamp,
        token=True,
        tapped=action.tapped,
        came=step.index,
        set_by=set_by,
    )
    step, token = token_by_others(step, token)
    entering = entering_of(step, token, token, as_copy=False)
    token = tapped_as_it_enters(token, entering)
    step = step.with_object(token).event(EventKind.ENTERED, label)
    name = values.faces[0].name
    step = step.because(Concept.VALUES_OF_A_TOKEN, "token created", name=name)
    return entered_with(step, label, entering, None)
