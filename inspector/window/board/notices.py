"""What the bar under the desk is told."""

from __future__ import annotations

import msgspec

from inspector.rules import Reason, Result
from inspector.window.board.entries import Entry


class Notice(msgspec.Struct, frozen=True):
    """Something to tell the user in the bar: its ``kind`` chooses sign and color, the ``reasons`` cite the rules.

    ``is_outcome`` is true where it tells how something ended that the user did; ``hint`` is the key that leads on.
    """

    kind: str
    text: str
    reasons: tuple[Reason, ...] = ()
    is_outcome: bool = False
    hint: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule number cited, each once, in order."""
        return tuple(dict.fromkeys(number for why in self.reasons for number in why.rules))


def of_step(entry: Entry, said: str = "", left_out: str = "", hint: str = "") -> Notice:
    """How a step ended, in other words where some are given; ``left_out`` is said after it."""
    nothing = all(outcome.result is Result.NOTHING for outcome in entry.outcomes)
    kind, text = ("nothing", f"Nothing happens. {entry.outcome.says}") if nothing else ("done", f"{entry.text}.")
    return Notice(kind, f"{said or text}{left_out}".strip(), entry.outcome.reasons, is_outcome=True, hint=hint)


def of_impossible(entries: tuple[Entry, ...], cursor: int, edition: str) -> Notice | None:
    """Which of the steps carried out cannot be done under an edition; None where all can."""
    refused = [entry for entry in entries if entry.end <= cursor and entry.outcome.result is Result.ILLEGAL]
    if not refused:
        return None
    first = refused[0]
    more = f" and {len(refused) - 1} more" if len(refused) > 1 else ""
    text = f"Not possible under {edition}: “{first.text}”{more}. {first.outcome.says}"
    return Notice("refused", text.strip(), first.outcome.reasons)
