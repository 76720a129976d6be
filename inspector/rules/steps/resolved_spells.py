"""What an instant or sorcery says as it resolves: the core does not carry it out, the board says it as an effect.

Until somebody does, the table keeps the words, and what they may have changed is in doubt.
"""

from __future__ import annotations

import re

import msgspec

from inspector.reading import (
    ARRIVES,
    ATTACHED_TO,
    BEARS,
    COMES,
    ENTERS,
    GOES,
    Instruction,
    Waits,
    instructions,
    paid_for,
)
from inspector.rules.decisions.in_force import top_values
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.quiet_tables import spells_on
from inspector.rules.steps.steps import Step
from inspector.rules.table.actions import Action, Effect, action_name
from inspector.rules.table.objects import GameObject, ResolvedSpell
from inspector.rules.table.table import Table
from inspector.rules.values.scratch import Scratch

# Which action says what words did that might change these values; of all others an effect does, or what changes faces.
_SAID_BY = {
    "zone": frozenset(("move", "put_onto_battlefield", "phase_out")),
    "tapped": frozenset(("tap", "untap")),
    "counters": frozenset(("counters",)),
    ATTACHED_TO: frozenset(("attach",)),
    BEARS: frozenset(("attach",)),
    COMES: frozenset(("place", "create_token", "create_token_copy", "move", "put_onto_battlefield")),
}
_CHANGING = frozenset(("effect", "become_copy", "turn_face_down", "turn_face_up", "transform", "convert"))
_DESIGNATING = frozenset(("designate",))
# What words let somebody cast or play, the action says that does so.
_CASTS, _CASTING = re.compile(r"\b(?:cast|play)s?\b", re.IGNORECASE), frozenset(("cast", "play_land"))
# That it becomes day or night is said by that alone.
_OF_DAY_AND_NIGHT = frozenset(("day_night",))
_SAYING = _CHANGING.union(_OF_DAY_AND_NIGHT, _DESIGNATING, *_SAID_BY.values())


def with_words_of(step: Step, spell: GameObject) -> Step:
    """Keep what a spell says that might change values, as it resolves (608.2c)."""
    scratch = scratches(step.table)[spell.label]
    told = instructions(tuple(ability.text for ability in scratch.abilities), tuple(scratch.names))
    paid = _paid_for(spell, scratch, permanent=False)
    found = tuple(one for one in (*told, *paid) if one.waits or spell.done_by.isdisjoint(kinds_saying(one)))
    return _keeping(step, scratch, found)


def with_costs_of(step: Step, spell: GameObject) -> Step:
    """Keep what the costs of a permanent spell may have done to others, as it resolves (601.2f-h)."""
    scratch = scratches(step.table)[spell.label]
    paid = _paid_for(spell, scratch, permanent=True)
    return _keeping(step, scratch, tuple(one for one in paid if spell.done_by.isdisjoint(kinds_saying(one))))


def _paid_for(spell: GameObject, scratch: Scratch, *, permanent: bool) -> tuple[Instruction, ...]:
    """What costs may have done; those of a copy were paid for another, and of what was put there none."""
    if spell.copy:
        return ()
    texts = tuple(ability.text for ability in scratch.abilities)
    dead = spell.cast_from == "graveyard"
    return paid_for(texts, tuple(scratch.names), from_graveyard=dead, permanent=permanent)


def with_effects_that_go_on(step: Step, held: GameObject) -> Step:
    """Keep the words of a permanent that leaves, where its effect goes on until end of turn by them."""
    texts = [
        text for face in top_values(held).faces for text in face.paragraphs if _LEAVES in text and _GOES_ON.search(text)
    ]
    scratch = scratches(step.table).get(held.label) if texts and held.face_down is None else None
    if scratch is None:
        return step
    left = tuple(_GOES_ON.sub("", one.text) for one in scratch.abilities if one.text in texts)
    told = tuple(msgspec.structs.replace(one, for_a_turn=True) for one in instructions(left, tuple(scratch.names)))
    return _keeping(step, scratch, told, goes_on=True)


def _keeping(step: Step, scratch: Scratch, told: tuple[Instruction, ...], *, goes_on: bool = False) -> Step:
    """Keep what is told of an object that goes; the same step where nothing is."""
    if not told:
        return step
    kept = ResolvedSpell(
        label=scratch.object.label,
        names=tuple(scratch.names),
        controller=scratch.controller,
        clock=step.table.clock,
        instructions=told,
        since=scratch.object.identity,
        goes_on=goes_on,
    )
    return step.with_table(msgspec.structs.replace(step.table, resolved=(*step.table.resolved, kept)))


_GOES_ON = re.compile(r" If [^.]+ leaves the battlefield, this effect continues until end of turn\.")
# Every object that goes is asked, and these words are looked for six times faster.
_LEAVES = " leaves the battlefield, this effect continues"


def with_words_said(before: Table, table: Table, action: Action) -> Table:
    """Give the table without the words that an action says what they did: those of the spell it names, or of the last.

    An action says it of those words only that might do what it does: one that moves a card nothing of its power.
    ``before`` is the table as it was before the action.
    """
    if isinstance(action, Effect) and action.source is not None:
        return table
    if not table.resolved:
        return _noted_on_the_stack(before, table, action)
    called = action.called.casefold() if isinstance(action, Effect) else ""
    # What words do as their object enters, the action that lets it enter says nothing of.
    for spell in reversed([one for one in table.resolved if one in before.resolved and not one.goes_on]):
        left = _left_unsaid(spell, action)
        if left != spell.instructions and (not called or called in _names_of(spell, before)):
            brought = any(
                one.of_what_came if one in left else _BROUGHT.intersection(one.unread.keys)
                for one in spell.instructions
            )
            clock = table.clock if brought else spell.clock
            rest = msgspec.structs.replace(spell, instructions=left, clock=clock)
            kept = tuple(rest if one is spell else one for one in table.resolved)
            # A spell of which no words are left goes there.
            after = msgspec.structs.replace(table, resolved=kept)
            return table.followed_by(_with_what_waited(before, after, action))
    return _with_what_waited(before, table, action)


