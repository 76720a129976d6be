"""Card by card, at every step of many scenarios: the picture and the sentence say what was computed, and no more."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from inspector.bundled import bundled_files
from inspector.cards import Change, Color, color_words
from inspector.drawing import CardLook, Door, DrawnLayout, FaceLook, HalfLook, SideUp
from inspector.library import bundled_cards
from inspector.rules import (
    Attach,
    Cast,
    Characteristics,
    Counters,
    Effect,
    GameObject,
    Move,
    PlayLand,
    Table,
    TurnFaceUp,
    all_characteristics,
)
from inspector.scenario import read_scenario, replay
from inspector.window.board.placing import placing
from inspector.window.board.session import Session
from inspector.window.desk.scene import scene_of
from inspector.window.words.card_looks import look_of
from inspector.window.words.sentences import sentence
from inspector.window.words.value_words import text_of

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "examples"
SCENARIOS = (*bundled_files("scenarios", ".scenario.json"), *sorted(BESIDE.rglob("*.json")))
ONE_FACE_COUNTS = (DrawnLayout.FLIP, DrawnLayout.ADVENTURE, DrawnLayout.OMEN, DrawnLayout.PREPARE)
SYMBOL = re.compile(r"\{[^}]+\}")


def tables(path: Path) -> Iterator[Table]:
    yield from (step.table for step in replay(read_scenario(path), bundled_cards()).steps)


def counting(look: CardLook) -> tuple[HalfLook, ...]:
    """The halves that give the object its values: not a locked one, not a flip card's or adventurer's other."""
    if look.layout in ONE_FACE_COUNTS:
        return look.halves[:1]
    return tuple(half for half in look.halves if half.door is not Door.LOCKED)


def faces(look: CardLook) -> tuple[FaceLook, ...]:
    return tuple(half.face for half in counting(look)) if look.halves else (look.face,)


def combined(symbols: Iterable[str]) -> tuple[int, list[str]]:
    """A mana cost whatever its order: the generic mana in one sum (709.4b), and all other symbols."""
    bodies = [symbol.strip("{}") for symbol in symbols]
    return sum(int(body) for body in bodies if body.isdigit()), sorted(body for body in bodies if not body.isdigit())


def words(lines: Iterable[str]) -> set[str]:
    return {word for line in lines for word in line.split()} - {"—"}


def texts(paragraphs: Iterable[str]) -> set[str]:
    return {text for text in paragraphs if not text.startswith("(")}


def number(now: Characteristics) -> str | None:
    if now.power is not None:
        return f"{text_of(now.power)}/{text_of(now.toughness)}"
    value = now.loyalty if now.loyalty is not None else now.defense
    return None if value is None else text_of(value)


def doors(look: CardLook) -> set[str]:
    sides = zip(("left", "right"), look.halves, strict=True)
    return {side for side, half in sides if half.door is Door.UNLOCKED}


def disagreements(look: CardLook, now: Characteristics) -> list[str]:
    """Every value that the picture of a face-up object shows otherwise than it was computed."""
    shown = faces(look)
    costs = tuple("".join(face.mana_cost) for face in shown)
    bearing = shown or tuple(half.face for half in look.halves)
    corner = next((face.corner.text for face in bearing if face.corner), None)
    frame = look.face.colors if look.halves else shown[0].colors
    union = frozenset[str]().union(*(face.colors for face in shown))
    same_cost = costs == now.mana_cost if isinstance(now.mana_cost, tuple) else False
    held = {
        "name": not shown or tuple(dict.fromkeys(face.name for face in shown if face.name)) == now.names,
        "mana cost": same_cost
        or combined(SYMBOL.findall("".join(costs))) == combined(SYMBOL.findall(text_of(now.mana_cost))),
        "frame": frame == frozenset(now.colors),
        "colors": not shown or union == frozenset(now.colors),
        "types": not shown or words(face.type_line for face in shown) == words((now.type_line,)),
        "abilities": not shown
        or texts((*(text for face in shown for text in face.paragraphs), *filter(None, (look.shared,))))
        == texts(now.abilities),
        "number": corner == number(now),
        "doors": look.layout is not DrawnLayout.ROOM or doors(look) == set(now.unlocked),
        "status": {word for word in ("tapped", "flipped", "token") if getattr(now, word)}
        == {badge.word for badge in look.face.badges} & {"tapped", "flipped", "token"},
    }
    return [key for key, agrees in held.items() if not agrees]


def hidden_disagreements(look: CardLook, said: str, held: GameObject, now: Characteristics) -> list[str]:
    """What the picture or the sentence of a face-down object tells of its face, or does not tell of its back."""
    names = {face.name for card in held.cards for face in card.faces}
    names |= {face.name for copy in held.copies for face in copy.values.faces} - {""}
    wrong = [name for name in names - set(now.names) if name in said or name in repr(look)]
    cause = now.face_down if isinstance(now.face_down, str) and now.face_down != "effect" else "face down"
    if (
        look.side is not SideUp.BACK
        or look.halves
        or look.other
        or not any(cause in badge.word for badge in look.face.badges)
    ):
        wrong.append("side or cause")
    if (look.face.corner.text if look.face.corner else None) != number(now):
        wrong.append("number")
    return wrong


def unsaid(said: str, now: Characteristics) -> list[str]:
    """Every value that a sentence should say and does not."""
    name = text_of(now.name) or "It has no name"
    colors = color_words(Color(letter) for letter in now.colors)
    wanted = [name, f" {colors} ", *now.subtypes, *(word.lower() for word in (*now.supertypes, *now.types))]
    wanted += [text_of(now.mana_value), *SYMBOL.findall(text_of(now.mana_cost)), *(number(now) or "").split()]
    wanted += [] if now.mana_cost else ["no mana cost"]
    wanted.append("outside" if now.zone == "outside" else now.zone)
    wanted.append(now.controller if now.zone in ("battlefield", "stack") else now.owner)
    wanted += [word for word in ("tapped", "flipped", "token") if getattr(now, word)]
    return [text for text in wanted if text not in said]


def check(table: Table) -> None:
    values = all_characteristics(table)
    for label, held in table.objects.items():
        now = values[label]
        look, said = look_of(held, now), sentence(now, held, table.edition.words)
        assert unsaid(said, now) == [], said
        assert table.edition.words.mana_value in said
        assert not re.search(r"  | ,|,,|\.\.|None|<", said), said
        if now.face_down:
            assert hidden_disagreements(look, said, held, now) == [], said
        elif not look.listed:
            assert disagreements(look, now) == [], said


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: str(path.stem))
def test_picture_and_sentence_say_what_was_computed_at_every_step(path: Path) -> None:
    for table in tables(path):
        check(table)


ROOM = "Smoky Lounge // Misty Salon"


def put(session: Session, card: str, zone: str = "battlefield", **how: object) -> str | None:
    action = msgspec.structs.replace(placing(session.table, card, zone, "Ana"), **how)
    return action.label if session.act(action) else None


CHANGES = (
    Change(set_colors=(Color.GREEN,)),
    Change(add_colors=(Color.GREEN,)),
    Change(name="Nobody"),
    Change(add_types=("Artifact",)),
    Change(set_types=("Creature",), set_subtypes=("Frog",), set_power=1, set_toughness=1),
    Change(lose_all_abilities=True),
    Change(add_abilities=("Flying",)),
)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: next(iter(change.__struct_fields__)))
@pytest.mark.parametrize(
    ("card", "zone", "how"),
    [
        (ROOM, "battlefield", {"unlocked": ("left",)}),
        (ROOM, "battlefield", {"unlocked": ("right",)}),
        (ROOM, "battlefield", {"unlocked": ("left", "right")}),
        (ROOM, "graveyard", {}),
        ("Wear // Tear", "hand", {}),
        ("Wear // Tear", "stack", {"half": "fused"}),
        ("Fire // Ice", "stack", {"half": "right"}),
        ("Start // Finish", "graveyard", {}),
        ("Nezumi Graverobber", "battlefield", {"flipped": True}),
        ("Nezumi Graverobber", "graveyard", {}),
        ("Bonecrusher Giant", "battlefield", {}),
        ("Bonecrusher Giant", "hand", {}),
        ("Delver of Secrets", "battlefield", {"face": "back"}),
        ("Bruna, the Fading Light", "battlefield", {}),
    ],
)
def test_what_effects_made_of_a_card_is_shown_on_whatever_it_consists_of(
    card: str, zone: str, how: dict[str, object], change: Change
) -> None:
    session = Session()
    label = put(session, card, zone, **how)
    assert label is not None
    assert session.act(Effect(on=(label,), change=change))
    check(session.table)


def test_the_size_of_a_room_that_became_a_creature_stands_on_the_half_that_counts() -> None:
    session = Session()
    label = put(session, ROOM, unlocked=("right",))
    assert label is not None
    session.act(Effect(on=(label,), change=Change(add_types=("Creature",), set_power=3, set_toughness=3)))
    left, right = (half.face for half in scene_of(session).cards[label].look.halves)
    assert left.corner is None
    assert right.corner is not None


def test_a_locked_room_that_got_a_name_and_an_ability_tells_both() -> None:
    session = Session()
    label = session.place(ROOM, "battlefield", "Ana")
    assert label is not None
    session.act(Effect(on=(label,), change=Change(name="Nobody", add_abilities=("Flying",))))
    look = scene_of(session).cards[label].look
    assert "named Nobody" in {badge.word for badge in look.face.badges}
    was = look.halves[0].face.was
    assert was is not None
    assert was.gained == {"Flying"}


def test_a_planeswalker_that_became_a_creature_had_no_size_before() -> None:
    # 306.5c: it goes on having loyalty; its power and toughness are not instead of that.
    session = Session()
    label = session.place("Jace, the Mind Sculptor", "battlefield", "Ana")
    assert label is not None
    session.act(Effect(on=(label,), change=Change(add_types=("Creature",), set_power=4, set_toughness=4)))
    face = scene_of(session).cards[label].look.face
    assert face.was is not None
    assert face.was.corner == ""
    assert "3 loyalty" in {badge.word for badge in face.badges}


def test_a_card_back_tells_what_effects_made_of_the_creature_that_lies_there() -> None:
    session = Session()
    label = put(session, "Exalted Angel", face_down="morph")
    assert label is not None
    change = Change(set_colors=(Color.GREEN,), add_types=("Artifact",), add_abilities=("Flying",))
    session.act(Effect(on=(label,), change=change))
    badges = [badge.word for badge in scene_of(session).cards[label].look.face.badges]
    assert badges[:4] == ["morph", "green", "Artifact Creature", "Flying"]


def test_a_card_that_only_came_from_elsewhere_is_not_called_changed() -> None:
    def is_called_changed(label: str) -> bool:
        return "changed" in {badge.word for badge in scene_of(session).cards[label].look.face.badges}

    session = Session()
    for zone, action in (("hand", PlayLand), ("hand", None), ("battlefield", None)):
        label = session.place("Forest", zone, "Ana")
        assert label is not None
        assert session.act(action(object=label) if action else Move(object=label, to="graveyard"))
        assert not is_called_changed(label)
    bear = session.place("Grizzly Bears", "battlefield", "Ana")
    assert bear is not None
    session.act(Effect(on=(bear,), change=Change(set_power=4)))
    assert is_called_changed(bear)


def test_what_has_no_name_is_told_from_others_that_have_none() -> None:
    session = Session()
    for card in ("Exalted Angel", "Pine Walker"):
        put(session, card, face_down="manifest")
    session.place(ROOM, "battlefield", "Ana")
    names = [view.name for view in scene_of(session).cards.values()]
    assert names == ["face-down card 1", "face-down card 2", "no name (Room)"]


def test_the_history_calls_a_face_down_card_by_its_number_and_never_by_its_label() -> None:
    session = Session()
    angel = put(session, "Exalted Angel", face_down="morph")
    aura = session.place("Flight", "battlefield", "Ana")
    assert angel is not None
    assert aura is not None
    session.act(Attach(object=aura, to=angel))
    session.act(TurnFaceUp(object=angel))
    assert session.entries()[-2].text == "Flight is attached to the face-down creature"
    assert session.entries()[-1].text == "The face-down creature is turned face up"


def said(session: Session, label: str) -> str:
    return scene_of(session).cards[label].sentence


def test_a_split_card_of_2011_has_two_names_costs_and_mana_values_in_the_words_of_the_edition() -> None:
    # 708.2, 708.5 of 2011; mana value is called so since 2021.
    session = Session()
    session.set_edition("2011-09")
    label = session.place("Assault // Battery", "hand", "Ana")
    assert label is not None
    says = said(session, label)
    assert says.startswith("Assault and Battery (two names): a red and green sorcery")
    assert "the mana costs {R} and {3}{G} and the converted mana costs 1 and 4" in says


def test_the_controller_of_a_spell_its_x_and_an_owner_who_is_another_are_told() -> None:
    session = Session()
    spell = session.place("Shatterskull Smashing", "hand", "Ben")
    bears = session.place("Grizzly Bears", "battlefield", "Ana")
    assert spell is not None
    assert bears is not None
    session.act(Cast(object=spell, x=5, player="Ben"))
    session.act(Effect(on=(bears,), change=Change(control="Ben")))
    # 202.3e: on the stack X is the number chosen.
    assert "mana value 7, X is 5, controlled by Ben" in said(session, spell)
    assert "on Ben's battlefield" in said(session, bears)
    assert "owned by Ana" in said(session, bears)


def test_the_last_of_several_types_is_the_one_that_a_thing_is_called_by() -> None:
    session = Session()
    label = session.place("Serra Angel", "battlefield", "Ana")
    assert label is not None
    session.act(Effect(on=(label,), change=Change(add_types=("Artifact", "Land"))))
    assert "Angel artifact land creature" in said(session, label)


def test_loyalty_is_told_once_and_counters_of_other_kinds_beside_it() -> None:
    session = Session()
    label = session.place("Jace, the Mind Sculptor", "battlefield", "Ana")
    assert label is not None
    assert "counter" not in said(session, label)
    session.act(Counters(object=label, kind="charge", count=1))
    assert "loyalty 3, 1 charge counter" in said(session, label)


def test_an_adventurer_and_a_meld_card_tell_what_else_is_on_them() -> None:
    session = Session()
    giant = session.place("Bonecrusher Giant", "hand", "Ana")
    bruna = session.place("Bruna, the Fading Light", "hand", "Ana")
    assert giant is not None
    assert bruna is not None
    assert "set into it Stomp, an Adventure instant with mana cost {1}{R}" in said(session, giant)
    assert "melds with Gisela, the Broken Blade into Brisela, Voice of Nightmares" in said(session, bruna)


def test_what_lies_in_exile_face_down_is_nothing_that_could_be_told() -> None:
    session = Session()
    label = session.place("Delver of Secrets", "hand", "Ana")
    assert label is not None
    session.act(Move(object=label, to="exile", face_down=True))
    assert said(session, label).startswith("It has no name: a colorless object without a type in Ana's exile")
