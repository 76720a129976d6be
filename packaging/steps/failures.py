"""The one error of the bootstrap: a sentence for the person at the keyboard."""

from __future__ import annotations


class StepFailedError(Exception):
    """A step could not be done. The message is one sentence: what, where, and what to do about it."""
