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
