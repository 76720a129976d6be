"""Cards of which a sentence speaks though they are nowhere: whose each is, where it lies and what it is there with."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from inspector.cards import CardPool
from inspector.rules import controllers_now
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.faces_said import is_permanent_card
from inspector.scenario.words.files import NICKNAMES, NearNames
from inspector.scenario.words.gist_cards import is_equipment
from inspector.scenario.words.gist_lexicon import ASK_WORDS, DENYING, HAVE, IDLE_WORDS, JOINS, VERB_FORMS
from inspector.scenario.words.gist_talk import EVERYDAY
from inspector.scenario.words.gist_vocabulary import qualities_said
from inspector.scenario.words.naming import THEIRS, TableNames, whose_words
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.players_named import NEAR, NO_PLAYERS, SPEAKS, within_a_name
from inspector.scenario.words.slots import players_said, spelled_name
from inspector.scenario.words.text import SoFar

# No shorter word is the beginning of a name.
_SHORT: Final = 2
_ZONE_WORDS: Final = {
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "library": "in the library",
    "exile": "in exile",
    "stack": "on the stack",
}
_PLACE_BEHIND: Final = re.compile(
    r"[ ]*(?:in|on|from) (?:(?:\w+|my opponent's|the opponent's|an opponent's) )?"
    r"(?P<zone>hand|graveyard|yard|library|deck|exile|stack|battlefield)(?!\w)",
    re.IGNORECASE,
)
_WHOSE_PLACE: Final = re.compile(
    r"[^.;?\n]*? (?:in|from) (?P<whose>my opponent's|the opponent's|opponent's|my opp's|opp's|my|his|her|their|"
    r"[A-Z]\w+'s) "
    r"(?:hand|graveyard|yard|library|deck)(?!\w)",
)
_ONTO_BEHIND: Final = re.compile(r"[ ]*onto the battlefield(?!\w)", re.IGNORECASE)
_COUNTERS_BEHIND: Final = re.compile(
    r"[ ]*,?[ ]*(?:with|which has|that has|that already has|holding) (?P<all>(?:(?:an?|\d+|[a-z]+) "
    r")?[^ ,.;?\n]+ counters?)",
    re.IGNORECASE,
)
_STAGE_BEHIND: Final = re.compile(
    r"[ ]*,?[ ]*(?:on|at|with)(?: its)? (?:(?P<stage>chapter|level) (?P<n>\w+)|(?P<nth>\w+) chapter)(?!\w)",
    re.IGNORECASE,
)
_TOKEN_BEHIND: Final = re.compile(r"[ ]*tokens?(?!\w)", re.IGNORECASE)
_WORN_BEHIND: Final = re.compile(
    r" with (?:an? )?(?!\+|-)[^,.;?\n]+? (?:on it|attached(?: to it)?)(?!\w)", re.IGNORECASE
)
_DOOR_BEHIND: Final = re.compile(
    r"[ ]*,?[ ]*(?:with|which has|that has|has|which|that)(?: just| only)*"
    r" (?:(?P<both>both doors)|(?:the|its) (?P<half>left|right) door) unlocked",
    re.IGNORECASE,
)
_THEIRS: Final = re.compile(r"\b(?:his|her|their)(?: [\w-]+)?\s*$", re.IGNORECASE)
# With these verbs people speak of what is their own.
_ACTS: Final = re.compile(
    r"(?:^|[.;,\n?!]|\b(?:and|then|but|if|when|while|after|once|because|since|as|does|do|did|can|could|will|would)\b)"
    r"[ ]*(?P<who>[\w' ]+?) (?:also |then |later )?(?:attacks?(?: me)? "
    r"with|swings? with|blocks?(?: it)? with|taps?|equips?|"
    r"casts?|plays?|played|(?:flash(?:es|ed)?|drops?|dropped) in|drops?|dropped|"
    r"sacrifices?|unlocks?|transforms?|flips?|flipped|turns?|levels?(?: up)?|unmorphs?|animates?|"
    r"discards?|discarded|mills?|milled|cycles?|cycled|manifests?|manifested|cloaks?|cloaked|reveals?|revealed) "
    r"(?:an? |the |his |her |their )?$",
    re.IGNORECASE,
)
_TWO: Final = 2
_MOST_PLAYERS: Final = 4
# A sentence that names more cards that are nowhere is not mended by putting them there.
_MOST_NAMED: Final = 8
_ADJECTIVE: Final = re.compile(
    r"\b(flipped|transformed|face-down|face down|fully unlocked|prototyped|tapped|untapped|melded|"
    r"manifested|cloaked|fully locked) $",
    re.IGNORECASE,
)
# A name may be written in lower case where it has several words.
_BEGINNING: Final = re.compile(r"[A-Za-z][\w\'-]+")
# So sentences begin; no card is called so alone.
NO_CARD: Final = frozenset(
    (
        "My",
        "The",
        "If",
        "Is",
        "Does",
        "What",
        "How",
        "When",
        "Can",
        "His",
        "Her",
        "Their",
        "Opponent",
        "Then",
        "With",
        "In",
        "On",
        "Judge",
        "Judges",
        "Player",
        "Players",
        "Board",
        "Hello",
        "Question",
        "Quick",
        "Turn",
        "Say",
        "Suppose",
        "Both",
        "Each",
        "NAP",
        "Opp",
    )
)
_SOMEBODY: Final = re.compile(
    r"(?<!\b(?i:the) )(?<!\b(?i:my) )(?<!\b(?i:a) )(?<!\b(?i:an) )(?<!\b(?i:his) )(?<!\b(?i:her) )(?<!\b(?i:that) )"
    r"\b([A-Z][\w-]*) (?:has|controls|casts|plays|puts|clones|copies|chooses|owns|transforms|bounces|attacks|"
    r"resolves|uses|enchants|equips|manifests|attaches|gets|then|also)\b"
)
_BY: Final = re.compile(r"(?:(?<=controlled by )|(?<=cast by )|(?<=owned by )|(?<=activated by ))([A-Z][a-z]+)\b")
_WHOSE_ZONE: Final = re.compile(r"\b([A-Z][a-z]+)(?='s (?:graveyard|hand|library|side|board)\b)")
_WHOSE_CARD: Final = re.compile(r"\b([A-Z][a-z]+)'s (?=[A-Z])")
_LONGEST_NAME: Final = 8
# Nobody is "my Mishra".
_DETERMINED: Final = re.compile(r"\b(?:my|his|her|their|a|an|the|one|two|three) \Z", re.IGNORECASE)
# What else only a person does.
_ACTING: Final = frozenset(("pays", "paid", "asks", "asked", "swaps", "swapped", "wants", "says", "said", "wonders"))
_DOES: Final = re.compile(
    r"(?<!\b(?i:the) )(?<!\b(?i:my) )(?<!\b(?i:a) )(?<!\b(?i:an) )(?<!\b(?i:his) )(?<!\b(?i:her) )(?<!\b(?i:that) )"
    r"\b([A-Z][a-z]+) (?:also |then |just |now )?([a-z]+)"
)
# What no person does: who does it is a card that nobody here knows.
_ONLY_CARDS_DO: Final = frozenset(
    (
        "became",
        "becomes",
        "died",
        "dies",
        "entered",
        "enters",
        "etbs",
        "grows",
        "leaves",
        "persists",
        "phases",
        "shrinks",
    )
)
# A nickname of a card that people bear too.
_CALLED_SO: Final = frozenset(("Bob",))
_HEAD: Final = re.compile(r"(?:^|(?<=[.;!\n] )|(?<=\n))([A-Z][a-z]+): (?=[A-Z0-9])")
# These have something in them, and are nobody.
_PLACES: Final = frozenset(
    (*_ZONE_WORDS, *(f"{each}s" for each in _ZONE_WORDS), "battlefield", "yard", "yards", "board")
)
# "Maria Giant Growths her Bears."
_CARD_AS_VERB: Final = re.compile(
    r"\b([A-Z][a-z]+) ([A-Z][\w']*(?: (?:to |of |the )?[A-Z][\w']*)*?)(?:e?s|e?d|'d) (?:it|her|his|my|the|their|him)\b"
)
_COMMON_WORDS: Final = EVERYDAY | IDLE_WORDS | {*VERB_FORMS} | JOINS | ASK_WORDS | DENYING


_WORD_BEFORE: Final = re.compile(r"(?<![\w'])[A-Z][\w'-]+ $")


_WORN: Final = re.compile(r"\b(?:equipped|attached|bear(?:s|ing)|wear(?:s|ing)|carr(?:ies|ying))\b", re.IGNORECASE)


class Mention(NamedTuple):
    """A card that is named and lies nowhere: whose it is, where, and with what; ``lasting`` for a permanent card."""

    owner: str
    name: str
    lasting: bool
    zone: str
    behind: str


def cards_in(
    near: NearNames, pool: CardPool, text: str, found: SoFar, end: int, players: tuple[str, ...]
) -> list[Mention]:
    """Give the cards that a sentence names and that are nowhere."""
    names, at = TableNames(found.board.run.table, {}), found.at
    cursor = Cursor(text[:end])
    given: list[Mention] = []
    while len(given) < _MOST_NAMED and (capital := _BEGINNING.search(text, at, end)) is not None:
        start = capital.start()
        at = capital.end()
        for stop, words in cursor.spans(start):
            nick = NICKNAMES.get(words.lower()) if words == capital[0] else None
            card = pool.find(nick or words) or (
                pool.find(words[:-1]) if words.endswith("s") and words[0].isupper() else None
            )
            if words.islower() and " " not in words:
                # A word in lower case is a word.
                continue
            if (
                card is None
                and words == capital[0]
                and words not in NO_CARD
                and len(words) > _SHORT
                and not names.meant(words)
            ):
                alike = [name for name in near(words) if _may_be_short_for(words, name)]
                whole = _named_whole(pool, text, words)
                alike = [whole] if whole else alike
                card = pool.find(alike[0]) if alike and words not in players else None
                words = alike[0] if card is not None else words  # noqa: PLW2901 - it is called so from here on
            if card is not None:
                if not names.meant(words):
                    how = _ADJECTIVE.search(text[found.at : start])
                    state = "" if how is None else f"a {how[1].lower()} "
                    zone, behind = _said_behind(text, stop, end)
                    if _TOKEN_BEHIND.match(text, stop) is not None:
                        state = "a token "
                    worn = _WORN_BEHIND.match(text, stop, end)
                    name = f"{state}{nick or spelled_name(card, words)}{worn[0].rstrip() if worn is not None else ''}"
                    given.append(Mention(_owner(text, start, players), name, is_permanent_card(card), zone, behind))
                at = stop
                break
    return [_of_who_bears(each, given, pool, text[found.at : end], found) for each in dict.fromkeys(given)]


def _of_who_bears(mention: Mention, every: list[Mention], pool: CardPool, sentence: str, found: SoFar) -> Mention:
    """Give an Equipment of which nobody says whose it is to who controls what it is on (301.5)."""
    said = re.compile(rf"(?:\b(?:my|his|her|their)|'s) (?:\w+ )?{re.escape(mention.name)}(?!\w)", re.IGNORECASE)
    if said.search(sentence) is not None or _WORN.search(sentence) is None or not is_equipment(pool.find(mention.name)):
        return mention
    control = controllers_now(found.board.run.table)
    here = {who for label, who in control.items() if re.search(rf"(?<!\w){re.escape(label)}(?!\w)", sentence)}
    bearers = {each.owner for each in every if not is_equipment(pool.find(each.name))} or here
    bearers = bearers or ({control[found.last]} if found.last in control else set())
    return mention._replace(owner=next(iter(bearers))) if len(bearers) == 1 else mention


def _may_be_short_for(word: str, name: str) -> bool:
    """Whether a name begins with a word, or with more letters where the word is no type: "Angel" is no Angelic one."""
    begun, rest = name[: len(word)].lower(), name[len(word) : len(word) + 1]
    return begun == word.lower() and (not rest.isalpha() or word.lower() not in qualities_said())


def _named_whole(pool: CardPool, text: str, word: str) -> str:
    """Give the name that a text gives in full of which a word is the beginning; empty without one."""
    for begun in re.finditer(rf"\b{re.escape(word)}(?=,| of | the )", text):
        for _, words in Cursor(text).spans(begun.start()):
            if words != word and pool.find(words) is not None:
                return words
    return ""


def _said_behind(text: str, stop: int, end: int) -> tuple[str, str]:
    """Give where a card is said to be, and what it is there with, by the words behind its name."""
    place = _PLACE_BEHIND.match(text, stop, end)
    if place is not None:
        zone = place["zone"].lower()
        zone = {"yard": "graveyard", "deck": "library"}.get(zone, zone)
        return ("on the battlefield" if zone == "battlefield" else _ZONE_WORDS[zone]), ""
    if _ONTO_BEHIND.match(text, stop, end) is not None:
        # What somebody puts onto the battlefield lies elsewhere before.
        return "in hand", ""
    counters = _COUNTERS_BEHIND.match(text, stop, end)
    if counters is not None and not number_said(counters["all"].split()[-2]):
        said = counters["all"]
        return "", f", with {said if ' ' in said.rpartition(' ')[0] else f'a {said}'}"
    stage = _STAGE_BEHIND.match(text, stop, end)
    if stage is not None:
        count = number_said(stage["n"] or stage["nth"])
        kind = "level" if (stage["stage"] or "").lower() == "level" else "lore"
        return "", f", with {count} {kind} counters" if count else ""
    doors = _DOOR_BEHIND.match(text, stop, end)
    if doors is not None:
        return "", ", with both doors unlocked" if doors[
            "both"
        ] else f", with its {doors['half'].lower()} door unlocked"
    return "", ""


def _owner(text: str, start: int, players: tuple[str, ...]) -> str:
    """Give whose a card is by the words before its name; the first player's where none says so."""
    before = text[max(start - NEAR, 0) : start]
    for words, player in whose_words(players):
        if re.search(rf"\b{re.escape(words)}(?: [\w-]+)?\s*$", before, re.IGNORECASE):
            return player
    if len(players) > 1 and _THEIRS.search(before) is not None and SPEAKS.search(text) is not None:
        # Who speaks says so of what is the other's.
        return players[1]
    acts = _ACTS.search(before)
    if acts is not None:
        for words, player in players_said(players):
            if acts["who"].lower() == words.lower():
                return player
    place = _WHOSE_PLACE.match(text, start, start + 2 * NEAR)
    if place is not None:
        words = place["whose"].lower()
        if words in THEIRS:
            return _who_is_spoken_of(text, before, players)
        return next((player for said, player in whose_words(players) if said.lower() == words), players[0])
    return players[0]


