import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const MIN_BYTES = 1024;
const extensions: readonly string[] = [".js", ".css", ".svg", ".json", ".map", ".wasm"];

/** Writes .br and .gz copies of larger files, so that servers need not compress at run time. */
export function compressedAssets(): Plugin {
  return {
    name: "quarterdeck:compressed-assets",
    apply: "build",
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter(
        (entry) => entry.isFile() && extensions.includes(extname(entry.name)),
      );
      const results = await Promise.all(
        files.map((entry) => compress(join(entry.parentPath, entry.name))),
      );
      if (!results.includes(true)) this.error("No file was compressed.");
    },
  };
}

/** Resolves with false for a file that is too small. */
async function compress(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return false;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    promisify(brotliCompress)(content, quality).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
  return true;
}
