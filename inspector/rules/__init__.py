"""The rules core (floor 2): tables, actions, and what each object is, under five editions. Pure values, no files.

``perform(table, action)`` gives the next table and the outcome; ``characteristics(table, label)`` what an object is
now, each value with its reasons; ``available_actions(table, label)`` what could be done to it, with the outcome each
would have.
"""

from __future__ import annotations

from inspector.rules.candidates import Intent, ways_to
from inspector.rules.decisions.finished_values import VALUE_KEYS, Characteristics, NotComputed
from inspector.rules.decisions.in_force import has_doors, originals_of, top_values
from inspector.rules.decisions.marks import getting
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.decisions.proof_step import EVERY_CREATURE_TYPE, START, Counted, ProofStep
from inspector.rules.edition.citations import concepts_in, numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import EDITIONS, NEWEST, Edition, edition_of
from inspector.rules.edition.errors import NotComputedError, RulesError
from inspector.rules.edition.outcomes import Event, EventKind, Outcome, Reason, Result, reason
from inspector.rules.effects.changing import LAYER_OF_KEY
from inspector.rules.entering_asks import asks_as_it_comes, asks_what_to_copy, could_bear, could_copy, could_target
from inspector.rules.events.designating import is_designation
from inspector.rules.events.libraries import library_of
from inspector.rules.events.phasing import phasing_in
from inspector.rules.offers import Offer, ValueChange, action_meant, available_actions, likeliest_action, value_changes
from inspector.rules.performing import label_made_by, labels_of, perform
from inspector.rules.steps.names_apart import named_apart
from inspector.rules.steps.words_of_copying import may_be_copied_by
from inspector.rules.steps.zones import named_part
from inspector.rules.table.actions import (
    Action,
    Attach,
    BecomeCopy,
    Cast,
    CheckState,
    Choose,
    ChooseName,
    Cloak,
    Convert,
    CopySpell,
    Counters,
    CreateToken,
    CreateTokenCopy,
    DayNight,
    Designate,
    Effect,
    EndTurn,
    Flip,
    Life,
    Lock,
    Look,
    Manifest,
    Meld,
    Move,
    Mutate,
    NotRead,
    PhaseIn,
    PhaseOut,
    Place,
    PlayLand,
    PutOntoBattlefield,
    Resolve,
    Reveal,
    SayCondition,
    Shuffle,
    Tap,
    Transform,
    Turn,
    TurnFaceDown,
    TurnFaceUp,
    Unlock,
    Untap,
    Zone,
    action_name,
)
from inspector.rules.table.objects import FACE_DOWN_PILE, ORDERED_ZONES, CopyEffect, GameObject, Printed
from inspector.rules.table.table import Refused, Table, new_table
from inspector.rules.telling.ability_words import counted_abilities
from inspector.rules.telling.characteristics import all_characteristics, characteristics, is_found
from inspector.rules.telling.choices_named import chosen_words
from inspector.rules.telling.effects_told_apart import called_by_deed
from inspector.rules.telling.face_down_orders import face_down_orders
from inspector.rules.telling.hidden_counts import depends_on_hidden
from inspector.rules.telling.ladder_words import Rung, rungs
from inspector.rules.telling.names import controllers_now, names_now, names_of_gone, names_told, told_apart
from inspector.rules.telling.proof import ranks_of_timestamps
from inspector.rules.telling.questions import CONDITION, HOW_MANY, WHICH_COUNTERS, Question, questions_of
from inspector.rules.telling.seen_by import (
    HIDDEN_CARD,
    JUDGE,
    SPECTATOR,
    View,
    is_hidden_card,
    is_judge,
    is_unknown,
    labels_within,
    seen_by,
    view_of,
    with_labels,
)
from inspector.rules.telling.state_based_in_doubt import state_based_doubts
from inspector.rules.telling.value_words import face_down_words
from inspector.rules.telling.words_now import ActingNow, WordsNow, words_now
from inspector.rules.values.intrinsic import printed_abilities
from inspector.rules.ways_to_place import ways_to_place
from inspector.rules.wording.of_conditions import amount_said, condition_words
from inspector.rules.wording.of_counters import counter_words
from inspector.rules.wording.of_filters import filter_words, things_counted, told_by_name

__all__ = [
    "CONDITION",
    "EDITIONS",
    "EVERY_CREATURE_TYPE",
    "FACE_DOWN_PILE",
    "HIDDEN_CARD",
    "HOW_MANY",
    "JUDGE",
    "LAYER_OF_KEY",
    "NEWEST",
    "ORDERED_ZONES",
    "SPECTATOR",
    "START",
    "VALUE_KEYS",
    "WHICH_COUNTERS",
    "ActingNow",
    "Action",
    "Attach",
    "BecomeCopy",
    "Cast",
    "Characteristics",
    "CheckState",
    "Choose",
    "ChooseName",
    "Cloak",
    "Concept",
    "Convert",
    "CopyEffect",
    "CopySpell",
    "Counted",
    "Counters",
    "CreateToken",
    "CreateTokenCopy",
    "DayNight",
    "Designate",
    "Edition",
    "Effect",
    "EndTurn",
    "Event",
    "EventKind",
    "Flip",
    "GameObject",
    "Intent",
    "Life",
    "Lock",
    "Look",
    "Manifest",
    "Meld",
    "Move",
    "Mutate",
    "NotComputed",
    "NotComputedError",
    "NotRead",
    "Offer",
    "OpenKind",
    "Outcome",
    "PhaseIn",
    "PhaseOut",
    "Place",
    "PlayLand",
    "Printed",
    "ProofStep",
    "PutOntoBattlefield",
    "Question",
    "Reason",
    "Refused",
    "Resolve",
    "Result",
    "Reveal",
    "RulesError",
    "Rung",
    "SayCondition",
    "Shuffle",
    "Table",
    "Tap",
    "Transform",
    "Turn",
    "TurnFaceDown",
    "TurnFaceUp",
    "Unlock",
    "Untap",
    "ValueChange",
    "View",
    "WordsNow",
    "Zone",
    "action_meant",
    "action_name",
    "all_characteristics",
    "amount_said",
    "asks_as_it_comes",
    "asks_what_to_copy",
    "available_actions",
    "called_by_deed",
    "characteristics",
    "chosen_words",
    "concepts_in",
    "condition_words",
    "controllers_now",
    "could_bear",
    "could_copy",
    "could_target",
    "counted_abilities",
    "counter_words",
    "depends_on_hidden",
    "edition_of",
    "face_down_orders",
    "face_down_words",
    "filter_words",
    "getting",
    "has_doors",
    "is_designation",
    "is_found",
    "is_hidden_card",
    "is_judge",
    "is_unknown",
    "label_made_by",
    "labels_of",
    "labels_within",
    "library_of",
    "likeliest_action",
    "may_be_copied_by",
    "named_apart",
    "named_part",
    "names_now",
    "names_of_gone",
    "names_told",
    "new_table",
    "numbers",
    "originals_of",
    "perform",
    "phasing_in",
    "printed_abilities",
    "questions_of",
    "ranks_of_timestamps",
    "reason",
    "rungs",
    "seen_by",
    "state_based_doubts",
    "things_counted",
    "told_apart",
    "told_by_name",
    "top_values",
    "value_changes",
    "view_of",
    "ways_to",
    "ways_to_place",
    "with_labels",
    "words_now",
]
