"""Parts of the grammar, each by itself: what is called how, whose verbs no card has, what is asked and answered."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import NEWEST, Cast, new_table
from inspector.scenario import Replay
from inspector.scenario.words import WordsError, answers_to, board_from_words, read_further, read_so_far
from inspector.scenario.words.editions_said import edition_said, rules_words
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.short_names import is_vanguard, short_for
from tests.rules.playing import place, play

POOL = bundled_cards()


def named(*names: str) -> CardIndex:
    """A pool of cards of which nothing matters but their names."""
    return CardIndex(card_from_scryfall({"name": name, "type_line": "Instant"}) for name in names)


@pytest.mark.parametrize(
    ("short", "whole"),
    [
        ("Elesh Norn", ("Elesh Norn, Grand Cenobite", "Elesh Norn, Mother of Machines")),
        ("Minamo", ("Minamo, School at Water's Edge",)),
        ("Nicol Bolas", ("Nicol Bolas, Dragon-God", "Nicol Bolas, Planeswalker", "Nicol Bolas, the Ravager")),
        ("Sokenzan", ("Sokenzan, Crucible of Defiance",)),
        ("Takenuma", ("Takenuma, Abandoned Mire",)),
        ("Urborg", ("Urborg, Tomb of Yawgmoth",)),
        ("Delver", ()),
    ],
)
def test_a_card_that_is_called_as_others_are_for_short_may_mean_these(short: str, whole: tuple[str, ...]) -> None:
    pool = named(short, *whole)
    (card,) = (each for each in pool if each.name == short)
    assert short_for(pool, short, card) == short_for(pool, short.upper(), card) == whole
    # Only those that are known here, and only where the card is called just so.
    assert short_for(named(short, *whole[1:]), short, card) == whole[1:]
    other = card_from_scryfall({"name": f"{short} Land", "type_line": "Land"})
    assert short_for(pool, short, other) == ()


def test_a_vanguard_card_is_not_what_a_single_first_name_means() -> None:
    vanguard = card_from_scryfall({"name": "Karn", "type_line": "Vanguard", "layout": "vanguard"})
    legend = card_from_scryfall(
        {"name": "Karn", "type_line": "Legendary Creature — Golem", "power": "1", "toughness": "1"}
    )
    assert is_vanguard(" Karn ", vanguard)
    assert not is_vanguard("Karn the Silver", vanguard)
    assert not is_vanguard("Karn", legend)


MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]


@pytest.mark.parametrize(("number", "month"), list(enumerate(MONTHS, 1)), ids=str)
def test_an_edition_is_called_by_its_month_and_year(number: int, month: str) -> None:
    assert rules_words(msgspec.structs.replace(NEWEST, key=f"2031-{number:02}")) == f"Rules of {month} 2031"


@pytest.mark.parametrize(
    ("said", "key"),
    [
        (("June", "2025", None), "2025-06"),
        (("jun", "2025", None), "2025-06"),
        ((None, "2025", "06"), "2025-06"),
        ((None, "2011", None), "2011-09"),
        (("September", "2011", "09"), "2011-09"),
        (("July", "2025", None), None),
        ((None, "2025", "07"), None),
        ((None, "2012", None), None),
    ],
)
def test_an_edition_is_meant_by_month_and_year(said: tuple[str | None, str, str | None], key: str | None) -> None:
    found = edition_said(*said)
    assert (None if found is None else found.key) == key


ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]


@pytest.mark.parametrize("face_down", [False, True])
def test_of_many_that_look_alike_each_is_called_so_that_it_alone_is_meant(face_down: bool) -> None:
    """708.5: face down they are not called by what they are, and by their number as long as there is a word for it."""
    count = len(ORDINALS) + 2
    there = [place("Grizzly Bears", f"b{number}", face_down=face_down) for number in range(count)]
    names = TableNames(
        play(NEWEST.key, *there).table, {} if face_down else {f"b{n}": "Grizzly Bears" for n in range(count)}
    )
    called = [names.phrase(f"b{number}") for number in range(count)]
    kind = "face-down creature" if face_down else "Grizzly Bears"
    numbered = [f"the {ordinal} {kind}" for ordinal in ORDINALS]
    assert [names.meant(phrase) for phrase in called] == [[f"b{number}"] for number in range(count)]
    if face_down:
        assert called[: len(ORDINALS)] == numbered
    assert [names.meant(phrase) for phrase in numbered] == [[f"b{number}"] for number in range(len(ORDINALS))]


VERBS = [
    "exile",
    "destroy",
    "sacrifice",
    "counter",
    "return",
    "bounce",
    "tap",
    "untap",
    "flip",
    "transform",
    "copy",
    "steal",
    "regenerate",
    "attack",
    "block",
    "discard",
    "mill",
    "scry",
    "fight",
    "exhaust",
    "goad",
    "investigate",
    "manifest",
    "cloak",
]


@pytest.fixture(scope="module")
def beside_verbs() -> Replay:
    """A board where every verb of the game is the name of a card as well."""
    verbs = (card_from_scryfall({"name": verb.title(), "type_line": "Instant"}) for verb in VERBS)
    return board_from_words("Ana has Grizzly Bears on the battlefield.", CardIndex(verbs, beneath=POOL)).run


@pytest.mark.parametrize("verb", VERBS)
def test_what_the_game_does_casts_no_card_that_is_called_so(beside_verbs: Replay, verb: str) -> None:
    for said in (f"{verb}s", f"{verb}ed"):
        found = read_further(beside_verbs, f"Ben {said} Grizzly Bears.")
        assert not any(isinstance(action, Cast) for action in found.board.run.actions)


BEARS = "Ana has Grizzly Bears on the battlefield."
ANSWERS: list[tuple[str, str, str, str]] = [
    # 208.4b: base power and toughness are those before counters and before what adds to them or switches them.
    (
        f"{BEARS} Put two +1/+1 counters on it. Its power and toughness are switched until end of turn.",
        "What is its base power?",
        "Grizzly Bears' base power and toughness are 2/2",
        "Not computed",
    ),
    (
        f'{BEARS} Not read: "Its size is special now", about Grizzly Bears.',
        "What is its base power?",
        "Not computed: “Its size is special now” may change the base power",
        "are 2/2",
    ),
    ("Ana has Humility on the battlefield.", "What is its base size?", "Humility has no power and toughness now", "/"),
    # Who controls it is told where that is not its owner.
    (f"{BEARS} Ben gains control of Grizzly Bears.", "What happens to Grizzly Bears?", "controller is Ben", "owner"),
    (BEARS, "What happens to Grizzly Bears?", "power is 2", "controller"),
    (
        f"{BEARS} Grizzly Bears dies.",
        "What happens to Grizzly Bears?",
        "Grizzly Bears is in Ana's graveyard now",
        "Ben",
    ),
    # 700.4: only what goes from the battlefield to a graveyard dies.
    (f"{BEARS} Grizzly Bears dies.", "Does it die?", "Yes. Grizzly Bears is in Ana's graveyard now", "No"),
    (f"{BEARS} Grizzly Bears dies.", "Does it survive?", "No. Grizzly Bears is in Ana's graveyard now", "Yes"),
    (f"{BEARS} Grizzly Bears is exiled.", "Does it die?", "No. Grizzly Bears is", "Yes"),
    (f"{BEARS} Grizzly Bears is exiled.", "Does it survive?", "It does not die. Grizzly Bears is", "Yes"),
    # 205.3, 205.4: who asks for the types of a land means all that stands on its type line.
    ("Ana has Forest on the battlefield.", "What are its types?", "supertype is Basic", "power"),
    ("Ana has Forest on the battlefield.", "What are its types?", "subtype is Forest", "power"),
    (BEARS, "What is its size?", "Grizzly Bears' toughness is 2.", "types"),
    ("Ana has Forest on the battlefield.", "What is its size?", "Forest's card type is Land", "power"),
    # 201.2: a face that is not up is no name of it.
    ("Ana has Delver of Secrets on the battlefield.", "Is it Insectile Aberration?", "No", "Yes"),
    ("Ana has Delver of Secrets on the battlefield. It transforms.", "Is it Insectile Aberration?", "Yes", "No."),
]


@pytest.mark.parametrize(("board", "asked", "answer", "never"), ANSWERS)
def test_what_is_asked_of_a_board_is_answered(board: str, asked: str, answer: str, never: str) -> None:
    told = board_from_words(f"{board} {asked}", POOL)
    said = " ".join(answers_to(told.scenario, told.run, told.asks))
    assert answer in said
    assert never not in said


@pytest.mark.parametrize("asked", ["How big is it?", "What is its power?", "What is its toughness?", "Does it die?"])
def test_what_only_creatures_have_is_asked_of_the_creature(asked: str) -> None:
    found = read_so_far(f"{BEARS} Ben has Humility on the battlefield. {asked}", POOL)
    assert found.error is None
    assert {each.object for each in found.board.asks} == {"Grizzly Bears"}


@pytest.mark.parametrize(
    ("text", "word", "proposals"),
    [
        (
            f"{BEARS} {BEARS} Grizzly Bears is tapped.",
            "Grizzly",
            ("the first Grizzly Bears", "the second Grizzly Bears"),
        ),
    ],
)
def test_where_reading_stops_it_is_proposed_what_may_be_meant(text: str, word: str, proposals: tuple[str, ...]) -> None:
    with pytest.raises(WordsError) as stopped:
        board_from_words(text, POOL)
    assert stopped.value.found.partition(" ")[0] == word
    assert stopped.value.proposals[: len(proposals)] == proposals


def test_an_empty_table_has_no_names() -> None:
    assert TableNames(new_table(NEWEST, pool=POOL), {}).meant("Grizzly Bears") == []


STRANGE = 'Not read: "It is strange today", about'
LEGEND = "Ana has Titania, Voice of Gaea on the battlefield."
DOUBTED = (
    *(
        f"{BEARS} {STRANGE} Grizzly Bears. {asked}"
        for asked in (
            "What is its power?",
            "What is its base size?",
            "Is it green?",
            "Is it a 2/2?",
            "Does it have flying?",
            "Does it die?",
            "Does it survive?",
            "What happens to it?",
            "What is it?",
            "Where is it?",
            "Who controls it?",
            "How many creatures are there?",
            "Which creatures does Ana control?",
        )
    ),
    f"{LEGEND} {STRANGE} Titania, Voice of Gaea. Does the legend rule apply?",
    f"{BEARS} Ana has Flight on the battlefield. Flight is attached to it. {STRANGE} Flight. Is Flight attached to it?",
)


@pytest.mark.parametrize("text", DOUBTED)
def test_what_hangs_on_words_that_are_not_read_is_no_answer(text: str) -> None:
    """A wrong answer told with confidence is worse than none: every kind of answer says which words may change it."""
    told = board_from_words(text, POOL)
    said = list(answers_to(told.scenario, told.run, told.asks))
    assert said
    assert any("not computed" in each.lower() and "It is strange today" in each for each in said), said
    # Said before a value, so that nobody takes the value alone for the answer.
    assert not said[0].startswith(("Yes.", "No.")) or "may" in said[0]
    # The same without these words is answered.
    plain = board_from_words(
        text.replace(text[text.index(STRANGE) : text.index(". ", text.index(STRANGE)) + 2], ""), POOL
    )
    assert not any("not computed" in each.lower() for each in answers_to(plain.scenario, plain.run, plain.asks))
