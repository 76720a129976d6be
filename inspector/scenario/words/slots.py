"""The slots of sentences: players, objects, cards, numbers, kinds of counters, words in quotes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from inspector.cards import Card, listed_words, name_key, token_words, with_article
from inspector.cards.counter_kinds import counter_kinds_named, is_counter_kind, nearest_counter_kind
from inspector.reading import NUMBER_WORDS
from inspector.rules import is_designation
from inspector.scenario.words.cursor import Cursor, _Known
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.naming import OTHER_PEOPLE, THEIRS
from inspector.scenario.words.parts import ABOUT, As, Part, ReadParts, Said, Scene
from inspector.scenario.words.pointing import pointed_at, with_more
from inspector.scenario.words.short_names import is_vanguard, short_for
from inspector.scenario.words.tokens_said import tokens_at

_NUMBER = re.compile(r"[ ]*(-?[0-9]{1,15})(?![\w/])")
_QUOTED = re.compile(r'[ ]*"([^"\n]+)"')
_SHORTEST_PLURAL = 4
_AND = re.compile(r"[ ]*(?:, and|,|and)[ ]+(?!then\b)", re.IGNORECASE)


def player(key: str = "player") -> As:
    """A player by name; with two of them, "I" is the first and "my opponent" the other."""
    return As(key, players_at, lambda _, value: str(value))


# Who speaks calls nobody's things but the others' "his" or "theirs".
SPEAKERS = ("i", "we")
_FIRST_PLAYER = ("I", "we", "AP", "the active player", "active player", "player A", "player one", "player 1", "P1")
_SECOND_PLAYER = (
    "my opponent",
    "the opponent",
    "my opp",
    "the opp",
    "opponent",
    "opp",
    "NAP",
    "the nonactive player",
    "the non-active player",
    "player B",
    "player two",
    "player 2",
    "the other player",
    "the other guy",
    "non-active player",
    "nonactive player",
    "P2",
    *OTHER_PEOPLE,
    "a friend",
    "the enemy",
    "your opponent",
    "an opponent",
    "one of my opponents",
    "oppo",
)
_THIRD_PERSON = re.compile(r"(?:they|he|she)(?!\w)", re.IGNORECASE)
_SPEAKING = (_FIRST_PLAYER, _SECOND_PLAYER)


def players_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    """Give each player whom the words at a place mean, with the place behind them."""
    at = text.skipped(at)
    if at not in text.players:
        text.players[at] = tuple(_players(scene, text, at))
    if not text.players[at]:
        text.missed(at, "a player")
    yield from text.players[at]


def speaks_of_own(scene: Scene, text: Cursor) -> bool:
    """Whether a sentence begins with who speaks, or with what is theirs: "his" is then the other's."""
    begin = text.skipped(text.begin)
    end = max((end for end, _ in players_at(scene, text, begin)), default=begin)
    said = text.text[begin:end].strip().lower()
    return said in SPEAKERS or (end == begin and text.word(begin, "my", "") is not None)


