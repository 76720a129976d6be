"""What holds for every test: Qt draws without a screen unless a real one is asked for by QT_QPA_PLATFORM."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
