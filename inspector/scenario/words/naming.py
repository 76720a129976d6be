"""What objects are called in sentences: as they are named now, as they were placed, by a name given to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any

from inspector.cards import CREATURE_TYPES, listed_words, name_key, possessive
from inspector.rules import GameObject, Table, characteristics, controllers_now, names_now

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_WHERE = {
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "library": "in the library",
    "exile": "in exile",
    "stack": "on the stack",
    "command": "in the command zone",
    "outside": "outside the game",
}
_SHORTEST = 3
# With these no name is short enough to mean what it begins.
_NO_NAMES = frozenset(("the", "all", "each", "every", "his", "her", "its", "their", "for", "out", "into"))
_TOKEN = " Token"
_FACE_DOWN = "the face-down creature"
_SUBTYPES_SAID = frozenset((*CREATURE_TYPES, "Aura", "Equipment", "Saga", "Room", "Vehicle"))
THEIRS = ("his", "her", "their", "its controller's")
# Whoever is spoken of by what they are to the speaker plays against them. A teammate does not.
OTHER_PEOPLE = (
    "my buddy",
    "my friend",
    "my mate",
    "my pal",
    "my bro",
    "my enemy",
    "my boyfriend",
    "my girlfriend",
    "my brother",
    "my sister",
    "my wife",
    "my husband",
    "my spouse",
    "my fiancé",
    "my fiancée",
    "my roommate",
    "my flatmate",
    "my housemate",
    "my classmate",
    "my cousin",
    "my nephew",
    "my niece",
    "my son",
    "my daughter",
    "my kid",
    "my dad",
    "my father",
    "my mom",
    "my mum",
    "my mother",
    "my uncle",
    "my aunt",
    "my neighbor",
    "my neighbour",
    "my colleague",
    "my coworker",
    "my co-worker",
    "my boss",
    "the guy next to me",
    "the player next to me",
    "the person next to me",
    "the player to my left",
    "the player to my right",
    "the guy across from me",
    "the player across from me",
)
_SPEAKERS = ("my", "ap's", "the active player's", "our", "player a's", "player one's", "player 1's", "p1's")
_OPPONENTS = (
    *(f"{who}'s" for who in OTHER_PEOPLE),
    "my opponent's",
    "my opponents",
    "the opponent's",
    "the other player's",
    "the other guy's",
    "player b's",
    "player two's",
    "player 2's",
    "p2's",
    "opponent's",
    "an opponent's",
    "my opp's",
    "the opp's",
    "opp's",
    "nap's",
    "the nonactive player's",
)
_POINTING = ("the", "that", "this", "a", "an", "said")


def _hidden_by(*causes: str) -> Callable[[GameObject], bool]:
    """Give what asks whether a permanent or a spell is face down by one of these, or by what nobody said."""
    in_play = ("battlefield", "stack")
    return lambda held: (
        held.face_down is not None and held.face_down.cause in (*causes, "effect") and (held.zone in in_play)
    )


def _is_a_copy(held: GameObject) -> bool:
    """Whether it was made a copy or became one; merging is no copying (730.2a)."""
    return bool(held.copy_of) or any(not copy.merged for copy in held.copies)


_STATES: dict[str, Callable[[GameObject], bool]] = {
    "flipped": lambda held: held.flipped,
    "transformed": lambda held: held.back_up,
    "tapped": lambda held: held.tapped,
    "untapped": lambda held: not held.tapped,
    "manifested": _hidden_by("manifest"),
    "cloaked": _hidden_by("cloak"),
    "morphed": _hidden_by("morph", "disguise"),
    "face-down": lambda held: held.face_down is not None,
    "face down": lambda held: held.face_down is not None,
    "melded": lambda held: held.is_melded,
    "prototyped": lambda held: held.cast_as == "prototype",
    "copied": _is_a_copy,
    "mutated": lambda held: bool(held.merged),
    "fully unlocked": lambda held: len(held.unlocked) > 1,
}
_STATE = re.compile(rf"(?:^|(?<= ))({'|'.join(_STATES)}) ", re.IGNORECASE)
_ADJECTIVE = re.compile(
    r"(?:^|(?<= ))(?:own|basic|poor|new|original|resulting|same|old|big|little) (?=\S)",
    re.IGNORECASE,
)
_NOUNS: dict[str, Callable[[GameObject], bool]] = {
    "spell": lambda held: held.is_spell,
    "token": lambda held: held.token and held.is_permanent,
    "copy": _is_a_copy,
    "permanent": lambda held: held.is_permanent,
    "morph": _hidden_by("morph", "disguise"),
    "manifest": _hidden_by("manifest"),
}
_NOUNS_SAID = frozenset(
    word
    for words in (*_NOUNS, *_SUBTYPES_SAID, "creature", "artifact", "enchantment", "land", "planeswalker")
    for word in (words.lower(), f"{words.lower()}s")
)


class TableNames:
    """The names of the objects of one table; ``placed`` are the names under which they came, by label."""

    def __init__(self, table: Table, placed: Mapping[str, str]) -> None:
        """Look at what lies on the table."""
        self.table = table
        self.placed = placed
        self._placed: dict[str, list[str]] = {}
        self._labels: dict[str, list[str]] = {}
        self._on_cards: dict[str, list[str]] | None = None
        self._known: dict[str, list[str]] = {}
        # What words of effects were found to do here, by the words and by who and what was spoken of before them.
        self.effects: dict[tuple[Hashable, ...], dict[str, Any] | None] = {}
        for label in (*table.objects, *table.phased_out, *table.gone, *table.refused):
            self._labels.setdefault(name_key(label), []).append(label)
        for label, name in placed.items():
            if label in table.objects or label in table.phased_out:
                self._placed.setdefault(name_key(name), []).append(label)

    # What they are called now is computed with all their values, and asked for last.

    @cached_property
    def shown(self) -> dict[str, str]:
        """The name of each object as it is now, by label."""
        return {label: " // ".join(names) for label, names in names_now(self.table).items()}

    @cached_property
    def _now(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for label, names in names_now(self.table).items():
            held = self.table.objects.get(label)
            every: Collection[str] = names
            if held is not None and held.token:
                # A Soldier Token is a Soldier to whoever speaks of it.
                every = {*names, self.shown[label], *(name.removesuffix(_TOKEN) for name in names)}
            elif len(names) > 1:
                every = {*names, self.shown[label]}
            for name in every:
                if name:
                    found.setdefault(name_key(name), []).append(label)
        return found

    @cached_property
    def _words(self) -> frozenset[str]:
        """All words of which names consist."""
        on_cards = (name for held in self.table.objects.values() for card in held.cards for name in card.names)
        return frozenset().union(*map(_words_of, (*self._now, *self._placed, *self._labels, *on_cards)))

    @cached_property
    def _ends_of_words(self) -> str:
        return f"{' '.join(self._words)} "

    def has_label(self, label: str) -> bool:
        """Whether something is, or was, known by a label."""
        return name_key(label) in self._labels

    def called(self, name: str) -> list[str]:
        """Give the labels of all objects that a name can mean, those first that bear it now or were given it."""
        key = name_key(name)
        if key == _FACE_DOWN.removeprefix("the "):
            return self.face_down()
        found = list(dict.fromkeys((*self._now.get(key, ()), *self._labels.get(key, ()))))
        return found or self._placed.get(key, []) or self._printed(key) or self._short(key)

    def _printed(self, key: str) -> list[str]:
        """Those of whose card a face has this name, though it does not show now."""
        if self._on_cards is None:
            self._on_cards = {}
            for held in self.table.objects.values():
                if len(held.cards) == 1 and held.face_down is None:
                    for name in _printed_keys(held.cards[0].names):
                        self._on_cards.setdefault(name, []).append(held.label)
        return self._on_cards.get(key, [])

    def _short(self, key: str) -> list[str]:
        """Those whose name begins with these words, as people call Delver of Secrets a Delver."""
        if len(key) < _SHORTEST or key in _NO_NAMES:
            return []
        # Most words stand in no name at all, which one look at all names together tells.
        every, plain = self._one_behind_the_other
        if f"\n{key} " in every or f"\n{key}," in every:
            return self._whose_name(lambda name: name.startswith((f"{key} ", f"{key},")))
        if f" {key} " in plain:
            # Others are called by words further back: the Citadel, the Bears.
            return self._whose_name(lambda name: f" {key} " in _without_commas(name))
        if len(key) > _SHORTEST and f"{key}\n" in every:
            # Tarmogoyf is "the goyf".
            return self._whose_name(lambda name: name.endswith(key))
        return []

    @cached_property
    def _one_behind_the_other(self) -> tuple[str, str]:
        """All names, each on a line, and the same without commas and between blanks."""
        names = (*self._now, *self._placed)
        return "\n".join(("", *names, "")), "\n".join(map(_without_commas, names))

    def _whose_name(self, is_such: Callable[[str], bool]) -> list[str]:
        """List the labels of those that have such a name, or came under one."""
        named = (each for names in (self._now, self._placed) for each in names.items())
        return list(dict.fromkeys(label for name, labels in named if is_such(name) for label in labels))

    def of_player(self, name: str, player: str) -> list[str]:
        """Give those of a player: what they control on the battlefield and the stack, what they own elsewhere."""
        return [label for label in self.called(name) if self._whose(label) == player]

    def face_down(self) -> list[str]:
        """Give the face-down permanents."""
        held = self.table.objects.values()
        return [each.label for each in held if each.face_down is not None and each.is_permanent]

    def _whose(self, label: str) -> str:
        held = self.table.objects.get(label)
        if held is None:
            return ""
        if held.zone not in ("battlefield", "stack"):
            return held.owner
        return controllers_now(self.table).get(label, held.controller)

    def phrases(self, label: str) -> Iterator[str]:
        """Give what an object can be called, the canonical way first: only what means no other is to be taken."""
        name = self.shown.get(label, "")
        if name:
            yield name
        elif label in self.face_down():
            # A label is made of the name of a card, which nobody may know.
            down = self.face_down()
            if len(down) == 1:
                yield _FACE_DOWN
            elif down.index(label) < len(ORDINALS):
                yield f"the {ORDINALS[down.index(label)]} {_FACE_DOWN.removeprefix('the ')}"
        plain = name.removesuffix(_TOKEN)
        numbered = bool(name) and re.fullmatch(rf"{re.escape(plain)}(?:{_TOKEN})? [0-9]+", label) is not None
        if not numbered:
            yield label
        if name:
            whose = self._whose(label)
            if whose:
                yield f"{possessive(whose)} {name}"
            alike = self.called(name)
            if label in alike and alike.index(label) < len(ORDINALS):
                yield f"the {ORDINALS[alike.index(label)]} {name}"
        yield label

    def can_stand_alone(self, label: str) -> bool:
        """Whether an object is there, so that a sentence of it alone reads back."""
        return label in self.table.objects or label in self.table.phased_out

    def phrase(self, label: str) -> str:
        """Give what an object is called in a sentence."""
        for phrase in self.phrases(label):
            if self.meant(phrase) == [label]:
                return phrase
        return f'"{label}"'

    def told_apart(self, labels: Sequence[str]) -> str:
        """Tell which objects several are: ``the first Clone (a copy of Delver of Secrets) and Ben's Clone``."""
        told = [self.phrase(label) + self._more(label) for label in labels]
        return listed_words(told)

    def _more(self, label: str) -> str:
        """Say what a name does not say: what it copies, where it is, whose it is."""
        held = self.table.objects.get(label)
        if held is None:
            return ""
        said = []
        own = held.cards[0].front.name if len(held.cards) == 1 else ""
        if held.merged:
            said.append("merged")
        elif held.copies and own and own != self.shown.get(label):
            said.append(f"the card {own}, now a copy")
        elif _is_a_copy(held):
            said.append(f"a copy of {self.shown.get(label) or 'something without a name'}")
        if held.token:
            said.append("a token")
        if held.face_down is not None:
            said.append("face down")
        whose = "" if self.phrase(label).startswith(f"{possessive(self._whose(label))} ") else self._whose(label)
        where = "" if held.zone == "battlefield" else f" {_WHERE.get(held.zone, held.zone)}"
        said.append(f"{possessive(whose)}{where}" if whose else where.strip())
        told = ", ".join(each for each in said if each)
        return f" ({told})" if told else ""

    def meant(self, phrase: str) -> list[str]:
        """Give the labels that a whole phrase can mean."""
        # Each form of a sentence asks for the same rows of words, and most mean nothing here.
        found = self._known.get(phrase)
        if found is None:
            found = self._known[phrase] = self._looked_for(phrase)
        return found.copy()

    def _looked_for(self, phrase: str) -> list[str]:
        if phrase.startswith('"'):
            return self._meant(phrase)
        phrase = " ".join(phrase.split())
        if not self._may_mean(phrase):
            return []
        found = self._meant(phrase)
        if found:
            return found
        state = _STATE.search(phrase)
        if state is not None:
            # "My flipped Graverobber" is none that is not flipped.
            holds = _STATES[state[1].lower()]
            held = ((label, self.table.objects.get(label)) for label in self.meant(_STATE.sub("", phrase, count=1)))
            return [label for label, each in held if each is not None and holds(each)]
        plain = _ADJECTIVE.sub("", phrase, count=1)
        if plain != phrase:
            return self.meant(plain)
        return self._meant(phrase[:-1]) if phrase.endswith("s") and len(phrase) > _SHORTEST else []

    def _may_mean(self, phrase: str) -> bool:
        """Whether the last word is one with which something here is called: most rows of words end otherwise."""
        last = name_key(phrase.rpartition(" ")[2]).strip(".,;:!?()")
        known = self._words
        if last in known or last in _NOUNS_SAID or (last.endswith("s") and last[:-1] in known) or last.isdigit():
            return True
        return len(last) > _SHORTEST and phrase.count(" ") < 3 and f"{last} " in self._ends_of_words

    def _meant(self, phrase: str) -> list[str]:
        if phrase.startswith('"') and phrase.endswith('"') and len(phrase) > 2:
            return [phrase[1:-1]]
        plain = self.called(phrase)
        if plain:
            return plain
        first, _, rest = phrase.partition(" ")
        if first.lower() in _POINTING and rest:
            ordinal, _, name = rest.partition(" ")
            if ordinal.lower() in ORDINALS:
                alike, place = self.called(name), ORDINALS.index(ordinal.lower())
                return alike[place : place + 1]
            found = self.called(rest) or self._of_a_kind(rest.lower())
            if found:
                return found
        return self._of_somebody(phrase)

    def _of_a_kind(self, noun: str) -> list[str]:
        """Those that a noun alone means: "the copy", "the spell", "the creature"."""
        held = self.table.objects.values()
        if noun in _NOUNS:
            return [each.label for each in held if _NOUNS[noun](each)]
        permanents = [each.label for each in held if each.is_permanent]
        if noun in ("creature", "artifact", "enchantment", "land", "planeswalker"):
            return [label for label in permanents if noun.capitalize() in characteristics(self.table, label).types]
        adjective, _, rest = noun.partition(" ")
        if rest and adjective in _STATES:
            held_so = {each.label for each in held if _STATES[adjective](each)}
            return [label for label in self._of_a_kind(rest) if label in held_so]
        if noun.title() in _SUBTYPES_SAID:
            # "The Angel", "my Equipment".
            return [label for label in permanents if noun.title() in characteristics(self.table, label).subtypes]
        return []

    def _of_somebody(self, phrase: str) -> list[str]:
        players = self.table.players
        first, _, rest = phrase.partition(" ")
        if first.lower() in THEIRS:
            # Whoever is spoken of: where several bear the name, nobody knows which is meant.
            return self.called(rest) or self._of_a_kind(rest.lower())
        pattern, whose = _whose_pattern(players)
        said = pattern.match(phrase)
        if said is None:
            return []
        player, rest = whose[said[1].lower()], phrase[said.end() :]
        return self.of_player(rest, player) or [
            label for label in self._of_a_kind(rest.lower()) if self._whose(label) == player
        ]


