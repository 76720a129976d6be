"""Whom "he" means in a text that is mended: what comes first must not say a name that "he" would mean from then on."""

from __future__ import annotations

import re
from typing import Final

from inspector.scenario.words.correcting import FIRST
from inspector.scenario.words.text import SoFar

_HE: Final = re.compile(r"(?<![\w'])(?:he|she|they|his|her|their)(?![\w'])", re.IGNORECASE)
_TWO: Final = 2


def as_who_writes(original: str, text: str, found: SoFar, proposal: str) -> str:
    """Let who writes say "I have" in what comes first, where "he" follows: behind "Ana has" that would be Ana.

    Where somebody is named in the ``original`` text, that name says whom "he" means.
    """
    players = found.board.run.table.players
    named = re.search(rf"(?<![\w'])(?:{'|'.join(map(re.escape, players))})(?![\w])", original)
    if len(players) != _TWO or named is not None or not proposal.startswith(FIRST) or not _HE.search(text, found.at):
        return proposal
    return re.sub(rf"(?<=[“ ]){re.escape(players[0])} has\b", "I have", proposal)
