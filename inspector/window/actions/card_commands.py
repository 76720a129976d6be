"""The commands for the selected cards and for the game: each makes an action; the core says what becomes of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from inspector.cards import Change
from inspector.rules import (
    Action,
    Attach,
    BecomeCopy,
    CheckState,
    CopySpell,
    CreateTokenCopy,
    DayNight,
    Effect,
    EndTurn,
    GameObject,
    Move,
    Outcome,
    Result,
    Shuffle,
    library_of,
)
from inspector.rules.table.actions import LARGEST_SEED
from inspector.window.actions.card_actions import RECORDS, Make
from inspector.window.board.placing import free_label
from inspector.window.board.session import Session
from inspector.window.widgets.commands import NOT_COMPUTED, Command

SELECT_FIRST = "select a card first"


class Asks(msgspec.Struct, frozen=True):
    """What the commands ask the user for: a second object, an effect, a counter; a door, if there is one to choose."""

    original: Callable[[bool], None]
    bearer: Callable[[], None]
    effect: Callable[[], None]
    counters: Callable[[], None]
    door: Callable[[], bool]


def card_commands(session: Session, asks: Asks) -> Iterator[Command]:
    """The commands of the Card menu."""
    for id_, text, make, group in RECORDS:
        run = partial(_run, session, make)
        if id_ == "unlock":
            run = partial(_ask_or_run, asks.door, run)
        yield _card_command(session, id_, text, make, run, group)
    yield _card_command(session, "counters", "Counters …", _some_effect, asks.counters, 1)
    yield _card_command(session, "copy", "Become a copy of …", _own_copy, lambda: asks.original(False), 2)
    text = "Become a copy until end of turn …"
    yield _card_command(session, "copy_ends", text, _own_copy, lambda: asks.original(True), 2)
    yield _card_command(session, "token_copy", "Create a token copy of it", _token, lambda: _run(session, _token), 2)
    yield _card_command(session, "copy_spell", "Copy the spell", _spell, lambda: _run(session, _spell), 2)
    yield _card_command(session, "attach", "Attach to …", _some_effect, asks.bearer, 3)
    yield _card_command(session, "effect", "Effect …", _some_effect, asks.effect, 3)


def game_commands(session: Session) -> Iterator[Command]:
    """The commands of the Game menu: what concerns no single card."""
    for id_, text, action in (
        ("check_state", "Carry out state-based actions", CheckState()),
        ("end_turn", "End the turn", EndTurn()),
        ("day", "It becomes day", DayNight(value="day")),
        ("night", "It becomes night", DayNight(value="night")),
    ):
        yield Command(
            id=id_,
            text=text,
            menu="Game",
            run=partial(session.act, action),
            why_not=partial(_uncomputed, session, action),
            refused=partial(_refused, session, action),
            group=1 if id_ in ("day", "night") else 0,
        )
    yield from _library_commands(session)


def _library_commands(session: Session) -> Iterator[Command]:
    """Draw from a library and shuffle it: that of the selected card's owner, or of the player whose turn it is."""
    for id_, text, run in (
        ("draw_card", "Draw a card", partial(_draw, session)),
        ("shuffle", "Shuffle the library", partial(_shuffle, session)),
    ):
        yield Command(id=id_, text=text, menu="Game", run=run, why_not=partial(_is_empty, session), group=3)


def _is_empty(session: Session) -> str:
    player = _player(session)
    return "" if library_of(session.table, player) else f"{player}'s library is empty"


def _player(session: Session) -> str:
    held = session.table.objects.get(session.selected or "")
    return held.owner if held is not None else session.table.active_player


def _draw(session: Session) -> None:
    player = _player(session)
    top = library_of(session.table, player)[0]
    session.act(Move(object=top, to="hand", player=player))


def _shuffle(session: Session) -> None:
    # The only chance that there is: from here on the action keeps it.
    session.act(Shuffle(player=_player(session), seed=secrets.randbelow(LARGEST_SEED + 1)))