def _who_is_spoken_of(text: str, before: str, players: tuple[str, ...]) -> str:
    """Give whose "his" graveyard is: the other's of two where nobody is named before it, or somebody says "I"."""
    said = players_said(players)
    named = [who for words, who in said if re.search(rf"(?<!\w){re.escape(words)}(?!\w)", before, re.IGNORECASE)]
    return players[1] if len(players) == _TWO and (not named or SPEAKS.search(text)) else (*named, players[0])[0]


def players_first(near: NearNames, text: str, found: SoFar, pool: CardPool, *, acting: bool = False) -> str:
    """Give the line that names the players whom a text names before anything lies on the board; empty without any.

    With ``acting``, whoever does anything that there is a verb for is one.
    """
    if found.board.scenario.actions or found.board.run.table.objects:
        return ""
    patterns = (_SOMEBODY, _WHOSE_CARD, _BY, _WHOSE_ZONE, *_heads(text))
    said = sorted((each for one in patterns for each in one.finditer(text, found.at)), key=re.Match.start)
    said = [each for each in said if each.re is not _WHOSE_CARD or not _is_of_a_thing(pool, near, text, each)]
    if acting:
        does = (
            each
            for each in _DOES.finditer(text, found.at)
            if each[2] in VERB_FORMS or each[2] in HAVE or each[2] in _ACTING
        )
        doers = (each for each in does if each[1].lower() not in _COMMON_WORDS)
        said = sorted((*said, *doers), key=re.Match.start)
        casters = (each for each in _CARD_AS_VERB.finditer(text, found.at) if pool.find(each[2]) is not None)
        said = sorted((*said, *casters), key=re.Match.start)
    every = (each[1] for each in said if not within_a_name(pool, text, each) and not _is_second_word(text, each))
    names = [name for name in dict.fromkeys(every) if name not in NO_PLAYERS and pool.find(name) is None][
        :_MOST_PLAYERS
    ]
    # A name in brackets was given to an object as it was made.
    names = [name for name in names if f"({name})" not in text and name.lower() not in (*qualities_said(), *_PLACES)]
    names = [name for name in names if not (_is_short_for_card(pool, text, name) or _is_of_a_card(text, name))]
    names = [
        name
        for name in names
        if not any(_begins_with(each, name, acting) and _is_called(each, name, text) for each in near(name))
    ]
    known = found.board.scenario.players
    if not names or set(names) <= set(known) or re.match(r"\s*players?:", text, re.IGNORECASE):
        return ""
    speaks = SPEAKS.search(text) is not None
    others = [name for name in known if name not in names][: max(2 - len(names), int(speaks))]
    # Who speaks of another by name is the first of the two.
    names = [*others, *names] if speaks else [*names, *others]
    return f"Players: {', '.join(names)}."