def _players(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    players = scene.table.players
    pattern, meant = _said_of_players(players)
    found = pattern.match(text.text, at)
    if found is not None:
        yield found.end(), meant[" ".join(found[0].casefold().split())]
    third = _THIRD_PERSON.match(text.text, at) if scene.they else None
    if third is not None:
        yield third.end(), scene.they
    if scene.subject and at == scene.goes_on:
        yield at, scene.subject


@cache
def _said_of_players(players: tuple[str, ...]) -> tuple[re.Pattern[str], dict[str, str]]:
    """Give what matches the words for a player, longest first, and whom each of them means."""
    meant = {}
    if len(players) == 2:
        meant = {words.casefold(): name for name, said in zip(players, _SPEAKING, strict=True) for words in said}
    meant |= {name.casefold(): name for name in players}
    words = "|".join(re.escape(each) for each in sorted(meant, key=len, reverse=True))
    return re.compile(rf"(?<![\w'])(?:{words.replace(_BLANK, '[ ]+')})(?!\w)", re.IGNORECASE), meant


def players_said(players: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Give the words for each player, as sentences begin with them."""
    return tuple(_said_of_players(players)[1].items())


_THOSE = ("they", "them", "both", "both of them", "those", "they both", "these")
# As a regular expression has it.
_BLANK = re.escape(" ")


def objects_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    """Give the label of each object that the words at a place can mean, with the place behind them.

    Words that mean more than one object give none, and the text remembers which they could mean.
    """
    at = text.skipped(at)
    if at not in text.known:
        text.known[at] = _known(scene, text, at)
    found, wrong = text.known[at]
    if not found and wrong is not None:
        text.doubted(wrong)
    text.missed(at, "an object on the board")
    yield from found


def _known(scene: Scene, text: Cursor, at: int) -> _Known:
    quoted = _QUOTED.match(text.text, at)
    if quoted is not None:
        return ((quoted.end(), quoted[1]),), None
    several: WordsError | None = None
    found: list[tuple[int, str]] = []
    for end, words in text.spans(at):
        labels = scene.names.meant(words)
        if len(labels) > 1 and words.partition(" ")[0].lower() in THEIRS:
            labels = _of_who_acts(scene, text, words, labels)
        if len(labels) > 1 and text.is_loose:
            # What is said behind the name may tell which of them it is.
            found += [(last, label) for label in labels for last, _ in with_more(scene, text, end, label)]
        if len(labels) == 1:
            found.append((end, labels[0]))
        elif labels and several is None:
            phrases = tuple(scene.names.phrase(label) for label in labels)
            told = scene.names.told_apart(labels)
            which = f'{number_in_words(len(labels))} objects are called "{words}": {told}'
            several = WordsError(which, text.given, at, end, proposals=phrases)
    found += pointed_at(scene, text, at)
    if text.is_loose:
        found += [each for end, label in tuple(found) for each in with_more(scene, text, end, label)]
    if at == scene.goes_on and (scene.acted in scene.table.objects or scene.acted in scene.table.phased_out):
        found.append((at, scene.acted))
    return tuple(found), several


def _of_who_acts(scene: Scene, text: Cursor, words: str, labels: list[str]) -> list[str]:
    """Give those that are the acting player's: "Alice puts a counter on her Bears" means no other's.

    Who says "I" says "my" of their own, so that it is then the other's.
    """
    end, acting = max(players_at(scene, text, text.begin), default=(0, scene.they or scene.subject))
    if text.text[text.skipped(text.begin) : end].strip().lower() in SPEAKERS:
        acting = scene.they_behind(acting)
    mine = scene.names.of_player(words.partition(" ")[2], acting) if acting else []
    return mine if len(mine) == 1 else labels


def obj(key: str) -> As:
    """One object."""
    return As(key, objects_at, lambda scene, value: scene.names.phrase(value))


def spoken_of(key: str) -> Part:
    """One object that a sentence is about though another one acts, as in ``Clone is enchanted by Flight``."""
    return _SpokenOf(key)


class _SpokenOf:
    """An object as ``obj`` has it, which is kept as what the sentence is about."""

    def __init__(self, key: str) -> None:
        """Take the name of the field."""
        self.key = key

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read the object."""
        for end, label in objects_at(scene, text, at):
            yield end, {self.key: label, ABOUT: label}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say it."""
        return obj(self.key).say(scene, has)


def object_list(key: str) -> As:
    """Several objects, in their order."""
    return As(key, lists_at, _said_list)


def those_told(key: str) -> As:
    """One object or several, in their order."""
    return As(key, lists_at, lambda scene, value: listed_words([scene.names.phrase(label) for label in value]) or None)


def lists_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, list[str]]]:
    """Read one object or several, in their order, by their labels."""
    for them, _ in text.any_of(at, _THOSE) if scene.those else ():
        yield them, list(scene.those)
    both = text.word(at, "both", "")
    for end, labels in lists_at(scene, text, both) if both is not None else ():
        if len(labels) == 2:
            yield end, labels
    yield from _one_by_one(scene, text, at)
    for end, label in objects_at(scene, text, at):
        more = _AND.match(text.text, end)
        if more is not None:
            for last, rest in lists_at(scene, text, more.end()):
                # "Valki, God of Lies" is one, and not Valki and God of Lies.
                if more[0].strip() != "," or rest[0] != label:
                    yield last, [label, *rest]
        yield end, [label]


def _one_by_one(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, list[str]]]:
    """Read a name that is said as often as there are objects that bear it: ``Clone and Clone`` are both of them."""
    shown = scene.names.shown
    stop = text.text.find(". ", at)
    rest = text.text[at : stop if stop >= 0 else None].lower()
    if " and " not in rest and ", " not in rest:
        # Most sentences list nothing.
        return
    again = {name for name in shown.values() if name and _AND.match(text.text, text.word(at, name, "") or at)}
    for name in again:
        labels = [label for label, each in shown.items() if each == name and label in scene.table.objects]
        end, count = text.word(at, name, ""), 1
        while end is not None and count < len(labels):
            more = _AND.match(text.text, end)
            end, count = None if more is None else text.word(more.end(), name, ""), count + 1
        if end is not None and len(labels) > 1:
            yield end, labels


def _said_list(scene: Scene, value: Any) -> str | None:  # noqa: ANN401 - a list of labels
    phrases = [scene.names.phrase(label) for label in value]
    # What is named twice is asked back, so that no sentence says it.
    return listed_words(phrases) if len(phrases) > 1 and len({*value}) == len(value) else None


def card(key: str = "card") -> As:
    """A card by its name, of any face; written as the card has it."""
    return As(key, _cards, said_card)


def _cards(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    for end, words, found in card_names_at(scene, text, at):
        if is_one_card(scene, text, end, words, found):
            yield end, words if found is None else spelled_name(found, words)


def card_names_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str, Card | None]]:
    """Give the names of cards that begin at a place, longest first, with the card; what is in quotes has none."""
    quoted = _QUOTED.match(text.text, at)
    if quoted is not None:
        yield quoted.end(), quoted[1], None
        return
    at = text.skipped(at)
    spelled = tuple(tokens_at(scene, text, at))
    if at not in text.cards:
        found = ((end, words, scene.pool.find(words) or _of_several(scene, words)) for end, words in text.spans(at))
        text.cards[at] = tuple(each for each in found if each[2] is not None)
    yield from spelled
    yield from (each for each in text.cards[at] if each not in spelled and _is_meant(scene, text, at, each))
    text.missed(at, "the name of a card")


def _is_meant(scene: Scene, text: Cursor, at: int, found: tuple[int, str, Card | None]) -> bool:
    """Whether a name means the card of that name, and is neither short for others nor that of a Vanguard card."""
    end, words, card = found
    if card is None:
        return True
    others = short_for(scene.pool, words, card)
    problem = f'"{words}" is a card of its own, and people mean others by it' if others else ""
    if is_vanguard(words, card):
        problem = f'"{words}" alone is a Vanguard card; say the whole name of the one that is meant'
    if problem:
        text.doubted(WordsError(problem, text.given, at, end, (), (*others, f'"{card.front.name}"')))
    return not problem


def _of_several(scene: Scene, words: str) -> Card | None:
    """Give the card of a name in the plural: ``two Glorious Anthems``."""
    return scene.pool.find(words[:-1]) if words.endswith("s") and len(words) > _SHORTEST_PLURAL else None


def is_one_card(scene: Scene, text: Cursor, end: int, words: str, found: Card | None) -> bool:
    """Whether words in front of a place name one card: of "Forests" nobody knows how many there are."""
    if found is None or scene.pool.find(words) is not None:
        return True
    problem = f'"{words}" may be any number of them'
    text.doubted(WordsError(problem, text.given, end - len(words), end, (), (f"two {words}", f"three {words}")))
    return False


def spelled_name(found: Card, words: str) -> str:
    """Give the name by which a card was called, spelled as the card has it."""
    every = (found.name, *(face.name for face in found.faces))
    if words in every:
        return words
    said = token_words(words) if found.is_token else None
    if said is not None:
        return said
    return next((name for name in every if name_key(name) == name_key(words)), found.front.name)


def said_card(scene: Scene, value: Any) -> str:  # noqa: ANN401 - a name
    """Say the name of a card; one that reads back to another is in quotes."""
    found = scene.pool.find(value)
    if found is not None and found.is_token and token_words(value) == value:
        return with_article(value)
    plain = found is not None and spelled_name(found, value) == value and '"' not in value
    if found is not None and (is_vanguard(value, found) or short_for(scene.pool, value, found)):
        return f'"{value}"'
    return str(value) if plain else f'"{value}"'


def number(key: str) -> As:
    """A number, in words up to twenty."""
    return As(key, numbers_at, lambda _, value: number_in_words(value))


_COUNTS = {**{word: value for value, word in enumerate(NUMBER_WORDS)}, "a": 1, "an": 1, "another": 1, "no": 0}
_COUNTED = tuple(_COUNTS)


def numbers_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, int]]:
    """Read a number in digits or words; "a" and "an" are one."""
    del scene
    digits = _NUMBER.match(text.text, at)
    if digits is not None:
        yield digits.end(), int(digits[1])
        return
    for end, word in text.any_of(at, _COUNTED):
        if word not in NUMBER_WORDS[:2]:
            text.missed(at, "a number")
        yield end, _COUNTS[word]
    text.missed(at, "a number")


def number_in_words(value: int) -> str:
    """``three``, ``21``, ``-1``."""
    return NUMBER_WORDS[value] if 0 <= value < len(NUMBER_WORDS) else str(value)


def digits(key: str) -> As:
    """A number in digits."""
    return As(key, numbers_at, lambda _, value: str(value) if isinstance(value, int) else None)


def quoted(key: str) -> As:
    """Words in quotes."""
    return As(key, _quotes, lambda _, value: f'"{value}"' if '"' not in value and "\n" not in value else None)


def _quotes(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    del scene
    found = _QUOTED.match(text.text, at)
    if found is not None:
        yield found.end(), text.given[found.start(1) : found.end(1)]
    else:
        text.missed(at, "words in quotes")


# What is chosen is no name that something is given.
_BRACKETS = re.compile(r"[ ]*\((?!(?:naming|choosing|chosen|set to) )([^()\n]+)\)")


def name_in_brackets(key: str) -> As:
    """A name in brackets that an object is given at its making."""
    return As(key, _brackets, lambda _, value: f"({value})" if _BRACKETS.fullmatch(f"({value})") else None)


def _brackets(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    del scene
    found = _BRACKETS.match(text.text, at)
    if found is not None:
        yield found.end(), text.given[found.start(1) : found.end(1)].strip()


_ARTICLE = re.compile(r"^(?:an?|the|its controller's|their|my|his|her) ", re.IGNORECASE)
_REST = re.compile(r"[ ]*([^.;\n\"]+?)(?=[ ]*(?:[.;\n]|$))")


def designation(key: str) -> As:
    """A designation that the game knows, up to the end of the sentence: ``monstrous``, ``class level 2``."""

    def reads(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
        del scene
        found = _REST.match(text.text, at)
        # There is one Ring-bearer a player, and one commander: both are said with an article.
        begins = 0 if found is None else found.end(1) - len(_ARTICLE.sub("", found[1]))
        if found is not None and is_designation(text.text[begins : found.end(1)]):
            yield found.end(), text.given[begins : found.end(1)]
        else:
            text.missed(at, "a designation")

    return As(key, reads, lambda _, value: value if _REST.fullmatch(value) and is_designation(value) else None)


_COUNTERS = re.compile(
    r"[ ]*(?:(?:additional|extra|more|further|new|single)[ ]+)?"
    r"([^ ,.;\n\"]+(?: [^ ,.;\n\"]+)??) counters?\b",
    re.IGNORECASE,
)


# "With five loyalty" says the same.
_LOYALTY = re.compile(r"[ ]*(loyalty|defense)(?=[ ]*(?:[,.;?\n]|(?:and|on it|left|now)\b|$))", re.IGNORECASE)


def kinds_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    """Read the kind of a counter and the word counter; one that is very like a known kind may be misspelled."""
    found = _COUNTERS.match(text.text, at) or _LOYALTY.match(text.text, at)
    if found is None:
        text.missed(at, "a kind of counter")
        return
    if " " in found[1] and not is_counter_kind(found[1].lower()):
        # Of the few kinds with two words all are known; another word before a kind says something else of it.
        text.missed(at, "a kind of counter")
        return
    near = "" if is_counter_kind(found[1]) else nearest_counter_kind(found[1])
    if near and found[1] not in _named_on_cards(scene):
        text.missed(at, f'"{near}"')
        return
    yield found.end(), found[1]


def rows_of_counters_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, dict[str, int]]]:
    """Read counters of one kind or several, as ``two +1/+1 counters, one lore counter and one charge counter``."""
    none = text.word(at, "no counters", "a number of counters")
    if none is not None:
        yield none, {}
    for place, count in numbers_at(scene, text, at):
        for end, kind in kinds_at(scene, text, place):
            yield end, {kind: count}
            for behind, _ in text.any_of(end, ("and", ",", ", and")):
                for last, more in rows_of_counters_at(scene, text, behind):
                    if more and kind not in more:
                        yield last, {kind: count, **more}


def counters_in_words(counters: Mapping[str, int]) -> str:
    """Say how many counters there are of each kind, in their order, as they are read."""
    rows = [f"{number_in_words(n)} {kind} counter{'' if n == 1 else 's'}" for kind, n in counters.items()]
    return listed_words(rows or ["no counters"])


def _named_on_cards(scene: Scene) -> frozenset[str]:
    """The kinds of counters that the cards on the board name."""
    faces = (face for held in scene.table.objects.values() for face in held.base.faces)
    return counter_kinds_named(text for face in faces for text in face.paragraphs)


_CLAUSE = re.compile(r"[ ]*([^,.;\n\"]+?)(?=[ ]*(?:[,.;\n]|$))")


def rest_of_clause(key: str) -> As:
    """All words up to the next comma or the end of the sentence."""

    def reads(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
        del scene
        found = _CLAUSE.match(text.text, at)
        if found is not None:
            yield found.end(), text.given[found.start(1) : found.end(1)]

    return As(key, reads, lambda _, value: value if _CLAUSE.fullmatch(value) else None)
