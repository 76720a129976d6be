"""The sentence for each kind of object, as the rules have it, and that it tells nothing of a hidden face."""

from __future__ import annotations

import msgspec
import pytest

from inspector.rules import (
    Action,
    Attach,
    BecomeCopy,
    Cast,
    Cloak,
    Counters,
    CreateTokenCopy,
    Flip,
    Manifest,
    Meld,
    Mutate,
    Tap,
    Transform,
    TurnFaceDown,
    Unlock,
    all_characteristics,
)
from inspector.window.board.session import Session
from inspector.window.booth.telling import headline
from inspector.window.desk.scene import scene_of
from inspector.window.words.badges import badges_of
from inspector.window.words.sentences import spoken
from inspector.window.words.status_words import status_rows

POOL = "Bottomless Pool // Locker Room"
RAT = "Nezumi Graverobber"


def said(session: Session, label: str) -> str:
    return scene_of(session).cards[label].sentence


def placed(card: str, zone: str = "battlefield", *actions: Action) -> tuple[Session, str]:
    session = Session()
    label = session.place(card, zone, "Ana")
    assert label is not None
    for action in actions:
        about = msgspec.structs.replace(action, object=label)
        assert session.act(about), about
    return session, label


def opened(*sides: str) -> str:
    steps = [Unlock(object=POOL, half=side, player="Ana") for side in sides]  # type: ignore[arg-type]
    session, label = placed(POOL, "battlefield", *steps)
    return said(session, label)


def test_a_room_tells_its_doors_and_what_unlocking_a_locked_one_costs() -> None:
    # 709.5: the unlocked half gives name and cost; a locked half is unlocked for its mana cost (709.5e).
    says = opened("left")
    assert says.startswith("Bottomless Pool: a blue Room enchantment on Ana's battlefield with mana cost {U}")
    assert "mana value 1, left door Bottomless Pool unlocked" in says
    assert says.endswith("right door Locker Room locked, unlock cost {4}{U}.")


def test_a_room_with_its_right_door_unlocked() -> None:
    says = opened("right")
    assert says.startswith("Locker Room: ")
    assert "mana value 5, left door Bottomless Pool locked, unlock cost {U}, right door Locker Room unlocked" in says


def test_a_room_with_both_doors_unlocked_has_both_names() -> None:
    says = opened("left", "right")
    assert says.startswith("Bottomless Pool // Locker Room: ")
    assert spoken(says).startswith("Bottomless Pool and Locker Room: ")
    assert "mana value 6" in says
    assert says.endswith("left door Bottomless Pool unlocked, right door Locker Room unlocked.")


def test_a_room_with_both_doors_locked_has_no_name_and_both_costs() -> None:
    # 709.5: neither half's name, cost or text counts while it is locked.
    says = opened()
    assert says.startswith("It has no name: a colorless Room enchantment")
    assert "no mana cost and mana value 0" in says
    assert "left door Bottomless Pool locked, unlock cost {U}" in says
    assert "right door Locker Room locked, unlock cost {4}{U}" in says


def test_a_split_card_tells_its_halves_and_a_split_spell_which_one_it_is() -> None:
    session, label = placed("Fire // Ice", "hand")
    assert "left half Fire with mana cost {1}{R}; right half Ice with mana cost {1}{U}" in said(session, label)
    session.act(Cast(object=label, half="right", player="Ana"))
    says = said(session, label)
    # 709.3b: a split spell is its one half and nothing else.
    assert says.startswith("Ice: a blue instant on the stack with mana cost {1}{U} and mana value 2")
    assert says.endswith("the right half alone.")
    assert "Fire" not in says


def test_a_flip_card_names_the_other_way_up() -> None:
    session, label = placed(RAT)
    assert "the other way up Nighteyes the Desecrator" in said(session, label)
    session.act(Flip(object=label))
    says = said(session, label)
    # 710.1c: name and more change, color and mana cost do not.
    assert says.startswith("Nighteyes the Desecrator: ")
    assert "mana cost {1}{B} and mana value 2" in says
    assert "flipped, the other way up Nezumi Graverobber" in says


def test_a_double_faced_card_tells_which_face_is_up_and_what_is_on_the_other_side() -> None:
    session, label = placed("Delver of Secrets", "battlefield", Transform(object="Delver of Secrets"))
    assert said(session, label).endswith("back face up, on the other side Delver of Secrets.")


def test_a_melded_permanent_tells_both_cards() -> None:
    session, bruna = placed("Bruna, the Fading Light")
    gisela = session.place("Gisela, the Broken Blade", "battlefield", "Ana")
    assert gisela is not None
    assert session.act(Meld(objects=(bruna, gisela), label="Brisela", player="Ana"))
    says = said(session, "Brisela")
    assert says.startswith("Brisela, Voice of Nightmares: ")
    assert "melded from Bruna, the Fading Light and Gisela, the Broken Blade" in says


