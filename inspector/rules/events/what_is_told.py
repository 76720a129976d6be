"""What the desk is told of the game: whose turn it is (102.1), players' life (119.5), what holds of a card's words.

None of it is an event of the game. It is kept with the table or the object, and effects that ask find it there.
"""

from __future__ import annotations

import msgspec

from inspector.cards import in_quotes
from inspector.reading import ALL_KEYS, OWN, Unread
from inspector.rules.decisions.command_zone_kinds import PLANAR, kind_in_the_command_zone
from inspector.rules.decisions.marks import GOADED, unmarked
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.edition.outcomes import Outcome, Result
from inspector.rules.steps.own_triggers import with_counters_checked
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Life, NotRead, SayCondition, Turn
from inspector.rules.table.objects import GameObject
from inspector.rules.values.amounts import numbers_said_of, said_key

# Beside its values, what something that happened may have changed of an object.
_MAY_BE_OTHERWISE = (*ALL_KEYS, "counters", "tapped", "zone")


def turn(step: Step, action: Turn) -> Ended:
    """Let it be a player's turn: the acting player's, the first player's where none is named.

    What that player goaded is goaded only until that turn (701.15a).
    """
    del action
    begins = step.player != step.table.active_player
    table = with_counters_checked(step.table) if begins else step.table
    step = step.with_table(msgspec.structs.replace(table, turn_of=step.player))
    step = step.because(Concept.ACTIVE_PLAYER, "turn of", player=step.player)
    return (_under_the_planar_controller(_goaded_no_more(step)) if begins else step).done()


def _under_the_planar_controller(step: Step) -> Step:
    """Let planes and phenomena come under the control of the player whose turn it is (311.5, 312.4)."""
    for held in step.table.objects.values():
        if held.zone == "command" and kind_in_the_command_zone(held) in PLANAR:
            step = step.with_object(msgspec.structs.replace(held, controller=step.player))
    return step


def _goaded_no_more(step: Step) -> Step:
    for held in step.table.objects.values():
        if step.player in held.goaded_by:
            step = step.because(Concept.GOADED, "goaded no more", name=shown_name(step, held), player=step.player)
            step = step.with_object(_without_goader(held, step.player))
    away = step.table.phased_out
    if any(step.player in held.goaded_by for held in away.values()):
        away = {label: _without_goader(held, step.player) for label, held in away.items()}
        step = step.with_table(msgspec.structs.replace(step.table, phased_out=away))
    return step


def _without_goader(held: GameObject, player: str) -> GameObject:
    by = tuple(other for other in held.goaded_by if other != player)
    return msgspec.structs.replace(held, goaded_by=by) if by or not held.goaded_by else unmarked(held, GOADED)


def set_life(step: Step, action: Life) -> Ended:
    """Set a player's life total."""
    totals = {**step.table.life, step.player: action.total}
    step = step.with_table(msgspec.structs.replace(step.table, life=totals))
    return step.because(Concept.LIFE_TOTAL_IS_SET, "life is", player=step.player, value=action.total).done()


def say_condition(step: Step, action: SayCondition) -> Ended:
    """Keep with an object whether a condition in its words holds; what was said last counts."""
    held = step.table.object(action.object)
    before = numbers_said_of(action.says, held.said)
    kept = {key: holds for key, holds in held.said.items() if key not in before}
    said = {**kept, said_key(action.says): action.holds}
    step = step.with_object(msgspec.structs.replace(held, said=said))
    if numbers_said_of(action.says, said):
        return step.because(Concept.STATIC_ABILITY_LOOKS_ANEW, "number said", what=action.says.rstrip(".")).done()
    value = "true" if action.holds else "not true"
    return step.because(Concept.STATIC_ABILITY_LOOKS_ANEW, "condition said", text=action.says, value=value).done()


def not_read(step: Step, action: NotRead) -> Ended:
    """Put in doubt what words that nobody could read may have done to the objects of which they tell."""
    told = Unread(text=action.says, keys=_MAY_BE_OTHERWISE, whom=(OWN,), zones=(), takes=True)
    for label in dict.fromkeys(action.objects):
        held = step.table.object(label)
        if told not in held.told_unread:
            step = step.with_object(msgspec.structs.replace(held, told_unread=(*held.told_unread, told)))
    error = NotComputedError(f"what {in_quotes(action.says)} tells, since it was not read")
    return step.table, Outcome(Result.NOT_COMPUTED, not_computed=str(error))
