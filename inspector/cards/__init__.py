"""Printed cards (floor 1): colors, mana costs, type lines, numbers, faces, layouts, and reading them from records.

Pure values: nothing here opens a file or knows a zone. A ``Card`` holds what is printed; what an object *is* now is
computed by the rules core.
"""

from __future__ import annotations

from inspector.cards.card import Card, Face
from inspector.cards.colors import Color, Colors, color_words, in_wubrg_order
from inspector.cards.creature_types import CREATURE_TYPES, creature_type_of
from inspector.cards.effects import (
    STAND_INS,
    AbilitiesOf,
    Change,
    Comparison,
    Condition,
    Count,
    CounterKind,
    Definition,
    Filter,
    Half,
    Quantity,
    StaticAbility,
    TextChange,
    Value,
    Whole,
    Words,
)
from inspector.cards.entering_words import EnteringWords, entering_words
from inspector.cards.errors import CardError
from inspector.cards.keywords import KEYWORD_FAMILIES, families_of, in_a_sentence, keywords_of
from inspector.cards.known_tokens import KNOWN_TOKENS, USUAL_TOKENS
from inspector.cards.layouts import LAYOUTS, Kind, Layout, Shape
from inspector.cards.levels import Band, Sections, joined_texts, sections_of
from inspector.cards.lists_in_words import (
    belonging,
    capitalized,
    listed_words,
    possessive,
    with_article,
    with_possessives,
)
from inspector.cards.mana import Amount, ManaCost, ManaSymbol, joined_cost, mana_cost, mana_symbol
from inspector.cards.plurals import plural_of
from inspector.cards.pool import CardIndex, CardPool, name_key
from inspector.cards.printed_numbers import PrintedNumber, printed_number
from inspector.cards.printings import Printing
from inspector.cards.prototypes import prototype_of
from inspector.cards.quoting import clause_in_quotes, in_quotes, sentence_in_quotes, with_full_stop
from inspector.cards.scryfall import CardRecord, card_from_record, card_from_scryfall, misspelled_keys
from inspector.cards.spelled_tokens import (
    SpelledToken,
    known_kind,
    token_words,
    tokens_in_words,
    tokens_made_by,
    tokens_spelled,
    usual_tokens,
)
from inspector.cards.subtypes import BASIC_LAND_TYPES, may_have, subtypes_beside, type_of_subtype, types_that_may_have
from inspector.cards.type_lines import PERMANENT_TYPES, SUPERTYPES, TypeLine, in_type_order, type_line

__all__ = [
    "BASIC_LAND_TYPES",
    "CREATURE_TYPES",
    "KEYWORD_FAMILIES",
    "KNOWN_TOKENS",
    "LAYOUTS",
    "PERMANENT_TYPES",
    "STAND_INS",
    "SUPERTYPES",
    "USUAL_TOKENS",
    "AbilitiesOf",
    "Amount",
    "Band",
    "Card",
    "CardError",
    "CardIndex",
    "CardPool",
    "CardRecord",
    "Change",
    "Color",
    "Colors",
    "Comparison",
    "Condition",
    "Count",
    "CounterKind",
    "Definition",
    "EnteringWords",
    "Face",
    "Filter",
    "Half",
    "Kind",
    "Layout",
    "ManaCost",
    "ManaSymbol",
    "PrintedNumber",
    "Printing",
    "Quantity",
    "Sections",
    "Shape",
    "SpelledToken",
    "StaticAbility",
    "TextChange",
    "TypeLine",
    "Value",
    "Whole",
    "Words",
    "belonging",
    "capitalized",
    "card_from_record",
    "card_from_scryfall",
    "clause_in_quotes",
    "color_words",
    "creature_type_of",
    "entering_words",
    "families_of",
    "in_a_sentence",
    "in_quotes",
    "in_type_order",
    "in_wubrg_order",
    "joined_cost",
    "joined_texts",
    "keywords_of",
    "known_kind",
    "listed_words",
    "mana_cost",
    "mana_symbol",
    "may_have",
    "misspelled_keys",
    "name_key",
    "plural_of",
    "possessive",
    "printed_number",
    "prototype_of",
    "sections_of",
    "sentence_in_quotes",
    "subtypes_beside",
    "token_words",
    "tokens_in_words",
    "tokens_made_by",
    "tokens_spelled",
    "type_line",
    "type_of_subtype",
    "types_that_may_have",
    "usual_tokens",
    "with_article",
    "with_full_stop",
    "with_possessives",
]
