from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from inspector.cards import Card, card_from_scryfall
from inspector.library import Nearness, bundled_cards
from inspector.library.all_names import AllNames, NamesOfFile
from inspector.library.folding import folded_all, folded_words
from inspector.library.gradual import at_once
from inspector.library.names import GivenNames, NameIndex, parts_of_names


def card(*names: str, layout: str = "split") -> Card:
    if len(names) == 1:
        return card_from_scryfall({"name": names[0], "type_line": "Instant"})
    faces = [{"name": name, "type_line": "Instant"} for name in names]
    return card_from_scryfall({"name": " // ".join(names), "layout": layout, "card_faces": faces})


class Match(NamedTuple):
    """A card that was found, the index of the face that matched, and how near its name is."""

    card: Card
    face: int
    nearness: Nearness

    @property
    def is_guess(self) -> bool:
        return self.nearness is Nearness.GUESS


class NameSearch:
    """The index of names over cards held in memory."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = list(cards)
        named = [
            (place, face, name)
            for place, held in enumerate(self._cards)
            for face, name in [(0, held.name), *enumerate(face.name for face in held.faces)]
        ]
        places, faces, names = zip(*named, strict=True)
        parts = at_once(parts_of_names(GivenNames(places, faces, folded_all(names)), [0] * len(self._cards)))
        self._index = AllNames([NamesOfFile(NameIndex(parts), 0, frozenset())])

    def find(self, query: str, limit: int = 50) -> tuple[Match, ...]:
        return tuple(Match(self._cards[one.card], one.face, one.nearness) for one in self._index.find(query, limit))


SEARCH = NameSearch(
    [
        card("Delver of Secrets", "Insectile Aberration", layout="transform"),
        card("Fire", "Ice"),
        card("Fireball"),
        card("Wall of Fire"),
        card("Chalice of Life"),
        card("Jötun Grunt"),
        card("Æther Vial"),
        card("Urza's Power Plant"),
        card("Hook-Haunt Drifter"),
        card("SP//dr"),
        card("Lim-Dûl's Vault"),
    ]
)


def names(query: str) -> list[str]:
    return [match.card.name for match in SEARCH.find(query)]


def first(query: str) -> tuple[str, Nearness]:
    match = SEARCH.find(query)[0]
    return match.card.faces[match.face].name, match.nearness


FOUND = [
    ("Delver of Secrets", "Delver of Secrets", Nearness.EXACT),
    ("delver", "Delver of Secrets", Nearness.PREFIX),
    ("INSECTILE", "Insectile Aberration", Nearness.PREFIX),
    ("insectile aberration", "Insectile Aberration", Nearness.EXACT),
    ("aberration", "Insectile Aberration", Nearness.INNER_PREFIX),
    ("secrets delver", "Delver of Secrets", Nearness.WORD_PREFIXES),
    ("sec del", "Delver of Secrets", Nearness.WORD_PREFIXES),
    ("jotun", "Jötun Grunt", Nearness.PREFIX),
    ("aether vial", "Æther Vial", Nearness.EXACT),
    ("urzas power", "Urza's Power Plant", Nearness.PREFIX),
    ("urza’s power", "Urza's Power Plant", Nearness.PREFIX),
    ("hook haunt", "Hook-Haunt Drifter", Nearness.PREFIX),
    ("hookhaunt", "Hook-Haunt Drifter", Nearness.PREFIX),
    ("lim-dul's vault", "Lim-Dûl's Vault", Nearness.EXACT),
    ("ball", "Fireball", Nearness.WITHIN),
    ("sp//dr", "SP//dr", Nearness.EXACT),
    ("sp/dr", "SP//dr", Nearness.EXACT),
    ("delvre", "Delver of Secrets", Nearness.GUESS),
    ("insektile abberation", "Insectile Aberration", Nearness.GUESS),
]


@pytest.mark.parametrize(("query", "name", "nearness"), FOUND)
def test_a_name_is_found_as_people_type_it(query: str, name: str, nearness: Nearness) -> None:
    assert first(query) == (name, nearness)


@pytest.mark.parametrize("query", ["Fire // Ice", "fire//ice", "fire/ice", "fire / ice", "fire ice"])
def test_one_stroke_or_two_are_alike_and_the_full_name_means_the_first_face(query: str) -> None:
    found = SEARCH.find(query)[0]
    assert (found.card.name, found.face, found.nearness) == ("Fire // Ice", 0, Nearness.EXACT)


def test_the_face_that_matched_is_told() -> None:
    assert SEARCH.find("insectile")[0].face == 1
    assert SEARCH.find("delver")[0].face == 0
    assert SEARCH.find("ice")[0].face == 1


def test_nearer_matches_come_first_and_each_card_once() -> None:
    assert names("fire") == ["Fire // Ice", "Fireball", "Wall of Fire"]
    assert names("ice") == ["Fire // Ice", "Chalice of Life"]


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        # A word of the name before one that only begins so, though that name is the shorter one.
        ("delver", ["Delver of Secrets", "Delver's Torch", "Jungle Delver", "A Delverine"]),
        ("urzas", ["Urza's Power Plant", "Urzasaurus"]),
        ("rat", ["Swarm of Rat", "Ox Ratel"]),
        # Of two letters nobody says that they are a word.
        ("ox", ["Oxen", "Ox Ratel"]),
    ],
)
def test_who_writes_a_whole_word_means_a_name_with_that_word(query: str, wanted: list[str]) -> None:
    found = [match.card.name for match in NameSearch(map(card, reversed(wanted))).find(query)]
    assert found == wanted


def test_guesses_are_only_made_where_nothing_is_spelled_right() -> None:
    assert not any(match.is_guess for match in SEARCH.find("fire"))
    assert all(match.is_guess for match in SEARCH.find("firrebal"))


def test_no_more_are_given_than_wanted() -> None:
    assert len(SEARCH.find("fire", limit=2)) == 2
    assert SEARCH.find("fire", limit=2) == SEARCH.find("fire")[:2]


@pytest.mark.parametrize("query", ["", "   ", "//", "'", "qqqqqqqqqqqqq"])
def test_nothing_is_found_for_nothing(query: str) -> None:
    assert SEARCH.find(query) == ()


def test_a_word_of_the_query_begins_no_word_twice() -> None:
    assert names("fire fire") != ["Fire // Ice"]


def test_folding_takes_away_case_accents_and_punctuation() -> None:
    assert folded_words("Lim-Dûl's  VAULT!") == ("lim", "duls", "vault")


@given(st.lists(st.text(st.sampled_from("aB -'/\n,é稲\N{EM DASH}"), max_size=8), max_size=5))
def test_many_texts_are_folded_as_each_alone(texts: list[str]) -> None:
    assert folded_all(texts) == [" ".join(folded_words(text)) for text in texts]


def test_every_face_of_every_bundled_card_is_found_first_by_its_name() -> None:
    search = NameSearch(bundled_cards())
    for held in bundled_cards():
        for face in held.faces:
            best = search.find(face.name)[0]
            assert best.nearness is Nearness.EXACT
            assert best.card.faces[best.face].name == face.name


@pytest.mark.parametrize("typed", ["insectileaberration", "agggrove", "ofthewilds"])
def test_letters_within_names_are_found_as_they_are_typed_and_taken_back(typed: str) -> None:
    names = folded_all([face.name for held in bundled_cards() for face in held.faces])
    places = range(len(names))
    index = NameIndex(at_once(parts_of_names(GivenNames(places, [0] * len(names), names), [0] * len(names))))
    begun = [typed[:end] for end in range(1, len(typed) + 1)]
    for letters in (*begun, *reversed(begun), *begun[::3]):
        assert index.cards_within(letters) == {place for place in places if letters in names[place].replace(" ", "")}


def test_a_very_long_query_is_answered() -> None:
    assert NameSearch(bundled_cards()).find("delver " * 100_000) is not None


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=40))
def test_any_text_may_be_asked_for(query: str) -> None:
    found = SEARCH.find(query)
    assert list(found) == sorted(found, key=lambda match: match.nearness)
    assert len({match.card.name for match in found}) == len(found)
