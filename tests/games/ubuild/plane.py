"""Tracks reckoned another way: with coordinates in the plane and no shortcut."""


def can_be_laid(turns: str, is_open: bool) -> bool:
    """Whether turns make a track."""
    steps = [(2, 0), (1, 2), (-1, 2), (-2, 0), (-1, -2), (1, -2)]
    places, heading = [(0, 0)], 0
    if is_open:
        if turns[0] + turns[-1] != "ss":
            return False
        places = [(-2, 0), (0, 0)]
    for letter in turns[1:] + ("s" if is_open else turns[0]):
        places.append((places[-1][0] + steps[heading][0], places[-1][1] + steps[heading][1]))
        heading += "lsr".index(letter) - 1
        heading %= 6
    if not is_open and (places.pop() != places[0] or heading != 0 or turns.count("r") - turns.count("l") != 6):
        return False
    count = len(places)
    for one in range(count):
        for other in range(one + 1, count):
            x, y = abs(places[one][0] - places[other][0]), abs(places[one][1] - places[other][1])
            is_near = (y == 0 and x <= 2) or (y == 2 and x == 1)
            follows = other - one == 1 or (not is_open and other - one == count - 1)
            if is_near and not follows:
                return False
    return True
