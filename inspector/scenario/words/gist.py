"""What a sentence most probably means that cannot be read: it is rebuilt in canonical words from what is recognised.

Nothing is taken so: it is proposed, as it is rebuilt, and a person accepts it. Where one word is neither recognised nor
known to tell nothing, or things stand in a row that no table has, nothing is rebuilt.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from inspector.cards import Card, listed_words
from inspector.scenario.words.gist_asked import questions_asked
from inspector.scenario.words.gist_deeds import DEEDS, Deed, NotRebuiltError, copies_others, way_onto
from inspector.scenario.words.gist_forms import BEHIND, OF_WHOM, ON_IT, TOLD, Shapes
from inspector.scenario.words.gist_lexicon import ASK_WORDS, DENYING, JOINS, word_set
from inspector.scenario.words.gist_talk import HAPPENS
from inspector.scenario.words.gist_tokens import Context, Noun, Recognised, RecognisedSentence, kinds_shown, recognised
from inspector.scenario.words.slots import number_in_words

_STRONG: Final = JOINS - {"or"}
_CONDITIONS: Final = word_set("when if while after once whenever because since where given assuming as")
_NO_VERBS: Final = word_set("""
    N P it ZONE DURATION JOIN PRED K COUNTERS CHANGE NUMBER ask with under over by as to of into attached bearing
    copying first second facedown faceup transformed whose abilities control
