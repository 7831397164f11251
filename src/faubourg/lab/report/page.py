"""A report as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere."""

import re
from html import escape

from faubourg.lab.report.document import (
    Block,
    Cell,
    Code,
    Curve,
    Definitions,
    Document,
    Heading,
    Histogram,
    Paragraph,
    Ranking,
    Table,
)
from faubourg.lab.report.plots import curve, histogram, ranking
from faubourg.text.language import Language

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #23211d; --soft: #6b665c; --line: #e2ddd2; --accent: #1f6f78;
  --band: #1f6f7833; --warn: #8a4b00; --warn-paper: #fff3df; --stripe: #5c4a1e12; --shade: #5c4a1e55; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191a1c; --ink: #e9e6df; --soft: #a7a297; --line: #37383b; --accent: #6cc3cc; --band: #6cc3cc33;
    --warn: #ffce8a; --warn-paper: #3a2b14; --stripe: #dfeaff0c; --shade: #dfeaff44; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.3rem; margin: 2.75rem 0 .5rem; padding-top: .75rem; border-top: 1px solid var(--line); }
p { margin: .5rem 0 1rem; max-width: 46rem; }
p.about { color: var(--soft); font-size: .93rem; }
dl { color: var(--soft); font-size: .93rem; margin: .5rem 0 1rem; columns: 2 24rem; column-gap: 2rem; }
dl div { break-inside: avoid; margin-bottom: .25rem; padding-left: 1rem; text-indent: -1rem; }
dt, dd { display: inline; margin: 0; }
dt { color: var(--ink); font-weight: 600; }
p.warning { background: var(--warn-paper); color: var(--warn); padding: .6rem .9rem; border-radius: .4rem; }
nav { columns: 2 16rem; font-size: .95rem; margin: 1rem 0; }
nav a { display: block; padding: .15rem 0; }
a { color: var(--accent); }
.wide { margin: .75rem 0 1.25rem; border: 1px solid var(--line); border-radius: .4rem; }
/* What is wider than the page can be pushed aside; a shade at its edge says so, and is gone at the end. */
.wide, figure { overflow-x: auto; background: linear-gradient(to left, var(--paper) 45%, transparent) right / 2.5rem
  100% no-repeat local, linear-gradient(to left, var(--shade), transparent) right / 1.1rem 100% no-repeat scroll; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .7rem; text-align: right; vertical-align: top; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--paper);
  min-width: 9rem; max-width: 16rem; }
th { font-weight: 600; border-bottom: 1px solid var(--line); vertical-align: bottom; }
tbody tr:nth-child(even) td { background: var(--stripe); }
tbody tr:nth-child(even) td:first-child { background: linear-gradient(var(--stripe), var(--stripe)) var(--paper); }
td small { display: block; color: var(--soft); font-size: .78rem; white-space: nowrap; }
td b { font-weight: 500; white-space: nowrap; }
td:first-child b { white-space: normal; }
td.poor b::after { content: " *"; color: var(--warn); }
figure { margin: 1rem 0 1.5rem; }
figcaption { color: var(--soft); font-size: .9rem; margin-bottom: .4rem; }
svg { display: block; width: 100%; max-width: 46rem; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .axis, svg .label { fill: var(--soft); }
svg .value { font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--line); }
svg .fair { stroke: var(--soft); stroke-dasharray: 4 4; }
svg .interval { stroke: var(--accent); stroke-width: 2; opacity: .55; }
svg .dot { fill: var(--accent); }
svg .poor { fill: var(--paper); stroke: var(--accent); stroke-width: 1.5; }
svg .bar { fill: var(--accent); }
svg .band { fill: var(--band); }
svg .curve { fill: none; stroke: var(--accent); stroke-width: 2.5; }
pre { overflow-x: auto; background: var(--stripe); padding: .75rem 1rem; border-radius: .4rem; font-size: .88rem; }
@media (max-width: 40rem) { main { padding: 1.25rem .9rem 3rem; } h1 { font-size: 1.5rem; }
  svg { min-width: 34rem; } th:first-child, td:first-child { min-width: 7rem; } }
@media print { nav { display: none; } .wide { overflow: visible; } }
"""


def page(document: Document) -> str:
    heads = [block.text for block in document.blocks if isinstance(block, Heading)]
    contents = "".join(f'<a href="#{anchor(head)}">{escape(head)}</a>' for head in heads)
    first, *rest = document.blocks
    body = [html_of(first, document.language), f"<nav>{contents}</nav>"]
    before: Block = first
    for block in rest:
        body.append(html_of(block, document.language, isinstance(before, (Heading, Definitions))))
        before = block
    return (
        f'<!doctype html>\n<html lang="{document.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<link rel="icon" href="data:,">\n<title>{escape(document.title)}</title>\n<style>{STYLE}</style>\n'
        f"<main>\n<h1>{escape(document.title)}</h1>\n" + "\n".join(body) + "\n</main>\n</html>\n"
    )


def anchor(head: str) -> str:
    return re.sub(r"\W+", "-", head.lower()).strip("-")


def html_of(block: Block, language: Language, is_about: bool = False) -> str:
    """A block; the paragraph behind a heading or definitions says what is meant, and is set smaller."""
    if isinstance(block, Heading):
        return f'<h{block.level} id="{anchor(block.text)}">{escape(block.text)}</h{block.level}>'
    if isinstance(block, Paragraph):
        kind = "warning" if block.is_warning else "about" if is_about else ""
        return f'<p class="{kind}">{escape(block.text)}</p>' if kind else f"<p>{escape(block.text)}</p>"
    if isinstance(block, Definitions):
        told = (f"<div><dt>{escape(term)}</dt> <dd>{escape(meaning)}</dd></div>" for term, meaning in block.entries)
        return f"<dl>{''.join(told)}</dl>"
    if isinstance(block, Code):
        return f"<pre>{escape(block.text)}</pre>"
    if isinstance(block, Table):
        return table(block)
    return f"<figure><figcaption>{escape(block.title)}</figcaption>{plot(block, language)}</figure>"


def plot(block: Ranking | Histogram | Curve, language: Language) -> str:
    if isinstance(block, Ranking):
        return ranking(block, language)
    return histogram(block, language) if isinstance(block, Histogram) else curve(block)


def table(block: Table) -> str:
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in block.titles)
    rows = "".join("<tr>" + "".join(cell(one) for one in row) + "</tr>" for row in block.rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def cell(one: Cell) -> str:
    interval = f"<small>{escape(one.interval)}</small>" if one.interval else ""
    kind = ' class="poor"' if one.is_poor else ""
    return f"<td{kind}><b>{escape(one.text)}</b>{interval}</td>"
