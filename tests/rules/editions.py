"""Rules by edition: one row of numbers as the book has them, one test for each edition that has a number."""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS

EDITION_KEYS = tuple(edition.key for edition in EDITIONS)


def by_edition(*rules: str) -> pytest.MarkDecorator:
    """Run a test with ``edition`` and ``rules``, five columns of numbers; ``-`` leaves an edition out."""
    row = zip(EDITION_KEYS, rules, strict=True)
    params = [pytest.param(edition, numbers.split(), id=edition) for edition, numbers in row if numbers != "-"]
    return pytest.mark.parametrize(("edition", "rules"), params)
