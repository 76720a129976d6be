"""The sentences of the reasons: templates with named places, filled in the words of the edition.

Nothing else in the core writes a sentence, so that they can be checked, and translated, in one place. ``{mana_value}``,
``{nonmodal}``, ``{substitute}`` and ``{enters}`` are filled from the edition; all other places by the caller.
"""

from __future__ import annotations

import msgspec

from inspector.rules.concepts import Concept
from inspector.rules.editions import Edition
from inspector.rules.outcomes import Reason, reason

TEMPLATES = {
    # Where a value comes from.
    "printed": "The {key} printed on the card: {value}.",
    "printed, none": "The card has no {key}.",
    "front off the battlefield": "Only its front face counts in this zone: {key} {value}.",
    "front up": "Its front face is up, so only that face counts: {key} {value}.",
    "back up": "Its back face is up, so only that face counts: {key} {value}.",
    "modal face up": "A modal card has only the values of the face that is up: {key} {value}.",
    "spell face up": "On the stack only the face that is up counts: {key} {value}.",
    "meld front": "Alone, a meld card has only the values of its front face: {key} {value}.",
    "melded": "The melded permanent has only the values of the combined face: {key} {value}.",
    "half on the stack": "On the stack only the half that was cast counts: {key} {value}.",
    "halves combined": "Off the stack the card has the values of both halves together: {key} {value}.",
    "halves apart": "Off the stack the card has two sets of values, one for each half: {key} {value}.",
    "fused": "A fused spell has the values of both halves together: {key} {value}.",
    "flip upper": "It is not flipped, so only its upper half counts: {key} {value}.",
    "flip lower": "It is flipped, so its lower half gives the {key}: {value}.",
    "flip keeps": "Flipping changes neither color nor mana cost: {key} {value}.",
    "substitute": "The {substitute} counts in every respect as the card it stands for: {key} {value}.",
    "room shown": "Its unlocked halves give the {key}: {value}.",
    "room locked": "A locked half takes its name, mana cost and text away, so the {key} is {value}.",
    "room types": "Both halves share one type line, which stays whatever is locked: {key} {value}.",
    "face down values": "It is face down and has only the values listed for it: {key} {value}.",
    "face down default": "Nothing else was listed, so face down it is a 2/2 creature: {key} {value}.",
    "copied": "It is a copy of {original}, so it has the copied {key}: {value}.",
    "token values": "The token has the values given by what made it: {key} {value}.",
    # Colors.
    "color cost": "The symbols of its mana cost make it {colors}.",
    "color indicator": "Its color indicator makes it {colors}.",
    "colorless": "No symbol of a mana cost and no color indicator gives it a color: colorless.",
    "color given": "What made it gave it its colors: {colors}.",
    # Mana cost and mana value.
    "no mana cost": "It has no mana cost, which cannot be paid and is not the same as {{0}}.",
    "mana value sum": "The symbols of {cost} add up to {mana_value} {value}.",
    "mana value none": "It has no mana cost, so its {mana_value} is 0.",
    "mana value of front": "Its {mana_value} is read from the mana cost of its front face, {cost}: {value}.",
    "mana value of back none": "With its back face up it has no mana cost, so its {mana_value} is 0.",
    "mana value of modal back": "The face of a modal card that is up has its own {mana_value}: {value}.",
    "mana value of spell": "Cast back face up, the spell takes its {mana_value} from the front, {cost}: {value}.",
    "mana value of copied back": "It copies a back face, which has no mana cost of its own, so its {mana_value} is 0.",
    "mana value melded": "The mana values of both front faces, {costs}, add up to {value}.",
    "mana value of halves": "Both halves' mana costs count together, {costs}: {mana_value} {value}.",
    "mana value pair": "Each half has its own {mana_value}: {value}.",
    "mana value x": "On the stack X has the value chosen for it, {x}.",
    "mana value x elsewhere": "Anywhere but on the stack X counts as 0.",
    "mana value hybrid": "A hybrid symbol counts as its largest part.",
    "mana value phyrexian": "A Phyrexian symbol counts as 1.",
    # Other values.
    "not computed size": "Printed is {value}; the ability that defines it is not computed.",
    "loyalty counters": "On the battlefield its loyalty is the number of loyalty counters on it: {value}.",
    "defense counters": "On the battlefield its defense is the number of defense counters on it: {value}.",
    "owner": "{player} owns it; that never changes.",
    "controller": "{player} controls it.",
    "zone": "It is in this zone: {zone}.",
    "turned over": "It was turned over, so its {side} face is up.",
    "entered face": "It is on the {zone} with its {side} face up since it came there.",
    "status": "Its status: {value}.",
    "no status": "Only permanents have this status.",
    "is token": "It is a token, no card.",
    "is card": "A card represents it.",
    # Turning over.
    "turns over": "{name} is turned over: its {side} face is up now.",
    "converts": "{name} is converted, which turns it over like transforming: its {side} face is up now.",
    "same object": "It stays the same object: counters, effects and what is attached to it stay.",
    "nothing to turn": "Nothing on the battlefield is meant, so nothing happens.",
    "not on the battlefield": "Only a permanent can be turned over, and {name} is not on the battlefield.",
    "no double-faced card": "{name} is not represented by {what}, so nothing happens.",
    "kind does not turn": "{name} is a {kind} double-faced card; in this edition such cards cannot transform.",
    "meld does not turn": "{name} is a meld card; such cards never transform, so nothing happens.",
    "face down does not turn": "{name} is face down and cannot transform, so nothing happens.",
    "turned since": "{name} has already turned over since its ability went onto the stack, so nothing happens.",
    "other face is a spell": "The other face of {name} is an instant or sorcery, so nothing happens.",
    "only day and night turn": "{name} has {keyword} and is turned over by nothing else, so nothing happens.",
    "no convert": "This edition has no action called convert.",
    # Setting up.
    "no such kind": "This edition has no {kind} double-faced cards, so {name} cannot be in the game.",
    "no rooms": "This edition has no Rooms, so {name} cannot be in the game.",
    "no back face": "{name} has no back face that could be up.",
    "half of a face": "Alone, {name} has only half of a combined face on its back, which is never up.",
    "combined face": "{name} is the combined face of a meld pair, not a card of its own.",
    "back only on the battlefield": "In this zone a double-faced card has only its front face.",
    "never back up on the stack": "In this edition a double-faced card is on the stack with its front face up.",
    "instant on the battlefield": "{name} is an instant and can never be on the battlefield.",
    "sorcery on the battlefield": "{name} is a sorcery and can never be on the battlefield.",
    "token elsewhere": "A token can be nowhere but on the battlefield.",
    "never face down": "In this edition a double-faced permanent is always face up.",
    "refused label": "{label} was never placed: {says}",
    "gone label": "{label} no longer exists.",
    # Casting and playing.
    "cast front": "{name} is put onto the stack with its front face up.",
    "cast": "{name} is put onto the stack.",
    "cast chosen face": "The chosen face goes onto the stack: {name}.",
    "cast transformed": "Cast transformed, it is put onto the stack with its back face up: {name}.",
    "disturb": "Its front face has disturb, which lets it be cast transformed from the graveyard.",
    "front permits": "The front face has {keyword}, and a permission printed there counts for casting it turned over.",
    "effect permits": "An effect that lets it be cast from {zone} may let it be cast transformed.",
    "no permission": "Nothing lets {name} be cast with its back face up from the {zone}.",
    "never cast transformed": "In this edition a double-faced card is always cast with its front face up.",
    "kind never cast transformed": "In this edition a {kind} card cannot be cast transformed.",
    "no other face to cast": "{name} has no other face that could be cast.",
    "land is not cast": "{name} is a land; lands are played, never cast.",
    "wrong zone to cast": "A card is cast from where it is, never from the {zone}.",
    "already a spell": "{name} is on the stack already.",
    "play land": "{name} is played as a land and is put onto the battlefield.",
    "play land face": "The chosen face is a land, so it {enters} with that face up: {name}.",
    "no land": "{name} is no land, so it cannot be played as one.",
    "wrong zone to play": "A land cannot be played from the {zone}.",
    # Resolving and entering.
    "resolves permanent": "The permanent spell resolves: {name} {enters}.",
    "resolves spell": "{name} resolves and is put into its owner's graveyard.",
    "same face up": "It {enters} with the face up that was up on the stack: {side}.",
    "front by default": "A double-faced card {enters} with its front face up unless something says otherwise.",
    "always front": "In this edition a double-faced card always {enters} with its front face up.",
    "enters transformed": "Told to enter transformed, it {enters} with its back face up.",
    "enters as it is": "{name} has no such face; in this edition it {enters} all the same.",
    "stays transformed": "{name} cannot enter transformed, so it stays where it is.",
    "stays modal": "The front face of {name} is no permanent card, so it stays where it is.",
    "stays instant": "{name} is an instant and cannot enter, so it stays where it is.",
    "stays sorcery": "{name} is a sorcery and cannot enter, so it stays where it is.",
    "back is a spell": "Its back face is an instant or sorcery, so instead of entering it goes to the graveyard.",
    "meld enters front": "A meld card alone {enters} with its front face up.",
    "loyalty on entering": "It {enters} with loyalty counters equal to its printed loyalty, {value}.",
    "defense on entering": "It {enters} with defense counters equal to its printed defense, {value}.",
    "not a spell": "{name} is not on the stack, so it cannot resolve.",
    "on the stack": "{name} is a spell; a spell enters by resolving.",
    "already there": "{name} is in that zone already.",
    "enters": "{name} {enters}.",
    "daybound at night": "It is night, so a permanent with daybound {enters} with its back face up.",
    # Continuous effects and layers.
    "effect begins": "The effect begins; its set of objects is fixed now: {count}.",
    "effect on nothing": "The effect begins, but nothing matches it, and its set of objects is fixed now.",
    "static effect begins": "{source} has this ability as long as it stays there; it looks anew each time.",
    "effect sets": "{source} makes the {key} {value}.",
    "effect adds": "{source} changes the {key} to {value}.",
    "effect goes on": "{source} began to apply in an earlier layer, so it goes on although the ability is gone.",
    "depends": "{source} depends on {other}, so it waits until that is applied, whatever the timestamps.",
    "defined": "An ability of its own defines its {key}: {value}.",
    "devoid": "Devoid defines it as colorless.",
    "changeling": "Changeling defines it as every creature type.",
    "counters change": "The counters on it change the {key} by {by}: {value}.",
    "counters give": "A counter on it gives it {value}.",
    "switched": "{source} switches power and toughness: {key} {value}.",
    "basic land type": "{source} sets its land type to a basic one, so it loses its other abilities.",
    "locked half": "A locked half takes its name, mana cost and text away: {key} {value}.",
    "no size": "It is no creature, so on the battlefield it has no {key}.",
    "size of nothing": "Nothing gives the creature a {key}, so it is 0.",
    "sign is zero": "Nothing defines the {value} printed, so it counts as 0.",
    # Zones.
    "new object": "In the new zone it is a new object; what applied to it before is gone.",
    "token ceases": "A token that has left the battlefield ceases to exist.",
    "copy ceases": "A copy of a spell that is not on the stack ceases to exist.",
    "revealed on leaving": "{name} was face down, so it is revealed as it leaves.",
    "melded leaves": "The melded permanent leaves as one permanent and becomes two cards.",
    # Naming and looking.
    "name of face": "{name} is the name of one face, and either face's name may be chosen.",
    "name of card": "{name} is the name of a card and may be chosen.",
    "name of combined face": "{name} is the combined face of a meld pair, and its name may be chosen.",
    "name of half": "{name} is the name of one half, and either half's name may be chosen.",
    "name of both halves": "A split card is named by both halves together: {name}.",
    "name of flipped half": "{name} is a name that the card has when flipped, and it may be chosen.",
    "two names at once": "{name} are two names; one of them may be chosen, not both at once.",
    "half of a name": "In this edition a split card is named by both halves together, not by {name} alone.",
    "no such name": "No card known here has the name {name}.",
    "name of token": "{name} is only a token; the name of a token may not be chosen.",
    "may look": "{player} may look at it, and so at both faces: {faces}.",
    "may look one face": "{player} may look at it: {faces}.",
    "may not look": "{player} may not look at a card in this zone: {zone}.",
    "may not look face down": "Only the player who controls a face-down object may look at it, and {player} does not.",
    "looks like": "A player who may not look sees only: {value}.",
    "sleeve": "In a hidden zone it looks like every other card, by a sleeve or a {substitute}: {value}.",
    # Day and night, state-based actions, the end of the turn.
    "becomes day or night": "It becomes {value}.",
    "is day or night": "It is {value} already.",
    "daybound turns": "It is night, so {name} with daybound is turned over at once.",
    "nightbound turns": "It is day, so {name} with nightbound is turned over at once.",
    "daybound makes it day": "It was neither day nor night, and {name} with daybound makes it day.",
    "nightbound makes it night": "It was neither day nor night, and {name} with nightbound makes it night.",
    "no day and night": "This edition knows neither day nor night.",
    "toughness 0": "A creature with toughness 0 or less is put into its owner's graveyard.",
    "loyalty 0": "A planeswalker with loyalty 0 is put into its owner's graveyard.",
    "legend, all": "Legendary permanents of one name are put into the graveyard together.",
    "legend, one": "A player keeps one of their legendary permanents of one name.",
    "end of turn": "Effects that last until end of turn end.",
    "attaches": "{name} is attached to {other} and gets a new timestamp.",
    "attached already": "{name} is attached to that already.",
    "cannot attach": "{name} can be attached only to another permanent, while on the battlefield itself.",
    "taps": "{name} is tapped.",
    "untaps": "{name} is untapped.",
    "already so": "{name} is {value} already.",
    "counters put": "Counters on {name} now: {value}.",
    "counters missing": "There are not that many counters of this kind on {name}.",
}


class Wording(msgspec.Struct, frozen=True):
    """Makes reasons in the words of one edition."""

    edition: Edition

    def says(self, template: str, /, **places: object) -> str:
        """Fill a template; raises KeyError for an unknown template or a place that is not given."""
        words = self.edition.words
        if places.get("key") == "{mana_value}":
            places["key"] = words.mana_value
        sentence = TEMPLATES[template].format(
            mana_value=words.mana_value,
            nonmodal=words.nonmodal,
            substitute=words.substitute,
            enters=words.enters,
            **places,
        )
        return sentence[0].upper() + sentence[1:]

    def why(self, concept: Concept, template: str, /, **places: object) -> Reason:
        """Make the reason that a concept gives, said by a template."""
        return reason(self.edition, concept, self.says(template, **places))

    def layered(self, concept: Concept, template: str, /, layer: str, source: str, places: dict[str, object]) -> Reason:
        """Make a reason that belongs to a layer, and to the object that an effect comes from."""
        return reason(self.edition, concept, self.says(template, **places), layer=layer, source=source)
