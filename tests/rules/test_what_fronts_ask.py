"""What the window and the command line ask of the core beside values, each held against the rule that decides it."""

from __future__ import annotations

import pytest

from inspector.cards import CardIndex, Filter, card_from_scryfall
from inspector.cards.printings import UNSAID, Printing
from inspector.cards.subtypes import subtypes_of_other_types
from inspector.rules import (
    HOW_MANY,
    NEWEST,
    Outcome,
    Question,
    Result,
    asks_as_it_comes,
    available_actions,
    called_by_deed,
    could_target,
    face_down_orders,
    face_down_words,
    has_doors,
    is_hidden_card,
    originals_of,
    printed_abilities,
    questions_of,
    seen_by,
    words_now,
)
from inspector.rules.candidates import candidates
from inspector.rules.telling.questions import WHICH_COUNTERS
from tests.rules.cards_for_tests import ALL, Record, creature, room
from tests.rules.playing import ILLEGAL, Played, do, place, play

NEW = NEWEST.key
WINGS = {
    "name": "Wings",
    "mana_cost": "{U}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant creature\nEnchanted creature has flying.",
}
PICKER = {
    "name": "Picker",
    "mana_cost": "{3}",
    "type_line": "Artifact",
    "oracle_text": "As Picker enters, choose a creature type.\nCreatures you control of the chosen type get +1/+1.",
}
CHAMBER = room({"name": "Hall", "mana_cost": "{1}{G}", "oracle_text": "Trample."}, {"name": "Yard", "mana_cost": "{U}"})
CARDS: tuple[Record, ...] = (*ALL, WINGS, PICKER, CHAMBER)


def board(*actions: Record) -> Played:
    return play(NEW, *actions, cards=CARDS)


def test_708_6_face_down_objects_are_counted_for_each_player_in_each_zone() -> None:
    played = board(
        place("Bear", "a", face_down=True),
        place("Bear", "b", face_down=True, player="Ben"),
        place("Bear", "c"),
        place("Goblin", "d", face_down=True),
        place("Angel", "e", "exile", face_down=True),
        place("Angel", "f", "exile", face_down=True),
    )
    assert face_down_orders(played.table) == {"a": 1, "b": 1, "d": 2, "e": 1, "f": 2}
    assert face_down_orders(played.then(do("turn_face_up", "a")).table)["d"] == 1
    taken = played.then(do("effect", on=["b"], change={"control": "Ana"}))
    # Of those that "you control" (708.6): who controls one now, an effect may say (613.1b).
    assert face_down_orders(taken.table) == {"a": 1, "b": 2, "d": 3, "e": 1, "f": 2}


def test_708_6_what_came_first_is_the_first_whatever_it_is_called_and_whenever_it_was_turned_down() -> None:
    played = board(
        place("Bear", "z"),
        place("Bear", "y", face_down=True),
        place("Bear", "x", face_down=True),
        place("Bear", "w", "stack", face_down="morph"),
        do("turn_face_down", "z"),
    )
    assert face_down_orders(played.table) == {"z": 1, "y": 2, "x": 3, "w": 1}
    # What comes back is a new object, which came last (400.7).
    back = played.then(do("move", "z", to="hand"), do("put_onto_battlefield", "z", face_down=True))
    assert face_down_orders(back.table) == {"y": 1, "x": 2, "z": 3, "w": 1}


def test_108_3_and_108_4_an_object_is_its_controllers_in_play_and_else_its_owners() -> None:
    control = do("effect", on=["it"], change={"control": "Ben"})
    played = board(place("Bear"), control)
    assert (played["it"].whose, played["it"].owner) == ("Ben", "Ana")
    assert played.then(do("move", "it", to="graveyard"))["it"].whose == "Ana"
    assert board(place("Bear", zone="stack"))["it"].whose == "Ana"


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("Bear", "Creature — Bear"),
        ("Tomb", "Legendary Land — Swamp"),
        ("Dual", "Land — Swamp Forest"),
        ("Anthem", "Enchantment"),
    ],
)
def test_205_1_a_type_line_has_supertypes_then_types_then_subtypes(card: str, line: str) -> None:
    assert board(place(card))["it"].type_line == line


def test_709_5_only_a_permanent_has_doors() -> None:
    assert has_doors(board(place("Hall // Yard")).table.object("it"))
    assert not has_doors(board(place("Hall // Yard", zone="hand")).table.object("it"))
    copied = board(place("Hall // Yard", "room"), place("Bear"), do("become_copy", "it", of="room"))
    assert has_doors(copied.table.object("it"))
    assert not has_doors(board(place("Bear")).table.object("it"))


