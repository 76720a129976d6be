"""The one error of surveys."""

from __future__ import annotations


class SurveyError(Exception):
    """A survey cannot be made or its result not be read: one sentence, what is wrong and what to do."""
