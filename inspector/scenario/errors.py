"""The one error of this package: a scenario that cannot be read, run or saved."""

from __future__ import annotations

from inspector.cards.errors import shortened

_LONGEST = 2_000


class ScenarioError(Exception):
    """A scenario is not as the format says; its text is one sentence for the person who has the file.

    ``file`` is the name under which they know it, ``path`` the place inside it (``actions[3].zone``, empty where the
    file as a whole is meant), ``expected`` what should be there, what is, and what to do.
    """

    def __init__(self, file: str, path: str, expected: str) -> None:
        """Name the ``file``, the ``path`` inside it and what was ``expected`` there."""
        # What a stranger wrote may be of any length; the sentence about it is for people.
        path, expected = _cut(path), _cut(expected)
        sentence = ": ".join(part for part in (file, path, expected) if part)
        super().__init__(sentence if sentence.endswith("?") else f"{sentence}.")
        self.file = file
        self.path = path
        self.expected = expected


def _cut(text: str) -> str:
    half = _LONGEST // 2
    return text if len(text) <= _LONGEST else f"{text[:half]} … {text[-half:]}"


class UnknownCardError(ScenarioError):
    """An action names a ``card`` that is neither in the file nor in the pool of cards.

    Who knows a name that is spelled alike gives it as ``perhaps``; None where nothing is.
    """

    def __init__(self, file: str, path: str, card: str, perhaps: str | None = None) -> None:
        """Name the ``card``, and the ``path`` of the action's key."""
        meant = f' (did you mean "{perhaps}"?)' if perhaps else ""
        expected = (
            f'expected the name of a card, and "{shortened(card)}" is not one that is known here{meant}; '
            "check its spelling or add the card itself to the file's `cards`"
        )
        super().__init__(file, path, expected)
        self.card = card
        self.perhaps = perhaps