def _is_of_a_thing(pool: CardPool, near: NearNames, text: str, whose: re.Match[str]) -> bool:
    """Whether "Mishra's" begins a name that nobody here knows, and is no player's: no card that is known follows."""
    if _DETERMINED.search(text[: whose.start()]) is not None:
        return True
    words = re.match(r"[^.;?!\n]*", text[whose.end() :])
    spelled = [] if words is None else words[0].replace(",", " ,").split()
    starts = [" ".join(spelled[:count]).replace(" ,", ",") for count in range(1, min(len(spelled), _LONGEST_NAME) + 1)]
    if not starts or any(pool.find(each) is not None or each.casefold() in NICKNAMES for each in starts):
        return False
    # "Alice's Bears" are a card by one of its words.
    first = starts[0].casefold()
    return not any(first in re.findall(r"[\w'-]+", name.casefold()) for each in starts[:2] for name in near(each))


def _heads(text: str) -> tuple[re.Pattern[str], ...]:
    """Give the pattern of who heads a list, where two do: "Alice: Humility. Bob: Clone"."""
    heads = {each[1] for each in _HEAD.finditer(text) if each[1].lower() not in _COMMON_WORDS}
    return (_HEAD,) if len(heads) > 1 and heads.isdisjoint(NO_PLAYERS) else ()


