"""Where what would be put into a graveyard, or leave the battlefield, goes instead (614.1a, 616.1, 122.1h, 702.35a)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, available_actions
from tests.rules.cards_for_tests import Record, creature
from tests.rules.playing import Played, do, place, play

NEW, OLD = NEWEST.key, "2021-09"
BEAR = creature("Bear", "Bear", "2/2")


def would(whom: str, go: str, order: str, *, instead: str = " instead") -> str:
    return f"If {whom} would {go}, {order}{instead}."


IN_GRAVEYARD, ENEMY = "be put into a graveyard", "creature an opponent controls"
COLOSSUS = creature(
    "Colossus",
    "Golem",
    "9/9",
    oracle_text=would(
        "Colossus", f"{IN_GRAVEYARD} from anywhere", "reveal Colossus and shuffle it into its owner's library"
    ),
)
ANYWHERE = would("a card or token", f"{IN_GRAVEYARD} from anywhere", "exile it")
CARDS_ONLY = would("a card", "be put into an opponent's graveyard from anywhere", "exile it")
NONTOKEN = would(f"a nontoken {ENEMY}", "die", "instead exile that card and create a Treasure token", instead="")
ICE = would(f"a nontoken {ENEMY}", "die", "exile that card with an ice counter on it")
LEAVING = would("this creature", "leave the battlefield", "exile it", instead=" instead of putting it anywhere else")
PERHAPS = would("a creature", "die", "you may exile it")
OWN_PERMANENTS = would("a permanent you control", IN_GRAVEYARD, "exile it")
SMITER = "If an opponent causes you to discard this card, put it onto the battlefield instead of the graveyard."
HIT = would("a creature dealt damage by this creature this turn", "die", "exile it")
BACK = would("this creature", "die", "return it to its owner's hand")


def says(name: str, words: str, line: str = "Enchantment") -> Record:
    return {"name": name, "mana_cost": "{2}", "type_line": line, "oracle_text": words}


def beside(words: str, *actions: Record, card: str = "Bear", zone: str = "battlefield", edition: str = NEW) -> Played:
    """Ben has a permanent with these words, Ana a card; then actions on it."""
    cards = (BEAR, COLOSSUS, creature("Own", "Bear", "2/2", oracle_text=words), says("Void", words))
    return play(edition, place("Void", "void", player="Ben"), place(card, zone=zone), *actions, cards=cards)


def in_doubt(played: Played, label: str = "it") -> bool:
    return any("zone" in one.keys for one in played[label].not_computed)


DIES = do("move", "it", to="graveyard")


@pytest.mark.parametrize(
    ("words", "card", "zone", "to"),
    [
        (ANYWHERE, "Bear", "battlefield", "exile"),
        (ANYWHERE, "Bear", "library", "exile"),
        (CARDS_ONLY, "Bear", "hand", "exile"),
        (NONTOKEN, "Bear", "battlefield", "exile"),
        (NONTOKEN, "Bear", "hand", "graveyard"),
        (ICE, "Bear", "battlefield", "exile"),
        ("If a land would be put into a graveyard, exile it instead.", "Bear", "battlefield", "graveyard"),
        ("Whenever a creature dies, draw a card.", "Bear", "battlefield", "graveyard"),
        ("If Void would be put into a graveyard from anywhere, exile it instead.", "Bear", "battlefield", "graveyard"),
        (LEAVING, "Bear", "battlefield", "graveyard"),
        (LEAVING, "Own", "battlefield", "exile"),
        (BACK, "Own", "battlefield", "hand"),
        (BACK, "Own", "hand", "graveyard"),
        ("", "Colossus", "battlefield", "library"),
        ("", "Colossus", "hand", "library"),
        (
            "If a permanent you control would be put into a graveyard, exile it instead.",
            "Bear",
            "battlefield",
            "graveyard",
        ),
    ],
)
def test_614_1a_words_that_leave_no_choice_are_carried_out(words: str, card: str, zone: str, to: str) -> None:
    played = beside(words, DIES, card=card, zone=zone)
    assert (played["it"].zone, in_doubt(played)) == (to, False)
    assert ("614.1a" in played.last.rules) is (to != "graveyard")


@pytest.mark.parametrize("words", [PERHAPS, HIT, "If a creature would die under a full moon, exile it instead."])
def test_614_1a_what_may_go_elsewhere_is_in_doubt_until_the_board_says_where_it_is(words: str) -> None:
    played = beside(words, DIES)
    assert (played["it"].zone, in_doubt(played), "not computed" in played.last.says) == ("graveyard", True, True)
    assert "Leave it there" in [each.text for each in available_actions(played.table, "it")]
    for said in (DIES, do("move", "it", to="exile")):
        assert not in_doubt(played.then(said))
    assert not in_doubt(beside(words, do("move", "it", to="hand")))


def test_614_1a_what_else_the_words_do_is_told_and_counters_are_put() -> None:
    made = beside(NONTOKEN, DIES)
    assert (made["Treasure"].controller, made["Treasure"].token, "111.3" in made.last.rules) == ("Ben", True, True)
    assert beside(ICE, DIES)["it"].counters == {"ice": 1}
    hit = would(f"a {ENEMY}", "die", "instead exile it and put a hit counter on it", instead="")
    assert beside(hit, DIES)["it"].counters == {"hit": 1}
    life = would(f"a {ENEMY}", "die", "instead exile it and you gain 3 life", instead="")
    assert beside(life, DIES).table.life == {"Ben": 23}
    # 701.22: to scry changes no value of anything, so nothing is kept of it.
    scry = beside(would(f"a {ENEMY}", "die", "instead exile it and scry 1", instead=""), DIES)
    assert (scry["it"].zone, scry.table.resolved, in_doubt(scry)) == ("exile", (), False)
    assert "What else" in scry.last.says


def test_616_1_what_the_words_do_besides_is_only_told_where_others_could_apply_instead() -> None:
    own = creature("Own", "Bear", "2/2", oracle_text=BACK)
    played = play(NEW, place("Void", "void", player="Ben"), place("Own"), DIES, cards=(own, says("Void", NONTOKEN)))
    assert (played["it"].zone, in_doubt(played), list(played.table.objects)) == ("exile", True, ["void", "it"])
    assert "What else Void does is not carried out: “create a Treasure token.”" in played.last.says


def test_614_1a_counters_by_the_power_of_what_dies_are_put_on_who_says_so() -> None:
    many = "a number of +1/+1 counters equal to that creature's power"
    order = f"instead exile it and put {many} on this creature"
    eats = creature("Slime", "Ooze", "1/1", oracle_text=would(f"a {ENEMY}", "die", order, instead=""))
    grown = do("effect", on=["it"], change={"power": "+3"})
    played = play(NEW, place("Slime", "slime", player="Ben"), place("Bear"), grown, DIES, cards=(BEAR, eats))
    assert (played["slime"].power, played["slime"].counters) == (6, {"+1/+1": 5})
    # As many as are said, whatever the power is; and none on what is another object by then (400.7).
    one = {
        **eats,
        "oracle_text": would(
            f"a {ENEMY}", "die", "instead exile it and put a +1/+1 counter on this creature", instead=""
        ),
    }
    fed = play(NEW, place("Slime", "slime", player="Ben"), place("Bear"), DIES, cards=(BEAR, one))
    assert fed["slime"].counters == {"+1/+1": 1}
    weak = do("effect", filter={"types": "Creature"}, change={"set_toughness": 0})
    both = play(NEW, place("Slime", "slime", player="Ben"), place("Bear"), weak, do("check_state"), cards=(BEAR, one))
    assert (both["slime"].zone, both["slime"].counters, both["it"].zone) == ("graveyard", {}, "exile")
    # 107.1b: by no power, or less than none, no counters are put, and none are taken off.
    for power in ("-2", "-4"):
        there = place("Slime", "slime", player="Ben", counters={"+1/+1": 3})
        weak = do("effect", on=["it"], change={"power": power})
        dead = play(NEW, there, place("Bear"), weak, DIES, cards=(BEAR, eats))
        assert (dead["slime"].counters, [why.rules[0] for why in dead.last.reasons]) == (
            {"+1/+1": 3},
            ["614.1a", "400.7"],
        )


def test_614_1a_what_else_is_not_read_leaves_in_doubt_what_it_might_change() -> None:
    order = "instead exile it and destroy an artifact"
    sure = (says("Void", would("a creature", "die", order, instead="")), says("Relic", "", "Artifact"), BEAR)
    played = play(NEW, place("Void", "void"), place("Relic", "relic"), place("Bear"), DIES, cards=sure)
    assert "is not carried out" in played.last.says
    assert in_doubt(played, "relic")
    assert not in_doubt(played, "void")


def test_111_1_a_token_is_no_card() -> None:
    made = do("create_token_copy", of="it", as_="token")
    dies = do("move", "token", to="graveyard")
    zones = [beside(words, made, dies)["token"].zone for words in (ANYWHERE, CARDS_ONLY, NONTOKEN)]
    assert zones == ["exile", "graveyard", "graveyard"]


def test_616_1_of_several_that_would_do_otherwise_which_applies_nobody_has_said() -> None:
    played = beside(ANYWHERE, DIES, card="Colossus")
    assert (played["it"].zone, in_doubt(played), "616.1" in played.last.rules) == ("exile", True, True)
    twice = beside(ANYWHERE, place("Void", "other", player="Ben"), DIES)
    assert (twice["it"].zone, in_doubt(twice)) == ("exile", False)


def test_704_3_state_based_actions_put_things_elsewhere_too_all_at_once() -> None:
    shrunk = do("counters", "it", kind="-1/-1", count=2)
    played = beside(ANYWHERE, shrunk, do("check_state"))
    assert (played["it"].zone, played.last.rules[:2]) == ("exile", ("704.5f", "614.1a"))
    # The one that says so goes at the same time.
    alive = do("effect", on=["void"], change={"add_types": ["Creature"], "set_power": 0, "set_toughness": 0})
    together = beside(ANYWHERE, shrunk, alive, do("check_state"))
    assert (together["it"].zone, together["void"].zone) == ("exile", "exile")


def test_708_2_what_lies_face_down_has_no_such_words() -> None:
    played = beside("", do("turn_face_down", "it"), DIES, card="Colossus")
    assert played["it"].zone == "graveyard"


def test_614_1a_abilities_that_are_lost_replace_nothing() -> None:
    lost = do("effect", on=["it"], change={"lose_all_abilities": True})
    assert beside("", lost, DIES, card="Colossus")["it"].zone == "graveyard"


@pytest.mark.parametrize(("edition", "zone", "rule"), [(NEW, "exile", "122.1h"), (OLD, "graveyard", "400.7")])
def test_122_1h_a_finality_counter_exiles(edition: str, zone: str, rule: str) -> None:
    counter = do("counters", "it", kind="finality", count=1)
    played = beside("", counter, DIES, edition=edition)
    assert (played["it"].zone, played["it"].why["zone"][0].rules[0]) == (zone, rule)
    assert beside("", counter, do("move", "it", to="hand"))["it"].zone == "hand"


def spell(words: str, *actions: Record, zone: str = "hand") -> Played:
    cards = (BEAR, says("Spell", words, "Sorcery"))
    onto_the_stack = () if zone == "stack" else (do("cast", "spell"),)
    cast = (place("Spell", "spell", zone=zone), *onto_the_stack, do("resolve", "spell"))
    return play(NEW, place("Bear"), *cast, *actions, cards=cards)


@pytest.mark.parametrize(
    ("words", "cast_from", "to", "doubt"),
    [
        ("Draw a card. Exile Spell.", "hand", "exile", False),
        ("Draw a card. Shuffle Spell into its owner's library.", "hand", "library", False),
        ("Draw a card. Exile Spell with three time counters on it.", "hand", "exile", False),
        ("Draw a card. If you do, exile Spell.", "hand", "graveyard", True),
        ("Draw a card.\nFlashback {2}", "graveyard", "graveyard", True),
        ("Draw a card.\nFlashback {2}", "hand", "graveyard", False),
        # 702.88a: of what was laid on the stack nobody has said where it was cast from; what rebounds goes but once.
        ("Draw a card.\nRebound", "stack", "graveyard", True),
        ("Draw a card.\nRebound", "exile", "graveyard", False),
        ("Draw a card.\n{2}{R}: Return Spell from your graveyard to your hand.", "hand", "graveyard", False),
        ("Draw a card.\nRaid — {3}{R}: Return this card from your graveyard to your hand.", "hand", "graveyard", False),
        ("Draw a card.\n{3}{U}: Put Spell from your graveyard onto the battlefield.", "hand", "graveyard", False),
        ("Draw a card.\nSacrifice a land: Return this card to your hand.", "hand", "graveyard", False),
        ("Draw a card.", "hand", "graveyard", False),
    ],
)
def test_608_2c_a_spell_puts_itself_where_its_words_say(words: str, cast_from: str, to: str, doubt: bool) -> None:
    played = spell(words, zone=cast_from)
    assert (played["spell"].zone, in_doubt(played, "spell")) == (to, doubt)
    if to != "graveyard":
        assert played["spell"].why["zone"][0].rules[0] == "608.2c"
    assert played["spell"].counters == ({"time": 3} if "time" in words else {})


@pytest.mark.parametrize("edition", ["2011-09", "2016-01", NEW])
def test_702_88a_614_1a_a_spell_that_was_cast_from_a_hand_rebounds(edition: str) -> None:
    cast = (place("Spell", "spell", zone="hand"), do("cast", "spell"), do("resolve", "spell"))
    played = play(edition, *cast, cards=(BEAR, says("Spell", "Draw a card.\nRebound", "Sorcery")))
    assert (played["spell"].zone, in_doubt(played, "spell")) == ("exile", False)
    assert played["spell"].why["zone"][0].rules[0] == "614.1a"
    assert "Spell was cast from its owner's hand, so it rebounds: it is exiled as it resolves." in played.last.says


def test_400_4_what_dies_from_the_battlefield_is_no_spell_that_resolves() -> None:
    words = "If a permanent would be put into a graveyard from the battlefield this turn, exile it instead."
    assert not in_doubt(spell(words), "spell")
    assert in_doubt(spell(words, DIES))


def test_614_1a_a_spell_that_resolved_has_what_dies_this_turn_go_elsewhere() -> None:
    words = f"Spell deals 4 damage to target creature. {would('that creature', 'die this turn', 'exile it')}"
    assert not any("would die" in one.text for one in spell(words)["it"].not_computed)
    assert in_doubt(spell(words, DIES))
    assert not in_doubt(spell(words, do("end_turn"), DIES))
    assert not in_doubt(spell(words, place("Bear", "later"), do("move", "later", to="graveyard")), "later")


@pytest.mark.parametrize(
    ("words", "zone", "doubt"),
    [
        ("Madness {1}", "hand", True),
        ("Madness {1}", "battlefield", False),
        (SMITER, "hand", True),
    ],
)
def test_702_35a_what_is_discarded_may_go_elsewhere(words: str, zone: str, doubt: bool) -> None:
    assert in_doubt(beside(words, DIES, card="Own", zone=zone)) is doubt


MOON = "under a full moon"
LENG = (
    "If an effect causes you to discard a card, you may put it on top of your library instead of into your graveyard."
)


@pytest.mark.parametrize(
    ("words", "card", "zone", "to", "doubt"),
    [
        # 700.4: to die is to be put into a graveyard from the battlefield.
        (PERHAPS, "Bear", "battlefield", "graveyard", True),
        (PERHAPS, "Bear", "hand", "graveyard", False),
        (PERHAPS, "Bear", "library", "graveyard", False),
        (PERHAPS, "Bear", "battlefield", "exile", False),
        (f"If a creature would {IN_GRAVEYARD} {MOON}, exile it.", "Bear", "battlefield", "graveyard", True),
        (f"If a card would {IN_GRAVEYARD} from anywhere {MOON}, exile it instead.", "Bear", "hand", "graveyard", True),
        # Whom the words mean: by whose it is, and by its types.
        (f"If a creature you control would die {MOON}, exile it instead.", "Bear", "battlefield", "graveyard", False),
        (f"If a {ENEMY} would die {MOON}, exile it instead.", "Bear", "battlefield", "graveyard", True),
        (f"If a land would {IN_GRAVEYARD} {MOON}, exile it instead.", "Bear", "battlefield", "graveyard", False),
        # Leaving is asked wherever it goes, and of permanents alone.
        (f"If a creature would leave the battlefield {MOON}, exile it instead.", "Bear", "battlefield", "hand", True),
        (f"If a creature would leave the battlefield {MOON}, exile it instead.", "Bear", "hand", "graveyard", False),
        # What speaks of itself speaks of no other.
        (f"If this creature would die {MOON}, exile it instead.", "Own", "battlefield", "graveyard", True),
        (f"If this creature would die {MOON}, exile it instead.", "Bear", "battlefield", "graveyard", False),
        (f"If this creature would leave the battlefield {MOON}, exile it instead.", "Own", "battlefield", "hand", True),
        # 701.9a: only a card in a hand is discarded, and words in a hand do nothing for themselves (113.6).
        (LENG, "Bear", "battlefield", "graveyard", False),
        (LENG, "Bear", "library", "graveyard", False),
        (LENG, "Bear", "hand", "graveyard", True),
        # What speaks of dying and of other ways into a graveyard means cards elsewhere too, and each of whom it means.
        (
            f"If a creature would die or a card would {IN_GRAVEYARD} {MOON}, exile it.",
            "Bear",
            "library",
            "graveyard",
            True,
        ),
        (f"If a land or a creature would {IN_GRAVEYARD} {MOON}, exile it.", "Bear", "battlefield", "graveyard", True),
    ],
)
def test_614_1a_what_words_that_are_not_read_might_mean_is_judged_by_what_is_read_of_them(
    words: str, card: str, zone: str, to: str, doubt: bool
) -> None:
    cards = (BEAR, creature("Own", "Bear", "2/2", oracle_text=words), says("Void", words))
    whose = "Ana" if words == LENG else "Ben"
    played = play(
        NEW, place("Void", "void", player=whose), place(card, zone=zone), do("move", "it", to=to), cards=cards
    )
    assert (played["it"].zone, in_doubt(played)) == (to, doubt)


YOURS = would("a card", "be put into your graveyard from anywhere", "exile it")
CREATURES = would("a creature", IN_GRAVEYARD, "exile it")


@pytest.mark.parametrize(
    ("whose", "words", "zone", "to", "lands"),
    [
        # 404.1: a graveyard is its owner's, whoever has the words; Ana owns the bear.
        ("Ben", CARDS_ONLY, "hand", "graveyard", "exile"),
        ("Ana", CARDS_ONLY, "hand", "graveyard", "graveyard"),
        ("Ana", YOURS, "hand", "graveyard", "exile"),
        ("Ben", YOURS, "hand", "graveyard", "graveyard"),
        ("Ben", YOURS, "battlefield", "graveyard", "graveyard"),
        # 700.4: what goes elsewhere does not die, and what is no permanent neither (109.2).
        ("Ben", would("a creature", "die", "exile it"), "battlefield", "graveyard", "exile"),
        ("Ben", would("a creature", "die", "exile it"), "battlefield", "hand", "hand"),
        ("Ben", CREATURES, "battlefield", "graveyard", "exile"),
        ("Ben", CREATURES, "battlefield", "library", "library"),
        ("Ben", CREATURES, "hand", "graveyard", "graveyard"),
    ],
)
def test_404_1_700_4_whose_graveyard_is_meant_and_what_happens_decide(
    whose: str, words: str, zone: str, to: str, lands: str
) -> None:
    there = (place("Void", "void", player=whose), place("Bear", zone=zone))
    played = play(NEW, *there, do("move", "it", to=to), cards=(BEAR, says("Void", words)))
    assert (played["it"].zone, in_doubt(played)) == (lands, False)


@pytest.mark.parametrize(("card", "told"), [("Colossus", "its owner's library"), ("Own", "its owner's hand")])
def test_614_1a_where_it_goes_by_its_own_words_is_told(card: str, told: str) -> None:
    assert f"{card} goes to {told} instead" in beside(BACK, DIES, card=card).last.says


@pytest.mark.parametrize(
    ("text", "zone", "to", "doubt"),
    [
        # 614.1a: what a spell said of dying this turn, of leaving, and of another card type.
        ("If target creature would die this turn, exile it instead.", "battlefield", "graveyard", True),
        ("If target creature would die this turn, exile it instead.", "battlefield", "hand", False),
        ("If target creature would die this turn, exile it instead.", "hand", "graveyard", False),
        ("If target creature would leave the battlefield this turn, exile it instead.", "battlefield", "hand", True),
        ("If target creature would leave the battlefield this turn, exile it instead.", "hand", "graveyard", False),
        (
            "If target land would be put into a graveyard this turn, exile it instead.",
            "battlefield",
            "graveyard",
            False,
        ),
        ("If a card would be put into a graveyard this turn, exile it instead.", "hand", "graveyard", True),
        ("Target creature gets -1/-1 until end of turn.", "battlefield", "graveyard", False),
    ],
)
def test_614_1a_what_a_spell_said_leaves_open_where_what_it_meant_goes(
    text: str, zone: str, to: str, *, doubt: bool
) -> None:
    zap = says("Zap", text, "Instant")
    cast = (place("Zap", "zap", "hand", player="Ben"), do("cast", "zap", player="Ben"), do("resolve", "zap"))
    goes = do("move", "it", to=to)
    assert in_doubt(play(NEW, place("Bear", zone=zone), *cast, goes, cards=(BEAR, zap))) is doubt
    if "target" in text:
        # What came later was no target of it.
        assert not in_doubt(play(NEW, *cast, place("Bear", zone=zone), goes, cards=(BEAR, zap)))
    # 514.2: it lasts for the turn.
    assert not in_doubt(play(NEW, place("Bear", zone=zone), *cast, do("end_turn"), goes, cards=(BEAR, zap)))


@pytest.mark.parametrize(("zone", "doubt"), [("graveyard", True), ("exile", True), ("hand", False)])
def test_601_2_what_was_cast_by_a_permission_is_told_by_where_it_was_cast_from(zone: str, *, doubt: bool) -> None:
    words = f"If a spell cast this way would {IN_GRAVEYARD} {MOON}, exile it instead."
    there = (place("Void", "void"), place("Zap", zone=zone))
    cards = (says("Zap", "Draw a card.", "Instant"), says("Void", words))
    assert in_doubt(play(NEW, *there, do("cast", "it"), do("resolve", "it"), cards=cards)) is doubt
    on_the_stack = (place("Void", "void"), place("Zap", zone="stack"), do("resolve", "it"))
    assert not in_doubt(play(NEW, *on_the_stack, cards=cards))


@pytest.mark.parametrize(("words", "told"), [(ANYWHERE, "Bear goes to exile"), (PERHAPS, "not computed"), ("", "")])
def test_704_3_the_value_of_state_based_actions_tells_what_replaces_them(words: str, told: str) -> None:
    played = beside(words, do("counters", "it", kind="-1/-1", count=2))
    reasons = played["it"].why["state_based"]
    assert played["it"].state_based == ("704.5f",)
    assert reasons[0].rules == ("704.5f",)
    assert [told in why.says for why in reasons[1:]] == ([True] if told else [])
