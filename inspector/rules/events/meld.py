"""Meld (701.37 and 713 in 2021; 701.42 and 712.4, 712.5 since): two cards of a pair become one permanent.

The pairs are a table, as in the rules. What is not such a pair stays where it is (701.42c); what leaves the battlefield
as a melded permanent becomes two cards again (712.21), which ``zones`` does.
"""

from __future__ import annotations

import msgspec

from inspector.cards import Card, Shape, listed_words
from inspector.rules.decisions.marks import with_commanders
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import RulesError
from inspector.rules.edition.outcomes import EventKind, Result
from inspector.rules.edition.readings import READINGS
from inspector.rules.steps.as_it_enters import entering_of, tapped_as_it_enters
from inspector.rules.steps.entered_with import entered_with
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import moved, named_part, named_whole, renewed, shown_name
from inspector.rules.table.actions import Meld
from inspector.rules.table.objects import GameObject, Printed

# 712.5a-g in the order of the rules; the edition of 2021 has the first three (713.1a).
MELD_PAIRS = (
    (("Midnight Scavengers", "Graf Rats"), "Chittering Host"),
    (("Hanweir Garrison", "Hanweir Battlements"), "Hanweir, the Writhing Township"),
    (("Bruna, the Fading Light", "Gisela, the Broken Blade"), "Brisela, Voice of Nightmares"),
    (("Phyrexian Dragon Engine", "Mishra, Claimed by Gix"), "Mishra, Lost to Phyrexia"),
    (("The Mightstone and Weakstone", "Urza, Lord Protector"), "Urza, Planeswalker"),
    (("Argoth, Sanctum of Nature", "Titania, Voice of Gaea"), "Titania, Gaea Incarnate"),
    (("Fang, Fearless l'Cie", "Vanille, Cheerful l'Cie"), "Ragnarok, Divine Deliverance"),
)


_PAIR = 2
PAIR_RULES = {
    "Chittering Host": Concept.MELD_PAIR_OF_HOST,
    "Hanweir, the Writhing Township": Concept.MELD_PAIR_OF_HANWEIR,
    "Brisela, Voice of Nightmares": Concept.MELD_PAIR_OF_BRISELA,
    "Mishra, Lost to Phyrexia": Concept.MELD_PAIR_OF_MISHRA,
    "Urza, Planeswalker": Concept.MELD_PAIR_OF_URZA,
    "Titania, Gaea Incarnate": Concept.MELD_PAIR_OF_TITANIA,
    "Ragnarok, Divine Deliverance": Concept.MELD_PAIR_OF_RAGNAROK,
}


def is_combined_face(card: Card) -> bool:
    """Whether this is the record of a combined face, which is no card of its own (712.4b)."""
    return card.meld_result or card.name in PAIR_RULES


def meld(step: Step, action: Meld) -> Ended:
    """Meld two cards: exile them if they are on the battlefield, then put them onto it as one permanent.

    What cannot be melded stays in its current zone (701.42c; 701.37c in 2021).
    """
    table = step.table
    if not step.edition.meld_pairs:
        return step.illegal(Concept.KEYWORD_ACTIONS, "no meld")
    if table.knows(action.label):
        raise RulesError(f'the label "{action.label}" is taken; every object needs a label of its own')
    parts = [step.table.objects[label] for label in action.objects if label in step.table.objects]
    combined = _combined_name(step, parts)
    if combined is not None and len({part.owner for part in parts}) > 1 and not READINGS.cards_of_two_owners_meld:
        step = step.because(Concept.MELD_WHAT_CANNOT_BE_MELDED, "reading: two owners", does="they stay where they are")
        combined = None
    if combined is None:
        step = _told_why_not(step, action)
        gone, never = ((*labels, action.label) for labels in (step.table.gone, step.table.never_made))
        step = step.with_table(msgspec.structs.replace(step.table, gone=gone, never_made=never))
        return step.ended(Result.NOTHING)
    card = step.table.pool.find(combined)
    if card is None:
        raise RulesError(f'the combined face "{combined}" is not among the cards known here')
    base = Printed(faces=card.faces[:1], kind=parts[0].base.kind, melded=True)
    name = " and ".join(shown_name(step, part) for part in parts)
    step = step.because(Concept.MELD_THE_ACTION, "melds", name=name, result=card.faces[0].name)
    for part in parts:
        if part.is_permanent:
            step = moved(step, part, "exile")
    return _melded(step, action, [step.table.object(part.label) for part in parts], base)


