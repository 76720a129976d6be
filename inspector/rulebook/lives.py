"""A rule's life: its numbers in the editions, what changed from one to the next, and which it is today."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import msgspec

from inspector.bundled import BundledFileError, bundled_text
from inspector.rulebook.digest import REINSTALL
from inspector.rulebook.errors import RulebookError
from inspector.rulebook.numbers import is_rule_number

PLACE: Final = "rulebook/lives.json"
LifeStep = Literal["first", "same", "moved", "reworded", "moved and reworded", "new", "gone", "absent"]


class LifeStage(msgspec.Struct, frozen=True):
    """A rule in one edition: the ``number`` that it has there (empty: it has none), and the ``step`` since before."""

    edition: str
    number: str
    step: LifeStep


class RuleLife(msgspec.Struct, frozen=True):
    """One rule through the editions, the oldest first. ``heir`` is today's number of what took over from a gone one."""

    stages: tuple[LifeStage, ...]
    heir: str = ""

    @property
    def today(self) -> str:
        """The number in the newest edition, its own or that of its heir; empty if the rule is gone."""
        return self.stages[-1].number or self.heir

    def number_in(self, edition_key: str) -> str:
        """Give the number in an edition, empty where there is none."""
        return next((stage.number for stage in self.stages if stage.edition == edition_key), "")


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bundled table: each row a number for each edition (``-``: none), and a sign for each step between two."""

    editions: tuple[str, ...]
    rows: tuple[str, ...]
    heirs: dict[str, str] = {}


class Lives:
    """All rules' lives. ``read`` gives a bundled file's text; errors are RulebookErrors."""

    def __init__(self, read: Callable[[str], str] = bundled_text) -> None:
        """Read the bundled table."""
        try:
            file = msgspec.json.decode(read(PLACE), type=_File)
            rows = [_life(row.split(), file) for row in file.rows]
        except (BundledFileError, msgspec.MsgspecError, ValueError) as error:
            raise RulebookError(f"the numbers of the rules cannot be read ({error})", PLACE, REINSTALL) from error
        self._by_number = {
            (stage.edition, stage.number): life for life in rows for stage in life.stages if stage.number
        }
        self._editions = file.editions

    def of(self, number: str, edition_key: str = "") -> tuple[RuleLife, ...]:
        """Give the life of the rule that has ``number`` in an edition.

        Without an edition, the lives of all rules that ever had it: today's first, then the others, newest first.
        """
        editions = (edition_key,) if edition_key else reversed(self._editions)
        found = (self._by_number.get((edition, number)) for edition in editions)
        return tuple(dict.fromkeys(life for life in found if life is not None))

    def had(self, number: str) -> tuple[str, ...]:
        """Name the editions in which a rule had this number."""
        return tuple(edition for edition in self._editions if (edition, number) in self._by_number)


def _life(parts: list[str], file: _File) -> RuleLife:
    *numbers, signs = parts
    if len(numbers) != len(file.editions) or len(signs) != len(numbers) - 1 or set(signs) - set("=~+-."):
        raise ValueError(f'the row "{" ".join(parts)}" is none')
    if any(number != "-" and not is_rule_number(number) for number in numbers):
        raise ValueError(f'the row "{" ".join(parts)}" has no numbers of rules')
    stages = [LifeStage(file.editions[0], _number(numbers[0]), "first" if numbers[0] != "-" else "absent")]
    for at, sign in enumerate(signs):
        before, now = numbers[at], numbers[at + 1]
        stages.append(LifeStage(file.editions[at + 1], _number(now), _step(sign, before != now)))
    last = max((at for at, number in enumerate(numbers) if number != "-"), default=0)
    return RuleLife(tuple(stages), file.heirs.get(f"{numbers[last]} {file.editions[last]}", ""))


def _step(sign: str, moved: bool) -> LifeStep:
    if sign in "=~":
        return ("moved and reworded" if moved else "reworded") if sign == "~" else "moved" if moved else "same"
    return {"+": "new", "-": "gone"}.get(sign, "absent")  # type: ignore[return-value]


def _number(cell: str) -> str:
    return "" if cell == "-" else cell
