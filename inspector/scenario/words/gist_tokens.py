"""What of a sentence is recognised where it cannot be read: cards, players, verbs, places, numbers, what is asked.

Everything must be recognised or known to tell nothing; where one word is neither, there are no tokens.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from inspector.cards import Card, CardPool
from inspector.scenario.words.files import NICKNAMES, NearNames
from inspector.scenario.words.gist_lexicon import (
    ASK_WORDS,
    BE,
    CARDS_FOR_NOUNS,
    DENYING,
    DETERMINERS,
    DO,
    GET,
    HAVE,
    IDLE_WORDS,
    KEYWORDS,
    PRONOUNS,
    SAME_VERBS,
    STATES,
    VERB_FORMS,
    word_set,
)
from inspector.scenario.words.gist_talk import EVERYDAY
from inspector.scenario.words.gist_vocabulary import WORDS_AND_SIGNS, as_meant, kind_of_word, phrases, qualities_said
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.slots import number_in_words, spelled_name

_COUNTERS: Final = re.compile(
    r"(?:(?P<n>an?|no|one|its|\w+) )?(?P<kind>[+-][0-9]+/[+-][0-9]+|[a-z]+) counters?"
    r"(?: (?:on|left on) (?:it|him|her|them|each)(?= |$))?(?: left)?(?![\w])",
    re.IGNORECASE,
)
# Words before "counters" that are no kind.
_NO_KIND: Final = frozenset(("the", "its", "any", "many", "those", "these", "his", "her", "their", "what", "which"))
_DOORS: Final = re.compile(
    r"(?:only )?(?:(?:the|its|just the) )?(?P<half>both|left|right) (?:doors?|halves|half|sides?)"
    r"(?: (?:are|is|already))* (?:unlocked|open)(?!\w)",
    re.IGNORECASE,
)
# When or where people play, which tells nothing of what lies there.
_HOW_MANY: Final = r"(?:a|an|one|two|three|four|five|several|a few|some|a couple of|many|\d+)"
_WHICH: Final = (
    r"(?:the|a|an|my|his|her|their|our|that|this|very|same|next|last|previous|following|beginning|start|end|middle|of|local|"
    r"long|big|recent|multiplayer|commander|casual|own|opponent's|opp's|friday|saturday|sunday|night|magic|first|second|"
    r"main|final|current|draw)"
)
_OCCASION: Final = (
    r"(?:turn|step|upkeep|combat|phase|games?|tournament|store|shop|league|draft|match|round|evening|weekend|event|"
    r"prerelease|fnm|lgs|kitchen|pod|week|month|year|finals|beginning|start|middle)"
)
_WHEN: Final = re.compile(
    rf"(?:{_HOW_MANY} (?:turns?|minutes|rounds?|games?|days?|weeks?|years?) (?:ago|later|earlier|before)|"
    rf"since (?:about |around )?turn \w+|at (?:a|the|our|my)(?: \w+){{0,2}} table|"
    rf"(?:at|in|on|during|since|throughout|by|from|until)(?: {_WHICH}){{0,8}} {_OCCASION})(?![\w'-])",
    re.IGNORECASE,
)
# Before these a word says whose or which thing another stands for.
_OWNED: Final = frozenset(("my", "own", "his", "her"))
_DONE_TO: Final = word_set("on to copies copying targeting with enchanting onto equipping enchants equips crews")
_BETWEEN: Final = word_set("also then already just now still even both all ever recently currently finally later")
_LONGEST: Final = 8
_MOST_WORDS: Final = 90
_LEAST_NAME: Final = 3


@dataclass
class Noun:
    """An object or a card that a sentence names: its label where it lies somewhere, the name that it is called by."""

    label: str = ""
    name: str = ""
    card: Card | None = None
    whose: str = ""
    count: int = 1
    states: tuple[str, ...] = ()
    counters: list[str] = field(default_factory=list)
    is_token: bool = False
    is_another: bool = False


class Recognised(NamedTuple):
    """One thing that is recognised: what it counts as, its words, and what it means."""

    kind: str
    words: str
    noun: Noun | None = None
    value: str = ""
    # Others that are listed with the noun.
    others: tuple[Noun, ...] = ()
    start: int = 0
    end: int = 0

    @property
    def nouns(self) -> list[Noun]:
        """All that are named here."""
        return [] if self.noun is None else [self.noun, *self.others]


class RecognisedSentence(NamedTuple):
    """What is recognised in a sentence, and what of it tells nothing."""

    tokens: tuple[Recognised, ...]
    left_out: tuple[str, ...]
    # Which card stands for a thing of which nobody says which it is.
    stands_in: str = ""
    sentence: str = ""

    def words_of(self, row: Iterable[Recognised]) -> str:
        """Give the words of a row as they stand in the sentence."""
        places = [(each.start, each.end) for each in row]
        return self.sentence[min(places)[0] : max(end for _, end in places)]


class Context(NamedTuple):
    """On what a sentence is read: what lies where, which cards there are, who plays and what was spoken of last."""

    names: TableNames
    pool: CardPool
    near: NearNames
    players: tuple[str, ...]
    last: str = ""
    those: tuple[str, ...] = ()


class Recognising:
    """Recognises what a sentence is made of, from its first word to its last."""

    def __init__(self, context: Context, sentence: str) -> None:
        """Take the sentence, without the sign at its end."""
        self.context = context
        plain = sentence.translate(str.maketrans("\u2019\u2018\u2212\u00a0", "''- "))
        self.text = plain
        self.words = [*WORDS_AND_SIGNS.finditer(plain)][: _MOST_WORDS + 1]
        self.lower = [as_meant(each[0]) for each in self.words]
        self.tokens: list[Recognised] = []
        self.known: list[Noun] = []
        self.left_out: list[str] = []
        self.stands_in = ""

    def said(self) -> RecognisedSentence | None:
        """Give all that is recognised; None where a word is neither that nor tells nothing."""
        if not self.words or len(self.words) > _MOST_WORDS:
            return None
        at = 0
        while at < len(self.words):
            end = self._one(at)
            if end is None:
                return None
            at = end
        return RecognisedSentence(tuple(self.tokens), tuple(self.left_out), self.stands_in, self.text)

    def _one(self, at: int) -> int | None:
        """Take what begins at a word; gives the word behind it, or None where it is nothing that is known."""
        word, phrase = self.lower[at], self._phrase(at)
        lasts = phrase is not None and phrase[1] == "DURATION"
        if word in DENYING and not lasts:
            self._add("talk", at, at + 1, value=word)
            return at + 1
        when = None if lasts else _WHEN.match(self.text, self.words[at].start())
        if when is not None:
            behind = self._behind(when.end(), at)
            self._leave_out(at, behind)
            return behind
        for taken in (self._counters, self._determined):
            end = taken(at)
            if end is not None:
                return end
        if f"{word} {self._lower_at(at + 1)}" in KEYWORDS:
            self._add("K", at, at + 2, value=f"{word} {self._lower_at(at + 1)}")
            return at + 2
        if phrase is not None:
            end, kind, value = phrase
            if kind == "idle":
                self._leave_out(at, end)
            else:
                self._add(kind, at, end, value=value)
            return end
        return self._single(at, word)

    def _single(self, at: int, word: str) -> int | None:
        end = at + 1
        kind = kind_of_word(word)
        if kind == "verb":
            return self._verb(at)
        if kind == "idle":
            return end
        if kind:
            self._add(kind, at, end, value=word)
        elif word == "another" and self._lower_at(end) == "one" and self._last_noun() is not None:
            end += 1
            self._add("N", at, end, self._last_noun())
        else:
            return self._everyday(at, word)
        return end

    def _last_noun(self) -> Noun | None:
        """Give another one of what was named last."""
        last = self.known[-1] if self.known else None
        if last is None and self.context.last in self.context.names.table.objects:
            last = Noun(label=self.context.last)
        card = None if last is None else last.card or self._card_of(last)
        return None if card is None else Noun(name=card.front.name, card=card, is_another=True)

    def _everyday(self, at: int, word: str) -> int | None:
        """Take a word of everyday English."""
        if word not in EVERYDAY:
            return None
        self._add("talk", at, at + 1, value=word)
        return at + 1

    def _lower_at(self, at: int) -> str:
        return self.lower[at] if at < len(self.lower) else ""

    def _add(self, kind: str, at: int, end: int, noun: Noun | None = None, value: str = "") -> None:
        start, stop = self.words[at].start(), self.words[end - 1].end()
        said = self.text[start:stop]
        if kind == "P":
            players = self.context.players
            value = players[min(int(value), len(players) - 1)] if value.isdecimal() else value
        self.tokens.append(Recognised(kind, said, noun, value, (), start, stop))

    def _leave_out(self, at: int, end: int, *, tells: bool = True) -> None:
        if tells:
            self.left_out.append(self.text[self.words[at].start() : self.words[end - 1].end()])

    def _phrase(self, at: int) -> tuple[int, str, str] | None:
        for name in self.context.players:
            if self.words[at][0] == name:
                return at + 1, "P", name
        for end in range(min(at + _LONGEST, len(self.words)), at, -1):
            known = phrases().get(tuple(self.lower[at:end]))
            if known is not None:
                return (end, *known)
        return None

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
        self._add(kind, at, end, value=self.lower[end - 1])
        return end

    # What is named.

    def _counters(self, at: int) -> int | None:
        start = self.words[at].start()
        doors = _DOORS.match(self.text, start)
        if doors is not None:
            half = doors["half"].lower()
            self._add(
                "COUNTERS", at, at + 1, value="both doors unlocked" if half == "both" else f"its {half} door unlocked"
            )
            return self._behind(doors.end(), at)
        found = _COUNTERS.match(self.text, start)
        if found is None or found["kind"].lower() in _NO_KIND:
            return None
        said = (found["n"] or "a").lower()
        count = 1 if said in ("a", "an", "its", "the", "last") else number_said(said)
        end = self._behind(found.end(), at)
        if not count:
            return None
        kind = found["kind"].lower()
        plural = "" if count == 1 else "s"
        self._add("COUNTERS", at, end, value=f"{number_in_words(count)} {kind} counter{plural}")
        return end

    def _behind(self, sign: int, at: int) -> int:
        """Give the first word at or behind a sign of the sentence."""
        places = range(at, len(self.words))
        return next((place for place in places if self.words[place].start() >= sign), len(self.words))

    def _determined(self, at: int) -> int | None:
        """Take a noun with what stands before it: whose it is, how many, how it lies there."""
        said, end = Noun(), at
        while end < len(self.words) and self._noun(end) is None:
            behind = self._before_noun(said, end)
            if behind is None:
                return None
            end = behind
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
            noun = Noun(name=spelled_name(card, called), card=card, whose=said.whose, is_another=True)
        elif said.whose and noun.label:
            theirs = self.context.names.of_player(noun.name, said.whose)
            noun.label = theirs[0] if len(theirs) == 1 else noun.label
        self._add("N", at, behind, noun)
        return behind

    def _before_noun(self, said: Noun, at: int) -> int | None:
        """Take one word that stands before a noun into what is said of it; None where it is no such word."""
        word, players = self.lower[at], self.context.players
        phrase = self._phrase(at)
        if phrase is not None and phrase[1] == "whose":
            said.whose = "" if phrase[2] == "2" else players[min(int(phrase[2]), len(players) - 1)]
            return phrase[0]
        if self.words[at][0] in players and self._lower_at(at + 1) == "'s":
            said.whose = self.words[at][0]
            return at + 2
        if word in ("another", "second"):
            said.is_another = True
        elif word in STATES and at + 1 < len(self.words):
            said.states = (*said.states, *([STATES[word]] if STATES[word] else []))
        elif number_said(word) or word.isdecimal():
            said.count = max(number_said(word), 1)
        elif word not in DETERMINERS:
            return None
        return at + 1

    def _card_of(self, noun: Noun) -> Card | None:
        held = self.context.names.table.objects.get(noun.label)
        return held.cards[0] if held is not None and len(held.cards) == 1 else None

    def _noun(self, at: int) -> tuple[int, Noun] | None:
        """Give the card or object that words name, longest first."""
        for end in range(min(at + _LONGEST, len(self.words)), at, -1):
            words = self.text[self.words[at].start() : self.words[end - 1].end()]
            if self.lower[end - 1] in (",", ";", ":", "'s", "and", "(") or self.lower[at] in (",", "and", "("):
                continue
            noun = self._meant(words, at, end)
            if noun is not None:
                return end, noun
        return None

    def _meant(self, words: str, at: int, end: int) -> Noun | None:
        lower, single = words.lower(), end - at == 1
        common = single and self._is_common(lower, at, end)
        begins = at == 0 and words[:1].isupper()
        if self._lower_at(end) not in ("token", "tokens"):
            for known in self.known:
                if lower == known.name.lower() or (not common and not begins and _short_for(lower, known.name)):
                    return known
        if common and (lower == words or begins):
            return None
        labels = self.context.names.meant(words) if not common and lower not in qualities_said() else []
        if labels:
            name = self.context.names.shown.get(labels[0]) or labels[0]
            return Noun(label=labels[0], name=name) if len(labels) == 1 else None
        capital = words[:1].isupper()
        for said in (words, words.removesuffix("s")):
            card = self.context.pool.find(said) if capital or not single else None
            if card is not None:
                return Noun(name=spelled_name(card, said), card=card)
        card = self._short(words) if single else None
        if card is None and lower == "clone" and self._lower_at(at - 1) in ("a", "my", "his", "her", "the"):
            card = self.context.pool.find("Clone")
        if card is None and lower in CARDS_FOR_NOUNS and self._stands_for(at):
            card = self.context.pool.find(CARDS_FOR_NOUNS[lower])
            if card is not None and not self.stands_in:
                self.stands_in = f"takes “{words}” to be {card.name}"
        return None if card is None else Noun(name=card.front.name, card=card)

    def _stands_for(self, at: int) -> bool:
        """Whether a noun names some thing: somebody's, or one to which something is done."""
        before = self._lower_at(at - 1)
        return before in _OWNED or (before in ("a", "an") and self._lower_at(at - 2) in _DONE_TO)

    def _is_common(self, lower: str, at: int, end: int) -> bool:
        """Whether a word is one of the language sooner than a name."""
        known = (IDLE_WORDS, VERB_FORMS, BE, PRONOUNS, ASK_WORDS)
        return any(lower in each for each in known) or tuple(self.lower[at:end]) in phrases()

    def _short(self, word: str) -> Card | None:
        """Give the card that one word means among players, or with which the name of a legend begins."""
        nick = NICKNAMES.get(word.lower())
        if nick is not None and word != "Bob":
            return self.context.pool.find(nick)
        if not word[:1].isupper() or len(word) < _LEAST_NAME or word.lower() in qualities_said() or not word.isalpha():
            return None
        found = [each for each in self.context.near(word) if each.startswith((f"{word},", f"{word} of "))]
        return self.context.pool.find(found[0]) if found else None


def _short_for(lower: str, name: str) -> bool:
    """Whether a word is one of a name's, as people call Grizzly Bears the Bears."""
    words = [each.strip(",").removesuffix("s") for each in name.lower().split()]
    return len(lower) >= _LEAST_NAME and lower.removesuffix("s") in words


def recognised(context: Context, sentence: str) -> RecognisedSentence | None:
    """Give what a sentence is made of; None where a word is neither known nor tells nothing."""
    return Recognising(context, sentence).said()


def kinds_shown(tokens: Iterable[Recognised]) -> str:
    """Give the kinds of tokens in a row, as the table of sentences has them."""
    return " ".join(each.kind for each in tokens)
