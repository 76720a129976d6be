"""Where a card of one's own goes: into the scenario on the desk, into the library, onto the table, out again.

Each deed gives the sentence that says why it could not be done, empty where it was. A card never becomes another one
behind the back of the objects that lie on the desk.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from inspector.cards import Card, CardError, CardIndex, CardPool, card_from_scryfall, name_key
from inspector.library import LibraryError
from inspector.library.card_records import checked_card
from inspector.library.records import Record
from inspector.rules.table.actions import Place
from inspector.scenario import ScenarioError
from inspector.window.board.placing import placing
from inspector.window.board.replays import run_of
from inspector.window.board.run_actions import why_refused
from inspector.window.board.session import Session

Records = tuple[Mapping[str, Any], ...]


def cards_in_scenario(session: Session) -> Records:
    """The records that the scenario on the desk holds itself."""
    return session.whole.base.cards


def keep_in_scenario(session: Session, record: Record, instead_of: str | None = None) -> str:
    """Hold a card in the scenario, in the place of the one of its name, or of the one called ``instead_of``."""
    name, was = name_key(str(record["name"])), name_key(instead_of or "")
    held = cards_in_scenario(session)
    placed = {name_key(action.card) for action in session.whole.actions if isinstance(action, Place)}
    # What lies on the desk under a former name still needs the card of that name.
    goes = {name, was} - (placed - {name})
    kept = tuple(other for other in held if _key(other) not in goes)
    after = (*kept, record)
    taken = _becomes_another(session, after, name)
    return _TAKEN.format(taken) if taken else _show(session, after)


_TAKEN = "“{}” is on the desk and would become this card; give yours another name, and its faces too."


def take_out_of_scenario(session: Session, name: str) -> str:
    """Let the scenario no longer hold the card of this name."""
    kept = tuple(other for other in cards_in_scenario(session) if _key(other) != name_key(name))
    taken = _becomes_another(session, kept, "")
    return f"“{taken}” is on the desk; undo placing it first." if taken else _show(session, kept)


def save_in_library(session: Session, record: Record, instead_of: str | None = None) -> str:
    """Save a card in the library; what lies on the desk of it is then as it says now."""
    taken = _would_take(session, record)
    if taken:
        return _TAKEN.format(taken)
    try:
        card = session.cards.library.save_own(record, instead_of)
    except (LibraryError, CardError) as error:
        return str(error)
    session.cards.tell_notices()
    return _look_again(session, card)


def delete_from_library(session: Session, name: str) -> tuple[Record | None, str]:
    """Take an own card out of the library; gives its record, so that it can be put back."""
    used = [action for action in session.whole.actions if isinstance(action, Place)]
    card = session.cards.library.find(name)
    if card is not None and any(_pool(session, cards_in_scenario(session)).find(use.card) == card for use in used):
        return None, f"“{name}” is on the desk; undo placing it first, or keep the card in this scenario."
    try:
        return session.cards.library.delete_own(name), ""
    except LibraryError as error:
        return None, str(error)


def is_known(session: Session, card: Card) -> bool:
    """Whether the desk has just this card, from the scenario or the library."""
    return _pool(session, cards_in_scenario(session)).find(card.name) == card


def place_on_desk(session: Session, record: Record, card: Card, zone: str, player: str, instead_of: str | None) -> str:
    """Put a card into a zone; one that nothing else knows is held in the scenario first."""
    if not is_known(session, card):
        problem = keep_in_scenario(session, record, instead_of)
        if problem:
            return problem
    action = placing(session.whole.table, card.name, zone, player)
    return "" if session.act(action) else why_refused(session.whole, action, session.tries.performed)


def other_of_this_name(session: Session, name: str, editing: tuple[str, str] | None) -> str:
    """Say, of what is called so already, what a card of this name would do to it; empty where nothing is."""
    if not name.strip() or (editing is not None and name_key(editing[1]) == name_key(name)):
        return ""
    key = name_key(name)
    if any(name_key(own.name) == key for own in session.cards.library.own_cards):
        return "You have a card with this name in the library; saving replaces it."
    if any(_key(held) == key for held in cards_in_scenario(session)):
        return "This scenario has a card with this name; keeping yours here replaces it."
    found = session.cards.pool.find(name)
    return (
        "There is already a card with this name; yours comes first." if found is not None and _same(found, key) else ""
    )


def _same(card: Card, key: str) -> bool:
    return any(name_key(name) == key for name in card.names)


def _key(record: Mapping[str, Any]) -> str:
    return name_key(str(record.get("name") or ""))


def _pool(session: Session, records: Records) -> CardPool:
    return CardIndex((card_from_scryfall(record) for record in records), beneath=session.cards.pool)


def _becomes_another(session: Session, after: Records, edited: str) -> str:
    """Name a card on the desk that would be another one; the card ``edited`` may become what it says now."""
    held = cards_in_scenario(session)
    before, now = _pool(session, held), _pool(session, after)
    own = {_key(record) for record in held}
    for action in session.whole.actions:
        if not isinstance(action, Place):
            continue
        was = before.find(action.card)
        if was is not None and now.find(action.card) != was and not (name_key(was.name) == edited in own):
            return action.card
    return ""


def _would_take(session: Session, record: Record) -> str:
    """Name a card on the desk that is not the user's own and has a name of this one."""
    names = {name_key(str(part.get("name") or "")) for part in (record, *(record.get("card_faces") or ()))}
    here, own = _pool(session, cards_in_scenario(session)), session.cards.library.own_cards
    for action in session.whole.actions:
        if isinstance(action, Place) and name_key(action.card) in names:
            card = here.find(action.card)
            if card is not None and card not in own and card != checked_card(record)[1]:
                return action.card
    return ""


def _look_again(session: Session, card: Card) -> str:
    """Run the actions again where the card lies on the desk."""
    names = {name_key(name) for name in card.names}
    if any(isinstance(action, Place) and name_key(action.card) in names for action in session.whole.actions):
        return _show(session, cards_in_scenario(session))
    return ""


def _show(session: Session, records: Records) -> str:
    board = session.whole
    base = msgspec.structs.replace(board.base, cards=records)
    try:
        run = run_of(session.away, msgspec.structs.replace(base, actions=session.whole.actions), session.cards.pool)
    except (ScenarioError, LibraryError) as error:
        return f"{error} The board is as it was."
    session.show_board(board.under(base, run))
    return ""
