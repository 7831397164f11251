"""Names and networks on the command line."""

import pytest

from faubourg.cli.complaint import Complaint
from faubourg.cli.main import main
from faubourg.cli.reach import checked_name, checked_networks


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("tables.example.org", "tables.example.org"),
        ("Tables.Example.ORG.", "tables.example.org"),
        ("jeux", "jeux"),
        ("été.example.org", "xn--t-9fab.example.org"),
        ("192.168.1.5", "192.168.1.5"),
        ("[2001:DB8::1]", "2001:db8::1"),
    ],
)
def test_a_name_is_written_as_browsers_write_it(given: str, name: str) -> None:
    assert checked_name(given) == name


@pytest.mark.parametrize("given", ["", ".", "https://tables.example.org", "a:80", "a b", "*.example.org", "a..b", "-a"])
def test_what_is_no_name_is_refused_with_a_sentence(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Complaint, match="cli-serve-bad-name"):
        checked_name(given)
    assert main(["serve", f"--name={given}"]) == 2
    assert "is no name of a machine" in capsys.readouterr().err


def test_networks_are_addresses_and_ranges_with_commas() -> None:
    found = checked_networks(["10.0.0.0/8, 192.168.1.5", "2001:db8::/32"])
    assert found == ("10.0.0.0/8", "192.168.1.5/32", "2001:db8::/32")


@pytest.mark.parametrize("given", ["", "home", "10.0.0.0/40", "10.0.0.0/8,", "10.0.0.0-10.0.0.9"])
def test_what_is_no_network_is_refused_with_a_sentence(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--operators={given}"]) == 2
    assert "is no network" in capsys.readouterr().err
