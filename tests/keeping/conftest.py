"""What tests of the keeper share."""

from __future__ import annotations

import pytest

from tests.faults import Faults


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    return Faults(monkeypatch)
