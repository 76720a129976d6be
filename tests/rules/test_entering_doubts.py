"""Words of how a permanent enters that are not computed leave in doubt what they may have done (614.1c-d)."""

from __future__ import annotations

import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.reading import enters_under_an_opponent, more_devotion
from inspector.rules import NEWEST, characteristics, new_table, seen_by
from tests.rules.cards_for_tests import ANGEL, BEAR, HUMILITY, Record, creature
from tests.rules.playing import Played, do, events, place, play
from tests.rules.test_unread import marked, put, told, words

BODY = {"line": "Creature — Kavu", "power": "1", "toughness": "1"}
KICKED = words(
    "Pouncer", "If this creature was kicked, it enters with seven +1/+1 counters on it and with haste.", **BODY
)
QUOTED = words(
    "Volver", 'If this creature was kicked, it enters with six +1/+1 counters on it and with "{T}: Draw."', **BODY
)
PLAIN = words("Growing", "If this creature was kicked, it enters with two +1/+1 counters on it.", **BODY)
GIVEN = words("Sleeper", "This creature enters under the control of an opponent of your choice.", **BODY)
MASK = words("Mask", "As this creature enters, you may turn all other nontoken creatures face down.", **BODY)
HIDER = words("Hider", "As this creature enters, turn all other nontoken creatures face down. (They're 2/2.)", **BODY)
SURFACE = words("Surface", "As this enchantment enters, sacrifice all lands you control.", line="Enchantment")
GHOUL = words("Ghoul", "As Ghoul enters, exile any number of creature cards from your graveyard.", **BODY)
LICH = words("Lich", "As this creature enters, put a bone counter on an artifact you control.", **BODY)
STITCHED = words(
    "Stitched",
    "As this creature enters, exile a card. If you can't, put it into a graveyard instead of onto the battlefield.",
    **BODY,
)
VALE = words("Vale", "If this land would enter, sacrifice two untapped lands instead.", line="Land")
CLONE = words("Copier", "May enter as a copy of any creature.", **BODY)
GROVE = words("Grove", "{T}: Add {G}.", line="Land")
MOON_BEAR = {
    "name": "Sun Bear // Moon Bear",
    "layout": "transform",
    "card_faces": [
        {"name": "Sun Bear", "type_line": "Creature — Bear", "mana_cost": "{G}", "power": "1", "toughness": "1"},
        {"name": "Moon Bear", "type_line": "Creature — Bear", "power": "2", "toughness": "2"},
    ],
}
THIEF = words("Thief", "As this creature enters, remove all counters from all permanents.", **BODY)
CARDS = [BEAR, ANGEL, HUMILITY, KICKED, QUOTED, PLAIN, GIVEN, MASK, THIEF, HIDER, SURFACE, GHOUL, LICH, CLONE, GROVE]
CARDS += [MOON_BEAR, VALE, STITCHED]
ABILITIES, SIZE = {"keywords", "abilities"}, {"power", "toughness"}


def entered(card: str, *before: Record, players: tuple[str, ...] = ("Ana", "Ben")) -> Played:
    """Let a card of Ana's enter, over a bear of hers and a token of Ben's."""
    there = (put("Bear"), put("Angel", "token", player="Ben", token=True), *before, put(card, "it", "hand"))
    pool = CardIndex(map(card_from_scryfall, CARDS))
    return Played(new_table(NEWEST, players, pool), ()).then(*there, do("put_onto_battlefield", "it"))


@pytest.mark.parametrize(("card", "more"), [("Pouncer", ABILITIES), ("Volver", ABILITIES), ("Growing", set())])
def test_614_1c_abilities_that_it_may_have_entered_with_are_in_doubt(card: str, more: set[str]) -> None:
    cast = (do("cast", "it"), do("resolve", "it"))
    played = play(NEWEST.key, put("Bear"), put(card, "it", "hand"), *cast, cards=CARDS)
    assert marked(played, "it") == {"counters", *SIZE} | more
    assert marked(played, "bear") == set()
    # 702.33d: what is no spell is not kicked.
    assert marked(entered(card), "it") == set()


