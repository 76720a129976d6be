"""What an import did: every record of the files is counted once, under what became of it."""

from __future__ import annotations

from collections import Counter

import msgspec

MOST_LINES = 2_000
EXAMPLES = 3


class Skip(msgspec.Struct, frozen=True):
    """A record that was not kept: its file, its place in it, the name it gives itself, and why."""

    file: str
    place: str
    name: str
    reason: str
    detail: str = ""

    def __str__(self) -> str:
        called = f' "{self.name}"' if self.name else ""
        return f"{self.file}: {self.place}:{called} {self.reason}{f' ({self.detail})' if self.detail else ''}"


class ImportReport(msgspec.Struct, kw_only=True):
    """Counts of one import. ``read`` is the sum of ``new``, ``changed``, ``same``, ``printings`` and all skips.

    ``printings`` are records of a card of which another printing in the same import was kept. ``lines`` and
    ``differences`` hold the first of them only; the counts are of all. ``refused`` are files of which nothing was
    read, with the reason. ``poorer`` are those among ``same`` of which the file leaves something out, told in ``left``.
    """

    read: int = 0
    new: int = 0
    changed: int = 0
    same: int = 0
    printings: int = 0
    skipped: Counter[str] = msgspec.field(default_factory=Counter)
    lines: list[Skip] = msgspec.field(default_factory=list)
    unknown_layouts: Counter[str] = msgspec.field(default_factory=Counter)
    different: int = 0
    differences: list[str] = msgspec.field(default_factory=list)
    repaired: int = 0
    repairs: list[str] = msgspec.field(default_factory=list)
    poorer: int = 0
    left: list[str] = msgspec.field(default_factory=list)
    refused: list[str] = msgspec.field(default_factory=list)
    bytes_read: int = 0
    seconds: float = 0.0

    @property
    def cards(self) -> int:
        """How many cards of the files are in the library now."""
        return self.new + self.changed + self.same

    def skip(self, line: Skip) -> None:
        """Count a record that was not kept."""
        self.read += 1
        self.skipped[line.reason] += 1
        if len(self.lines) < MOST_LINES:
            self.lines.append(line)

    def leave(self, told: list[str]) -> None:
        """Count cards that stay as they were, each with what the file leaves out of it."""
        self.same += len(told)
        self.poorer += len(told)
        self.left += told[: MOST_LINES - len(self.left)]

    def explain(self, problems: tuple[str, ...]) -> None:
        """Add what was wrong with the record that was skipped last."""
        if self.lines and len(self.lines) < MOST_LINES:
            last = self.lines[-1]
            detail = "; ".join(filter(None, (last.detail, *problems)))
            self.lines[-1] = msgspec.structs.replace(last, detail=detail)

    def differ(self, name: str, notes: tuple[str, ...]) -> None:
        """Note a card of which the file says something else than what was computed."""
        self.different += 1
        if len(self.differences) < MOST_LINES:
            self.differences.append(f"{name}: {'; '.join(notes)}")

    def repair(self, place: str, name: str, problems: tuple[str, ...]) -> None:
        """Note a record that was kept without some of its keys."""
        self.repaired += 1
        if len(self.repairs) < MOST_LINES:
            self.repairs.append(f'{place}: "{name}": {"; ".join(problems)}')

    def sentences(self, *, everything: bool = False) -> tuple[str, ...]:
        """Tell it line by line: the counts, then what was skipped with some examples, or with all that are kept."""
        most = MOST_LINES if everything else EXAMPLES
        kept = f"{self.new:,} new, {self.changed:,} changed, {self.same:,} as before"
        said = [f"{self.read:,} records read: {self.cards:,} cards ({kept}), {self.printings:,} more printings."]
        for reason, count in self.skipped.most_common():
            said.append(f"{count:,} skipped, because the record {reason}:")
            said += _some([str(line) for line in self.lines if line.reason == reason], most, count)
        for layout, count in self.unknown_layouts.most_common():
            said.append(f'{count:,} of the unknown layout "{layout}": kept, and shown by the front face only.')
        if self.different:
            said.append(f"{self.different:,} where the file differs from what the rules give; ours is kept:")
            said += _some(self.differences, most, self.different)
        if self.poorer:
            said.append(f"{self.poorer:,} left as they were, because the file says less of them:")
            said += _some(self.left, most, self.poorer)
        if self.repaired:
            said.append(f"{self.repaired:,} kept, but for what could not be read of them:")
            said += _some(self.repairs, most, self.repaired)
        said += self.refused
        rate = self.bytes_read / 1e6 / self.seconds if self.seconds else 0.0
        said.append(f"{self.bytes_read / 1e6:,.1f} MB in {self.seconds:.1f} s, {rate:,.0f} MB/s.")
        return tuple(said)


def _some(lines: list[str], most: int, count: int) -> list[str]:
    shown = [f"  {line}" for line in lines[:most]]
    return [*shown, f"  and {count - len(shown):,} more"] if count > len(shown) else shown
