from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.library import FoundCard, Library, QueryError
from inspector.library.query import KEYS, is_plain
from tests.library.records import Shelf, normal

LIBRARY = Library(Path("/nonexistent/none.sqlite"))

# Names: the query, the first card, and the face of it that answers.
NAMES = [
    ("delver", "Delver of Secrets", 0),
    ("insectile", "Delver of Secrets", 1),
    ("Insectile Aberration", "Delver of Secrets", 1),
    ("secrets del", "Delver of Secrets", 0),
    ("fire // ice", "Fire", 0),
    ("fire/ice", "Fire", 0),
    ("ice", "Fire", 1),
    ("locker", "Bottomless Pool", 1),
    ("aang", "Avatar Aang", 1),
    ("tok-tok", "Akki Lavarunner", 1),
    ("toktok", "Akki Lavarunner", 1),
    ("urborg tomb", "Urborg, Tomb of Yawgmoth", 0),
    ("jaces", None, 0),
    ("markovs servant", "Chosen of Markov", 1),
    ("lightning bolt", "Lightning Bolt", 0),
    ("bolt", "Lightning Bolt", 0),
    ("brisela", "Brisela, Voice of Nightmares", 0),
    ("delvre", "Delver of Secrets", 0),
    ("insektile abberation", "Delver of Secrets", 1),
    ("huntmastr of the fels", "Huntmaster of the Fells", 0),
    ("assualt", "Assault", 0),
    ("chop down", "Giant Killer", 1),
    ("startled", "Startled Awake", 0),
    ("green goblin", "Norman Osborn", 1),
    ("lavaglide pathway", "Riverglide Pathway", 1),
]
# Conditions: the query, faces whose cards must be found, faces whose cards must not.
CONDITIONS: list[tuple[str, str, str]] = [
    ("t:werewolf", "Kruin Outlaw; Huntmaster of the Fells; Wildblood Pack", "Delver of Secrets; Human Soldier"),
    ("t:werewolf is:transform mv=3", "Kruin Outlaw; Daybreak Ranger", "Huntmaster of the Fells; Instigator Gang"),
    ("is:room", "Bottomless Pool; Hospital Room", "Fire; Dusk"),
    ("is:room mv=6", "Bottomless Pool; Surgical Suite", "Funeral Room"),
    ("is:modal", "Blackbloom Rogue; Norman Osborn; Hengegate Pathway", "Delver of Secrets; Fire"),
    (
        "is:transform t:planeswalker",
        "Garruk Relentless; Jace, Vryn's Prodigy",
        "Jace, the Mind Sculptor; Valki, God of Lies",
    ),
    ("is:flip", "Akki Lavarunner; Erayo's Essence", "Delver of Secrets"),
    ("is:split -is:room", "Fire; Cut; Wear", "Bottomless Pool"),
    ("is:meld", "Gisela, the Broken Blade; Brisela, Voice of Nightmares", "Archangel Avacyn"),
    ("is:meld mv=11", "Brisela, Voice of Nightmares", "Chittering Host; Gisela, the Broken Blade"),
    ("is:morph", "Exalted Angel; Den Protector", "Cloudform; Bubble Smuggler"),
    ("is:disguise", "Bubble Smuggler", "Exalted Angel"),
    ("is:aftermath", "Cut; Never; Dusk", "Fire; Wear"),
    ("is:fuse", "Wear; Alive", "Fire; Cut"),
    ("is:omen", "Dirgur Island Dragon", "Giant Killer"),
    ("is:adventure", "Giant Killer", "Dirgur Island Dragon"),
    ("layout:prepare", "Emeritus of Conflict", "Giant Killer"),
    ("layout:transform t:land", "Westvale Abbey; Legion's Landing", "Blackbloom Rogue"),
    ("faces>=2 t:artifact", "Chalice of Life; Tergrid's Lantern", "Bonesplitter"),
    ("faces=1 t:bear", "Grizzly Bears", "Wolfbitten Captive"),
    ("c:wubrg", "The Prismatic Bridge", "Avatar Aang"),
    ("c=ur is:split", "Fire; Turn; Expansion", "Research"),
    (
        "c:r t:god",
        "Birgi, God of Storytelling; Toralf, God of Fury",
        "Halvar, God of Battle; Alrund, God of the Cosmos",
    ),
    ("c=c t:land", "Darksteel Citadel; Vesuva", "Dryad Arbor; Grizzly Bears"),
    ("c:g t:land", "Dryad Arbor", "Bayou; Forest"),
    ("c:colorless t:drone", "Culling Drone", "Bad Moon"),
    ("id<=w t:angel", "Serra Angel", "Archangel Avacyn; Akroma, Angel of Fury"),
    ("m:{U/P}", "Phyrexian Metamorph", "Surgical Extraction"),
    ("m=1RR", "Kruin Outlaw; Chandra, Fire of Kaladesh", "Kargan Dragonlord; Blood Moon"),
    ("mv>=7 t:artifact", "Phyrexian Fleshgorger; Elbrus, the Binding Blade", "Juggernaut"),
    ("mv:odd t:bird", "Monastery Flock", "Shaile, Dean of Radiance"),
    ("pow>=9", "Withengar Unbound; Archdemon of Greed; Brisela, Voice of Nightmares", "Abhorrent Oculus"),
    ("pow>tou t:human t:werewolf", "Afflicted Deserter; Tormented Pariah", "Grizzled Outcasts"),
    ("tou=1+*", "Tarmogoyf", "Maro"),
    ("loy>=3 t:jace", "Jace, the Mind Sculptor", "Grizzly Bears"),
    ("def>=1 t:battle", "Invasion of Zendikar; Invasion of Kylem", "Grizzly Bears"),
    ("kw:flying c:u t:insect", "Insectile Aberration; Docent of Perfection", "Baithook Angler"),
    ("kw:daybound", "Brutal Cathar; Arlinn, the Pack's Hope", "Kruin Outlaw"),
    ("e:isd is:transform", "Delver of Secrets; Kruin Outlaw", "Huntmaster of the Fells; Brutal Cathar"),
    ("(t:elf or t:goblin) t:legendary", "Nissa, Vastwood Seer; Tok-Tok, Volcano Born", "Goblin Piker"),
    ("t:vampire -t:human -kw:madness", "Bloodline Keeper; Edgar, Charmed Groom", "Chosen of Markov; Voldaren Pariah"),
    ('t:"legendary creature" t:wizard c:u mv<=2', "Jace, Vryn's Prodigy", "Delver of Secrets"),
    ("garruk or arlinn", "Garruk Relentless; Arlinn Kord", "Jace, the Mind Sculptor"),
    ("huntmaster t:werewolf", "Huntmaster of the Fells", "Kruin Outlaw"),
    ('!"Fire"', "Fire", "Chandra, Fire of Kaladesh"),
    ('name:"of secrets"', "Delver of Secrets", "Search for Azcanta"),
    ("is:token t:wolf", "Wolf", "Wolfbitten Captive"),
    ("layout:flip t:enchantment", "Erayo's Essence; Kuon's Essence", "Akki Lavarunner"),
    ("not:transform t:planeswalker", "Jace, the Mind Sculptor; Valki, God of Lies", "Garruk Relentless"),
    ("o:flying mv=1 c:u t:aura", "Flight", "Control Magic"),
    # Within words, as they stand; with the name itself; beyond ASCII; and the signs of SQL's own patterns.
    ("o:ansfor", "Delver of Secrets; Kruin Outlaw", "Grizzly Bears"),
    ("o:LYIN t:aura", "Flight", "Control Magic"),
    ("t:aura -o:%", "Flight", "Grizzly Bears"),
]


