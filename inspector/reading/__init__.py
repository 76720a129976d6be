"""Reading a card's own words (between printed cards and the rules core): pure, knows no table.

``read_words`` gives the sentences that are understood, as effects of the effect language; ``unread_sentences``
finds all that might change values, read or not.
"""

from __future__ import annotations

from inspector.reading.attaching import ATTACHED_TO, BEARS
from inspector.reading.becoming import what_may_be_copied
from inspector.reading.coming import ARRIVES, COMES
from inspector.reading.costs import paid_for
from inspector.reading.devotion_words import more_devotion
from inspector.reading.done_later import Waits
from inspector.reading.entering import copy_while_face_up, how_it_enters, said_behind_copying, what_it_may_copy
from inspector.reading.entering_unread import (
    enters_under_an_opponent,
    may_have_attached_it_turned_up,
    may_have_done_before_copying,
    may_have_entered_so,
    may_have_made_of_it,
    turned_down_as_it_enters,
)
from inspector.reading.forbidding import (
    Forbidden,
    Forbids,
    ForbidsPlaying,
    Playing,
    forbids,
    forbids_playing,
    may_forbid,
    may_forbid_playing,
)
from inspector.reading.going import GOES, Besides, Goes, PutsItself, keeps_counters, puts_itself, replaces_discarding
from inspector.reading.grammar.entering import Copies, Enters
from inspector.reading.grammar.meant import Meant
from inspector.reading.grammar.replacing import Replaces
from inspector.reading.grammar.vocabulary import NUMBER_WORDS
from inspector.reading.instruction import Instruction
from inspector.reading.instructions import instructions
from inspector.reading.more_tokens import OtherTokens, other_tokens
from inspector.reading.names import own_names
from inspector.reading.paragraphs import static_paragraphs, without_reminder
from inspector.reading.predicates import ALL_KEYS
from inspector.reading.reader import ReadSentence, read_words
from inspector.reading.replacing import (
    CAST_THIS_WAY,
    ENTERS,
    Happens,
    SaidOfOthers,
    may_speak_of_others,
    said_of_entering,
    said_of_others,
)
from inspector.reading.said import Heard, change_said, heard, not_understood, objects_in_words, static_in_words
from inspector.reading.unread import Unread, unread_sentences
from inspector.reading.whom import OWN, Whom

__all__ = [
    "ALL_KEYS",
    "ARRIVES",
    "ATTACHED_TO",
    "BEARS",
    "CAST_THIS_WAY",
    "COMES",
    "ENTERS",
    "GOES",
    "NUMBER_WORDS",
    "OWN",
    "Besides",
    "Copies",
    "Enters",
    "Forbidden",
    "Forbids",
    "ForbidsPlaying",
    "Goes",
    "Happens",
    "Heard",
    "Instruction",
    "Meant",
    "OtherTokens",
    "Playing",
    "PutsItself",
    "ReadSentence",
    "Replaces",
    "SaidOfOthers",
    "Unread",
    "Waits",
    "Whom",
    "change_said",
    "copy_while_face_up",
    "enters_under_an_opponent",
    "forbids",
    "forbids_playing",
    "heard",
    "how_it_enters",
    "instructions",
    "keeps_counters",
    "may_forbid",
    "may_forbid_playing",
    "may_have_attached_it_turned_up",
    "may_have_done_before_copying",
    "may_have_entered_so",
    "may_have_made_of_it",
    "may_speak_of_others",
    "more_devotion",
    "not_understood",
    "objects_in_words",
    "other_tokens",
    "own_names",
    "paid_for",
    "puts_itself",
    "read_words",
    "replaces_discarding",
    "said_behind_copying",
    "said_of_entering",
    "said_of_others",
    "static_in_words",
    "static_paragraphs",
    "turned_down_as_it_enters",
    "unread_sentences",
    "what_it_may_copy",
    "what_may_be_copied",
    "without_reminder",
]
