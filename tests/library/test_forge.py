from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.cards import Change
from inspector.library import Library, LibraryError
from inspector.library.forge import ForgeBoard, read_forge
from inspector.library.forge_writing import forge_of
from inspector.rules import Table
from inspector.rules.table.actions import Effect, Place
from inspector.scenario import Scenario, replay

LIBRARY = Library(Path("/nonexistent/none.sqlite"))
HEAD = "[metadata]\nName:Two doors\nGoal:Win\n[state]\nActivePlayer=Human\nActivePhase=Main1\nHumanLife=20\nAILife=4\n"


def read(*rows: str) -> ForgeBoard:
    return read_forge((HEAD + "\n".join(rows)).encode(), LIBRARY)


def table(*rows: str) -> Table:
    return replay(read(*rows).scenario, LIBRARY).table


def test_zones_marks_and_players_come_over() -> None:
    board = table(
        "humanhand=Lightning Bolt;Fire // Ice",
        "humanbattlefield=Delver of Secrets|Transformed|Tapped;Akki Lavarunner|Flipped;"
        "Grizzly Bears|Counters:P1P1=2,M1M1=1",
        "aibattlefield=Bottomless Pool|UnlockedRoom:LeftSplit;Valki, God of Lies|Modal",
        "aigraveyard=Grizzly Bears",
    )
    things = board.objects
    assert board.players == ("Human", "AI")
    delver = things["Delver of Secrets"]
    assert (delver.zone, delver.back_up, delver.tapped, delver.controller) == ("battlefield", True, True, "Human")
    assert things["Akki Lavarunner"].flipped
    assert things["Grizzly Bears"].counters == {"+1/+1": 2, "-1/-1": 1}
    assert things["Bottomless Pool"].unlocked == ("left",)
    assert things["Bottomless Pool"].controller == "AI"
    assert things["Valki, God of Lies"].back_up
    assert (things["Grizzly Bears 2"].zone, things["Grizzly Bears 2"].owner) == ("graveyard", "AI")
    assert things["Fire"].zone == "hand"


@pytest.mark.parametrize(
    ("entry", "cause"),
    [
        ("Grizzly Bears|FaceDown:Manifested", "manifest"),
        ("Grizzly Bears|FaceDown:Cloaked", "cloak"),
        ("Exalted Angel|FaceDown", "morph"),
        ("Den Protector|FaceDown", "morph"),
        ("Bubble Smuggler|FaceDown", "disguise"),
        ("Grizzly Bears|FaceDown", "effect"),
    ],
)
def test_face_down_permanents_keep_their_cause(entry: str, cause: str) -> None:
    (thing,) = table(f"humanbattlefield={entry}").objects.values()
    assert thing.face_down is not None
    assert thing.face_down.cause == cause


def test_attachments_are_linked_by_their_numbers() -> None:
    things = table("humanbattlefield=Bonesplitter|AttachedTo:7;Grizzly Bears|Id:7").objects
    assert things["Bonesplitter"].attached_to == "Grizzly Bears"


def test_melded_permanents_are_melded_of_both_cards() -> None:
    things = table("humanbattlefield=Bruna, the Fading Light|Meld:Gisela^ the Broken Blade|Tapped").objects
    whole = things["Brisela, Voice of Nightmares"]
    assert [card.name for card in whole.cards] == ["Bruna, the Fading Light", "Gisela, the Broken Blade"]
    assert whole.tapped


def test_control_by_another_player_is_an_effect() -> None:
    board = read("humanbattlefield=Grizzly Bears|Owner:AI")
    (thing,) = replay(board.scenario, LIBRARY).table.objects.values()
    assert thing.owner == "AI"
    assert board.scenario.actions[-1].change.control == "Human"  # type: ignore[union-attr]


TOKENS = [
    (
        "t:Servo,P:1,T:1,Cost:no cost,Types:Artifact-Creature-Servo,Keywords:Flying,Image:c_1_1_servo",
        "Servo Token",
        "1",
    ),
    ("t:w_1_1_soldier", "Soldier Token", "1"),
    ("t:c_a_treasure_sac", "Treasure Token", None),
]


@pytest.mark.parametrize(("entry", "name", "power"), TOKENS)
def test_tokens_come_over_in_full_or_by_their_script(entry: str, name: str, power: str | None) -> None:
    (thing,) = table(f"humanbattlefield={entry}").objects.values()
    face = thing.base.faces[0]
    assert thing.token
    assert face.name == name
    assert (None if face.power is None else str(face.power)) == power


