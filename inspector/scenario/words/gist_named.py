"""What a sentence names: cards and objects, by their names, parts of these and what stands before them."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Final

from inspector.cards import Card
from inspector.scenario.words.files import NICKNAMES
from inspector.scenario.words.gist_clause import LISTING
from inspector.scenario.words.gist_lexicon import (
    ASK_WORDS,
    BE,
    CARDS_FOR_NOUNS,
    CONDITIONS,
    DETERMINERS,
    HAVE,
    IDLE_WORDS,
    PRONOUNS,
    STATES,
    VERB_FORMS,
    word_set,
)
from inspector.scenario.words.gist_special import SAID_OTHERWISE, said_of_each
from inspector.scenario.words.gist_spelled import ToldToken, token_of, token_told
from inspector.scenario.words.gist_talk import EVERYDAY
from inspector.scenario.words.gist_things import Context, Noun, Recognised
from inspector.scenario.words.gist_vocabulary import (
    WORDS_AND_SIGNS,
    as_meant,
    is_everyday,
    phrases,
    qualities_said,
    words_known,
)
from inspector.scenario.words.gist_zones import whose_place_said
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.opponent_named import without_opponent_named
from inspector.scenario.words.slots import spelled_name

_TIMES: Final = re.compile(r"[1-9][0-9]?x")
# Before these a word says whose or which thing another stands for.
_OWNED: Final = frozenset(("my", "own", "his", "her", "'s"))
_DONE_TO: Final = word_set("on to of copies copying targeting with enchanting onto equipping enchants equips crews")
_BEHIND_NAME: Final = word_set(
    "and with on in flipped transformed copying under enchanted equipped was which that who then first"
)
_LACKS_APOSTROPHE: Final = re.compile(r"(\w{2,})s(?= \w)")
# With a word for somebody of whom nobody is sure who it is.
_ANYBODYS: Final = word_set("his her their")
# What may stand between a condition and its verb.
_SUBJECTS: Final = word_set("N P it PO PRED JOIN talk whose NUMBER")
_THIRD_PERSON: Final = word_set("he she they him")
_SPEAKING: Final = word_set("i me we myself my me: mine:")
_FIRST_PERSON: Final = re.compile(r"\b(?:I|my|me|mine)\b", re.IGNORECASE)
_FACE_DOWN_THINGS: Final = word_set("morph creature card permanent manifest thing one guy")
# Before these a kind of thing names the one thing of it that there is; not before what tells of kinds.
_THE_ONE: Final = word_set("the my his her their this that")
_OF_KINDS: Final = word_set("type types token tokens card cards named called spell spells creature creatures land")
_SAID_OF_MANY: Final = word_set("creature permanent card token")
_LONGEST: Final = 8
_LEAST_NAME: Final = 3
_LEAST_BEGUN: Final = 6
_NAME_ENDS: Final = re.compile(r"[\w'](?=[\s,.;:?!]|'s|$)")
_LONGEST_REST: Final = 40
# No longer sentence is rebuilt.
MOST_WORDS: Final = 90


class Naming:
    """Finds what a sentence names, word by word."""

    def __init__(self, context: Context, sentence: str, *, is_question: bool) -> None:
        """Take the sentence, without the sign at its end."""
        self.context = context
        self.is_question = is_question
        plain = sentence.translate(str.maketrans("\u2019\u2018\u2212\u00a0", "''- "))
        for pattern, otherwise in SAID_OTHERWISE:
            plain = pattern.sub(otherwise, plain)
        self.text = plain = said_of_each(without_opponent_named(plain, context.players))
        self.words = [*WORDS_AND_SIGNS.finditer(plain)][: MOST_WORDS + 1]
        self.lower = [as_meant(each[0]) for each in self.words]
        self.tokens: list[Recognised] = []
        self.known: list[Noun] = []
        self.stands_in = ""
        # Who is meant by "she" or "he": whoever was named last, or the other one than who speaks.
        self.they = context.they
        # Whose a place is that is named, by where its words begin.
        self.zones: dict[int, str] = {}

    def add(self, kind: str, at: int, end: int, noun: Noun | None = None, value: str = "") -> None:
        """Keep what stands from one word to another."""
        start, stop = self.words[at].start(), self.words[end - 1].end()
        if kind in ("P", "heading"):
            players, said = self.context.players, " ".join(self.lower[at:end])
            value = players[min(int(value), len(players) - 1)] if value.isdecimal() else value
            if said in _THIRD_PERSON:
                value = self.they or value
            elif value in players:
                others = [each for each in players if each != value]
                self.they = value if said not in _SPEAKING else others[0] if len(others) == 1 else ""
        if kind == "ZONE":
            self.zones[start] = whose_place_said(self.text[start:stop], self.context.players, self.they)
        self.tokens.append(Recognised(kind, self.text[start:stop], noun, value, (), start, stop))

    def _determined(self, at: int) -> int | None:
        """Take a noun with what stands before it: whose it is, how many, how it lies there."""
        said, end, word = Noun(), at, self.lower[at]
        while end < len(self.words) and self._noun(end) is None:
            behind = self._before_noun(said, end)
            if behind is None:
                return None
            end = behind
            hidden = self._hidden(said, end) if end < len(self.words) else None
            if hidden is not None:
                self.add("N", at, end + 1, hidden)
                return end + 1
        found = self._noun(end) if end < len(self.words) else None
        if found is None:
            return None
        behind, noun = found
        if self._lower_at(behind) in ("token", "tokens"):
            noun.is_token, behind = True, behind + 1
        if not noun.label and noun not in self.known:
            noun.whose, noun.count, noun.states, noun.is_another = said.whose, said.count, said.states, said.is_another
            self.known.append(noun)
        elif said.is_another:
            called = self.text[self.words[end].start() : self.words[found[0] - 1].end()]
            card = self.context.pool.find(called) or noun.card or self._card_of(noun)
            if card is None:
                return None
            noun = Noun(
                name=spelled_name(card, called), card=card, whose=said.whose, states=said.states, is_another=True
            )
        elif said.whose and noun.label:
            noun = self._of_whom(noun, said, is_own=self._lower_at(end - 1) == "own", is_sure=word not in _ANYBODYS)
        if noun.label:
            noun.said = (said.count, said.states)
        self.add("N", at, behind, noun)
        return behind

    def _of_whom(self, noun: Noun, said: Noun, *, is_own: bool, is_sure: bool) -> Noun:
        """Give whose a thing is said to be: "my Serra Angel" is not the only one that lies there, an opponent's."""
        theirs, card = self.context.names.of_player(noun.name, said.whose), self._card_of(noun)
        held = self.context.names.table.objects.get(noun.label)
        is_owner = held is not None and held.owner == said.whose
        if not theirs and card is not None and (is_own or (is_sure and not is_owner)):
            # "He puts his own Control Magic on it": not the one that lies there.
            return Noun(name=card.front.name, card=card, whose=said.whose, states=said.states, is_another=True)
        noun.label = theirs[0] if len(theirs) == 1 else noun.label
        return noun

    def _hidden(self, said: Noun, at: int) -> Noun | None:
        """Take some card for one of which only is told that it lies face down, where none lies there so."""
        lies = any(held.face_down is not None for held in self.context.names.table.objects.values())
        if "face-down" not in said.states or self.lower[at] not in _FACE_DOWN_THINGS or lies:
            return None
        card = self.context.pool.find("Exalted Angel")
        if card is None or any(each.states == ("face-down",) for each in self.known):
            return None
        if not self.stands_in:
            self.stands_in = f"takes “{self.lower[at]}” to be some card, {card.name}"
        said.name, said.card = card.front.name, card
        if self.context.is_disguised:
            said.states = ("cloaked",)
        self.known.append(said)
        return said

    def _before_noun(self, said: Noun, at: int) -> int | None:
        """Take one word that stands before a noun into what is said of it; None where it is no such word."""
        word, players = self.lower[at], self.context.players
        if word == "face" and self._lower_at(at + 1) == "down":
            said.states = (*said.states, "face-down")
            return at + 2
        phrase = self._phrase(at)
        if phrase is not None and phrase[1] == "whose":
            # Without anybody of whom it may be said, "his" is of two players the one who does not speak.
            other = players[1] if len(players) == 2 and word in ("his", "her", "their") else ""
            theirs = self.they or other if word in ("his", "her", "their") else ""
            said.whose = theirs if phrase[2] == "2" else players[min(int(phrase[2]), len(players) - 1)]
            return phrase[0]
        if _TIMES.fullmatch(word):
            said.count = int(word[:-1])
            return at + 1
        if self.words[at][0] in players and self._lower_at(at + 1) == "'s":
            said.whose = self.words[at][0]
            return at + 2
        if word in ("named", "called") and at > 0:
            return at + 1
        if self._is_named_behind(at):
            return at + 1
        if word in ("another", "second"):
            said.is_another = True
        elif word in STATES and at + 1 < len(self.words):
            said.states = (*said.states, *([STATES[word]] if STATES[word] else []))
        elif word not in ("i", "once") and number_said(word):
            said.count = number_said(word)
        elif word not in DETERMINERS:
            return None
        return at + 1

    def _is_named_behind(self, at: int) -> bool:
        """Whether a word says what kind of thing it is whose name follows: ``creatures named Thalia``."""
        behind = {*self.lower[at + 1 : at + 4]} & {"named", "called"}
        return bool(behind) and (
            self.lower[at] in qualities_said() or self.lower[at] in ("permanent", "card", "permanents")
        )

    def _card_of(self, noun: Noun) -> Card | None:
        held = self.context.names.table.objects.get(noun.label)
        return held.cards[0] if held is not None and len(held.cards) == 1 else None

    def _noun(self, at: int) -> tuple[int, Noun] | None:
        """Give the card or object that words name, longest first; or the token that they tell."""
        told = token_told(self.context.pool, self.text, self.words[at].start()) if self._is_token_near(at) else None
        if told is not None:
            return self._with_token(told)
        for end in range(min(at + _LONGEST, len(self.words)), at, -1):
            words = self.text[self.words[at].start() : self.words[end - 1].end()]
            if self.lower[end - 1] in (",", ";", ":", "'s", "and", "(") or self.lower[at] in (",", "and", "("):
                continue
            noun = self._meant(words, at, end)
            if noun is not None:
                # "A Merfolk" of a Merfolk Looter is no other Merfolk that lies there.
                made = (
                    token_of(self.context.pool, noun.card, self.text, self.words[end - 1].end())
                    if noun.card is not None
                    else None
                )
                if made is not None:
                    return self._with_token(made)
                more = self._noun(at + 1) if self.lower[at] in ("a", "an", "the") and end > at + 1 else None
                return None if more is not None and more[0] > end else (end, noun)
        return None

    def _is_token_near(self, at: int) -> bool:
        """Whether the word token follows soon, and no object on the table is called so."""
        near = {*self.lower[at + 1 : at + _LONGEST]} & {"token", "tokens"}
        return bool(near) and self.lower[at] not in DETERMINERS

    def _with_token(self, told: ToldToken) -> tuple[int, Noun]:
        """Take a token that is told; the second time it is the same."""
        if told.taken and not self.stands_in:
            self.stands_in = told.taken
        end = next((at for at, word in enumerate(self.words) if word.start() >= told.end), len(self.words))
        lies = self.context.names.meant(told.noun.name)
        if lies:
            return end, Noun(label=lies[0], name=told.noun.name)
        same = next((known for known in self.known if known.name == told.noun.name), None)
        return end, same or told.noun

    def _meant(self, words: str, at: int, end: int) -> Noun | None:
        # "Grizzly Bears' controller."
        words = words.rstrip("'")
        lower, single = words.lower(), end - at == 1
        if self._is_no_name(lower, at, single=single):
            return None
        of_kind = self._only_one_of_kind(lower, at) if single else None
        if of_kind is not None:
            return of_kind
        common = (
            single and self._is_common(lower, at, end) and not (lower == "clone" == words and self._is_named_clone(at))
        )
        begins = at == 0 and words[:1].isupper()
        # Within a sentence a capital makes a name of it.
        common = common and not (words[:1].isupper() and not begins and lower not in PRONOUNS)
        if begins and single and (lower in EVERYDAY or not self._goes_on(end)):
            return None
        if self._lower_at(end) not in ("token", "tokens"):
            for known in self.known:
                is_short = not common and not begins and _short_for(lower, known.name)
                # "Fire" of a Fire // Ice that is spoken of is that half of it.
                is_half = any(lower == name.lower() for name in known.names)
                if lower == known.name.lower() or (is_short and not is_half):
                    return known
        if common and (lower == words or (begins and not (lower == "clone" and self._is_verb_at(end)))):
            return None
        if single and words[:1].isupper() and not begins:
            begun = self._begun(lower)
            if begun is not None:
                return begun
        is_card = not common or lower == "clone"
        labels = self.context.names.meant(words) if is_card and lower not in qualities_said() else []
        if labels:
            name = self.context.names.shown.get(labels[0]) or labels[0]
            mine = [each for each in labels if self._is_of_card(each, lower)] if len(labels) > 1 else labels
            return Noun(label=mine[0], name=name) if len(mine) == 1 else None
        return self._card_meant(words, at)

    def _is_no_name(self, lower: str, at: int, *, single: bool) -> bool:
        """Whether words are "a creature" or "my own Clone", and not a name."""
        is_kind = self.lower[at] in ("a", "an") and lower.partition(" ")[2] in qualities_said()
        return is_kind or (self._lower_at(at + 1) == "own" and not single)

    def _only_one_of_kind(self, lower: str, at: int) -> Noun | None:
        """Give the one thing of a kind that is spoken of or lies there: "the Aura", "my land"."""
        behind = self._lower_at(at + 1)
        named = behind in _OF_KINDS or (at + 1 < len(self.words) and self.words[at + 1][0][:1].isupper())
        if named or self._lower_at(at - 1) not in _THE_ONE or lower not in qualities_said() or lower in _SAID_OF_MANY:
            return None
        table = self.context.names.table
        here = [label for label, held in table.objects.items() if held.zone == "battlefield"]
        lying = [Noun(label=label, name=self.context.names.shown.get(label) or label) for label in here]
        every = [*lying, *(each for each in self.known if not each.label)]
        found = [each for each in every if (card := each.card or self._card_of(each)) and lower in _kinds_of(card)]
        return found[0] if len(found) == 1 and found[0].count == 1 else None

    def _card_meant(self, words: str, at: int) -> Noun | None:
        """Give a card that lies nowhere yet: by its name, a part of it, or a noun for which one stands."""
        lower, single, capital = words.lower(), " " not in words, words[:1].isupper()
        as_verb = _said_as_verb(words) if capital and self.tokens[-1:] and self.tokens[-1].kind == "P" else ()
        for said in (words, words.removesuffix("s"), _with_apostrophe(words), *_with_comma(words), *as_verb):
            is_name = capital or (not is_everyday(lower) if not single else self._is_careless(lower))
            card = self.context.pool.find(said) if is_name and len(said) > 1 else None
            if card is not None:
                is_many = said == words.removesuffix("s") != words
                return Noun(name=spelled_name(card, said), card=card, is_many=is_many)
        begun = self._begun(lower) if single and (lower in NICKNAMES or lower in CARDS_FOR_NOUNS) else None
        if begun is not None:
            return begun
        card = self._short(words, at) if single else None
        if card is None and lower == "clone" and self._is_named_clone(at):
            card = self.context.pool.find("Clone")
        spoken = bool(self.known or self.context.names.table.objects)
        if lower == "guy" and spoken:
            # Whoever was spoken of last.
            return None
        if card is None and lower in CARDS_FOR_NOUNS and self._stands_for(at) and not self._lies_of_kind(lower):
            card = self.context.pool.find(CARDS_FOR_NOUNS[lower])
            if card is not None and not self.stands_in:
                self.stands_in = f"takes “{words}” to be {card.name}"
        return None if card is None else Noun(name=card.front.name, card=card)

    def _lies_of_kind(self, lower: str) -> bool:
        """Whether something of a kind lies there: of that is asked or told, whichever it is, and of no card for it."""
        kind = lower.removesuffix("s")
        here = [each for each in self.context.names.table.objects.values() if each.zone == "battlefield"]
        cards = [each.cards[0] for each in here if len(each.cards) == 1]
        return any(kind in _kinds_of(card) for card in cards)

    def _is_named_clone(self, at: int) -> bool:
        """Whether "clone" is the card: a Clone, or what copies something as a sentence begins."""
        before = self._lower_at(at - 1)
        return before in ("a", "my", "his", "her", "the") or (at == 0 and self._is_verb_at(at + 1))

    def _is_careless(self, lower: str) -> bool:
        """Whether a word in small letters may be a card's name: where nobody writes any name with a capital."""
        return self.context.is_careless and lower not in words_known()

    def _goes_on(self, at: int) -> bool:
        """Whether a sentence that begins with a name of one word may go on so."""
        word = self._lower_at(at)
        return not word or not word.isalpha() or self._is_verb_at(at) or word in _BEHIND_NAME or word in STATES

    def _is_verb_at(self, at: int) -> bool:
        word = self._lower_at(at)
        return word in VERB_FORMS or word in BE or word in HAVE

    def _is_of_card(self, label: str, lower: str) -> bool:
        """Whether a word means an object by the name of its own card, and not by what it became."""
        cards = self.context.names.table.objects[label].cards
        return any(_short_for(lower, name) or name.lower() == lower for card in cards for name in card.names)

    def _begun(self, lower: str) -> Noun | None:
        """Give the one object that a word of its card's name means, whatever it is called now."""
        if lower not in qualities_said() and self.context.names.meant(lower):
            return None
        table = self.context.names.table
        labels = [
            label
            for label, held in table.objects.items()
            if any(_short_for(lower, name) for card in held.cards for name in card.names)
        ]
        return (
            Noun(label=labels[0], name=self.context.names.shown.get(labels[0]) or labels[0])
            if len(labels) == 1
            else None
        )

    def _stands_for(self, at: int) -> bool:
        """Whether a noun names some thing: somebody's, or one to which something is done."""
        before = self._lower_at(at - 1)
        # "My creature Serra Angel", "my creature, Serra Angel": it is named.
        behind = at + 1 + (self._lower_at(at + 1) == ",")
        if behind < len(self.words) and self.words[behind][0][:1].isupper():
            return False
        return at == 0 or before in _OWNED or (before in ("a", "an") and self._lower_at(at - 2) in _DONE_TO)

    def _is_common(self, lower: str, at: int, end: int) -> bool:
        """Whether a word is one of the language sooner than a name."""
        known = (IDLE_WORDS, VERB_FORMS, BE, PRONOUNS, ASK_WORDS)
        return any(lower in each for each in known) or tuple(self.lower[at:end]) in phrases()

    def _short(self, word: str, at: int) -> Card | None:
        """Give the card that one word means among players, or with which the name of a legend begins."""
        nick = NICKNAMES.get(word.lower())
        if nick is not None and word != "Bob":
            return self.context.pool.find(nick)
        if not word[:1].isupper() or len(word) < _LEAST_NAME or word.lower() in qualities_said() or not word.isalpha():
            return None
        whole = self._named_whole(word)
        if whole is not None:
            return whole
        near = self.context.near(word)
        found = [each for each in near if each.startswith((f"{word},", f"{word} of "))]
        begun = [each for each in near if each.startswith(f"{word} ")]
        if self.text[self.words[at].end() :][1:2].isupper() and self.text[self.words[at].end()] == " ":
            # "Ancestral Katana" is another card than the one whose name begins so.
            begun = []
        if len(begun) == 1 and not found and len(word) >= _LEAST_BEGUN and word.lower() not in EVERYDAY:
            if not self.stands_in:
                self.stands_in = f"takes “{word}” to be {begun[0]}"
            return self.context.pool.find(begun[0])
        said = [each for each in found if each.lower() in self.text.lower()] or found
        # Of several legends of one first name nobody knows which is meant.
        return self.context.pool.find(said[0]) if len(set(said)) == 1 else None

    def _named_whole(self, word: str) -> Card | None:
        """Give the one card of which a word is the beginning where the sentence also gives its whole name."""
        found: dict[str, Card] = {}
        for begun in re.finditer(rf"\b{re.escape(word)}(?=,| of | the )", self.text):
            ends = [end.end() for end in _NAME_ENDS.finditer(self.text, begun.end(), begun.end() + _LONGEST_REST)]
            cards = (self.context.pool.find(self.text[begun.start() : end]) for end in reversed(ends))
            card = next((each for each in cards if each is not None), None)
            found |= {} if card is None else {card.name: card}
        return next(iter(found.values())) if len(found) == 1 else None

    def _phrase(self, at: int) -> tuple[int, str, str] | None:
        for name in self.context.players:
            if self.words[at][0] == name:
                return at + 1, "P", name
        if self.lower[at] == "your":
            # Who speaks of themself speaks to the other.
            return at + 1, "whose", "1" if _FIRST_PERSON.search(self.text) else "0"
        for end in range(min(at + _LONGEST, len(self.words)), at, -1):
            known = phrases().get(tuple(self.lower[at:end]))
            if known is not None and not (known == ("ask", "dies") and self._is_told_verb(at, end)):
                return (end, *known)
        return None

    def _is_told_verb(self, at: int, end: int) -> bool:
        """Whether "killed" tells that something was killed, and does not ask whether it is."""
        said = self.lower[at] in VERB_FORMS and end == at + 1
        return said and (
            not self.is_question or (bool(self.tokens) and self.tokens[-1].kind == "P") or self._is_given()
        )

    def _is_given(self) -> bool:
        """Whether a verb that follows is told by a condition, and not asked: "... if Humility and both Bears die?"."""
        before = [*takewhile(lambda token: token.kind != "JOIN" or token.value in LISTING, reversed(self.tokens))]
        is_all = all(token.kind in _SUBJECTS for token in before)
        begins = self.tokens[-len(before) - 1 :][:1]
        return bool(before and begins) and is_all and len(before) < len(self.tokens) and begins[0].value in CONDITIONS

    def _lower_at(self, at: int) -> str:
        return self.lower[at] if at < len(self.lower) else ""


