"""What a rule says, under a name that outlives its number: the concepts that the core cites, and their numbers.

One row a concept: how code names it, how people read it, and its numbers in the editions, as the rules texts of each
number them. No other module writes a rule number; the words of a rule stand in the rule book.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Self


class Concept(StrEnum):
    """One thing that a rule says; the value is the name under which people read it.

    Behind the name stand its numbers, from the oldest edition to the newest: ``-`` where an edition has no such rule,
    several in one cell where they are cited together, the most specific first. The last cell holds for all later
    editions, so that a new edition touches only the rows of which it changes the number.
    """

    cells: tuple[tuple[str, ...], ...]

    def __new__(cls, label: str, numbers: str = "") -> Self:
        """Make one row, reading its cells; ``Concept(label)`` alone gives the row of that name (ValueError: none)."""
        row = str.__new__(cls, label)
        row._value_ = label
        row.cells = tuple(() if cell.strip() == "-" else tuple(cell.split()) for cell in numbers.split("|"))
        return row

    # double-faced cards
    FACES_ARE_SEPARATE_SETS = "faces are separate sets", "711.2 | 711.4 | 712.4 | 712.8"
    FRONT_ONLY_OFF_THE_BATTLEFIELD = "front only, off the battlefield", "711.2a | 711.4a | 712.4a | 712.8a"
    FRONT_FACE_UP_ON_THE_BATTLEFIELD = (
        "front face up, on the battlefield",
        "711.2a 711.3 | 711.4a 711.5 | 712.4c | 712.8d",
    )
    BACK_FACE_UP = "back face up", "711.2b 711.3 | 711.4b 711.5 | 712.4d | 712.8e"
    BACK_FACES_MANA_VALUE = "back face's mana value", "711.2b 202.3a | 711.4b 202.3a | 712.4d 202.3b | 712.8e 202.3b"
    MODAL_FACE_THAT_IS_UP = "modal: face that is up", "- | - | 712.4e | 712.8f"
    WHAT_CAN_TRANSFORM = "what can transform", "701.25a 711.1 | 701.25a 711.1 | 712.5 | 712.9"
    TOLD_TO_TRANSFORM_WITHOUT_A_SECOND_FACE = (
        "told to transform without a second face",
        "701.25a | 701.25a | 701.28c | 701.27c",
    )
    TO_TRANSFORM_IS_TO_TURN_OVER = "to transform is to turn over", "701.25b | 701.25b | 701.28a | 701.27a"
    TRANSFORMING_IS_NOT_TURNING_FACE_UP = "transforming is not turning face up", "701.25c | 701.25c | 701.28b | 701.27b"
    TRANSFORMS_INTO = "transforms into", "- | 701.25d | 701.28e | 701.27e"
    TRANSFORMED_ALREADY_IGNORED = "transformed already: ignored", "- | - | 701.28f | 701.27f"
    NOT_TO_AN_INSTANT_OR_SORCERY_FACE = "not to an instant or sorcery face", "- | - | 712.6 701.28d | 712.10 701.27d"
    FACE_ON_THE_STACK = "face on the stack", "711.4 | 711.6 | 712.7 | 712.11"
    TOLD_TO_ENTER_TRANSFORMED = "told to enter transformed", "- | 711.7 | 712.10a | 712.14a"
    FACE_DOWN_THEN_UP_FRONT = "face down, then up: front", "- | 711.8a | 712.11a | 712.15a"
    CANNOT_BE_TURNED_FACE_DOWN = "cannot be turned face down", "711.6 | 711.9 | 712.12 | 712.16"
    EXILED_FACE_DOWN = "exiled face down", "711.9d | 711.10 | 712.13 | 712.17"
    NO_NEW_OBJECT = "no new object", "711.7 | 711.11 | 712.14 | 712.18"
    NAMING_A_FACE = "naming a face", "711.8 | 711.12 | 712.15 201.3d | 712.19 201.4d"
    LOOKING_AT_BOTH_FACES = "looking at both faces", "711.1c | 711.2 | 712.2 | 712.6"
    AS_THIS_TRANSFORMS = "as this transforms", "- | - | 712.16 | 712.20"
    KINDS_OF_DOUBLE_FACED_CARDS = "kinds of double-faced cards", "711.1 | 711.1 | 712.1"
    FRONT_FACE_SPELL = "front-face spell", "711.2a | 711.4a | 712.4b | 712.8c"
    MODAL_FRONT_FACE_UP = "modal: front face up", "- | - | 712.4e | 712.8f 712.8d"
    BACK_FACE_SPELL = "back-face spell", "- | - | 712.4b | 712.8c"
    BACK_FACE_SPELLS_MANA_VALUE = "back-face spell's mana value", "- | - | 712.4b 202.3b | 712.8c 202.3b"
    COPY_OF_A_BACK_FACE_SPELL_MANA_VALUE_0 = "copy of a back-face spell: mana value 0", "- | - | 712.4b 202.3b | 202.3b"
    COPY_OF_A_BACK_FACE_MANA_VALUE_0 = (
        "copy of a back face: mana value 0",
        "711.2b 202.3a | 711.4b 202.3a | 712.4d 202.3b | 712.8e 202.3b",
    )
    MODAL_BACK_FACES_MANA_VALUE = "modal back face's mana value", "- | - | 712.4e | 712.8f"
    CASTING_TRANSFORMED = "casting transformed", "711.4 | 711.6 | 712.7 | 712.11a"
    PERMISSION_ON_THE_FRONT_FACE = "permission on the front face", "- | - | 712.7b | 712.11d"
    CHOOSING_A_FACE_TO_CAST = "choosing a face to cast", "- | - | 712.7 | 712.11b"
    ONLY_THE_FACE_THAT_WILL_BE_UP_IS_JUDGED = "only the face that will be up is judged", "- | - | 712.7a | 712.11c"
    CHOOSING_A_LAND_FACE = "choosing a land face", "- | - | 712.8 | 712.12"
    CASTING_FACE_DOWN = "casting face down", "711.4 | 711.8 | 712.11 | 712.15"
    FACE_ON_ENTERING_FROM_THE_STACK = "face on entering from the stack", "711.5 | 711.7 | 712.9 | 712.13"
    TOLD_TO_ENTER_WITH_AN_INSTANT_BACK_UP = "told to enter with an instant back up", "- | - | - | 712.13a"
    FACE_ON_ENTERING_FROM_ELSEWHERE = "face on entering from elsewhere", "711.5 | 711.7 | 712.10 | 712.14"
    MODAL_CARD_WHOSE_FRONT_IS_NO_PERMANENT = "modal card whose front is no permanent", "- | - | 712.10b | 712.14b"
    TRANSFORMED_PERMANENT = "transformed permanent", "- | - | - | 701.27g"
    CONVERTING = "converting", "- | - | - | 701.28a"
    CONVERTING_WITHOUT_A_SECOND_FACE = "converting without a second face", "- | - | - | 701.28c"
    CONVERTING_TO_AN_INSTANT_OR_SORCERY = "converting to an instant or sorcery", "- | - | - | 701.28d"
    CONVERTED_ALREADY_IGNORED = "converted already: ignored", "- | - | - | 701.28e"
    FACE_DOWN_CANNOT_TRANSFORM = "face down: cannot transform", "- | 711.8a | 712.11a | 712.15a"

    # casting, entering, being seen
    UNFLIPPED_VALUES = "unflipped values", "709.2 709.1a | 709.2 709.1a | 710.2 710.1a"
    CONVERTING_IS_NOT_TURNING_FACE_UP = "converting is not turning face up", "- | - | - | 701.28b"
    MULTICOLORED = "multicolored", "202.2c"
    CASTING_A_SPELL = "casting a spell", "601.2a"
    HIDDEN_ZONES = "hidden zones", "400.2"
    STATUS_OF_PERMANENTS_ONLY = "only permanents have status", "110.6d | 110.6d | 110.5d"
    NOT_CAST_FACE_DOWN_OTHERWISE = "not cast face down otherwise", "702.35c 707.1 | 702.36d 707.1 | 702.37d 708.1"
    DISGUISE_NEEDED_TO_CAST_FACE_DOWN = "disguise: needed to cast face down", "- | - | - | 702.168c"
    EXILED_FACE_DOWN_UNSEEN = "exiled face down: unseen", "406.3"
    MELDED_CARDS_ENTER_TOGETHER = "melded cards enter together", "- | - | 713.8 | 712.14c"
    MODAL_CARDS = "modal cards", "- | - | 712.1 | 712.3"
    COPY_OF_A_PERMANENT_SPELL_ENTERS = "copy of a permanent spell enters", "- | - | 111.11 608.3b | 111.13 608.3f"
    EFFECTS_ON_A_PERMANENT_SPELL_GO_ON = "effects on a permanent spell go on", "400.7a"
    COPY_OF_A_SPLIT_CARD = "copy of a split card", "- | - | 709.3c"
    COPY_OF_A_MELDED_PERMANENT_MANA_VALUE_0 = (
        "copy of a melded permanent: mana value 0",
        "- | - | 713.3b 202.3c | 712.8g 202.3c",
    )
    MELD_PAIR_OF_HOST = "meld pair of Host", "- | - | - | 712.5a"
    MELD_PAIR_OF_HANWEIR = "meld pair of Hanweir", "- | - | - | 712.5b"
    MELD_PAIR_OF_BRISELA = "meld pair of Brisela", "- | - | - | 712.5c"
    MELD_PAIR_OF_MISHRA = "meld pair of Mishra", "- | - | - | 712.5d"
    MELD_PAIR_OF_URZA = "meld pair of Urza", "- | - | - | 712.5e"
    MELD_PAIR_OF_TITANIA = "meld pair of Titania", "- | - | - | 712.5f"
    MELD_PAIR_OF_RAGNAROK = "meld pair of Ragnarok", "- | - | - | 712.5g"

    # meld, stand-ins
    MELDED_CARDS_ARRANGED = "melded cards arranged", "- | - | 713.4a | 712.21a"
    MELDED_CARDS_EXILED = "melded cards exiled", "- | - | 713.4b | 712.21b"
    MELDED_CARDS_FOUND = "melded cards found", "- | - | 713.4c | 712.21c"
    MELDED_CARDS_COUNTED = "melded cards counted", "- | - | 713.4e | 712.21e"
    MELD_THE_ACTION = "meld: the action", "- | - | 701.37a 713.2 | 701.42a 712.4a"
    MELD_WHAT_CANNOT_BE_MELDED = "meld: what cannot be melded", "- | - | 701.37b 701.37c | 701.42b 701.42c"
    MELD_PAIRS = "meld: pairs", "- | - | 713.1a | 712.5"
    MELDED_PERMANENT_LEAVES = "melded permanent leaves", "- | - | 713.4 | 712.21"
    HIDDEN_ZONES_SLEEVE_OR_STAND_IN = "hidden zones: sleeve or stand-in", "711.9 | 711.3 | 712.3 | 712.7"
    STAND_IN_CARD_SET_ASIDE = "stand-in: card set aside", "711.9a 103.1a | 711.3b 103.1a | 714.3 103.2a | 713.3 103.2a"
    STAND_IN_IS_THE_CARD = "stand-in: is the card", "711.9c | 711.3c | 714.4 | 713.4"
    STAND_IN_REPLACED_IN_PUBLIC = "stand-in: replaced in public", "711.9d | 711.3d | 714.5 | 713.5"
    MELDED_PERMANENTS_VALUES = "melded permanent's values", "- | - | 713.3b | 712.8g"
    MELDED_PERMANENTS_MANA_VALUE = "melded permanent's mana value", "- | - | 713.3b 202.3c | 712.8g 202.3c"
    MELD_CARD_FRONT_ONLY = "meld card: front only", "- | - | 713.3a | 712.8a"
    MELD_CARD_ON_THE_STACK = "meld card on the stack", "- | - | 713.7 713.3a | 712.8b"
    MELD_CARD_ON_THE_BATTLEFIELD = "meld card on the battlefield", "- | - | 713.3a | 712.8d"
    HALF_OF_A_COMBINED_FACE = "half of a combined face", "- | - | 713.1b | 712.4b"
    MELD_CARD_TOLD_TO_TRANSFORM = "meld card told to transform", "- | - | 713.1b | 712.9 | 712.4c"
    MELD_CARD_ENTERS_FRONT_UP = "meld card enters front up", "- | - | 713.8 | 712.14"
    NAMING_A_MELD_CARD = "naming a meld card", "- | - | 713.11 | 712.19"
    NAMING_A_COMBINED_FACE = "naming a combined face", "- | - | 713.11 | 712.19 201.4e"
    LOOKING_AT_A_MELD_CARD = "looking at a meld card", "- | - | 713.5 | 712.6"

    # copies
    COPIABLE_VALUES = "copiable values", "706.2 | 706.2 | 707.2"
    COPIED_COLOR_AND_ABILITIES_ONCE = "copied color and abilities, once", "706.2a | 706.2a | 707.2a"
    ORIGINAL_CHANGED_LATER = "original changed later", "706.2 | 706.2 | 707.2b"
    COPY_THROUGH_THE_COPYS_STATUS = "copy through the copy's status", "706.3 | 706.3 | 707.3"
    BECOMES_A_COPY_DID_NOT_ENTER = "becomes a copy: did not enter", "706.4 | 706.4 | 707.4"
    ENTERS_AS_A_COPY = "enters as a copy", "706.5 | 706.5 | 707.5"
    CHOICES_ARE_NOT_COPIED = "choices are not copied", "706.6 | 706.6 | 707.6"
    COPY_OF_A_DOUBLE_FACED_PERMANENT = "copy of a double-faced permanent", "706.8 711.3 | 706.8 711.5 | 707.8"
    TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT = "token copy of a double-faced object", "- | - | - | 707.8a"
    EXCEPTION_ADDED_ABILITY = "exception: added ability", "706.9a | 706.9a | 707.9a"
    EXCEPTION_ALTERED_VALUE = "exception: altered value", "706.9c | 706.9c | 707.9b"
    EXCEPTION_OWN_VALUE_KEPT = "exception: own value kept", "706.9b | 706.9b | 707.9c"
    EXCEPTION_CDA_COLOR_INDICATOR_NOT_COPIED = "exception: CDA, color indicator not copied", "706.9d | 706.9d | 707.9d"
    COPY_OF_A_SPELL = "copy of a spell", "706.10 | 706.10 | 707.10"
    COPY_OF_A_SPELL_OR_CARD_OFF_THE_STACK = (
        "copy of a spell or card off the stack",
        "706.10a 704.5e | 706.10a 704.5e | 707.10a 704.5e",
    )
    COPY_OF_A_PERMANENT_SPELL = "copy of a permanent spell", "- | - | 707.10f"
    COPY_OF_A_DOUBLE_FACED_PERMANENT_SPELL = "copy of a double-faced permanent spell", "- | - | - | 707.10g"
    CASTING_A_COPY_OF_A_CARD = "casting a copy of a card", "706.12 | 706.12 | 707.12"

    # layers
    STARTING_VALUES = "starting values", "613.1"
    LAYER_1A_COPIES = "layer 1a: copies", "706.2 613.1a | 706.2 613.1a | 707.2 613.2a 613.1a"
    LAYER_1B_FACE_DOWN = "layer 1b: face down", "707.2 706.2 | 707.2 706.2 | 708.2 613.2b 613.1a"
    COPIABLE_VALUES_STAND_AFTER_LAYER_1 = "copiable values stand after layer 1", "706.2 | 706.2 | 613.2c"
    LAYER_7A_DEFINING = "layer 7a: defining", "613.3a | 613.3a | 613.4a"
    LAYER_7B_SET = "layer 7b: set", "613.3b | 613.3b | 613.4b"
    LAYER_7C_CHANGE = "layer 7c: change", "613.3c | 613.3c | 613.4c"
    LAYER_7_COUNTERS = "layer 7: counters", "613.3d | 613.3d | 613.4c"
    LAYER_7_SWITCH = "layer 7: switch", "613.3e | 613.3e | 613.4d"
    ONE_EFFECT_IN_SEVERAL_LAYERS = "one effect in several layers", "613.5 | 613.5 | 613.6"
    TIMESTAMP_OF_A_STATIC_ABILITY = "timestamp of a static ability", "613.6a | 613.6a | 613.7a"
    TIMESTAMP_OF_A_RESOLVED_EFFECT = "timestamp of a resolved effect", "613.6b | 613.6b | 613.7b"
    TIMESTAMP_ON_ENTERING_A_ZONE = "timestamp on entering a zone", "613.6c | 613.6c | 613.7d"
    TIMESTAMP_ON_BEING_ATTACHED = "timestamp on being attached", "613.6d | 613.6d | 613.7e"
    ATTACHING = "attaching", "701.3a"
    WHAT_CANNOT_BE_ATTACHED_STAYS = "what cannot be attached does not move", "701.3b"
    ATTACHED_ALREADY = "attached already", "701.3b"
    ONLY_THESE_ARE_ATTACHED = "only Auras, Equipment and Fortifications are attached", "701.3a | 701.3b"
    BECOMING_UNATTACHED = "becoming unattached", "701.3d"
    AURA_DOES_NOT_MOVE = "Aura does not move", "303.4h | 303.4j"
    AURA_THAT_ENCHANTS_NOTHING = "Aura that can enchant nothing", "303.4d"
    EQUIPMENT_GOES_ON_CREATURES = "Equipment goes on creatures", "301.5"
    EQUIPMENT_THAT_EQUIPS_NOTHING = "Equipment that can equip nothing", "301.5c"
    FORTIFICATION_GOES_ON_LANDS = "Fortification goes on lands", "301.6"
    TIMESTAMP_ON_TURNING_FACE_UP_OR_DOWN = "timestamp on turning face up or down", "- | 613.6e | 613.7f"
    TIMESTAMP_ON_TRANSFORMING = "timestamp on transforming", "- | 613.6f | 613.7g"
    TIMESTAMPS_AT_ONCE = "timestamps at once", "613.6g | 613.6j | 613.7k | 613.7m"
    DEPENDENCY = "dependency", "613.7a | 613.7a | 613.8a"
    SET_OF_OBJECTS_IS_FIXED = "set of objects is fixed", "611.2c"
    AMOUNTS_ARE_FIXED = "amounts are fixed", "611.2d 608.2g | 611.2d 608.2g | 611.2d 608.2h"
    STATIC_ABILITY_LOOKS_ANEW = "static ability looks anew", "611.3a"
    INTRINSIC_MANA_ABILITY = "intrinsic mana ability", "305.6"
    BASIC_LAND_TYPE_TAKES_ABILITIES = "basic land type takes abilities", "305.7"
    DEFINING_ABILITIES = "characteristic-defining abilities", "604.3"
    DEFINING_ABILITIES_FIRST = "characteristic-defining abilities first", "613.2 | 613.2 | 613.3"
    NAME_CHANGES_ARE_TEXT_CHANGES = "name changes are text changes", "- | - | 612.7 | 612.8"
    NONCREATURE_HAS_NO_SIZE = "noncreature has no power or toughness", "208.3"
    CHANGELING = "changeling", "702.71a | 702.72a | 702.73a"
    DEVOID = "devoid", "- | 702.113a | 702.114a"
    TIMESTAMP_OF_COUNTERS = "timestamp of counters", "- | - | 613.7c"
    COUNTERS = "counters", "121.1 | 121.1 | 122.1"
    TOKEN_THAT_CANNOT_ENTER = "token that cannot enter", "110.5d | 110.5d | 111.5"
    AFTERMATH = "aftermath", "- | - | 702.127a"
    MEGAMORPH = "megamorph", "- | 702.36b | 702.37b"
    EXILED_FACE_DOWN_NO_CHARACTERISTICS = "exiled face down: no characteristics", "- | 406.3 | 406.3a"
    PLANESWALKER_UNIQUENESS = "planeswalker uniqueness", "704.5j | 704.5j | -"
    DEFENSE_0_GRAVEYARD = "defense 0: graveyard", "- | - | - | 704.5v"
    MELDED_NEVER_FACE_DOWN = "melded: never face down", "- | - | 713.10 | 712.16"
    DISGUISE_CASTING = "disguise: casting", "- | - | - | 702.168b"
    DISGUISE_TURNING_UP = "disguise: turning up", "- | - | - | 702.168d"
    STATE_BASED_ACTIONS = "state-based actions", "704.3"
    TEXT_CHANGES = "text changes", "612.1"
    TEXT_CHANGES_SPARE_NAMES = "text changes spare names", "612.2"
    LAYER_2_CONTROL = "layer 2: control", "613.1b"
    LAYER_3_TEXT = "layer 3: text", "613.1c"
    LAYER_4_TYPES = "layer 4: types", "613.1d"
    LAYER_5_COLORS = "layer 5: colors", "613.1e"
    LAYER_6_ABILITIES = "layer 6: abilities", "613.1f"

    # face down
    ONLY_THE_LISTED_VALUES = "only the listed values", "707.2 | 707.2 | 708.2"
    TWO_TWO_BY_DEFAULT = "2/2 by default", "707.2a | 707.2a | 708.2a"
    FACE_DOWN_ALREADY = "face down already", "- | - | - | 708.2b"
    PUT_ONTO_THE_BATTLEFIELD_FACE_DOWN = "put onto the battlefield face down", "707.3 | 707.3 | 708.3"
    CAST_FACE_DOWN = "cast face down", "707.4 | 707.4 | 708.4"
    MORPH_CASTING = "morph: casting", "702.35b | 702.36c | 702.37c"
    WHO_MAY_LOOK = "who may look", "707.5 | 707.5 | 708.5"
    TURNING_FACE_UP_WHO_MAY = "turning face up: who may", "707.7 115.2b | 707.7 115.2b | 708.7 116.2b"
    TURNING_FACE_UP_MORPH_COST = "turning face up: morph cost", "702.35d | 702.36e | 702.37e"
    TURNING_FACE_UP_WHAT_IT_DOES = "turning face up: what it does", "707.8 | 707.8 | 708.8"
    AS_THIS_IS_TURNED_FACE_UP = "as this is turned face up", "707.11 | 707.11 | 708.11"
    REVEALED_ON_LEAVING = "revealed on leaving", "707.9 | 707.9 | 708.9"
    FACE_DOWN_PERMANENT_BECOMES_A_COPY = "face-down permanent becomes a copy", "707.10 | 707.10 | 708.10"
    MANIFEST = "manifest", "- | 701.31a | 701.34a | 701.40a"
    MANIFEST_INSTANT_OR_SORCERY_STAYS_DOWN = (
        "manifest: instant or sorcery stays down",
        "- | 701.31e | 701.34f | 701.40g",
    )
    CLOAK = "cloak", "- | - | - | 701.58a"
    CLOAK_INSTANT_OR_SORCERY_STAYS_DOWN = "cloak: instant or sorcery stays down", "- | - | - | 701.58g"
    MANIFEST_TURNED_UP_FOR_ITS_MANA_COST = "manifest: turned up for its mana cost", "- | 701.31b | 701.34b | 701.40b"
    MANIFEST_TURNED_UP_FOR_ITS_MORPH_COST = "manifest: turned up for its morph cost", "- | 701.31c | 701.34c | 701.40c"
    MANIFEST_TURNED_UP_FOR_ITS_DISGUISE_COST = "manifest: turned up for its disguise cost", "- | - | - | 701.40d"
    CLOAK_TURNED_UP_FOR_ITS_MANA_COST = "cloak: turned up for its mana cost", "- | - | - | 701.58b"
    CLOAK_TURNED_UP_FOR_ITS_MORPH_COST = "cloak: turned up for its morph cost", "- | - | - | 701.58c"
    CLOAK_TURNED_UP_FOR_ITS_DISGUISE_COST = "cloak: turned up for its disguise cost", "- | - | - | 701.58d"

    # split cards
    OFF_THE_STACK_TWO_SETS_COMBINED = "off the stack: two sets / combined", "708.2 | 708.2 | 709.4"
    ANSWERS_TO_ONE_QUESTION = "answers to one question", "708.5 | 708.5 | 709.4"
    COLORS_OFF_THE_STACK = "colors off the stack", "708.3 | 708.3 | 709.4b"
    MANA_VALUE_OFF_THE_STACK = "mana value off the stack", "708.2 708.5 | 708.2 708.5 | 202.3d 709.4b"
    CHOOSING_THE_HALF_TO_CAST = "choosing the half to cast", "708.2a | 708.2a | 709.3"
    ONLY_THE_CAST_HALF = "only the cast half", "708.2 | 708.2 | 709.3b"
    ONLY_THE_CHOSEN_HALF_IS_JUDGED = "only the chosen half is judged", "- | 708.2a | 709.3a"
    CHOSEN_NAME_OF_A_SPLIT_CARD = (
        "chosen name of a split card",
        "708.7 201.3 | 708.7 201.3 | 709.4a 201.3b | 709.4a 201.4b",
    )
    FUSING_FROM_THE_HAND_ONLY = "fusing: from the hand only", "- | 702.101a | 702.102a"
    FUSED_SPELLS_VALUES = "fused spell's values", "- | 702.101b 708.2 | 702.102b 709.4d"
    FUSED_SPELLS_MANA_VALUE = "fused spell's mana value", "- | 702.101b 708.2 | 202.3d"
    FUSED_SPELLS_TOTAL_COST = "fused spell's total cost", "- | 702.101c | 702.102c"
    FUSED_SPELL_LEFT_HALF_FIRST = "fused spell: left half first", "- | 702.101d | 702.102d"
    LOCKED_HALVES = "locked halves", "- | - | - | 709.5"
    UNLOCKING_SPECIAL_ACTION = "unlocking: special action", "- | - | - | 709.5e 116.2m"
    DOOR_UNLOCKED_ON_ENTERING = "door unlocked on entering", "- | - | - | 709.5d"
    UNLOCKING_BY_AN_EFFECT = "unlocking by an effect", "- | - | - | 709.5f"
    LOCKING_BY_AN_EFFECT = "locking by an effect", "- | - | - | 709.5g"
    IMPOSSIBLE_IS_IGNORED = "what is impossible is ignored", "101.3"
    HALVES_SHARE_ONE_TYPE_LINE = "halves share one type line", "- | - | - | 709.5a"
    ROOM_SPELL_KEEPS_BOTH_HALVES = "Room spell keeps both halves", "- | - | - | 709.5b"
    UNLOCKED_DESIGNATIONS = "unlocked designations", "- | - | - | 709.5c"
    HALF_UNLOCKED = "half unlocked", "- | - | - | 709.5h"
    FULLY_UNLOCKED = "fully unlocked", "- | - | - | 709.5i"

    # flip cards
    FLIPPED_VALUES = "flipped values", "709.2 709.1b | 709.2 709.1b | 710.2 710.1b"
    FLIP_COLOR_AND_MANA_COST_STAY = "flip: color and mana cost stay", "709.1c | 709.1c | 710.1c"
    FLIP_ONE_WAY = "flip: one way", "709.4 | 709.4 | 710.4"
    CHOSEN_NAME_OF_A_FLIP_CARD = "chosen name of a flip card", "709.5 201.3 | 709.5 201.3 | 710.5 201.3c | 710.5 201.4c"

    # general
    CHOOSING_A_CARD_NAME = "choosing a card name", "201.3 | 201.3 | 201.3 | 201.4"
    COLORS_FROM_THE_MANA_COST = "colors from the mana cost", "202.2"
    COLORS_OF_A_HYBRID_SYMBOL = "colors of a hybrid symbol", "202.2d"
    COLOR_INDICATOR = "color indicator", "202.2e 204.2"
    MANA_VALUE = "mana value", "202.3"
    NO_MANA_COST_MANA_VALUE_0 = "no mana cost: mana value 0", "202.3a"
    NO_MANA_COST = "no mana cost", "202.1b"
    NO_MANA_COST_CANNOT_BE_PAID = "no mana cost: cannot be paid", "117.6 | 117.6 | 118.6"
    STATUS = "status", "110.6 | 110.6 | 110.5"
    STATUS_IS_NO_CHARACTERISTIC = "status is no characteristic", "110.6a | 110.6a | 110.5a"
    STATUS_ON_ENTERING = "status on entering", "110.6b | 110.6b | 110.5b"
    STATUS_IS_KEPT = "status is kept", "110.6c | 110.6c | 110.5c"
    ZONE_CHANGE_A_NEW_OBJECT = "zone change: a new object", "400.7"
    OUTSIDE_THE_GAME_UNTOUCHED = "outside the game: untouched", "400.10c | 400.10c | 400.11c"
    TAPPING = "tapping", "701.17a | 701.17a | 701.21a | 701.26a"
    UNTAPPING = "untapping", "701.17b | 701.17b | 701.21b | 701.26b"
    TOKEN_OFF_THE_BATTLEFIELD = "token off the battlefield", "110.5f 704.5d | 110.5f 704.5d | 111.7 704.5d"
    TOKEN_THAT_LEFT_STAYS = "token that left the battlefield", "110.5g | 110.5g | 111.8"
    LEGEND_RULE = "legend rule", "704.5k | 704.5k | 704.5j"
    TOUGHNESS_0_GRAVEYARD = "toughness 0: graveyard", "704.5f"
    LOYALTY_0_GRAVEYARD = "loyalty 0: graveyard", "704.5i"
    NAME = "name", "201.1"
    MANA_COST = "mana cost", "202.1"
    TYPE_LINE = "type line", "205.1"
    TEXT_BOX = "text box", "207.1"
    POWER_AND_TOUGHNESS = "power and toughness", "208.1"
    PRINTED_LOYALTY = "printed loyalty", "209.1"
    PRINTED_DEFENSE = "printed defense", "- | - | - | 210.1"
    COLORLESS = "colorless", "202.2b"
    VALUES_OF_A_TOKEN = "values of a token", "110.5b | 110.5b | 111.3"
    X_IN_A_MANA_COST = "X in a mana cost", "202.3b | 202.3b | 202.3e"
    HYBRID_SYMBOL_IN_A_MANA_COST = "hybrid symbol in a mana cost", "202.3c | 202.3c | 202.3f"
    PHYREXIAN_SYMBOL_IN_A_MANA_COST = "Phyrexian symbol in a mana cost", "202.3d | 202.3d | 202.3g"
    LOYALTY_ON_ENTERING = "loyalty on entering", "306.5b"
    LOYALTY_ON_THE_BATTLEFIELD = "loyalty on the battlefield", "306.5c"
    DEFENSE_ON_ENTERING = "defense on entering", "- | - | - | 310.4b"
    DEFENSE_ON_THE_BATTLEFIELD = "defense on the battlefield", "- | - | - | 310.4c"
    OWNER = "owner", "108.3"
    CONTROLLER = "controller", "110.2"
    PLAYING_A_LAND = "playing a land", "305.1"
    A_LAND_IS_NEVER_CAST = "a land is never cast", "305.9"
    RESOLVING_PERMANENT_SPELL = "resolving permanent spell", "608.3 | 608.3 | 608.3 | 608.3a 608.3"
    TOP_OF_THE_STACK_RESOLVES = "top of the stack resolves", "405.5"
    RESOLVING_INSTANT_OR_SORCERY = "resolving instant or sorcery", "608.2k | 608.2k | 608.2m | 608.2n"
    UNTIL_END_OF_TURN = "until end of turn", "514.2"
    AN_INSTANT_CANNOT_ENTER = "an instant cannot enter", "304.4"
    A_SORCERY_CANNOT_ENTER = "a sorcery cannot enter", "307.4"
    INSTANTS_AND_SORCERIES_STAY = "instants and sorceries stay", "400.4a"
    MORE_THAN_MEETS_THE_EYE = "More Than Meets the Eye", "- | - | - | 702.162a"
    DISTURB = "disturb", "- | - | 702.146a"
    DISTURB_ENTERS_BACK_UP = "disturb: enters back up", "- | - | 702.146b"
    DAYBOUND = "daybound", "- | - | 702.145b"
    DAYBOUND_FRONT_UP_AT_NIGHT = "daybound: front up at night", "- | - | 702.145c"
    DAYBOUND_MAKES_IT_DAY = "daybound: makes it day", "- | - | 702.145d"
    NIGHTBOUND = "nightbound", "- | - | 702.145e"
    NIGHTBOUND_BACK_UP_BY_DAY = "nightbound: back up by day", "- | - | 702.145f"
    NIGHTBOUND_MAKES_IT_NIGHT = "nightbound: makes it night", "- | - | 702.145g"
    DAY_AND_NIGHT = "day and night", "- | - | 724.1 | 729.1 | 731.1"
    TWO_NAMES = "two names", "- | - | 709.4a"
    TYPES_AND_ABILITIES_OF_BOTH_HALVES = "types and abilities of both halves", "- | - | 709.4c"
    MANA_VALUE_OF_THE_CAST_HALF = "mana value of the cast half", "708.2 | 708.2 | 202.3d"
    TIMESTAMP_ORDER = "timestamp order", "613.6 | 613.6 | 613.7"
    DEPENDENCY_WAITS = "what depends waits", "613.7b 613.7 | 613.7b 613.7 | 613.8b 613.8"
    SIZE_OF_NOTHING = "no value counts as 0", "107.2 | 107.2 | 208.5"
    SIGN_COUNTS_AS_0 = "a sign that nothing defines", "208.2a"
    WORLD_RULE = "world rule", "704.5m | 704.5m | 704.5k"
    FINAL_CHAPTER = "final chapter: sacrificed", "- | - | 704.5s 715.4 | 704.5s 714.4"
    ROLE_UNIQUENESS = "one Role of each player", "- | - | - | 704.5y 303.7a | 704.5z 303.7a"
    AURA_ATTACHED_TO_NOTHING = "Aura without a legal object", "704.5n | 704.5n | 704.5m"
    EQUIPMENT_COMES_OFF = "Equipment on an illegal permanent", "704.5p | 704.5p | 704.5n"
    ATTACHED_CREATURE_COMES_OFF = "attached creature", "704.5q | 704.5q | 704.5p"
    ATTACHED_AS_NOTHING_COMES_OFF = "attached, but no Aura, Equipment or Fortification", "704.5q | 704.5q | 704.5p"
    COUNTERS_CANCEL = "counters cancel out", "704.5r | 704.5r | 704.5q"
    TYPES_ARE_SET = "types are set", "205.1a"
    SUBTYPE_NEEDS_ITS_TYPE = "subtype needs its type", "205.3d"
    TYPES_IN_ADDITION = "types in addition", "205.1b"
    COLOR_IS_SET = "color is set by an effect", "105.3"
    SIZE_COUNTERS = "counters on power and toughness", "121.1a | 121.1a | 122.1a"
    KEYWORD_COUNTERS = "keyword counters", "- | - | 122.1b"

    # cast as another set of values: insets, prototypes, bestow
    ADVENTURER_CARDS_NORMAL_VALUES = "adventurer card: normal values", "- | - | 716.4 | 715.4"
    OMEN_CARDS_NORMAL_VALUES = "omen card: normal values", "- | - | - | 720.4"
    PREPARATION_CARDS_NORMAL_VALUES = "preparation card: normal values", "- | - | - | - | 722.4"
    CASTING_AS_AN_ADVENTURE = "casting as an Adventure", "- | - | 716.3 | 715.3"
    CASTING_AS_AN_OMEN = "casting as an Omen", "- | - | - | 720.3"
    PREPARATION_CARDS_ARE_NOT_CAST_BY_THEIR_INSET = (
        "preparation cards are not cast by their inset",
        "- | - | - | - | 722.3",
    )
    ONLY_THE_ADVENTURE_IS_JUDGED = "only the Adventure is judged", "- | - | 716.3a | 715.3a"
    ONLY_THE_OMEN_IS_JUDGED = "only the Omen is judged", "- | - | - | 720.3a"
    ADVENTURE_SPELLS_VALUES = "Adventure spell's values", "- | - | 716.3b | 715.3b"
    OMEN_SPELLS_VALUES = "Omen spell's values", "- | - | - | 720.3b"
    COPY_OF_A_PREPARE_SPELL_IS_CAST = "copy of a prepare spell is cast", "- | - | - | - | 722.3c"
    ADVENTURE_SPELL_COPIED = "Adventure spell copied", "- | - | 716.3c | 715.3c"
    OMEN_SPELL_COPIED = "Omen spell copied", "- | - | - | 720.3c"
    PREPARE_SPELL_COPIED = "prepare spell copied", "- | - | - | - | 722.3d"
    ADVENTURE_IS_EXILED = "Adventure: exiled as it resolves", "- | - | 716.3d | 715.3d"
    OMEN_IS_SHUFFLED_AWAY = "Omen: shuffled away as it resolves", "- | - | - | 720.3d"
    PROTOTYPE = "prototype", "- | - | - | 702.160a"
    CASTING_PROTOTYPED = "casting prototyped", "- | - | - | 718.3"
    PROTOTYPE_IS_JUDGED = "prototype: its values are judged", "- | - | - | 718.3a"
    PROTOTYPED_VALUES = "prototyped values", "- | - | - | 718.3b"
    PROTOTYPED_SPELL_COPIED = "prototyped spell copied", "- | - | - | 718.3c"
    PROTOTYPED_PERMANENT_COPIED = "prototyped permanent copied", "- | - | - | 718.3d"
    PROTOTYPE_CARDS_NORMAL_VALUES = "prototype card: normal values", "- | - | - | 718.4"
    BESTOW = "bestow", "- | 702.102a | 702.103a"
    BESTOWED_IS_AN_AURA = "bestowed: an Aura", "- | 702.102a | 702.103b"
    BESTOWED_IS_JUDGED = "bestowed: its values are judged", "- | 702.102c | 702.103d"
    BESTOWED_SPELL_COPIED = "bestowed spell copied", "- | - | 702.103c"
    BESTOWED_AURA_COMES_OFF = "bestowed Aura comes off", "- | 702.102e | 702.103f"
    CHOICES_OF_A_SPELL = "choices of a spell", "601.2b"
    PERMISSION_TO_CAST = "permission to cast", "601.5 | 601.2e | 601.3"

    # as it enters: what its own words say
    ENTERS_WITH = "enters with something, or as something", "614.1c"
    ENTERS_IN_SOME_WAY = "enters in some way", "614.1d"
    LOOKED_AT_AS_IT_WOULD_BE = "as it would be on the battlefield", "614.12"
    SAGA_ENTERS_WITH_A_LORE_COUNTER = "Saga: a lore counter as it enters", "- | - | 715.3a | 714.3a"

    # what there is in an edition
    CARD_TYPES = "card types there are", "300.1"

    # levels and living metal
    LEVEL_SYMBOL_WITH_A_RANGE = "level symbol with a range", "710.2a | 710.2a | 711.2a"
    LEVEL_SYMBOL_AND_UP = "level symbol and up", "710.2b | 710.2b | 711.2b"
    LIVING_METAL = "living metal", "- | - | - | 702.161a"

    # names of insets
    NAMING_AN_ADVENTURE = "naming an Adventure", "- | - | 716.5 | 715.5"
    NAMING_AN_OMEN = "naming an Omen", "- | - | - | 720.5"
    NAMING_A_PREPARE_SPELL = "naming a prepare spell", "- | - | - | - | 722.5"
    NAMES_OF_ADVENTURER_CARDS = "names of adventurer cards", "- | - | 201.3f | 201.4f"

    # what a prototype leaves
    PROTOTYPE_LEAVES_THE_REST = "prototype: the rest stays", "- | - | - | 718.5"

    # designations: Class levels, prepared
    CLASS_LEVELS = "Class levels", "- | - | 717.2a | 716.2a"
    LEVEL_IS_A_DESIGNATION = "a level is a designation", "- | - | 717.2b | 716.2b"
    BECOMING_PREPARED = "becoming prepared", "- | - | - | - | 722.3a"
    BECOMING_UNPREPARED = "becoming unprepared", "- | - | - | - | 722.3b"
