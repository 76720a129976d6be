"""Choosing a card name (201.3 until 2021, 201.4 since): one name of one card."""

from __future__ import annotations

from inspector.cards import Card, Shape, name_key, with_article
from inspector.rules.decisions.insets import inset_of
from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.table.actions import ChooseName
from inspector.rules.table.objects import printed_values


def choose_name(step: Step, action: ChooseName) -> Ended:
    """Answer whether a player told to choose a card name may choose this one."""
    card = step.table.pool.find(action.name)
    name = action.name
    if card is None or (card.kind is not None and card.kind not in step.edition.kinds):
        return step.illegal(Concept.CHOOSING_A_CARD_NAME, "no such name", name=name)
    if card.is_token:
        return step.illegal(Concept.CHOOSING_A_CARD_NAME, "name of token", name=name)
    if len(card.faces) > 1 and name_key(name) == name_key(card.name):
        return _both_names(step, card, name)
    return _one_name(step, card, name)


def _both_names(step: Step, card: Card, name: str) -> Ended:
    if card.shape is Shape.SPLIT and not step.edition.either_half_may_be_named:
        step = step.because(Concept.CHOSEN_NAME_OF_A_SPLIT_CARD, "name of both halves", name=name)
        return _chosen(step, name)
    concept = {
        Shape.SPLIT: Concept.CHOSEN_NAME_OF_A_SPLIT_CARD,
        Shape.FLIP: Concept.CHOSEN_NAME_OF_A_FLIP_CARD,
        Shape.DOUBLE_FACED: Concept.NAMING_A_FACE,
    }.get(card.shape, Concept.CHOOSING_A_CARD_NAME)
    return step.illegal(concept, "two names at once", names=tuple(face.name for face in card.faces))


def _one_name(step: Step, card: Card, name: str) -> Ended:
    match card.shape:
        case Shape.DOUBLE_FACED:
            step = step.because(Concept.NAMING_A_FACE, "name of face", name=name)
        case Shape.SPLIT:
            if not step.edition.either_half_may_be_named:
                return step.illegal(Concept.CHOSEN_NAME_OF_A_SPLIT_CARD, "half of a name", name=name)
            step = step.because(Concept.CHOSEN_NAME_OF_A_SPLIT_CARD, "name of half", name=name)
        case Shape.FLIP:
            lower = name_key(card.faces[1].name) == name_key(name)
            template = "name of flipped half" if lower else "name of card"
            step = step.because(Concept.CHOSEN_NAME_OF_A_FLIP_CARD, template, name=name)
        case Shape.INSET if name_key(card.faces[1].name) == name_key(name):
            inset = inset_of(printed_values(card))
            if inset is not None:
                # An edition without the inset has no rule for its name, and says nothing.
                for concept in inset.naming:
                    step = step.because(concept, "name of inset", name=name, inset=with_article(inset.word))
        case Shape.MELD if card.meld_result:
            step = step.because(Concept.NAMING_A_COMBINED_FACE, "name of combined face", name=name)
        case Shape.MELD:
            step = step.because(Concept.NAMING_A_MELD_CARD, "name of meld card", name=name)
        case _:
            pass
    return _chosen(step.also(Concept.CHOOSING_A_CARD_NAME, "name of card", name=name), name)


def _chosen(step: Step, name: str) -> Ended:
    """End with the name chosen; in 2011 and 2016 the card must be legal in the format, which no table here knows."""
    if step.edition.named_card_must_be_legal:
        step = step.because(Concept.CHOOSING_A_CARD_NAME, "name must be legal", name=name)
    return step.done()