def test_709_5g_two_doors_unlocked_one_has_to_be_named() -> None:
    both = board(place("Hall // Yard", unlocked=["left", "right"]), do("lock", "it"))
    assert (both.last.result, both.last.rules[0]) == (ILLEGAL, "709.5g")
    assert set(both["it"].unlocked or ()) == {"left", "right"}


@pytest.mark.parametrize(
    ("name", "abilities"),
    [
        ("Dual", ("{T}: Add {B}.", "{T}: Add {G}.")),
        ("Tomb", ("Swamps.",)),
        ("Angel", ("Flying, vigilance",)),
        ("Bear", ()),
    ],
)
def test_305_6_a_land_has_the_mana_abilities_of_its_basic_types_first(name: str, abilities: tuple[str, ...]) -> None:
    card = card_from_scryfall(next(card for card in CARDS if card["name"] == name))
    assert printed_abilities(card.front) == abilities
    elf = creature("Elf of the Wood", "Forest", "1/1")
    assert printed_abilities(card_from_scryfall(elf).front) == (), "305.6: a land alone has them"


def test_101_4_turns_go_round_in_the_order_of_seats() -> None:
    table = board().table
    assert (table.active_player, table.next_player) == ("Ana", "Ben")
    later = board(do("turn", player="Ben")).table
    assert (later.active_player, later.next_player) == ("Ben", "Ana")


def test_400_2_a_card_in_a_hidden_zone_is_hidden_from_who_may_not_look() -> None:
    table = board(place("Bear", "hand", "hand"), place("Bear", "down", face_down=True), place("Goblin", "up")).table
    seen = seen_by(table, "Ben")
    assert [is_hidden_card(held) for held in seen.objects.values()] == [
        held.zone == "hand" for held in seen.objects.values()
    ]
    assert not any(is_hidden_card(held) for held in seen_by(table, "Ana").objects.values())


@pytest.mark.parametrize(
    ("cause", "words"),
    [(True, "yes"), (False, "no"), ("effect", "yes"), ("manifest", "yes, manifested"), ("cloak", "yes, cloaked")],
)
def test_708_2_what_lies_face_down_is_told_with_its_cause(cause: str | bool, words: str) -> None:
    assert face_down_words(cause) == words


def test_607_what_asks_as_it_comes_is_an_aura_a_copier_or_what_names_a_choice() -> None:
    played = board(place("Wings", "aura"), place("Picker", "picker"), place("Bear"), place("Wings", "hand", "hand"))
    asked = {label: asks_as_it_comes(played.table, label) for label in ("aura", "picker", "it", "hand", "nobody")}
    assert asked == {"aura": True, "picker": True, "it": False, "hand": False, "nobody": False}
    done = played.then(do("attach", "aura", to="it"), do("choose", "picker", creature_type="Bear"))
    assert not asks_as_it_comes(done.table, "aura")
    assert not asks_as_it_comes(done.table, "picker")
    (question,) = questions_of(done.table, "picker")
    assert question.answer == "Bear"
    assert done["it"].power == 3


@pytest.mark.parametrize(
    ("asked", "key", "first", "last"),
    [
        # 305.6: these five. 205.2a: those of traditional cards that the edition knows.
        ("basic land type", "basic_land_type", "Plains", "Forest"),
        ("card type", "card_type", "Artifact", "Kindred"),
    ],
)
def test_607_2d_of_what_can_be_chosen_all_is_offered(asked: str, key: str, first: str, last: str) -> None:
    chooser = {**PICKER, "oracle_text": f"As Picker enters, choose a {asked}."}
    (question,) = questions_of(play(NEW, place("Picker"), cards=[chooser]).table, "it")
    assert (question.asks, question.options[0], question.options[-1]) == (key, first, last)


def test_707_2b_what_it_copied_is_told_as_that_was_then_and_merging_is_no_copying() -> None:
    copied = board(place("Bear"), place("Goblin", "g"), place("Angel", "a"), do("become_copy", "it", of="g"))
    made = copied.then(do("create_token_copy", of="it", as_="t"), do("become_copy", "it", of="a"))
    told = {label: [one.called for one in originals_of(made.table.object(label))] for label in ("it", "t", "g")}
    assert told == {"it": ["Goblin", "Angel"], "t": ["Goblin"], "g": []}


def test_what_is_left_open_is_told_by_its_kind() -> None:
    stars = creature("Stars", "Wall", "*/*", oracle_text="")
    blank = {"name": "Blank", "mana_cost": "{1}", "type_line": "Creature — Wall"}
    played = play(NEW, place("Stars", "stars"), place("Blank", "blank"), cards=[stars, blank])
    # 208.2a: a sign that nothing defines. 208.1: a number that the data leaves out.
    open_ = (*played["stars"].not_computed, *played["blank"].depends)
    kinds = [(one.is_printed_sign, one.is_left_out_of_data, one.is_left_to_the_owner) for one in open_]
    assert kinds == [(True, False, False), (False, True, False)]


