"""The environments under their names in Gymnasium: `gymnasium.make("faubourg.lab.envs.registration:faubourg/city-v2")`.

To import this module registers them; `faubourg.lab.envs.register` does that by name.
"""

import gymnasium

from faubourg.games import game, game_ids
from faubourg.lab.envs.naming import name_of


def register() -> None:
    """Make every game known to `gymnasium.make` and `gymnasium.make_vec` by its name.

    >>> register()
    >>> env = gymnasium.make("faubourg/paris-v2", seats=2)
    >>> seen, _ = env.reset(seed=7)
    """
    for id in game_ids():
        name = name_of(game(id))
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="faubourg.lab.envs.alone:SeatEnv",
                vector_entry_point="faubourg.lab.envs.vectors:SeatVectorEnv",
                kwargs={"game": id},
            )


register()