def test_614_1d_short_words_that_begin_with_how_it_enters_leave_its_status_in_doubt() -> None:
    shore = words("Shore", "Enters tapped without a legendary Frog.", line="Land")
    assert marked(play(NEWEST.key, put("Shore", "it", "hand"), do("play_land", "it"), cards=[shore]), "it") == {
        "tapped"
    }


def test_306_5b_short_words_of_more_loyalty_leave_it_in_doubt_though_they_name_no_counters() -> None:
    ral = play(NEWEST.key, put("Ral, Monsoon Mage", "it", "exile"), do("put_onto_battlefield", "it", transformed=True))
    assert marked(ral, "it") == {"loyalty", "counters"}


@pytest.mark.parametrize(
    ("text", "is_open"),
    [
        ("This creature enters with a flying counter on it if you cast it from your hand.", False),
        ("This creature enters with a flying counter on it for each time it was kicked.", False),
        ("This creature enters with a flying counter on it if it wasn't cast by moonlight.", True),
        ("This creature enters with a flying counter on it unless you cast it by moonlight.", True),
        ("This creature enters with a flying counter on it if it is night by moonlight.", True),
    ],
)
def test_601_2_what_is_put_onto_the_battlefield_was_cast_in_no_way(text: str, *, is_open: bool) -> None:
    card = words("Odd", text, **BODY)
    played = play(NEWEST.key, put("Odd", "it", "hand"), do("put_onto_battlefield", "it"), cards=[card])
    assert bool(played["it"].not_computed or "not computed" in played.last.says) is is_open


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("with a flying counter on it for each other Bear you control", "counters"),
        ("tapped unless you control a Bear", "tapped"),
        ("tapped unless you control a Bear or a Goblin", "tapped"),
    ],
)
@pytest.mark.parametrize("kills", ["Destroy target creature.", "Target creature gains flying until end of turn."])
def test_614_12_what_is_counted_as_it_enters_may_not_be_there_by_what_nobody_has_told(
    text: str, key: str, kills: str
) -> None:
    card, kill = words("Odd", f"This creature enters {text}.", **BODY), words("Kill", kills, line="Instant")
    before = (put("Bear"), put("Kill", "kill", "stack"), do("resolve", "kill"))
    played = play(
        NEWEST.key, *before, put("Odd", "it", "hand"), do("put_onto_battlefield", "it"), cards=[BEAR, card, kill]
    )
    assert (key in marked(played, "it")) is kills.startswith("Destroy")


@pytest.mark.parametrize(
    ("text", "zone", "is_open"),
    [
        # 608.2h: what is asked as it enters is in doubt where the words may have moved anything that lies there.
        ("Destroy target creature you control.", "battlefield", True),
        ("Destroy target creature an opponent controls.", "battlefield", False),
        ("Destroy target artifact.", "battlefield", False),
        ("Destroy target nonartifact creature.", "battlefield", True),
        ("Destroy target noncreature permanent.", "battlefield", False),
        ("Destroy target creature.", "graveyard", False),
        ("Return target creature card from your graveyard to the battlefield.", "graveyard", True),
        ("Return target creature card from your graveyard to the battlefield.", "exile", False),
        # The card with the words lies in the graveyard itself as they have been followed.
        ("Return target instant card from your graveyard to the battlefield.", "battlefield", False),
    ],
)
def test_608_2h_only_what_words_may_have_touched_leaves_open_what_is_asked_as_something_enters(
    text: str, zone: str, *, is_open: bool
) -> None:
    card = words("Odd", "This creature enters tapped unless you control a Bear.", **BODY)
    there = (put("Bear", zone=zone), put("Kill", "kill", "stack"), do("resolve", "kill"), put("Odd", "it", "hand"))
    cards = [BEAR, card, words("Kill", text, line="Instant")]
    played = play(NEWEST.key, *there, do("put_onto_battlefield", "it"), cards=cards)
    assert ("tapped" in marked(played, "it")) is is_open


