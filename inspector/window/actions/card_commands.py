"""The commands for the selected cards and for the game: each makes an action; the core says what becomes of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from inspector.cards import possessive
from inspector.rules import (
    Action,
    Attach,
    CheckState,
    DayNight,
    EndTurn,
    Intent,
    Meld,
    Move,
    Outcome,
    PhaseIn,
    Result,
    Shuffle,
    Table,
    Turn,
    library_of,
    phasing_in,
    questions_of,
)
from inspector.rules.table.actions import LARGEST_SEED
from inspector.window.board.rewriting import MOST_SEATS, remove
from inspector.window.board.session import Session
from inspector.window.widgets.commands import NOT_COMPUTED, Command

SELECT_FIRST = "select a card first"


class Asks(msgspec.Struct, frozen=True):
    """What the commands ask for: a second object, an effect, a counter, an answer; a door, if one can be chosen."""

    original: Callable[[bool], None]
    bearer: Callable[[], None]
    effect: Callable[[], None]
    counters: Callable[[], None]
    questions: Callable[[], None]
    door: Callable[[], bool]


# The id, the text and what is meant; in menus by these groups.
RECORDS: tuple[tuple[str, str, Intent, int], ...] = (
    ("transform", "Transform or convert", Intent.TURN, 0),
    ("flip", "Flip", Intent.FLIP, 0),
    ("unlock_left", "Unlock or lock the left door", Intent.LEFT_DOOR, 0),
    ("unlock_right", "Unlock or lock the right door", Intent.RIGHT_DOOR, 0),
    ("unlock", "Unlock a door", Intent.UNLOCK, 0),
    ("face_down", "Turn face down or up", Intent.FACE_DOWN, 0),
    ("meld", "Meld", Intent.MELD, 0),
    ("tap", "Tap or untap", Intent.TAP, 0),
    ("add_counter", "Add a counter", Intent.ADD_COUNTER, 1),
    ("remove_counter", "Remove a counter", Intent.REMOVE_COUNTER, 1),
    ("token_copy", "Create a token copy of it", Intent.TOKEN_COPY, 2),
    ("copy_spell", "Copy the spell", Intent.COPY_SPELL, 2),
)


def card_commands(session: Session, asks: Asks) -> Iterator[Command]:
    """The commands of the Card menu."""
    for id_, text, intent, group in RECORDS:
        run = partial(_run, session, intent)
        if intent is Intent.UNLOCK:
            run = partial(_ask_or_run, asks.door, run)
        yield _card_command(session, (id_, text, intent, group), run)
    become, affect = Intent.BECOME_COPY, Intent.EFFECT
    for record, ask in (
        (("counters", "Counters …", affect, 1), asks.counters),
        (("copy", "Become a copy of …", become, 2), partial(asks.original, False)),
        (("copy_ends", "Become a copy until end of turn …", become, 2), partial(asks.original, True)),
        (("attach", "Attach to …", affect, 3), asks.bearer),
        (("effect", "Effect …", affect, 3), asks.effect),
    ):
        yield _card_command(session, record, ask)


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


def remove_command(session: Session) -> Command:
    """Take what is selected off the board, as if it had never been there."""
    return Command(
        id="remove",
        text="Remove from the board",
        menu="Card",
        run=lambda: remove(session, session.chosen),
        why_not=lambda: "" if session.chosen else SELECT_FIRST,
        group=4,
    )


def turn_commands(session: Session, players: Callable[[], None], add: Callable[[], None]) -> Iterator[Command]:
    """Whose turn it is, what life the players have, and one player more."""

    def next_turn() -> None:
        session.act(Turn(player=session.table.next_player))

    yield Command(id="next_turn", text="The next player's turn begins", menu="Game", run=next_turn)
    yield Command(id="players", text="Players, life and turn …", menu="Game", run=players)
    yield Command(
        id="add_player",
        text="Add a player …",
        menu="Game",
        run=add,
        why_not=lambda: "" if len(session.table.players) < MOST_SEATS else f"{MOST_SEATS} players sit there already",
    )

    def phase_in() -> None:
        session.act(PhaseIn(objects=phasing_in(session.table), player=session.table.active_player))

    yield Command(
        id="phase_in",
        text="What is phased out phases in",
        menu="Game",
        run=phase_in,
        why_not=lambda: _nothing_to_phase_in(session.table),
    )


def _nothing_to_phase_in(table: Table) -> str:
    return "" if phasing_in(table) else f"{table.active_player}, whose turn it is, has nothing phased out"


def _library_commands(session: Session) -> Iterator[Command]:
    """Draw from a library and shuffle it: that of the selected card's owner, or of the player whose turn it is."""
    for id_, text, run in (
        ("draw_card", "Draw a card", partial(_draw, session)),
        ("shuffle", "Shuffle the library", partial(_shuffle, session)),
    ):
        yield Command(id=id_, text=text, menu="Game", run=run, why_not=partial(_is_empty, session), group=3)


