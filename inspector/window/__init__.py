"""The window (floor 7): the desk, the panels and the commands, in Qt. It shows what the floors below say.

``display.display_problem`` tells, without Qt, why no window can be opened; ``app.run`` opens one.
"""

from __future__ import annotations