@pytest.mark.parametrize("card", ["Delver of Secrets", POOL, RAT, "Elite Vanguard", "Fire // Ice"])
@pytest.mark.parametrize("kind", [Manifest, Cloak])
def test_a_face_down_permanent_is_spoken_as_everyone_sees_it(card: str, kind: type[Manifest | Cloak]) -> None:
    # 708.2, 708.5: 2/2, no name, no cost; nobody else may look at the face.
    session, label = placed(card, "library", kind(player="Ana", object=card))
    says = said(session, label)
    assert says.startswith("It has no name: a colorless 2/2 creature on Ana's battlefield with no mana cost")
    assert f"face down by {kind.__name__.lower()}" in says
    for word in ("Delver", "Insectile", "Pool", "Locker", "Nezumi", "Nighteyes", "Vanguard", "Fire", "door", "half"):
        assert word not in says


def test_a_copy_tells_that_it_is_one_and_its_own_card() -> None:
    session, label = placed("Elite Vanguard")
    other = session.place("Delver of Secrets", "battlefield", "Ana")
    assert other is not None
    session.act(BecomeCopy(object=label, of=other, until="end of turn"))
    says = said(session, label)
    assert says.startswith("Delver of Secrets: a blue 1/1")
    assert "a copy until end of turn, its own card is Elite Vanguard" in says


def test_a_face_down_copy_tells_neither_what_it_copies_nor_its_card() -> None:
    session, label = placed("Elite Vanguard")
    other = session.place("Grizzly Bears", "battlefield", "Ana")
    assert other is not None
    session.act(BecomeCopy(object=label, of=other))
    session.act(TurnFaceDown(object=label, face_down=True))
    says = said(session, label)
    assert not [word for word in ("Vanguard", "Bears", "copy") if word in says]


def test_a_token_copy_is_called_a_token() -> None:
    session, label = placed("Elite Vanguard")
    session.act(CreateTokenCopy(of=label, label="token", player="Ben"))
    says = said(session, "token")
    assert "creature token on Ben's battlefield" in says
    assert "made as a copy" in says


@pytest.mark.parametrize(
    ("card", "says"),
    [
        # 306.5b, 310.4b: it enters with that many loyalty or defense counters.
        ("Jace, the Mind Sculptor", "loyalty 3"),
        ("Invasion of Zendikar", "defense 3"),
    ],
)
def test_planeswalkers_and_battles_tell_their_numbers(card: str, says: str) -> None:
    session, label = placed(card)
    assert says in said(session, label)


def test_counters_and_tapping_are_told() -> None:
    two = Counters(object="Elite Vanguard", kind="+1/+1", count=2, player="Ana")
    session, label = placed("Elite Vanguard", "battlefield", two, Tap(object="Elite Vanguard"))
    says = said(session, label)
    assert "white 4/3" in says
    assert says.endswith("2 +1/+1 counters, tapped.")


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("mana cost {4}{U} and", "mana cost 4 generic, blue and"),
        ("unlock cost {X}{W/U}{2/B}.", "unlock cost X, white or blue, 2 or black."),
        ("{G/P}{C}{S}", "green or 2 life, colorless, snow"),
        ("no mana cost", "no mana cost"),
    ],
)
def test_symbols_are_spoken_as_words(text: str, heard: str) -> None:
    assert spoken(text) == heard


def test_what_is_attached_to_it_is_said_of_both_and_no_longer_than_it_is() -> None:
    session, bears = placed("Grizzly Bears")
    last = ""
    for aura in ("Flight", "Control Magic", "Flight"):
        label = session.place(aura, "battlefield", "Ana")
        assert label is not None
        assert session.act(Attach(object=label, to=bears))
        last = label
    # 303.4: an Aura is attached to what it enchants.
    assert "with Flight, Control Magic and Flight attached" in said(session, bears)
    assert "attached to Grizzly Bears" in said(session, last)
    session.undo()
    session.undo()
    assert "with Flight and Control Magic attached" in said(session, bears)


def test_730_2a_a_merged_permanent_is_no_copy() -> None:
    session, bear = placed("Runeclaw Bear")
    mutant = session.place("Gemrazer", "hand", "Ana")
    assert mutant is not None
    assert session.act(Mutate(object=mutant, onto=bear))
    held, every = session.table.objects[bear], all_characteristics(session.table)
    assert said(session, bear).endswith("mana value 4, merged from Gemrazer and Runeclaw Bear.")
    assert [badge.word for badge in badges_of(held, every[bear])] == ["merged"]
    assert headline(every[bear], held) == "Now they are one: Gemrazer."
    rows = [(row.title, row.text) for row in status_rows(held, session.table, every)]
    assert rows == [("Merged from", "Gemrazer and Runeclaw Bear")]
    # 702.140e, 707.2: what becomes a copy afterward is one.
    assert session.act(BecomeCopy(object=bear, of=session.place("Serra Angel", "battlefield", "Ana") or ""))
    now = all_characteristics(session.table)[bear]
    assert [badge.word for badge in badges_of(session.table.objects[bear], now)] == ["copy", "merged"]
    assert ", merged from Gemrazer and Runeclaw Bear, a copy" in said(session, bear)