def _is_empty(session: Session) -> str:
    player = _player(session)
    return "" if library_of(session.table, player) else f"{possessive(player)} library is empty"


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


def answer_command(session: Session, asks: Asks) -> Command:
    """Say what the words of a card ask: a condition that no desk knows, a choice."""
    return Command(
        id="answer",
        text="Answer what it asks …",
        menu="Card",
        run=asks.questions,
        why_not=partial(_asks_nothing, session),
        group=1,
    )


def _asks_nothing(session: Session) -> str:
    if session.selected is None:
        return SELECT_FIRST
    return "" if questions_of(session.table, session.selected) else "its words ask nothing"


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


def _card_command(session: Session, record: tuple[str, str, Intent, int], run: Callable[[], None]) -> Command:
    id_, text, intent, group = record
    return Command(
        id=id_,
        text=text,
        menu="Card",
        run=run,
        why_not=partial(_why_not, session, intent),
        refused=partial(_refused_for, session, intent),
        # Elsewhere than on the desk, Space presses the button that has the keyboard.
        scope="desk" if intent is Intent.TAP else "window",
        group=group,
    )


def _ask_or_run(ask: Callable[[], bool], run: Callable[[], None]) -> None:
    if not ask():
        run()


def _run(session: Session, intent: Intent) -> None:
    """Do it to every selected object: one action where it can take several, one step of the history always."""
    act_on_each(session, [session.tries.meant(label, intent) for label in session.chosen])


def act_on_each(session: Session, meant: Sequence[Action | None]) -> None:
    """Carry out these actions as one step of the history; one in their place where it does the same to all."""
    made = list({_done_to(action): action for action in reversed(meant) if action is not None}.values())[::-1]
    together = _together(made)
    if together is not None:
        session.act(together)
    elif len(made) == 1:
        session.act(made[0])
    else:
        session.act_all(made)


def _done_to(action: Action) -> object:
    """What tells an action from others: two cards of a pair mean the same meld, whichever is asked."""
    return frozenset(action.objects) if isinstance(action, Meld) else msgspec.json.encode(action)


def _together(actions: list[Action]) -> Action | None:
    """One action on all objects where the single ones differ in nothing but the object."""
    if len(actions) < 2 or not all(hasattr(action, "objects") and hasattr(action, "object") for action in actions):
        return None
    labels = tuple(action.object for action in actions if hasattr(action, "object"))
    alike = {msgspec.json.encode(msgspec.structs.replace(action, object="x")) for action in actions}
    return msgspec.structs.replace(actions[0], object=None, objects=labels) if len(alike) == 1 else None


def _why_not(session: Session, intent: Intent) -> str:
    held = session.table.objects.get(session.selected or "")
    if held is None:
        return SELECT_FIRST
    if intent is Intent.BECOME_COPY and len(session.table.objects) < 2:
        return "there is nothing else on the board to copy"
    action = session.tries.meant(held.label, intent)
    if action is None:
        partner = held.cards[0].melds_with if held.cards else None
        return f"{partner} is not on the board"
    return _uncomputed(session, action)


def _uncomputed(session: Session, action: Action) -> str:
    return NOT_COMPUTED if session.tries.tried(action) is None else ""


def _refused_for(session: Session, intent: Intent) -> Outcome | None:
    if session.selected is None or session.board.also:
        return None
    action = session.tries.meant(session.selected, intent)
    return None if action is None else _refused(session, action)


def is_allowed(session: Session, label: str, intent: Intent) -> bool:
    """Whether the rules let something be done with an object at all."""
    action = session.tries.meant(label, intent)
    return action is not None and _uncomputed(session, action) == "" and _refused(session, action) is None


def _refused(session: Session, action: Action) -> Outcome | None:
    """How it would end, where that is not well."""
    tried = session.tries.tried(action)
    return None if tried is None or tried[1].result is Result.DONE else tried[1]


def attaching(session: Session, label: str, to: str) -> Action:
    """Attach one object to another."""
    return Attach(object=label, to=to, player=session.table.objects[label].controller)
