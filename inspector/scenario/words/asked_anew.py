"""What is asked once more where a question only tells what else happens: ``How big is it? And if Humility dies?``."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from inspector.scenario.words.text_question import TextQuestion

_SUPPOSES: Final = re.compile(
    r"\W*(?:(?:and|but|so|or|then|now|also|what),? +)*(?:if|when|once|after)\b", re.IGNORECASE
)


def asked_anew(asks: list[TextQuestion], words: str, steps: int) -> list[TextQuestion]:
    """Give what was asked last as asked again behind ``steps`` actions; nothing where the words suppose nothing.

    ``words`` are those of a question that is read whole as what happens.
    """
    last = max((each.after for each in asks), default=steps)
    if last == steps or _SUPPOSES.match(words) is None:
        return []
    again = (each for each in asks if each.after == last and not each.edition and not each.why)
    return [msgspec.structs.replace(each, after=steps) for each in again]
