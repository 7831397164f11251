/** A drawing of ours, a component that is one SVG with its styles, read into shapes and laid on a canvas. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { Component } from "svelte";
import { compile } from "svelte/compiler";
import type { Canvas, Colour } from "./canvas.ts";
import { circle, dashed, linesOf, rectangle, stroked, type Line, type Point } from "./outline.ts";

type Style = Record<string, string>;

interface Shape {
  lines: Line[];
  style: Style;
}

export interface Drawing {
  size: Point;
  /** Whether it fills its frame, or stands in it on the ground. */
  slice: boolean;
  shapes: Shape[];
}

const required = createRequire(import.meta.url);
const addressOf = (name: string) => pathToFileURL(required.resolve(name)).href;

/** What the component writes, as text. */
async function markupOf(source: string, filename: string): Promise<string> {
  const { js } = compile(source, { generate: "server", filename });
  const code = js.code.replaceAll(/(["'])(svelte\/[\w/]+)\1/g, (_, __, name: string) => JSON.stringify(addressOf(name)));
  const { default: component } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as { default: Component };
  const { render } = (await import(/* @vite-ignore */ addressOf("svelte/server"))) as { render: (of: Component) => { body: string } };
  return render(component).body;
}

/** The drawing in a file; colours that have a name are looked up among the tokens. */
export async function drawingOf(path: string, tokens: string): Promise<Drawing> {
  const source = await readFile(path, "utf8");
  const styles = stylesOf(/<style>([^]*)<\/style>/.exec(source)?.[1] ?? "");
  const names = new Map([...tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!] as const).reverse());
  const markup = (await markupOf(source, path)).replaceAll(/<!--.*?-->/gs, "");
  const root = attributesOf(/<svg([^>]*)>/.exec(markup)?.[1] ?? "");
  const [, , width, height] = (root.viewBox ?? "").split(" ").map(Number);
  if (!width || !height) throw new Error(`${path} is no drawing.`);
  const drawing: Drawing = { size: [width, height], slice: (root.preserveAspectRatio ?? "").endsWith("slice"), shapes: [] };
  const around: { style: Style; move: Point }[] = [{ style: {}, move: [0, 0] }];
  for (const [, closing, name, text, alone] of markup.matchAll(/<(\/?)(\w+)((?:\s[^>]*?)?)(\/?)>/g)) {
    if (name === "svg") continue;
    if (closing) {
      if (name === "g") around.pop();
      continue;
    }
    const given = attributesOf(text!);
    const outer = around.at(-1)!;
    const own = (given.class ?? "").split(" ").map((one) => styles.get(one) ?? {});
    const style = Object.assign({}, outer.style, given, ...own) as Style;
    for (const part of ["fill", "stroke"]) if (style[part] !== undefined) style[part] = plain(style[part], names);
    const move = moved(outer.move, given.transform);
    if (name === "g" && !alone) around.push({ style, move });
    else if (name !== "g") drawing.shapes.push({ lines: shifted(outlineOf(name!, given, path), move), style });
  }
  return drawing;
}

function stylesOf(css: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const style = Object.fromEntries([...body!.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
    for (const selector of selectors!.split(",").map((one) => one.trim())) {
      if (selector.startsWith(".")) styles.set(selector.slice(1), { ...styles.get(selector.slice(1)), ...style });
    }
  }
  return styles;
}

function attributesOf(text: string): Style {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));
}

/** By day, and without the names of tokens. */
function plain(value: string, names: Map<string, string>): string {
  const named = value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => plain(names.get(name) ?? "none", names));
  return /^light-dark\((.*?),\s*(?:#|rgb)/.exec(named)?.[1] ?? named;
}

function moved([x, y]: Point, transform: string | undefined): Point {
  if (transform === undefined) return [x, y];
  const found = /^translate\(([-\d.]+)[\s,]+([-\d.]+)\)$/.exec(transform);
  if (found === null) throw new Error(`${transform} cannot be drawn.`);
  return [x + Number(found[1]), y + Number(found[2])];
}

function shifted(lines: Line[], [x, y]: Point): Line[] {
  return lines.map(({ points, closed }) => ({ points: points.map(([atX, atY]): Point => [atX + x, atY + y]), closed }));
}

function outlineOf(name: string, given: Style, path: string): Line[] {
  const at = (attribute: string) => Number(given[attribute] ?? 0);
  if (name === "path") return linesOf(given.d ?? "");
  if (name === "circle") return [circle(at("cx"), at("cy"), at("r"))];
  if (name === "ellipse") return [circle(at("cx"), at("cy"), at("rx"), at("ry"))];
  if (name === "rect") return [rectangle(at("x"), at("y"), at("width"), at("height"), at("rx"))];
  throw new Error(`${path}: a <${name}> cannot be drawn.`);
}

function colourOf(text: string | undefined): Colour | null {
  if (text === undefined || text === "none") return null;
  const short = /^#(.)(.)(.)$/.exec(text);
  const long = /^#(..)(..)(..)$/.exec(short === null ? text : `#${short.slice(1).map((one) => one + one).join("")}`);
  if (long !== null) return [...long.slice(1).map((part) => Number.parseInt(part, 16)), 1] as Colour;
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(text);
  if (parts === null) throw new Error(`${text} is no colour that can be drawn.`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4]) / 100];
}

/** Lays a drawing into a frame of the canvas: left, top, right, bottom. It goes on to the edges. */
export function draw(canvas: Canvas, { size: [width, height], slice, shapes }: Drawing, frame: [number, number, number, number]): void {
  const [left, top, right, bottom] = frame;
  const scales = [(right - left) / width, (bottom - top) / height];
  const scale = slice ? Math.max(...scales) : Math.min(...scales);
  const x = (left + right - width * scale) / 2;
  const y = slice ? (top + bottom - height * scale) / 2 : bottom - height * scale;
  const placed = (points: Point[]) => points.map(([atX, atY]): Point => [x + atX * scale, y + atY * scale]);
  for (const { lines, style } of shapes) {
    const fill = colourOf(style.fill ?? "#000000");
    if (fill !== null) canvas.fill(lines.map(({ points }) => placed(points)), fill, frame);
    const stroke = colourOf(style.stroke);
    if (stroke === null) continue;
    const dashes = style["stroke-dasharray"]?.split(/[\s,]+/).map(Number);
    const drawn = dashes === undefined ? lines : dashed(lines, [dashes[0]!, dashes[1] ?? dashes[0]!]);
    const pen = stroked(drawn, Number(style["stroke-width"] ?? 1), style["stroke-linecap"] === "round");
    canvas.fill(pen.map(placed), stroke, frame);
  }
}
