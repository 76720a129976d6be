"""What others say of how an object enters, of counters put on it and of tokens (614.1, 614.12, 616.1, 122.6)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import Record, creature, land, room
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, NOTHING, Played, do, place, play

NEW = NEWEST.key
PLUS = "+1/+1"


def says(name: str, *paragraphs: str, line: str = "Enchantment") -> Record:
    return {"name": name, "mana_cost": "{2}", "type_line": line, "oracle_text": "\n".join(paragraphs)}


def instead(many: str, whom: str, kind: str = PLUS) -> str:
    """The words by which so many counters are put on something in place of as many as would be."""
    return f"If one or more {kind} counters would be put on {whom}, {many} {kind} counters are put on it instead."


PLUS_ONE = says("One More", instead("that many plus one", "a creature you control"))
TWICE = says("Twice", instead("twice that many", "a creature you control"))
TWICE_FOR_ALL = says("Twice for All", instead("twice that many", "a creature"))
NEVER = says("Never", "Counters can't be put on creatures or lands.")
MINE, DOUBLED, ADDED = "a permanent you control", "twice that many of those", "an additional +1/+1 counter"
EFFECTS = says(
    "Season",
    f"If an effect would put one or more counters on {MINE}, it puts {DOUBLED} counters on that permanent instead.",
    f"If one or more tokens would be created under your control, {DOUBLED} tokens are created instead.",
)
ZABAZ = says(
    "Odd Words", "If a machine would put one or more +1/+1 counters on a creature, it puts them on itself instead."
)
GIVER = creature(
    "Giver", "Elf", "1/1", oracle_text="Each other creature you control enters with an additional +1/+1 counter on it."
)
TAXER = says("Taxer", "Creatures your opponents control enter tapped.")
NONBASIC = says("Zoning", "Nonbasic lands enter tapped.")
WAKER = says("Waker", "Lands you control enter untapped.")
ENTERS_WITH_TWO = "This creature enters with two +1/+1 counters on it."
DOUBLES = instead("twice that many", "a creature you control")
KEEPER = creature("Keeper", "Elf", "1/1", oracle_text=f"{ENTERS_WITH_TWO}\n{DOUBLES}")
REFUSER = creature(
    "Refuser", "Elf", "1/1", oracle_text=f"{ENTERS_WITH_TWO}\nThis creature can't have counters put on it."
)
ORB = says("Orb", "Permanents enter tapped.", line="Artifact")
SLITH = creature("Slith", "Slith", "1/1", oracle_text="This creature enters with two +1/+1 counters on it.")
GATE = land("Slow Gate", oracle_text="This land enters tapped.")
WALKER = {**says("Walker", "−1: Draw a card.", line="Legendary Planeswalker — Walker"), "loyalty": "3"}
MIMIC = creature(
    "Mimic", "Shapeshifter", "2/1",
    oracle_text="As this creature enters, choose a creature type.\n"
    f"Each other creature you control of the chosen type enters with {ADDED} on it.",
)  # fmt: skip
COPIED = "Creatures you control enter as a copy of this creature."
WILD = creature("Wild", "Avatar", "6/6", oracle_text=COPIED)
WILDER = creature("Wilder", "Avatar", "7/7", oracle_text=COPIED)
MIRROR = says(
    "Mirror",
    "Enchant creature",
    "Nontoken creatures you control enter as a copy of enchanted creature.",
    line="Enchantment — Aura",
)
TWIN = creature(
    "Twin", "Shapeshifter", "0/0", oracle_text="You may have Twin enter as a copy of any permanent on the battlefield."
)
MUTE = says("Mute", "All creatures lose all abilities.")
BESIDES = says(
    "One Besides",
    "If one or more tokens would be created under your control,"
    " that many plus one of those tokens are created instead.",
)
_MADE = (PLUS_ONE, TWICE, TWICE_FOR_ALL, NEVER, EFFECTS, ZABAZ, GIVER, TAXER, NONBASIC, WAKER, ORB, SLITH, GATE, WALKER)
CARDS: tuple[Record, ...] = (
    *_MADE,
    WILD,
    WILDER,
    MIRROR,
    TWIN,
    MUTE,
    BESIDES,
    MIMIC,
    KEEPER,
    REFUSER,
    creature("Bear", "Bear", "2/2"),
    land("Field"),
    land("Wood", "Forest", "Basic"),
)


def board(*cards: str, player: str = "Ana") -> list[Record]:
    return [place(card, f"other {at}", player=player) for at, card in enumerate(cards)]


def entering(card: str, *others: Record, edition: str = NEW, **how: object) -> Played:
    return play(edition, *others, place(card, zone="hand"), do("put_onto_battlefield", "it", **how), cards=CARDS)


@by_edition("614.1d", "614.1d", "614.1d", "614.1d", "614.1d")
def test_614_1d_others_say_that_it_enters_tapped(edition: str, rules: list[str]) -> None:
    taxed = entering("Bear", *board("Taxer", player="Ben"), edition=edition)
    assert (taxed["it"].tapped, rules[0] in taxed.last.rules) == (True, True)
    assert taxed["it"].why["tapped"][0].rules[0] == rules[0]
    assert not entering("Bear", *board("Taxer"), edition=edition)["it"].tapped


@pytest.mark.parametrize(
    ("card", "others", "tapped"),
    [
        ("Field", ("Zoning",), True),
        ("Wood", ("Zoning",), False),
        ("Bear", ("Zoning",), False),
        ("Bear", ("Orb",), True),
        # What speaks of a general group does not speak of its own entering (614.12).
        ("Orb", (), False),
    ],
)
def test_614_12_it_is_looked_at_as_it_would_be(card: str, others: tuple[str, ...], tapped: bool) -> None:
    played = entering(card, *board(*others))
    assert (played["it"].tapped, "not computed" in played.last.says) == (tapped, False)


def test_614_12_face_down_it_is_a_creature_that_enters_tapped() -> None:
    assert entering("Wood", *board("Taxer", player="Ben"), face_down=True)["it"].tapped


def test_614_1d_what_is_put_there_tapped_enters_untapped_where_others_say_so() -> None:
    assert not entering("Field", *board("Waker"), tapped=True)["it"].tapped
    assert entering("Field", *board("Waker", player="Ben"), tapped=True)["it"].tapped


@pytest.mark.parametrize(
    ("card", "action", "is_told"),
    [
        ("Slith", do("put_onto_battlefield", "it"), True),
        # 614.6: of counters that are not put there nothing is made, be it read or not.
        ("Bear", do("put_onto_battlefield", "it"), False),
        ("Bear", do("put_onto_battlefield", "it", tapped=True), False),
        ("Field", do("play_land", "it"), False),
    ],
)
def test_614_6_words_of_counters_that_are_not_read_are_told_where_there_are_counters(
    card: str, action: Record, is_told: bool
) -> None:
    odd = says("Moon", "If one or more counters would be put on a permanent by moonlight, twice that many are instead.")
    # By the words of another it enters with as many as there are artifacts, and there is none.
    counts = says(
        "Counting", "Creatures you control enter with a +1/+1 counter on them for each artifact on the battlefield."
    )
    for others in ([place("Moon", "moon")], [place("Moon", "moon"), place("Counting", "counting")]):
        played = play(NEW, *others, place(card, zone="hand"), action, cards=(odd, counts, *CARDS))
        assert ("moonlight" in played.last.says) is is_told


COPY_WITH_TWO = do("create_token_copy", of="bear", as_="it", except_={"counters": {PLUS: 2}})


@pytest.mark.parametrize(
    ("others", "enters", "counters"),
    [
        ((), "enters with two", 2),
        # 614.1a: what is put there instead is not what it enters with; 614.1c: what others add comes besides.
        (("Twice",), "would enter with two", 4),
        (("Never",), "would enter with two", 0),
        (("Giver",), "enters with two", 3),
        # 616.1: in the order with the fewest, only what Giver adds is doubled.
        (("Giver", "Twice"), "would enter with two", 4),
    ],
)
@pytest.mark.parametrize("copied", [False, True])
def test_614_1a_with_what_it_enters_is_said_as_what_would_be_where_others_change_it(
    others: tuple[str, ...], enters: str, counters: int, *, copied: bool
) -> None:
    there = (*board(*others), place("Bear", "bear"))
    played = play(NEW, *there, COPY_WITH_TWO, cards=CARDS) if copied else entering("Slith", *there)
    (told,) = [why.says for why in played.last.reasons if "with two +1/+1 counters" in why.says]
    assert enters in told
    assert ("would" in told) is ("would" in enters)
    assert played["it"].counters.get(PLUS, 0) == counters


def test_616_1_tapped_and_untapped_hang_on_an_order_that_nobody_chose() -> None:
    played = entering("Slow Gate", *board("Waker"))
    assert ("which it was: tapped or untapped" in played.last.says, "616.1" in played.last.rules) == (True, True)
    assert [(one.source, one.keys) for one in played["it"].not_computed] == [("other 0", ("tapped",))]


@pytest.mark.parametrize(
    ("card", "others", "counters"),
    [
        ("Slith", ("One More",), {PLUS: 3}),
        ("Slith", ("One More", "One More"), {PLUS: 4}),
        ("Slith", ("Twice",), {PLUS: 4}),
        ("Slith", ("Twice", "Twice for All"), {PLUS: 8}),
        ("Slith", ("Never", "Twice"), {}),
        ("Slith", ("Giver",), {PLUS: 3}),
        # Each effect is applied once to the event, that is one with the counters of both (614.5).
        ("Slith", ("Giver", "One More"), {PLUS: 4}),
        ("Bear", ("Giver", "One More"), {PLUS: 2}),
        ("Bear", ("One More", "Twice"), {}),
        ("Walker", ("Season",), {"loyalty": 6}),
        # Of its own words those count as it enters that are of itself alone (614.12).
        ("Keeper", (), {PLUS: 2}),
        ("Keeper", ("Keeper",), {PLUS: 4}),
        ("Refuser", (), {}),
        ("Walker", ("Twice", "Never"), {"loyalty": 3}),
    ],
)
def test_122_6_counters_with_which_it_enters_are_put_on_it(
    card: str, others: tuple[str, ...], counters: dict[str, int]
) -> None:
    played = entering(card, *board(*others))
    assert (played["it"].counters, "not computed" in played.last.says) == (counters, False)
    assert played["it"].not_computed == ()


@pytest.mark.parametrize(
    ("card", "others", "ways"),
    [
        ("Slith", ("One More", "Twice"), "five +1/+1 counters or six +1/+1 counters"),
        # Its own words are an effect among the others: doubled before, between or after.
        ("Slith", ("Giver", "Twice"), "four +1/+1 counters or five +1/+1 counters or six +1/+1 counters"),
    ],
)
def test_616_1_where_the_order_decides_that_is_told_and_marked(card: str, others: tuple[str, ...], ways: str) -> None:
    played = entering(card, *board(*others))
    assert f"which it was: {ways}." in played.last.says
    assert "616.1" in played.last.rules
    assert {key for one in played["it"].depends for key in one.keys} == {"power", "toughness", "counters"}
    # What waits may change its power, which is known all the same.
    assert (played["it"].is_not_known("power"), played["it"].power is None) == (False, False)
    # With none left it is certain again.
    none = played.then(do("counters", "it", kind=PLUS, count=-9))
    assert none["it"].depends == ()


def test_616_1_of_more_effects_than_can_be_tried_in_every_order_as_many_counters_as_are_said_lie_there_in_doubt() -> (
    None
):
    many = [
        *(place("Twice for All", f"twice {number}") for number in range(4)),
        *(place("One More", f"more {number}") for number in range(3)),
    ]
    played = play(NEW, *many, place("Slith"), do("counters", "it", kind=PLUS, count=2), cards=[*CARDS])
    assert (played.last.result, played["it"].counters) == (DONE, {PLUS: 2})
    (doubt,) = played["it"].not_computed
    assert set(doubt.keys) == {"power", "toughness", "counters"}


def test_614_1a_of_whose_creatures_the_words_speak() -> None:
    assert entering("Slith", *board("One More", player="Ben"))["it"].counters == {PLUS: 2}
    assert entering("Slith", *board("Twice for All", player="Ben"))["it"].counters == {PLUS: 4}


@by_edition("614.1a", "614.1a", "614.1a", "614.1a", "614.1a")
def test_614_1a_so_it_is_with_counters_put_on_what_is_there(edition: str, rules: list[str]) -> None:
    start = play(edition, place("Bear"), *board("Season", "One More"), cards=CARDS)
    flying = start.then(do("counters", "it", kind="charge", count=3))
    assert (flying["it"].counters, rules[0] in flying.last.rules) == ({"charge": 6}, True)
    fewer = flying.then(do("counters", "it", kind="charge", count=-2))
    assert fewer["it"].counters == {"charge": 4}
    more = start.then(do("counters", "it", kind=PLUS))
    assert "which it was: three +1/+1 counters or four +1/+1 counters." in more.last.says
    assert more["it"].depends[0].keys == ("power", "toughness", "counters")


@by_edition("101.2", "101.2", "101.2", "101.2", "101.2")
def test_101_2_what_forbids_counters_wins(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Bear"), *board("Never", "Twice"), do("counters", "it", kind=PLUS), cards=CARDS)
    assert (played["it"].counters, played.last.result) == ({}, NOTHING)
    assert rules[0] == played.last.rules[0]
    # What doubles them has nothing to double.
    assert "Twice" not in played.last.says
    assert played.last.says.endswith("So no counter is put on Bear.")
    set_up = play(edition, place("Bear", counters={PLUS: 1}), *board("Twice"), cards=CARDS)
    assert set_up["it"].counters == {PLUS: 1}


def test_616_1_an_order_by_which_there_may_be_no_counter_leaves_the_values_in_doubt() -> None:
    """Half of one is none, and half of two is one: whose it is chooses which comes first."""
    those = "of each of those kinds of counters"
    taken = f"they put half that many {those} on that permanent or player instead, rounded down."
    half = says("Half", f"If an opponent would put one or more counters on a creature, {taken}")
    there = (place("Bear"), place("Half", "half", player="Ben"), place("Twice", "twice"))
    played = play(NEW, *there, do("counters", "it", kind=PLUS), cards=(*CARDS, half))
    assert (played["it"].counters, played.last.result) == ({}, NOTHING)
    assert played.last.says.endswith("Until that is said, no counter is put on Bear.")
    assert played["it"].depends[0].keys == ("power", "toughness", "counters")


def test_614_16_loyalty_may_be_the_price_of_an_ability_which_no_effect_puts_on() -> None:
    played = play(NEW, place("Walker"), *board("Season"), do("counters", "it", kind="loyalty"), cards=CARDS)
    assert (played["it"].counters, played.last.result) == ({"loyalty": 4}, DONE)
    assert "not computed" in played.last.says
    assert played["it"].not_computed[0].keys == ("loyalty", "counters")


@pytest.mark.parametrize(("whom", "card", "token"), [("creature token", 1, 2), ("nontoken creature", 2, 1)])
def test_111_1_whether_tokens_are_meant_decides_on_which_more_counters_are_put(
    whom: str, card: int, token: int
) -> None:
    more = says("More", instead("that many plus one", f"a {whom} you control"))
    there = (place("Slith", "card"), place("More"), do("create_token_copy", of="card", as_="token"))
    before = play(NEW, *there, cards=[SLITH, more])
    put = before.then(do("counters", "card", kind=PLUS), do("counters", "token", kind=PLUS))
    added = [put[label].counters[PLUS] - before[label].counters.get(PLUS, 0) for label in ("card", "token")]
    assert added == [card, token]


def test_words_about_counters_that_are_not_read_leave_a_mark() -> None:
    played = play(NEW, place("Bear"), *board("Odd Words"), do("counters", "it", kind=PLUS), cards=CARDS)
    assert "What Odd Words makes of these counters is not computed" in played.last.says
    assert played["it"].not_computed[0].keys == ("power", "toughness", "counters")
    # It is told whose words these are.
    (label,) = set(played.table.objects) - {"it"}
    assert played["it"].not_computed[0].source == label
    # They name a kind of counters, and speak of no other.
    assert "not computed" not in played.then(do("counters", "it", kind="charge")).last.says


@pytest.mark.parametrize(
    ("others", "labels", "power"),
    [
        ((), ["token"], 3),
        (("Season",), ["token", "token #2"], 5),
        (("Season", "Season"), ["token", "token #2", "token #3", "token #4"], 9),
        # Which of twice one and one, and twice that sum, is not said: the fewer are there.
        (("Season", "One Besides"), ["token", "token #2", "token #3"], 5),
    ],
)
def test_614_1a_all_tokens_that_are_created_are_there(others: tuple[str, ...], labels: list[str], power: int) -> None:
    made = do("create_token_copy", of="it", as_="token")
    played = play(NEW, place("Slith"), *board(*others), made, cards=CARDS)
    assert [label for label, held in played.table.objects.items() if held.token] == labels
    # Each enters for itself, with the counters that its words say and others make of them.
    assert {played[label].power for label in labels} == {power}
    theirs = play(NEW, place("Slith"), *board(*others), {**made, "player": "Ben"}, cards=CARDS)
    assert "token #2" not in theirs.table.objects


def test_616_1_how_many_tokens_an_order_makes_is_told() -> None:
    made = do("create_token_copy", of="it", as_="token")
    played = play(NEW, place("Bear"), *board("Season", "One Besides"), made, cards=CARDS)
    assert "which it was: three or four tokens." in played.last.says
    assert "616.1" in played.last.rules


def test_what_enters_as_a_copy_by_others_is_one_whatever_it_would_be() -> None:
    for card in ("Bear", "Twin"):
        how = {"as_copy_of": "other 1"} if card == "Twin" else {}
        played = entering(card, *board("Wild", "Slith"), **how)
        assert (played["it"].name, played["it"].power, played["it"].not_computed) == ("Wild", 6, ())
        assert "as a copy: “Creatures you control enter as a copy of this creature" in played.last.says
    # A copy of a land is no creature, so they do not apply to it; nor do they to what others control.
    assert entering("Twin", *board("Wild", "Field"), as_copy_of="other 1")["it"].name == "Field"
    assert entering("Bear", *board("Wild", player="Ben"))["it"].name == "Bear"
    assert entering("Field", *board("Wild"))["it"].name == "Field"


def test_what_was_there_before_is_no_copy_and_what_is_lost_makes_none() -> None:
    assert play(NEW, place("Bear"), *board("Wild"), cards=CARDS)["it"].not_computed == ()
    assert entering("Bear", *board("Wild", "Mute"))["it"].name == "Bear"


def test_tokens_enter_as_a_copy_by_others_but_where_these_speak_of_cards_alone() -> None:
    made = do("create_token_copy", of="it", as_="token")
    spelled = do("create_token", card="1/1 red Goblin creature token", as_="token")
    for created in (made, spelled):
        assert play(NEW, place("Bear"), *board("Wild"), created, cards=CARDS)["token"].name == "Wild"
    on = do("attach", "other 0", to="it")
    mirrored = play(NEW, place("Slith"), *board("Mirror"), on, place("Bear", "new", zone="hand"), cards=CARDS)
    assert mirrored.then(do("put_onto_battlefield", "new"))["new"].name == "Slith"
    assert mirrored.then(do("create_token_copy", of="new", as_="token"))["token"].name == "Bear"


def test_616_1_of_two_originals_which_it_is_was_not_said() -> None:
    # Of two that give a copy the same it makes no difference.
    assert entering("Bear", *board("Wild", "Wild"))["it"].not_computed == ()
    played = entering("Bear", *board("Wild", "Wilder"))
    assert {"name", "power"} <= {key for one in played["it"].not_computed for key in one.keys}
    # Once for each of the two, and that nobody chose between them.
    told = [why.rules[0] for why in played.last.reasons if "as a copy of this creature" in why.says]
    assert (told, "nobody has said which it was: a copy of Wild or a copy of Wilder" in played.last.says) == (
        ["614.1d", "614.1d"],
        True,
    )


@pytest.mark.parametrize(("chosen", "counters"), [("Bear", {PLUS: 1}), ("Elf", {}), (None, {})])
def test_614_1d_what_was_chosen_for_the_other_decides_and_unchosen_is_told(
    chosen: str | None, counters: dict[str, int]
) -> None:
    choose = () if chosen is None else (do("choose", "other 0", creature_type=chosen),)
    played = play(
        NEW, *board("Mimic"), *choose, place("Bear", zone="hand"), do("put_onto_battlefield", "it"), cards=CARDS
    )
    assert (played["it"].counters, "not computed" in played.last.says) == (counters, chosen is None)


def test_words_of_others_about_more_counters_that_are_not_read_mark_the_size() -> None:
    odd = creature(
        "Odd", "Elf", "1/1", oracle_text=f"Each other creature you control enters with {ADDED} on it by moonlight."
    )
    played = play(
        NEW, place("Odd", "odd"), place("Bear", zone="hand"), do("put_onto_battlefield", "it"), cards=(*CARDS, odd)
    )
    assert "What Odd says about how others enter is not computed" in played.last.says
    assert {key for one in played["it"].not_computed for key in one.keys} == {"power", "toughness", "counters"}


IF_GREEN = says("Greener", f"Each other creature you control enters with {ADDED} on it if it's green.")
IF_GOBLIN = says("Goblins", f"Each other creature you control enters with {ADDED} on it if you control a Goblin.")
IF_ATTACKED = says("War", f"Each other creature you control enters with {ADDED} on it if you attacked this turn.")
DYE = says("Dye", "Creatures you control are red.")
GOBLIN = creature("Goblin", "Goblin", "1/1", "{R}")


@pytest.mark.parametrize(
    ("edition", "card", "others", "counters"),
    [
        (NEW, "Bear", ("Greener",), 1),
        (NEW, "Goblin", ("Greener",), 0),
        # It is looked at as it would be there (614.12), in 2016 without what others do to it.
        (NEW, "Bear", ("Greener", "Dye"), 0),
        ("2016-01", "Bear", ("Greener", "Dye"), 1),
        (NEW, "Bear", ("Goblins",), 0),
        (NEW, "Bear", ("Goblins", "Goblin"), 1),
        # The others are looked at as they are before it enters.
        (NEW, "Goblin", ("Goblins",), 0),
    ],
)
def test_614_12_what_is_asked_of_it_and_of_others_is_asked_at_its_time(
    edition: str, card: str, others: tuple[str, ...], counters: int
) -> None:
    cards = (*CARDS, IF_GREEN, IF_GOBLIN, DYE, GOBLIN)
    put = (place(card, zone="hand"), do("put_onto_battlefield", "it"))
    played = play(edition, *board(*others), *put, cards=cards)
    assert (played["it"].counters.get("+1/+1", 0), played["it"].not_computed) == (counters, ())


def test_614_1a_a_condition_that_nobody_can_judge_leaves_the_size_in_doubt() -> None:
    put = (place("Bear", zone="hand"), do("put_onto_battlefield", "it"))
    played = play(NEW, *board("War"), *put, cards=(*CARDS, IF_ATTACKED))
    assert (played["it"].counters, played["it"].not_computed[0].keys) == ({}, ("power", "toughness", "counters"))


NOON = says("Noon", "Permanents enter tapped.", line="Plane — Dominaria")


@pytest.mark.parametrize(
    ("card", "zone", "tapped"),
    [
        ("Noon", "command", True),
        ("Noon", "exile", False),
        ("Taxer", "command", False),
        ("Taxer", "battlefield", True),
        ("Orb", "command", False),
    ],
)
def test_113_6_words_about_what_enters_act_from_where_their_object_acts(card: str, zone: str, tapped: bool) -> None:
    put = (place("Bear", zone="hand"), do("put_onto_battlefield", "it"))
    played = play(NEW, place(card, "other", zone, player="Ben"), *put, cards=(*CARDS, NOON))
    assert played["it"].tapped is tapped


CLOSET = room({"name": "Closet", "mana_cost": "{1}"}, {"name": "Cellar", "mana_cost": "{2}"})
HERALD = says("Herald", "Enchantments you control enter as a copy of this enchantment.")


@pytest.mark.parametrize(("others", "name"), [((), "Cellar"), (("Herald",), "Herald (copy)")])
def test_707_10f_the_copy_of_a_room_spell_is_named_by_its_half_unless_it_is_a_copy_then(
    others: tuple[str, ...], name: str
) -> None:
    spell = place("Closet // Cellar", "room", "stack", half="right")
    copied = do("copy_spell", of="room", as_="copy")
    played = play(NEW, *board(*others), spell, copied, do("resolve", "copy"), cards=(*CARDS, HERALD, CLOSET))
    told = next(reason for reason in played.last.reasons if reason.rules == ("707.10f",))
    assert told.says.endswith(f": {name}.")


def test_614_1c_as_a_mutant_besides_and_with_as_many_counters_as_another_has_power() -> None:
    mentor = creature(
        "Mentor",
        "Elf",
        "2/4",
        oracle_text="Each other Slith you control enters with a number of additional oil counters on it equal to "
        "Mentor's power and as a Mutant in addition to its other types.",
    )
    there = (place("Mentor", "mentor"), place("Slith", "old"), place("Slith", "it", zone="hand"))
    before = play(NEW, *there, place("Slith", "theirs", zone="hand", player="Ben"), cards=[mentor, SLITH])
    played = before.then(do("put_onto_battlefield", "it"), do("put_onto_battlefield", "theirs", player="Ben"))
    # 614.1c: what was there, and what others control, enters by none of this; 611.2c: it lasts when the other is gone.
    assert [played[label].subtypes for label in ("old", "theirs")] == [("Slith",), ("Slith",)]
    assert (played["it"].subtypes, played["it"].counters) == (("Slith", "Mutant"), {PLUS: 2, "oil": 2})
    assert played.then(do("move", "mentor", to="exile"))["it"].subtypes == ("Slith", "Mutant")
    assert not any(played[label].not_computed for label in ("mentor", "old", "it", "theirs"))