BLUE, GROWN = "Target creature becomes blue.", "Target creature gets +3/+3 until end of turn."
MADE = "Target creature becomes an artifact in addition to its other types until end of turn."


@pytest.mark.parametrize(
    ("unless", "text", "is_open"),
    [
        # 608.2h: each value that is asked may have been changed, and no other matters.
        ("you control an artifact", MADE, True),
        ("you control an artifact creature", MADE, True),
        ("you control a historic permanent", MADE, True),
        ("you control a blue creature", BLUE, True),
        ("you control a multicolored creature", BLUE, True),
        ("you control a creature with power 4 or greater", GROWN, True),
        ("you control an artifact", GROWN, False),
        ("you control a blue creature", GROWN, False),
        ("you control a creature with power 4 or greater", BLUE, False),
        # 603.7a: what is done only later has changed nothing yet.
        ("you control a Bear", "Destroy target creature at the beginning of the next end step.", False),
        # Where nothing is counted it does not matter what is there.
        ("a player has 13 or less life", "Destroy target creature.", False),
    ],
)
def test_608_2h_what_is_asked_as_something_enters_hangs_on_words_that_may_have_changed_it(
    unless: str, text: str, *, is_open: bool
) -> None:
    card = words("Odd", f"This creature enters tapped unless {unless}.", **BODY)
    there = (put("Bear"), put("Kill", "kill", "stack"), do("resolve", "kill"), put("Odd", "it", "hand"))
    cards = [BEAR, card, words("Kill", text, line="Instant")]
    played = play(NEWEST.key, *there, do("put_onto_battlefield", "it"), cards=cards)
    assert ("tapped" in marked(played, "it")) is is_open


MOONLIT = "This creature enters with an oil counter on it by moonlight."


@pytest.mark.parametrize(
    ("sentences", "keys"),
    [
        # 614.1c: what enters tapped anyway is tapped, whatever words say so besides; of all else it may be otherwise.
        (["This creature enters tapped by moonlight."], {"tapped"}),
        (["This creature enters tapped.", "This creature enters tapped by moonlight."], set()),
        (["This creature enters tapped.", "This creature enters untapped by moonlight."], {"tapped"}),
        ([MOONLIT], {"counters"}),
        (["This creature enters tapped.", MOONLIT], {"counters"}),
    ],
)
def test_614_1c_what_enters_tapped_anyway_is_not_in_doubt_by_more_words_that_say_so(
    sentences: list[str], keys: set[str]
) -> None:
    card = words("Odd", *sentences, **BODY)
    played = play(NEWEST.key, put("Odd", "it", "hand"), do("put_onto_battlefield", "it"), cards=[card])
    assert marked(played, "it") == keys


CAST, GRANTED = (do("cast", "it"), do("resolve", "it")), do("put_onto_battlefield", "it")


def test_614_6_whether_it_has_entered_at_all_may_hang_on_what_could_be_done_or_was_paid() -> None:
    assert "zone" in marked(entered("Stitched"), "it")
    text = "If this creature would enter and no mana was spent to cast it, exile it instead."
    played = play(NEWEST.key, put("Bear"), put("Odd", "it", "hand"), *CAST, cards=[BEAR, words("Odd", text, **BODY)])
    assert ("zone" in marked(played, "it"), marked(played, "bear")) == (True, set())


