"""What is asked once more: behind what else happens, ``And if Humility dies?``, or of another, ``And Clone?``."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from inspector.rules import Table
from inspector.scenario.replaying import Replay
from inspector.scenario.words.text_question import TextQuestion

# Whoever asks so wants to know of an object what was asked before of another.
AGAIN_KEY: Final = "again"
_AND: Final = re.compile(r"\W*(?:(?:and|but|so) )?(?:and|what about|how about) ", re.IGNORECASE)
_SUPPOSES: Final = re.compile(
    r"\W*(?:(?:and|but|so|or|then|now|also|what),? +)*(?:if|when|once|after)\b", re.IGNORECASE
)


def asked_anew(asks: list[TextQuestion], words: str, run: Replay, about: str) -> list[TextQuestion]:
    """Give what was asked last as asked again once more has happened; nothing where the words do not ask that.

    ``words`` are those of a question that is read whole as what happens. "And Clone copying it?" asks it of the Clone,
    which is what the sentence is ``about``; "And if Humility dies?" of the same as before.
    """
    steps = len(run.steps)
    last = max((each.after for each in asks), default=steps)
    if _SUPPOSES.match(words) is None:
        other = TextQuestion(object=about, key=AGAIN_KEY, after=steps)
        asked = asked_of_another(run.table, asks, [other]) if about and _AND.match(words) is not None else []
        return [msgspec.structs.replace(each, after=steps) for each in asked]
    if last == steps:
        return []
    again = (each for each in asks if each.after == last and not each.edition and not each.why)
    return [msgspec.structs.replace(each, after=steps) for each in again]


def asked_of_another(table: Table, asks: list[TextQuestion], asked: list[TextQuestion]) -> list[TextQuestion]:
    """Give questions of which one that only names an object asks of it what was asked last of another.

    Where nothing was, or where the other one lies elsewhere, what it is.
    """
    found: list[TextQuestion] = []
    for each in asked:
        before = [one for one in (*asks, *found) if one.object and not one.edition and not one.why]
        of = before[-1].object if before else each.object
        now, other = table.objects.get(each.object), table.objects.get(of)
        if each.key != AGAIN_KEY:
            found.append(each)
        elif now is None or other is None or now is other or now.zone != other.zone:
            found.append(msgspec.structs.replace(each, key=""))
        else:
            last = (one for one in before if one.object == of and one.after == before[-1].after)
            found += [msgspec.structs.replace(one, object=each.object, doubt=each.doubt) for one in last]
    return found
