"""Sharing (a floor above the scenario): a board as one line of text, and as a page that anybody can read.

``code_of`` makes the code, ``scenario_of_code`` reads one, ``is_code`` tells whether a text holds one; ``redacted``
gives a board as one viewer knows it. A ``Handout`` is a page as data; ``markdown_of`` and ``html_of`` write it.
"""

from __future__ import annotations

from inspector.sharing.codes import LINK, CodeError, code_of, is_code, scenario_of_code
from inspector.sharing.fan_content import FAN_CONTENT
from inspector.sharing.handouts import (
    JUDGES,
    Handout,
    HandoutAction,
    HandoutCard,
    HandoutObject,
    HandoutPicture,
    HandoutRule,
    HandoutStep,
    HandoutValue,
    HandoutZone,
)
from inspector.sharing.html import html_of
from inspector.sharing.markdown import markdown_of
from inspector.sharing.redacting import redacted

__all__ = [
    "FAN_CONTENT",
    "JUDGES",
    "LINK",
    "CodeError",
    "Handout",
    "HandoutAction",
    "HandoutCard",
    "HandoutObject",
    "HandoutPicture",
    "HandoutRule",
    "HandoutStep",
    "HandoutValue",
    "HandoutZone",
    "code_of",
    "html_of",
    "is_code",
    "markdown_of",
    "redacted",
    "scenario_of_code",
]
