import json
import os
import signal
import subprocess
import sys
import time

from tests.cli.helpers import ROOT


def interrupted(*arguments, after):
    """Run the command and press Ctrl-C after a while."""
    process = subprocess.Popen(
        [sys.executable, "-m", "interpreter", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    time.sleep(after)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert "Traceback" not in err
    return process.returncode, out, err


def test_ctrl_c_reports_the_games_finished():
    code, out, _ = interrupted("run", "pig", "--games", "100000000", "--json", after=2.5)
    document = json.loads(out)
    assert code == 130
    assert document["interrupted"] is True
    assert 0 < document["games"] < 100000000
    assert sum(document["wins"]) + document["draws"] == document["games"]


def test_ctrl_c_reports_the_games_finished_on_several_processes():
    code, out, _ = interrupted("run", "pig", "--games", "200000", "--jobs", "2", "--json", after=4)
    document = json.loads(out)
    assert code == 130
    assert document["interrupted"] is True
    assert sum(document["wins"]) + document["draws"] == document["games"]


def test_ctrl_c_keeps_the_depths_counted():
    code, out, err = interrupted("perft", "othello", "30", "--json", after=3)
    depths = json.loads(out)["depths"]
    assert code == 130
    assert [depth["leaves"] for depth in depths[:3]] == [4, 12, 56]
    assert "interrupted" in err
