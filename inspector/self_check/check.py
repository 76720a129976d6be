"""What a check of the installation finds: one line, well or not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple


class CheckResult(NamedTuple):
    """One line of the self-check: what was looked at, whether it is well, and a sentence with what was seen.

    Where it is not well the sentence also says what to do.
    """

    what: str
    is_well: bool
    sentence: str

    def __str__(self) -> str:
        return f"{'ok ' if self.is_well else 'NOT'} {self.what}: {self.sentence}"


class Check(NamedTuple):
    """A check by its name; ``look`` looks and gives whether all is well, and a sentence."""

    what: str
    look: Callable[[], tuple[bool, str]]


def checked(check: Check) -> CheckResult:
    """Carry a check out. A check that breaks has found something: its error is its sentence."""
    try:
        return CheckResult(check.what, *check.look())
    except Exception as error:  # noqa: BLE001 - in a damaged installation anything may be missing, and must be told
        return CheckResult(check.what, False, f"The check itself failed ({type(error).__name__}: {error}).")


def no_trouble(results: Iterable[CheckResult]) -> bool:
    """Whether all is well."""
    return all(result.is_well for result in results)
