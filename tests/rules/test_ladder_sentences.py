"""What a step of a proof says to somebody who reads nothing else: how much, of what, by what, and why not (613)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Condition
from inspector.rules import NEWEST, rungs
from inspector.rules.wording.of_conditions import condition_words, failing_words
from tests.rules.cards_for_tests import ALL, BEAR, Record, creature
from tests.rules.playing import do, place, play

NEW, OLD = NEWEST.key, "2011-09"
KNIGHT = creature("Knight", "Knight", "2/2", oracle_text="First strike (It deals combat damage before others do.)")
ODD = creature("Odd", "Elf", "1/4")
CHIEF = creature("Chief", "Elf", "2/2") | {"type_line": "Legendary Creature — Elf"}
CARDS = (BEAR, KNIGHT, ODD, CHIEF)


def said(*actions: Record, edition: str = NEW, label: str = "it") -> list[str]:
    return [rung.says for rung in rungs(play(edition, *actions, cards=CARDS).table, label)][1:]


def changed(called: str, **change: object) -> Record:
    return do("effect", on=["it"], change=change, called=called)


IT, OTHER = place("Odd"), place("Knight", "other")


@pytest.mark.parametrize(
    ("action", "says"),
    [
        (changed("Up", power="+2", toughness="+3"), "Up: it gets +2/+3 and is 3/7."),
        (changed("Up", power="+2"), "Up: it gets +2/+0 and is 3/4."),
        (changed("Set", set_power=0, set_toughness=4), "Set: its power and toughness become 0/4."),
        (changed("Set", set_power=0), "Set: its power becomes 0."),
        (changed("Turn", switch_power_toughness=True), "Turn: its power and toughness are switched and are 4/1 now."),
        (do("counters", "it", kind="-1/-1", count=1), "The -1/-1 counter: it gets -1/-1 and is 0/3."),
        (do("counters", "it", kind="+1/+1", count=2), "The +1/+1 counters: it gets +2/+2 and is 3/6."),
        (do("turn_face_down", "it"), "Face down: no name; no mana cost; "),
    ],
)
@pytest.mark.parametrize("edition", [NEW, OLD])
def test_613_4_a_step_about_sizes_says_how_much_and_what_they_are(edition: str, action: Record, says: str) -> None:
    (step,) = said(IT, action, edition=edition)
    assert step.startswith(says)


def test_707_9_what_an_exception_gives_is_told_behind_what_is_copied() -> None:
    kept = {"name": "Odd", "add_types": ["Artifact"], "power": 1, "toughness": 4}
    (step,) = said(IT, OTHER, do("become_copy", "it", of="other", except_=kept))
    copied, _, given = step.partition("; by an exception: ")
    assert copied == "As a copy of Knight: Creature — Knight; first strike"
    assert given == "name Odd; also an artifact; 1/4."


@pytest.mark.parametrize(
    ("exception", "says"),
    [
        ({"add_supertypes": ["Snow"]}, "also snow"),
        ({"add_supertypes": ["Legendary"]}, "supertype Legendary, which it would have anyway"),
        ({"add_types": ["Creature"]}, "card type Creature, which it would have anyway"),
        ({"remove_supertypes": ["Legendary"]}, "not legendary"),
        (
            {"add_types": ["Artifact"], "add_subtypes": ["Ape", "Equipment"]},
            "also an artifact, an Ape and an Equipment",
        ),
        ({"set_subtypes": ["Frog", "Ape"]}, "subtypes Frog and Ape"),
    ],
)
def test_707_9b_of_types_an_exception_is_told_what_it_changed(exception: Record, says: str) -> None:
    """What was copied is not told as given by it; of a token and of the copy of a spell the start tells both."""
    chief = "Legendary Creature — Elf"
    (step,) = said(IT, place("Chief", "c"), do("become_copy", "it", of="c", except_=exception))
    assert step == f"As a copy of Chief (c): that name; {chief}; 2/2; by an exception: {says}."
    token = do("create_token_copy", of="c", as_="token", except_={**exception, "add_abilities": ["Flying"]})
    (start, *_) = rungs(play(NEW, place("Chief", "c"), token, cards=CARDS).table, "token")
    assert (
        start.says == f"It starts as a copy of Chief (c): {chief}, mana value 2, 2/2; by an exception: {says}; flying."
    )


def test_202_3_a_mana_value_that_an_exception_gave_is_told_once() -> None:
    token = do("create_token_copy", of="other", as_="token", except_={"mana_cost": "{4}"})
    (start, *_) = rungs(play(NEW, OTHER, token, cards=CARDS).table, "token")
    given = "mana cost {4}; mana value 4; colorless"
    assert start.says == f"It starts as a copy of Knight (other): Creature — Knight, 2/2; by an exception: {given}."


def test_707_9a_an_ability_that_an_exception_gives_is_told_apart_from_those_that_are_copied() -> None:
    given = {"name": "Odd", "add_abilities": ["Flying", "Whenever it looks up for longer than a day, draw a card."]}
    (step,) = said(IT, OTHER, do("become_copy", "it", of="other", except_=given))
    named = "flying and “Whenever it looks up for longer than a day, draw a card.”"
    assert step.endswith(f"; 2/2; first strike; by an exception: name Odd; {named}")
    bare = {"add_abilities": ["Flying"]}
    (step,) = said(IT, place("Bear", "other"), do("become_copy", "it", of="other", except_=bare))
    assert step == "As a copy of Bear (other): that name; Creature — Bear; 2/2; by an exception: flying."
    # What copies the copy just copies what the exception gave.
    again = (place("Bear", "third"), do("become_copy", "third", of="it"))
    (step,) = said(IT, place("Bear", "other"), do("become_copy", "it", of="other", except_=bare), *again, label="third")
    assert step == "As a copy of Bear (it): flying."


def test_708_2_what_was_copied_face_down_is_not_called_by_the_card_under_it() -> None:
    down = place("Knight", "other", face_down="manifest")
    (step,) = said(IT, down, do("become_copy", "it", of="other"))
    assert step.startswith(
        "As a copy of a face-down creature: no name; no mana cost; mana value 0; colorless; Creature; 2/2"
    )


def test_207_2_reminder_text_is_no_part_of_what_is_lost() -> None:
    lost = do("effect", on=["other"], change={"remove_abilities": ["First strike"]}, called="Blunt")
    gone = do("effect", on=["other"], change={"lose_all_abilities": True}, called="Mute")
    assert said(OTHER, gone, label="other") == ["Mute: it loses first strike."]
    assert said(OTHER, lost, label="other") == ["Blunt: it loses first strike."]


@pytest.mark.parametrize(
    ("before", "change", "says"),
    [
        (["R", "W"], {"set_colors": ["R"]}, "it stays red and is no longer white."),
        (["R", "W"], {"set_colors": ["U"]}, "it becomes blue instead of white and red."),
        (["R"], {"set_colors": ["R", "W"]}, "it becomes white and red."),
        (["R"], {"add_colors": ["W"]}, "it becomes white in addition to red."),
        (["R", "G"], {"add_colors": ["W", "R"]}, "it becomes white in addition to red and green."),
        ([], {"add_colors": ["W"]}, "it becomes white."),
        ([], {"set_colors": ["R"]}, "it becomes red."),
        (["R", "W"], {"set_colors": []}, "it becomes colorless."),
    ],
)
def test_105_3_a_new_color_says_which_it_replaces(before: list[str], change: dict[str, list[str]], says: str) -> None:
    assert said(IT, changed("First", set_colors=before), changed("Paint", **change))[-1].endswith(f": {says}")


def test_613_8_what_no_longer_applies_says_for_what_it_asks() -> None:
    effect = do("effect", filter={"colors": "G", "types": "Creature"}, change={"power": 1}, source="anthem")
    anthem = {"name": "Anthem", "type_line": "Enchantment", "oracle_text": ""}
    pale = do("effect", on=["it"], change={"set_colors": ["W"]}, called="Pale")
    played = play(NEW, place("Anthem", "anthem"), effect, IT, pale, cards=(*CARDS, anthem))
    assert [rung.says for rung in rungs(played.table, "it")][1:] == [
        "Pale: it becomes white instead of green.",
        "Anthem does not apply here: it affects only green creatures.",
    ]


def test_613_what_is_added_to_what_was_counted_is_told_so_that_the_numbers_add_up() -> None:
    elves = {"count": {"subtypes": "Elf"}, "plus": 2}
    both = do("effect", on=["it"], change={"set_power": elves, "set_toughness": elves}, source="it")
    assert said(IT, both) == ["Its own ability: its power and toughness become 3/3 (Elves: 1, plus 2)."]
    less = {"count": {"subtypes": "Elf"}, "times": 3, "plus": -1}
    assert said(IT, do("effect", on=["it"], change={"set_power": less}, source="it")) == [
        "Its own ability: its power becomes 2 (Elves: 1, three times that, minus 1)."
    ]
    of_power = do("effect", on=["it"], change={"set_power": elves, "set_toughness": less}, source="it")
    assert said(IT, of_power) == ["Its own ability: its power and toughness become 3/2 (Elves: 1)."]


def test_613_what_counts_words_and_halves_are_told_by_number_and_by_name() -> None:
    graves = {"count": {"types": "Land", "zone": "graveyard"}}
    none = do("effect", on=["it"], change={"power": graves}, source="it")
    assert said(IT, none) == ["Its own ability: it gets +0/+0 and stays 1/4 (land cards in graveyards: 0)."]
    hack = do("effect", on=["it"], change={"text": {"from": "Elf", "to": "Goblin"}}, called="Hack")
    assert said(IT, hack) == ["Hack: its subtype becomes Goblin."]
    room = place("Bottomless Pool // Locker Room", unlocked=["right"])
    assert said(room)[0].startswith("With its left half locked, its name becomes Locker Room;")
    mana = do("effect", on=["it"], change={"add_abilities": ["{T}: Add {G}."]}, called="Seed")
    assert said(IT, mana) == ["Seed: it gains “{T}: Add {G}.”"]


def test_105_707_a_copy_is_told_its_indicator_and_what_an_exception_took() -> None:
    arbor = place("Dryad Arbor", "arbor")
    (step,) = said(IT, arbor, do("become_copy", "it", of="arbor"))
    assert "a green color indicator; " in step
    assert step.endswith("; “{T}: Add {G}.”")
    (step,) = said(
        IT, place("Chief", "other"), do("become_copy", "it", of="other", except_={"remove_supertypes": ["Legendary"]})
    )
    assert step.endswith("; by an exception: not legendary.")


def test_613_8_what_a_resolved_effect_took_is_told_by_its_name() -> None:
    anthem = {"name": "Wings", "type_line": "Creature — Elf", "oracle_text": "", "power": "1", "toughness": "1"}
    wings = do("effect", filter={"types": "Creature"}, change={"add_abilities": ["Flying"]}, source="wings")
    mute = do("effect", on=["wings"], change={"lose_all_abilities": True}, called="Mute")
    played = play(NEW, place("Wings", "wings"), wings, IT, mute, cards=(*CARDS, anthem))
    told = [rung.says for rung in rungs(played.table, "it")][1:]
    assert told == ["Wings does not apply: it depends on Mute, which took its ability away first."]


@pytest.mark.parametrize(
    ("text", "more", "says"),
    [
        (
            "As long as this creature is a Faerie, it gets +1/+1.",
            (changed("Frog", set_subtypes=["Frog"]),),
            "Its own ability does not apply: it is not a Faerie.",
        ),
        (
            "As long as it's your turn, this creature gets +1/+1.",
            (changed("Mute", lose_all_abilities=True),),
            "Its own ability does not apply: Mute took it away before it could.",
        ),
        (
            "This creature gets +2/+2 as long as it's an artifact. Otherwise, it gets +1/+1.",
            (changed("Thaw", add_types=["Artifact"]),),
            "Another part of its own ability does not apply: it is an artifact.",
        ),
        (
            # One paragraph is one ability (113.2c), so it is lost once.
            "This creature has flying as long as it's your turn and has reach as long as it's a Faerie.",
            (changed("Mute", lose_all_abilities=True),),
            "Its own ability does not apply: it depends on Mute, which took it away first.",
        ),
    ],
)
def test_613_what_does_not_apply_of_an_object_s_own_is_told_as_its_ability(
    text: str, more: tuple[Record, ...], says: str
) -> None:
    """In its own ladder "Sprite does not apply" would deny the card; of others the name tells whose ability it is."""
    sprite = creature("Sprite", "Faerie", "1/1", oracle_text=text)
    told = [rung.says for rung in rungs(play(NEW, place("Sprite"), *more, cards=[sprite]).table, "it")]
    assert says in told
    assert not any(" abilities does not apply" in one for one in told)


def test_305_7_of_an_ability_that_is_there_twice_both_are_lost() -> None:
    volcano = {
        "name": "Volcano",
        "type_line": "Land",
        "oracle_text": "{T}: Add {R}.\nWhenever it rains for longer than a day, its controller draws a card.",
    }
    every = do("effect", on=["it"], change={"add_subtypes": ["Island", "Mountain"]}, called="Omen")
    claim = do("effect", on=["it"], change={"set_subtypes": ["Island"]}, called="Claim")
    played = play(NEW, place("Volcano"), every, claim, cards=[volcano])
    told = [rung.says for rung in rungs(played.table, "it")][1:]
    says = "Claim, newer than Omen: its subtype becomes Island; it loses all its abilities; it gains “{T}: Add {U}.”"
    assert told[1] == says


def test_a_condition_that_asks_only_whether_something_is_there_says_where() -> None:
    flies = [{"on": "self", "change": {"add_abilities": ["Flying"]}, "if": {"self": {"zone": "battlefield"}}}]
    bird = creature("Bird", "Bird", "1/1", static=flies)
    (_, rung) = rungs(play(NEW, place("Bird"), cards=[bird]).table, "it")
    assert rung.conditions == ("it is on the battlefield",)


def test_702_1_a_line_of_keywords_is_several_abilities() -> None:
    line = "Flying, first strike, lifelink, protection from Demons"
    angel = creature("Angel", "Angel", "5/5", oracle_text=f"{line}\nWhenever this creature attacks, draw a card.")
    played = play(NEW, IT, place("Angel", "other"), do("become_copy", "it", of="other"), cards=(*CARDS, angel))
    (_, copied) = rungs(played.table, "it")
    assert copied.says.endswith("; five abilities.")
    mutation = {"lose_all_abilities": True, "add_abilities": ["Indestructible"]}
    plain = creature("Angel", "Angel", "5/5", oracle_text=f"{line} and from Dragons, ward {{2}}")
    (_, step) = rungs(play(NEW, place("Angel"), changed("Insect", **mutation), cards=[plain]).table, "it")
    assert step.says == "Insect: it loses all its abilities; it gains indestructible."


def test_a_condition_that_says_what_is_not_says_so_plainly() -> None:
    tome = {"on": "self", "change": {"add_types": ["Creature"]}, "if": {"not": {"self": {"types": "Creature"}}}}
    card = {"name": "Tome", "type_line": "Artifact", "oracle_text": "", "static": [tome]}
    (_, rung) = rungs(play(NEW, place("Tome"), cards=[card]).table, "it")
    assert rung.conditions == ("it is not a creature",)


def test_613_1d_what_takes_all_types_of_a_kind_says_that_there_are_none() -> None:
    (step,) = said(IT, do("effect", on=["it"], change={"lose_all_land_types": True}))
    assert step == "An effect: nothing changes, since it does not have any land types."


def test_613_7_two_effects_of_one_name_are_told_apart() -> None:
    first, second = changed("Shift", set_power=4), changed("Shift", set_power=2)
    played = play(NEW, IT, first, second, cards=CARDS)
    assert said(IT, first, second)[1] == "The second Shift, newer than the first: its power becomes 2."
    reason = played["it"].why["power"][0].says
    assert reason == "The second Shift has a later timestamp than the first, so it is applied later."


def test_708_2_words_that_turn_face_down_are_not_computed_in_layer_1b() -> None:
    turns = creature(
        "Mist", "Illusion", "1/1", oracle_text="As this creature enters, turn any number of other creatures face down."
    )
    board = (place("Bear"), place("Mist", "mist", zone="hand"), do("put_onto_battlefield", "mist"))
    played = play(NEW, *board, cards=(turns, creature("Bear", "Bear", "2/2")))
    steps = [step for step in played["it"].proof if step.because is not None]
    assert [(step.layer, step.rules[0]) for step in steps] == [("1b", "708.2")]


def test_109_5_what_another_player_counts_is_told_with_that_player() -> None:
    blade = {"name": "Blade", "mana_cost": "{2}", "type_line": "Artifact — Equipment"}
    blade["oracle_text"] = "Equipped creature gets +1/+1 for each land you control."
    board = (place("Bear"), place("Forest", "forest", player="Ben"), place("Island", "island"))
    bear = creature("Bear", "Bear", "2/2")
    for player, counted in (("Ana", "lands Ana controls: 1"), ("Ben", "lands Ben controls: 1")):
        actions = (*board, place("Blade", "blade", player=player), do("attach", "blade", to="it"))
        played = play(NEW, *actions, cards=(blade, bear))
        assert rungs(played.table, "it")[-1].says == f"Blade: it gets +1/+1 and is 3/3 ({counted})."


def test_903_3_a_commander_that_is_asked_for_is_told_as_one() -> None:
    guard = creature(
        "Guard", "Bear", "2/2", oracle_text="This creature gets +1/+1 as long as you control your commander."
    )
    chief = creature("Chief", "Elf", "2/2", type_line="Legendary Creature — Elf")
    leads = {**do("designate", "chief"), "as": "commander"}
    taken = do("effect", on=["chief"], change={"control": "Ben"})
    played = play(NEW, place("Guard"), place("Chief", "chief"), leads, taken, cards=(guard, chief))
    assert rungs(played.table, "it")[-1].says == (
        "Its own ability does not apply: there is no commander Ana owns and controls."
    )


def test_what_words_of_a_card_quote_stands_in_single_marks_and_their_full_stop_ends_the_sentence() -> None:
    taught = 'As long as it rains, each Elf has "{T}: Add {G}."'
    cloud = {"name": "Cloud", "type_line": "Enchantment", "oracle_text": taught}
    played = play(NEW, place("Cloud", "cloud"), IT, cards=(*CARDS, cloud))
    says = rungs(played.table, "it")[-1].says
    assert says == "What Cloud says is not computed: “As long as it rains, each Elf has ‘{T}: Add {G}.’”"


def test_what_a_rule_calls_so_is_no_name_inside_a_sentence_and_counters_are_told_as_those_that_lie_there() -> None:
    mute = changed("Mute", lose_all_abilities=True)
    there = (do("designate", "it", as_="suspected"), do("counters", "it", kind="flying", count=1))
    assert said(IT, *there, mute)[-1].startswith("Mute, newer than the suspected designation and the flying counter: ")
    played = play(NEW, IT, do("counters", "it", kind="+1/+1", count=1), do("phase_out", "it"), cards=CARDS)
    assert rungs(played.table, "it")[-1].says == "The +1/+1 counter: it gets +1/+1 and is 2/5."


def test_613_4a_words_that_define_a_size_and_are_not_computed_act_where_it_is_defined() -> None:
    words = "Seer's power and toughness are each equal to the number of moons that someone has seen."
    seer = creature("Seer", "Elf", "*/*", oracle_text=words)
    (step,) = rungs(play(NEW, place("Seer"), cards=[seer]).table, "it")[1:]
    assert (step.step.layer, step.step.rules) == ("7a", ("613.4a",))


def test_208_2a_a_sign_that_nothing_defines_is_not_told_as_words() -> None:
    tide = creature("Tide", "Elf", "*/1+*", oracle_text="Vigilance")
    (step,) = rungs(play(NEW, place("Tide"), cards=[tide]).table, "it")[1:]
    assert (step.step.layer, step.says) == ("7a", "What the printed */1+* stands for is not computed.")


def test_what_is_made_of_a_number_that_was_counted_is_told() -> None:
    life = do("life", player="Ana", total=13)
    half = do("effect", on=["it"], change={"power": {"life": "Ana", "half": "up"}}, source="it")
    assert said(IT, life, half) == [
        "Its own ability: it gets +7/+0 and is 8/4 (Ana's life total: 13, half of that rounded up)."
    ]
    wolf = {"power": {"life": "Ana", "half": "down"}, "toughness": {"life": "Ana", "half": "up"}}
    (step,) = said(IT, life, do("effect", on=["it"], change=wolf, source="it"))
    assert (
        step == "Its own ability: it gets +6/+7 and is 7/11 (Ana's life total: 13, half of that rounded down and up)."
    )
    twice = do("effect", on=["it"], change={"power": {"life": "Ana", "times": 2}}, source="it")
    assert said(IT, life, twice) == ["Its own ability: it gets +26/+0 and is 27/4 (Ana's life total: 13, twice that)."]


def test_613_7_more_than_two_that_came_before_stand_in_one_list() -> None:
    sizes = [changed(f"Size {size}", set_power=size, set_toughness=size) for size in (3, 4, 5, 6)]
    assert said(IT, *sizes)[-1].startswith("Size 6, newer than Size 3, Size 4 and Size 5: ")


def test_702_1_of_a_line_of_keywords_only_what_went_is_lost() -> None:
    heron = creature("Heron", "Bird", "2/2", oracle_text="Flying, hexproof")
    blunt = changed("Blunt", remove_abilities=["Hexproof"])
    (_, step) = rungs(play(NEW, place("Heron"), blunt, cards=[heron]).table, "it")
    assert step.says == "Blunt: it loses hexproof."


def test_a_condition_of_an_aura_speaks_of_what_it_is_on_by_its_name() -> None:
    line = {"mana_cost": "{B}", "type_line": "Enchantment — Aura"}
    says = "Enchant creature\nEnchanted creature gets +3/+1 as long as it's legendary. Otherwise, it gets -1/-0."
    board = (place("Bear"), place("Infusion", "infusion"), do("attach", "infusion", to="it"))
    made = do("effect", on=["it"], change={"add_supertypes": ["Legendary"]})
    cards = ({"name": "Infusion", **line, "oracle_text": says}, creature("Bear", "Bear", "2/2"))
    told = [rung.says for rung in rungs(play(NEW, *board, made, cards=cards).table, "it")]
    assert told[-1] == "Another effect of Infusion does not apply: Bear is legendary."


def test_303_4_a_condition_of_an_aura_means_the_controller_of_what_it_is_on() -> None:
    line = {"mana_cost": "{B}", "type_line": "Enchantment — Aura"}
    says = "Enchant creature\nEnchanted creature has shroud as long as its controller controls another creature."
    board = (place("Bear", player="Ben"), place("Veil", "veil"), do("attach", "veil", to="it"))
    cards = ({"name": "Veil", **line, "oracle_text": says}, creature("Bear", "Bear", "2/2"))
    told = [rung.says for rung in rungs(play(NEW, *board, cards=cards).table, "it")]
    assert told[-1] == "Veil does not apply: Bear's controller controls no creature other than Bear."


def test_109_5_a_condition_names_whose_turn_it_is_and_whose_devotion_counts() -> None:
    asked = (
        ("This creature gets +1/+1 as long as it's your turn.", "it is Ana's turn"),
        ("This creature gets +1/+1 as long as your devotion to green is less than five.", "Ana's devotion to green is"),
        ("This creature gets +1/+1 as long as you control a creature.", "Ana controls at least one creature"),
    )
    for says, told in asked:
        bear = creature("Bear", "Bear", "2/2", oracle_text=says)
        rung = rungs(play(NEW, place("Bear"), cards=(bear,)).table, "it")[-1]
        assert rung.conditions[0].startswith(told), rung
    grown = creature("Bear", "Bear", "2/2", "{G}", oracle_text="Bear gets +X/+0, where X is your devotion to green.")
    assert "(Ana's devotion to green: 1)" in rungs(play(NEW, place("Bear"), cards=(grown,)).table, "it")[-1].says


def test_109_5_what_no_longer_applies_asks_for_what_its_player_controls() -> None:
    forge = {"name": "Forge", "mana_cost": "{9}", "type_line": "Artifact"}
    forge["oracle_text"] = "Creatures you control have indestructible."
    taken = do("effect", on=["it"], change={"control": "Ben"})
    cards = (forge, creature("Bear", "Bear", "2/2"))
    told = [
        rung.says for rung in rungs(play(NEW, place("Bear"), place("Forge", "forge"), taken, cards=cards).table, "it")
    ]
    assert told[-1] == "Forge does not apply here: it affects only creatures Ana controls."


def test_107_2_what_is_added_to_a_size_that_nothing_defines_is_told_as_added() -> None:
    says = "As this creature enters, it becomes your choice of a 3/3 creature or a 2/2 creature with flying."
    clay = creature("Clay", "Shapeshifter", "*/1+*", oracle_text=says)
    up = do("effect", on=["it"], change={"power": "+1", "toughness": "+1"}, called="Up")
    told = [rung.says for rung in rungs(play(NEW, place("Clay"), up, cards=[clay]).table, "it")]
    assert told[-1] == "Up: it gets +1/+1 and is 1/2."


@pytest.mark.parametrize(
    ("asked", "holds", "fails"),
    [
        ({"counters": {"tide": "=1"}}, "it has one tide counter on it", "it does not have one tide counter on it"),
        ({"counters": {"tide": "=3"}}, "it has three tide counters on it", "it does not have three tide counters on"),
        ({"colors": ["U"]}, "it is blue", "it is not blue"),
        ({"keywords": ["Flying"]}, "it has flying", "it does not have flying"),
        ({"has_abilities": False}, "it has no abilities", "it has abilities"),
        ({"types": ["Creature"], "colors": ["R"]}, "it is a red creature", "it is not a red creature"),
        ({"not": {"types": ["Land"]}}, "it is nonland", "it is not nonland"),
    ],
)
def test_613_a_condition_on_one_object_says_what_it_is_or_has(asked: Record, holds: str, fails: str) -> None:
    condition = msgspec.convert({"self": asked}, Condition)
    assert condition_words(condition, lambda _: "it", "it").startswith(holds)
    assert failing_words(condition, lambda _: "it", "it").startswith(fails)


def test_613_that_one_of_several_effects_does_not_apply_does_not_deny_the_others() -> None:
    says = "Enchant creature\nEnchanted creature gets +2/+2 as long as it's an artifact. Otherwise, it gets -1/-1."
    aura = {"name": "Infusion", "mana_cost": "{1}", "type_line": "Enchantment — Aura", "oracle_text": says}
    made = do("effect", on=["it"], change={"add_types": ["Artifact"]}, called="Thaw")
    on_it = (place("Infusion", "aura"), do("attach", "aura", to="it"))
    told = rungs(play(NEW, IT, *on_it, made, cards=[*CARDS, aura]).table, "it")
    assert [rung.says for rung in told][2:] == [
        "Infusion: it gets +2/+2 and is 3/6.",
        "Another effect of Infusion does not apply: Odd is an artifact.",
    ]


def test_205_3_a_land_type_beside_every_creature_type_is_told() -> None:
    """What is every creature type stays that, and the land type that it gets is a change of its own (305.6)."""
    every = do("effect", on=["it"], change={"all_creature_types": True}, called="Mask")
    grown = do("effect", on=["it"], change={"add_subtypes": ["Swamp"]}, called="Grow")
    moved = do("effect", on=["it"], change={"set_subtypes": ["Island"]}, called="Flood")
    played = play(NEW, place("Dryad Arbor"), every, grown, moved, cards=CARDS)
    told = [rung.says.partition("; ")[0] for rung in rungs(played.table, "it")][1:]
    assert told == [
        "Mask: its subtypes become Forest and every creature type.",
        "Grow: its subtypes become Forest, Swamp and every creature type",
        "Flood, newer than Grow: its subtypes become Island and every creature type",
    ]
    first, *_ = played["it"].why["subtypes"]
    assert first.rules[0] == "613.7b"


def test_613_6_two_abilities_that_were_lost_alike_are_not_told_in_the_same_words() -> None:
    pair = creature("Pair", "Cat", "1/1", oracle_text="It is larger beside a Bear, and beside a Cat.")
    pair["static"] = [
        {"on": "self", "change": {"power": "+1"}, "if": {"count": {"subtypes": word}, "is": ">=1"}}
        for word in ("Bear", "Cat")
    ]
    lord = creature("Lord", "Elf", "2/2", oracle_text="Other creatures are larger. Cats are larger.")
    lord["static"] = [
        {"filter": wanted, "change": {"power": "+1"}}
        for wanted in ({"types": "Creature", "other": "self"}, {"subtypes": "Cat"})
    ]
    there = (place("Pair", "it"), place("Bear", "bear"), place("Lord", "lord"), place("Humbling", "wall"))
    played = play("2026-08", *there, cards=[pair, lord, *ALL])
    assert [rung.says for rung in rungs(played.table, "it") if not rung.step.applied] == [
        "Its own ability does not apply: Humbling took it away before it could.",
        "Another of its own abilities does not apply: Humbling took it away before it could.",
        "Lord does not apply: Humbling took its ability away before it could.",
        "Another ability of Lord does not apply: Humbling took it away before it could.",
    ]


def test_613_7_what_an_effect_is_newer_than_is_told_as_it_came() -> None:
    changes: tuple[tuple[str, Record], ...] = (
        ("Frog", {"set_types": ["Creature"], "set_subtypes": ["Frog"]}),
        ("Tree", {"set_subtypes": ["Treefolk"]}),
        ("Bug", {"set_types": ["Artifact", "Creature"], "set_subtypes": ["Insect"]}),
        ("Elk", {"set_types": ["Creature"], "set_subtypes": ["Elk"]}),
    )
    done = (do("effect", on=["it"], change=change, called=called) for called, change in changes)
    last = rungs(play("2026-08", place("Bear"), *done, cards=ALL).table, "it")[-1]
    assert last.says == "Elk, newer than Frog, Tree and Bug: it is no longer an artifact; its subtype becomes Elk."