def _with_apostrophe(words: str) -> str:
    """Give words with the apostrophe that people leave out: ``urzas saga``; empty without an s for it."""
    found = _LACKS_APOSTROPHE.sub(r"\1's", words)
    return found if found != words else ""


def _kinds_of(card: Card) -> frozenset[str]:
    """Give the card types and subtypes of a card's front face, in small letters."""
    line = card.front.type_line
    return frozenset(each.lower() for each in (*line.types, *line.subtypes))


def _said_as_verb(words: str) -> tuple[str, ...]:
    """Give the names of which words may be made as of a verb: "Disenchanted", "Path'd"."""
    endings = (each for each in ("'d", "'ed", "ed", "d", "es", "s") if words.endswith(each))
    changed = (f"{words.removesuffix(each)}y" for each in ("ies", "ied") if words.endswith(each))
    return (*(words.removesuffix(each) for each in endings), *changed)


def _with_comma(words: str) -> tuple[str, ...]:
    """Give words with the comma that people leave out of a legend's name: ``urborg tomb of yawgmoth``."""
    first, *rest = words.split(" ")
    if len(rest) <= 1 or "," in words:
        return ()
    return (f"{first}, {' '.join(rest)}", f"{first} {rest[0]}, {' '.join(rest[1:])}")


def _short_for(lower: str, name: str) -> bool:
    """Whether a word is one of a name's, as people call Grizzly Bears the Bears."""
    words = [each.strip(",").removesuffix("s") for each in name.lower().split()]
    return len(lower) >= _LEAST_NAME and lower.removesuffix("s") in words
