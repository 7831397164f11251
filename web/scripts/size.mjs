// How much the first page makes a browser load: script and style, compressed. Fails above the limit.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 130_000;
const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

/** A module with all that it imports at once, and its styles. */
function filesOf(name, files = new Set()) {
  const entry = manifest[name];
  if (!entry || files.has(entry.file)) return files;
  files.add(entry.file);
  for (const style of entry.css ?? []) files.add(style);
  for (const other of entry.imports ?? []) filesOf(other, files);
  return files;
}

function size(names) {
  const files = new Set(names.flatMap((name) => [...filesOf(name)]));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);
}

const texts = ["src/i18n/fr.ftl", "../src/faubourg/text/fr.ftl"];
const pages = Object.keys(manifest).filter((name) => /^src\/pages\/\w+\.svelte$/.test(name));
let first = 0;
for (const page of pages) {
  const bytes = size(["index.html", ...texts, page]);
  if (page === "src/pages/Home.svelte") first = bytes;
  console.log(`${String(bytes).padStart(8)}  ${page}`);
}
if (first === 0 || first > LIMIT) {
  console.error(`The first load is ${first} bytes; it may be ${LIMIT}.`);
  process.exit(1);
}
