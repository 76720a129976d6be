"""The error of the readers: a file that cannot be read as cards at all."""

from __future__ import annotations


class DocumentError(Exception):
    """A document cannot be read as cards; the text says where and why, and what to do."""
