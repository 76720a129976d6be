"""What holds for every test: Qt draws without a screen unless QT_QPA_PLATFORM asks for one; no user's library."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Nobody's own cards may decide how a test ends, and no test may touch them.
os.environ["CARD_INSPECTOR_DATA_DIR"] = tempfile.mkdtemp(prefix="card-inspector-tests-")


@pytest.fixture(autouse=True)
def the_data_folder_of_one_test_is_not_the_next_ones() -> Iterator[None]:
    """`--data-dir` holds for the rest of a run, which here is one test."""
    before = os.environ["CARD_INSPECTOR_DATA_DIR"]
    yield
    os.environ["CARD_INSPECTOR_DATA_DIR"] = before
