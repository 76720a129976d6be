"""Every check that needs no window, in the order in which they are told."""

from __future__ import annotations

from inspector.self_check.check import Check
from inspector.self_check.program import program_checks
from inspector.self_check.users_files import users_checks


def checks() -> tuple[Check, ...]:
    """Every check that needs no window; the slowest, all sample boards, takes some seconds on a slow machine."""
    return (*program_checks(), *users_checks())
