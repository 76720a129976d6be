"""What is computed of a table hangs on the table, and serves the tables that are made from it.

A table never changes, so what is computed of it stays right as long as it lives, and goes with it. A table made from
another one takes over what was computed of that: where both have the same objects and effects it is the same, where
they differ in few objects only what differs is computed anew, if it is sure that nothing else can have changed.
"""

from __future__ import annotations

from collections import Counter

from inspector.rules.decisions.doubts import CountsInDoubt
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.layers.few_anew import ComputedTable, sources_of
from inspector.rules.layers.layers import computation
from inspector.rules.layers.one_anew import with_newest_on_few
from inspector.rules.layers.only_what_changed import only_what_changed
from inspector.rules.layers.plan import ASKS_OF_THE_GAME, EffectsPlan, plan_of, with_newest
from inspector.rules.table.objects import ResolvedSpell
from inspector.rules.table.table import COMPUTED, DIFFERS, TAKEN_OVER, Table
from inspector.rules.values.asking import Every


def _game_of(table: Table) -> tuple[object, ...]:
    """Give what effects may ask of the game as a whole: whose turn it is, the players' life, day or night."""
    return table.players, table.active_player, table.life, table.day_night


_Names = tuple[str, ...]
# Keys by label, by the text of words, and by the label of the object that has these.
ActingKeys = dict[tuple[str, str, str], set[str]]
FoundDoubts = tuple[dict[str, tuple[NotComputed, ...]], ActingKeys, dict[str, CountsInDoubt]]
KeptDoubts = tuple[tuple[ResolvedSpell, ...], FoundDoubts]


class Known:
    """The values of the objects of a table under its effects, and with reasons for all objects or for one."""

    __slots__ = (
        "_computed",
        "_game",
        "_newest",
        "_often",
        "_plan",
        "_since",
        "applied",
        "edition",
        "every",
        "marks",
        "running",
        "waiting",
        "with_reasons",
    )

    def __init__(
        self,
        table: Table,
        computed: ComputedTable,
        plan: EffectsPlan | None = None,
        newest: tuple[EffectsPlan, Running] | None = None,
        game: tuple[object, ...] | None = None,
    ) -> None:
        """Keep what is computed of a table; ``plan`` is what is known of its effects, where that is known.

        ``newest`` is what was known of them before one began, and that one: of most tables nothing more is asked.
        """
        self.edition: Edition = table.edition
        self._computed = computed
        # The working copies of all objects, by label.
        self.every: Every = computed.every
        # The effects that there are; what they were applied to is told by ``applied_effects``.
        self.running: list[Running] = computed.running
        self._game = game or _game_of(table)
        self._plan = plan
        self._newest = newest
        # How many objects have which names, once somebody asked: as all were counted, and how many more have since.
        self._often: dict[_Names, int] | None = None
        self._since: dict[_Names, int] = {}
        # The working copies with their reasons, by the label that alone has them, or under None where all have.
        self.with_reasons: dict[str | None, Every] = {}
        # The effects, each with all that it was applied to, once somebody asked (``applied_effects``).
        self.applied: list[Running] | None = computed.running if computed.is_whole else None
        # What is not computed of each object, once somebody asked (``unread``), and the spells that it goes by; by
        # label, text and source, which keys hang on more than where objects are.
        self.marks: KeptDoubts | None = None
        # What of each object waits for what was not said, once somebody asked (``waiting``).
        self.waiting: dict[str, tuple[NotComputed, ...]] | None = None

    @property
    def plan(self) -> EffectsPlan:
        """What is known of the effects: read once, when the first table that follows is computed."""
        if self._plan is None:
            known, newest = self._computed, self._newest
            if newest is None:
                self._plan = plan_of(known.running, known.orders, known.every, self.edition)
            else:
                self._plan, self._newest = with_newest(*newest), None
        return self._plan

    def is_of(self, table: Table) -> bool:
        """Whether this is what would be computed of a table: all that is read of it is the same."""
        known = self._computed
        return known.objects is table.objects and known.effects is table.effects and self._is_of_game(table)

    def _is_of_game(self, table: Table) -> bool:
        """Whether a table is under the same edition, in the turn of the same player, with all else that is asked."""
        return self.edition is table.edition and self._game == _game_of(table)

    def _asks_nothing_of_it(self, table: Table) -> bool:
        """Whether a table differs in its game in nothing that any effect or definition asks for.

        What goes on knows the game as it was then, which it does not ask; what begins knows it as it is.
        """
        plan = self.plan
        same = self.edition is table.edition and self._game[0] == table.players
        return same and plan.are_known and ASKS_OF_THE_GAME not in plan.asks

    def followed_by(self, table: Table) -> Known | None:
        """Compute a table that differs in few objects, or give None where only a whole computation is sure."""
        game = self._game if self._is_of_game(table) else None
        if game is None and not self._asks_nothing_of_it(table):
            return None
        begun = None
        if len(table.effects) > len(self._computed.effects):
            begun = with_newest_on_few(self.plan, self._computed, table)
        if begun is not None:
            after = Known(table, begun[0], newest=(self.plan, begun[1]), game=game)
            # No name changes so.
            after._often, after._since = self._often, self._since
            return after
        found = only_what_changed(self.plan, self._computed, table)
        if found is None:
            return None
        after = Known(table, found.computed, found.plan, game=game)
        if self._often is not None:
            # Known of the one, it is soon known of the other, and no count of all is copied for a few.
            after._often = self._often
            after._since = _renamed(self._since, self.every, after.every, found.labels)
        return after

    def often(self, names: list[str]) -> int:
        """Count the objects that have exactly these names."""
        if self._often is None:
            self._often = Counter(tuple(one.names) for one in self.every.values())
        key = tuple(names)
        return self._often.get(key, 0) + self._since.get(key, 0)