def found(query: str) -> set[str]:
    return {face.name for match in LIBRARY.search(query, 10_000) for face in match.faces}


def test_there_are_at_least_sixty_queries() -> None:
    assert len(NAMES) + len(CONDITIONS) >= 60


@pytest.mark.parametrize(("query", "card", "face"), NAMES)
def test_a_name_as_a_judge_types_it_finds_the_card_first(query: str, card: str | None, face: int) -> None:
    matches = LIBRARY.search(query)
    if card is None:
        assert all(match.is_guess for match in matches)
        return
    assert (matches[0].faces[0].name, matches[0].face) == (card, face)


@pytest.mark.parametrize(("query", "wanted", "unwanted"), CONDITIONS)
def test_a_condition_finds_the_cards_that_a_judge_expects(query: str, wanted: str, unwanted: str) -> None:
    names = found(query)
    assert set(wanted.split("; ")) <= names
    assert not set(unwanted.split("; ")) & names
    for name in (*wanted.split("; "), *unwanted.split("; ")):
        assert LIBRARY.find(name) is not None, name


def test_results_are_ranked_exact_then_prefix_then_others_and_show_both_faces() -> None:
    matches = LIBRARY.search("fire")
    assert matches[0].name == "Fire // Ice"
    assert [face.name for face in matches[0].faces] == ["Fire", "Ice"]
    assert [face.mana_cost for face in matches[0].faces] == ["{1}{R}", "{1}{U}"]
    near = [match.nearness for match in matches]
    assert near == sorted(near)
    assert "Chandra, Fire of Kaladesh // Chandra, Roaring Flame" in [match.name for match in matches]


