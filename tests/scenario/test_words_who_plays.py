"""Who plays where a text names nobody as a player, whose a list is, and what several of one name are called."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.rules import Place
from inspector.scenario.words import WordsError, board_from_words

POOL = bundled_cards()
HUMILITY = "Humility is on the battlefield."


@pytest.mark.parametrize(
    ("text", "players", "said"),
    [
        ("Alice controls Humility. Bob controls Clone.", ("Alice", "Bob"), "Alice and Bob are taken as players."),
        # Who is first named in the third sentence plays from the first one on.
        (f"Ana has Clone in hand. {HUMILITY} Ari casts Opalescence.", ("Ana", "Ari"), "Ari is taken as a player."),
        (f"{HUMILITY} Ari casts Opalescence.", ("Ari", "Ana"), "Ari is taken as a player."),
        ("I have Humility in play. Nadia casts Clone.", ("Ana", "Nadia"), "Nadia is taken as a player."),
        (
            "Alice controls Humility. Bob casts Clone. Carl has Grizzly Bears in play. Dora plays Bayou.",
            ("Alice", "Bob", "Carl", "Dora"),
            "Alice, Bob, Carl and Dora are taken as players.",
        ),
    ],
)
def test_who_acts_as_only_a_player_can_plays_and_that_is_said(text: str, players: tuple[str, ...], said: str) -> None:
    told = board_from_words(text, POOL)
    assert told.scenario.players == players
    assert said in told.taken


@pytest.mark.parametrize(
    "text",
    [
        # A card, a part of its name, one called by its first word, and a misspelled player.
        "Humility controls Clone.",
        "Grizzly Bears casts Clone.",
        "Ana has Humility on the battlefield. Anna controls Clone.",
        # Who "my opponent" is beside somebody with a name, nobody says.
        "My opponent has Humility. Nadia casts Clone.",
        # Those who play are said.
        "Players: Ana, Ben.\nNadia casts Clone.",
        "A controls Clone. Bea controls Clone. Cid controls Clone. Dan controls Clone. Eve controls Clone.",
    ],
)
def test_nobody_is_taken_as_a_player_where_that_would_be_guessed(text: str) -> None:
    with pytest.raises(WordsError):
        board_from_words(text, POOL)


def test_a_card_called_by_one_word_is_no_player() -> None:
    text = "Delver of Secrets is on the battlefield. Delver has Flight on it and Clone is on the battlefield."
    assert board_from_words(text, POOL).scenario.players == ("Ana", "Ben")


@pytest.mark.parametrize(
    ("text", "lies"),
    [
        ("Me: Humility, Clone. Opp: Bayou.", {"Humility": "Ana", "Clone": "Ana", "Bayou": "Ben"}),
        ("My board: Humility. His board: Clone.", {"Humility": "Ana", "Clone": "Ben"}),
        ("Ben's side: Humility and Clone. My side: Bayou.", {"Humility": "Ben", "Clone": "Ben", "Bayou": "Ana"}),
        ("Battlefield: Humility, Clone.", {"Humility": "Ana", "Clone": "Ana"}),
        ("Humility is on the battlefield under Ben's control.", {"Humility": "Ben"}),
        ("Humility is controlled by my opponent.", {"Humility": "Ben"}),
        ("Humility, controlled by Ben, is on the battlefield.", {"Humility": "Ben"}),
        ("Humility is in play and is controlled by Ben.", {"Humility": "Ben"}),
        ("There is a Humility on my opponent's side.", {"Humility": "Ben"}),
        ("Humility is on the other side.", {"Humility": "Ben"}),
        ("Humility is on Ben's side of the board. Clone is on my board.", {"Humility": "Ben", "Clone": "Ana"}),
        ("My opponent has Humility on his side. I have Clone in play on my side.", {"Humility": "Ben", "Clone": "Ana"}),
        ("There are two Clones, A and B.", {"A": "Ana", "B": "Ana"}),
        ("Ben has two Clones on the battlefield, called X and Y.", {"X": "Ben", "Y": "Ben"}),
    ],
)
def test_whose_it_is_is_read_from_a_head_or_from_who_controls_it(text: str, lies: dict[str, str]) -> None:
    told = board_from_words(text, POOL)
    held = told.run.table.objects
    assert {label: each.controller for label, each in held.items()} == lies
    assert all(each.zone == "battlefield" for each in held.values())


def test_a_head_may_name_another_zone() -> None:
    told = board_from_words("Board: Humility. Graveyard: Clone. My opponent's hand: Bayou, Mountain.", POOL)
    zones = [(action.card, action.zone, action.player) for action in told.scenario.actions if isinstance(action, Place)]
    assert zones == [
        ("Humility", "battlefield", None),
        ("Clone", "graveyard", None),
        ("Bayou", "hand", "Ben"),
        ("Mountain", "hand", "Ben"),
    ]


@pytest.mark.parametrize("behind", ["attached to Clone", ", attached to Clone", "enchanting Clone"])
def test_to_what_it_is_attached_may_stand_behind_the_place(behind: str) -> None:
    told = board_from_words(f"Ana has Clone on the battlefield. Ana has Flight on the battlefield {behind}.", POOL)
    assert told.run.table.objects["Flight"].attached_to == "Clone"


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Flight is attached to Clone.", {"Flight": "", "Clone": ""}),
        ("Flight enchants my opponent's Clone.", {"Flight": "", "Clone": "Ben"}),
        ("Clone has two +1/+1 counters on it.", {"Clone": ""}),
        ("Humility is on the battlefield, and so is Clone.", {"Humility": "", "Clone": ""}),
        ("Ana controls 2x Clone.", {"Clone": "", "Clone 2": ""}),
        ("Clone x2.", {"Clone": "", "Clone 2": ""}),
        ("Humility is controlled by Ben and attached to nobody's card.", {}),
    ],
)
def test_what_was_nowhere_yet_is_there_with_what_is_said_of_it(text: str, cards: dict[str, str]) -> None:
    if not cards:
        with pytest.raises(WordsError):
            board_from_words(text, POOL)
        return
    told = board_from_words(text, POOL)
    assert {label: each.controller for label, each in told.run.table.objects.items()} == {
        label: who or "Ana" for label, who in cards.items()
    }


@pytest.mark.parametrize(
    "text",
    ["The graveyards contain Clone and Bayou.", "Clone and Bayou are the only two cards in graveyards."],
)
def test_what_lies_in_a_graveyard_is_told_of_the_graveyard_or_of_the_cards(text: str) -> None:
    told = board_from_words(text, POOL)
    assert {label: each.zone for label, each in told.run.table.objects.items()} == {
        "Clone": "graveyard",
        "Bayou": "graveyard",
    }


def test_counters_are_put_and_removed_in_the_passive() -> None:
    before = "Ana has Clone on the battlefield."
    told = board_from_words(
        f"{before} Three +1/+1 counters are put on it. One +1/+1 counter is removed from Clone.", POOL
    )
    assert dict(told.run.table.objects["Clone"].counters) == {"+1/+1": 2}


ANTHEM_OF = "{whose} Glorious Anthem is on the battlefield. My Serra Angel came down. Who controls Glorious Anthem?"


@pytest.mark.parametrize(
    ("text", "lies"),
    [
        # Who says "I" says "my" of their own, and "his" of what is the other's, before anybody else was spoken of.
        *((ANTHEM_OF.format(whose=whose), {"Glorious Anthem": "Ben"}) for whose in ("His", "Her", "Their", "Your")),
        ("I have Serra Angel in play. His Clone just entered the battlefield.", {"Clone": "Ben"}),
        ("His Control Magic enchants my Serra Angel.", {"Serra Angel": "Ana", "Control Magic": "Ben"}),
        ("My Serra Angel is out. Her Control Magic enchants it.", {"Serra Angel": "Ana", "Control Magic": "Ben"}),
        ("i have Clone in play. her Glorious Anthem is out.", {"Clone": "Ana", "Glorious Anthem": "Ben"}),
        ("She has Glorious Anthem. My Clone is out.", {"Clone": "Ana", "Glorious Anthem": "Ben"}),
        ("You have Glorious Anthem. My Clone is out.", {"Clone": "Ana", "Glorious Anthem": "Ben"}),
        # So it is where the players have no names.
        ("His Clone and his Humility are on the battlefield.", {"Clone": "Ben", "Humility": "Ben"}),
        # Whoever was spoken of, it is theirs.
        ("Ana has Clone in play. Her Humility is out.", {"Humility": "Ana"}),
        ("Ben has Clone in play. His Glorious Anthem enters the battlefield.", {"Glorious Anthem": "Ben"}),
        # A person who plays, whoever that is to the speaker.
        ("My roommate has Glorious Anthem. My Clone is out.", {"Clone": "Ana", "Glorious Anthem": "Ben"}),
        ("My brother's Glorious Anthem is out.", {"Glorious Anthem": "Ben"}),
        ("My girlfriend plays Glorious Anthem. Her Clone is out.", {"Clone": "Ben", "Glorious Anthem": "Ben"}),
    ],
)
def test_his_is_the_opponents_where_who_speaks_is_a_player(text: str, lies: dict[str, str]) -> None:
    held = board_from_words(text, POOL).run.table.objects
    assert {label: held[label].owner for label in lies} == lies


@pytest.mark.parametrize(("whose", "label"), [("my", "Serra Angel 2"), ("his", "Serra Angel"), ("her", "Serra Angel")])
def test_of_two_of_one_name_his_is_not_the_speakers(whose: str, label: str) -> None:
    told = board_from_words(f"My opponent has Serra Angel. I have Serra Angel. How big is {whose} Serra Angel?", POOL)
    assert {asked.object for asked in told.asks} == {label}


def test_whose_a_teammates_things_are_is_asked_back() -> None:
    with pytest.raises(WordsError):
        board_from_words("My teammate has Glorious Anthem. My Clone is out.", POOL)
