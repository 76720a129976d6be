"""What holds for every test: Qt draws without a screen unless QT_QPA_PLATFORM asks for one; no user's library."""

from __future__ import annotations

import os
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Nobody's own cards may decide how a test ends, and no test may touch them.
os.environ["CARD_INSPECTOR_DATA_DIR"] = tempfile.mkdtemp(prefix="card-inspector-tests-")
