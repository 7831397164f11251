"""What may be asked of U-Build beside a match, for which bots play."""

from collections.abc import Mapping

from faubourg.bots.heuristics.ubuild_judge import judge, pieces, play_piece, so_far
from faubourg.bots.heuristics.ubuild_request_types import AskJudge, Judged
from faubourg.core.game import Game
from faubourg.core.request import Done, Request, Study
from faubourg.games.ubuild.game import UBuildGame


def requests(game: Game) -> list[Request]:
    assert isinstance(game, UBuildGame)
    found: UBuildGame = game

    def answer(asked: AskJudge) -> Judged:
        return judge(found, asked)

    def names(asked: AskJudge) -> list[str]:
        return pieces(found, asked)

    def work(name: str) -> Mapping[str, object]:
        return play_piece(found, name)

    def summed_up(asked: AskJudge, done: Done) -> Judged:
        return so_far(found, asked, done)

    # UB-2h Hundreds of matches take their time.
    return [Request("judge", AskJudge, Judged, answer, study=Study(names, work, summed_up))]