def _renamed(known: dict[_Names, int], before: Every, after: Every, labels: frozenset[str]) -> dict[_Names, int]:
    """Give how many objects more or fewer have which names, where those of these labels were computed anew."""
    found = known
    for label in labels:
        old, new = before.get(label), after.get(label)
        was = tuple(old.names) if old is not None else None
        now = tuple(new.names) if new is not None else None
        if was == now:
            continue
        found = dict(known) if found is known else found
        if was is not None:
            found[was] = found.get(was, 0) - 1
        if now is not None:
            found[now] = found.get(now, 0) + 1
    return found


def known_of(table: Table) -> Known:
    """Give what is computed of a table; compute it where that was not yet done."""
    kept = table.__dict__
    known: Known | None = kept.get(COMPUTED)
    if known is not None:
        return known
    before: Known | None = kept.pop(TAKEN_OVER, None)
    if before is not None and before.is_of(table):
        kept[COMPUTED] = before
        return before
    found = before.followed_by(table) if before is not None else None
    if found is None:
        whole = computation(table, reasons=False)
        computed = ComputedTable(
            objects=table.objects,
            effects=table.effects,
            every=whole.every,
            running=whole.effects,
            orders=whole.orders,
            is_whole=True,
            sources=sources_of(table.effects),
        )
        found = Known(table, computed)
    kept[COMPUTED] = found
    kept.pop(DIFFERS, None)
    return found


def scratches(table: Table) -> Every:
    """Give the working copies of all objects on the table, by label, without the reasons for their values.

    They are shared and must not be changed.
    """
    return known_of(table).every


def applied_effects(table: Table) -> list[Running]:
    """Give the effects of a table, each with all that it was applied to, or what took its ability.

    After a computation of a few objects those that went on know neither, so the whole is computed where somebody asks.
    """
    known = known_of(table)
    if known.applied is None:
        known.applied = computation(table, reasons=False).effects
    return known.applied


def with_reasons(table: Table, label: str) -> Every:
    """Give the working copies of all objects, that of one with the reasons for its values.

    The first object of a table that is asked about has the reasons noted for it alone, which takes half the time; the
    second is seldom the last, so with it all objects have.
    """
    kept = known_of(table).with_reasons
    found = kept.get(None) or kept.get(label)
    if found is None:
        key = None if kept else label
        found = computation(table, reasons=True if key is None else label).every
        kept.clear()
        kept[key] = found
    return found
