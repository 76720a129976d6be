"""The sentences of the reasons: templates with named places, filled in the words of the edition.

Nothing else in the core writes a sentence, so that they can be checked, and translated, in one place. ``{mana_value}``,
``{nonmodal}``, ``{substitute}`` and ``{enters}`` are filled from the edition; all other places by the caller.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache

import msgspec

from inspector.cards import Color, color_words, listed_words, sentence_in_quotes, with_possessives
from inspector.cards.lists_in_words import capitalized
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import EDITIONS, Edition, EditionTerms
from inspector.rules.edition.outcomes import Reason
from inspector.rules.wording.of_attaching import TEMPLATES_OF_ATTACHING
from inspector.rules.wording.of_card_texts import TEMPLATES_OF_CARD_TEXTS
from inspector.rules.wording.of_casting import TEMPLATES_OF_CASTING
from inspector.rules.wording.of_counters import counter_words
from inspector.rules.wording.of_filters import in_words
from inspector.rules.wording.of_marks import TEMPLATES_OF_MARKS
from inspector.rules.wording.of_places import any_place_words, from_words, place_words, unseen_words
from inspector.rules.wording.of_readings import ASSUMING, TEMPLATES_OF_READINGS
from inspector.rules.wording.of_several import TEMPLATES_OF_SEVERAL
from inspector.rules.wording.of_sides import TEMPLATES_OF_SIDES

TEMPLATES = {
    # Setting up.
    "no such kind": "This edition has no {kind} cards, so {name} cannot be in the game.",
    "no rooms": "This edition has no Rooms, so {name} cannot be in the game.",
    "no doors": "In this edition no permanent has halves that could be unlocked.",
    "no back face": "{name} has no back face that could be up.",
    "half of a face": "Alone, {name} has only half of a combined face on its back, which is never up.",
    "combined face": "{name} is the combined face of a meld pair, not a card of its own.",
    "back only on the battlefield": "Off the battlefield and the stack a double-faced card has only its front face.",
    "never back up on the stack": "In this edition a double-faced card is on the stack with its front face up.",
    "instant on the battlefield": "{name} is an instant and can never be on the battlefield.",
    "sorcery on the battlefield": "{name} is a sorcery and can never be on the battlefield.",
    "token elsewhere": "A token is created on the battlefield and nowhere else.",
    "never face down": "In this edition a double-faced permanent is always face up.",
    "refused label": "There is no {name} here: {says}",
    "gone label": "{name} has ceased to exist.",
    "never made": "That object was never made.",
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
    "chosen, not transformed": "Nothing lets {name} be cast transformed; of a modal card a face is chosen.",
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
    "told back up": "Told to enter transformed, {name} would have its back face up.",
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
    "on the stack": "{name} is on the stack, and a spell enters by resolving.",
    "already there": "{name} is {in_zone} already.",
    # Continuous effects and layers.
    "effect begins": "The effect is on {objects} and on nothing that comes later.",
    "effect on named": "The effect is on {objects} alone.",
    "amounts fixed": "What it counts is counted once, as it begins, and the number stays.",
    "amounts looked up": "The number is looked up once, as the effect begins, and stays the same.",
    "never given": "{objects} can't have {abilities}, so that part of the effect does not apply, now or later.",
    "effect on nothing": "The effect begins, but there is nothing that it affects, now or later.",
    "static effect begins": (
        "No set of objects is fixed: while {source} stays where it is, its ability affects whatever it describes."
    ),
    # Zones.
    "new object": "In the new zone it is a new object; what applied to it before is gone.",
    "new where it is": "It stays {there} and is a new object now; what applied to it before is gone.",
    "Aura stays": "There is nothing that {name} could enchant, so it stays where it is.",
    "Aura spell goes": "There is nothing that {name} could enchant, so it is put into its owner's graveyard instead.",
    "token ceases": "A token off the battlefield ceases to exist when state-based actions are checked.",
    "token ceases now": "It is a token that left the battlefield, so it ceases to exist.",
    "departed token": "{name} is a token that has left the battlefield, so it cannot move to another zone.",
    "gone token": "{name} was a token and has ceased to exist; it does not come back.",
    "copy ceases": "Off the stack, a copy of a spell ceases to exist.",
    "stand-in replaced": "Where the card is seen, the {substitute} is set aside and the card itself is used.",
    "melded arranged": "Its owner may put them into the {zone} in either order.",
    "melded exiled": "The player who exiles it decides which of the two cards has the earlier timestamp.",
    "melded found": "An effect that follows it into the new zone finds both cards.",
    "melded counted": "It counts as one object that moved, but as two cards.",
    "revealed on leaving": "As it leaves, {name} is revealed: {cards}.",
    "melded leaves": "The melded permanent leaves as one permanent and becomes two cards.",
    "melded component leaves": "Its melded component becomes two cards.",
    # Naming and looking.
    "name of face": "{name} is the name of one face, and either face's name may be chosen.",
    "name must be legal": "A name has to be legal in the format of the game; whether {name} is, nobody has said.",
    "name of card": "{name} is the name of a card and may be chosen.",
    "name of meld card": "{name} is the front face of a meld card, and its name may be chosen.",
    "name of combined face": "{name} is the combined face of a meld pair, and its name may be chosen.",
    "name of half": "{name} is the name of one half, and either half's name may be chosen.",
    "name of both halves": "A split card is named by both halves together: {name}.",
    "name of flipped half": "{name} is a name that the card has when flipped, and it may be chosen.",
    "two names at once": "{names} are two names, and only one of them may be chosen.",
    "half of a name": "In this edition a split card is named by both halves together, not by {name} alone.",
    "no such name": "No card known here has the name {name}.",
    "name of token": "{name} is only a token; the name of a token may not be chosen.",
    "may look": "{player} may look at it, and so at both its faces: {faces}.",
    "may look one face": "{player} may look at it: {faces}.",
    "may look nameless": "{player} may look at it; it has no name.",
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
    "enters as a copy": "{name} {enters} as a copy of {original}; it is that copy from the start.",
    "copy of a copy": "{original} is a copy itself, so the new copy gets what that one copied, with any exceptions.",
    "through own status": "{name} is itself flipped, so it shows the lower half of what it copied.",
    "no lower half copied": "{name} is flipped, and what it copied has no lower half to show.",
    "keeps status": "{name} keeps its status while it is a copy of {original}.",
    "copy of face down": "Only the values listed for {original} are copied, since it is face down.",
    "status not copied": "Being {status} is not copied.",
    "upper half copied": "Being flipped is not copied, so the copy shows the upper half of what it copied: {name}.",
    "doors not copied": "Both halves are copied, but not which of them are unlocked.",
    "name not copied": "The name that an effect gave the original is not copied: the copied name is {value}.",
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
    "copies a nameless spell": "A copy of {original} is put onto the stack, with all its choices; it is not cast.",
    "copies a spell": "A copy of the spell {original} is put onto the stack, with all its choices; it is not cast.",
    "token of a spell": "The copied spell has two faces, and so has the token.",
    "spell copy with both faces": "The copy has both faces of {original}, with the same face up.",
    "permanent spell copy": "{original} is a permanent spell, so the copy becomes a token as it resolves.",
    "copy becomes token": "The copy of a permanent spell {enters} as a token: {name}.",
    "casts a copy, unsaid where": "{name} is copied, and the copy is cast.",
    "casts a copy": "{name} is copied {in_zone}, and the copy is cast.",
    # Day and night, state-based actions, the end of the turn.
    "becomes day or night": "It becomes {value}.",
    "is day or night": "It is {value} already.",
    "daybound turns": "It is night, so {name}, which has daybound, is turned over at once.",
    "turns as it comes": "{name}, which has {keyword}, is turned over at once.",
    "nightbound turns": "It is day, so {name}, which has nightbound, is turned over at once.",
    "laid out against the time": (
        "{name} is laid out {face} face up although it is {time}; as soon as anything happens, it is turned over."
    ),
    "daybound makes it day": "It was neither day nor night, and {name}, which has daybound, makes it day.",
    "nightbound makes it night": "It was neither day nor night, and {name}, which has nightbound, makes it night.",
    "no day and night": "This edition knows neither day nor night.",
    "toughness 0": "Its toughness is 0 or less, so it goes to the graveyard.",
    "loyalty 0": "Its loyalty is 0, so it goes to the graveyard.",
    "defense 0": (
        "Its defense is 0, so it goes to the graveyard unless one of its triggered abilities is still on the stack."
    ),
    "defense 0, no Siege": "Its defense is 0, so it goes to the graveyard.",
    "planeswalkers, all": "Planeswalkers that share a type all go to the graveyard together.",
    "planeswalkers, one": (
        "A player who controls planeswalkers that share a type keeps one, and the rest go to the graveyard."
    ),
    "world": "It is not the newest world permanent, so it goes to the graveyard.",
    "older Role": "It is not its controller's newest Role on that permanent, so it goes to the graveyard.",
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
    "without life": "{names} {lose} the game for having 0 or less life; what follows from that is not computed.",
    "nothing to check": "State-based actions find nothing to do.",
    "legend, all": "Legendary permanents with the same name all go to the graveyard together.",
    "legend, one": (
        "A player who controls legendary permanents with the same name keeps one, and the rest go to the graveyard."
    ),
    "newest is kept": "Nobody has said which one is kept; here it is the newest, {name}.",
    "kept is who stays": "Nobody has said which one is kept; here it is {name}, as the newer one goes anyway.",
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
    "counters not said": "Nobody has said which counters it got; these are the fewest that it can have.",
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
    **TEMPLATES_OF_SEVERAL,
    **TEMPLATES_OF_SIDES,
}


# More objects than this are counted, not named one by one.
_FEW = 5


def _in_words(value: object) -> object:
    """Say what fills a place: names of objects, counters by kind, a color; anything else as it is."""
    if type(value) is str:
        return value
    if isinstance(value, tuple):
        several = len(value) > _FEW
        return f"{in_words(len(value))} objects" if several else listed_words([str(_in_words(one)) for one in value])
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
                places[place] = told_so = _in_words(value)
                if type(told_so) is not str:
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
        **{"enters": words.enters, **places},
    )
    sentence = words.said(sentence)
    # A name or a label at the beginning stays as it is written; how many objects there are is none.
    return sentence if told[:1] == "{" and _COUNTED.match(sentence) is None else capitalized(sentence)


_COUNTED = re.compile(r"[a-z]+ objects ")
