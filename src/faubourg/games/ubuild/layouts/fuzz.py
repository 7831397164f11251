"""Layouts generated and mutated without end, searched for contradictions between generator and checker (UB-2h)."""

from collections.abc import Callable
from typing import Final, final

from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.games.ubuild.layouts.agreement import may_be_generated
from faubourg.games.ubuild.layouts.box import Box
from faubourg.games.ubuild.layouts.checker import ANY_MODE, check_text
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.layouts.layout import laid
from faubourg.games.ubuild.layouts.mutation import mutated
from faubourg.games.ubuild.layouts.plan import Plan, read_plan
from faubourg.games.ubuild.numbering import MODE_IDS

# A generated text, and mutations of it: to generate one takes as long as to check many.
BATCH: Final = 50

Checker = Callable[[str, Box, int], Plan]


class Problem:
    """What may be wrong with a text; each has its sentence."""

    CRASH: Final = "crash"
    REFUSED: Final = "refused-wrongly"
    ACCEPTED: Final = "accepted-wrongly"
    REWRITTEN: Final = "rewritten"


@final
class Fault:
    """A text on which the two do not agree; `detail` is the refusal's code, or the name of what was raised."""

    def __init__(self, text: str, problem: str, detail: str = "") -> None:
        self.text = text
        self.problem = problem
        self.detail = detail


@final
class Findings:
    def __init__(self) -> None:
        self.texts = 0
        self.accepted = 0
        # By the code of the refusal.
        self.refused: dict[str, int] = {}
        self.faults: list[Fault] = []


@final
class Fuzzer:
    """The same seed makes the same texts, of all modes, closed and open."""

    def __init__(self, box: Box, seed: int, check: Checker = check_text) -> None:
        self.box = box
        self.seed = seed
        self.check = check
        self.findings = Findings()
        self.batches = 0

    def search(self, count: int = BATCH) -> None:
        """The next batch, or its beginning."""
        name = f"{self.seed} {self.batches}"
        mode, is_open = self.batches % len(MODE_IDS), self.batches // len(MODE_IDS) % 2 == 1
        self.batches += 1
        text = generated(self.box, mode, name, is_open=is_open)
        self.judge(text)
        rng = Rng(f"mutations {name}")
        for _ in range(count - 1):
            self.judge(mutated(rng, text))

    def judge(self, text: str) -> None:
        self.findings.texts += 1
        try:
            fault = self.fault_of(text)
        except Exception as problem:
            fault = Fault(text, Problem.CRASH, type(problem).__name__)
        if fault is not None:
            self.findings.faults.append(fault)

    def fault_of(self, text: str) -> Fault | None:
        try:
            plan = self.check(text, self.box, int(ANY_MODE))
        except InputError as refusal:
            return self.fault_of_refusal(text, refusal.code)
        self.findings.accepted += 1
        if not may_be_generated(plan, self.box):
            return Fault(text, Problem.ACCEPTED)
        # What can be played can be laid, and is written as it was read.
        return None if laid(plan, self.box).text == text else Fault(text, Problem.REWRITTEN)

    def fault_of_refusal(self, text: str, code: str) -> Fault | None:
        counts = self.findings.refused
        counts[code] = counts.get(code, 0) + 1
        try:
            plan = read_plan(text)
        except InputError:
            return None
        return Fault(text, Problem.REFUSED, code) if may_be_generated(plan, self.box) else None
