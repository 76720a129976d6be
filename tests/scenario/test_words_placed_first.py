"""Cards of which a text given whole speaks and that nobody places: there before that, where nothing else is meant."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inspector.library import Library, bundled_cards
from inspector.scenario import ScenarioError
from inspector.scenario.words import BoardInWords, board_of_text, sentences_of

POOL = bundled_cards()
Read = Callable[[str], BoardInWords]


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> Read:
    """Read a text as the command line does."""
    near = Library(tmp_path_factory.mktemp("library") / "library.sqlite").near_names
    return lambda text: board_of_text(text, POOL, "the text", near)


def taken(name: str, owner: str = "Ana's") -> str:
    return f"{name} is taken to be on the battlefield under {owner} control, as nothing else is said."


@pytest.mark.parametrize(
    ("text", "actions", "notes"),
    [
        ("I flip Budoka Gardener.", ["Budoka Gardener flips."], [taken("Budoka Gardener")]),
        (
            "My opponent's Grizzly Bears is equipped with Bonesplitter.",
            ["Bonesplitter is attached to Grizzly Bears."],
            # 301.5: nobody but who controls a creature equips it.
            [taken("Grizzly Bears", "Ben's"), taken("Bonesplitter", "Ben's")],
        ),
        ("Delver flips.", ["Delver of Secrets transforms."], ["“Delver” is taken as Delver of Secrets."]),
        (
            "Tibalt is tapped.",
            ["Tibalt, Cosmic Impostor is tapped."],
            ["“Tibalt” is taken as Tibalt, Cosmic Impostor."],
        ),
        ("I cast Cosima as The Omenkeel.", [], ["“Cosima” is taken as Cosima, God of the Voyage."]),
        ("I control Urborg.", [], ["“Urborg” is taken as Urborg, Tomb of Yawgmoth."]),
        # What is spoken of was there when things happened (611.2c: the set of objects is fixed as the effect begins).
        (
            "All creatures lose flying. Does Serra Angel fly?",
            ["Ana has Serra Angel on the battlefield.", "All creatures lose flying."],
            [taken("Serra Angel")],
        ),
        # "It" is still what it was.
        ("I have Clone. It copies Serra Angel.", ["Clone becomes a copy of Serra Angel."], [taken("Serra Angel")]),
        # What is turned up was face down (708.7), what is discarded in a hand (701.9a).
        (
            "I unmorph Exalted Angel.",
            ["The face-down creature is turned face up, for its morph cost."],
            [taken("A face-down Exalted Angel")],
        ),
        ("I discard Wear // Tear.", ["Ana has Wear // Tear in hand.", "Wear // Tear goes to Ana's graveyard."], []),
        (
            "I control Gisela and Bruna.",
            [
                "Ana has Gisela, the Broken Blade on the battlefield.",
                "Ana has Bruna, the Fading Light on the battlefield.",
            ],
            ["“Gisela” is taken as Gisela, the Broken Blade.", "“Bruna” is taken as Bruna, the Fading Light."],
        ),
        ("What color is a Forest?", ["Ana has Forest on the battlefield."], [taken("Forest")]),
        ("My manifested Forest is tapped.", ["The face-down creature is tapped."], [taken("A manifested Forest")]),
        ("What is Tarmogoyf's power in the graveyard?", ["Ana has Tarmogoyf in the graveyard."], []),
        ("What is my Forest?", ["Ana has Forest on the battlefield."], [taken("Forest")]),
        ("Is my Grizzly Bears a Mountain?", ["Ana has Grizzly Bears on the battlefield."], [taken("Grizzly Bears")]),
        # Who says "my" is not "he": what he plays comes from his hand, and he controls it (112.2, 110.2).
        (
            "He steals my Grizzly Bears with Control Magic.",
            [
                "Ben has Control Magic in hand.",
                "Ben casts Control Magic.",
                "Control Magic resolves.",
                "Control Magic is attached to Grizzly Bears.",
            ],
            [taken("Grizzly Bears")],
        ),
        (
            "His Clone becomes a copy of my Grizzly Bears.",
            ["Ben has Clone in hand.", "Ben puts Clone onto the battlefield as a copy of Grizzly Bears."],
            [taken("Grizzly Bears")],
        ),
        ("My Wolf token is 2/2.", ["Wolf Token has base power and toughness 2/2."], [taken("A Wolf token")]),
    ],
)
def test_what_nobody_places_is_there_before_it_is_spoken_of(
    text: str, actions: list[str], notes: list[str], read: Read
) -> None:
    board = read(text)
    said = sentences_of(board.run, board.scenario.actions)
    assert list(said)[-len(actions) or len(said) :] == actions
    assert [each for each in board.taken if each in notes] == notes


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Is it a Mountain?", id="a type is no card"),
        pytest.param("It becomes a copy of Serra Angel.", id="it is not what is named behind it"),
        pytest.param("I have Blood Moon. Are my lands Swamps?", id="lands nobody placed are not a Swamp"),
        pytest.param("I unlock Locker Room.", id="which of a Room's doors is unlocked nobody says (709.5)"),
        pytest.param("I have Delver of Secrets. My opponent's Insectile Aberration dies.", id="it may be that Delver"),
        pytest.param("Grizly Bears is tapped.", id="a misspelling"),
        pytest.param("Village flips.", id="two cards begin so"),
    ],
)
def test_what_may_be_meant_otherwise_is_asked_back(text: str, read: Read) -> None:
    with pytest.raises(ScenarioError):
        read(text)


LATER = "taken to have come after what is told before; there already, an answer would be another."


@pytest.mark.parametrize(
    ("text", "note"),
    [
        # What its entering does it does to what is there then (603.6a); of timestamps the later one wins (613.7).
        ("Ixidron enters the battlefield. I have Grizzly Bears. How big is Ixidron?", f"Grizzly Bears is {LATER}"),
        ("I play Humility. Ben has Opalescence. What is Humility's power?", f"Opalescence is {LATER}"),
        ("I flip Budoka Gardener. Ben has Serra Angel. What is its power?", ""),
        # 707.9: the exceptions that a card makes to a copy are its own.
        (
            "I have Lazav, Dimir Mastermind. It becomes a copy of Serra Angel. What is its name?",
            "Lazav, Dimir Mastermind is a copy without what its own words except, as no exception is told.",
        ),
        ("I have Mirage Mirror. It becomes a copy of Serra Angel. What is its name?", ""),
    ],
)
def test_what_is_told_too_late_or_too_plainly_is_said(text: str, note: str, read: Read) -> None:
    said = [each for each in read(text).taken if "there already" in each or "except" in each]
    assert said == [note][: bool(note)]


def test_other_rules_alone_are_nothing_to_ask(read: Read) -> None:
    with pytest.raises(ScenarioError, match="nothing was asked before"):
        read("Does the answer change under the 2016 rules?")
