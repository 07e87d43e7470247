import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { ServiceError } from "#problem/problems.ts";

/** The built page. The script that runs before the first paint is a part of it, which saves a round trip. */
export interface PageTemplate {
  readonly html: string;
  /** Sources of its scripts for the content security policy: the hash of each script in the page. */
  readonly hashes: readonly string[];
  /** Content of each style sheet that the page loads, by its address in the page. */
  readonly styles: ReadonlyMap<string, string>;
}

interface Part {
  /** Elements of the page; the group is the path of the file. */
  readonly element: RegExp;
  /** Content that stays a file. */
  readonly excluded: RegExp;
}

const script: Part = {
  element: /<script\b[^>]*?\s+src="(?:\.\/)?([\w-]+\.js)"[^>]*><\/script>/gi,
  excluded: /<[!/]/,
};

/** Addresses in a style sheet are relative to its file. */
const style: Part = {
  element: /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([\w./-]+\.css)"[^>]*>/gi,
  excluded: /<[!/]|url\(/i,
};

/** Reads the built `index.html`, again after a new build has replaced it. */
export function createTemplateReader(clientDir: string): () => Promise<PageTemplate> {
  const file = join(clientDir, "index.html");
  let previous: { readonly changedAt: number; readonly template: PageTemplate } | undefined;
  return async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (previous?.changedAt !== mtimeMs) {
        previous = { changedAt: mtimeMs, template: await readTemplate(clientDir, file) };
      }
      return previous.template;
    } catch (error) {
      throw new ServiceError(
        "unavailable",
        "The console is not built here: run npm run build, then load this page again.",
        [],
        { cause: error },
      );
    }
  };
}

async function readTemplate(clientDir: string, file: string): Promise<PageTemplate> {
  const text = await readFile(file, "utf8");
  const scripts = await readParts(clientDir, text, script);
  const html = text.replaceAll(script.element, (element, path: string) => {
    const code = scripts.get(path);
    return code === undefined
      ? element
      : element.replace(/\s+src="[^"]*"/i, "").replace("></script>", () => `>${code}</script>`);
  });
  const hashes = [...scripts.values()].map((code) => `'sha256-${sha256(code)}'`);
  return { html, hashes, styles: await readParts(clientDir, text, style) };
}

/** Content of the files that a page names. A file that is missing or excluded stays a file. */
async function readParts(
  folder: string,
  text: string,
  { element, excluded }: Part,
): Promise<ReadonlyMap<string, string>> {
  const paths = [...text.matchAll(element)].map(([, path = ""]) => path);
  const parts = await Promise.all(
    paths.map(async (path): Promise<readonly [string, string]> => {
      const content = await readFile(join(folder, path), "utf8").catch(() => "");
      return [path, content];
    }),
  );
  return new Map(parts.filter(([, content]) => content !== "" && !excluded.test(content)));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