def test_115_1_words_for_a_target_mean_permanents_as_the_player_reads_them() -> None:
    table = board(place("Bear"), place("Goblin", "g", player="Ben"), place("Bear", "dead", "graveyard")).table
    assert could_target(table, Filter(types=("Creature",), controller="opponent"), "Ana") == ("g",)
    assert could_target(table, Filter(types=("Creature",), controller="opponent"), "Ben") == ("it",)
    assert could_target(table, Filter(types=("Creature",), zone="graveyard"), "Ana") == ()


def test_what_is_not_computed_is_offered_with_the_reason_and_no_outcome() -> None:
    ended = Outcome(Result.NOT_COMPUTED, not_computed="It is not computed: words.")
    table = board(place("Bear")).table
    offers = available_actions(table, "it", lambda table, _: (table, ended))
    assert [(one.action, one.text) for one in offers] == list(candidates(table, table.object("it")))
    assert {(one.outcome, one.not_computed, one.is_possible) for one in offers} == {(None, ended.not_computed, False)}


ANSWERED: tuple[tuple[str, str, object, Record], ...] = (
    ("condition", "an opponent lost life", True, {"says": "an opponent lost life", "holds": True}),
    ("condition", "an opponent lost life", False, {"says": "an opponent lost life", "holds": False}),
    (HOW_MANY, "creatures died this turn", 3, {"says": "3 creatures died this turn", "holds": True}),
    # As the options of the question are written: kinds with their numbers.
    (WHICH_COUNTERS, "", (("+1/+1", 2), ("oil", 1)), {"counters": {"+1/+1": 2, "oil": 1}}),
    ("color", "color", "R", {"color": "R"}),
    ("creature_type", "creature type", "Elf", {"creature_type": "Elf"}),
    ("player", "opponent", "Ben", {"player": "Ben"}),
    ("number", "number", 4, {"number": 4}),
)


@pytest.mark.parametrize(("asks", "words", "answer", "said"), ANSWERED, ids=str)
def test_614_12_each_kind_of_question_is_answered_by_its_action(
    asks: str, words: str, answer: object, said: Record
) -> None:
    action = Question("it", asks, words).answered(answer)
    assert {"object": "it", **said} == {key: getattr(action, key) for key in ("object", *said)}


@pytest.mark.parametrize(
    ("changes", "called"),
    [
        # By what comes first in the order of the layers, of all that came at once.
        ([{"set_power": 4, "set_toughness": 4}], "the effect that makes it 4/4"),
        ([{"set_colors": ["U"], "power": "+1", "toughness": "+1"}], "the effect that makes it blue"),
        ([{"control": "Ben"}], "the effect that gives Ben control of it"),
        ([], "the effect that resolved"),
    ],
    ids=str,
)
def test_611_2_an_effect_without_a_name_is_called_by_what_it_does(changes: list[Record], called: str) -> None:
    played = board(place("Bear"), *(do("effect", on=["it"], change=change) for change in changes))
    (*_, stamp) = (0, *(effect.timestamp for effect in played.table.effects))
    assert called_by_deed(played.table, stamp) == called
    assert called_by_deed(played.table, stamp + 1) == "the effect that resolved"


def test_702_26b_the_words_of_what_is_phased_out_are_told_one_by_one_and_act_in_no_way() -> None:
    played = board(place("Angel"), do("phase_out", "it"))
    assert [[part.text for part in row] for row in words_now(played.table, "it")] == [["Flying, vigilance"]]


def test_111_4_what_a_pool_holds_of_its_own_can_be_narrowed() -> None:
    bear, goblin = (card_from_scryfall(card) for card in ALL[:2])
    under = CardIndex((goblin,))
    pool = CardIndex((bear, goblin), beneath=under)
    narrowed = pool.only({bear})
    assert (len(narrowed), narrowed.find("Bear"), narrowed.find("Goblin")) == (1, bear, goblin)
    assert CardIndex((bear,)).only(()).find("Bear") is None


def test_a_printing_is_said_where_anything_of_it_is() -> None:
    assert not UNSAID.is_said
    for keys in (
        {"set_code": "isd"},
        {"released": "2011-09-30"},
        {"language": "en"},
        {"frame_effects": ("sunmoondfc",)},
    ):
        assert Printing(**keys).is_said


def test_205_3_the_subtypes_of_other_types_are_no_creature_types() -> None:
    others = subtypes_of_other_types()
    assert {"Forest", "Aura", "Equipment", "Jace", "Siege", "Adventure"} <= set(others)
    assert {"Bear", "Human", "Goblin"}.isdisjoint(others)
