import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { transformWithOxc } from "vite";
import { compileText } from "../src/texts/compile-text.ts";
import { findTextFaults } from "../src/texts/find-text-faults.ts";
import type { TextTree } from "../src/texts/flatten-texts.ts";
import { findStaleTexts } from "../src/texts/translation-record.ts";
import { readTranslationRecord } from "./kept-translations.ts";

/** Texts whose English is in the model, because the command line prints them too. */
const ofModel = new Set([
  "/description-problems.ts",
  "/description-reasons.ts",
  "/operation-labels.ts",
]);
const messages = join(import.meta.dirname, "../../model/src/messages");

const FULL = "use-intl/format-message";

/** Judges the texts of other languages, and compiles the ICU messages of all while building: their parser weighs more than all texts together. */
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
      const place = /^(.*\/src\/texts\/)([a-z]{2})(\/[^/]+\.ts)$/.exec(id);
      if (place === null) return undefined;
      const [, folder = "", language = "", file = ""] = place;
      const isOfModel = ofModel.has(file);
      if (isOfModel && language === "en") return undefined;
      const texts = await readTexts(code, id);
      if (language !== "en") {
        const english = isOfModel ? join(messages, file) : `${folder}en${file}`;
        const wanted = await readTexts(await readFile(english, "utf8"), english);
        const record = await readTranslationRecord();
        const stale = findStaleTexts(record, { english: wanted, other: texts, language });
        const faults = [
          ...findTextFaults(wanted, texts, language),
          ...stale.map(
            (key) => `${key}: says what English said before (docs/extending.md, "A language")`,
          ),
        ];
        if (faults.length > 0) this.error(`${id}:\n${faults.join("\n")}`);
      }
      // Told by the model's own function, which knows no plurals and needs no parser.
      if (isOfModel) return undefined;
      const lines = Object.entries(texts).map(
        ([name, tree]) => `export const ${name} = ${JSON.stringify(compileAll(tree as TextTree))};`,
      );
      return { code: lines.join("\n"), map: null };
    },
  };
}

/** What a file of texts exports, by name. */
async function readTexts(code: string, id: string): Promise<TextTree> {
  const script = await transformWithOxc(code, id);
  const url = `data:text/javascript,${encodeURIComponent(script.code)}`;
  return { ...((await import(url)) as TextTree) };
}

function compileAll(texts: TextTree): object {
  const entries = Object.entries(texts).map(
    ([key, text]) =>
      [key, typeof text === "string" ? compileText(text) : compileAll(text)] as const,
  );
  return Object.fromEntries(entries);
}
