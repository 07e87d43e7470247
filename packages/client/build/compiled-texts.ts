import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { transformWithOxc } from "vite";

type Texts = { readonly [key: string]: string | Texts };

const FULL = "use-intl/format-message";

/** Compiles the texts' ICU messages while building: their parser weighs more than all texts together. */
export function compiledTexts(): Plugin {
  return {
    name: "quarterdeck:compiled-texts",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer) {
      return id === FULL
        ? this.resolve(`${FULL}/format-only`, importer, { skipSelf: true })
        : undefined;
    },
    async transform(code, id) {
      if (!/\/src\/texts\/en\/[^/]+\.ts$/.test(id)) return undefined;
      const script = await transformWithOxc(code, id);
      const url = `data:text/javascript,${encodeURIComponent(script.code)}`;
      const exported = (await import(url)) as Readonly<Record<string, Texts>>;
      const lines = Object.entries(exported).map(
        ([name, texts]) => `export const ${name} = ${JSON.stringify(compileAll(texts))};`,
      );
      return { code: lines.join("\n"), map: null };
    },
  };
}

function compileAll(texts: Texts): object {
  const entries = Object.entries(texts).map(
    ([key, text]) => [key, typeof text === "string" ? compile(text) : compileAll(text)] as const,
  );
  return Object.fromEntries(entries);
}
