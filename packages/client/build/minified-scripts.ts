import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, type Plugin } from "vite";

/** Scripts of `public/` that the page waits for: copied as they are, they would keep their comments. */
const scripts = ["first-paint.js"];

export function minifiedScripts(): Plugin {
  return {
    name: "quarterdeck:minified-scripts",
    apply: "build",
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        for (const name of scripts) {
          const file = join(dir, name);
          const { code } = await minify(name, await readFile(file, "utf8"));
          await writeFile(file, code);
        }
      },
    },
  };
}
