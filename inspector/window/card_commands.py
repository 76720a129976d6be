"""The commands for the selected card: each makes an action, and the core alone says what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from inspector.cards import Change
from inspector.rules import (
    Action,
    BecomeCopy,
    Convert,
    Effect,
    Flip,
    GameObject,
    Meld,
    Result,
    Tap,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
    Unlock,
    Untap,
)
from inspector.window.commands import NOT_COMPUTED, Command
from inspector.window.session import Session

SELECT_FIRST = "select a card first"
Make = Callable[[Session, GameObject], Action | str]


def card_commands(
    session: Session, ask_original: Callable[[str], None], ask_effect: Callable[[], None]
) -> Iterator[Command]:
    """The commands of the Card menu.

    ``ask_original`` lets the user choose what an object shall become a copy of, ``ask_effect`` an effect on it.
    """
    for id_, text, keys, make in _RECORDS:
        yield Command(
            id=id_,
            text=text,
            menu="Card",
            shortcuts=keys,
            run=lambda make=make: _run(session, make),  # type: ignore[misc]
            why_not=lambda make=make: _why_not(session, make),  # type: ignore[misc]
            # Elsewhere than on the desk, Space presses the button that has the keyboard.
            scope="desk" if keys == ("Space",) else "window",
        )
    yield Command(
        id="copy",
        text="Become a copy of …",
        menu="Card",
        shortcuts=("C",),
        run=lambda: ask_original(session.selected or ""),
        why_not=lambda: _why_not(session, lambda _session, held: BecomeCopy(object=held.label, of=held.label)),
    )
    yield Command(
        id="effect",
        text="Effect …",
        menu="Card",
        shortcuts=("E",),
        run=ask_effect,
        why_not=lambda: _why_not(session, _some_effect),
    )


def _run(session: Session, make: Make) -> None:
    action = make(session, session.table.objects[session.selected or ""])
    if not isinstance(action, str):
        session.act(action)


def _why_not(session: Session, make: Make) -> str:
    if session.selected is None or session.selected not in session.table.objects:
        return SELECT_FIRST
    action = make(session, session.table.objects[session.selected])
    if isinstance(action, str):
        return action
    return NOT_COMPUTED if session.tried(action) is None else ""


def turning(session: Session, held: GameObject) -> Action:
    """Transform, or convert where that is the one of the two that would do something."""
    transform: Action = Transform(object=held.label, player=held.controller)
    convert: Action = Convert(object=held.label, player=held.controller)
    for action in (transform, convert):
        tried = session.tried(action)
        if tried is not None and tried[1].result is Result.DONE:
            return action
    return transform


def _some_effect(_session: Session, held: GameObject) -> Action:
    return Effect(on=(held.label,), change=Change(power="+1", toughness="+1"), until="end of turn")


def _flip(_session: Session, held: GameObject) -> Action:
    return Flip(object=held.label, player=held.controller)


def _unlock(_session: Session, held: GameObject) -> Action:
    return Unlock(object=held.label, player=held.controller)


def _unlock_left(_session: Session, held: GameObject) -> Action:
    return Unlock(object=held.label, half="left", player=held.controller)


def _unlock_right(_session: Session, held: GameObject) -> Action:
    return Unlock(object=held.label, half="right", player=held.controller)


def _face_down(_session: Session, held: GameObject) -> Action:
    if held.face_down is not None:
        return TurnFaceUp(object=held.label, player=held.controller)
    return TurnFaceDown(object=held.label, face_down=True, player=held.controller)


def _tap(_session: Session, held: GameObject) -> Action:
    kind = Untap if held.tapped else Tap
    return kind(object=held.label, player=held.controller)


def _meld(session: Session, held: GameObject) -> Action | str:
    partner = held.cards[0].melds_with if held.cards else None
    if partner is None:
        return "it is no card of a meld pair"
    others = (other for other in session.table.objects.values() if other.label != held.label and other.cards)
    found = next((other.label for other in others if other.cards[0].name == partner), None)
    if found is None:
        return f"{partner} is not on the table"
    return Meld(objects=(held.label, found), label=f"{held.label}+{found}", player=held.controller)


_RECORDS: tuple[tuple[str, str, tuple[str, ...], Make], ...] = (
    ("transform", "Transform or convert", ("T",), turning),
    ("flip", "Flip", ("F",), _flip),
    ("unlock", "Unlock a door", ("U",), _unlock),
    ("unlock_left", "Unlock the left door", ("[",), _unlock_left),
    ("unlock_right", "Unlock the right door", ("]",), _unlock_right),
    ("face_down", "Turn face down or up", ("D",), _face_down),
    ("meld", "Meld", ("M",), _meld),
    ("tap", "Tap or untap", ("Space",), _tap),
)
