"""A cluster does the same work as one machine, whatever happens to its nodes."""

import json
import subprocess
import sys

import pytest

import faubourg
from faubourg.cli.main import main
from faubourg.lab.cluster import Cluster
from tests.lab.two_nodes import FEW
from tests.patience import LONG
from tools.steps import ROOT


def test_a_cluster_of_two_nodes_makes_the_same_rows_whatever_is_killed() -> None:
    command = ["unshare", "--net", sys.executable, "-m", "tests.lab.two_nodes"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=2 * LONG)
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout.splitlines()[-1])
    assert found["few"]["code"] == 0, found["few"]
    assert found["few_same"]
    assert found["few_rows"] == FEW
    # What arena, report, compare and ladder say is what they say on one machine.
    assert found["cluster"] == found["cluster_alone"]
    assert len(found["cluster"]["ladder"]) == 12
    assert "What each apartment is worth" in found["cluster"]["report"]
    # A comparison ends as soon as it is precise, on a cluster after the very same pair.
    until = found["cluster"]["until"]
    assert (until["code"], until["err"]) == (0, "")
    assert "The wanted precision was reached." in until["out"]
    assert "60,000 pairs" not in until["out"]
    # A killed node changed nothing, neither in a comparison nor in rows; when the cluster was gone that was one
    # sentence, and the rows are kept.
    assert found["compare"] == found["compare_alone"]
    assert "60,000 pairs" in found["compare"]["out"]
    assert found["lost"]["code"] == 1, found["lost"]
    assert "127.0.0.1" in found["lost"]["err"]
    assert len(found["lost"]["err"].splitlines()) == 1
    assert found["kept"] > FEW
    assert found["same"]


def test_a_cluster_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    for address in ("127.0.0.1:9", "127.0.0.1", "nowhere.invalid:6379", "127.0.0.1:99999", "127.0.0.1:port"):
        with pytest.raises(faubourg.InputError, match="no Ray cluster"):
            Cluster(address)
    assert main(["arena", "roomshare", "--bots", "random", "--matches", "4", "--cluster", "127.0.0.1:9"]) == 2
    assert "127.0.0.1:9" in capsys.readouterr().err


def test_without_ray_it_says_which_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faubourg.lab.cluster.find_spec", lambda name: None)
    with pytest.raises(faubourg.InputError, match=r"'\.\[ray\]'"):
        Cluster("127.0.0.1:6379")