def look_command(look: Callable[[], None]) -> Command:
    """Look at one's own face-down cards."""
    return Command(id="look_at_own", text="Look at your face-down cards", menu="Game", run=look, group=2)


def pin_command(session: Session, pin: Callable[[], None]) -> Command:
    """Keep a card in view beside the next."""
    return Command(
        id="pin",
        text="Pin beside the next card, or unpin",
        menu="Card",
        run=pin,
        why_not=lambda: "" if session.selected is not None else SELECT_FIRST,
        group=5,
    )


def _card_command(session: Session, id_: str, text: str, make: Make, run: Callable[[], None], group: int) -> Command:
    return Command(
        id=id_,
        text=text,
        menu="Card",
        run=run,
        why_not=lambda: _why_not(session, make),
        refused=lambda: _refused_for(session, make),
        # Elsewhere than on the desk, Space presses the button that has the keyboard.
        scope="desk" if id_ == "tap" else "window",
        group=group,
    )


def _ask_or_run(ask: Callable[[], bool], run: Callable[[], None]) -> None:
    if not ask():
        run()


def _run(session: Session, make: Make) -> None:
    """Do it to every selected object: one action where it can take several, one step of the history always."""
    chosen = [session.table.objects[label] for label in session.chosen]
    made = [action for held in chosen if not isinstance(action := make(session, held), str)]
    together = _together(made)
    if together is not None:
        session.act(together)
        return
    if len(made) == 1:
        session.act(made[0])
    else:
        session.act_all(made)


def _together(actions: list[Action]) -> Action | None:
    """One action on all objects where the single ones differ in nothing but the object."""
    if len(actions) < 2 or not all(hasattr(action, "objects") and hasattr(action, "object") for action in actions):
        return None
    labels = tuple(action.object for action in actions if hasattr(action, "object"))
    alike = {msgspec.json.encode(msgspec.structs.replace(action, object="x")) for action in actions}
    return msgspec.structs.replace(actions[0], object=None, objects=labels) if len(alike) == 1 else None


def _why_not(session: Session, make: Make) -> str:
    if session.selected is None or session.selected not in session.table.objects:
        return SELECT_FIRST
    action = make(session, session.table.objects[session.selected])
    return action if isinstance(action, str) else _uncomputed(session, action)


def _uncomputed(session: Session, action: Action) -> str:
    return NOT_COMPUTED if session.tries.tried(action) is None else ""


def _refused_for(session: Session, make: Make) -> Outcome | None:
    if session.selected is None or session.board.also:
        return None
    action = make(session, session.table.objects[session.selected])
    return None if isinstance(action, str) else _refused(session, action)


def _refused(session: Session, action: Action) -> Outcome | None:
    """How it would end, where that is not well."""
    tried = session.tries.tried(action)
    return None if tried is None or tried[1].result is Result.DONE else tried[1]


def _some_effect(_session: Session, held: GameObject) -> Action:
    return Effect(on=(held.label,), change=Change(power="+1", toughness="+1"), until="end of turn")


def _own_copy(session: Session, held: GameObject) -> Action | str:
    if not held.is_permanent:
        return "only a permanent can become a copy"
    if len(session.table.objects) < 2:
        return "there is nothing else on the board to copy"
    return BecomeCopy(object=held.label, of=held.label)


def _token(session: Session, held: GameObject) -> Action:
    return CreateTokenCopy(
        of=held.label, label=free_label(session.table, f"{held.label} token"), player=held.controller
    )


def _spell(session: Session, held: GameObject) -> Action | str:
    if not held.is_spell:
        return "it is not a spell on the stack"
    return CopySpell(of=held.label, label=free_label(session.table, f"{held.label} copy"), player=held.controller)


def attaching(session: Session, label: str, to: str) -> Action:
    """Attach one object to another."""
    return Attach(object=label, to=to, player=session.table.objects[label].controller)
