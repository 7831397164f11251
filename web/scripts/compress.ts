/** Vite plugin: after a build, writes .gz and .br beside every file that shrinks, so that the server need not. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|html|svg|txt|json|webmanifest)$/;
const WORTHWHILE = 512;

export function compress(): Plugin {
  let folder = "dist";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => COMPRESSIBLE.test(name) && !name.startsWith(".")).map((name) => both(join(folder, name))));
    },
  };
}

async function both(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTHWHILE) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
}
