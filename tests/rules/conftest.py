"""The mark with which a test of the rules says what it answers."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(edition, *rules): the rows of the ledger that the test answers")
