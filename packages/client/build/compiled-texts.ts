import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { transformWithOxc } from "vite";
import { compileText } from "#texts/compile-text.ts";
import { findTextErrors } from "#texts/find-text-errors.ts";
import type { TextTree } from "#texts/flatten-texts.ts";
import { findStaleTexts } from "#texts/translation-record.ts";
import { readTranslationRecord } from "./translation-file.ts";

/** Files whose English text is in the model, because terminals print it too. */
const modelFiles = ["/description-problems.ts", "/description-reasons.ts", "/operation-labels.ts"];
const modelMessages = join(import.meta.dirname, "../../model/src/messages");

const FORMATTER = "use-intl/format-message";

/**
 * Checks the translations and compiles all ICU messages: their parser is larger than all texts
 * together. Worth 7.5 KB on each screen.
 */
export function compiledTexts(): Plugin {
  const checked = new Set<string>();
  let isCompiled = false;
  let isFormatterReplaced = false;
  return {
    name: "quarterdeck:compiled-texts",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer) {
      if (id !== FORMATTER) return undefined;
      isFormatterReplaced = true;
      return this.resolve(`${FORMATTER}/format-only`, importer, { skipSelf: true });
    },
    async transform(code, id) {
      const match = /^(.*\/src\/texts\/)([a-z]{2})(\/[^/]+\.ts)$/.exec(id);
      if (match === null) return undefined;
      const [, folder = "", language = "", file = ""] = match;
      const isModelFile = modelFiles.includes(file);
      if (isModelFile && language === "en") return undefined;
      const texts = await readTexts(code, id);
      if (language !== "en") {
        const errors = await checkTranslation(
          texts,
          language,
          isModelFile ? join(modelMessages, file) : `${folder}en${file}`,
        );
        if (errors.length > 0) this.error(`${id}:\n${errors.join("\n")}`);
        checked.add(file);
      }
      // The model formats these itself: they have no plurals and need no parser.
      if (isModelFile) return undefined;
      isCompiled = true;
      const lines = Object.entries(texts).map(
        ([name, tree]) => `export const ${name} = ${JSON.stringify(compileAll(tree as TextTree))};`,
      );
      return { code: lines.join("\n"), map: null };
    },
    generateBundle() {
      if (!isCompiled) this.error("No file of src/texts was compiled.");
      if (!isFormatterReplaced) this.error(`No module imports ${FORMATTER}.`);
      const missing = modelFiles.filter((file) => !checked.has(file));
      if (missing.length > 0) this.error(`No translation was checked of ${missing.join(", ")}.`);
    },
  };
}

async function checkTranslation(
  texts: TextTree,
  language: string,
  englishFile: string,
): Promise<readonly string[]> {
  const english = await readTexts(await readFile(englishFile, "utf8"), englishFile);
  const record = await readTranslationRecord();
  const stale = findStaleTexts(record, { english, other: texts, language });
  return [
    ...findTextErrors(english, texts, language),
    ...stale.map((key) => `${key}: the English text changed (docs/extending.md, "A language")`),
  ];
}

/** Reads the exports of a file of texts. */
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
