"""What may be asked of U-Build beside a match, for which bots play."""

from faubourg.bots.heuristics.ubuild_judge import judge
from faubourg.bots.heuristics.ubuild_request_types import AskJudge, Judged
from faubourg.core.game import Game
from faubourg.core.request import Request
from faubourg.games.ubuild.game import UBuildGame


def requests(game: Game) -> list[Request]:
    assert isinstance(game, UBuildGame)
    found: UBuildGame = game

    def answer(asked: AskJudge) -> Judged:
        return judge(found, asked)

    # UB-2h Hundreds of matches take their time.
    return [Request("judge", AskJudge, Judged, answer, False)]
