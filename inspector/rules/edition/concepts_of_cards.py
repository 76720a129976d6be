"""What rules say of kinds of cards: double-faced, meld, split and flip cards, insets, prototypes, levels."""

from __future__ import annotations

from inspector.rules.edition.concept_row import ConceptRow


class ConceptsOfCards:
    """One row a concept; ``Concept`` has them all."""

    # double-faced cards
    FACES_ARE_SEPARATE_SETS = ConceptRow("faces are separate sets", "711.2 | 711.4 | 712.4 | 712.8")
    FRONT_ONLY_OFF_THE_BATTLEFIELD = ConceptRow("front only, off the battlefield", "711.2a | 711.4a | 712.4a | 712.8a")
    FRONT_FACE_UP_ON_THE_BATTLEFIELD = ConceptRow(
        "front face up, on the battlefield",
        "711.2a 711.3 | 711.4a 711.5 | 712.4c | 712.8d",
    )
    BACK_FACE_UP = ConceptRow("back face up", "711.2b 711.3 | 711.4b 711.5 | 712.4d | 712.8e")
    BACK_FACES_MANA_VALUE = ConceptRow(
        "back face's mana value", "711.2b 202.3a | 711.4b 202.3a | 712.4d 202.3b | 712.8e 202.3b"
    )
    MODAL_FACE_THAT_IS_UP = ConceptRow("modal: face that is up", "- | - | 712.4e | 712.8f")
    WHAT_CAN_TRANSFORM = ConceptRow("what can transform", "701.25a 711.1 | 701.25a 711.1 | 712.5 | 712.9")
    TOLD_TO_TRANSFORM_WITHOUT_A_SECOND_FACE = ConceptRow(
        "told to transform without a second face",
        "701.25a | 701.25a | 701.28c | 701.27c",
    )
    TO_TRANSFORM_IS_TO_TURN_OVER = ConceptRow("to transform is to turn over", "701.25b | 701.25b | 701.28a | 701.27a")
    TRANSFORMING_IS_NOT_TURNING_FACE_UP = ConceptRow(
        "transforming is not turning face up", "701.25c | 701.25c | 701.28b | 701.27b"
    )
    TRANSFORMS_INTO = ConceptRow("transforms into", "- | 701.25d | 701.28e | 701.27e")
    TRANSFORMED_ALREADY_IGNORED = ConceptRow("transformed already: ignored", "- | - | 701.28f | 701.27f")
    NOT_TO_AN_INSTANT_OR_SORCERY_FACE = ConceptRow(
        "not to an instant or sorcery face", "- | - | 712.6 701.28d | 712.10 701.27d"
    )
    FACE_ON_THE_STACK = ConceptRow("face on the stack", "711.4 | 711.6 | 712.7 | 712.11")
    TOLD_TO_ENTER_TRANSFORMED = ConceptRow("told to enter transformed", "- | 711.7 | 712.10a | 712.14a")
    FACE_DOWN_THEN_UP_FRONT = ConceptRow("face down, then up: front", "- | 711.8a | 712.11a | 712.15a")
    CANNOT_BE_TURNED_FACE_DOWN = ConceptRow("cannot be turned face down", "711.6 | 711.9 | 712.12 | 712.16")
    EXILED_FACE_DOWN = ConceptRow("exiled face down", "711.9d | 711.10 | 712.13 | 712.17")
    NO_NEW_OBJECT = ConceptRow("no new object", "711.7 | 711.11 | 712.14 | 712.18")
    NAMING_A_FACE = ConceptRow("naming a face", "711.8 | 711.12 | 712.15 201.3d | 712.19 201.4d")
    LOOKING_AT_BOTH_FACES = ConceptRow("looking at both faces", "711.1c | 711.2 | 712.2 | 712.6")
    AS_THIS_TRANSFORMS = ConceptRow("as this transforms", "- | - | 712.16 | 712.20")
    KINDS_OF_DOUBLE_FACED_CARDS = ConceptRow("kinds of double-faced cards", "711.1 | 711.1 | 712.1")
    FRONT_FACE_SPELL = ConceptRow("front-face spell", "711.2a | 711.4a | 712.4b | 712.8c")
    MODAL_FRONT_FACE_UP = ConceptRow("modal: front face up", "- | - | 712.4e | 712.8f 712.8d")
    BACK_FACE_SPELL = ConceptRow("back-face spell", "- | - | 712.4b | 712.8c")
    BACK_FACE_SPELLS_MANA_VALUE = ConceptRow("back-face spell's mana value", "- | - | 712.4b 202.3b | 712.8c 202.3b")
    COPY_OF_A_BACK_FACE_SPELL_MANA_VALUE_0 = ConceptRow(
        "copy of a back-face spell: mana value 0", "- | - | 712.4b 202.3b | 202.3b"
    )
    COPY_OF_A_BACK_FACE_MANA_VALUE_0 = ConceptRow(
        "copy of a back face: mana value 0",
        "711.2b 202.3a | 711.4b 202.3a | 712.4d 202.3b | 712.8e 202.3b",
    )
    MODAL_BACK_FACES_MANA_VALUE = ConceptRow("modal back face's mana value", "- | - | 712.4e | 712.8f")
    CASTING_TRANSFORMED = ConceptRow("casting transformed", "711.4 | 711.6 | 712.7 | 712.11a")
    PERMISSION_ON_THE_FRONT_FACE = ConceptRow("permission on the front face", "- | - | 712.7b | 712.11d")
    CHOOSING_A_FACE_TO_CAST = ConceptRow("choosing a face to cast", "- | - | 712.7 | 712.11b")
    ONLY_THE_FACE_THAT_WILL_BE_UP_IS_JUDGED = ConceptRow(
        "only the face that will be up is judged", "- | - | 712.7a | 712.11c"
    )
    CHOOSING_A_LAND_FACE = ConceptRow("choosing a land face", "- | - | 712.8 | 712.12")
    CASTING_FACE_DOWN = ConceptRow("casting face down", "711.4 | 711.8 | 712.11 | 712.15")
    FACE_ON_ENTERING_FROM_THE_STACK = ConceptRow("face on entering from the stack", "711.5 | 711.7 | 712.9 | 712.13")
    TOLD_TO_ENTER_WITH_AN_INSTANT_BACK_UP = ConceptRow("told to enter with an instant back up", "- | - | - | 712.13a")
    FACE_ON_ENTERING_FROM_ELSEWHERE = ConceptRow("face on entering from elsewhere", "711.5 | 711.7 | 712.10 | 712.14")
    MODAL_CARD_WHOSE_FRONT_IS_NO_PERMANENT = ConceptRow(
        "modal card whose front is no permanent", "- | - | 712.10b | 712.14b"
    )
    TRANSFORMED_PERMANENT = ConceptRow("transformed permanent", "- | - | - | 701.27g")
    CONVERTING = ConceptRow("converting", "- | - | - | 701.28a")
    CONVERTING_WITHOUT_A_SECOND_FACE = ConceptRow("converting without a second face", "- | - | - | 701.28c")
    CONVERTING_TO_AN_INSTANT_OR_SORCERY = ConceptRow("converting to an instant or sorcery", "- | - | - | 701.28d")
    CONVERTED_ALREADY_IGNORED = ConceptRow("converted already: ignored", "- | - | - | 701.28e")
    CANNOT_CONVERT_EITHER = ConceptRow("what cannot transform cannot convert", "- | - | - | 701.28f")
    FACE_DOWN_CANNOT_TRANSFORM = ConceptRow("face down: cannot transform", "- | 711.8a | 712.11a | 712.15a")

    # meld, stand-ins
    MELDED_CARDS_ARRANGED = ConceptRow("melded cards arranged", "- | - | 713.4a | 712.21a")
    MELDED_CARDS_EXILED = ConceptRow("melded cards exiled", "- | - | 713.4b | 712.21b")
    MELDED_CARDS_FOUND = ConceptRow("melded cards found", "- | - | 713.4c | 712.21c")
    MELDED_CARDS_COUNTED = ConceptRow("melded cards counted", "- | - | 713.4e | 712.21e")
    MELD_THE_ACTION = ConceptRow("meld: the action", "- | - | 701.37a 713.2 | 701.42a 712.4a")
    MELD_WHAT_CANNOT_BE_MELDED = ConceptRow("meld: what cannot be melded", "- | - | 701.37b 701.37c | 701.42b 701.42c")
    MELD_PAIRS = ConceptRow("meld: pairs", "- | - | 713.1a | 712.5")
    MELDED_PERMANENT_LEAVES = ConceptRow("melded permanent leaves", "- | - | 713.4 | 712.21")
    HIDDEN_ZONES_SLEEVE_OR_STAND_IN = ConceptRow("hidden zones: sleeve or stand-in", "711.9 | 711.3 | 712.3 | 712.7")
    STAND_IN_CARD_SET_ASIDE = ConceptRow(
        "stand-in: card set aside", "711.9a 103.1a | 711.3b 103.1a | 714.3 103.2a | 713.3 103.2a"
    )
    STAND_IN_IS_THE_CARD = ConceptRow("stand-in: is the card", "711.9c | 711.3c | 714.4 | 713.4")
    STAND_IN_REPLACED_IN_PUBLIC = ConceptRow("stand-in: replaced in public", "711.9d | 711.3d | 714.5 | 713.5")
    MELDED_PERMANENTS_VALUES = ConceptRow("melded permanent's values", "- | - | 713.3b | 712.8g")
    MELDED_PERMANENTS_MANA_VALUE = ConceptRow("melded permanent's mana value", "- | - | 713.3b 202.3c | 712.8g 202.3c")
    MELD_CARD_FRONT_ONLY = ConceptRow("meld card: front only", "- | - | 713.3a | 712.8a")
    MELD_CARD_ON_THE_STACK = ConceptRow("meld card on the stack", "- | - | 713.7 713.3a | 712.8b")
    MELD_CARD_ON_THE_BATTLEFIELD = ConceptRow("meld card on the battlefield", "- | - | 713.3a | 712.8d")
    HALF_OF_A_COMBINED_FACE = ConceptRow("half of a combined face", "- | - | 713.1b | 712.4b")
    MELD_CARD_TOLD_TO_TRANSFORM = ConceptRow("meld card told to transform", "- | - | 713.1b | 712.9 | 712.4c")
    MELD_CARD_ENTERS_FRONT_UP = ConceptRow("meld card enters front up", "- | - | 713.8 | 712.14")
    NAMING_A_MELD_CARD = ConceptRow("naming a meld card", "- | - | 713.11 | 712.19")
    NAMING_A_COMBINED_FACE = ConceptRow("naming a combined face", "- | - | 713.11 201.3e | 712.19 201.4e")
    # Where meld cards are double-faced, the rule of those serves them too.
    HIDDEN_MELD_CARD = ConceptRow("hidden zones: meld card", "- | - | 713.6 | -")
    LOOKING_AT_A_MELD_CARD = ConceptRow("looking at a meld card", "- | - | 713.5 | 712.6")

    # split cards
    OFF_THE_STACK_TWO_SETS_COMBINED = ConceptRow("off the stack: two sets / combined", "708.2 | 708.2 | 709.4")
    ANSWERS_TO_ONE_QUESTION = ConceptRow("answers to one question", "708.5 | 708.5 | 709.4")
    COLORS_OFF_THE_STACK = ConceptRow("colors off the stack", "708.3 | 708.3 | 709.4b")
    MANA_VALUE_OFF_THE_STACK = ConceptRow("mana value off the stack", "708.2 708.5 | 708.2 708.5 | 202.3d 709.4b")
    CHOOSING_THE_HALF_TO_CAST = ConceptRow("choosing the half to cast", "708.2a | 708.2a | 709.3")
    ONLY_THE_CAST_HALF = ConceptRow("only the cast half", "708.2 | 708.2 | 709.3b")
    ONLY_THE_CHOSEN_HALF_IS_JUDGED = ConceptRow("only the chosen half is judged", "- | 708.2a | 709.3a")
    CHOSEN_NAME_OF_A_SPLIT_CARD = ConceptRow(
        "chosen name of a split card",
        "708.7 201.3 | 708.7 201.3 | 709.4a 201.3b | 709.4a 201.4b",
    )
    FUSING_FROM_THE_HAND_ONLY = ConceptRow("fusing: from the hand only", "- | 702.101a | 702.102a")
    FUSED_SPELLS_VALUES = ConceptRow("fused spell's values", "- | 702.101b 708.2 | 702.102b 709.4d")
    FUSED_SPELLS_MANA_VALUE = ConceptRow("fused spell's mana value", "- | 702.101b 708.2 | 202.3d")
    FUSED_SPELLS_TOTAL_COST = ConceptRow("fused spell's total cost", "- | 702.101c | 702.102c")
    FUSED_SPELL_LEFT_HALF_FIRST = ConceptRow("fused spell: left half first", "- | 702.101d | 702.102d")
    LOCKED_HALVES = ConceptRow("locked halves", "- | - | - | 709.5")
    UNLOCKING_SPECIAL_ACTION = ConceptRow("unlocking: special action", "- | - | - | 709.5e 116.2m")
    DOOR_UNLOCKED_ON_ENTERING = ConceptRow("door unlocked on entering", "- | - | - | 709.5d")
    UNLOCKING_BY_AN_EFFECT = ConceptRow("unlocking by an effect", "- | - | - | 709.5f")
    LOCKING_BY_AN_EFFECT = ConceptRow("locking by an effect", "- | - | - | 709.5g")
    IMPOSSIBLE_IS_IGNORED = ConceptRow("what is impossible is ignored", "101.3")
    HALVES_SHARE_ONE_TYPE_LINE = ConceptRow("halves share one type line", "- | - | - | 709.5a")
    ROOM_SPELL_KEEPS_BOTH_HALVES = ConceptRow("Room spell keeps both halves", "- | - | - | 709.5b")
    UNLOCKED_DESIGNATIONS = ConceptRow("unlocked designations", "- | - | - | 709.5c")
    HALF_UNLOCKED = ConceptRow("half unlocked", "- | - | - | 709.5h")
    FULLY_UNLOCKED = ConceptRow("fully unlocked", "- | - | - | 709.5i")

    # flip cards
    FLIPPED_VALUES = ConceptRow("flipped values", "709.2 709.1b | 709.2 709.1b | 710.2 710.1b")
    FLIP_COLOR_AND_MANA_COST_STAY = ConceptRow("flip: color and mana cost stay", "709.1c | 709.1c | 710.1c")
    FLIP_ONE_WAY = ConceptRow("flip: one way", "709.4 | 709.4 | 710.4")
    CHOSEN_NAME_OF_A_FLIP_CARD = ConceptRow(
        "chosen name of a flip card", "709.5 201.3 | 709.5 201.3 | 710.5 201.3c | 710.5 201.4c"
    )

    # cast as another set of values: insets, prototypes, bestow
    ADVENTURER_CARDS_NORMAL_VALUES = ConceptRow("adventurer card: normal values", "- | - | 716.4 | 715.4")
    OMEN_CARDS_NORMAL_VALUES = ConceptRow("omen card: normal values", "- | - | - | 720.4")
    PREPARATION_CARDS_NORMAL_VALUES = ConceptRow("preparation card: normal values", "- | - | - | - | 722.4")
    CASTING_AS_AN_ADVENTURE = ConceptRow("casting as an Adventure", "- | - | 716.3 | 715.3")
    CASTING_AS_AN_OMEN = ConceptRow("casting as an Omen", "- | - | - | 720.3")
    PREPARATION_CARDS_ARE_NOT_CAST_BY_THEIR_INSET = ConceptRow(
        "preparation cards are not cast by their inset",
        "- | - | - | - | 722.3",
    )
    ONLY_THE_ADVENTURE_IS_JUDGED = ConceptRow("only the Adventure is judged", "- | - | 716.3a | 715.3a")
    ONLY_THE_OMEN_IS_JUDGED = ConceptRow("only the Omen is judged", "- | - | - | 720.3a")
    ADVENTURE_SPELLS_VALUES = ConceptRow("Adventure spell's values", "- | - | 716.3b | 715.3b")
    OMEN_SPELLS_VALUES = ConceptRow("Omen spell's values", "- | - | - | 720.3b")
    COPY_OF_A_PREPARE_SPELL_IS_CAST = ConceptRow("copy of a prepare spell is cast", "- | - | - | - | 722.3c")
    ADVENTURE_SPELL_COPIED = ConceptRow("Adventure spell copied", "- | - | 716.3c | 715.3c")
    OMEN_SPELL_COPIED = ConceptRow("Omen spell copied", "- | - | - | 720.3c")
    PREPARE_SPELL_COPIED = ConceptRow("prepare spell copied", "- | - | - | - | 722.3d")
    ADVENTURE_IS_EXILED = ConceptRow("Adventure: exiled as it resolves", "- | - | 716.3d | 715.3d")
    OMEN_IS_SHUFFLED_AWAY = ConceptRow("Omen: shuffled away as it resolves", "- | - | - | 720.3d")
    PROTOTYPE = ConceptRow("prototype", "- | - | - | 702.160a")
    CASTING_PROTOTYPED = ConceptRow("casting prototyped", "- | - | - | 718.3")
    PROTOTYPE_IS_JUDGED = ConceptRow("prototype: its values are judged", "- | - | - | 718.3a")
    PROTOTYPED_VALUES = ConceptRow("prototyped values", "- | - | - | 718.3b")
    PROTOTYPED_SPELL_COPIED = ConceptRow("prototyped spell copied", "- | - | - | 718.3c")
    PROTOTYPED_PERMANENT_COPIED = ConceptRow("prototyped permanent copied", "- | - | - | 718.3d")
    PROTOTYPE_CARDS_NORMAL_VALUES = ConceptRow("prototype card: normal values", "- | - | - | 718.4")
    BESTOW = ConceptRow("bestow", "- | 702.102a | 702.103a")
    BESTOWED_IS_AN_AURA = ConceptRow("bestowed: an Aura", "- | 702.102a | 702.103b")
    BESTOWED_IS_JUDGED = ConceptRow("bestowed: its values are judged", "- | 702.102c | 702.103d")
    BESTOWED_SPELL_COPIED = ConceptRow("bestowed spell copied", "- | - | 702.103c")
    BESTOWED_AURA_COMES_OFF = ConceptRow("bestowed Aura comes off", "- | 702.102e | 702.103f")
    CHOICES_OF_A_SPELL = ConceptRow("choices of a spell", "601.2b")
    PERMISSION_TO_CAST = ConceptRow("permission to cast", "601.5 | 601.2e | 601.3")

    # what there is in an edition
    CARD_TYPES = ConceptRow("card types there are", "300.1")

    # levels, station and living metal
    LEVEL_SYMBOL_WITH_A_RANGE = ConceptRow("level symbol with a range", "710.2a | 710.2a | 711.2a")
    LEVEL_SYMBOL_AND_UP = ConceptRow("level symbol and up", "710.2b | 710.2b | 711.2b")
    LEVELER_BELOW_ITS_LEVELS = ConceptRow("leveler below its levels", "710.5 | 710.5 | 711.5")
    LEVELER_ELSEWHERE = ConceptRow("leveler off the battlefield", "710.6 | 710.6 | 711.6")
    STATION_SYMBOL = ConceptRow("station symbol", "- | - | - | - | 721.2a")
    STATION_SYMBOL_WITH_A_SIZE = ConceptRow("station symbol with a size", "- | - | - | - | 721.2b")
    STATION_CARD_ELSEWHERE = ConceptRow("station card off the battlefield", "- | - | - | - | 721.2c")
    LIVING_METAL = ConceptRow("living metal", "- | - | - | 702.161a")
    RECONFIGURED = ConceptRow("reconfigure: no creature while attached", "- | - | - | 702.151b")
    IMPENDING = ConceptRow("impending: no creature yet", "- | - | - | 702.176a")

    # names of insets
    NAMING_AN_ADVENTURE = ConceptRow("naming an Adventure", "- | - | 716.5 | 715.5")
    NAMING_AN_OMEN = ConceptRow("naming an Omen", "- | - | - | 720.5")
    NAMING_A_PREPARE_SPELL = ConceptRow("naming a prepare spell", "- | - | - | - | 722.5")
    NAMES_OF_ADVENTURER_CARDS = ConceptRow("names of adventurer cards", "- | - | 201.3f | 201.4f")

    # what a prototype leaves
    PROTOTYPE_LEAVES_THE_REST = ConceptRow("prototype: the rest stays", "- | - | - | 718.5")
