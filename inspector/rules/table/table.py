"""The table: every object, the designations of the game, the clock of timestamps. An immutable value.

``perform`` gives a new table; nothing ever changes one. Tables that know the same pool of
cards are equal if all that lies on them is.
"""

from __future__ import annotations

import msgspec

from inspector.cards import CardIndex, CardPool
from inspector.rules.edition.editions import NEWEST, Edition
from inspector.rules.edition.errors import RulesError
from inspector.rules.edition.outcomes import Reason
from inspector.rules.table.objects import ContinuousEffect, GameObject, ResolvedSpell, StillToDo

# Under this name what is computed of a table hangs on it. It is no field: equal tables stay equal.
COMPUTED = "computed"
# Under this one what was computed of a table before it, and of which it may be that nothing has changed since.
TAKEN_OVER = "taken over"
# And under this one in what its objects differ from those of a table before it.
DIFFERS = "differs"
# More objects than this are not named one by one.
FEW = 12
STARTING_LIFE = 20
NO_CARDS: CardPool = CardIndex()


Objects = dict[str, GameObject]


# That some objects (the second) differ from others (the first) in those of these labels at most.
_Differs = tuple[Objects, Objects, tuple[str, ...]]


class Refused(msgspec.Struct, frozen=True):
    """A label whose object is not there: its set-up is impossible in the edition, and why, or is not computed.

    ``called`` is the name of the card that should have been there; empty where no card was to be.
    """

    label: str
    reasons: tuple[Reason, ...]
    not_computed: str = ""
    called: str = ""


