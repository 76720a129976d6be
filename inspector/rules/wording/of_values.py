"""The sentences of the reasons for values: one for each ground on which a value can be decided.

Places in braces are filled by ``wording``: ``{mana_value}``, ``{substitute}`` and ``{enters}`` from the edition,
``{is}`` and ``{comes}`` by the number of the key or of the value, ``{verb_s}``, ``{has}`` and the like by that of the
source, all others from the decision's inputs. Nothing that decides a value reads this module.
"""

from __future__ import annotations

from inspector.rules.decisions.because import Because

SENTENCES = {
    # Where a value comes from.
    Because.PRINTED: "The {key} {is} printed on the card: {value}.",
    Because.PRINTED_NONE: "The card has no {key}.",
    Because.PRINTED_NOT_GIVEN: "The {key} printed on the card {is} not known.",
    Because.FRONT_OFF_THE_BATTLEFIELD: "Only its front face counts in this zone: {key} {value}.",
    Because.FRONT_UP: "Its front face is up, so only that face counts: {key} {value}.",
    Because.BACK_UP: "Its back face is up, so only that face counts: {key} {value}.",
    Because.MODAL_FACE_UP: "It is modal, so it has only the values of the face that is up: {key} {value}.",
    Because.SPELL_FACE_UP: "On the stack only the face that is up counts: {key} {value}.",
    Because.MELD_FRONT: "Alone, a meld card has only the values of its front face: {key} {value}.",
    Because.MELDED: "The melded permanent has only the values of the combined face: {key} {value}.",
    Because.HALF_ON_THE_STACK: "On the stack only the half that was cast counts: {key} {value}.",
    Because.HALVES_COMBINED: "Off the stack the card has the values of both halves together: {key} {value}.",
    Because.HALVES_APART: "Off the stack the card has two sets of values, one for each half: {key} {value}.",
    Because.FUSED: "A fused spell has the values of both halves together: {key} {value}.",
    Because.FUSED_APART: "A fused spell has two sets of values, one for each half: {key} {value}.",
    Because.FLIP_UPPER: "It is not flipped, so only its upper half counts: {key} {value}.",
    Because.FLIP_LOWER: "It is flipped, so only its lower half counts: {key} {value}.",
    Because.FLIP_KEEPS: "Flipping changes neither color nor mana cost: {key} {value}.",
    Because.SUBSTITUTE: "The {substitute} counts in every respect as the card it stands for: {key} {value}.",
    Because.ROOM_BOTH: "Among its copiable values are both halves: {key} {value}.",
    Because.ROOM_TYPES: "Both halves share one type line, which stays whatever is locked: {key} {value}.",
    Because.ROOM_SHOWN: "Only the unlocked halves of a Room count: {key} {value}.",
    Because.ROOM_OPEN: "Both halves are unlocked, so both count: {key} {value}.",
    Because.ROOM_LOCKED: "The name, mana cost and text of a locked half do not count: {key} {value}.",
    Because.ROOM_BOTH_OPEN: "The mana costs of both halves count together: {key} {value}.",
    Because.ROOM_LAYER: (
        "Locked halves are left out in layer {layer} here, like changes of text; no rule names their layer."
    ),
    Because.DESIGNATIONS: "It has {value}.",
    Because.ENTERED_UNLOCKED: "The spell was its {half} half, so it entered with that half unlocked.",
    Because.UNLOCKED_FOR_ITS_COST: "Its controller paid to unlock its {half} half.",
    Because.UNLOCKED_BY_AN_EFFECT: "An effect unlocked its {half} half.",
    Because.LOCKED_BY_AN_EFFECT: "An effect locked its {half} half.",
    Because.MARKED: "It is {value} now.",
    Because.PAIRED_WITH: "It is paired with {other} now.",
    Because.IS_COMMANDER: "It is a commander for the whole game, whatever zone it is in.",
    Because.IS_COMMANDER_IN_PARTS: "One of the cards that it is made of is a commander, so the whole permanent is one.",
    Because.MERGED: "Merged, it takes every value but its abilities from its topmost component: {key} {value}.",
    Because.MERGED_ABILITIES: "Merged, it has the abilities of all its components: {key} {value}.",
    Because.COPIED_BESIDES_THE_HALVES: (
        "What it copied had abilities that belong to neither half, so no lock takes them away."
    ),
    Because.PHASED_OUT_UNDER: "{player} controlled it as it phased out, and phasing does not change who does.",
    Because.IS_PHASED_OUT: "It is phased out, so it is treated as if it were not there.",
    Because.PHASED_OUT_WITH: "It phased out with what it is attached to, and phases in with that.",
    Because.CHOSEN: "This was chosen for it: {value}.",
    Because.CHOSEN_SEVERAL: "These were chosen for it: {value}.",
    Because.FACE_DOWN_VALUES: "It is face down and has only the values listed for it: {key} {value}.",
    Because.FACE_DOWN_DEFAULT: "Face down, with nothing else listed, it is a 2/2 creature: {key} {value}.",
    Because.FACE_DOWN_CAUSE: (
        "A card that is {cause} is a face-down 2/2 creature with no name and no mana cost: {key} {value}."
    ),
    Because.FACE_DOWN_WITH_WARD: (
        "A card that is {cause} is a face-down 2/2 creature with ward {{2}}, no name and no mana cost: {key} {value}."
    ),
    Because.INSET_CAST: "Cast as an {inset}, it has only the {inset}'s values: {key} {value}.",
    Because.PREPARE_SPELL_CAST: "It is the copy of a prepare spell and has only that spell's values: {key} {value}.",
    Because.INSET_COPIED: (
        "It copies a spell that was cast as {an_inset}, so it has only the {inset}'s values: {key} {value}."
    ),
    Because.INSET_NORMAL: "It is not on the stack as an {inset}, so it has its normal values: {key} {value}.",
    Because.PREPARATION_NORMAL: "A preparation card has only its normal values, wherever it is: {key} {value}.",
    Because.PROTOTYPED: "Cast as a prototype, it has its second mana cost, power and toughness: {key} {value}.",
    Because.PROTOTYPE_COPIED: (
        "It copies a prototyped spell, so it has that spell's second set of values: {key} {value}."
    ),
    Because.PROTOTYPED_PERMANENT_COPIED: (
        "It copies {original}, which was cast as a prototype, so it has the prototype's values: {key} {value}."
    ),
    Because.PROTOTYPED_PERMANENT_COPIED_AGAIN: (
        "It copies {original}, itself a copy of what was cast as a prototype, so it has the prototype's values: "
        "{key} {value}."
    ),
    Because.PROTOTYPE_LEAVES: "Being cast as a prototype leaves this as it is printed: {key} {value}.",
    Because.PROTOTYPE_NORMAL: "It is not a prototyped spell or permanent, so it has its normal values: {key} {value}.",
    Because.EXILED_FACE_DOWN: "Exiled face down, it has no characteristics: {key} {value}.",
    Because.TWO_ANSWERS: "What asks for its name gets two answers, one for each half: {value}.",
    # Copies and tokens.
    Because.COPIED: "It is a copy of {original}, so it has the copied values: {key} {value}.",
    Because.COPIED_UNFLIPPED: (
        "It is a copy of {original}, but being flipped is not copied, so the upper half counts: {key} {value}."
    ),
    Because.COPY_STATUS: "It is itself flipped, so it shows the lower half of what it copied: {key} {value}.",
    Because.COPY_STATUS_UNFLIPPED: "Not flipped itself, it shows the upper half of what it copied: {key} {value}.",
    Because.COPIED_FACE: "Of a double-faced permanent only the face that was up is copied: {key} {value}.",
    Because.TOKEN_COPIED: "The token is a copy of {original}, so it has the copied values: {key} {value}.",
    Because.TOKEN_COPIED_UNFLIPPED: (
        "The token is a copy of {original}, but being flipped is not copied, so the upper half counts: {key} {value}."
    ),
    Because.COPIED_SPELL: "It is a copy of {original}, so it has the copied values: {key} {value}.",
    Because.TOKEN_NAMED_BY_SUBTYPES: "It was given no name, so its name is its subtypes and the word Token: {value}.",
    Because.TOKEN_NAMED_BY_CREATURE_TYPES: "It was given no name, so its name is its creature types: {value}.",
    Because.TOKEN_VALUES: "The token has the values given by what made it: {key} {value}.",
    Because.LEVELER_BELOW_ITS_LEVELS: (
        "It has fewer level counters than its first level asks for, so its uppermost box counts: {key} {value}."
    ),
    Because.LEVELER_ELSEWHERE: "Off the battlefield the uppermost box of a leveler card counts: {key} {value}.",
    Because.STATION_BOX: (
        "The box printed on it counts only while it has the charge counters that its station symbol asks for: "
        "{key} {value}."
    ),
    Because.STATION_CARD_ELSEWHERE: (
        "Off the battlefield the box printed on a station card does not count: {key} {value}."
    ),
    Because.TOKEN_PREDEFINED: "The rules define what a {kind} token is: {key} {value}.",
    Because.EMBLEM_NAMED: "Most emblems have no name, but what made this one named it {value}.",
    Because.EMBLEM_VALUES: "An emblem has nothing but the abilities given by what made it: {key} {value}.",
    Because.EXCEPTION_ADDS: "An exception to the copy effect also gives it {value}.",
    Because.EXCEPTION_ALTERS: "An exception to the copy effect makes it so: {key} {value}.",
    Because.EXCEPTION_GIVES_TYPES: "An exception to the copy effect also gives it the {key} {value}.",
    Because.EXCEPTION_GIVES_THE_COST: (
        "It follows from the mana cost that an exception to the copy effect gives it: {key} {value}."
    ),
    Because.EXCEPTION_TAKES_THE_COST: (
        "An exception to the copy effect leaves it with no mana cost, so its {mana_value} is 0."
    ),
    Because.EXCEPTION_LEAVES: ("The exception decides its {defined}, so the ability that would do so is not copied."),
    Because.EXCEPTED_VALUE_STAYS: (
        "Its {key} comes from an exception to the copy effect, so no lock takes it away: {value}."
    ),
    Because.EXCEPTED_ABILITY_STAYS: (
        "What an exception to the copy effect added belongs to neither half, so no lock takes it away."
    ),
    Because.EXCEPTION_COPIED_ON: "What an exception to an earlier copy effect gave is copied like everything else.",
    Because.EXCEPTION_EMPTIED_BEFORE: "An exception to an earlier copy effect left no {key} to be copied.",
    Because.EXCEPTION_LEFT_BEFORE: "What an exception to an earlier copy effect left out is not there to be copied.",
    Because.EXCEPTION_KEEPS: "By an exception to the copy effect it does not copy the {key} and keeps its own.",
    Because.EXCEPTION_IS_OWN: "That is its own {key}, which it keeps instead of the copied one.",
    Because.EXCEPTION_MISFITS: (
        "The exception would add {gone_subtypes}, but the copy has no card type that goes with that."
    ),
    Because.EXCEPTION_DROPS: "Since an exception gives it, no ability that defines it is copied.",
    Because.EXCEPTION_DROPS_COLORS: (
        "Since an exception gives its color, neither an ability that defines that nor a color indicator is copied."
    ),
    # Colors.
    Because.COLOR_COST: "The symbols of its mana cost make it {colors}.",
    Because.COLOR_COSTS: "The symbols of its two mana costs make it {colors}.",
    Because.SEVERAL_COLORS: "Symbols of several colors make it each of them: {colors}.",
    Because.COLOR_HYBRID: "A hybrid or Phyrexian symbol gives every color in it: {colors}.",
    Because.COLOR_INDICATOR: "Its color indicator is {colors}.",
    Because.COLORLESS: "No symbol of a mana cost and no color indicator gives it a color: colorless.",
    Because.COLOR_GIVEN: "What made it says that it is {colors}.",
    # Mana cost and mana value.
    Because.NO_MANA_COST: "It has no mana cost, which differs from {{0}} and cannot be paid.",
    Because.MANA_VALUE_SUM: "The symbols of {costs} add up to {mana_value} {value}.",
    Because.MANA_VALUE_NONE: "It has no mana cost, so its {mana_value} is 0.",
    Because.MANA_VALUE_OF_FRONT: "The mana cost {costs} of its front face gives its {mana_value}, {value}.",
    Because.MANA_VALUE_OF_BACK_NONE: "With its back face up it has no mana cost, so its {mana_value} is 0.",
    Because.MANA_VALUE_OF_MODAL_BACK: (
        "It is modal, so with its back face up it has that face's own {mana_value}: {value}."
    ),
    Because.MANA_VALUE_OF_FRONT_WITHOUT_COST: "Its front face has no mana cost, so its {mana_value} is {value}.",
    Because.MANA_VALUE_OF_SPELL: "The mana cost {costs} of its front face gives the spell its {mana_value}, {value}.",
    Because.MANA_VALUE_OF_COPIED_BACK: "It copies a back face, which has no mana cost, so its {mana_value} is 0.",
    Because.MANA_VALUE_OF_COPIED_MELD: "It copies a melded permanent, so its {mana_value} is 0.",
    Because.MANA_VALUE_OF_MERGED_BACK: (
        "It is merged, so not double-faced, and the back face on top has no mana cost of its own: {mana_value} 0."
    ),
    Because.MANA_VALUE_OF_MERGED_TOP: (
        "Merged, it has only what its topmost component shows, a back face without a mana cost: {mana_value} 0."
    ),
    Because.READING_FRONT_OF_A_COPY: (
        "The rules can be read both ways for a copy made with its back face up; here its own front face gives the "
        "{mana_value}."
    ),
    Because.MANA_VALUE_MELDED: "The front faces' mana costs count together, {costs}: {mana_value} {value}.",
    Because.MANA_VALUE_MELDED_WITH_A_LAND: (
        "Of the front faces only one has a mana cost, {costs}, and that counts: {mana_value} {value}."
    ),
    Because.MANA_VALUE_OF_HALVES: "Both halves' mana costs count together, {costs}: {mana_value} {value}.",
    Because.MANA_VALUE_PAIR: "Each half has its own {mana_value}: {value}.",
    Because.MANA_VALUE_X: "On the stack X has the value chosen for it, {x}.",
    Because.MANA_VALUE_X_ELSEWHERE: "Anywhere but on the stack X counts as 0.",
    Because.MANA_VALUE_HYBRID: "A hybrid symbol counts as its largest part.",
    Because.MANA_VALUE_PHYREXIAN: "A Phyrexian symbol counts as 1.",
    # Continuous effects.
    Because.EFFECT_SETS: "{source} sets the {key} to {value}.",
    Because.EFFECT_SETS_THE_SAME: "{source} sets the {key} to {value}, which it was already.",
    Because.EFFECT_ADDS: "{source} changes the {key} to {value}.",
    Because.EFFECT_SETS_THE_SAME_COLORS: "{source} makes it {colors}, which it was already.",
    Because.EFFECT_SETS_THE_SAME_SUBTYPES: "{source} makes it {same_subtypes}, which it was already.",
    Because.EFFECT_ADDS_COLORS: "{source} adds {colors} to its colors: {value}.",
    Because.SUBTYPES_GO_WITH_TYPES: "{source} takes {gone_types} from it, and with that {gone_subtypes}.",
    Because.EFFECT_GIVES_TYPES: "{source} gives it the {key} {value}.",
    Because.EFFECT_RETURNS_TYPES: "With the card type that {source} gives it, the {key} {value} {comes} back.",
    Because.EFFECT_TAKES_TYPES: "{source} takes the {key} {value} from it.",
    Because.EFFECT_MODIFIES: "{source} gives it {by} {key}: {value}.",
    Because.EFFECT_TAKES_ABILITIES: "{source} takes away all abilities.",
    Because.EFFECT_TAKES_NO_ABILITIES: "{source} takes away all abilities, but there were none.",
    Because.EFFECT_TAKES_AND_GIVES: "{source} takes away all other abilities and gives it {value}.",
    Because.EFFECT_TAKES_BUT_MANA: "{source} takes away all abilities but mana abilities.",
    Because.EFFECT_FORBIDS: "{source} says that it can't have {value}.",
    Because.EFFECT_REFUSED: "{source} would give it {value}, but {other} says that it can't have that.",
    Because.EFFECT_NEVER_GIVES: "{source} does not give it {value}, since it couldn't have that as the effect began.",
    Because.EFFECT_GIVES_SOME: "{source} gives it {value}.",
    Because.EFFECT_TAKES_SOME: "{source} takes away {value}.",
    Because.EFFECT_CHANGES_KEYWORDS: "{source} changes the keyword abilities: {value}.",
    Because.EFFECT_CHANGES_A_WORD: "{source} changes “{old}” to “{new}” in its rules text.",
    Because.EFFECT_CHANGES_TEXT: "{source} changes the abilities: {value}.",
    Because.EFFECT_GIVES_CONTROL: "{source} gives control to {value}.",
    Because.EFFECT_LEAVES_CONTROL: "{source} gives control to {value}, who had it already.",
    Because.EFFECT_GOES_ON: "{source} began to apply in an earlier layer, so it goes on although the ability is gone.",
    Because.DEPENDS: "{source} depend{verb_s} on {other}, so {it_is} applied later, whatever the timestamps.",
    Because.DEPENDS_AND_IDLE: (
        "{source} depend{verb_s} on {other}, so {it_is} applied later, and then nothing changes here."
    ),
    Because.DEPENDED: (
        "Whatever the timestamps, {source} waited for {other}, "
        "on which {it} depended until {that} could no longer apply."
    ),
    Because.DEPENDS_GONE: (
        "{source} {does} not apply: {it} depend{verb_s} on {other}, which takes {its_ability} away first."
    ),
    Because.DEPENDS_NO_LONGER: "{source} does not apply here: it depends on {other}, which comes first.",
    Because.LATER_TIMESTAMP: "{source} {has} a later timestamp than {other}, so {it_is} applied later.",
    Because.DEFINED_FIRST: (
        "{source} {has} an earlier timestamp, but an ability that defines its own object is applied first."
    ),
    Because.COUNTERS_CHANGE: "{counters} on it give{s} it {by} {key}: {value}.",
    Because.COUNTERS_ELSEWHERE_CHANGE: "{counters} give{s} it {by} {key}: {value}.",
    Because.DEPENDENCY_LOOP_LEFT_OUT: (
        "{source} and {other} depend on each other, so timestamps decide; {source} came first, when it did not apply "
        "to this object yet."
    ),
    Because.DEPENDENCY_LOOP_GONE: (
        "{source} and {other} depend on each other, so timestamps decide; {other}, the older, takes away "
        "the ability of {source}."
    ),
    Because.DEPENDENCY_LOOP_PASSED: (
        "{source} and {other} depend on each other, so timestamps decide; {other}, the older, came first, and then "
        "{source} does not apply here."
    ),
    Because.DEPENDENCY_LOOP: "{source} and {other} depend on each other, so their timestamps decide.",
    Because.CAME_TOO_EARLY: "{source} came before {other} and did not apply to this object yet.",
    Because.WAS_PHASED_OUT: "It was phased out as {source} began, so that effect does not change it.",
    Because.ARRIVED_LATE: "{source} fixed its set of objects when it began, and this one was not among them.",
    Because.COUNTERS_GIVE: "{counters} on it give{s} it {kind}.",
    Because.SWITCHED: "{source} switches power and toughness: {key} {value}.",
    Because.SWITCHED_ALIKE: "{source} switches power and toughness, which are equal: {key} {value}.",
    Because.INTRINSIC: "Each basic land type that it has, printed or not, gives it a mana ability.",
    Because.LAND_TYPES_GIVE: "{source} changes the basic land types, and the mana abilities with them: {value}.",
    Because.LAND_TYPES_TAKE: "{source} takes away the basic land types, and the mana abilities with them: {value}.",
    Because.BASIC_LAND_TYPE: (
        "{source} gives the land a basic land type instead of any others, so it loses its other abilities "
        "and has the mana ability of that type."
    ),
    Because.BASIC_LAND_TYPE_REPLACES: "A basic land type that {source} gives to a land replaces its other land types.",
    Because.BASIC_LAND_TYPE_REPLACES_NONE: ("{source} gives the land a basic land type; before, it had no land types."),
    Because.BASIC_LAND_TYPE_WAS_THERE: "{source} gives the land a basic land type that it has already.",
    Because.DEVOTION_KEEPS_TYPES: (
        "{player}'s devotion to {colors} is {devotion}, so its own words do not take {gone_types} from it."
    ),
    Because.SUPERTYPES_STAY: "{source} sets a land type, which changes neither card types nor supertypes.",
    # Characteristic-defining abilities, and the rules that are no effects.
    Because.DEFINED: "An ability of its own defines its {key}: {value}.",
    Because.DEVOID: "Devoid makes it colorless.",
    Because.CHANGELING: "Changeling makes it every creature type.",
    Because.SIGN_IS_ZERO: "The ability that defines its {key} is gone, so {sign} counts as 0: {key} {value}.",
    Because.NOT_COMPUTED_SIZE: "It is printed as {value}; the ability that defines it is not computed.",
    Because.NO_SIZE: "It is not a creature, so on the battlefield it has no {key}.",
    Because.NO_LOYALTY: "It is not a planeswalker, so on the battlefield it has no loyalty.",
    Because.NO_DEFENSE: "It is not a battle, so on the battlefield it has no defense.",
    Because.SIZE_OF_NOTHING: "Nothing gives the creature a {key}, so it is 0.",
    # Status and places.
    Because.OWNER: "{player} owns it; that never changes.",
    Because.CONTROLLER_WITHOUT_EFFECTS: "Without that, {player} would control it.",
    Because.CONTROLLER: "{player} controls it.",
    Because.NO_CONTROLLER: "It has no controller in this zone, so its owner, {player}, counts as its controller.",
    Because.ZONE: "It is {zone}.",
    Because.TURNED_OVER: "It was turned over, so its {side} face is up.",
    Because.TURNED_UP_FACE: "It was turned face up, so its {side} face is up.",
    Because.ENTERED_FACE: "It has had its {side} face up since it was put onto the {zone}.",
    Because.FRONT_FACE_ONLY: "Off the battlefield and the stack it has only its front face.",
    Because.STATUS: "It is {value}.",
    Because.STATUS_FROM_THE_START: "It has been {value} from the start.",
    Because.COUNTERS_STAY: "Counters stay on it until something removes them or it changes zones.",
    Because.WAS_TAPPED: "It was tapped.",
    Because.CAME_TAPPED: "It was put onto the battlefield tapped.",
    Because.WAS_FLIPPED: "It was flipped, so its lower half counts.",
    Because.WAS_FLIPPED_MERGED: "It was flipped, so the lower half of the flip card among its components counts.",
    Because.WAS_FLIPPED_IDLE: "It was flipped and stays so, but it has no lower half now that could count.",
    Because.WAS_TURNED_FACE_DOWN: "It was turned face down.",
    Because.WAS_CAST_FACE_DOWN: "It was cast face down.",
    Because.CAME_FACE_DOWN: "It was put onto the battlefield face down.",
    Because.WAS_EXILED_FACE_DOWN: "It was exiled face down.",
    Because.WAS_MANIFESTED: "It was manifested.",
    Because.WAS_CLOAKED: "It was cloaked.",
    Because.IS_TOKEN: "It is a token, not a card.",
    Because.A_CARD_IS_TOPMOST: "It is not a token, though one of its components is: a card is on top.",
    Because.LOYALTY_COUNTERS: "On the battlefield its loyalty is the number of loyalty counters on it: {value}.",
    Because.DEFENSE_COUNTERS: "On the battlefield its defense is the number of defense counters on it: {value}.",
}
# The key of a decision for both parts of a size.
BOTH = "power and toughness"
# What is said otherwise of power and toughness in one breath; all other sentences name both instead of the one.
OF_BOTH = {
    Because.EFFECT_SETS: "{source} makes it {value}.",
    Because.EFFECT_SETS_THE_SAME: "{source} makes it {value}, which it was already.",
    Because.EFFECT_MODIFIES: "{source} gives it {by}: {value}.",
    Because.COUNTERS_CHANGE: "{counters} on it give{s} it {by}: {value}.",
    Because.SWITCHED: "{source} switches power and toughness: {value}.",
    Because.SWITCHED_ALIKE: "{source} switches power and toughness, which are equal: {value}.",
    Because.NO_SIZE: "It is not a creature, so on the battlefield it has no power or toughness.",
    Because.SIZE_OF_NOTHING: "Nothing gives the creature a power or toughness, so it is 0/0.",
}
# An ability that the object which is told of has itself: by its name it would read like that of another one.
OWN_ABILITY = "its own ability"
# What is said of such an ability otherwise than by calling it that in the sentence for all others.
OF_OWN = {
    Because.EFFECT_GOES_ON: (
        "The effect of {source} began in an earlier layer, so it goes on although the ability is gone."
    ),
    Because.DEPENDENCY_LOOP_GONE: (
        "{source} and {other} depend on each other, so timestamps decide; {other}, the older, takes it away."
    ),
    Because.DEPENDS_GONE: "{source} depends on {other}, which takes it away first, so it does not apply.",
    Because.DEPENDS_NO_LONGER: "{source} depends on {other}, which comes first, so it does not apply here.",
}