@cache
def _whose_pattern(players: tuple[str, ...]) -> tuple[re.Pattern[str], dict[str, str]]:
    """Give what matches words that say whose something is, longest first, and whose each says."""
    said = whose_words(players)
    words = "|".join(re.escape(each) for each, _ in said)
    return re.compile(rf"({words}) ", re.IGNORECASE), {each.lower(): player for each, player in reversed(said)}


@lru_cache(maxsize=4096)
def _words_of(name: str) -> frozenset[str]:
    return frozenset(word.strip(".,;:!?()") for word in name_key(name).split())


@lru_cache(maxsize=1024)
def _without_commas(name: str) -> str:
    return f" {name.replace(',', ' ').replace('  ', ' ')} "


@lru_cache(maxsize=1024)
def _printed_keys(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(name_key, names))


# In these words a pile is anybody's: who is spoken of may be either.
_ANYBODYS = frozenset(("", "his", "her", "their", "the", "its owner's"))
_PILES = frozenset(("hand", "graveyard", "library"))


def lies_where_said(players: tuple[str, ...], said: re.Match[str], held: GameObject) -> bool:
    """Whether something lies in the ``zone`` that words found name: in a pile only if they may call that its owner's.

    A card lies in no other player's library, hand or graveyard (400.3).
    """
    owners = (held.owner,) if held.zone in _PILES else players
    is_in_zone = held.zone == said["zone"].lower().removesuffix(" zone")
    return is_in_zone and any(says_whose_pile(players, said["whose"], owner) for owner in owners)


def says_whose_pile(players: tuple[str, ...], words: str | None, owner: str) -> bool:
    """Whether words such as ``my`` and ``Ben's`` may say that a pile is its owner's."""
    said = " ".join((words or "").lower().split())
    return said in _ANYBODYS or any(each.lower() == said and player == owner for each, player in whose_words(players))


def said_as_owner(player: str) -> tuple[str, ...]:
    """Give how somebody writes that something is a player's: ``James'``, and ``James's`` as well."""
    return tuple(dict.fromkeys((possessive(player), f"{player}'s")))


@cache
def whose_words(players: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Give the words that say whose something is, longest first; with two players the first one is who speaks."""
    found = [(whose, player) for player in players for whose in said_as_owner(player)]
    if len(players) == 2:
        found += [(word, players[0]) for word in _SPEAKERS]
        found += [(word, players[1]) for word in (*_OPPONENTS, "your")]
    return tuple(sorted(found, key=lambda each: len(each[0]), reverse=True))