class Table(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A state of the game.

    ``players`` in turn order; ``turn_of`` is whose turn it is, empty where nothing was said; ``life`` holds the totals
    that were said. ``objects`` by label, in the order in which they came; what is phased out lies in ``phased_out``
    instead, where nothing finds it (702.26b). ``shuffled`` is the order, top card first, in which a player's library
    lay when it was last shuffled: labels with identities, as a card that left and came back lies on top. ``clock`` is
    the last timestamp given; ``step`` the index of the last action that changed anything. ``gone`` are labels of
    objects that are no more or never came to be, of which ``gone_tokens`` were tokens and ``never_made`` never came to
    be; ``gone_called`` is what sentences called those that ceased to exist; ``refused`` those whose set-up was
    refused. ``worlds`` tells of which objects, by label and identity, since which step they have had the supertype
    world; None where nothing here ever spoke of it. ``resolved`` are the spells of which nobody said what they did,
    ``still_to_do`` is what is left of an action under way.
    """

    edition: Edition = NEWEST
    players: tuple[str, ...] = ("Ana", "Ben")
    pool: CardPool = NO_CARDS
    objects: dict[str, GameObject] = {}
    effects: tuple[ContinuousEffect, ...] = ()
    day_night: str | None = None
    clock: int = 0
    step: int = -1
    gone: tuple[str, ...] = ()
    gone_tokens: tuple[str, ...] = ()
    never_made: tuple[str, ...] = ()
    gone_called: dict[str, str] = {}
    refused: dict[str, Refused] = {}
    worlds: dict[str, tuple[int, int]] | None = None
    turn_of: str = ""
    life: dict[str, int] = {}
    phased_out: dict[str, GameObject] = {}
    shuffled: dict[str, tuple[tuple[str, int], ...]] = {}
    resolved: tuple[ResolvedSpell, ...] = ()
    still_to_do: tuple[StillToDo, ...] = ()

    def object(self, label: str) -> GameObject:
        """Give the object of this label, phased out or not; raises RulesError where there is none now."""
        try:
            return self.objects[label] if label in self.objects else self.phased_out[label]
        except KeyError:
            raise RulesError(f'no object on the table is labelled "{label}"') from None

    def knows(self, label: str) -> bool:
        """Whether a label is taken: by an object, by one that is phased out or no more, or by one that was refused."""
        return any(label in held for held in (self.objects, self.phased_out, self.gone, self.refused))

    def unused(self, label: str) -> str:
        """Give a label that no object has or had, made of this one."""
        number, found = 1, label
        while self.knows(found):
            number += 1
            found = f"{label} {number}"
        return found

    def whole_of(self, label: str) -> GameObject | None:
        """Give the melded or merged permanent that the object of this label is part of now (701.42a, 730.2)."""
        # A merged permanent has the label of one of its components, and is no part of itself.
        every = (one for one in (*self.objects.values(), *self.phased_out.values()) if one.label != label)
        return next((one for one in every if label in (*one.melded_from, *(part.label for part in one.merged))), None)

    @property
    def active_player(self) -> str:
        """The player whose turn it is."""
        return self.turn_of or self.players[0]

    @property
    def next_player(self) -> str:
        """The player whose turn comes next: turns go round the table in the order of seats (101.4)."""
        return self.players[(self.players.index(self.active_player) + 1) % len(self.players)]

    def life_of(self, player: str) -> int:
        """Give a player's life total: 20 where none was said (103.4)."""
        return self.life.get(player, STARTING_LIFE)

    def with_object(self, changed: GameObject, *, ticks: int = 0, step: int | None = None) -> Table:
        """Give the table with this object in place of the one of its label, or added; and its clock ``ticks`` on.

        ``step`` is the index of the action that changes it; that of the table where none is given.
        """
        before, label = self.objects, changed.label
        objects = {**before, label: changed}
        index = self.step if step is None else step
        after = msgspec.structs.replace(self, objects=objects, clock=self.clock + ticks, step=index)
        labels: tuple[str, ...] = (label,)
        known: _Differs | None = self.__dict__.get(DIFFERS)
        if known is not None and known[1] is before and len(known[2]) < FEW:
            before, _, labels = known
            labels = labels if label in labels else (*labels, label)
        after.__dict__[DIFFERS] = before, objects, labels
        return self.followed_by(after)

    def without_object(self, label: str, called: str) -> Table:
        """Give the table without the object of this label, which ceased to exist; so it was called in sentences."""
        rest = {key: value for key, value in self.objects.items() if key != label}
        tokens = (*self.gone_tokens, label) if self.objects[label].token else self.gone_tokens
        return self.followed_by(
            msgspec.structs.replace(
                self,
                objects=rest,
                gone=(*self.gone, label),
                gone_tokens=tokens,
                gone_called={**self.gone_called, label: called},
            )
        )

    def ticked(self) -> Table:
        """Give the table with its clock one timestamp on."""
        return self.followed_by(msgspec.structs.replace(self, clock=self.clock + 1))

    def followed_by(self, after: Table) -> Table:
        """Let a table made from this one take over what is computed of this one, and give it."""
        here, there = self.__dict__, after.__dict__
        computed = here.get(COMPUTED) or here.get(TAKEN_OVER)
        if computed is not None:
            there.setdefault(TAKEN_OVER, computed)
        if DIFFERS in here:
            there.setdefault(DIFFERS, here[DIFFERS])
        return after

    def differs_from(self, before: Objects) -> list[str]:
        """List the labels whose objects differ from earlier ones, those that came or went among them."""
        after = self.objects
        if before is after:
            return []
        known: _Differs | None = self.__dict__.get(DIFFERS)
        if known is not None and known[0] is before and known[1] is after:
            labels = known[2]
            if len(labels) == 1:
                # Most actions change one object, and of each table this is asked a few times.
                return [*labels] if before.get(labels[0]) is not after.get(labels[0]) else []
            return [label for label in labels if before.get(label) is not after.get(label)]
        found = [label for label, held in before.items() if after.get(label) is not held]
        return [*found, *(label for label in after if label not in before)]


def new_table(edition: Edition = NEWEST, players: tuple[str, ...] = ("Ana", "Ben"), pool: CardPool = NO_CARDS) -> Table:
    """Make an empty table; cards that actions name are looked up in the ``pool``. Raises RulesError without players."""
    if not players or len(set(players)) != len(players):
        raise RulesError("a table needs at least one player, each with a name of their own")
    return Table(edition=edition, players=players, pool=pool)