""")
_OF_A_BOARD: Final = word_set("N PRED K COUNTERS CHANGE ZONE")
_ASKED_ALONE: Final = frozenset(("K", "PRED", "ask"))
_MOST_REDUCED: Final = 6


class Rebuilt(NamedTuple):
    """A sentence in other words, and what these do that nobody sees in them: what is left out, what stands in."""

    words: str
    does: tuple[str, ...]


class Rebuilding:
    """Rebuilds one sentence: what it tells first, then what it asks."""

    def __init__(self, context: Context, said: RecognisedSentence) -> None:
        """Take what was recognised in the sentence."""
        self.context = context
        self.said = said
        self.told: list[str] = []
        self.asked: list[str] = []
        self.left_out = [*said.left_out]
        self.there: list[str] = []
        self.about: Noun | None = None
        self.asked_after: list[str] = []

    # Whole sentences.

    def sentences(self, *, is_question: bool) -> str:
        """Give the sentence in canonical words; raises NotRebuiltError."""
        chunks = _chunks(self.said.tokens)
        asking = False
        questions: list[list[Recognised]] = []
        subject: Recognised | None = None
        if any(join == "before" for join, _ in chunks) and (is_question or chunks[0][0] == "before"):
            raise NotRebuiltError
        for join, chunk in _in_order(chunks):
            row = chunk
            if is_talk(row) and (len(chunks) > 1 or not is_question):
                self.left_out.append(self.said.words_of(row))
                continue
            if (is_question and (_asks(row) or {each.kind for each in row} <= _ASKED_ALONE)) or (
                asking and join not in _CONDITIONS and not _tells(row)
            ):
                asking = True
                questions.append(row)
                continue
            if (
                subject is not None
                and row
                and row[0].kind not in ("N", "P", "it", "with", "under", "ZONE", "be", "COUNTERS")
            ):
                row = [subject, *row]
            self.tell(row)
            subject = next((each for each in row if each.kind in ("P", "N", "it")), subject)
        for row in questions:
            self.asked += questions_asked(self, row)
        if is_question and not self.asked:
            raise NotRebuiltError
        return " ".join([*self.told, *self.asked])

    def tell(self, chunk: list[Recognised]) -> None:
        """Say one row of things as sentences."""
        for row in self.readings(self.without_talk(chunk)):
            kept = [*self.told], [*self.there], self.about
            try:
                self._told(row)
            except NotRebuiltError:
                self.told, self.there, self.about = kept
                continue
            return
        raise NotRebuiltError

    def without_talk(self, chunk: list[Recognised]) -> list[Recognised]:
        """Give a row without words of everyday English that lead to it or stand behind it; what these deny counts."""
        begin, end = 0, len(chunk)
        while begin < end and chunk[begin].kind in _LEADING and chunk[begin].value not in _TURNING:
            begin += 1
        while end > begin and chunk[end - 1].kind == "talk" and chunk[end - 1].value not in _TURNING:
            end -= 1
        for row in (chunk[:begin], chunk[end:]):
            if row:
                self.left_out.append(self.said.words_of(row))
        return chunk[begin:end]

    def readings(self, chunk: list[Recognised]) -> Iterator[list[Recognised]]:
        """Give the ways in which a row may be meant: he and they are players or what was spoken of."""
        yield chunk
        swapped = [
            each._replace(kind="it") if each.kind == "P" and each.words.lower() in _EITHER else each for each in chunk
        ]
        if swapped != chunk:
            yield swapped

    def _told(self, chunk: list[Recognised]) -> None:
        until = next((" until end of turn" for each in chunk if each.kind == "DURATION"), "")
        row = chunk
        for _ in range(_MOST_REDUCED):
            shorter = self.reduced(row, ON_IT)
            if shorter is None:
                break
            row = shorter
        row = [self.resolved(each) for each in row]
        for _ in range(_MOST_REDUCED):
            plain = _listed([each for each in row if each.kind not in ("DURATION", "whose")] or row)
            does = TOLD.get(kinds_shown(plain))
            if does is not None:
                self._happens(does, plain, until)
                return
            shorter = self.reduced(row, BEHIND)
            if shorter is None:
                raise NotRebuiltError
            row = shorter
        raise NotRebuiltError

    def resolved(self, token: Recognised) -> Recognised:
        """Give a pronoun as what it means: what this sentence is about, or what was spoken of before it."""
        if token.kind != "it" and not (token.kind == "whose" and token.words.lower() in ("her", "him")):
            return token
        return token._replace(kind="N", noun=self.it())

    def it(self) -> Noun:
        """Give what was spoken of last; raises NotRebuiltError where there is nothing."""
        if self.about is not None:
            return self.about
        last = self.context.last
        if not last or last not in self.context.names.table.objects:
            raise NotRebuiltError
        return Noun(label=last, name=self.context.names.shown.get(last) or last)

    def those(self, row: list[Recognised]) -> list[Noun]:
        """Give what is meant where nothing is named: all that were spoken of together, or what was spoken of last."""
        table = self.context.names.table
        labels = [label for label in self.context.those if label in table.objects]
        said = {word for each in row for word in each.words.lower().split()}
        if self.about is None and len(labels) > 1 and _PLURAL & said:
            return [Noun(label=label, name=self.context.names.shown.get(label) or label) for label in labels]
        return [self.it()]

    def place_of(self, noun: Noun) -> str:
        """Give the place of an object, as sentences say it; empty where it is nowhere yet."""
        held = self.context.names.table.objects.get(noun.label)
        return "" if held is None else _PLACES.get(held.zone, held.zone)

    # What stands behind a noun.

    def reduced(self, row: list[Recognised], shapes: Shapes) -> list[Recognised] | None:
        """Take the first thing that is said of a noun out of a row, and tell it; None where there is none."""
        for shape, does in shapes:
            for at, token in enumerate(row):
                part = row[at : at + len(shape)]
                if tuple(each.kind for each in part) == shape and self._may_be(does, part):
                    kept = self.about
                    whom = part if shape in OF_WHOM else [each for each in part if each.kind != "P"]
                    self._happens(does, whom, "")
                    head = [] if does == "is there" and shape[0] != "N" else [token]
                    self.about = part[0].noun if head else kept
                    return [*row[:at], *head, *row[at + len(shape) :]]
        return None

    def _may_be(self, does: str, part: list[Recognised]) -> bool:
        nouns = [each.noun for each in part if each.noun is not None]
        if does in ("is put on", "is put on~"):
            what = nouns[0] if does == "is put on" else nouns[-1]
            return way_onto(self.card_of(what)) in ("attached", "spell")
        if does == "copies" and part[1].kind == "of":
            return copies_others(self.card_of(nouns[0]))
        return True

    # What happens.

    def _happens(self, does: str, row: list[Recognised], until: str) -> None:
        groups = [each.nouns for each in row if each.noun is not None]
        who = next((each.value for each in row if each.kind == "P"), "")
        first, second = [*groups, [], []][:2]
        if does.endswith("~"):
            first, second = second, first
        values = [each.value for each in row if each.kind in ("COUNTERS", "CHANGE", "K", "PRED", "ZONE")]
        DEEDS[does.removesuffix("~")](self, Deed(first, second, who, values, until))

    def say(self, words: str) -> None:
        """Add a sentence."""
        self.told.append(words)

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
        return noun.whose or who or self.context.players[0]

    def ref(self, noun: Noun) -> str:
        """Give what an object is called."""
        if noun.label:
            return self.context.names.phrase(noun.label)
        return f"the first {noun.name}" if noun.count > 1 else noun.name

    def put_there(self, noun: Noun, who: str = "", zone: str = "on the battlefield", counters: str = "") -> None:
        """Say that a card is somewhere, where it is nowhere yet."""
        if noun.label or (noun.name in self.there and not noun.is_another):
            if counters:
                self.say(f"Put {counters} on {self.ref(noun)}.")
            return
        self.there.append(noun.name)
        count = f"{number_in_words(noun.count)} " if noun.count > 1 else ""
        name = f"{noun.name}s" if count and not noun.name.endswith("s") else noun.name
        token = "a token " if noun.is_token and not count else ""
        state = f"a {' '.join(noun.states)} " if noun.states and not token and not count else ""
        behind = f", with {counters}" if counters else ""
        self.say(f"{self.owner(noun, who)} has {count}{token}{state}{name} {zone}{behind}.")


_PLURAL: Final = frozenset(("they", "them", "their", "both", "are"))
_PLACES: Final = {
    "battlefield": "on the battlefield",
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "exile": "in exile",
    "stack": "on the stack",
    "library": "in the library",
}
# What stands behind such a word is not what it would be without it.
_LEADING: Final = frozenset(("talk", "begin", "end", "NUMBER"))
_TURNING: Final = DENYING | word_set("against despite from in instead into like off out than up until without about")
_EITHER: Final = frozenset(("he", "she", "they", "him"))


def _listed(row: list[Recognised]) -> list[Recognised]:
    """Give a row in which a list of nouns is one."""
    found: list[Recognised] = []
    for token in row:
        if token.kind == "N" and found and found[-1].kind == "N" and _one_card(found[-1], token):
            # "An Insectile Aberration (a transformed Delver of Secrets)" is one.
            continue
        if token.kind == "N" and len(found) > 1 and found[-1].kind == "JOIN" and found[-2].kind == "N":
            found.pop()
            found[-1] = found[-1]._replace(others=(*found[-1].others, *token.nouns))
        else:
            found.append(token)
    return found


def _one_card(first: Recognised, second: Recognised) -> bool:
    cards = [each.noun.card for each in (first, second) if each.noun is not None]
    return len(cards) == 2 and cards[0] is not None and cards[0] == cards[1]


def is_talk(row: list[Recognised]) -> bool:
    """Whether a row tells and asks nothing of a board: words of everyday English, and players."""
    kinds = {each.kind for each in row}
    asks = {each.value for each in row if each.kind == "ask"} - {*ASK_WORDS, "everything"}
    if "ask" in kinds and "talk" not in kinds:
        return False
    return not asks and not kinds & (HAPPENS | _OF_A_BOARD)


def _asks(row: list[Recognised]) -> bool:
    kinds = [each.kind for each in row]
    return bool(kinds) and (
        "ask" in kinds
        or (kinds[0] in ("be", "do", "can", "have") and len(kinds) > 1 and kinds[1] in ("N", "it", "P", "PRED"))
    )


def _tells(row: list[Recognised]) -> bool:
    return any(each.kind not in _NO_VERBS for each in row) and row[0].kind in ("N", "P", "it")


def _chunks(tokens: tuple[Recognised, ...]) -> list[tuple[str, list[Recognised]]]:
    """Split a sentence into rows with a verb each; what has none belongs to the one before or behind it."""
    found: list[tuple[str, list[Recognised]]] = [("", [])]
    for token in tokens:
        if token.kind == "JOIN" and token.value in _STRONG:
            if found[-1][1]:
                found.append((token.value, []))
            elif token.value in _CONDITIONS or not found[-1][0]:
                found[-1] = (token.value, [])
        else:
            found[-1][1].append(token)
    rows = [each for each in found if each[1]]
    merged: list[tuple[str, list[Recognised]]] = []
    for join, row in rows:
        has_verb = any(each.kind not in _NO_VERBS for each in row) or any(
            each.kind in ("first", "second") for each in row
        )
        if merged and _only_noun(merged[-1][1]) and row[0].kind == "COUNTERS":
            merged[-1] = (merged[-1][0], [*merged[-1][1], Recognised("with", "with"), *row])
        elif (
            merged
            and not has_verb
            and row[0].kind == "N"
            and all(each.kind in ("N", "ZONE", "with", "COUNTERS", "attached") for each in row)
            and merged[-1][1][-1].kind in ("N", "COUNTERS", "ZONE", "JOIN")
            and join not in _CONDITIONS
        ) or (
            merged and _only_noun(merged[-1][1]) and has_verb and row[0].kind == "N" and join in ("and", ",", "plus")
        ):
            merged[-1] = (merged[-1][0], [*merged[-1][1], Recognised("JOIN", "and", None, "and"), *row])
        else:
            merged.append((join, row))
    return merged


def _in_order(chunks: list[tuple[str, list[Recognised]]]) -> list[tuple[str, list[Recognised]]]:
    """Give what happened after something, or while something was there, behind that."""
    found: list[tuple[str, list[Recognised]]] = []
    for join, row in chunks:
        if found and join in ("after", "while") and not _asks(found[-1][1]) and row[0].kind in ("N", "P", "be", "ZONE"):
            found.insert(len(found) - 1, ("", row))
        else:
            found.append((join, row))
    return found


def _only_noun(row: list[Recognised]) -> bool:
    return all(each.kind in ("N", "JOIN") for each in row)


def rebuilt(context: Context, sentence: str, *, is_question: bool) -> Rebuilt | None:
    """Give a sentence in canonical words, from all that is recognised in it; None where that is not all of it."""
    said = recognised(context, sentence)
    if said is None:
        return None
    work = Rebuilding(context, said)
    try:
        words = work.sentences(is_question=is_question)
    except NotRebuiltError:
        return None
    every = [*dict.fromkeys(work.left_out)]
    apart = [each for each in every if not any(each != other and each in other for other in every)]
    left_out = listed_words([f"“{each}”" for each in apart])
    does = [f"leaves out {left_out}"] if left_out else []
    return Rebuilt(words, (*does, *([said.stands_in] if said.stands_in else ())))
