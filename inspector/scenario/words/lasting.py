"""What lasts until somebody's next turn: no action says so, so that what it is once that turn comes is not computed."""

from __future__ import annotations

from inspector.cards import possessive
from inspector.scenario.replaying import Replay, extend
from inspector.scenario.words.effects_said import on_whom
from inspector.scenario.words.parts import ENDS_ON, Fields, as_action


class UntilTurns:
    """The objects on which such effects are, each with whose next turn ends it."""

    def __init__(self, known: tuple[tuple[str, tuple[str, ...]], ...] = ()) -> None:
        """Take what lasts already."""
        self.known = known

    def after(self, run: Replay, fields: Fields) -> Replay:
        """Keep what an action begins; where it is a turn, say of whatever that ends that it is not read."""
        if ENDS_ON in fields:
            self.known += ((fields[ENDS_ON], on_whom(run.table, fields)),)
        if fields.get("do") != "turn":
            return run
        player = fields.get("player", run.table.players[0])
        over = dict.fromkeys(label for who, labels in self.known if who == player for label in labels)
        self.known = tuple(each for each in self.known if each[0] != player)
        labels = tuple(label for label in over if label in run.table.objects)
        if not labels:
            return run
        says = f"until {possessive(player)} next turn"
        return extend(run, as_action({"do": "not_read", "says": says, "objects": labels}))
