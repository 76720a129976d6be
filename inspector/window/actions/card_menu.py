"""The menu of a card: what can be done first, what cannot be done gray beneath, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from types import UnionType

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from inspector.rules import Action, Designate, GameObject, Intent, Look, Move, Mutate, Offer, Outcome, Reveal
from inspector.window.actions.card_commands import RECORDS, Asks, is_allowed
from inspector.window.actions.counters_menu import counters_menu
from inspector.window.actions.printing_menu import printing_menu
from inspector.window.actions.questions_menu import questions_menu
from inspector.window.board.session import Session
from inspector.window.widgets.keys import key_of, keys_of
from inspector.window.widgets.plain_text import say, tip
from inspector.window.words.value_words import change_in_words, text_of

# What would make the menu long stands in menus within it.
_INNER_MENUS: tuple[tuple[str, UnionType | type], ...] = (
    ("Mutate", Mutate),
    ("Becomes, attacks, blocks", Designate),
    ("Move", Move),
    ("Look at it", Look | Reveal),
)
_IN_MENUS_OF_THEIR_OWN = (Mutate, Designate, Move, Look, Reveal)
_LONGEST = 74
_MOST_CHANGES = 6


def card_menu(session: Session, label: str, asks: Asks, parent: QWidget) -> QMenu:
    """Make the menu of an object; what is chosen is done by the session, on this object alone."""
    name = text_of(session.values()[label].name) or label
    held = session.table.objects[label]
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    menu.setAccessibleName(f"Actions for {name}")
    title = menu.addAction(name)
    title.setEnabled(False)
    menu.addSeparator()
    offers = session.tries.offers(label)
    keys = _keys(session, held)
    plain = [offer for offer in offers if not isinstance(offer.action, _IN_MENUS_OF_THEIR_OWN)]
    _add_possible(menu, plain, session.act, keys)
    menu.addSeparator()
    menu.addActions(_askers(menu, held, session, asks))
    for words, kind in _INNER_MENUS:
        group = [offer for offer in offers if isinstance(offer.action, kind)]
        if group:
            inner = menu.addMenu(words)
            inner.setToolTipsVisible(True)
            _add_possible(inner, group, session.act, keys)
            _add_impossible(inner, group, keys)
    printings = printing_menu(session, label, menu)
    if printings is not None:
        menu.addMenu(printings)
    menu.addSeparator()
    _add_impossible(menu, plain, keys)
    menu.hovered.connect(lambda action: tell_preview(session, action))
    return menu


def phased_out_menu(session: Session, label: str, parent: QWidget) -> QMenu:
    """Make the menu of what is phased out: it can phase in."""
    menu = QMenu(parent)
    menu.addAction(f"{label}: phased out").setEnabled(False)
    menu.addSeparator()
    _add_possible(menu, session.tries.offers(label), session.act, [])
    return menu


def make_quiet(menu: QMenu, title: str) -> None:
    """Leave nothing in the menu that tells what an object is now or would become: for a class that is to predict it."""
    menu.setAccessibleName(f"Actions for {title}")
    for inner in (menu, *menu.findChildren(QMenu)):
        inner.setToolTipsVisible(False)
        for action in inner.actions():
            action.setToolTip("")
            action.setData(None)
            action.setVisible(action.isEnabled() or action.isSeparator())
    first = menu.actions()[0]
    say(first, title)
    first.setVisible(True)


def tell_preview(session: Session, action: QAction) -> None:
    """Say in the bar what the line under the mouse, or under the keyboard, would change."""
    told = action.data()
    if isinstance(told, str) and told:
        session.tell("note", told)


def _askers(menu: QMenu, held: GameObject, session: Session, asks: Asks) -> list[QAction]:
    """What needs a second choice: a copy's original, a bearer, an effect, a counter."""
    found: list[QAction] = []

    def add(text: str, run: Callable[[], None]) -> None:
        action = QAction(text, menu)
        action.triggered.connect(lambda _checked=False: run())
        found.append(action)

    others = len(session.table.objects) > 1
    if others and is_allowed(session, held.label, Intent.BECOME_COPY):
        add(f"Become a copy of …\t{key_of('copy')}", lambda: asks.original(False))
        add(f"Become a copy until end of turn …\t{key_of('copy_ends')}", lambda: asks.original(True))
    if others and held.is_permanent:
        add(f"Attach to …\t{key_of('attach')}", asks.bearer)
    add(f"Effect …\t{key_of('effect')}", asks.effect)
    found.append(counters_menu(held, session.act, menu).menuAction())
    questions = questions_menu(session, held.label, menu)
    if questions is not None:
        found.append(questions.menuAction())
    return found


def _add_possible(menu: QMenu, offers: Iterable[Offer], act: Callable[[Action], object], keys: list[_Key]) -> None:
    for offer in offers:
        if offer.is_possible:
            chosen = menu.addAction(f"{offer.text}{_key_of(offer.action, keys)}")
            tip(chosen, preview(offer))
            chosen.setData(f"{offer.text} would change: {'; '.join(changes_of(offer, 3))}." if offer.changes else "")
            chosen.triggered.connect(partial(act, offer.action))


_Key = tuple[Action, str]


def _keys(session: Session, held: GameObject) -> list[_Key]:
    """The keys that would do something to this object, by the action that each would do."""
    made = ((session.tries.meant(held.label, intent), id_) for id_, _text, intent, _group in RECORDS if keys_of(id_))
    return [(action, key_of(id_)) for action, id_ in made if action is not None]


def _key_of(action: Action, keys: list[_Key]) -> str:
    return next((f"\t{key}" for known, key in keys if known == action), "")


def _add_impossible(menu: QMenu, offers: Iterable[Offer], keys: list[_Key]) -> None:
    for offer in offers:
        if offer.is_possible:
            continue
        key = _key_of(offer.action, keys)
        if offer.outcome is None:
            action = menu.addAction(f"{offer.text}   —   not computed yet{key}")
            tip(action, offer.not_computed)
        else:
            action = menu.addAction(refused_line(offer.text, offer.outcome) + key)
            tip(action, offer.outcome.says)
        action.setEnabled(False)


def preview(offer: Offer) -> str:
    """What an action would change, a line each; without changes, what the core says of it."""
    return "\n".join(changes_of(offer)) or (offer.outcome.says if offer.outcome else "")


def changes_of(offer: Offer, most: int = _MOST_CHANGES) -> list[str]:
    """The first few changes in words."""
    lines = [change_in_words(change) for change in offer.changes]
    more = [f"and {len(lines) - most} more"] if len(lines) > most else []
    return [*lines[:most], *more]


def refused_line(text: str, outcome: Outcome, longest: int = _LONGEST) -> str:
    """What the rules refuse, in a menu: with the rule and the reason, no longer than a menu bears."""
    line = f"{text}   ✕ {outcome.rules[0] if outcome.rules else ''}  {outcome.says}"
    # No word is cut: what is left of one reads as another.
    return line if len(line) <= longest else f"{line[:longest].rsplit(maxsplit=1)[0].rstrip(',;:.')} …"
