"""What rules say of values: copies, layers, being face down, protection."""

from __future__ import annotations

from inspector.rules.edition.concept_row import ConceptRow


class ConceptsOfValues:
    """One row a concept; ``Concept`` has them all."""

    # copies
    COPIABLE_VALUES = ConceptRow("copiable values", "706.2 | 706.2 | 707.2")
    COPIED_COLOR_AND_ABILITIES_ONCE = ConceptRow("copied color and abilities, once", "706.2a | 706.2a | 707.2a")
    ORIGINAL_CHANGED_LATER = ConceptRow("original changed later", "706.2 | 706.2 | 707.2b")
    COPY_THROUGH_THE_COPYS_STATUS = ConceptRow("copy through the copy's status", "706.3 | 706.3 | 707.3")
    BECOMES_A_COPY_DID_NOT_ENTER = ConceptRow("becomes a copy: did not enter", "706.4 | 706.4 | 707.4")
    ENTERS_AS_A_COPY = ConceptRow("enters as a copy", "706.5 | 706.5 | 707.5")
    CHOICES_ARE_NOT_COPIED = ConceptRow("choices are not copied", "706.6 | 706.6 | 707.6")
    COPY_OF_A_DOUBLE_FACED_PERMANENT = ConceptRow(
        "copy of a double-faced permanent", "706.8 711.3 | 706.8 711.5 | 707.8"
    )
    TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT = ConceptRow("token copy of a double-faced object", "- | - | - | 707.8a")
    EXCEPTION_ADDED_ABILITY = ConceptRow("exception: added ability", "706.9a | 706.9a | 707.9a")
    EXCEPTION_ALTERED_VALUE = ConceptRow("exception: altered value", "706.9c | 706.9c | 707.9b")
    EXCEPTION_OWN_VALUE_KEPT = ConceptRow("exception: own value kept", "706.9b | 706.9b | 707.9c")
    EXCEPTION_CDA_COLOR_INDICATOR_NOT_COPIED = ConceptRow(
        "exception: CDA, color indicator not copied", "706.9d | 706.9d | 707.9d"
    )
    COPY_OF_A_SPELL = ConceptRow("copy of a spell", "706.10 | 706.10 | 707.10")
    COPY_OF_A_SPELL_OR_CARD_OFF_THE_STACK = ConceptRow(
        "copy of a spell or card off the stack",
        "706.10a 704.5e | 706.10a 704.5e | 707.10a 704.5e",
    )
    COPY_OF_A_PERMANENT_SPELL = ConceptRow("copy of a permanent spell", "- | - | 707.10f")
    COPY_OF_A_DOUBLE_FACED_PERMANENT_SPELL = ConceptRow("copy of a double-faced permanent spell", "- | - | - | 707.10g")
    CASTING_A_COPY_OF_A_CARD = ConceptRow("casting a copy of a card", "706.12 | 706.12 | 707.12")

    # layers
    STARTING_VALUES = ConceptRow("starting values", "613.1")
    LAYER_1A_COPIES = ConceptRow("layer 1a: copies", "706.2 613.1a | 706.2 613.1a | 707.2 613.2a 613.1a")
    COPY_OF_WHAT_IS_FACE_DOWN = ConceptRow(
        "copy of what is face down", "706.2 613.1a | 706.2 613.1a | 707.2 613.2a 613.1a"
    )
    LAYER_1B_FACE_DOWN = ConceptRow("layer 1b: face down", "707.2 706.2 | 707.2 706.2 | 708.2 613.2b 613.1a")
    COPIABLE_VALUES_STAND_AFTER_LAYER_1 = ConceptRow("copiable values stand after layer 1", "706.2 | 706.2 | 613.2c")
    LAYER_7A_DEFINING = ConceptRow("layer 7a: defining", "613.3a | 613.3a | 613.4a")
    LAYER_7B_SET = ConceptRow("layer 7b: set", "613.3b | 613.3b | 613.4b")
    LAYER_7C_CHANGE = ConceptRow("layer 7c: change", "613.3c | 613.3c | 613.4c")
    LAYER_7_COUNTERS = ConceptRow("layer 7: counters", "613.3d | 613.3d | 613.4c")
    LAYER_7_SWITCH = ConceptRow("layer 7: switch", "613.3e | 613.3e | 613.4d")
    ONE_EFFECT_IN_SEVERAL_LAYERS = ConceptRow("one effect in several layers", "613.5 | 613.5 | 613.6")
    TIMESTAMP_OF_A_STATIC_ABILITY = ConceptRow("timestamp of a static ability", "613.6a | 613.6a | 613.7a")
    TIMESTAMP_OF_A_RESOLVED_EFFECT = ConceptRow("timestamp of a resolved effect", "613.6b | 613.6b | 613.7b")
    TIMESTAMP_ON_ENTERING_A_ZONE = ConceptRow("timestamp on entering a zone", "613.6c | 613.6c | 613.7d")
    TIMESTAMP_ON_BEING_ATTACHED = ConceptRow("timestamp on being attached", "613.6d | 613.6d | 613.7e")
    ATTACHING = ConceptRow("attaching", "701.3a")
    WHAT_CANNOT_BE_ATTACHED_STAYS = ConceptRow("what cannot be attached does not move", "701.3b")
    ATTACHED_ALREADY = ConceptRow("attached already", "701.3b")
    ONLY_THESE_ARE_ATTACHED = ConceptRow("only Auras, Equipment and Fortifications are attached", "701.3a | 701.3b")
    BECOMING_UNATTACHED = ConceptRow("becoming unattached", "701.3d")
    AURA_DOES_NOT_MOVE = ConceptRow("Aura does not move", "303.4h | 303.4j")
    # Later such words mean what the permanent is attached to, whatever it is itself.
    ENCHANTED_BY_AN_AURA_ONLY = ConceptRow("enchanted by an Aura only", "303.4i | -")
    EQUIPPED_BY_EQUIPMENT_ONLY = ConceptRow("equipped by an Equipment only", "301.7 | -")
    AURA_WITHOUT_A_HOST = ConceptRow("Aura with nothing to enchant", "303.4g")
    AURA_THAT_ENCHANTS_NOTHING = ConceptRow("Aura that can enchant nothing", "303.4d")
    EQUIPMENT_GOES_ON_CREATURES = ConceptRow("Equipment goes on creatures", "301.5")
    EQUIPMENT_THAT_EQUIPS_NOTHING = ConceptRow("Equipment that can equip nothing", "301.5c")
    # "Equipped creature" is whatever creature it is on, and "fortified land" alike whatever land; but "enchanted" is
    # whatever an Aura is on (303.4b; 303.4k in 2016, 303.4m since), be it of the type that is named with it or not.
    EQUIPPED_CREATURE = ConceptRow("equipped creature", "301.5a | 301.5e 301.5a | 301.5e 301.5a | 301.5f 301.5a")
    FORTIFIED_LAND = ConceptRow("fortified land", "301.6")
    DESCRIBED_BY_A_TYPE = ConceptRow("permanents are described by their types", "109.2")
    FORTIFICATION_GOES_ON_LANDS = ConceptRow("Fortification goes on lands", "301.6")
    TIMESTAMP_ON_TURNING_FACE_UP_OR_DOWN = ConceptRow("timestamp on turning face up or down", "- | 613.6e | 613.7f")
    TIMESTAMP_ON_TRANSFORMING = ConceptRow("timestamp on transforming", "- | 613.6f | 613.7g")
    TIMESTAMPS_AT_ONCE = ConceptRow("timestamps at once", "613.6g | 613.6j | 613.7k | 613.7m")
    DEPENDENCY = ConceptRow("dependency", "613.7a | 613.7a | 613.8a")
    SET_OF_OBJECTS_IS_FIXED = ConceptRow("set of objects is fixed", "611.2c")
    AMOUNTS_ARE_FIXED = ConceptRow("amounts are fixed", "611.2d 608.2g | 611.2d 608.2g | 611.2d 608.2h")
    STATIC_ABILITY_LOOKS_ANEW = ConceptRow("static ability looks anew", "611.3a")
    INTRINSIC_MANA_ABILITY = ConceptRow("intrinsic mana ability", "305.6")
    BASIC_LAND_TYPE_TAKES_ABILITIES = ConceptRow("basic land type takes abilities", "305.7")
    DEFINING_ABILITIES = ConceptRow("characteristic-defining abilities", "604.3")
    DEFINING_ABILITIES_FIRST = ConceptRow("characteristic-defining abilities first", "613.2 | 613.2 | 613.3")
    NAME_CHANGES_ARE_TEXT_CHANGES = ConceptRow("name changes are text changes", "- | - | 612.7 | 612.8")
    NONCREATURE_HAS_NO_SIZE = ConceptRow("noncreature has no power or toughness", "208.3")
    LOYALTY_OF_PLANESWALKERS = ConceptRow("loyalty is of planeswalkers", "306.5")
    DEFENSE_OF_BATTLES = ConceptRow("defense is of battles", "- | - | - | 310.4")
    CHANGELING = ConceptRow("changeling", "702.71a | 702.72a | 702.73a")
    DEVOID = ConceptRow("devoid", "- | 702.113a | 702.114a")
    TIMESTAMP_OF_COUNTERS = ConceptRow("timestamp of counters", "- | - | 613.7c")
    COUNTERS = ConceptRow("counters", "121.1 | 121.1 | 122.1")
    TOKEN_THAT_CANNOT_ENTER = ConceptRow("token that cannot enter", "110.5d | 110.5d | 111.5")
    AFTERMATH = ConceptRow("aftermath", "- | - | 702.127a")
    MEGAMORPH = ConceptRow("megamorph", "- | 702.36b | 702.37b")
    EXILED_FACE_DOWN_NO_CHARACTERISTICS = ConceptRow("exiled face down: no characteristics", "- | 406.3 | 406.3a")
    PLANESWALKER_UNIQUENESS = ConceptRow("planeswalker uniqueness", "704.5j | 704.5j | -")
    DEFENSE_0_GRAVEYARD = ConceptRow("defense 0: graveyard", "- | - | - | 704.5v")
    DEFENSE_0_NO_SIEGE = ConceptRow("defense 0: a battle that is no Siege", "- | - | - | - | 704.5w")
    MELDED_NEVER_FACE_DOWN = ConceptRow("melded: never face down", "- | - | 713.10 | 712.16")
    DISGUISE_CASTING = ConceptRow("disguise: casting", "- | - | - | 702.168b")
    DISGUISE_TURNING_UP = ConceptRow("disguise: turning up", "- | - | - | 702.168d")
    STATE_BASED_ACTIONS = ConceptRow("state-based actions", "704.3")
    WHAT_CANNOT_BE_HAD = ConceptRow("what cannot be had", "- | 112.11 | 113.11")
    TEXT_CHANGES = ConceptRow("text changes", "612.1")
    TEXT_CHANGES_SPARE_NAMES = ConceptRow("text changes spare names", "612.2")
    LAYER_2_CONTROL = ConceptRow("layer 2: control", "613.1b")
    LAYER_3_TEXT = ConceptRow("layer 3: text", "613.1c")
    LAYER_4_TYPES = ConceptRow("layer 4: types", "613.1d")
    LAYER_5_COLORS = ConceptRow("layer 5: colors", "613.1e")
    LAYER_6_ABILITIES = ConceptRow("layer 6: abilities", "613.1f")

    # face down
    ONLY_THE_LISTED_VALUES = ConceptRow("only the listed values", "707.2 | 707.2 | 708.2")
    TWO_TWO_BY_DEFAULT = ConceptRow("2/2 by default", "707.2a | 707.2a | 708.2a")
    FACE_DOWN_ALREADY = ConceptRow("face down already", "- | - | - | 708.2b")
    PUT_ONTO_THE_BATTLEFIELD_FACE_DOWN = ConceptRow("put onto the battlefield face down", "707.3 | 707.3 | 708.3")
    CAST_FACE_DOWN = ConceptRow("cast face down", "707.4 | 707.4 | 708.4")
    MORPH_CASTING = ConceptRow("morph: casting", "702.35b | 702.36c | 702.37c")
    WHO_MAY_LOOK = ConceptRow("who may look", "707.5 | 707.5 | 708.5")
    TURNING_FACE_UP_WHO_MAY = ConceptRow("turning face up: who may", "707.7 115.2b | 707.7 115.2b | 708.7 116.2b")
    TURNING_FACE_UP_MORPH_COST = ConceptRow("turning face up: morph cost", "702.35d | 702.36e | 702.37e")
    TURNING_FACE_UP_WHAT_IT_DOES = ConceptRow("turning face up: what it does", "707.8 | 707.8 | 708.8")
    AS_THIS_IS_TURNED_FACE_UP = ConceptRow("as this is turned face up", "707.11 | 707.11 | 708.11")
    REVEALED_ON_LEAVING = ConceptRow("revealed on leaving", "707.9 | 707.9 | 708.9")
    FACE_DOWN_PERMANENT_BECOMES_A_COPY = ConceptRow("face-down permanent becomes a copy", "707.10 | 707.10 | 708.10")
    MANIFEST = ConceptRow("manifest", "- | 701.31a | 701.34a | 701.40a")
    MANIFEST_INSTANT_OR_SORCERY_STAYS_DOWN = ConceptRow(
        "manifest: instant or sorcery stays down",
        "- | 701.31e | 701.34f | 701.40g",
    )
    MANIFEST_MAY_NOT_ENTER = ConceptRow("manifest: may not enter", "- | - | 701.34e | 701.40f")
    CLOAK = ConceptRow("cloak", "- | - | - | 701.58a")
    CLOAK_MAY_NOT_ENTER = ConceptRow("cloak: may not enter", "- | - | - | 701.58f")
    CLOAK_INSTANT_OR_SORCERY_STAYS_DOWN = ConceptRow("cloak: instant or sorcery stays down", "- | - | - | 701.58g")
    MANIFEST_TURNED_UP_FOR_ITS_MANA_COST = ConceptRow(
        "manifest: turned up for its mana cost", "- | 701.31b | 701.34b | 701.40b"
    )
    MANIFEST_TURNED_UP_FOR_ITS_MORPH_COST = ConceptRow(
        "manifest: turned up for its morph cost", "- | 701.31c | 701.34c | 701.40c"
    )
    MANIFEST_TURNED_UP_FOR_ITS_DISGUISE_COST = ConceptRow(
        "manifest: turned up for its disguise cost", "- | - | - | 701.40d"
    )
    CLOAK_TURNED_UP_FOR_ITS_MANA_COST = ConceptRow("cloak: turned up for its mana cost", "- | - | - | 701.58b")
    CLOAK_TURNED_UP_FOR_ITS_MORPH_COST = ConceptRow("cloak: turned up for its morph cost", "- | - | - | 701.58c")
    CLOAK_TURNED_UP_FOR_ITS_DISGUISE_COST = ConceptRow("cloak: turned up for its disguise cost", "- | - | - | 701.58d")

    # protection
    PROTECTION_FROM_AURAS = ConceptRow("protection from Auras", "702.15c | 702.16c")
    PROTECTION_FROM_EQUIPMENT = ConceptRow("protection from Equipment", "702.15d | 702.16d")
