"""Records random games of OpenSpiel as the playthroughs that the tests replay.

Run ``python -m tests.rulesets.record_openspiel`` with the extra ``oracles`` installed.
A file holds one game a line: the moves in our notation (a roll of dice after ``=``), each
with the number of legal moves before it, and after ``:`` the returns.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.oracles.mapping import TWINS, Twin

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = 12


def main() -> None:
    """Write one file for each game."""
    FOLDER.mkdir(exist_ok=True)
    for twin in TWINS:
        stream = random.Random(twin.name)
        lines = [record(twin, stream) for _ in range(GAMES)]
        (FOLDER / file_name(twin)).write_text("\n".join(lines) + "\n", encoding="utf-8")


def file_name(twin: Twin) -> str:
    """The file of a twin's games."""
    return f"{twin.name.replace(' ', '_')}.txt"


def record(twin: Twin, stream: random.Random) -> str:
    """One random game as a line."""
    import pyspiel

    state = pyspiel.load_game(twin.theirs).new_initial_state()
    steps = []
    while not state.is_terminal():
        actions = state.legal_actions()
        action = stream.choice(actions)
        if state.is_chance_node():
            if len(actions) > 1:
                steps.append(f"={action + 1}")
        else:
            move = twin.translate(state.action_to_string(state.current_player(), action))
            steps.append(f"{len(actions)} {move}")
        state.apply_action(action)
    returns = " ".join(str(int(value)) for value in state.returns())
    return f"{'; '.join(steps)}: {returns}"


if __name__ == "__main__":
    main()
