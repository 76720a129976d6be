"""Performing an action: from a table and an action to the next table and the outcome, the core's one entry."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final

import msgspec

from inspector.cards import in_quotes
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import NotComputedError, RulesError
from inspector.rules.edition.outcomes import Outcome, Result
from inspector.rules.events.attaching import attach, unattached
from inspector.rules.events.casting import cast, play_land, resolve
from inspector.rules.events.choices import choose, chosen_on_the_way, refused_choice
from inspector.rules.events.command_zone_cards import stays_in_the_command_zone
from inspector.rules.events.continuous_effects import STAND_INS_OF_EFFECTS, effect
from inspector.rules.events.copying import become_copy, copy_spell, create_token_copy
from inspector.rules.events.day_night import day_night, settled
from inspector.rules.events.designating import designate
from inspector.rules.events.done_besides import what_is_done_besides
from inspector.rules.events.double_faced import transform
from inspector.rules.events.face_down import face_down_as, manifest, turn_face_down, turn_face_up
from inspector.rules.events.flip_cards import flip
from inspector.rules.events.libraries import shuffle
from inspector.rules.events.looking import look
from inspector.rules.events.meld import meld
from inspector.rules.events.merging import mutate
from inspector.rules.events.naming import choose_name
from inspector.rules.events.phasing import found_if_there, phase_in, phase_out
from inspector.rules.events.placing import place
from inspector.rules.events.put_onto_battlefield import put_onto_battlefield
from inspector.rules.events.revealing import reveal
from inspector.rules.events.split_cards import lock, unlock
from inspector.rules.events.tokens import create_token
from inspector.rules.events.turns import counters, end_turn, tap
from inspector.rules.events.what_is_told import not_read, say_condition, set_life, turn
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.state.world_rule import worlds_noted
from inspector.rules.steps.coming_off import unbestowed
from inspector.rules.steps.designations_ending import designations_ended
from inspector.rules.steps.entering_told_first import with_entering_first
from inspector.rules.steps.names_apart import named_apart
from inspector.rules.steps.quiet_tables import is_quiet, still_quiet
from inspector.rules.steps.resolved_spells import with_words_said
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.unknown_words import with_unknown_words
from inspector.rules.steps.zones import moved, named_part, named_whole, new_where_it_is, shown_name
from inspector.rules.table import actions as act
from inspector.rules.table.actions import Action, action_name
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Refused, Table
from inspector.rules.telling.attaching_in_doubt import attaching_in_doubt, hosting_in_doubt
from inspector.rules.telling.copying_in_doubt import copying_in_doubt, with_sure_remarks
from inspector.rules.telling.left_out_as_it_resolved import with_those_left_out
from inspector.rules.telling.state_based_in_doubt import check_what_is_sure
from inspector.rules.values.asking import Asker
from inspector.rules.values.forms import form_not_computed
from inspector.rules.values.selecting import selected


def _move(step: Step, action: act.Move) -> Ended:
    held = step.table.object(action.object)
    if action.face_down and action.to != "exile":
        return step.illegal(Concept.STATUS_OF_PERMANENTS_ONLY, "face down nowhere else")
    if action.to == "battlefield":
        return put_onto_battlefield(step, act.PutOntoBattlefield(object=action.object, player=action.player))
    if action.to == "stack":
        return step.illegal(Concept.CASTING_A_SPELL, "cast to get there", name=shown_name(step, held))
    if held.zone == action.to and held.may_have_gone:
        step = step.because(Concept.INSTEAD, "said to stay", name=shown_name(step, held))
        return step.with_object(msgspec.structs.replace(held, may_have_gone=())).done()
    if held.zone == action.to and not new_where_it_is(step.edition, held.zone):
        name = shown_name(step, held)
        return step.nothing(Concept.ZONE_CHANGE_A_NEW_OBJECT, "already there", name=name, in_zone=held.zone)
    if not action.face_down:
        if action.to == "command" and held.commanders:
            return _commander_to_command_zone(step, held).done()
        return moved(step, held, action.to).done()
    return _exiled_face_down(step, held)


def _commander_to_command_zone(step: Step, held: GameObject) -> Step:
    """Put a commander into the command zone, by what lets its owner do so from where it is (903.9a-b; 903.11)."""
    if held.may_return or held.may_have_gone:
        step = step.because(Concept.COMMANDER_BACK, "commander back")
        return moved(step, held, "command", Concept.COMMANDER_BACK)
    if held.is_permanent or held.is_spell:
        # It goes there instead of where it would have gone.
        zones = " ".join(sorted(step.edition.commanders_return_from))
        step = step.because(Concept.COMMANDER_ELSEWHERE, "commander there", any_zone=zones)
        return moved(step, held, "command", Concept.COMMANDER_ELSEWHERE)
    return moved(step, held, "command")


def _exiled_face_down(step: Step, held: GameObject) -> Ended:
    """Exile a card face down, which hides it; that is no status, and gives no 2/2 (110.5d, 406.3, 712.17)."""
    if held.token or held.copy:
        return moved(step, held, "exile").done()
    if step.edition.counts_as_double_faced(held.double_faced):
        step = step.because(Concept.EXILED_FACE_DOWN, "exiled hidden", name=shown_name(step, held))
    step = step.because(Concept.EXILED_FACE_DOWN_UNSEEN, "exiled hidden", name=shown_name(step, held))
    if numbers(Concept.EXILED_FACE_DOWN_NO_CHARACTERISTICS, step.edition.key):
        # Without characteristics it is no 2/2 either, which goes without saying then.
        step = step.because(Concept.EXILED_FACE_DOWN_NO_CHARACTERISTICS, "exiled without values")
        step = step.also(Concept.STATUS_OF_PERMANENTS_ONLY, "no status in exile")
    else:
        step = step.because(Concept.STATUS_OF_PERMANENTS_ONLY, "no status in exile")
    return moved(step, held, "exile", face_down=face_down_as(None)).done()


def _look(step: Step, action: act.Look) -> Ended:
    held = step.table.object(action.object)
    # What is phased out keeps its controller (702.26d).
    is_away = held.label in step.table.phased_out
    controller = held.phased_under if is_away else scratches(step.table)[held.label].controller
    return step.table, look(step.table, action, controller, step.player)


_PERFORMERS: dict[type, Callable[[Step, Any], Ended]] = {
    act.Place: place,
    act.Cast: cast,
    act.PlayLand: play_land,
    act.Resolve: resolve,
    act.PutOntoBattlefield: put_onto_battlefield,
    act.Move: _move,
    act.Flip: flip,
    act.Unlock: unlock,
    act.Lock: lock,
    act.TurnFaceDown: turn_face_down,
    act.TurnFaceUp: turn_face_up,
    act.Manifest: manifest,
    act.Cloak: manifest,
    act.Meld: meld,
    act.BecomeCopy: become_copy,
    act.CreateToken: create_token,
    act.CreateTokenCopy: create_token_copy,
    act.CopySpell: copy_spell,
    act.CheckState: check_what_is_sure,
    act.Transform: transform,
    act.Convert: transform,
    act.Tap: tap,
    act.Untap: tap,
    act.Attach: attach,
    act.Effect: effect,
    act.Counters: counters,
    act.ChooseName: choose_name,
    act.Look: _look,
    act.DayNight: day_night,
    act.Designate: designate,
    act.EndTurn: end_turn,
    act.Choose: choose,
    act.Turn: turn,
    act.Life: set_life,
    act.SayCondition: say_condition,
    act.NotRead: not_read,
    act.Shuffle: shuffle,
    act.Reveal: reveal,
    act.Mutate: mutate,
    act.PhaseOut: phase_out,
    act.PhaseIn: phase_in,
}


_ILLEGAL: Final = Result.ILLEGAL
_REFUSED = (_ILLEGAL, Result.NOT_COMPUTED)
# A row that is made once: a union would be made anew at each action.
_MAY_BE_PUT_ON_A_HOST = (act.Resolve, act.PutOntoBattlefield, act.Move)
_PUT_THERE = (act.PutOntoBattlefield, act.Move)
# Of these it may be in doubt what they are attached to. That a kind is in a set is seen six times faster than that an
# action is an instance of it, and every action is asked.
_ATTACHING = frozenset((*_MAY_BE_PUT_ON_A_HOST, act.Attach))


def perform(table: Table, action: Action, step: int | None = None) -> tuple[Table, Outcome]:
    """Perform an action: give the next table and the outcome.

    ``step`` is the action's index in its list; the next one where it is left out. Where the action is illegal, or
    is not computed, the table is the one given, but for the label of an object that was to be made. Raises RulesError
    for an unknown label, card or player.
    """
    index = table.step + 1 if step is None else step
    player = action.player or table.players[0]
    if player not in table.players:
        raise RulesError(f'"{player}" is not a player at this table; there are {", ".join(table.players)}')
    start = Step(table=table, player=player, index=index, start=table)
    after, outcome = _tried(start, action)
    if type(action) in _PUT_THERE:
        outcome = with_entering_first(outcome)
    if type(action) is act.NotRead:
        # It is in doubt from then on what it says; nothing is settled by that.
        return table.followed_by(msgspec.structs.replace(after, step=index)), outcome
    result = outcome.result
    if result in _REFUSED or (after is table and result is Result.NOTHING):
        # Also what came to nothing says what the words of a spell did.
        said = with_words_said(table, table, action) if result is Result.NOTHING else table
        return _without_new_object(said, action, outcome), outcome
    quiet = is_quiet(table, after)
    more_to_do = after.resolved or after.still_to_do or getattr(action, "choose", None) is not None
    if quiet and not more_to_do:
        # Nothing follows, and no spell lies there with which it would be noted what is carried out.
        if after.step != index:
            after = still_quiet(after.followed_by(msgspec.structs.replace(after, step=index)))
        return after, outcome
    after = with_those_left_out(table, with_words_said(table, after, action))
    follow = Step(table=after, player=player, index=index, start=table, reasons=outcome.reasons, events=outcome.events)
    follow = chosen_on_the_way(what_is_done_besides(follow), action)
    quiet = quiet and is_quiet(table, follow.table)
    if not quiet:
        follow = settled(unbestowed(unattached(follow)), turning=not isinstance(action, act.Place))
        follow = worlds_noted(designations_ended(follow))
    after = follow.table.followed_by(msgspec.structs.replace(follow.table, step=index))
    after = still_quiet(after) if quiet else after
    outcome = msgspec.structs.replace(outcome, reasons=follow.reasons, events=follow.events)
    return after, with_entering_first(outcome) if type(action) in _PUT_THERE else outcome


def _tried(start: Step, action: Action) -> Ended:
    """Carry an action out as far as the core computes it; what it does not compute leaves the table as it is."""
    performer = _PERFORMERS.get(type(action))
    if performer is None:
        return _not_computed(start, NotComputedError(f"the action “{action_name(action)}”"))
    form = form_not_computed(action)
    if form:
        return _not_computed(start, NotComputedError(form))
    try:
        early, start, action = _on_phased_out(start, action) if start.table.phased_out else (None, start, action)
        early = (
            early
            or _on_refused(start, action)
            or _on_departed_token(start, action)
            or stays_in_the_command_zone(start, action)
            or refused_choice(start, action)
        )
        return early or _sure(start, action, performer(start, action))
    except NotComputedError as error:
        return _not_computed(start, error)


def _sure(start: Step, action: Action, ended: Ended) -> Ended:
    """Give how an action ended, unless that hangs on what is not computed: an attach that may be possible or not."""
    table, outcome = ended
    open_ = copying_in_doubt(start.table, action, outcome) if outcome.result is _ILLEGAL else None
    if open_ is not None:
        of = shown_name(start, start.table.object(getattr(action, "as_copy_of", "")))
        raise NotComputedError(f"whether it can be a copy of {of}; {in_quotes(open_.text)} may decide it")
    if type(action) not in _ATTACHING:
        return with_unknown_words(start, action, (table, with_sure_remarks(start, action, outcome)))
    if isinstance(action, _MAY_BE_PUT_ON_A_HOST):
        found = hosting_in_doubt(start.table, outcome, action.object)
        if found:
            name = shown_name(start, start.table.object(action.object))
            raise NotComputedError(f"whether {name} can enchant anything; {in_quotes(found)} may decide it")
    if not isinstance(action, act.Attach):
        return with_unknown_words(start, action, (table, with_sure_remarks(start, action, outcome)))
    doubt = attaching_in_doubt(start.table, action, outcome)
    if not doubt:
        return ended
    if outcome.result is Result.NOTHING:
        name, other = (shown_name(start, start.table.object(label)) for label in (action.object, action.to))
        raise NotComputedError(f"whether {name} can be attached to {other}; {in_quotes(doubt)} may decide it")
    why = start.wording.why(Concept.WHAT_CANNOT_BE_ATTACHED_STAYS, "attaching not computed", text=doubt.rstrip("."))
    return table, msgspec.structs.replace(outcome, reasons=(*outcome.reasons, why))


def _not_computed(start: Step, error: NotComputedError) -> Ended:
    return start.table, Outcome(Result.NOT_COMPUTED, not_computed=str(error))


def label_made_by(action: Action) -> str | None:
    """Give the label of the object that an action makes, None where it makes none."""
    label: str | None = getattr(action, "label", None) or getattr(action, "as_copy", None)
    return label


def _without_new_object(table: Table, action: Action, outcome: Outcome) -> Table:
    """Remember the label of an object that was not made, so that later actions on it have an answer.

    What was refused makes later actions on it illegal; what the rules did not create never existed.
    """
    label = label_made_by(action)
    if label is None:
        return table
    if outcome.result is Result.NOTHING:
        return msgspec.structs.replace(table, gone=(*table.gone, label), never_made=(*table.never_made, label))
    card = table.pool.find(action.card) if isinstance(action, act.Place) else None
    shared = card is not None and any(held.base.faces[0].name == card.front.name for held in table.objects.values())
    called = named_apart(label, card.front.name, shared=shared) if card is not None else ""
    refused = Refused(label, outcome.reasons, outcome.not_computed, called)
    return msgspec.structs.replace(table, refused={**table.refused, label: refused})


def labels_of(action: Action) -> tuple[str, ...]:
    """List the labels that an action names, not those that it makes."""
    return tuple(dict.fromkeys(_named_in(action)))


def _named_in(action: Action) -> list[str]:
    """List the labels that an action names, some perhaps twice."""
    alone, several = _places_of_labels(type(action))
    named = [value for value in alone(action) if value and isinstance(value, str)]
    for field in several:
        value = getattr(action, field)
        if value and isinstance(value, tuple):
            named.extend(label for label in value if field != "on" or label not in STAND_INS_OF_EFFECTS)
    return named


@cache
def _places_of_labels(kind: type[Action]) -> tuple[Callable[[Action], tuple[object, ...]], tuple[str, ...]]:
    """Give what gets those fields of a kind of action that hold one label, and list those that hold several."""
    alone: tuple[str, ...] = ("object", "of", "to", "as_copy_of", "source", "ability_of", "with_", "onto")
    if kind in (act.Move, act.Reveal):
        alone = tuple(field for field in alone if field != "to")
    there = frozenset(kind.__struct_fields__)
    named = [one for one in alone if one in there]
    # One field alone twice, as there would be no row.
    row = named * 2 if len(named) == 1 else named
    get: Callable[[Action], tuple[object, ...]] = attrgetter(*row) if row else lambda _: ()
    return get, tuple(one for one in ("objects", "on") if one in there)


def _on_phased_out(step: Step, action: Action) -> tuple[Ended | None, Step, Action]:
    """End an action on what is phased out, which is as if it were not there; of several it is left out (702.26b, e)."""
    phased_out = step.table.phased_out
    away = [label for label in labels_of(action) if label in phased_out]
    if isinstance(action, act.PhaseIn | act.Look):
        # What is face down may be looked at even so (708.5), and what is face up everybody sees.
        return None, step, action
    if not away:
        return *_found_phased_out(step, action), action
    for field in ("objects", "on"):
        listed = getattr(action, field, None)
        if isinstance(listed, tuple) and not isinstance(action, act.Meld):
            left = tuple(label for label in listed if label not in away)
            away = [label for label in away if label not in listed]
            passed = [label for label in listed if label not in left]
            if left and not away:
                for label in passed:
                    step = step.aside(
                        *_on_one_phased_out(step, action, label), name=shown_name(step, step.table.object(label))
                    )
                return None, step, msgspec.structs.replace(action, **{field: left})
            away = away or passed
    name = shown_name(step, step.table.object(away[0]))
    refuse = step.illegal if _is_of_a_player(action) else step.nothing
    return refuse(*_on_one_phased_out(step, action, away[0]), name=name), step, action


def _on_one_phased_out(step: Step, action: Action, label: str) -> tuple[Concept, str]:
    """By which rule an action passes over what is phased out: one of its own where an effect begins (702.26e)."""
    becomes = isinstance(action, act.BecomeCopy) and label != action.of
    begins = becomes or (isinstance(action, act.Effect) and action.source is None)
    if begins and numbers(Concept.EFFECT_PASSES_PHASED_OUT, step.edition.key):
        return Concept.EFFECT_PASSES_PHASED_OUT, "effect passes phased out"
    return Concept.PHASED_OUT, "phased out label"


def _found_phased_out(step: Step, action: Action) -> tuple[Ended | None, Step]:
    """Tell of what is phased out that it is not among those that an action finds by what they are (702.26b, e).

    Where nothing else is there to be found, that is all that happens.
    """
    wanted = getattr(action, "filter", None)
    if wanted is None or getattr(action, "source", None) is not None:
        return None, step
    away = found_if_there(step, wanted)
    for label in away:
        step = step.aside(*_on_one_phased_out(step, action, label), name=shown_name(step, step.table.object(label)))
    if not away or isinstance(action, act.Effect) or selected(wanted, scratches(step.table), Asker(step.player)):
        return None, step
    name = shown_name(step, step.table.object(away[0]))
    return step.nothing(*_on_one_phased_out(step, action, away[0]), name=name), step


def _on_refused(step: Step, action: Action) -> Ended | None:
    """End an action on an object that was never there, or is no more; raise for a label that nothing made."""
    table = step.table
    nothing_gone = not table.refused and not table.gone
    for label in _named_in(action):
        if nothing_gone and label in table.objects:
            continue
        refused = table.refused.get(label)
        if refused is not None and refused.not_computed:
            raise NotComputedError(f"what becomes of {label}, since what makes it is not computed")
        if refused is not None:
            if not refused.called:
                return table, Outcome(Result.ILLEGAL, refused.reasons)
            says = " ".join(why.says for why in refused.reasons)
            return step.illegal(refused.reasons[0].concept, "refused label", name=refused.called, says=says)
        if label in table.gone and isinstance(action, act.Meld):
            continue
        if label in table.gone:
            token = label in table.gone_tokens
            concept = Concept.TOKEN_THAT_LEFT_STAYS if token else Concept.ZONE_CHANGE_A_NEW_OBJECT
            ends = step.illegal if _is_of_a_player(action) else step.nothing
            whole = table.whole_of(label)
            if whole is not None:
                # One object that cards represent (701.42a), or that a spell became part of (730.2b).
                part_of = Concept.MELD_THE_ACTION if whole.is_melded else Concept.MERGED_IS_THE_SAME_OBJECT
                name = named_whole(step, whole, label)
                return ends(part_of, "gone into another", label=named_part(whole, label), name=name)
            if label in table.never_made:
                return ends(Concept.IMPOSSIBLE_IS_IGNORED, "never made")
            called = table.gone_called.get(label, label)
            return ends(concept, "gone token" if token else "gone label", name=called)
        table.object(label)
    return None


def _is_of_a_player(action: Action) -> bool:
    """Whether a player takes the action, or the game by its rules: with what is not there it cannot be taken at all.

    What an effect does to what is not there is passed over instead (101.3).
    """
    if isinstance(action, act.Unlock):
        return action.by == "special action"
    if isinstance(action, act.TurnFaceUp):
        return action.by != "effect"
    return isinstance(action, (act.Cast, act.PlayLand, act.Resolve, act.Mutate))


# What would bring an object to another zone: instructions of effects, and what a player does.
_MOVING = (act.Move, act.PutOntoBattlefield, act.Manifest, act.Cloak)
_PLAYING = (act.Cast, act.PlayLand)
_OF_WHAT_DEPARTED = frozenset((*_MOVING, *_PLAYING))


def _on_departed_token(step: Step, action: Action) -> Ended | None:
    """End what would move a token that has left the battlefield: it stays, and no player can play it (111.8)."""
    if type(action) not in _OF_WHAT_DEPARTED or not isinstance(action, (*_MOVING, *_PLAYING)):
        return None
    held = step.table.object(action.object)
    if not held.token or held.is_permanent:
        return None
    name = shown_name(step, held)
    if isinstance(action, _PLAYING):
        return step.illegal(Concept.TOKEN_THAT_LEFT_STAYS, "departed token", name=name)
    return step.nothing(Concept.TOKEN_THAT_LEFT_STAYS, "departed token", name=name)