def _is_second_word(text: str, somebody: re.Match[str]) -> bool:
    """Whether a word follows another with a capital: both are the name of a thing that nobody knows."""
    before = _WORD_BEFORE.search(text, 0, somebody.start(1))
    return before is not None and before[0].strip().lower() not in _COMMON_WORDS


def _is_short_for_card(pool: CardPool, text: str, name: str) -> bool:
    """Whether players call a card so, or the text has one of whose name it is a word."""
    if name.lower() in NICKNAMES and name not in _CALLED_SO:
        return True
    said = re.finditer(rf"(?<![\w'])({re.escape(name)})(?![\w'])", text)
    return any(within_a_name(pool, text, each) for each in said)


def _is_of_a_card(text: str, name: str) -> bool:
    """Whether a word is one of a longer name, as in "Sower of Temptation", or does what only a card does."""
    word = rf"(?<![\w'-]){re.escape(name)}(?![\w'-])"
    longer = rf"[A-Z][\w'-]+ of (?:the )?{word}|{word} of (?:the )?[A-Z]"
    does = any(each[1] == name and each[2] in _ONLY_CARDS_DO for each in _DOES.finditer(text))
    return does or re.search(longer, text) is not None


def _is_called(card: str, name: str, text: str) -> bool:
    """Whether a first name may be a legend's in a text: not where it owns cards, unless the text names the legend."""
    owns = re.search(rf"\b{re.escape(name)}'s [A-Z]", text) is not None
    return not owns or card.casefold() in text.casefold()


def _begins_with(card: str, name: str, acting: bool) -> bool:
    """Whether a card may be called by a name; who acts bears that of none but a legend."""
    begun = tuple(f"{name}{more}".casefold() for more in ((",", " of ", "'s ", " the ") if acting else ("",)))
    return card.casefold().startswith(begun)