def test_what_has_no_counterpart_is_listed() -> None:
    board = read("humanbattlefield=Grizzly Bears|Damage:1|Attacking", "aicounters=POISON=4", "humanhand=Qwertyuiop Zz")
    told = " / ".join(board.lost)
    for words in ("damage 1", "attacking", "AI's counters, POISON=4", "Qwertyuiop", "Human's life total", "the phase"):
        assert words in told
    assert len(board.scenario.actions) == 1


def test_of_two_different_tokens_of_one_name_the_second_is_left_out_and_told() -> None:
    row = "humanbattlefield=t:w_1_1_soldier;t:w_1_1_soldier;t:w_2_2_soldier"
    board = read(row)
    assert [(thing.base.faces[0].name, str(thing.base.faces[0].power)) for thing in table(row).objects.values()] == (
        [("Soldier Token", "1")] * 2
    )
    assert any('the 2/2 token "Soldier" differs' in told for told in board.lost)


def test_the_second_player_may_be_active() -> None:
    board = read_forge(b"[state]\nActivePlayer=AI\nhumanhand=Island\n", LIBRARY)
    assert board.scenario.players == ("AI", "Human")


ROWS = [
    "humanhand=Lightning Bolt",
    "humanbattlefield=Delver of Secrets|Transformed|Tapped|Id:5;Bonesplitter|AttachedTo:5;Akki Lavarunner|Flipped",
    "aibattlefield=Bottomless Pool|UnlockedRoom:RightSplit;Grizzly Bears|FaceDown:Manifested",
    "ailibrary=Fire // Ice;Island",
    "aiexile=Fire // Ice",
    "humangraveyard=Hanweir Garrison;Grizzly Bears",
]


def test_a_board_written_reads_as_the_same_board() -> None:
    first = table(*ROWS)
    written = forge_of(first, "Two doors")
    assert written.lost == ()
    second = replay(read_forge(written.text.encode(), LIBRARY).scenario, LIBRARY).table

    def seen(board: Table) -> list[tuple[object, ...]]:
        return sorted(
            (thing.label, thing.zone, thing.controller, thing.tapped, thing.flipped, thing.back_up, thing.unlocked,
             thing.face_down.cause if thing.face_down else "", thing.attached_to or "")
            for thing in board.objects.values()
        )  # fmt: skip

    assert seen(second) == seen(first)


def test_tokens_counters_and_melds_are_written() -> None:
    first = table(
        "humanbattlefield=Bruna, the Fading Light|Meld:Gisela^ the Broken Blade;t:w_1_1_soldier|Counters:P1P1=2,LORE=1"
    )
    text = forge_of(first).text
    assert "Bruna, the Fading Light|" in text
    assert "Meld:Gisela^ the Broken Blade" in text
    assert "t:Soldier,P:1,T:1" in text
    assert "Counters:P1P1=2,LORE=1" in text


@pytest.mark.parametrize("data", [b"", b"4 Island", b"\x00\xff" * 50, b"[state" * 1000])
def test_what_is_no_board_is_refused(data: bytes) -> None:
    with pytest.raises(LibraryError, match="not a board of Forge"):
        read_forge(data, LIBRARY)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [*ROWS, "|", ";", "=", "t:", "Meld:", "Counters:P1P1=999999999999", "\n", "[state]", "x" * 50, "\ud7ff"]
        )
    )
)
def test_every_text_gives_a_board_or_a_refusal(pieces: list[str]) -> None:
    try:
        board = read_forge("".join(pieces).encode("utf-8", "replace"), LIBRARY)
    except LibraryError:
        return
    assert all(isinstance(sentence, str) for sentence in board.lost)


def test_effects_that_are_left_out_are_named_one_by_one() -> None:
    actions = (
        Place(card="Grizzly Bears", label="Bears", zone="battlefield"),
        Place(card="Lightning Bolt", label="Bolt", zone="hand"),
        Effect(on=("Bears",), change=Change(add_types=("Artifact",))),
        Effect(on=("Bears",), change=Change(control="Ben"), player="Ben"),
    )
    written = forge_of(replay(Scenario(actions=actions), LIBRARY).table)
    assert written.lost == ("the effect on Bears",)
    assert "aibattlefield=Grizzly Bears|Id:1|Owner:Human" in written.text
