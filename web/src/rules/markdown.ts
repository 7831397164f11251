/**
 * The little Markdown that rulebooks use, as data: paragraphs and lists of plain, strong, emphasised and code text.
 * It is rendered with elements, never as HTML, so that nothing in a text can be anything but text.
 */

export interface Span {
  kind: "text" | "strong" | "em" | "code" | "clause";
  text: string;
}

export interface Block {
  kind: "paragraph" | "list" | "numbers";
  /** One for a paragraph, one for each entry of a list. */
  items: Span[][];
}

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*|_(?<under>[^_\s][^_]*)_(?!\w)|`(?<code>[^`]+)`|(?<clause>\b[A-Z]{2}-\d[\d.]*[a-z]?\b)/g;
const ENTRY = /^(?:[-*]|(?<number>\d+)[.)]) +/;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) spans.push({ kind: "text", text: text.slice(end, found.index) });
    const { strong, em, under, code, clause } = found.groups ?? {};
    const kind = strong !== undefined ? "strong" : code !== undefined ? "code" : clause !== undefined ? "clause" : "em";
    spans.push({ kind, text: strong ?? code ?? clause ?? em ?? under ?? "" });
    end = found.index + found[0].length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}

/** Of spaces only the ordinary ones are folded: the no-break space of French stays. */
function folded(lines: string[]): string {
  return lines.join(" ").replace(/[ \t]+/g, " ").trim();
}

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const part of markdown.split(/\n[ \t]*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim() !== "");
    for (const group of groupsOf(lines)) blocks.push(group);
  }
  return blocks;
}

/** The lines of one part: text before a list, then the list, whose entries may run over several lines. */
function groupsOf(lines: string[]): Block[] {
  const first = lines.findIndex((line) => ENTRY.test(line.trim()));
  if (lines.length === 0) return [];
  if (first < 0) return [{ kind: "paragraph", items: [spansOf(folded(lines))] }];
  const entries: string[][] = [];
  for (const line of lines.slice(first)) {
    if (ENTRY.test(line.trim())) entries.push([line.trim().replace(ENTRY, "")]);
    else entries.at(-1)!.push(line);
  }
  const isNumbered = ENTRY.exec(lines[first]!.trim())?.groups?.number !== undefined;
  const list: Block = { kind: isNumbered ? "numbers" : "list", items: entries.map((entry) => spansOf(folded(entry))) };
  return [...groupsOf(lines.slice(0, first)), list];
}

/** The text without its marks, to search in. */
export function plainOf(markdown: string): string {
  return blocksOf(markdown)
    .flatMap((block) => block.items)
    .map((spans) => spans.map((span) => span.text).join(""))
    .join(" ");
}