def _names_of(spell: ResolvedSpell, table: Table) -> frozenset[str]:
    """Give the names by which a file may mean a spell: what it was called, and all names to which its card answers."""
    held = table.objects.get(spell.label)
    cards = held.cards if held is not None else ()
    names = (*spell.names, *(name for card in cards for name in card.names))
    return frozenset(name.casefold() for name in (" // ".join(spell.names), *names))


# What these words bring they may speak of behind them.
_BROUGHT = frozenset((ARRIVES, COMES))


def _left_unsaid(spell: ResolvedSpell, action: Action) -> tuple[Instruction, ...]:
    """What of a spell's words an action leaves unsaid: of those that wait it says something where it says no others."""
    now = tuple(told for told in spell.instructions if told.waits or not _says(action, told))
    if now != spell.instructions:
        return now
    name = action_name(action)
    return tuple(told for told in now if name in _HAPPENS.get(told.waits, ()) or not _says(action, told))


# The actions in which happens for what words of a spell wait (603.7a); combat is told by who attacks, or over by then.
_HAPPENS: dict[Waits, frozenset[str]] = {
    "turn": frozenset(("end_turn", "turn")),
    "goes": frozenset(("move", "check_state")),
    "enters": frozenset(("resolve", "play_land", "put_onto_battlefield", "create_token", "create_token_copy")),
    "cast": frozenset(("cast",)),
    "combat": frozenset(("designate", "end_turn", "turn")),
}


def _with_what_waited(before: Table, table: Table, action: Action) -> Table:
    """Give the table on which words wait no more that waited for what an action tells; they touch what is there now."""
    name = action_name(action)
    waited = {(one.label, one.since) for one in before.resolved}
    found: list[ResolvedSpell] = []
    for spell in table.resolved:
        happens = spell.instructions if (spell.label, spell.since) in waited else ()
        due = tuple(told for told in happens if told.waits and name in _HAPPENS[told.waits])
        left = tuple(told for told in spell.instructions if told not in due or told.unread.text.startswith("Whenever "))
        found += (msgspec.structs.replace(spell, instructions=left) if due else spell,) if left else ()
        if due:
            done = tuple(msgspec.structs.replace(told, waits="") for told in due)
            # What happens each time is done to more and more.
            found = [one for one in found if (one.label, one.instructions) != (spell.label, done)]
            found.append(msgspec.structs.replace(spell, instructions=done, clock=table.clock))
    if tuple(found) == table.resolved:
        return table
    return table.followed_by(msgspec.structs.replace(table, resolved=tuple(found)))


def _noted_on_the_stack(before: Table, table: Table, action: Action) -> Table:
    """Note with the spell on top what is carried out: its words are followed before it leaves the stack (608.2)."""
    spells = spells_on(before, table)
    kind = action_name(action) if spells else ""
    if kind not in _SAYING or kind == "place":
        # What is set up then no words did.
        return table
    top = max(spells, key=lambda held: held.identity)
    return table.with_object(msgspec.structs.replace(top, done_by=top.done_by | {kind}))


def _says(action: Action, told: Instruction) -> bool:
    return action_name(action) in kinds_saying(told)


def kinds_saying(told: Instruction) -> frozenset[str]:
    """Give the names of the actions by which a file says what words did."""
    if GOES in told.unread.keys or ENTERS in told.unread.keys:
        # Where something goes or enters by it, it says as that does; it lasts on for what does next.
        return frozenset()
    if any(whom.keyword for whom in told.unread.whom):
        return _OF_DAY_AND_NIGHT
    if "designations" in told.unread.keys:
        # What else goes with a designation it gives by itself; other values an effect may have changed.
        return _DESIGNATING if told.unread.keys[0] == "designations" else _DESIGNATING | _CHANGING
    if told.unread.keys == ("zone",) and _CASTS.search(told.unread.text) is not None:
        return _SAID_BY["zone"] | _CASTING
    return next((kinds for key, kinds in _SAID_BY.items() if key in told.unread.keys), _CHANGING)


def without_words(table: Table, label: str, text: str) -> Table:
    """Give the table without some words of an object, which are known now to have done nothing to others."""
    if not table.resolved:
        return table
    left = (
        msgspec.structs.replace(one, instructions=tuple(told for told in one.instructions if told.unread.text != text))
        if one.label == label
        else one
        for one in table.resolved
    )
    return msgspec.structs.replace(table, resolved=tuple(one for one in left if one.instructions))


def after_the_turn(spells: tuple[ResolvedSpell, ...]) -> tuple[ResolvedSpell, ...]:
    """Give what lasts longer than the turn of the words of spells (514.2)."""
    lasting = (
        msgspec.structs.replace(one, instructions=tuple(told for told in one.instructions if not _is_over(told)))
        for one in spells
    )
    return tuple(one for one in lasting if one.instructions)


def _is_over(told: Instruction) -> bool:
    """Whether words do nothing after the turn: what lasted for it, and what waited for what it did not bring."""
    return told.for_a_turn or (told.waits in _TOLD_BY_ACTIONS and " this turn," in told.unread.text)


_TOLD_BY_ACTIONS = frozenset(("goes", "enters", "cast"))
