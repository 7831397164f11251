"""Figures as people write them: a point or a comma, and thousands apart."""

from faubourg.text.language import Language


def decimal(value: float, digits: int, language: Language) -> str:
    """
    >>> decimal(12345.678, 1, "en"), decimal(0.5, 2, "fr")
    ('12,345.7', '0,50')
    """
    # Rounded first: minus nothing is nothing.
    text = f"{round(value, digits) + 0.0:,.{digits}f}"
    return text.replace(",", "\u202f").replace(".", ",") if language == "fr" else text


def signed(value: float, digits: int, language: Language) -> str:
    """With a minus that is as wide as a plus.

    >>> signed(-0.25, 1, "en"), signed(-0.001, 1, "en")
    ('−0.2', '0.0')
    """
    return decimal(value, digits, language).replace("-", "−")


def interval(low: float, high: float, digits: int, language: Language) -> str:
    """From one to the other; beside a minus a dash would be read as one.

    >>> interval(1, 2.5, 1, "en"), interval(-1, 2.5, 1, "fr"), interval(-0.001, 0.25, 1, "en")
    ('1.0 – 2.5', '−1,0 … 2,5', '0.0 – 0.2')
    """
    least, most = signed(low, digits, language), signed(high, digits, language)
    return f"{least} {'…' if least.startswith('−') else '–'} {most}"
