import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "rolldown/utils";
import type { Plugin, Rolldown } from "vite";

/** First modules of each screen of a signed-in user; `main` is the layout of all of them. */
const screens = {
  main: /\/src\/app\/main\/main-area\.tsx$/,
  home: /\/src\/(?:screens\/home\/home-screen\.tsx|components\/resources\/find-resource-icon\.ts)$/,
  list: /\/src\/(?:app\/main\/list-route\.tsx|queries\/read-checked\.ts)$/,
  record: /\/src\/app\/main\/record-route\.tsx$/,
  form: /\/src\/app\/main\/form-route\.tsx$/,
};

type Chunks = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/**
 * Writes the files of each screen into the page. `public/first-paint.js` requests them in parallel
 * with the entry, which saves one round trip.
 */
export function earlyChunks(): Plugin {
  return {
    name: "quarterdeck:early-chunks",
    apply: "build",
    // Vite copied the script before; its comments are a third of it.
    async generateBundle({ dir }) {
      if (dir === undefined) return;
      const file = join(dir, "first-paint.js");
      const { code, errors } = await minify(file, await readFile(file, "utf8"), { module: false });
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
      await writeFile(file, code);
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
        const loaded = new Set(entry === undefined ? [] : filesOf(bundle, entry.fileName));
        const early = Object.entries(screens).map(([name, module]): [string, readonly string[]] => {
          const files = filesOf(bundle, ...chunksOf(bundle, module)).filter(
            (file) => !loaded.has(file),
          );
          if (name === "main") for (const file of files) loaded.add(file);
          return [name, files];
        });
        const text = JSON.stringify(Object.fromEntries(early)).replaceAll('"', "&quot;");
        const script = 'src="./first-paint.js"';
        if (!html.includes(script)) throw new Error(`index.html has no ${script}.`);
        return html.replace(script, `data-early="${text}" ${script}`);
      },
    },
  };
}

function chunksOf(bundle: Chunks, module: RegExp): readonly string[] {
  const chunks = Object.values(bundle).filter(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => module.test(id)),
  );
  if (chunks.length === 0) throw new Error(`No chunk contains ${module.source}.`);
  return chunks.map(({ fileName }) => fileName);
}

/** Chunks with their static imports and their styles. */
function filesOf(bundle: Chunks, ...chunks: readonly string[]): readonly string[] {
  const seen = new Set(chunks);
  // The loop also visits the names that it adds.
  for (const name of seen) {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk") continue;
    for (const file of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])])
      seen.add(file);
  }
  return [...seen];
}
