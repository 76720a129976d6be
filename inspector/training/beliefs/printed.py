"""What is printed on faces, spelled as answers: beliefs that look at the wrong face or half read it here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inspector.cards import Face, in_wubrg_order, mana_cost
from inspector.training.questions import AnswerValue

# Values of which an object can have several at once, so that two faces' can be thrown together.
SEVERAL: Final = ("colors", "supertypes", "types", "subtypes", "keywords")
PRINTED_KEYS: Final = ("name", "mana_cost", "mana_value", *SEVERAL, "power", "toughness", "loyalty")


def printed_value(face: Face, key: str) -> AnswerValue:
    """Give a value as it is printed on a face, and no other value of ``PRINTED_KEYS``: None for any other."""
    cost = face.mana_cost
    if key == "mana_cost":
        return "" if cost is None else str(cost)
    if key == "mana_value":
        return 0 if cost is None else cost.mana_value()
    if key == "colors":
        return [str(color) for color in in_wubrg_order(face.colors)]
    if key in ("supertypes", "types", "subtypes"):
        return list(getattr(face.type_line, key))
    if key == "keywords":
        return list(face.keywords)
    if key in ("power", "toughness", "loyalty"):
        number = getattr(face, key)
        return None if number is None else number.value if number.value is not None else str(number)
    return face.name if key == "name" else None


def of_all_faces(faces: Sequence[Face], key: str) -> AnswerValue | None:
    """Give what faces have of a value together; None for a value of which there is only one."""
    if key == "name":
        return " // ".join(dict.fromkeys(face.name for face in faces))
    if key not in SEVERAL:
        return None
    together = dict.fromkeys(part for face in faces for part in printed_value(face, key))
    return [letter for letter in "WUBRG" if letter in together] if key == "colors" else list(together)


def value_of_cost(cost: object) -> int:
    """Give the mana value of a mana cost as an answer spells it, X counted as 0."""
    read = mana_cost(cost) if isinstance(cost, str) else None
    return 0 if read is None else int(read.mana_value())
