"""What an object that has just come to the battlefield could still be given: an original to copy, or a bearer.

By the rules both are settled as it enters (614.1c, 303.4f); on a desk where cards are put down it is said right after.
"""

from __future__ import annotations

import msgspec

from inspector.cards import Filter
from inspector.rules.edition.outcomes import Result
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.performing import perform
from inspector.rules.steps.words_of_copying import copied_as_it_enters, own_words_of_copying
from inspector.rules.table.actions import Action, Attach, Place, PutOntoBattlefield, Resolve
from inspector.rules.table.table import Table
from inspector.rules.telling.questions import questions_of
from inspector.rules.values.asking import Asker, game_of
from inspector.rules.values.forms import form_not_computed
from inspector.rules.values.selecting import chosen

_ATTACHED = frozenset(("Aura", "Equipment", "Fortification"))
# More objects than this are not tried out one after the other.
_MOST_TRIED = 40


def could_copy(table: Table, label: str) -> tuple[str, ...]:
    """List what a permanent that is no copy could have entered as a copy of, by its own words (707.5, 614.1c).

    None where its words do not say so, or are not read.
    """
    held = table.objects.get(label)
    if held is None or not held.is_permanent or held.copies or held.copy_of or held.face_down is not None:
        return ()
    face = held.base.faces[0]
    wanted = copied_as_it_enters(face)
    if wanted is None or form_not_computed(wanted):
        return ()
    every = scratches(table)
    if table.edition.entering_looks_at_other_effects and not any(
        ability.text == own_words_of_copying(face) for ability in every[label].abilities
    ):
        return ()
    asker = Asker(every[label].controller, label, game=game_of(table))
    found = chosen(wanted, every.values(), every, asker)
    return tuple(one.object.label for one in found if one.object.label != label)


def could_bear(table: Table, label: str) -> tuple[str, ...]:
    """List to what an Aura, Equipment or Fortification on the battlefield, attached to nothing, could be attached."""
    held = table.objects.get(label)
    if held is None or not held.is_permanent or held.attached_to is not None:
        return ()
    every = scratches(table)
    if _ATTACHED.isdisjoint(every[label].subtypes):
        return ()
    others = [one.object.label for one in every.values() if one.object.is_permanent and one.object.label != label]
    return tuple(other for other in others[:_MOST_TRIED] if _would_hold(table, label, other))


def could_target(table: Table, wanted: Filter, player: str) -> tuple[str, ...]:
    """List the permanents that a player's words for a target mean, whatever else may stand against it (115.1)."""
    every = scratches(table)
    found = chosen(wanted, every.values(), every, Asker(player, game=game_of(table)))
    return tuple(one.object.label for one in found if one.object.is_permanent)


def asks_as_it_comes(table: Table, label: str) -> bool:
    """Whether a permanent may ask something as it comes: an original, a bearer, or a choice that its words name.

    Quicker than finding what could be answered: none may fit.
    """
    held = table.objects.get(label)
    if held is None or not held.is_permanent:
        return False
    loose = held.attached_to is None and not _ATTACHED.isdisjoint(scratches(table)[label].subtypes)
    return loose or bool(could_copy(table, label)) or any(one.answer is None for one in questions_of(table, label))


def _would_hold(table: Table, label: str, to: str) -> bool:
    action = Attach(object=label, to=to, player=scratches(table)[label].controller)
    return perform(table, action)[1].result is Result.DONE


def asks_what_to_copy(action: Action, of: str) -> tuple[Action, ...]:
    """Give the actions by which an object enters as a copy in place of one by which it entered as itself.

    What was only put down enters from its owner's hand. None are given for an action that knows no copy.
    """
    if isinstance(action, Resolve | PutOntoBattlefield):
        return (msgspec.structs.replace(action, as_copy_of=of),)
    if isinstance(action, Place) and not action.token:
        bare = Place(card=action.card, label=action.label, zone="hand", player=action.player)
        enters = PutOntoBattlefield(
            object=action.label, as_copy_of=of, tapped=action.tapped, choose=action.choose, player=action.player
        )
        usual = msgspec.structs.replace(action, tapped=False, choose=None, zone="hand")
        return (bare, enters) if usual == bare else ()
    return ()
