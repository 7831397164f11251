"""What designers and researchers do with the games: simulate, compare, report, learn, check.

Everything is loaded when it is first asked for; `faubourg.lab.envs` has the environments for learning.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from faubourg.lab.cluster import Cluster
    from faubourg.lab.comparison import Comparison, Difference, compare
    from faubourg.lab.estimate import Estimate
    from faubourg.lab.manifest import Manifest, read_manifest
    from faubourg.lab.rows import read_rows
    from faubourg.lab.simulation import Run, simulate

__all__ = [
    "Cluster",
    "Comparison",
    "Difference",
    "Estimate",
    "Manifest",
    "Run",
    "compare",
    "read_manifest",
    "read_rows",
    "simulate",
]

# By name, the module it is in.
LATER: Final = {
    "Cluster": "cluster",
    "Comparison": "comparison",
    "Difference": "comparison",
    "Estimate": "estimate",
    "Manifest": "manifest",
    "Run": "simulation",
    "compare": "comparison",
    "read_manifest": "manifest",
    "read_rows": "rows",
    "simulate": "simulation",
}


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{LATER[name]}"), name)
