/** Vite plugin: an import of an .ftl file is its text, without comments and without what only commands, the lab or the server say. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const TERMINAL_ONLY =
  /^(cli|arena|ladder|simulate|compare|report|fuzz|measure|board|command|sits|count|preview|table(?!-points)|error-(run|batch|cluster|compare|extra))-/;

/** A message begins at the start of a line and goes on in lines that are indented, or that close a brace. */
export function withoutTerminal(text: string): string {
  const kept: string[] = [];
  let dropping = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("#") || line.trim() === "") continue;
    const begins = /^-?[a-zA-Z]/.test(line);
    if (begins) dropping = TERMINAL_ONLY.test(line);
    if (!dropping) kept.push(line);
  }
  return kept.join("\n") + "\n";
}

export function fluent(): Plugin {
  return {
    name: "fluent",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl")) return null;
      this.addWatchFile(id);
      const text = withoutTerminal(await readFile(id, "utf8"));
      return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
    },
  };
}