def test_301_5_what_entered_attached_to_what_was_chosen_may_be_on_any_of_these_until_somebody_says_so() -> None:
    asked = "As this Equipment enters, choose a creature you control it could be attached to."
    text = f"{asked} If you do, it enters attached to it."
    blade = words("Blade", text, "Equipped creature gets +1/+1.", line="Artifact — Equipment")
    there = (put("Bear"), put("Bear", "mine"), put("Bear", "theirs", player="Ben"), put("Blade", "it", "hand"))
    played = play(NEWEST.key, *there, GRANTED, cards=[BEAR, blade])
    assert [marked(played, label) for label in ("bear", "mine", "theirs")] == [SIZE, SIZE, set()]
    after = played.then(do("attach", "it", to="bear"))
    assert [marked(after, label) for label in ("bear", "mine", "it")] == [set()] * 3
    assert after["bear"].power == 3
    # Whether it entered tapped is not said by that.
    lit = words("Blade", text, "Blade enters tapped by moonlight.", line="Artifact — Equipment")
    unlit = play(NEWEST.key, *there, GRANTED, do("attach", "it", to="bear"), cards=[BEAR, lit])
    assert marked(unlit, "it") == {"tapped"}


def test_707_9_what_may_have_become_a_copy_for_a_turn_is_in_doubt_itself_and_no_other() -> None:
    text = "As this creature enters, you may have it become a copy of any other Bear until end of turn."
    played = play(NEWEST.key, put("Bear"), put("Odd", "it", "hand"), *CAST, cards=[BEAR, words("Odd", text, **BODY)])
    assert {"name", *SIZE} <= marked(played, "it")
    assert marked(played, "bear") == set()


@pytest.mark.parametrize(
    ("asks", "counters"),
    [
        ("if you cast it from your hand", (1, 0, 0, None, None)),
        ("if you didn't cast it from your hand", (0, 1, 1, None, None)),
    ],
)
def test_601_2a_where_a_spell_was_cast_from_is_known_once_it_was_cast(
    asks: str, counters: tuple[int | None, ...]
) -> None:
    """From a hand, from exile, not cast at all; where nobody has said how it came onto the stack, or by whom."""
    card = words("Odd", f"This creature enters with a flying counter on it {asks}.", **BODY)
    ways = (
        (put("Odd", "it", "hand"), *CAST),
        (put("Odd", "it", "exile"), *CAST),
        (put("Odd", "it", "hand"), GRANTED),
        (put("Odd", "it", "stack"), do("resolve", "it")),
        (put("Odd", "it", "hand"), do("cast", "it", player="Ben"), do("resolve", "it")),
    )
    for way, wanted in zip(ways, counters, strict=True):
        played = play(NEWEST.key, *way, cards=[card])
        assert (played["it"].counters.get("flying", 0), bool(played["it"].not_computed)) == (
            wanted or 0,
            wanted is None,
        )


def test_614_1d_it_enters_under_the_control_of_the_only_opponent() -> None:
    played = entered("Sleeper")
    assert (played["it"].controller, played["it"].owner, marked(played, "it")) == ("Ben", "Ana", set())


def test_of_several_opponents_nobody_has_said_which() -> None:
    played = entered("Sleeper", players=("Ana", "Ben", "Cleo"))
    assert (played["it"].controller, marked(played, "it")) == ("Ana", {"controller"})


def test_614_12_under_humility_it_has_no_such_words() -> None:
    assert entered("Sleeper", put("Humbling"))["it"].controller == "Ana"


def test_others_that_it_may_have_turned_face_down_are_in_doubt_until_that_is_said() -> None:
    played = entered("Mask")
    assert {"name", "types", *SIZE} <= marked(played, "bear")
    assert marked(played, "token") == marked(played, "it") == set()
    said = played.then(do("turn_face_down", "bear"))
    assert (said["bear"].name, marked(said, "bear")) == ("", set())


def test_permanents_that_came_later_were_not_touched() -> None:
    later = entered("Thief").then(put("Bear", "later"))
    assert marked(later, "bear") >= SIZE
    assert marked(later, "later") == set()


