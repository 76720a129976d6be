"""What may be meant where a text cannot be read: each proposal with what it changes, as it is and as it would be."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from inspector.scenario.words import SoFar, correction
from inspector.window.widgets.plain_text import plain, say
from inspector.window.widgets.wrapped_label import WrappedLabel

_LONGEST_LINE: Final = 300
_MOST_LINES: Final = 9
_FIRST: Final = "first “"
_WHOLE: Final = ("instead “", "from here “")
_LEAVES_OUT: Final = "Leave this sentence out"
_BETWEEN: Final = re.compile(r"(?<=[.?!;])\s+|\s*\n\s*")


class Rewritten(NamedTuple):
    """Sentences of a text, and those that come in their place."""

    before: tuple[str, ...]
    after: tuple[str, ...]


class Proposal(NamedTuple):
    """The ``words`` that are taken, the ``title`` of what they do, what of the text changes, and what else stays."""

    words: str
    title: str
    changes: tuple[Rewritten, ...] = ()
    stay: int = 0

    @property
    def said(self) -> str:
        """All of it in words."""
        parts = [self.title] if self.title else []
        for change in self.changes:
            old, new = " ".join(change.before), " ".join(change.after)
            if old and new:
                parts.append(f"Instead of “{old}”: “{new}”")
            else:
                parts.append(f"New: “{new}”" if new else f"Without “{old}”")
        return plain(" ".join(parts))


def proposal_of(text: str, found: SoFar, words: str) -> Proposal:
    """Say what a proposal does to a text that was read so far."""
    if words.startswith(_FIRST):
        return Proposal(words, f"Put first: {words.removeprefix(_FIRST).rstrip('”')}")
    if not words.startswith(_WHOLE):
        return Proposal(words, words)
    start, end, new = correction(text, found, words)
    if not new.strip():
        return Proposal(words, _LEAVES_OUT, (Rewritten(_sentences(text[start:end]), ()),))
    return _of_sentences(words, _sentences(text[start:end]), _sentences(new))


def _of_sentences(words: str, before: tuple[str, ...], after: tuple[str, ...]) -> Proposal:
    keys = [[_bare(each) for each in side] for side in (before, after)]
    steps = SequenceMatcher(None, keys[0], keys[1], autojunk=False).get_opcodes()
    changes = tuple(
        Rewritten(before[start:end], after[begin:until]) for kind, start, end, begin, until in steps if kind != "equal"
    )
    stay = sum(until - begin for kind, _start, _end, begin, until in steps if kind == "equal")
    return Proposal(words, "", changes, stay)


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(each for each in _BETWEEN.split(text.strip()) if each.strip())


def _bare(sentence: str) -> str:
    """A sentence without what makes no other of it."""
    return " ".join(sentence.casefold().rstrip(".;?! ").split())


class ProposalCard(QPushButton):
    """A proposal to be taken by a click: what goes is struck out, what comes stands under it.

    ``taken`` is emitted with its words.
    """

    taken = Signal(str)

    def __init__(self, proposal: Proposal) -> None:
        super().__init__()
        self.proposal = proposal
        self.setProperty("kind", "card")
        self.setAutoDefault(False)
        self.setAccessibleName(plain(f"Take: {proposal.said}"))
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 7, 12, 8)
        column.setSpacing(2)
        self._column, self._lines = column, list[WrappedLabel]()
        if proposal.title:
            self._add(proposal.title)
        lines = 0
        for change in proposal.changes:
            for sentence in change.before[: max(1, _MOST_LINES - lines)]:
                self._add(f"− {sentence}", gone=True)
            for sentence in change.after[: max(1, _MOST_LINES - lines)]:
                self._add(f"+ {sentence}")
            lines += len(change.before) + len(change.after)
        left = lines + bool(proposal.title) - len(self._lines)
        if left > 0:
            self._add(f"… and {left} more", quiet=True)
        if proposal.stay:
            self._add(f"{proposal.stay} sentence{'s stay' if proposal.stay > 1 else ' stays'} as written.", quiet=True)
        self.clicked.connect(partial(self._take, proposal.words))

    def _add(self, sentence: str, *, gone: bool = False, quiet: bool = False) -> None:
        label = WrappedLabel()
        label.setWordWrap(True)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if gone:
            label.setObjectName("Gone")
        elif quiet:
            label.setObjectName("Small")
        say(label, plain(sentence, _LONGEST_LINE))
        self._column.addWidget(label)
        self._lines.append(label)

    def _take(self, words: str, _checked: bool = False) -> None:
        self.taken.emit(words)

    def shown_lines(self) -> tuple[str, ...]:
        """What stands on it, line by line."""
        return tuple(label.text() for label in self._lines)

    # A button measures its own text; what stands on this one are labels.

    def hasHeightForWidth(self) -> bool:
        """Its lines wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """What its lines need."""
        return self._column.totalHeightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that the lines need in this width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as its lines are in the width that it has: where room is short, Qt would take it from their rows."""
        least = self._column.totalMinimumSize()
        return QSize(least.width(), max(least.height(), self.heightForWidth(self.width())))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()