def _told_why_not(step: Step, action: Meld) -> Step:
    """Tell why they are not melded: what is part of a permanent already is no object that could be (712.4b)."""
    within = [(label, step.table.whole_of(label)) for label in action.objects]
    if all(whole is None for _, whole in within):
        held = [step.table.object(label) for label in action.objects]
        for part in held:
            card = part.cards[0].name if len(part.cards) == 1 else ""
            places = {"name": shown_name(step, part)}
            # By its name it may well be one of a pair; what counts is the card that it is (701.42b).
            if part.token or part.copy:
                kind = "a token" if part.token else "a copy of a card"
                return step.led_by(Concept.MELD_WHAT_CANNOT_BE_MELDED, "no card to meld", kind=kind, **places)
            if part.copies and part.face_down is None and card and all(card not in pair for pair, _ in MELD_PAIRS):
                return step.led_by(Concept.MELD_WHAT_CANNOT_BE_MELDED, "only a copy of one", card=card, **places)
        names = listed_words([shown_name(step, part) for part in held])
        return step.led_by(Concept.MELD_WHAT_CANNOT_BE_MELDED, "cannot meld", names=names)
    for label, whole in within:
        if whole is not None:
            places = {"label": named_part(whole, label), "name": named_whole(step, whole, label)}
            step = step.because(Concept.MELD_WHAT_CANNOT_BE_MELDED, "gone into another", **places)
    return step


def _combined_name(step: Step, parts: list[GameObject]) -> str | None:
    """Give the name of the combined face, where the two objects are the cards of a pair."""
    if any(len(part.cards) != 1 or part.token or part.copy for part in parts):
        return None
    names = {part.cards[0].name for part in parts}
    listed = next((place for place, (pair, _) in enumerate(MELD_PAIRS) if names == set(pair)), None)
    if listed is None:
        return _of_their_own(*(part.cards[0] for part in parts)) if len(names) == len(parts) == _PAIR else None
    return MELD_PAIRS[listed][1] if listed < step.edition.meld_pairs else None


def _of_their_own(one: Card, other: Card) -> str | None:
    """Give the combined face of a pair that the rules do not list: someone's own, or newer than the editions here.

    Both have to be meld cards, one has to name the other and the combined face, and the other must not deny it.
    """
    for first, second in ((one, other), (other, one)):
        named = first.melds_into is not None and first.melds_with == second.name
        agreed = second.melds_with in (None, first.name) and second.melds_into in (None, first.melds_into)
        if named and agreed and first.shape is second.shape is Shape.MELD and not second.meld_result:
            return first.melds_into
    return None


def _melded(step: Step, action: Meld, parts: list[GameObject], base: Printed) -> Ended:
    name = " and ".join(shown_name(step, part) for part in parts)
    step, new = renewed(step, parts[0], "battlefield", step.player)
    labels = tuple(part.label for part in parts)
    melded = msgspec.structs.replace(
        new,
        label=action.label,
        cards=tuple(card for part in parts for card in part.cards),
        base=base,
        back_up=True,
        melded_from=labels,
        card_owners=tuple(part.owner for part in parts),
        set_by=new.set_anew("zone", "face_up", by=Concept.MELD_THE_ACTION),
    )
    commanders = tuple(label for part in parts for label in part.commanders)
    melded = with_commanders(msgspec.structs.replace(melded, designations=(), commanders=()), commanders)
    rest = {label: held for label, held in step.table.objects.items() if label not in labels}
    table = msgspec.structs.replace(step.table, objects=rest, gone=(*step.table.gone, *labels))
    step = step.with_table(table)
    entering = entering_of(step, melded, melded, as_copy=False)
    step = step.with_object(tapped_as_it_enters(melded, entering))
    step = step.event(EventKind.ENTERED, action.label).event(EventKind.MELDED, action.label)
    step = step.also(Concept.MELD_PAIRS, "meld pair", name=name)
    pair = next((concept for result, concept in PAIR_RULES.items() if result == base.faces[0].name), None)
    if pair is not None and numbers(pair, step.edition.key):
        step = step.also(pair, "meld pair", name=name)
    if commanders:
        step = step.because(Concept.COMMANDER_IN_PARTS, "commander in parts")
    step = step.also(Concept.MELDED_CARDS_ENTER_TOGETHER, "enter together")
    if len(set(melded.card_owners)) > 1:
        does = f"{melded.owner} owns it, and each card goes to its own owner as it leaves"
        step = step.because(Concept.OWNER, "reading: two owners", does=does)
    return entered_with(step, action.label, entering, None).done()