def test_a_new_object_entered_anew() -> None:
    away = entered("Pouncer").then(do("move", "it", to="hand"))
    assert told(away, "it") == []


def test_only_words_of_ones_own_entering_are_such_words() -> None:
    assert not enters_under_an_opponent("Creatures enter under the control of their owners.")
    assert not more_devotion("Your devotion to green is 1.")


def test_700_5_words_may_increase_devotion_to_each_color() -> None:
    altar = words("Altar", "Your devotion to each color is increased by one.")
    god = words("God", "God's power is equal to your devotion to green.", **{**BODY, "power": "*"})
    there = (put("Bear"), put("God"), put("Altar", "theirs", player="Ben"))
    played = play(NEWEST.key, *there, cards=[BEAR, altar, god])
    assert [played["god"].power, played.then(put("Altar"))["god"].power] == [1, 2]


@pytest.mark.parametrize(("edition", "rule"), [("2011-09", "707.2a"), ("2016-01", "707.2a"), (NEWEST.key, "708.2a")])
def test_614_1c_others_are_turned_face_down_as_it_enters(edition: str, rule: str) -> None:
    there = (put("Bear"), put("Angel", player="Ben"), put("Angel", "token", token=True), put("Sun Bear"), put("Grove"))
    played = play(edition, *there, put("Hider", "it", "hand"), do("put_onto_battlefield", "it"), cards=CARDS)
    assert events(played.last) == ["entered", "turned face down", "turned face down"]
    # Where there are none, that is no instruction that meant nothing.
    alone = play(edition, put("Hider", "it", "hand"), do("put_onto_battlefield", "it"), cards=CARDS)
    assert [why.rules[0] for why in alone.last.reasons if why.rules[0] in ("614.1c", rule)] == ["614.1c"]
    for label in ("bear", "angel"):
        assert (played[label].face_down, played[label].power, played[label].name) == ("effect", 2, "")
        assert played[label].why["power"][0].rules[0] == rule
    # Neither a token nor a double-faced permanent (712.16; T13), nor itself, nor what is no creature.
    assert [played[label].name for label in ("token", "sun bear", "grove", "it")] == [
        "Angel", "Sun Bear", "Grove", "Hider",
    ]  # fmt: skip
    assert all(marked(played, label) == set() for label in played.table.objects)
    # What comes later is not touched, and it is done once.
    later = played.then(put("Bear", "later"), do("tap", "later"))
    assert later["later"].name == "Bear"


def test_707_5_so_does_what_enters_as_a_copy_of_it_and_nothing_under_humility() -> None:
    copied = play(
        NEWEST.key, put("Hider"), put("Bear"), put("Copier", "it", "hand"),
        do("put_onto_battlefield", "it", as_copy_of="hider"), cards=CARDS,
    )  # fmt: skip
    assert [copied[label].name for label in ("hider", "bear", "it")] == ["", "", "Hider"]
    # 614.12: there it would not have these words.
    humbled = entered("Hider", put("Humbling"))
    assert (humbled["bear"].name, events(humbled.last)) == ("Bear", ["entered"])


@pytest.mark.parametrize(
    ("card", "touched", "said"),
    [
        ("Surface", {"grove": {"zone"}}, do("move", "grove", to="graveyard")),
        ("Ghoul", {"dead": {"zone"}}, do("move", "dead", to="exile")),
        ("Lich", {"relic": {"counters"}}, do("counters", "relic", kind="bone", count=1)),
    ],
)
def test_what_else_is_done_to_others_as_it_enters_is_in_doubt(
    card: str, touched: dict[str, set[str]], said: Record
) -> None:
    relic = words("Relic", "{T}: Add {C}.", line="Artifact")
    there = (put("Grove"), put("Grove", "theirs", player="Ben"), put("Bear"), put("Bear", "dead", "graveyard"))
    played = play(
        NEWEST.key, *there, put("Relic"), put(card, "it", "hand"), do("put_onto_battlefield", "it"),
        cards=[*CARDS, relic],
    )  # fmt: skip
    others = ("grove", "theirs", "bear", "dead", "relic")
    assert {label: marked(played, label) for label in others if marked(played, label)} == touched
    assert {one.why for label in touched for one in played[label].not_computed} == {
        "What these words did as it entered is not computed."
    }
    after = played.then(said)
    assert not any(marked(after, label) for label in others)


