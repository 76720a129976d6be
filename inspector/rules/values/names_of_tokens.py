"""How a token is called that what made it did not name (111.4; 110.5c until 2016)."""

from __future__ import annotations

from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision
from inspector.rules.edition.concepts import Concept
from inspector.rules.values.scratch import Scratch


def of_a_token_given_no_name(scratch: Scratch, *, ends_with_token: bool) -> list[Decision]:
    """Decide the name of a token that what made it did not name; empty where it did, or where it is no such token.

    ``scratch`` has its starting values. Such a token is called by its subtypes and the word Token (111.4, where the
    name ``ends_with_token``), a creature token by its creature types alone before 2021 (110.5c).
    """
    face = scratch.chosen.faces[0]
    kinds = " ".join(face.type_line.subtypes)
    if scratch.chosen.grounds[0][1] not in (Because.TOKEN_VALUES, Because.TOKEN_PREDEFINED) or not kinds:
        return []
    if ends_with_token:
        because, name = Because.TOKEN_NAMED_BY_SUBTYPES, f"{kinds} Token"
    else:
        because, name = Because.TOKEN_NAMED_BY_CREATURE_TYPES, kinds if "Creature" in face.type_line.types else ""
    return [Decision("name", Concept.NAME_OF_A_TOKEN, because, {"value": name})] if face.name == name else []
