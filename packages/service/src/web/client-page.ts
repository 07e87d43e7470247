import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { ServiceError } from "#problem/problems.ts";

/** Reads the built `index.html`, again after a new build has replaced it. */
export function createPageReader(clientDir: string): () => Promise<string> {
  const file = join(clientDir, "index.html");
  let previous: { readonly changedAt: number; readonly text: string } | undefined;
  return async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (previous?.changedAt !== mtimeMs) {
        previous = { changedAt: mtimeMs, text: await readFile(file, "utf8") };
      }
      return previous.text;
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
