/**
 * Vite plugin: writes unit-worker.js, which keeps the page /unit for use without a network: the files that page is
 * made of and no others, under a name that changes with any of them.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PAGE = "src/unit/Page.svelte";
/** Its own texts and those of every page, in both languages. */
const TEXTS = /\/(i18n\/((unit\.)?(fr|en))|faubourg\/text\/(fr|en))\.ftl$/;
const PUBLIC = ["favicon.svg"];
const PUBLIC_FOLDER = "unit";

interface Chunk {
  type: string;
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** Chunks with all that they import at once, their styles, and what those name. */
function closure(chunks: Chunk[], roots: Chunk[]): string[] {
  const found = new Set<string>();
  const follow = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.viteMetadata?.importedCss ?? []) found.add(name);
    for (const name of chunk.viteMetadata?.importedAssets ?? []) found.add(name);
    for (const name of chunk.imports ?? []) follow(chunks.find(({ fileName }) => fileName === name));
  };
  roots.forEach(follow);
  return [...found];
}

export function offline(): Plugin {
  let root = "";
  let publicFolder = "";
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      [root, publicFolder] = [config.root, config.publicDir];
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle) as Chunk[];
        const chunks = files.filter(({ type }) => type === "chunk");
        const roots = chunks.filter(({ isEntry, facadeModuleId: id }) => isEntry || id === join(root, PAGE) || TEXTS.test(id ?? ""));
        const fonts = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
        const assets = [...new Set([...closure(chunks, roots), ...fonts])].sort();
        const icons = readdirSync(join(publicFolder, PUBLIC_FOLDER)).sort().map((name) => `${PUBLIC_FOLDER}/${name}`);
        const hash = createHash("sha256");
        const index = bundle["index.html"];
        // The names of assets change with what is in them; other files are read.
        for (const name of assets) hash.update(name);
        for (const name of [...PUBLIC, ...icons]) hash.update(readFileSync(join(publicFolder, name)));
        hash.update(index?.type === "asset" ? index.source : "");
        const worker = readFileSync(new URL("./unit-worker.js", import.meta.url), "utf8");
        const list = ["/unit", ...[...assets, ...PUBLIC, ...icons].map((name) => `/${name}`)];
        const source = worker.replace("__FILES__", JSON.stringify(list)).replace("__BUILD__", hash.update(worker).digest("hex").slice(0, 16));
        this.emitFile({ type: "asset", fileName: "unit-worker.js", source });
      },
    },
  };
}
