"""Sharing (a floor above the scenario): a board as one line of text, and that line as a board again.

``code_of`` makes the code, ``scenario_of_code`` reads one, ``is_code`` tells whether a text holds one.
"""

from __future__ import annotations

from inspector.sharing.codes import LINK, CodeError, code_of, is_code, scenario_of_code

__all__ = ["LINK", "CodeError", "code_of", "is_code", "scenario_of_code"]