def test_what_it_becomes_as_it_enters_by_a_choice_touches_nothing_else() -> None:
    text = "As this creature enters, it becomes your choice of a 3/3 creature or a 2/2 creature with flying."
    choosy = words("Choosy", text, **BODY)
    there = (put("Bear"), put("Grove"), put("Choosy", "it", "hand"))
    played = play(NEWEST.key, *there, do("put_onto_battlefield", "it"), cards=[*CARDS, choosy])
    # 707.2: sizes, types and abilities; no choice of these changes a name, a cost or who controls it.
    assert marked(played, "it") == SIZE | ABILITIES | {"types", "subtypes"}
    assert (marked(played, "bear"), marked(played, "grove")) == (set(), set())


@pytest.mark.parametrize(
    ("choice", "keys"),
    [
        ("5/1 or 1/5", SIZE),
        ("a blue 1/1 creature or a 4/4 creature", {*SIZE, "types", "subtypes", "colors"}),
        ("one thing or another", {"name", "controller", *SIZE, *ABILITIES, "types", "subtypes", "colors"}),
    ],
)
def test_614_1c_what_it_becomes_of_a_choice_is_what_any_of_it_is(choice: str, keys: set[str]) -> None:
    choosy = words("Choosy", f"As this creature enters, it becomes your choice of {choice}.", **BODY)
    played = play(NEWEST.key, put("Choosy", "it", "hand"), do("put_onto_battlefield", "it"), cards=[choosy])
    found = marked(played, "it")
    assert found == keys or (choice.startswith("one") and found >= keys)


def test_614_1c_what_is_paid_instead_of_entering_leaves_open_whether_it_entered() -> None:
    played = play(
        NEWEST.key, put("Grove"), put("Grove", "theirs", player="Ben"), put("Bear"), put("Vale", "it", "hand"),
        do("play_land", "it"), cards=CARDS,
    )  # fmt: skip
    assert marked(played, "it") == {"zone"}
    assert (marked(played, "grove"), marked(played, "bear"), marked(played, "theirs")) == ({"zone"}, set(), set())
    assert {one.why for one in played["grove"].not_computed} == {"What these words did as it entered is not computed."}
    said = played.then(do("move", "grove", to="graveyard"))
    assert marked(said, "grove") == set()


def test_614_1c_what_becomes_something_as_it_enters_leaves_others_out_of_doubt() -> None:
    """It is told once, of the object itself and of what enters as a copy of it, and of nothing that was there."""
    says = "As this creature enters, it becomes your choice of a 3/3 creature or a 2/2 creature with flying."
    clay = creature("Clay", "Shapeshifter", "*/*", oracle_text=says)
    enters = [place(name, label, "hand") for name, label in (("Clay", "clay"), ("Clone", "clone"))]
    as_copy = do("put_onto_battlefield", "clone", as_copy_of="clay")
    played = play(
        NEWEST.key, place("Grizzly Bears"), *enters, do("put_onto_battlefield", "clay"), as_copy, cards=[clay]
    )
    assert [[one.text for one in played[label].not_computed] for label in ("it", "clay", "clone")] == [
        [],
        [says],
        [says],
    ]
    hushed = do("effect", on=["clay"], change={"lose_all_abilities": True}, called="Hush")
    # What it became stays in doubt without the ability (707.2).
    assert [one.text for one in played.then(hushed)["clay"].not_computed] == [says]


COUNTERS = {"counters", *SIZE}


