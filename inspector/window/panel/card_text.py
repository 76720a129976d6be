"""The text of a card in the panel: the words that act now underlined, those that do not gray, those not read marked."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt, Signal

from inspector.rules import ActingNow, WordsNow
from inspector.window.style.theme import Roles
from inspector.window.widgets.plain_text import say_marked, tip
from inspector.window.widgets.symbol_text import with_symbols
from inspector.window.widgets.wrapped_label import WrappedLabel
from inspector.window.words.doubt_words import MARK

CardParagraphs = tuple[tuple[WordsNow, ...], ...]
SYMBOL = 12
# Behind words that wait for something nobody has said.
WAITS = "…"


class CardText(WrappedLabel):
    """Shows what ``words_now`` tells; ``pointed`` is emitted with the labels of what the words under the mouse touch.

    It is empty until it has both words and colors.
    """

    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("ValueText")
        self.setProperty("long", True)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self._roles: Roles | None = None
        self._paragraphs: CardParagraphs = ()
        self.linkHovered.connect(self._point)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        if roles is not self._roles:
            self._roles = roles
            self._show()

    def show_words(self, paragraphs: CardParagraphs) -> None:
        """Show the text of an object; none takes no room."""
        if paragraphs != self._paragraphs:
            self._paragraphs = paragraphs
            self._show()

    def _show(self) -> None:
        roles = self._roles
        text = "" if roles is None else "<br>".join(self._paragraph(number, roles) for number in self._numbers())
        say_marked(self, text)
        self.setVisible(bool(text))

    def _numbers(self) -> range:
        return range(len(self._paragraphs))

    def _paragraph(self, number: int, roles: Roles) -> str:
        return "".join(
            self._part(f"{number}.{place}", one, roles) for place, one in enumerate(self._paragraphs[number])
        )

    def _part(self, place: str, words: WordsNow, roles: Roles) -> str:
        shown = with_symbols(words.text, SYMBOL, self.devicePixelRatioF())
        match words.state:
            case ActingNow.TEXT:
                return shown
            case ActingNow.ACTS:
                return _linked(place, shown, f"color: {roles.ink}; text-decoration: underline")
            case ActingNow.IDLE:
                return _linked(place, shown, f"color: {roles.soft}; text-decoration: none; font-style: italic")
            case ActingNow.WAITS:
                return _linked(place, f"{shown} <b>{WAITS}</b>", f"color: {roles.nothing}; text-decoration: none")
            case ActingNow.UNREAD:
                return _linked(place, f"{shown} <b>{MARK}</b>", f"color: {roles.nothing}; text-decoration: none")

    def _point(self, place: str) -> None:
        """Say of the words under the mouse why they do not act, and point at what they touch."""
        number, _, part = place.partition(".")
        words = self._paragraphs[int(number)][int(part)] if place else None
        tip(self, words.why if words is not None else "")
        self.pointed.emit(words.touches if words is not None else ())

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more."""
        super().leaveEvent(event)
        self.pointed.emit(())


def _linked(place: str, shown: str, style: str) -> str:
    return f'<a href="{place}" style="{style}">{shown}</a>'


def spoken_words(paragraphs: CardParagraphs) -> Iterator[str]:
    """Say of each part that does not act why not, for a screen reader."""
    for parts in paragraphs:
        yield from (f"“{one.text}”: {_SPOKEN[one.state]}. {one.why}" for one in parts if one.state in _SPOKEN)


_SPOKEN = {
    ActingNow.IDLE: "does not act now",
    ActingNow.WAITS: "waits for what nobody has said",
    ActingNow.UNREAD: "is not computed",
}
