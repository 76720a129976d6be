"""Boards in words: each action its canonical sentence, each sentence its action, and what people write besides."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from inspector.bundled import bundled_files
from inspector.cards import CardIndex, Color, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import EDITIONS, Action
from inspector.scenario import Scenario, read_scenario
from inspector.scenario.expectations import ObjectExpectation
from inspector.scenario.words import WordsError, alike, board_from_words, board_in_words, reader
from inspector.scenario.words.filters_said import as_lists
from inspector.scenario.words.forms import FORMS
from tests.house import ROOT
from tests.rules.random_games import kinds_of_actions
from tests.scenario.told_games import told_unlike

POOL = bundled_cards()
BOARD = """Ana has Delver of Secrets on the battlefield.
Ana has Grizzly Bears on the battlefield.
Ben has Clone in hand.
Ben has Smoky Lounge // Misty Salon on the battlefield, with its left door unlocked.
Ana has Flight (aura) on the battlefield.
Ben has Agadeem's Awakening in hand.
"""
EXAMPLES = sorted((ROOT.parent / "shared").rglob("*.scenario.json")) if (ROOT.parent / "shared").is_dir() else []


def plain(action: Action, first: str) -> Any:  # noqa: ANN401 - JSON values
    """An action without what means the same whether it is said or not."""
    record = msgspec.to_builtins(action)
    if record.get("player") == first and record["do"] != "choose":
        del record["player"]
    if record["do"] == "effect":
        # To add nothing to one of both is the usual.
        record["change"] = {key: value for key, value in record["change"].items() if value != "+0"}
    if len(record.get("objects", ())) == 1:
        record["object"] = record.pop("objects")[0]
    usual = {("counters", "count", 1), ("turn_face_down", "face_down", True), ("mutate", "on_top", True)}
    kept = {key: value for key, value in record.items() if isinstance(value, dict | list | tuple)}
    rest = {key: value for key, value in record.items() if key not in kept}
    return as_lists(kept | {key: value for key, value in rest.items() if (record["do"], key, value) not in usual})


def read(text: str) -> list[Any]:
    told = board_from_words(text, POOL)
    return [msgspec.json.decode(msgspec.json.encode(action)) for action in told.scenario.actions]


def last(sentence: str) -> dict[str, Any]:
    found: dict[str, Any] = read(BOARD + sentence)[-1]
    return found


def printed(*actions: dict[str, Any], edition: str = "2026-08") -> list[str]:
    scenario = Scenario(edition=edition, actions=tuple(msgspec.convert(each, Action) for each in actions))
    return board_in_words(scenario, POOL).split("\n")[1:]


SENTENCES: list[tuple[str, dict[str, Any]]] = [
    ("Delver of Secrets transforms.", {"do": "transform", "object": "Delver of Secrets"}),
    ("Delver of Secrets and Clone transform.", {"do": "transform", "objects": ["Delver of Secrets", "Clone"]}),
    ("All Humans transform.", {"do": "transform", "filter": {"subtypes": ["Human"]}}),
    ("Delver of Secrets converts.", {"do": "convert", "object": "Delver of Secrets"}),
    ("Grizzly Bears flips.", {"do": "flip", "object": "Grizzly Bears"}),
    ("Ben casts Clone.", {"do": "cast", "player": "Ben", "object": "Clone"}),
    ("Ben casts Clone, face down.", {"do": "cast", "player": "Ben", "object": "Clone", "face_down": True}),
    ("Ben casts Clone with X = 3.", {"do": "cast", "player": "Ben", "object": "Clone", "x": 3}),
    ("Ben casts Clone, bestowed.", {"do": "cast", "player": "Ben", "object": "Clone", "bestow": True}),
    ("Ben casts Clone, as a prototype.", {"do": "cast", "player": "Ben", "object": "Clone", "prototype": True}),
    (
        "Ben plays Agadeem's Awakening, back face up.",
        {"do": "play_land", "player": "Ben", "object": "Agadeem's Awakening", "face": "back"},
    ),
    (
        "Ben puts Clone onto the battlefield, tapped as a copy of Grizzly Bears, except its name is Bob, and it's 7/7.",
        {
            "do": "put_onto_battlefield",
            "player": "Ben",
            "object": "Clone",
            "tapped": True,
            "as_copy_of": "Grizzly Bears",
            "except": {"name": "Bob", "power": 7, "toughness": 7},
        },
    ),
    ("Clone goes to Ben's graveyard.", {"do": "move", "object": "Clone", "to": "graveyard"}),
    (
        "Grizzly Bears is exiled, face down.",
        {"do": "move", "object": "Grizzly Bears", "to": "exile", "face_down": True},
    ),
    ("Clone goes to the command zone.", {"do": "move", "object": "Clone", "to": "command"}),
    ("Clone leaves the game.", {"do": "move", "object": "Clone", "to": "outside"}),
    (
        "Ben unlocks the right door of Smoky Lounge.",
        {
            "do": "unlock",
            "player": "Ben",
            "object": "Smoky Lounge // Misty Salon",
            "half": "right",
            "by": "special action",
        },
    ),
    (
        "An effect locks the left door of Smoky Lounge.",
        {"do": "lock", "object": "Smoky Lounge // Misty Salon", "half": "left"},
    ),
    ("Grizzly Bears is turned face down.", {"do": "turn_face_down", "object": "Grizzly Bears"}),
    (
        "Grizzly Bears is turned face up, for its morph cost.",
        {"do": "turn_face_up", "object": "Grizzly Bears", "by": "morph"},
    ),
    ("Ben manifests Clone.", {"do": "manifest", "player": "Ben", "object": "Clone"}),
    ("Ben cloaks Clone.", {"do": "cloak", "player": "Ben", "object": "Clone"}),
    (
        "Delver of Secrets becomes a copy of Grizzly Bears until end of turn.",
        {"do": "become_copy", "object": "Delver of Secrets", "of": "Grizzly Bears", "until": "end of turn"},
    ),
    (
        "Ben creates a token that's a copy of Grizzly Bears (cub), except it isn't legendary.",
        {
            "do": "create_token_copy",
            "player": "Ben",
            "of": "Grizzly Bears",
            "as": "cub",
            "except": {"remove_supertypes": ["Legendary"]},
        },
    ),
    (
        "Put three +1/+1 counters on Grizzly Bears.",
        {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1", "count": 3},
    ),
    ("Remove one lore counter from Clone.", {"do": "counters", "object": "Clone", "kind": "lore", "count": -1}),
    ("Flight is attached to Grizzly Bears.", {"do": "attach", "object": "aura", "to": "Grizzly Bears"}),
    ("Grizzly Bears is tapped.", {"do": "tap", "object": "Grizzly Bears"}),
    ("All creatures are untapped.", {"do": "untap", "filter": {"types": ["Creature"]}}),
    ("Grizzly Bears phases out.", {"do": "phase_out", "object": "Grizzly Bears"}),
    (
        "Grizzly Bears and Delver of Secrets phase in.",
        {"do": "phase_in", "objects": ["Grizzly Bears", "Delver of Secrets"]},
    ),
    ("Ben chooses the name Clone.", {"do": "choose_name", "player": "Ben", "name": "Clone"}),
    ("For Clone, Ben chooses no counters.", {"do": "choose", "player": "Ben", "object": "Clone", "counters": {}}),
    (
        "For Clone, Ben chooses two +1/+1 counters, one lore counter and one charge counter.",
        {"do": "choose", "player": "Ben", "object": "Clone", "counters": {"+1/+1": 2, "lore": 1, "charge": 1}},
    ),
    ("For Clone, Ben chooses red.", {"do": "choose", "player": "Ben", "object": "Clone", "color": "R"}),
    (
        "For Clone, Ben chooses the creature type Elf.",
        {"do": "choose", "player": "Ben", "object": "Clone", "creature_type": "Elf"},
    ),
    ("Ben looks at Clone.", {"do": "look", "player": "Ben", "object": "Clone"}),
    ("Clone is revealed to Ben.", {"do": "reveal", "object": "Clone", "to": "Ben"}),
    ("It becomes night.", {"do": "day_night", "value": "night"}),
    ("It is Ben's turn.", {"do": "turn", "player": "Ben"}),
    ("Ben is at 12 life.", {"do": "life", "player": "Ben", "total": 12}),
    ("The turn ends.", {"do": "end_turn"}),
    ("State-based actions are checked.", {"do": "check_state"}),
    # A file may name what the game does not know; words for it stand in quotes, and no others are taken for one.
    ('Grizzly Bears becomes "blessed".', {"do": "designate", "object": "Grizzly Bears", "as": "blessed"}),
    ("Grizzly Bears becomes class level 2.", {"do": "designate", "object": "Grizzly Bears", "as": "class level 2"}),
    ("Grizzly Bears becomes monstrous.", {"do": "designate", "object": "Grizzly Bears", "as": "monstrous"}),
    (
        "Grizzly Bears is no longer saddled.",
        {"do": "designate", "object": "Grizzly Bears", "as": "saddled", "off": True},
    ),
    (
        "Grizzly Bears becomes paired with Delver of Secrets.",
        {"do": "designate", "object": "Grizzly Bears", "as": "paired", "with": "Delver of Secrets"},
    ),
    (
        'Of Clone it is true that "an opponent lost life this turn".',
        {"do": "condition", "object": "Clone", "says": "an opponent lost life this turn", "holds": True},
    ),
    (
        "Clone mutates onto Grizzly Bears, underneath.",
        # It is cast to mutate, which its owner does.
        {"do": "mutate", "player": "Ben", "object": "Clone", "onto": "Grizzly Bears", "on_top": False},
    ),
    (
        "Grizzly Bears gets +2/+2 and gains flying until end of turn. [Giant Growth]",
        {
            "do": "effect",
            "on": ["Grizzly Bears"],
            "until": "end of turn",
            "called": "Giant Growth",
            "change": {"power": "+2", "toughness": "+2", "add_abilities": ["Flying"]},
        },
    ),
    (
        "Creatures Ana controls get +1/+1 until end of turn.",
        {
            "do": "effect",
            "filter": {"types": ["Creature"], "controller": "Ana"},
            "until": "end of turn",
            "change": {"power": "+1", "toughness": "+1"},
        },
    ),
    ('Not read: "something happened".', {"do": "not_read", "says": "something happened"}),
    (
        'Not read: "the Bears ate it", about Clone and Grizzly Bears.',
        {"do": "not_read", "says": "the Bears ate it", "objects": ["Clone", "Grizzly Bears"]},
    ),
    ("Ben gains control of Grizzly Bears.", {"do": "effect", "on": ["Grizzly Bears"], "change": {"control": "Ben"}}),
]


def ends_rightly(sentence: str) -> str:
    """The name of what an effect comes from stands before the full stop."""
    return re.sub(r"\. (\[[^]]*\])$", r" \1.", sentence)


@pytest.mark.parametrize(("sentence", "action"), SENTENCES, ids=[sentence for sentence, _ in SENTENCES])
def test_each_action_is_its_sentence_and_each_sentence_its_action(
    sentence: str, action: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Who looks for every form at every place takes several times as long: only what is wrong is looked at so.
    monkeypatch.setattr(reader, "sentence_of_any_form", lambda *_: pytest.fail("not read by the words that it has"))
    sentence = ends_rightly(sentence)
    assert as_lists(last(sentence)) == as_lists(action)
    board = read(BOARD)
    assert printed(*board, action)[-1] == sentence


def test_every_action_that_files_know_has_a_sentence() -> None:
    assert {str(kind.tag) for kind in kinds_of_actions()} == {*FORMS, "effect"}


def test_the_board_of_the_design_is_read_and_printed() -> None:
    text = (
        "Rules of June 2025. Players: Ana, Ben.\n"
        "Ana has Delver of Secrets on the battlefield. It transforms.\n"
        "Ben has Clone in hand. Ben casts Clone. Clone resolves as a copy of Insectile Aberration.\n"
        "Creatures Ana controls get +1/+1 until end of turn.\nWhat is Clone's mana value?"
    )
    told = board_from_words(text, POOL)
    assert (told.scenario.edition, told.scenario.players) == ("2025-06", ("Ana", "Ben"))
    assert [(asked.object, asked.key) for asked in told.asks] == [("Clone", "mana_value")]
    again = board_in_words(told.scenario, POOL)
    assert again.split("\n") == [
        "Rules of June 2025. Players: Ana, Ben.",
        "Ana has Delver of Secrets on the battlefield.",
        "Delver of Secrets transforms.",
        "Ben has Clone in hand.",
        "Ben casts Clone.",
        "Clone resolves as a copy of Insectile Aberration.",
        "Creatures Ana controls get +1/+1 until end of turn.",
    ]
    assert board_in_words(board_from_words(again, POOL).scenario, POOL) == again


@pytest.mark.parametrize(
    ("said", "canonical"),
    [
        ("I have Delver of Secrets in play. It is transformed.", "Delver of Secrets transforms."),
        ("My opponent has Clone in hand, and then my opponent casts Clone", "Ben casts Clone."),
        ("ana has grizzly bears on the battlefield; GRIZZLY BEARS taps", "Grizzly Bears is tapped."),
        (
            "Ana has two Grizzly Bears on the battlefield. The second Grizzly Bears dies",
            "The second Grizzly Bears goes to Ana's graveyard.",
        ),
        (
            "Ana has Clone in hand. Ana has Grizzly Bears on the battlefield. Clone enters as a copy of Grizzly Bears.",
            "Ana puts Clone onto the battlefield as a copy of Grizzly Bears.",
        ),
        (
            "Ana has Grizzly Bears on the battlefield. Put a +1/+1 counter on my Grizzly Bears",
            "Put one +1/+1 counter on Grizzly Bears.",
        ),
        ("Ana has Humility and Opalescence on the battlefield. Then it is tapped.", "Opalescence is tapped."),
    ],
)
def test_people_may_write_otherwise_than_the_program(said: str, canonical: str) -> None:
    assert board_in_words(board_from_words(said, POOL).scenario, POOL).split("\n")[-1] == canonical


def test_a_list_is_one_action_a_card_in_the_order_of_their_timestamps() -> None:
    actions = read("Ana has Humility, Opalescence and two Grizzly Bears on the battlefield, tapped.")
    assert [action["as"] for action in actions] == ["Humility", "Opalescence", "Grizzly Bears", "Grizzly Bears 2"]
    assert all(action["tapped"] for action in actions)


def test_two_that_are_meant_are_named_and_nothing_is_guessed() -> None:
    with pytest.raises(WordsError, match="two objects are called \"Clone\": Ana's Clone and Ben's Clone") as raised:
        read("Ana has Clone on the battlefield. Ben has Clone on the battlefield. Clone is tapped.")
    assert raised.value.proposals == ("Ana's Clone", "Ben's Clone")
    assert last("Ana has Clone (mine) on the battlefield. Mine is tapped.")["object"] == "mine"


@pytest.mark.parametrize(
    ("text", "found", "expected"),
    [
        ("Delver of Secrets trnsforms.", "trnsforms", '"transforms"'),
        ("Ana has Delvr of Secrets on the battlefield.", "Delvr", "the name of a card"),
        ("Ana has Grizzly Bears in the box.", "in", '"on the battlefield"'),
        ("Anna has Grizzly Bears in hand.", "Anna", "a player"),
        ("Put three counters on Grizzly Bears.", "counters", "a kind of counter"),
        ("Put three chrage counters on Grizzly Bears.", "chrage", '"charge"'),
        ("Ana has Elite Vanguard with two +1/1 counters on the battlefield.", "+1/1", '"+1/+1"'),
        ("Grizzly Bears is tapped twice.", "twice", "the end of the sentence"),
        ("Grizzly Bears becomes very happy.", "very", "a designation"),
    ],
)
def test_what_cannot_be_read_is_told_at_its_word_with_what_was_expected(text: str, found: str, expected: str) -> None:
    with pytest.raises(WordsError) as raised:
        read(BOARD + text)
    assert (raised.value.found, raised.value.line) == (found, 7)
    assert any(expected in each for each in raised.value.expected), raised.value.expected


def test_a_card_that_has_not_come_is_offered_and_not_taken() -> None:
    with pytest.raises(WordsError, match=r"did you mean first “Ana has Humility on the battlefield\.”"):
        read("Humility is tapped.")


@pytest.mark.parametrize("words", ["Rules of 1999.", "Players: Ana, Ana.", "What is love?", "Expect: nothing at all."])
def test_a_header_a_question_or_an_expectation_that_is_none_is_told(words: str) -> None:
    with pytest.raises(WordsError):
        read(words + "\n")


def test_expectations_in_words_are_those_of_files() -> None:
    told = board_from_words("Ana has Grizzly Bears on the battlefield.\nExpect: Grizzly Bears's power is 2.", POOL)
    (expected,) = told.scenario.expect
    assert "power" in repr(expected)


def round_trip(scenario: Scenario) -> None:
    text = board_in_words(scenario, POOL)
    again = board_from_words(text, POOL, scenario.cards).scenario
    first = scenario.players[0]
    assert [plain(each, first) for each in again.actions] == [plain(each, first) for each in scenario.actions], text
    assert board_in_words(again, POOL) == text


@pytest.mark.parametrize("path", bundled_files("scenarios", ".scenario.json"), ids=lambda path: path.stem)
def test_every_bundled_scenario_prints_and_reads_back(path: Any) -> None:  # noqa: ANN401 - a path
    round_trip(read_scenario(path))


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_random_games_with_all_their_nonsense_print_and_read_back(edition: str) -> None:
    for seed in range(6):
        assert told_unlike(edition, seed, POOL) == ""


def test_what_is_usual_may_be_written_out_in_one_of_two_that_differ_in_who_acts() -> None:
    down = {"do": "turn_face_down", "object": "Clone"}
    files = msgspec.convert({**down, "player": "Ben", "face_down": {"power": 0, "toughness": 0}}, Action)
    said = msgspec.convert({**down, "face_down": {"power": 0, "toughness": 0, "types": ["Creature"]}}, Action)
    table = board_from_words("Rules of January 2016.\nBen has Clone on the battlefield.", POOL).run.table
    assert alike(files, said, "Ana", table)
    listed = msgspec.convert({"do": "turn_face_down", "objects": ["Clone"], "player": "Ana", "face_down": {}}, Action)
    alone = msgspec.convert({**down, "face_down": {"types": ["Creature"]}}, Action)
    assert alike(listed, alone, "Ana")
    assert not alike(listed, msgspec.convert({**down, "face_down": {"types": []}}, Action), "Ana")


@pytest.mark.parametrize(
    ("text", "sentence", "says"),
    [
        # Only who controls it may turn it up (708.7): whose it is says who does it.
        (
            "Ben has Exalted Angel on the battlefield, face down with morph. ",
            "It is turned face up, for its morph cost.",
            {"do": "turn_face_up", "object": "Exalted Angel", "by": "morph", "player": "Ben"},
        ),
        # Who melds owns and controls both (701.42a), and a spell that mutates is cast by its owner.
        (
            "Ben has Graf Rats and Midnight Scavengers on the battlefield. ",
            "Graf Rats and Midnight Scavengers meld.",
            {"do": "meld", "objects": ["Graf Rats", "Midnight Scavengers"], "as": "Chittering Host", "player": "Ben"},
        ),
        (
            "Ben has Grizzly Bears on the battlefield. Ben has Gemrazer in hand. ",
            "Gemrazer mutates onto Grizzly Bears, on top.",
            {"do": "mutate", "object": "Gemrazer", "onto": "Grizzly Bears", "player": "Ben"},
        ),
    ],
    ids=["turning up", "melding", "mutating"],
)
def test_who_acts_is_who_may_where_no_sentence_says_it(text: str, sentence: str, says: dict[str, Any]) -> None:
    assert as_lists(read(text + sentence)[-1]) == as_lists(says)


def test_whose_an_object_is_follows_who_controls_it_now() -> None:
    text = "Ana has Grizzly Bears on the battlefield. Ben gains control of it. Ben's Grizzly Bears is tapped."
    assert read(text)[-1] == {"do": "tap", "object": "Grizzly Bears"}


@pytest.mark.parametrize(
    "sentence",
    [
        "All creatures with the same name as Grizzly Bears are tapped.",
        "All creatures other than Delver of Secrets phase out.",
        "All creatures not named Grizzly Bears get +1/+1.",
        "Grizzly Bears becomes black.",
        "Grizzly Bears becomes blue in addition to its other colors.",
        "In the text of Grizzly Bears, Forest becomes Island.",
        "Ben gains control of all creatures.",
        "Grizzly Bears becomes goaded by Ben.",
    ],
)
def test_what_a_board_says_of_its_own_objects_is_printed_as_it_is_read(sentence: str) -> None:
    assert board_in_words(board_from_words(BOARD + sentence, POOL).scenario, POOL).split("\n")[-1] == sentence


def test_a_name_with_a_full_stop_or_a_pronoun_in_it_is_one_name() -> None:
    record = {
        "name": "It That Ends in St. Elsewhere",
        "layout": "normal",
        "type_line": "Creature",
        "power": "1",
        "toughness": "1",
    }
    pool = CardIndex([card_from_scryfall(record)], beneath=POOL)
    text = f"Ana has Clone in hand. Ana has {record['name']} on the battlefield. {record['name']} is tapped."
    action = board_from_words(text, pool).scenario.actions[-1]
    assert msgspec.to_builtins(action)["object"] == "It That Ends in St. Elsewhere"


@pytest.mark.parametrize("one", [{"object": "Delver of Secrets"}, {"objects": ["Delver of Secrets"]}])
def test_a_flip_of_a_double_faced_card_is_told_in_full(one: dict[str, Any]) -> None:
    """The shorter words would be taken for the transforming that people mean by them."""
    place = {"do": "place", "card": "Delver of Secrets", "zone": "battlefield", "as": "Delver of Secrets"}
    actions = tuple(msgspec.convert(each, Action) for each in (place, {"do": "flip", **one}))
    text = board_in_words(Scenario(actions=actions), POOL)
    assert text.splitlines()[-1] == "Delver of Secrets flips as a flip card does."
    assert alike(board_from_words(text, POOL).scenario.actions[1], actions[1], "Ana")


def test_what_is_short_for_other_cards_is_asked_and_the_name_in_quotes_is_that_of_the_card() -> None:
    land = {"name": "Urborg", "type_line": "Legendary Land", "oracle_text": ""}
    vanguard = {"name": "Karn", "type_line": "Vanguard", "oracle_text": ""}
    pool = CardIndex([card_from_scryfall(each) for each in (land, vanguard)], POOL)
    with pytest.raises(WordsError) as raised:
        board_from_words("Ana has Urborg on the battlefield.", pool)
    assert raised.value.proposals == ("Urborg, Tomb of Yawgmoth", '"Urborg"')
    with pytest.raises(WordsError, match=r'"Karn" alone is a Vanguard card'):
        board_from_words("Ana has Karn on the battlefield.", pool)
    told = 'Ana has "Urborg" on the battlefield.\nAna has Urborg, Tomb of Yawgmoth on the battlefield.'
    board = board_from_words(told, pool)
    assert [getattr(action, "card", "") for action in board.scenario.actions] == ["Urborg", "Urborg, Tomb of Yawgmoth"]
    assert board_from_words(board_in_words(board.scenario, pool), pool).scenario.actions == board.scenario.actions


def test_an_expectation_of_several_lists_them_as_people_do() -> None:
    """What is no value is told at its word, and does not end the reading."""
    lines = {
        "keywords are flying and vigilance": {"keywords": ("Flying", "Vigilance")},
        "types are Artifact Creature": {"types": ("Artifact", "Creature")},
        "colors are white and blue": {"colors": (Color.WHITE, Color.BLUE)},
        "supertypes are none": {"supertypes": ()},
    }
    head = "Ana has Serra Angel on the battlefield.\nExpect: Serra Angel's "
    for words, values in lines.items():
        (expected,) = board_from_words(f"{head}{words}.", POOL).scenario.expect
        assert isinstance(expected, ObjectExpectation)
        assert expected.values == values
    with pytest.raises(WordsError) as stopped:
        board_from_words(f"{head}colors are purple.", POOL)
    assert stopped.value.found == "purple"