@pytest.mark.parametrize(
    ("text", "by", "keys"),
    [
        # 614.1c-d: what a spell that resolved says, until the turn ends; "enters" on its own is no order of now.
        ("Permanents enter tapped this turn.", "Ana", {"tapped"}),
        ("Lands enter tapped this turn.", "Ana", set()),
        ("This turn, if a creature would enter and it wasn't cast, exile it instead.", "Ana", {"zone"}),
        ("Until end of turn, if a land would enter and it wasn't cast, exile it instead.", "Ana", set()),
        (
            "If a creature would enter this turn under an opponent's control, it enters under your control instead.",
            "Ben",
            {"controller"},
        ),
        (
            "If a creature would enter this turn under an opponent's control, it enters under your control instead.",
            "Ana",
            set(),
        ),
        (
            "The next time one or more creatures enter this turn, they enter as copies of a token.",
            "Ana",
            {"name", "power"},
        ),
        ("The next time a creature enters this turn, each enters with two +1/+1 counters on it.", "Ana", COUNTERS),
    ],
)
def test_614_1_what_resolved_says_how_others_enter_after_it(text: str, by: str, keys: set[str]) -> None:
    spell = words("Zap", text, line="Instant")
    before = (put("Angel"), put("Zap", "zap", "hand", player=by), do("cast", "zap", player=by), do("resolve", "zap"))
    played = play(NEWEST.key, *before, put("Bear", "it", "hand"), cards=[*CARDS, spell])
    assert not any(marked(played, label) for label in ("angel", "it"))
    entered = played.then(do("put_onto_battlefield", "it"))
    assert marked(entered, "it") & {*keys, "zone", "tapped", "controller"} == keys
    assert ("is not computed" in entered.last.says, marked(entered, "angel")) == (bool(keys), set())
    later = played.then(do("end_turn"), do("put_onto_battlefield", "it"))
    assert marked(later, "it") == set()


def test_614_1d_what_others_say_it_may_have_been_exiled_instead() -> None:
    priest = words("Priest", "If a nontoken creature would enter and it wasn't cast, exile it instead.")
    played = play(NEWEST.key, put("Priest"), put("Bear", "it", "hand"), cards=[*CARDS, priest])
    entered = played.then(do("put_onto_battlefield", "it"))
    assert marked(entered, "it") == {"zone"}
    # Whose words these are is told with them: they are not those of what entered.
    assert [told.source for told in entered["it"].not_computed] == ["priest"]
    assert entered["priest"].not_computed == ()
    # A viewer who may not see any more what had them gets no label of it.
    gone = seen_by(entered.then(do("move", "priest", to="hand")).table, "Ben")
    assert [told.source for told in characteristics(gone, "it").not_computed] == ["card 1 in Ana's hand"]
    assert marked(played.then(do("cast", "it"), do("resolve", "it")), "it") == set()


def test_601_2f_what_creature_spells_may_have_cost_besides_is_asked_of_each_but_the_one_that_says_so() -> None:
    text = (
        "As an additional cost to cast creature spells, you may discard a card. If you do, that creature enters with an"
        " additional +1/+1 counter on it."
    )
    relic = {"name": "Relic", "type_line": "Artifact"}
    cast = (put("Choir", "it", "hand"), *CAST, put("Bear", "bear", "hand"), do("cast", "bear"), do("resolve", "bear"))
    others = (
        *(put("Relic", "relic", "hand"), do("put_onto_battlefield", "relic")),
        *(put("Bear", "theirs", "hand", player="Ben"), do("put_onto_battlefield", "theirs", player="Ben")),
    )
    played = play(NEWEST.key, *cast, *others, cards=[*CARDS, words("Choir", text, **BODY), relic])
    told = {label: marked(played, label) for label in ("it", "bear", "relic", "theirs")}
    assert told == {"it": set(), "bear": {"counters", *SIZE}, "relic": set(), "theirs": set()}
