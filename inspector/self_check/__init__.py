"""Whether this installation is whole (floor 6): what it needs is there, unchanged, and gives the right answers.

``checks`` names every check that needs no window; ``checked`` carries one out and gives its ``CheckResult``, one line
for a person and for a bug report. The window adds what only it can know, such as Qt's own parts. ``missing_parts`` is
quick enough for every start.
"""

from __future__ import annotations

from inspector.self_check.all_checks import checks
from inspector.self_check.check import Check, CheckResult, checked, no_trouble
from inspector.self_check.program import missing_parts

__all__ = ["Check", "CheckResult", "checked", "checks", "missing_parts", "no_trouble"]
