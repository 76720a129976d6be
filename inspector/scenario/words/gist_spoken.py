"""What a sentence speaks of: what "it" means, whose a card is, what each thing is called, and what is said so far."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from inspector.cards import Card, possessive
from inspector.cards.lists_in_words import capitalized
from inspector.rules import characteristics, controllers_now
from inspector.scenario.words.gist_cards import copies_others, is_spell_called, way_onto
from inspector.scenario.words.gist_deed import NotRebuiltError
from inspector.scenario.words.gist_spelled import spelled_with_number
from inspector.scenario.words.gist_things import Context, Noun, Recognised, RecognisedSentence, name_of_several
from inspector.scenario.words.naming import ORDINALS
from inspector.scenario.words.pointing import several_hidden
from inspector.scenario.words.slots import number_in_words

_ON_THE_STACK: Final = re.compile(r"\b(?:stack|respon[ds]\w*|counter(?:ed)? by|before it resolves)\b")
_SEVERAL: Final = frozenset(("they", "them", "both"))
_PLURAL: Final = frozenset(("they", "them", "their", "both", "are"))
_PLACES: Final = {
    "battlefield": "on the battlefield",
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "exile": "in exile",
    "stack": "on the stack",
    "library": "in the library",
}


class Speaking:
    """Says what a sentence tells, and knows of what it has spoken."""

    def __init__(self, context: Context, said: RecognisedSentence) -> None:
        """Take what was recognised in the sentence."""
        self.context = context
        self.said = said
        self.told: list[str] = []
        self.left_out = [*said.left_out]
        self.there: list[str] = []
        self.spoken: list[Noun] = []
        # Which of several "one" means, by where it stands.
        self.ones: dict[int, str] = {}
        self.several: Noun | None = None
        # What "it" has to be for what is told or asked of it.
        self.needs = ""

    @property
    def about(self) -> Noun | None:
        """What is spoken of."""
        return self.spoken[-1] if self.spoken else None

    @about.setter
    def about(self, noun: Noun | None) -> None:
        if noun is None:
            self.spoken = []
        elif noun is not self.about:
            self.spoken = [*self.spoken, noun]

    def resolved(self, token: Recognised, but: tuple[str, ...] = ()) -> Recognised:
        """Give a pronoun as what it means: what this sentence is about, or what was spoken of before it."""
        if token.kind != "it" and not (token.kind == "whose" and token.words.lower() in ("her", "him")):
            return token
        if token.words.lower() in _SEVERAL:
            first, *others = self.those([token])
            if others and first.name not in but:
                return token._replace(kind="N", noun=first, others=tuple(others))
            if not others and first.count == 1 and not first.name.endswith("s"):
                # Who "them" are nobody says.
                raise NotRebuiltError
        noun = self.it(but)
        if token.words.lower() == "one":
            return token._replace(kind="N", noun=self._one_of(noun, token.start))
        if token.words.lower().endswith("creature") and not self._is_creature(noun):
            # "The creature" is no enchantment that was named behind it.
            named = (each for said in reversed(self.said.tokens) if said.start < token.start for each in said.nouns)
            noun = next((each for each in named if self._is_creature(each)), noun)
        return token._replace(kind="N", noun=noun)

    def _one_of(self, several: Noun, at: int) -> Noun:
        """Give the next of several that "one" means at a place; raises NotRebuiltError where it is none of them.

        "I play a Clone, and Ben plays one" speaks of another.
        """
        several = self.several if self.several is not None and several.name in self.ones.values() else several
        names = [f"the {each} {several.name}" for each in ORDINALS[: several.count]]
        name = self.ones.get(at) or next((each for each in names if each not in self.ones.values()), "")
        if several.label or several.count == 1 or not name:
            raise NotRebuiltError
        self.ones[at], self.several = name, several
        self.there += [] if name in self.there else [name]
        return replace(several, name=name, count=1)

    def _is_creature(self, noun: Noun) -> bool:
        """Whether something is a creature now, or a card that will be one."""
        if noun.label in self.context.names.table.objects:
            return "Creature" in characteristics(self.context.names.table, noun.label).types
        card = self.card_of(noun)
        return card is not None and "Creature" in card.front.type_line.types

    def it(self, but: tuple[str, ...] = ()) -> Noun:
        """Give what was spoken of last, other than some; raises NotRebuiltError where there is nothing."""
        table, known = self.context.names.table, self.context
        if not self.spoken and several_hidden(table, known.those, known.last, known.last):
            # Which of two cards that came face down together is meant nobody says.
            raise NotRebuiltError
        spoken = [each for each in reversed(self.spoken) if each.name not in but]
        last = [self.context.last] if self.context.last in table.objects else []
        here = [each for each in (*last, *reversed(table.objects)) if each not in but]
        said = [*spoken, *(Noun(label=each, name=self.context.names.shown.get(each) or each) for each in here)]
        fitting = next((each for each in said if self.fits(each)), None)
        if fitting is None and not (said and (spoken or last)):
            raise NotRebuiltError
        return fitting or said[0]

    def fits(self, noun: Noun) -> bool:
        """Whether something can be meant by what is said of it: a size of a creature, face up of a card face down."""
        held = self.context.names.table.objects.get(noun.label)
        if self.needs == "permanent":
            return held is None or held.zone in ("battlefield", "stack")
        if self.needs == "face down":
            return held is not None and held.face_down is not None
        if self.needs == "somebody":
            card = self.card_of(noun)
            return card is None or bool(
                {"Creature", "Planeswalker"} & {t for f in card.faces or (card.front,) for t in f.type_line.types}
            )
        if self.needs == "size":
            card = self.card_of(noun)
            return card is None or any(face.power is not None for face in card.faces or (card.front,))
        return True

    def those(self, row: list[Recognised]) -> list[Noun]:
        """Give what is meant where nothing is named: all that were spoken of together, or what was spoken of last."""
        table = self.context.names.table
        labels = [label for label in self.context.those if label in table.objects]
        said = {word for each in row for word in each.words.lower().split()}
        if self.about is None and len(labels) > 1 and _PLURAL & said:
            return [Noun(label=label, name=self.context.names.shown.get(label) or label) for label in labels]
        return [self.it()]

    def words_asked(self, row: list[Recognised]) -> str:
        """Give the words of a question as they stand in the sentence, to its next sign."""
        if not row:
            return ""
        behind = self.said.words_of(row)
        before = self.said.sentence[: self.said.sentence.find(behind)].split(",")[-1]
        return before + behind + self.said.sentence[self.said.sentence.find(behind) + len(behind) :].split(",")[0]

    def place_of(self, noun: Noun) -> str:
        """Give the place of an object, as sentences say it; empty where it is nowhere yet."""
        held = self.context.names.table.objects.get(noun.label)
        return "" if held is None else _PLACES.get(held.zone, held.zone)

    def place_told(self, noun: Noun) -> str:
        """Give the place other than the battlefield in which something is told to lie; empty where none is."""
        places = ("in hand", "in the graveyard", "in exile", "in the library")
        told = "" if noun.label else f"{self.owner(noun)} has {noun.name} "
        return next((each for each in places if told and f"{told}{each}." in self.told), "")

    def say(self, words: str) -> None:
        """Add a sentence."""
        self.told.append(capitalized(words))

    def came(self, noun: Noun) -> None:
        """Keep that a card came with what was said, and is spoken of."""
        self.there.append(noun.name)
        self.about = noun

    def card_of(self, noun: Noun) -> Card | None:
        """Give the card of an object or a name."""
        held = self.context.names.table.objects.get(noun.label)
        return noun.card if held is None else held.cards[0] if len(held.cards) == 1 else None

    def owner(self, noun: Noun, who: str = "") -> str:
        """Give whose a card is."""
        held = self.context.names.table.objects.get(noun.label)
        return noun.whose or who or (held.owner if held is not None else self.context.players[0])

    def controller(self, noun: Noun) -> str:
        """Give who controls what lies there; whose it is where it only comes with the sentence."""
        return controllers_now(self.context.names.table).get(noun.label) or self.owner(noun)

    @property
    def is_on_the_stack(self) -> bool:
        """Whether the sentence speaks of the stack or of responses, so that nothing may have resolved yet."""
        return bool(_ON_THE_STACK.search(self.said.sentence))

    def copier(self, who: str) -> list[Noun]:
        """Give what a player has that becomes a copy of others and is none yet; empty where it is not clear what."""
        spoken = [token.noun for token in self.said.tokens if token.noun is not None and not token.noun.label]
        table = self.context.names.table
        here = [Noun(label=label, name=label) for label, held in table.objects.items() if held.owner == who]
        told = " ".join(self.told)
        able = [
            each
            for each in (*spoken, *here)
            if copies_others(self.card_of(each))
            and f"{each.name} enters as" not in told
            and f"{each.name} becomes" not in told
            and f"{each.name} resolves as" not in told
        ]
        return able[:1] if len(able) == 1 else []

    def ref(self, noun: Noun) -> str:
        """Give what an object is called."""
        if noun.label:
            phrase = self.context.names.phrase(noun.label)
            # What is face down now is called so only as long as it is.
            is_named = phrase.startswith("the face-down") and self.context.names.meant(noun.label) == [noun.label]
            return noun.label if is_named else phrase
        if noun.is_another and noun.whose:
            return f"{possessive(noun.whose)} {noun.name}"
        return f"the first {noun.name}" if noun.count > 1 else noun.name

    def put_there(self, noun: Noun, who: str = "", zone: str = "on the battlefield", counters: str = "") -> None:
        """Say that a card is somewhere, where it is nowhere yet."""
        if noun.label or (noun.name in self.there and (not noun.is_another or noun.put_by in self.told)):
            if counters.endswith("unlocked"):
                held = self.context.names.table.objects.get(noun.label)
                halves = ("left", "right") if "both" in counters else (counters.split()[1],)
                for half in (each for each in halves if held is None or each not in held.unlocked):
                    opens = f"An effect unlocks the {half} door of {self.ref(noun)}."
                    self.told += [opens] if opens not in self.told else []
            elif counters:
                lies = f"{self.owner(noun, who)} has {noun.name} {zone}."
                if lies in self.told and "loyalty" in counters:
                    # With these it came: "Jace (3 loyalty) on my side" has no three more.
                    self.told[self.told.index(lies)] = f"{lies[:-1]}, with {counters}."
                else:
                    self.say(f"Put {counters} on {self.ref(noun)}.")
            return
        if zone == "on the battlefield" and is_spell_called(noun.card, noun.name):
            zone = "in hand" if way_onto(noun.card) else "on the stack"
        faces = noun.card.names if noun.card is not None and not noun.is_another else ()
        if any(each in self.there for each in faces):
            # It is there with its other face's name.
            return
        self.there.append(noun.name)
        if noun.spelled:
            told = f"{zone}, with {counters}" if counters else zone
            self.say(f"{self.owner(noun, who)} has {spelled_with_number(noun)} {told}.")
            return
        count = f"{number_in_words(noun.count)} " if noun.count > 1 else ""
        name = name_of_several(noun.name) if count else noun.name
        token = "a token " if noun.is_token and not count else ""
        state = f"{'' if count else 'a '}{' '.join(noun.states)} " if noun.states and not token else ""
        behind = f", with {counters}" if counters else ""
        # What is said of one of several is said of one that lies there now.
        noun.is_another = noun.is_another and noun.count == 1
        self.say(f"{self.owner(noun, who)} has {count}{token}{state}{name} {zone}{behind}.")
        noun.put_by = self.told[-1]
