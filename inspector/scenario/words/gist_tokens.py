"""What of a sentence is recognised where it cannot be read: cards, players, verbs, places, numbers, what is asked.

Every word counts as something: one that nobody knows as "odd", or "unknown" where it may be a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise, takewhile
from typing import Final

from inspector.scenario.words.files import NICKNAMES
from inspector.scenario.words.gist_cards import copies_others, way_onto
from inspector.scenario.words.gist_clause import is_verb
from inspector.scenario.words.gist_lexicon import (
    BE,
    COUNTED_AS,
    DENYING,
    DO,
    GET,
    HAVE,
    JOINS,
    KEYWORDS,
    SAME_VERBS,
    VERB_FORMS,
    word_set,
)
from inspector.scenario.words.gist_named import MOST_WORDS, Naming
from inspector.scenario.words.gist_rooms import door_at
from inspector.scenario.words.gist_special import idle_at, none_at, special_at
from inspector.scenario.words.gist_talk import EVERYDAY
from inspector.scenario.words.gist_things import Context, Noun, Recognised, RecognisedSentence, name_of_several
from inspector.scenario.words.gist_vocabulary import kind_of_word, qualities_said
from inspector.scenario.words.gist_zones import say_whose
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.slots import number_in_words

# With these a number counts what is named besides.
_IN_TOTAL: Final = re.compile(r"\b(?:total|altogether|including|counting|overall|card types?)\b", re.IGNORECASE)
_MOST_COUNTED: Final = 12
_TRIGGERS: Final = word_set("trigger triggers triggered ultimate")
_OPENS: Final = word_set("open opens opened")
_OF_A_THING: Final = frozenset(("controller", "owner"))
_ITSELF: Final = word_set("itself himself herself themselves")
_BETWEEN: Final = word_set("also then already just now still even both all ever recently currently finally later")

_TAPPED: Final = frozenset(("tapped", "untapped"))
# What something may be "with", and what is said of that.
_BORNE: Final = word_set("N attached it COUNTERS")

# How something lies there, and what somebody does to it.
_DONE_TO: Final = frozenset(("tapped", "untapped", "transformed", "flipped", "manifested", "cloaked"))


class Recognising(Naming):
    """Recognises what a sentence is made of, from its first word to its last."""

    def __init__(self, context: Context, sentence: str, *, is_question: bool = False) -> None:
        """Take the sentence, without the sign at its end."""
        super().__init__(context, sentence, is_question=is_question)
        self.left_out: list[str] = []

    def said(self) -> RecognisedSentence | None:
        """Give what every word counts as; None where there is no word, or too many."""
        if not self.words or len(self.words) > MOST_WORDS:
            return None
        at = 0
        while at < len(self.words):
            at = self._one(at)
        self.tokens = [*self._with_verbs_of_spells()]
        self._call_commanders()
        self._call_controllers()
        self._open_doors()
        self._tap_behind_commas()
        self._act_on_what_is_there()
        self._say_place_again()
        self.left_out += say_whose(self.tokens, self.zones)
        if not self.is_question:
            self.tokens = [*self._with_stand_ins()]
        return RecognisedSentence(tuple(self.tokens), tuple(self.left_out), self.stands_in, self.text)

    def _with_stand_ins(self) -> Iterator[Recognised]:
        """Take so many cards of a kind for things of which only that and their number are told: "4 other artifacts"."""
        at, total = 0, _IN_TOTAL.search(self.text) is not None
        while at < len(self.tokens):
            token, behind = self.tokens[at], self.tokens[at + 1 : at + 2]
            name = COUNTED_AS.get(behind[0].value) if behind and behind[0].kind == "PRED" else None
            card = None if name is None or token.kind != "NUMBER" or total else self.context.pool.find(name)
            count = max(number_said(token.words), int(token.words) if token.words.isdecimal() else 0)
            is_headed = [each.value for each in self.tokens[at + 2 : at + 3]] == [":"]
            if card is None or is_headed or not 1 < count <= _MOST_COUNTED:
                # "4 lands: my Forest, his Swamp, ..." counts what it lists.
                yield token
                at += 1
                continue
            words = self.text[token.start : behind[0].end]
            noun = Noun(name=card.front.name, card=card, count=count, is_token=card.is_token, is_another=True)
            taken = f"takes {number_in_words(count)} {name_of_several(card.front.name)} for “{words}”"
            self.stands_in = f"{self.stands_in} and {taken}" if self.stands_in else taken
            yield Recognised("N", words, noun, "", (), token.start, behind[0].end)
            at += 2

    def _open_doors(self) -> None:
        """Take what opens a door as what unlocks it: "I open its left door"."""
        rows = zip(range(len(self.tokens)), self.tokens, self.tokens[1:], self.tokens[2:], strict=False)
        for at, verb, room, door in [*rows]:
            if verb.words.lower() in _OPENS and (room.kind, door.kind) == ("N", "DOOR"):
                self.tokens[at] = verb._replace(kind="unlock", value=verb.words.lower())

    def _say_place_again(self) -> None:
        """Take "in my graveyard a Forest, in my opponent's a Grizzly Bears" as saying the same place of another's."""
        zone = ""
        for at, (token, behind) in enumerate(pairwise(self.tokens)):
            zone = token.value if token.kind == "ZONE" else zone
            if zone and token.words.lower() == "in" and behind.kind == "N" and behind.noun is not None:
                whose = behind.noun.whose and not behind.noun.label and "'s " in behind.words
                self.tokens[at] = token._replace(kind="ZONE" if whose else "unknown", value=zone)
                self._own_listed(at + 2, behind.noun.whose)

    def _own_listed(self, at: int, who: str) -> None:
        """Take what is listed behind a thing as theirs whose that is: "in my opponent's a Forest and an Island"."""
        for token in takewhile(lambda each: each.kind in ("N", "JOIN"), self.tokens[at:]):
            for noun in token.nouns:
                noun.whose = noun.whose or ("" if noun.label else who)

    def _tap_behind_commas(self) -> None:
        """Take "Serra Angel, tapped" as said of what stands before the comma, where that is one thing alone."""
        for at in reversed(range(len(self.tokens) - 2)):
            if at + 3 > len(self.tokens):
                # A comma before it is gone.
                continue
            thing, comma, state = self.tokens[at : at + 3]
            is_listed = at > 0 and self.tokens[at - 1].kind == "JOIN" and bool(self.tokens[at - 2].nouns)
            is_over = len(self.tokens) == at + 3 or self.tokens[at + 3].kind == "JOIN"
            is_one = thing.kind in ("N", "attached", "it") and not is_listed
            if (is_one, comma.value, is_over) != (True, ",", True) or state.words.lower() not in _TAPPED:
                continue
            begins = next((place for place in reversed(range(at)) if self.tokens[place].kind not in _BORNE), 0)
            borne = [each.kind for each in self.tokens[max(begins - 2, 0) : begins + 1]]
            if thing.kind == "N" or borne[-1:] == ["with"]:
                self.tokens[at + 1 : at + 3] = [state]
            if borne == ["N", "JOIN", "with"] and self.tokens[begins - 1].value == ",":
                # "Serra Angel, with Flight, tapped": the Angel is, whatever it is with.
                del self.tokens[begins - 1]

    def _act_on_what_is_there(self) -> None:
        """Take "I tapped Serra Angel" as done to what lies there, where no verb before it says how that lies."""
        found: list[Recognised] = []
        for thing in self.tokens:
            state, _, words = thing.words.partition(" ")
            is_there = bool(words and thing.nouns) and all(noun.label for noun in thing.nouns)
            does = any(is_verb(each.kind) for each in found)
            before = next((each for each in reversed(found) if each.kind not in ("talk", "odd")), None)
            is_done = before is not None and (before.kind == "P" or (before.value == "and" and does))
            if is_done and is_there and state.lower() in _DONE_TO:
                for noun in thing.nouns:
                    noun.states = ()
                behind = thing.start + len(state)
                verb = Recognised(VERB_FORMS[state.lower()][0], state, start=thing.start, end=behind)
                found += [verb, thing._replace(words=words, start=behind + 1)]
            else:
                found.append(thing)
        self.tokens = found

    def _call_commanders(self) -> None:
        """Take "my commander, Atraxa" for one thing."""
        for at in range(len(self.tokens) - 3):
            whose, called, comma, named = self.tokens[at : at + 4]
            kinds = (whose.kind, called.value, comma.value, named.kind)
            if kinds in (("whose", "commander", ",", "N"), ("whose", "general", ",", "N")) and named.noun is not None:
                first, *others = self.context.players
                other = others[0] if len(others) == 1 else ""
                if not named.noun.label:
                    named.noun.whose = {"0": first, "1": (others or [first])[0], "2": self.they or other}[whose.value]
                self.tokens[at : at + 4] = [named]
                return

    def _call_controllers(self) -> None:
        """Take "Serra Angel's controller plays ..." as said of that player."""
        for at, called in enumerate(self.tokens[:-1]):
            owns = at > 0 and self.tokens[at - 1].words.endswith(("'", "'s"))
            begun = at - 1 - (self.tokens[at - 1].words == "'s")
            does = is_verb(self.tokens[at + 1].kind) and self.tokens[at + 1].kind not in ("be", "do")
            if does and owns and begun >= 0 and called.words.lower() in _OF_A_THING and self.tokens[begun].kind == "N":
                self.tokens[begun : at + 1] = [self.tokens[begun]._replace(kind="PO", value=called.words)]
                return

    def _with_verbs_of_spells(self) -> Iterator[Recognised]:
        """Say of "I Ephemerate it" that the spell is cast, targeting that."""
        for at, token in enumerate(self.tokens):
            before, behind = self.tokens[at - 1 : at], self.tokens[at + 1 : at + 2]
            if token.words == "'s" and [each.kind for each in behind] == ["COST"]:
                # "Gideon Jura's 0 ability."
                continue
            if token.kind in ("bolt", "bolt!"):
                card = self.context.pool.find(NICKNAMES["bolt"])
                spell = Noun(name=NICKNAMES["bolt"], card=card)
                verbs = ("cast", "N", "attached") if token.kind == "bolt" else ("hit!", "with", "N")
                yield from (
                    Recognised(kind, token.words, spell if kind == "N" else None, "", (), token.start, token.end)
                    for kind in verbs
                )
                continue
            onto = self._onto_as_verb(token, before, behind)
            if onto == "unknown":
                yield Recognised(onto, token.words, start=token.start, end=token.start)
            elif onto:
                yield Recognised("cast", "", start=token.start, end=token.start)
            yield token
            if onto not in ("", "unknown"):
                yield Recognised(onto, "", start=token.end, end=token.end)

    def _onto_as_verb(self, token: Recognised, before: list[Recognised], behind: list[Recognised]) -> str:
        """Give how a card that stands as a verb gets to what follows: "I Disenchant the Aura", "she Clones it"."""
        kinds = [each.kind for each in before], [each.kind for each in behind]
        goes_on = kinds == (["JOIN"], ["it"]) and any(
            each.kind == "P" and each.start < token.start for each in self.tokens
        )
        between = goes_on or (kinds[0] == ["P"] and kinds[1] in (["it"], ["N"]))
        card = None if token.noun is None else token.noun.card or self._card_of(token.noun)
        if not between or card is None or "'" in token.words:
            return ""
        if way_onto(card):
            return "attached"
        # Nobody knows what "he Gilded Drakes my Titan" does.
        return "copying" if copies_others(card) else "unknown"

    def _one(self, at: int) -> int:
        """Take what begins at a word; gives the word behind it."""
        word, phrase, start = self.lower[at], self._phrase(at), self.words[at].start()
        lasts = phrase is not None and phrase[1] == "DURATION"
        ends = phrase[0] if phrase is not None and phrase[1] == "idle" and phrase[0] > at + 1 else 0
        idle = 0 if lasts else idle_at(self.text, start, denied=word in DENYING)
        ends = max(ends, self._behind(idle, at) if idle else 0)
        if ends:
            self._leave_out(at, ends)
            return ends
        is_one = self._lower_at(at + 1) == "one"
        again = self._last_noun() if self._is_another(at, word) else None
        if again is not None:
            self.add("N", at, at + 1 + is_one, again)
            return at + 1 + is_one
        none = none_at(self.text, start)
        if none is not None:
            self.add(none.kind, at, self._behind(none.end, at), value=none.value)
            return self._behind(none.end, at)
        if word in DENYING and not lasts:
            self.add("talk", at, at + 1, value=word)
            return at + 1
        door = self._door(at)
        if door:
            return door
        special = special_at(self.text, start, self.context.players)
        if special is not None:
            self.add(special.kind, at, self._behind(special.end, at), value=special.value)
            return self._behind(special.end, at)
        if word in ("+", "-") and self._lower_at(at + 1).isdecimal() and self._behind(start + 1, at) == at + 1:
            # An ability of a planeswalker, by its cost: what that does is not known here.
            self.add("unknown", at, at + 2, value=word)
            return at + 2
        return self._determined(at) or self._in_tables(at, word, phrase)

    def _door(self, at: int) -> int:
        """Take a door of a Room that is spoken of; one that is said to be open stands as a clause. 0 without any."""
        table = self.context.names.table
        lying = [(Noun(label=label, name=label), frozenset(held.unlocked)) for label, held in table.objects.items()]
        every = [*((each, frozenset[str]()) for each in self.known if not each.label), *lying]
        rooms = [
            (noun, card, unlocked)
            for noun, unlocked in every
            if (card := noun.card or self._card_of(noun)) is not None and "Room" in card.front.type_line.subtypes
        ]
        door = door_at(self.text, self.words[at].start(), rooms)
        if door is None:
            return 0
        end = self._behind(door.end, at)
        if door.is_open:
            if all(each.noun is not door.room for each in self.tokens):
                self.add("N", at, end, door.room)
                self.add("have", at, end)
            self.add("COUNTERS", at, end, value=f"its {door.half} door unlocked")
        else:
            self.add("N", at, end, door.room)
            self.tokens.append(Recognised("DOOR", "", None, door.half, (), door.end, door.end))
        return end

    def _in_tables(self, at: int, word: str, phrase: tuple[int, str, str] | None) -> int:
        """Take what stands in the tables of words and phrases."""
        if word in ("land", "lands") and self.tokens[-1:] and self.tokens[-1].kind == "P" and not self._is_be(at + 1):
            self.add("play", at, at + 1, value=word)
            return at + 1
        if f"{word} {self._lower_at(at + 1)}" in KEYWORDS:
            self.add("K", at, at + 2, value=f"{word} {self._lower_at(at + 1)}")
            return at + 2
        tells = phrase is not None and phrase[1] == "ask" and not self.is_question
        if tells and (self._relates(word) or self._chooses(word, at)):
            # "Zurgo, who has a Loxodon Warhammer."
            return self._single(at, word)
        if phrase is None or (word == "copied" and self.tokens[-1:] and self.tokens[-1].kind == "P"):
            return self._single(at, word)
        end, kind, value = phrase
        if kind == "idle":
            self._leave_out(at, end)
        elif kind == "whose" and word == "her" and not self._names_behind(end):
            self.add("it", at, end, value=word)
        else:
            self.add(kind, at, end, value=value)
        return end

    def _relates(self, word: str) -> bool:
        """Whether "who" or "which" tells of what is named before it: "Zurgo, who has ...", "Ben, who controls ..."."""
        before = [each.kind for each in self.tokens if each.value != ","][-1:]
        return word in ("who", "which") and before in (["N"], ["unknown"], ["odd"], ["P"])

    def _chooses(self, word: str, at: int) -> bool:
        """Whether "names" tells what somebody or something chooses: "Painter's Servant names red"."""
        is_done = word in ("name", "names") and self._lower_at(at + 1) in qualities_said()
        return is_done and self.tokens[-1:] != [] and self.tokens[-1].kind in ("N", "P", "it")

    def _is_be(self, at: int) -> bool:
        return self._lower_at(at) in BE

    def _single(self, at: int, word: str) -> int:
        end = at + 1
        kind = kind_of_word(word)
        if word == "where" and not self._noun(end) and (self._lower_at(end) in BE or self._lower_at(end) in DO):
            kind = "ask"
        if word == "that" and self.tokens and self.tokens[-1].kind in ("N", "ZONE", "COUNTERS", "it"):
            self.add("who", at, end, value=word)
            return end
        if kind == "verb" or (word == "morph" and self.tokens and self.tokens[-1].kind == "P"):
            # Who morphs something does it; else it is what a card has.
            return self._verb(at)
        if word in _TRIGGERS:
            # What a card's own ability did is not known here.
            self.add("unknown", at, end, value=word)
            return end
        if word in _ITSELF and self.tokens and self.tokens[-1].kind in ("N", "who", "ask"):
            return end
        if word == "so" and self.tokens and self._begins_clause(end):
            self.add("JOIN", at, end, value="then")
            return end
        if word == "then" and self.tokens and self.tokens[-1].kind == "JOIN":
            # What is named behind it is not listed with what stands before.
            self.tokens[-1] = self.tokens[-1]._replace(value="then")
        if kind == "idle":
            return end
        if kind:
            self.add(kind, at, end, value=word)
        else:
            return self._everyday(at, word)
        return end

    def _begins_clause(self, at: int) -> bool:
        """Whether somebody or something does something from a word on: "so the Mayor became Howlpack Alpha"."""
        phrase = self._phrase(at) if at < len(self.words) else None
        if phrase is not None and phrase[1] == "P":
            return True
        word = self._lower_at(at)
        return word in ("it", "the", "my", "his", "her") or (at < len(self.words) and self._noun(at) is not None)

    def _is_another(self, at: int, word: str) -> bool:
        """Whether words mean one more of what was named: "a second one", "another", where nothing is named behind."""
        behind = self._lower_at(at + 1)
        return behind == "one" if word == "second" else word == "another" and (behind in ("", "one") or behind in JOINS)

    def _last_noun(self) -> Noun | None:
        """Give another one of what was named last."""
        last = self.known[-1] if self.known else self._last_put() if self.tokens[-1:] and self._puts() else None
        if last is None and self.context.last in self.context.names.table.objects:
            last = Noun(label=self.context.last)
        card = None if last is None else last.card or self._card_of(last)
        return None if card is None else Noun(name=card.front.name, card=card, is_another=True)

    def _names_behind(self, at: int) -> bool:
        word = self._lower_at(at)
        return word.isalpha() and word not in JOINS and not self._is_verb_at(at)

    def _puts(self) -> bool:
        return any(each.kind in ("put", "attach", "enchant", "equip") for each in self.tokens[-2:])

    def _last_put(self) -> Noun | None:
        """Give what was attached to something last."""
        table = self.context.names.table
        labels = [label for label, held in table.objects.items() if held.attached_to is not None]
        return Noun(label=labels[-1], name=labels[-1]) if labels else None

    def _everyday(self, at: int, word: str) -> int:
        """Take a word of everyday English, or one of which nobody knows what it is."""
        begins = at == 0 and len(self.words) > 1 and not self._is_verb_at(1)
        if word not in EVERYDAY and (not (self.words[at][0] == word or begins) or not word.isalpha()):
            self.add("unknown", at, at + 1, value=word)
            return at + 1
        self.add("talk" if word in EVERYDAY else "odd", at, at + 1, value=word)
        return at + 1

    def _leave_out(self, at: int, end: int, *, tells: bool = True) -> None:
        if tells:
            self.left_out.append(self.text[self.words[at].start() : self.words[end - 1].end()])

    def _verb(self, at: int) -> int:
        """Take a verb with what tells its tense; what is done to something counts as another verb than what does it."""
        end, passive, base = at, False, ""
        last = at
        while end < len(self.words):
            word = self.lower[end]
            if word in BE or word in GET or word in HAVE or word in DO or word == "'s":
                passive = passive or word in BE or word in GET or word == "'s"
                last = end
                end += 1
            elif word in _BETWEEN and end > at:
                end += 1
            else:
                break
        form = VERB_FORMS.get(self._lower_at(end))
        if form is not None and self._noun(end) is None and (end == at or form[1] in ("participle", "ing", "base")):
            base = form[0]
            passive = passive and form[1] == "participle"
            end += 1
        else:
            word = self.lower[last]
            base = "be" if word in BE or word == "'s" else "get" if word in GET else "have" if word in HAVE else "do"
            passive, end = False, last + 1
        same = SAME_VERBS.get(base, base)
        kind = SAME_VERBS.get(f"{base}!", f"{same}!") if passive else same
        self.add(kind, at, end, value=self.lower[end - 1])
        return end

    def _behind(self, sign: int, at: int) -> int:
        """Give the first word at or behind a sign of the sentence."""
        places = range(at, len(self.words))
        return next((place for place in places if self.words[place].start() >= sign), len(self.words))


def recognised(context: Context, sentence: str, *, is_question: bool = False) -> RecognisedSentence | None:
    """Give what a sentence is made of; None where it is too long."""
    return Recognising(context, sentence, is_question=is_question).said()


def kinds_shown(tokens: Iterable[Recognised]) -> str:
    """Give the kinds of tokens in a row, as the table of sentences has them."""
    return " ".join(each.kind for each in tokens)
