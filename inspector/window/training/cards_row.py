"""The cards of a question as they are printed: what a judge would have lying before them, and no more."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from inspector.cards import Card, CardPool, possessive
from inspector.drawing import CardLook, LookError, printed_look
from inspector.rules import Place, characteristics
from inspector.scenario import Scenario, replay, values_record
from inspector.training import QuizAsk, QuizQuestion, details_of, key_in_words, quiz_answer_words
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import ThemeName
from inspector.window.widgets.plain_text import plain_label, say, tip
from inspector.window.words.card_looks import look_of

_ASPECT = 88 / 63
_WIDE, _LEAST, _MARGIN, _GAP = 250, 96, 24, 18
_MOST = 8
# In less room than this, in logical pixels, cards lie closer together.
_SMALL = 340
_NAMED = 150
# What tells nothing of one card when it was asked of another.
_ITS_OWN = ("name", "zone", "owner", "controller", "exists", "token")
_LIES = {
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "library": "in the library",
    "exile": "in exile",
    "stack": "on the stack",
}


class CardsRow(QFrame):
    """Shows the cards that a scenario places, as printed: nothing of what became of them, which is what is asked.

    Once the question is answered they are shown as they are at its end.
    """

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("TrainingBoard")
        self._pictures = pictures
        self._cells: list[QWidget] = []
        # What stands under each card once the question is answered.
        self._now: dict[str, str] = {}
        self._values: dict[str, QLabel] = {}
        self._looks: dict[str, CardLook] = {}
        self._drawn: dict[str, QLabel] = {}
        self._lay: list[QLabel] = []
        self._shown: tuple[Scenario, CardPool, tuple[int, int]] | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._grid.setSpacing(_GAP)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def show_cards(self, scenario: Scenario, pool: CardPool, room: tuple[int, int]) -> None:
        """Show them within so many logical pixels, wide and high; the same card once, however often it lies there."""
        self._now, self._looks = {}, {}
        self._show(scenario, pool, room)

    def _show(self, scenario: Scenario, pool: CardPool, room: tuple[int, int]) -> None:
        self._shown = scenario, pool, room
        for cell in self._cells:
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        placed: dict[Card, list[Place]] = {}
        for action in scenario.actions:
            card = pool.find(action.card) if isinstance(action, Place) else None
            if card is not None and isinstance(action, Place):
                placed.setdefault(card, []).append(action)
        cards = list(placed)[:_MOST]
        small = min(room) < _SMALL
        margin = _MARGIN // 3 if small else _MARGIN
        self._grid.setContentsMargins(margin, margin, margin, margin)
        self._grid.setSpacing(_GAP // 2 if small else _GAP)
        columns, width = _arranged(len(cards), room, margin)
        whose = scenario.players[0]
        self._values, self._drawn, self._lay = {}, {}, []
        self._cells = [self._cell(card, width, _caption(card, placed[card], whose)) for card in cards]
        for place, cell in enumerate(self._cells):
            self._grid.addWidget(cell, place // columns, place % columns, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(f"Cards of this question: {', '.join(card.name for card in cards)}")

    def resize_to(self, room: tuple[int, int]) -> None:
        """Show them within another room."""
        if self._shown is not None and room != self._shown[2]:
            self._show(self._shown[0], self._shown[1], room)

    def set_theme(self, theme: ThemeName) -> None:
        """Draw them for another theme."""
        self._pictures.set_theme(theme)
        if self._shown is not None:
            self._show(*self._shown)

    def say_now(self, values: Mapping[str, str], looks: Mapping[str, CardLook]) -> None:
        """Show each card, by its name, as it is now, and say under it what was asked for: the question is answered."""
        self._now, self._looks = dict(values), dict(looks)
        for name, label in self._values.items():
            _say_now(label, self._now.get(name, ""))
        for name, picture in self._drawn.items():
            self._draw(picture, name)
        for lay in self._lay:
            # Where it lay at first is no longer so.
            lay.hide()

    def _draw(self, picture: QLabel, name: str, card: Card | None = None) -> None:
        """Draw a card as it is now, else as it is printed."""
        wide, high = picture.width(), picture.height()
        try:
            look = self._looks.get(name) or (printed_look(card) if card is not None else None)
            if look is not None:
                picture.setPixmap(self._pictures.card(look, wide, high, self.devicePixelRatioF()))
        except LookError:
            picture.setText("This card cannot be drawn.")
        picture.setAccessibleName(f"{name}, {'as it is now' if name in self._looks else 'as printed'}")

    def _cell(self, card: Card, width: int, caption: tuple[str, str]) -> QWidget:
        cell = QWidget(self)
        rows = QVBoxLayout(cell)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        picture = QLabel()
        picture.setFixedSize(width, round(width * _ASPECT))
        self._drawn[card.name] = picture
        self._draw(picture, card.name, card)
        rows.addWidget(picture)
        tip(picture, card.name)
        if width >= _NAMED:
            # Of a smaller card the name is read on it.
            for words, style in zip(caption, ("TrainingName", "TrainingSmall"), strict=True):
                label = plain_label(words, style)
                label.setWordWrap(True)
                label.setFixedWidth(width)
                rows.addWidget(label)
                label.setVisible(bool(words))
                if style == "TrainingSmall":
                    label.setVisible(bool(words) and not self._looks)
                    self._lay.append(label)
        now = plain_label(name="TrainingNow")
        now.setWordWrap(True)
        now.setFixedWidth(width)
        rows.addWidget(now)
        self._values[card.name] = now
        _say_now(now, self._now.get(card.name, ""))
        return cell


def _say_now(label: QLabel, words: str) -> None:
    say(label, words)
    label.setVisible(bool(words))


def values_now(question: QuizQuestion, pool: CardPool) -> dict[str, str]:
    """Say what was asked of one card of every card that has it, by its name: what it is at the end.

    Of several of one name it is the one asked about. Empty where an action was asked about.
    """
    run = replay(question.scenario, pool)
    keys = [key for asked in question.asks for key in (asked.about if asked.key == "decided_by" else (asked.key,))]
    found: dict[str, str] = {}
    for action in question.scenario.actions:
        card = pool.find(action.card) if isinstance(action, Place) else None
        if card is None or not isinstance(action, Place) or action.label not in run.table.objects:
            continue
        is_asked = action.label == question.asked.object
        if card.name in found and not is_asked:
            continue
        now = values_record(characteristics(run.table, action.label))
        told = [
            f"{key_in_words(key, run.table.edition)}: "
            f"{quiz_answer_words(QuizAsk(object=action.label, key=key), now[key], run.table.edition)}"
            for key in keys
            if key in now and (is_asked or (key not in _ITS_OWN and now[key] not in (None, "", [], {})))
        ]
        if told:
            found[card.name] = "\n".join(told)
    return found


def looks_now(question: QuizQuestion, pool: CardPool) -> dict[str, CardLook]:
    """Give how each card looks at the end, by its name; of several of one name that which is asked about."""
    run = replay(question.scenario, pool)
    found: dict[str, CardLook] = {}
    for action in question.scenario.actions:
        card = pool.find(action.card) if isinstance(action, Place) else None
        held = run.table.objects.get(action.label) if isinstance(action, Place) else None
        # What two cards became looks like neither, and what lies hidden shows nothing.
        if card is None or held is None or held.face_down is not None or len(held.cards) > 1:
            continue
        if card.name not in found or held.label == question.asked.object:
            found[card.name] = look_of(held, characteristics(run.table, held.label))
    return found


def _arranged(count: int, room: tuple[int, int], margin: int) -> tuple[int, int]:
    """In how many columns so many cards are largest, and how wide each is then."""
    best = (1, _LEAST)
    for columns in range(1, max(1, count) + 1):
        rows = -(-max(1, count) // columns)
        wide = (room[0] - 2 * margin - (columns - 1) * _GAP) // columns
        high = (room[1] - 2 * margin - (rows - 1) * _GAP) // rows - 34
        width = max(_LEAST, min(_WIDE, wide, round(high / _ASPECT)))
        if width > best[1]:
            best = (columns, width)
    return best


def _caption(card: Card, placed: list[Place], first_player: str) -> tuple[str, str]:
    """Whose a card is, and how it lay there at first, as the story has it: never what it is by now."""
    if len(placed) > 1:
        return card.name, ""
    action = placed[0]
    details = ", ".join(details_of(card, action))
    where = "" if action.zone == "battlefield" else _LIES.get(action.zone, "")
    return f"{possessive(action.player or first_player)} {card.known_as}", ", ".join(filter(None, (where, details)))
