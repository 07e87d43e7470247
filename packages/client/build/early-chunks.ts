import type { Plugin, Rolldown } from "vite";

/** What somebody who is signed in will need, by the kind of screen; `main` is around all of them. */
const screens = {
  main: /\/src\/app\/main\/main-area\.tsx$/,
  home: /\/src\/screens\/home\/home-screen\.tsx$/,
  list: /\/src\/screens\/list\/list-screen\.tsx$/,
  record: /\/src\/screens\/record\/record-screen\.tsx$/,
  form: /\/src\/app\/main\/form-route\.tsx$/,
};

type Chunks = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/**
 * Tells `public/first-paint.js`, which runs before any module, which files come after the entry: fetched beside it and not behind
 * it, they are there one round trip earlier.
 */
export function earlyChunks(): Plugin {
  return {
    name: "quarterdeck:early-chunks",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
        const loaded = new Set(entry === undefined ? [] : filesOf(bundle, entry.fileName));
        const early = Object.entries(screens).map(([name, module]): [string, readonly string[]] => {
          const files = filesOf(bundle, chunkOf(bundle, module)).filter(
            (file) => !loaded.has(file),
          );
          if (name === "main") for (const file of files) loaded.add(file);
          return [name, files];
        });
        const text = JSON.stringify(Object.fromEntries(early)).replaceAll('"', "&quot;");
        const script = 'src="./first-paint.js"';
        if (!html.includes(script)) throw new Error(`The page has no ${script}.`);
        return html.replace(script, `data-early="${text}" ${script}`);
      },
    },
  };
}

function chunkOf(bundle: Chunks, module: RegExp): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === "chunk" && module.test(file.facadeModuleId ?? ""),
  );
  if (chunk === undefined) throw new Error(`No chunk begins with ${module.source}.`);
  return chunk.fileName;
}

/** The chunk, what it imports at once, and their styles. */
function filesOf(bundle: Chunks, first: string): readonly string[] {
  const seen = new Set([first]);
  // A set that grows while it is walked is walked to its end.
  for (const name of seen) {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk") continue;
    for (const file of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])])
      seen.add(file);
  }
  return [...seen];
}