def test_a_name_of_just_these_words_goes_before_one_of_just_these_letters(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    names = ("Waste Land", "Wasteland", "Wasteland Viper")
    shelf.take([normal(name, number) for number, name in enumerate(names, 1)])
    assert shelf.names("wasteland") == ["Wasteland", "Waste Land", "Wasteland Viper"]
    assert shelf.names("WASTE land")[:2] == ["Waste Land", "Wasteland"]
    assert shelf.names("wastel")[0] == "Wasteland"
    library = shelf.open()
    spelled = [library.find_spelled(name) for name in ("wasteland", "Waste, Land", "waste-land")]
    library.close()
    assert [card.name for card in spelled if card] == ["Wasteland", "Waste Land", "Waste Land"]


def test_a_query_with_words_and_conditions_is_ranked_by_the_words() -> None:
    names = [match.name for match in LIBRARY.search("fire c:r")]
    assert names[0] == "Fire // Ice"
    assert "Chandra, Fire of Kaladesh // Chandra, Roaring Flame" in names[1:]


UNREADABLE = [
    ("t:elf (c:g", 6, "not closed"),
    ("t:elf c:g)", 9, "closes nothing"),
    ("t:elf foo:bar", 6, '"foo" is not a key'),
    ("t:", 0, "missing after t:"),
    ("is:nonsense", 0, '"is:nonsense" is not known'),
    ("mv>=three", 0, 'expected a number, found "three"'),
    ("c:purple", 0, '"purple" is not a color'),
    ('t:elf "not closed', 6, "quotation mark is not closed"),
    ("-(t:elf or )", 11, "missing"),
    ("t>elf", 0, "not with >"),
    ("o:/draw (a/", 0, "not closed"),
    ("t:elf r:mythic", 6, "does not keep rarities; leave r out"),
    ("f:modern", 0, "legal in which format"),
    ("pow>=1e999", 0, "expected a number"),
    ("(" * 25 + "t:elf" + ")" * 25, 20, "nested"),
    ("t:elf " * 100, None, "parts"),
    ("t:elf " * 1000, 1000, "may have 1000 characters"),
]


@pytest.mark.parametrize(("query", "at", "words"), UNREADABLE)
def test_a_query_that_cannot_be_read_says_where_and_why(query: str, at: int | None, words: str) -> None:
    with pytest.raises(QueryError) as refused:
        LIBRARY.search(query)
    assert words in str(refused.value)
    if at is not None:
        assert refused.value.start == at
    assert refused.value.start < refused.value.end


HOSTILE = [
    *("'; DROP TABLE card; --", '" OR "1"="1', "NEAR(a b)", "a AND NOT b", "face_text:x", 'o:"a" OR o:\'b', "* ^ *"),
    *(
        "o:NEAR",
        "o:a_b",
        "o:_",
        "a\u19b0b t:elf",
        "o:a\u1cf2b",
        'o:"""',
        "o:(",
        "e:%",
        "lang:'; --",
        "kw:\x00",
        "\u202e\u0000",
        "t:\ud800",
        "{T} + : - / *",
        "-",
        "--",
        "!",
    ),
]


@pytest.mark.parametrize("query", HOSTILE)
def test_the_syntax_of_data_bases_means_nothing_in_a_query(query: str) -> None:
    with suppress(QueryError):
        LIBRARY.search(query)
    assert LIBRARY.find("Delver of Secrets") is not None
    assert LIBRARY.notices == []


@pytest.mark.parametrize("query", ["", "   ", "///", "...", "\u202e"])
def test_a_query_without_letters_finds_nothing(query: str) -> None:
    assert LIBRARY.search(query) == ()


@pytest.mark.parametrize("query", ["fire or", "or", "fire or ice", "circle of protection: red", "tok-tok, volcano"])
def test_what_may_be_a_name_is_never_refused_while_it_is_typed(query: str) -> None:
    for length in range(len(query) + 1):
        LIBRARY.search(query[:length])


@pytest.mark.parametrize("query", ["delver", "circle of protection: red", "lim-dûl's", "sp//dr", "ach! hans, run!"])
def test_most_of_what_people_type_is_plain(query: str) -> None:
    assert is_plain(query)


PIECES = st.sampled_from(
    [
        *(f"{key}{sign}" for key in KEYS for sign in (":", "=", ">=", "!=")),
        "(",
        ")",
        '"',
        "-",
        "or",
        "!",
        "elf",
        "3",
        "wu",
        "{T}",
        "/",
        " ",
        "o:/a",
        "(b|c)*",
        "[^d]+",
        "{2,3}/",
        "\\b",
    ]
)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.one_of(PIECES, st.text(max_size=5)), max_size=12).map("".join))
def test_every_query_is_answered_or_refused_with_a_place(query: str) -> None:
    place = 0
    matches: tuple[FoundCard, ...] = ()
    try:
        matches = LIBRARY.search(query, 3)
    except QueryError as refused:
        place = refused.start
    assert len(matches) <= 3
    assert 0 <= place <= len(query)


def test_and_between_parts_changes_nothing() -> None:
    assert found("t:werewolf and c:g") == found("t:werewolf c:g") != set()


def test_an_empty_limit_gives_nothing() -> None:
    assert LIBRARY.search("fire", 0) == ()
