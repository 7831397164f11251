/** Vite plugin: an import of an .ftl file is its text, without comments and without what only commands, the lab or the server say. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const TERMINAL_ONLY = /^(cli|arena|ladder|simulate|compare|report|fuzz|measure|board|command|sits|count|preview|table(?!-points))-/;
// Mistakes that only commands and environments for learning can be told of.
const LAB_ONLY =
  /^error-(run|batch|cluster|compare|extra|bad-(matches|players|own-seat|playouts|seed)|too-many-(bots|matches)|no-(step-here|free-seat)|step-refused|unknown-(env|measure)|other-rules|not-reset|match-ended|client-not-built)\b/;

/** A message begins at the start of a line and goes on in lines that are indented, or that close a brace. */
export function withoutTerminal(text: string): string {
  const kept: string[] = [];
  let dropping = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("#") || line.trim() === "") continue;
    const begins = /^-?[a-zA-Z]/.test(line);
    if (begins) dropping = TERMINAL_ONLY.test(line) || LAB_ONLY.test(line);
    // One space is enough to go on with a message.
    if (!dropping) kept.push(line.replace(/^ +/, " "));
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
