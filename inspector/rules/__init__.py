"""The rules core (floor 2): tables, actions, and what each object is, under five editions. Pure values, no files.

``perform(table, action)`` gives the next table and the outcome; ``characteristics(table, label)`` what an object is
now, each value with its reasons; ``available_actions(table, label)`` what could be done to it, with the outcome each
would have.
"""

from __future__ import annotations

from inspector.rules.actions import (
    Action,
    Attach,
    BecomeCopy,
    Cast,
    CheckState,
    ChooseName,
    Cloak,
    Convert,
    CopySpell,
    Counters,
    CreateTokenCopy,
    DayNight,
    Effect,
    EndTurn,
    Flip,
    Lock,
    Look,
    Manifest,
    Meld,
    Move,
    Place,
    PlayLand,
    PutOntoBattlefield,
    Resolve,
    Tap,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
    Unlock,
    Untap,
    Zone,
    action_name,
)
from inspector.rules.characteristics import all_characteristics, characteristics, is_found
from inspector.rules.citations import concepts_in, numbers
from inspector.rules.concepts import Concept
from inspector.rules.editions import EDITIONS, NEWEST, Edition, edition_of
from inspector.rules.errors import NotComputedError, RulesError
from inspector.rules.filter_words import filter_words
from inspector.rules.intrinsic import printed_abilities
from inspector.rules.ladder_words import Rung, rungs
from inspector.rules.objects import GameObject
from inspector.rules.offers import Offer, ValueChange, available_actions, likeliest_action, value_changes
from inspector.rules.outcomes import Event, EventKind, Outcome, Reason, Result
from inspector.rules.performing import labels_of, perform
from inspector.rules.proof_step import START, Counted, ProofStep
from inspector.rules.table import Refused, Table, new_table
from inspector.rules.values import VALUE_KEYS, Characteristics, NotComputed

__all__ = [
    "EDITIONS",
    "NEWEST",
    "START",
    "VALUE_KEYS",
    "Action",
    "Attach",
    "BecomeCopy",
    "Cast",
    "Characteristics",
    "CheckState",
    "ChooseName",
    "Cloak",
    "Concept",
    "Convert",
    "CopySpell",
    "Counted",
    "Counters",
    "CreateTokenCopy",
    "DayNight",
    "Edition",
    "Effect",
    "EndTurn",
    "Event",
    "EventKind",
    "Flip",
    "GameObject",
    "Lock",
    "Look",
    "Manifest",
    "Meld",
    "Move",
    "NotComputed",
    "NotComputedError",
    "Offer",
    "Outcome",
    "Place",
    "PlayLand",
    "ProofStep",
    "PutOntoBattlefield",
    "Reason",
    "Refused",
    "Resolve",
    "Result",
    "RulesError",
    "Rung",
    "Table",
    "Tap",
    "Transform",
    "TurnFaceDown",
    "TurnFaceUp",
    "Unlock",
    "Untap",
    "ValueChange",
    "Zone",
    "action_name",
    "all_characteristics",
    "available_actions",
    "characteristics",
    "concepts_in",
    "edition_of",
    "filter_words",
    "is_found",
    "labels_of",
    "likeliest_action",
    "new_table",
    "numbers",
    "perform",
    "printed_abilities",
    "rungs",
    "value_changes",
]
