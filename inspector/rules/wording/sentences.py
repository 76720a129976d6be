"""The sentences of the reasons: templates with named places, filled in the words of the edition.

Nothing else in the core writes a sentence, so that they can be checked, and translated, in one place. ``{mana_value}``,
``{nonmodal}``, ``{substitute}`` and ``{enters}`` are filled from the edition; all other places by the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

import msgspec

from inspector.cards import Color, color_words, listed_words, sentence_in_quotes, with_possessives
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import EDITIONS, Edition, EditionTerms
from inspector.rules.edition.outcomes import Reason
from inspector.rules.wording.of_attaching import TEMPLATES_OF_ATTACHING
from inspector.rules.wording.of_card_texts import TEMPLATES_OF_CARD_TEXTS
from inspector.rules.wording.of_casting import TEMPLATES_OF_CASTING
from inspector.rules.wording.of_counters import counter_words
from inspector.rules.wording.of_marks import TEMPLATES_OF_MARKS
from inspector.rules.wording.of_places import any_place_words, from_words, place_words, unseen_words
from inspector.rules.wording.of_readings import ASSUMING, TEMPLATES_OF_READINGS

TEMPLATES = {
    # Turning over.
    "turns over": "{name} is turned over: its {side} face is up now.",
    "converts": "{name} is converted, which turns it over like transforming: its {side} face is up now.",
    "same object": "It is still the same object, so its counters, the effects on it and what is attached to it stay.",
    "nothing to turn": "Nothing on the battlefield fits that description.",
    "not on the battlefield": "Only a permanent can be turned over, and {name} is not on the battlefield.",
    "no double-faced card": "{name} is not represented by {what}.",
    "kind does not turn": "{name} is a {kind} double-faced card; in this edition such cards cannot transform.",
    "meld does not turn": "{name} is one card of a meld pair, and such cards never transform.",
    "face down does not turn": "{name} cannot transform while it is face down.",
    "transformed into": "An ability that asks what it transformed into sees it as it is now: {name}.",
    "transformed permanent": "{name} is a transformed permanent as long as its back face is up.",
    "as it transforms": "What {name} does as it transforms happens while it transforms, not afterward.",
    "as it is turned up": "What {name} does as it is turned face up happens during that and is not computed here.",
    "counters as turned up": "While it is being turned face up, not afterward, {name} gets {counters}.",
    "choices not copied": "Choices made for the original are not copied; they are made again.",
    "plain status": "It {enters} untapped, unflipped and face up, as nothing says otherwise.",
    "former object": "That ability belonged to what {name} was before it changed zones, not to this new object.",
    "modal turns over": (
        "{name} is represented by a modal double-faced {card}, and in this edition these can be turned over too."
    ),
    "new timestamp": "It gets a new timestamp.",
    "not turned face up": "This is not the same as turning it face up or face down.",
    "turned since": "{name} has already turned over since its ability went onto the stack, and does not do so again.",
    "other face is a spell": "Its other face is {a_spell}, so {name} is not turned over.",
    "words forbid playing": "{by} forbids it: {text}.",
    "playing not judged": "Whether {by} forbids it is not computed: {text}.",
    "words forbid": "Nothing happens to {name}, since {by} forbids it: {text}.",
    "own words forbid": "Nothing happens to {name}, since its own words forbid it: {text}.",
    "only day and night turn": "{name} has {keyword}, so nothing but that ability can turn it over.",
    "no convert": "This edition has no action called convert.",
    # Setting up.
    "no such kind": "This edition has no {kind} cards, so {name} cannot be in the game.",
    "no rooms": "This edition has no Rooms, so {name} cannot be in the game.",
    "no doors": "In this edition no permanent has halves that could be unlocked.",
    "no back face": "{name} has no back face that could be up.",
    "half of a face": "Alone, {name} has only half of a combined face on its back, which is never up.",
    "combined face": "{name} is the combined face of a meld pair, not a card of its own.",
    "back only on the battlefield": "In this zone a double-faced card has only its front face.",
    "never back up on the stack": "In this edition a double-faced card is on the stack with its front face up.",
    "instant on the battlefield": "{name} is an instant and can never be on the battlefield.",
    "sorcery on the battlefield": "{name} is a sorcery and can never be on the battlefield.",
    "token elsewhere": "A token can be nowhere but on the battlefield.",
    "never face down": "In this edition a double-faced permanent is always face up.",
    "refused label": "There is no {label}: {says}",
    "gone label": "There is no {label}.",
    "never made": "There is no {label}: it was never made.",
    "merged flips": "{name} is flipped: the lower half of the flip card among its components counts from now on.",
    "resolves as it is": "{name} has no other face, so it {enters} as it is.",
    "gone into another": "{label} is part of {name} now and no object of its own.",
    # Casting and playing.
    "cast front": "{name} is put onto the stack with its front face up.",
    "cast": "{name} is put onto the stack.",
    "cast to get there": "{name} would have to be cast to be on the stack.",
    "only that face judged": "Whether it may be cast is judged by that face alone: {name}.",
    "cast chosen face": "The chosen face goes onto the stack: {name}.",
    "cast transformed": "Cast {how}, it is put onto the stack with its back face up: {name}.",
    "disturb": "Its front face has disturb, which lets it be cast transformed from the graveyard.",
    "more than meets the eye": "Its front face has More Than Meets the Eye, which lets it be cast converted.",
    "front permits": "What the words of the front face permit counts for casting the card with its back face up.",
    "effect permits": "Whatever lets it be cast {from_zone} has to let it be cast transformed.",
    "copy has halves": "The copy of {name} has both halves too, and one of them is chosen.",
    "front unless told": "{name} is cast with its front face up unless something lets it be cast transformed.",
    "no permission": "Nothing lets {name} be cast {from_zone} with its back face up.",
    "never cast transformed": "In this edition a double-faced card is always cast with its front face up.",
    "kind never cast transformed": "In this edition a {kind} card cannot be cast transformed.",
    "no other face to cast": "{name} has no other face that could be cast.",
    "no other face to play": "{name} has no other face that could be played.",
    "land is not cast": "{name} is a land; lands are played, never cast.",
    "wrong zone to cast": "Nothing can be cast {from_zone}.",
    "already a spell": "{name} is on the stack already, so it cannot be cast.",
    "only modal played back": "Only a modal card can be played with its back face up, and {name} is not one.",
    "play land": "{name} is played as a land and is put onto the battlefield.",
    "play land face": "The chosen face is a land, so it {enters} with that face up: {name}.",
    "no land": "{name} is not a land, so it cannot be played as one.",
    "wrong zone to play": "A land cannot be played {from_zone}.",
    # Resolving and entering.
    "resolves permanent": "The permanent spell resolves: {name} {enters}.",
    "resolves spell": "{name} resolves and is put into its owner's graveyard.",
    "resolves and leaves": "{name} resolves.",
    "same face up": "It {enters} with the same face up as on the stack: its {side} face.",
    "front by default": "A double-faced card {enters} with its front face up unless something says otherwise.",
    "always front": "In this edition a double-faced card always {enters} with its front face up.",
    "spell told to enter back up": (
        "Told to enter transformed, {name} {enters} with its back face up, not as on the stack."
    ),
    "enters transformed": "Told to enter transformed, it {enters} with its back face up.",
    "told back up": "{name} would have to enter with its back face up.",
    "enters as it is": "{name} has no other face; in this edition it {enters} all the same.",
    "stays transformed": "{name} cannot enter transformed, so it stays where it is.",
    "stays with one face": "{name} is not a double-faced card, so, told to enter transformed, it stays where it is.",
    "stays modal": "The front face of {name} is not a permanent card, so it stays where it is.",
    "stays instant": "{name} is an instant and cannot enter, so it stays where it is.",
    "stays sorcery": "{name} is a sorcery and cannot enter, so it stays where it is.",
    "back is a spell": "Its back face is {a_spell}, so it goes to the graveyard instead of entering.",
    "meld enters front": "A meld card alone {enters} with its front face up.",
    "loyalty on entering": "It {enters} with loyalty counters equal to its printed loyalty, {value}.",
    "defense on entering": "It {enters} with defense counters equal to its printed defense, {value}.",
    "loyalty of a copy": "It {enters} with loyalty counters equal to the loyalty that it copies, {value}.",
    "defense of a copy": "It {enters} with defense counters equal to the defense that it copies, {value}.",
    "not on top": "{name} is not on top of the stack; {top} is, and it resolves first.",
    "not a spell": "{name} is not on the stack, so it cannot resolve.",
    "on the stack": "{name} is a spell; a spell enters by resolving.",
    "already there": "{name} is {in_zone} already.",
    "enters": "{name} {enters}.",
    # Continuous effects and layers.
    "effect begins": "The effect is only on what is there now, and on nothing that comes later: {objects}.",
    "effect on named": "The effect is on {objects} alone.",
    "amounts fixed": "What it counts is counted once, as it begins, and the number stays.",
    "effect on nothing": "The effect begins, but there is nothing that it affects, now or later.",
    "static effect begins": "Nothing is fixed: while {source} stays where it is, its ability affects all it describes.",
    # Zones.
    "new object": "In the new zone it is a new object; what applied to it before is gone.",
    "new where it is": "It stays {there} and is a new object now; what applied to it before is gone.",
    "Aura stays": "There is nothing that {name} could enchant, so it stays where it is.",
    "Aura spell goes": "There is nothing that {name} could enchant, so it is put into its owner's graveyard instead.",
    "token ceases": "A token off the battlefield ceases to exist when state-based actions are checked.",
    "token ceases now": "It is a token that left the battlefield, so it ceases to exist.",
    "departed token": "{name} is a token that has left the battlefield, so it cannot move to another zone.",
    "gone token": "{label} was a token and has ceased to exist; it does not come back.",
    "copy ceases": "A copy of a spell that is not on the stack ceases to exist.",
    "stand-in replaced": "Where the card is seen, the {substitute} is set aside and the card itself is used.",
    "melded arranged": "Its owner may put the two cards there in either order.",
    "melded exiled": "The player who exiles it decides which of the two cards has the earlier timestamp.",
    "melded found": "An effect that follows it into the new zone finds both cards.",
    "melded counted": "It counts as one object that moved, but as two cards.",
    "revealed on leaving": "As it leaves, {name} is revealed: {cards}.",
    "melded leaves": "The melded permanent leaves as one permanent and becomes two cards.",
    # Naming and looking.
    "name of face": "{name} is the name of one face, and either face's name may be chosen.",
    "name must be legal": "Whether {name} is legal in the format of the game, as it has to be, is not known here.",
    "name of card": "{name} is the name of a card and may be chosen.",
    "name of meld card": "{name} is the front face of a meld card, and its name may be chosen.",
    "name of combined face": "{name} is the combined face of a meld pair, and its name may be chosen.",
    "name of half": "{name} is the name of one half, and either half's name may be chosen.",
    "name of both halves": "A split card is named by both halves together: {name}.",
    "name of flipped half": "{name} is a name that the card has when flipped, and it may be chosen.",
    "two names at once": "{name} are two names; only one of them may be chosen.",
    "half of a name": "In this edition a split card is named by both halves together, not by {name} alone.",
    "no such name": "No card known here has the name {name}.",
    "name of token": "{name} is only a token; the name of a token may not be chosen.",
    "may look": "{player} may look at it, and so at both its faces: {faces}.",
    "may look one face": "{player} may look at it: {faces}.",
    "may not look": "{player} may not look at a card {unseen_in_zone}.",
    "may not look exiled": "Nobody has said what lets {player} look at this card, which is exiled face down.",
    "may not look face down": "Only whoever controls a face-down object may look at it, and that is not {player}.",
    "looks like": "A player who may not look at it sees only a {value}.",
    "sleeve": "In a sleeve or as a {substitute}, it looks like any other card: a {value}.",
    # Copies.
    "becomes a copy": "{name} becomes a copy of {original}; it does not enter, and other effects on it go on applying.",
    "face down copy": "{name} is face down, so the copied values show only when it is turned face up.",
    "becomes a copy face down": (
        "{name} becomes a copy of {original}, but while face down it does not show the copied values."
    ),
    "copies anew": "{name} was already a copy before that.",
    "copiable values": "Only the copiable values of {original} are copied: no counters, no status, no other effects.",
    "copy of the face up": "Only the face that is up is copied: {original}.",
    "only permanents copy": "{name} is not on the battlefield, so it does not become a copy.",
    "enters as a copy": "{name} {enters} as a copy of {original}; it is already that copy as it {enters}.",
    "copy of a copy": "{original} is a copy itself, so the new copy gets what that one copied, with any exceptions.",
    "through own status": "{name} is flipped as well, so it shows the lower half of what it copied.",
    "no lower half copied": "{name} is flipped, and what it copied has no lower half to show.",
    "keeps status": "{name} keeps its status while it is a copy of {original}.",
    "copy of face down": "Only the values listed for {original} are copied, since it is face down.",
    "status not copied": "Being {status} is not copied.",
    "upper half copied": "Being flipped is not copied, so the copy shows the upper half of what it copied: {name}.",
    "doors not copied": "Both halves are copied, but not which of them are unlocked.",
    "original later": "Later changes of {original} do not reach the copy.",
    "exception keeps": "A value that the exception keeps as it was is not copied.",
    "subtype without its type": "The copy has no card type that goes with {words}, so it does not gain that subtype.",
    "exception drops": "What defines a value that the exception gives is not copied, nor is a color indicator.",
    "token created": "The effect that creates {name} gives it all its values, as if they were printed.",
    "token made": "What makes the token gives it its values, those of {original}, as if printed.",
    "nothing is meant": "Nothing on the battlefield fits that description.",
    "goes on from the stack": "What applied to the spell goes on applying to the permanent that it became.",
    "exception adds": "An ability that the exception adds is one of the copiable values of the copy.",
    "exception alters": "A value that the exception alters is one of the copiable values of the copy.",
    "no such token": "A token that is a copy of {original} could not be on the battlefield, so none is created.",
    "token copy": "The token has the copiable values of {original}.",
    "token with both faces": "The token is double-faced, as {original} is, with a copy of each of its faces.",
    "token of the front alone": "In this edition such a token has one face only, a copy of {original}.",
    "token with one face": "In this edition such a token has one face only, a copy of the one that {original} shows.",
    "only spells are copied": "{original} is not a spell on the stack, so it cannot be copied there.",
    "no permanent spell copies": "This edition has no rule for copies of permanent spells such as {original}.",
    "copies a nameless spell": "A copy of {original} is put onto the stack, with all its choices; it is not cast.",
    "copies a spell": "A copy of the spell {original} is put onto the stack, with all its choices; it is not cast.",
    "token of a spell": "The copied spell has two faces, and so has the token.",
    "spell copy with both faces": "The copy has both faces of {original}, with the same face up.",
    "permanent spell copy": "{original} is a permanent spell, so the copy becomes a token as it resolves.",
    "copy becomes token": "The copy of a permanent spell {enters} as a token: {name}.",
    "casts a copy, unsaid where": "{name} is copied, and the copy is cast.",
    "casts a copy": "{name} is copied {in_zone}, and the copy is cast.",
    # Face down.
    "no such face-down action": "This edition has no such way of being face down.",
    "may not enter face down": (
        "Face down, {name} is a creature card, so it stays where it is, since {by} lets none enter: {text}."
    ),
    "cannot be manifested": "{name} is {in_zone} already, so it stays as it is.",
    "manifests": "{name} is manifested: it {enters} face down as a 2/2 creature.",
    "cloaks": "{name} is cloaked: it {enters} face down as a 2/2 creature with ward {{2}}.",
    "has listed values": "Face down, {name} {enters} with only the values listed for it.",
    "enters as a 2/2": "With nothing else listed, what {enters} face down is a 2/2 creature and nothing more.",
    "enters face down": "{name} is turned face down before it {enters}.",
    "double-faced face down": "Face down, even a double-faced card has only the values listed for it.",
    "only permanents turn": "Only a permanent can be turned face down, and {name} is not one.",
    "never turned down": "{name} is double-faced and cannot be turned face down.",
    "meld never turned down": "{name} is one card of a meld pair and cannot be turned face down.",
    "down already": "{name} cannot be turned face down again.",
    "turned down": "{name} is turned face down and has only the values listed for it.",
    "turned down as a 2/2": "{name} is turned face down: it is a 2/2 creature with no name, mana cost or abilities.",
    "cannot be turned up": "{name} is not a face-down permanent that could be turned face up.",
    "up already": "{name} is face up already.",
    "stays down": "{name} is represented by {a_spell} card, so it is revealed and stays face down.",
    "copy as turned up": "It is turned face up as a copy; it does not become one afterward.",
    "turned up for a cost": "Its controller may turn it face up by paying its {cost} cost.",
    "special action up": "Its controller may do so any time they have priority, and it does not use the stack.",
    "megamorph": "Turned up for its megamorph cost, it gets a +1/+1 counter.",
    "turned up front": "A double-faced card is turned face up with its front face up: {name}.",
    "turned up as a copy": "{name} is turned face up and shows the values that it copied; it did not enter.",
    "turned up": "{name} is turned face up and has its own values again; it did not enter.",
    "not the controller": "Only the player who controls it may turn it face up, and that is not {player}.",
    "disturb elsewhere": "Disturb lets {name} be cast so from its owner's graveyard alone.",
    "no permission up": "Nothing lets {name} be turned face up this way.",
    "no such turning up": "This edition has no {keyword}, so nothing is turned face up that way.",
    "no turning cost": "Turned face up, {name} would have no {keyword} ability, so there is no {keyword} cost to pay.",
    "not so put down": "{name} was not {hidden}, so it cannot be turned face up that way.",
    "no creature card": (
        "{name} is not represented by a creature card with a mana cost, so it cannot be turned face up by paying one."
    ),
    "never cast face down": "In this edition {name}, being double-faced, cannot be cast face down.",
    "no keyword for it": "{name} has no {keyword} ability, so it cannot be cast face down that way.",
    "manifested is not cast": "What is manifested or cloaked is put onto the battlefield, not cast: {name}.",
    "cast by morph": "The morph ability of {name} lets it be cast face down.",
    "cast by disguise": "The disguise ability of {name} lets it be cast face down, with ward {{2}}.",
    "cast face down": "Turned face down, {name} is put onto the stack with only the values listed for it.",
    "resolves face down": "A face-down spell becomes a face-down permanent.",
    "face down nowhere else": "Only on the battlefield, on the stack and in exile can a card be face down.",
    "exiled without values": "Exiled face down, it has no characteristics.",
    "no status in exile": "In exile a face-down card is not a 2/2 creature; only permanents and spells are.",
    "exiled hidden": "{name} is exiled face down; whoever may not look at it sees only a card back.",
    # Halves.
    "half needed": "{name} is a split card: the half to cast has to be chosen.",
    "aftermath permits": "{name} has aftermath, which lets it be cast from a graveyard.",
    "aftermath lost": "The card has lost aftermath where it is, and nothing else lets {name} be cast from there.",
    "aftermath": "{name} has aftermath and is cast only from a graveyard.",
    "aftermath exile": "{name} was cast from a graveyard by aftermath, so it is exiled as it leaves the stack.",
    "no fuse in this edition": "This edition has no fuse.",
    "no fuse": "{name} does not have fuse, so its halves are never cast together.",
    "fuse from own hand": "A card is cast fused only from its caster's own hand, and {name} is not in {player}'s hand.",
    "fuse of a copy": "A card in hand is cast fused, and a copy of {name} is not a card.",
    "fuse from hand": "{name} can be cast fused only from its owner's hand.",
    "cast fused": "Both halves are cast together as one spell: {left} and {right}.",
    "fused from hand": "It has fuse and is cast from its owner's hand, which is what lets both halves be cast.",
    "half off the stack": "Only on the stack is {name} one of its halves; anywhere else it is both.",
    "fused cost": "Its cost includes the mana costs of both {left} and {right}.",
    "left first": "The instructions of {left} are followed first, then those of {right}.",
    "cast half": "Only the chosen half is put onto the stack: {name}.",
    "room spell": "As a spell it shows only {name}, but it keeps both halves to become a Room.",
    "not your room": "Only the player who controls the Room may unlock it that way, and that is not {player}.",
    "not your turn": "A player may unlock a half that way only on their own turn, and it is not {player}'s turn.",
    "which half": "Both halves would do; one of them has to be chosen.",
    "not locked": "The {half} half is not locked, so it cannot be unlocked.",
    "not unlocked": "The {half} half is not unlocked, so it cannot be locked.",
    "none locked": "{name} has no locked half, so none can be unlocked.",
    "none unlocked": "{name} has no unlocked half, so none can be locked.",
    "no special action locks": "No player may lock a half of their own accord; only spells and abilities do so.",
    "impossible": "An instruction that cannot be followed is ignored.",
    "unlocks": "The {half} half is unlocked: {name}.",
    "locks": "The {half} half is locked: {name}.",
    "stack not empty": "A player may unlock a half that way only while the stack is empty.",
    "half unlocked": "The half that was unlocked is the {half} one.",
    "fully unlocked": "Both halves are unlocked now: the Room is fully unlocked.",
    "no halves": "{name} has no halves that could be locked or unlocked.",
    "door open of a copy": "It copies a spell cast as its {half} half, so it {enters} with that half unlocked.",
    "door open": "It was cast as its {half} half, so it {enters} with that half unlocked.",
    "doors locked": "No half of it was cast, so it {enters} with both halves locked.",
    "doors elsewhere": "Only a permanent has unlocked halves.",
    "flipped elsewhere": "Only a permanent can be flipped.",
    "tapped elsewhere": "Only a permanent can be tapped.",
    "no halves to cast": "{name} has no halves to choose from.",
    "token with one face only": "In this edition a token has one face only, so {name} cannot have its back up.",
    "flipped already": "{name} is flipped already, and flipping goes one way only.",
    "no lower half": "{name} has no lower half to use.",
    "only permanents flip": "Only a permanent can be flipped, and {name} is not on the battlefield.",
    "flips": "{name} is flipped: its lower half counts from now on.",
    "flip stays": "Its mana cost, color, counters and effects stay as they are.",
    # Meld, stand-ins.
    "no meld": "This edition has no meld.",
    "cannot meld": "These are not the two cards of a meld pair, so they stay where they are.",
    "melds": "{name} are put onto the battlefield together, back faces up, as one permanent: {result}.",
    "enter together": "Melded, the two cards enter as one permanent with their back faces up.",
    "meld pair": "They are a meld pair: {name}.",
    "no stand-in": "A {substitute} stands for a double-faced card only, and {name} is not one.",
    # Day and night, state-based actions, the end of the turn.
    "becomes day or night": "It becomes {value}.",
    "is day or night": "It is {value} already.",
    "daybound turns": "It is night, so {name}, which has daybound, is turned over at once.",
    "nightbound turns": "It is day, so {name}, which has nightbound, is turned over at once.",
    "laid out against the time": (
        "{name} is laid out {face} face up although it is {time}; as soon as anything happens, it is turned over."
    ),
    "daybound makes it day": "It was neither day nor night, and {name}, which has daybound, makes it day.",
    "nightbound makes it night": "It was neither day nor night, and {name}, which has nightbound, makes it night.",
    "no day and night": "This edition knows neither day nor night.",
    "toughness 0": "Its toughness is 0 or less, so it goes to the graveyard.",
    "loyalty 0": "Its loyalty is 0, so it goes to the graveyard.",
    "defense 0": "Its defense is 0, so it goes to the graveyard as soon as no triggered ability of it is on the stack.",
    "defense 0, no Siege": "Its defense is 0, so it goes to the graveyard.",
    "planeswalkers, all": "Planeswalkers that share a type all go to the graveyard together.",
    "planeswalkers, one": (
        "A player who controls planeswalkers that share a type keeps one, and the rest go to the graveyard."
    ),
    "world": "It is not the newest world permanent, so it goes to the graveyard.",
    "older Role": "It is not the newest Role of its player on that permanent, so it goes to the graveyard.",
    "Aura on nothing": "The Aura is attached to nothing, so it goes to the graveyard.",
    "Aura illegal": "The Aura is attached to something that it cannot enchant, so it goes to the graveyard.",
    "Aura as a creature": "The Aura is a creature now, so it cannot enchant anything and goes to the graveyard.",
    "Aura protected from": (
        "The Aura is attached to something that has protection from it, so it goes to the graveyard."
    ),
    "Equipment protected from": (
        "It is on something that has protection from it, so it comes off and stays on the battlefield."
    ),
    "Equipment illegal": "It is on something that it cannot equip, so it comes off and stays on the battlefield.",
    "Fortification illegal": "It is on something that it cannot fortify, so it comes off and stays on the battlefield.",
    "attached as nothing": (
        "It is no longer an Aura, Equipment or Fortification, so it comes off and stays on the battlefield."
    ),
    "attached creature": "A creature cannot be attached to anything, so it comes off and stays on the battlefield.",
    "too many counters": "It has {has} and can't have more than {most}, so {gone} removed.",
    "counters cancel": "It has +1/+1 and -1/-1 counters, so {pairs}, and {remains}.",
    "nothing to check": "State-based actions find nothing to do.",
    "legend, all": "Legendary permanents with the same name all go to the graveyard together.",
    "legend, one": (
        "A player who controls legendary permanents with the same name keeps one, and the rest go to the graveyard."
    ),
    "newest is kept": "Nobody has said which one is kept; here it is the newest, {name}.",
    "end of turn": "Effects that last until end of turn are over.",
    "counters get a timestamp": "All counters of the kind on it share one new timestamp.",
    "turn order": "Several objects get new timestamps at once: those of the active player first, then in turn order.",
    "active player orders": "Several objects get new timestamps at once, in the order that the active player chooses.",
    # What is not computed.
    "not said": "Nobody has said whether this holds: {what}.",
    "number not said": "Nobody has said this number: {what}.",
    "host not said": "Nobody has said what it enchants, so it is attached to nothing yet.",
    "player not said": "Nobody has said which player it enchants.",
    "hidden zone not told": "No card lies in {where}, and nobody has said that it is empty.",
    "hidden zone not told then": "No card lay in {where} as this was counted, and nobody has said that it was empty.",
    "number not given": "The data of this card leaves out {what}.",
    "not chosen": "Nobody has said which {what} was chosen for it.",
    "waits elsewhere": "It depends on something that this may change.",
    "counters not said": "Which counters it got was not said; until it is, these are the fewest.",
    "shuffled": "{name}'s library is shuffled; nobody knows the order of its cards.",
    "taps": "{name} is tapped.",
    "taps, several": "{names} are tapped.",
    "untaps": "{name} is untapped.",
    "untaps, several": "{names} are untapped.",
    "already so": "{name} is {value} already.",
    "already so, several": "{names} are {value} already.",
    "only permanents tap": "Only a permanent can be tapped or untapped, and {name} is not one.",
    "only permanents tap, several": "Only a permanent can be tapped or untapped, and {names} are not permanents.",
    "counters put": "{name} has {counters} now.",
    "outside untouched": "{name} is outside the game, where no spell or ability touches it.",
    "outside untouched, several": "{name} are outside the game, where no spell or ability touches them.",
    "no counters put": "No counters are put on {name}.",
    "counters missing": "{name} has no {kind} counter that could be removed.",
    **TEMPLATES_OF_ATTACHING,
    **TEMPLATES_OF_CARD_TEXTS,
    **TEMPLATES_OF_CASTING,
    **TEMPLATES_OF_MARKS,
    **TEMPLATES_OF_READINGS,
}


# More objects than this are counted, not named one by one.
_FEW = 5


def _in_words(value: object) -> object:
    """Say what fills a place: names of objects, counters by kind, a color; anything else as it is."""
    if type(value) is str:
        return value
    if isinstance(value, tuple):
        return f"{len(value)} objects" if len(value) > _FEW else listed_words([str(_in_words(one)) for one in value])
    if isinstance(value, (dict, Mapping)):
        return counter_words(value)
    if isinstance(value, Color):
        return color_words((value,))
    return value


class Wording(msgspec.Struct, frozen=True):
    """Makes reasons in the words of one edition."""

    edition: Edition

    def says(self, template: str, /, **places: object) -> str:
        """Fill a template; raises KeyError for an unknown template or a place that is not given."""
        return _said(self.edition.words, TEMPLATES[template], places)

    def why(self, concept: Concept, template: str, /, **places: object) -> Reason:
        """Make the reason that a concept gives, said by a template."""
        return reason_in_words(self.edition, concept, template, places)


def reason_in_words(
    edition: Edition, concept: Concept, template: str, places: dict[str, object], *, unsaid: bool = False
) -> Reason:
    """Make the reason that a concept gives in an edition, said by a template with these words in its places.

    ``unsaid`` is a reason that is cited and goes without saying. Raises KeyError for an unknown template or a place
    that is not given.
    """
    told, kind = TEMPLATES[template], (unsaid, template in ASSUMING)
    if _OWN_WORDS.get(edition.key) is edition.words:
        for place, value in places.items():
            if type(value) is not str:
                places[place] = in_words = _in_words(value)
                if type(in_words) is not str:
                    break
        else:
            return _kept_reason(edition.key, concept, told, kind, *places, *places.values())
    says = _said(edition.words, told, places)
    return Reason(concept, says, numbers(concept, edition.key), unsaid=kind[0], assumes=kind[1])


_OWN_WORDS = {edition.key: edition.words for edition in EDITIONS}


@lru_cache(maxsize=2048)
def _kept_reason(key: str, concept: Concept, told: str, kind: tuple[bool, bool], *places: object) -> Reason:
    """Make a reason whose places are words already: what is tried out is told over and over, on equal tables.

    ``places`` are their names and then their words: so one row of words says which reason is meant.
    """
    half = len(places) // 2
    filled = {str(name): words for name, words in zip(places[:half], places[half:], strict=True)}
    says = _said(_OWN_WORDS[key], told, filled)
    return Reason(concept, says, numbers(concept, key), unsaid=kind[0], assumes=kind[1])


_TEXT_AT_THE_END = ": {text}."
# Places that are filled by a zone's name, in the words of their sentence.
_OF_ZONES: Mapping[str, Callable[[str], str]] = {
    "from_zone": from_words,
    "in_zone": place_words,
    "any_zone": any_place_words,
    "unseen_in_zone": unseen_words,
}


def _said(words: EditionTerms, told: str, places: dict[str, object]) -> str:
    if places.get("key") == "{mana_value}":
        places["key"] = words.mana_value
    for name, value in places.items():
        if type(value) is not str:
            places[name] = _in_words(value)
        elif name in _OF_ZONES:
            places[name] = _OF_ZONES[name](value)
    if "text" in places:
        is_end = told.endswith(_TEXT_AT_THE_END)
        # Words of a card at the end of a sentence bring their own full stop.
        places["text"] = sentence_in_quotes(str(places["text"])) if is_end else str(places["text"]).rstrip(".")
        told = told.removesuffix(".") if is_end else told
    sentence = with_possessives(told, places).format(
        mana_value=words.mana_value,
        nonmodal=words.nonmodal,
        substitute=words.substitute,
        enters=words.enters,
        **places,
    )
    # A name or a label at the beginning stays as it is written.
    return sentence if told[:1] == "{" else sentence[:1].upper() + sentence[1:]
