import { createHash } from "node:crypto";
import { relative } from "node:path";

const folder = import.meta.dirname;

/** Paths of stylesheets by the hash in their class names. */
const paths = new Map<string, string>();

/**
 * Class of a CSS module: its name and a hash of the file's path. The default also contains the line, and its hash
 * changes with the stylesheet; both compress badly. Worth 0.9 KB on each screen.
 */
export function classNameOf(name: string, file: string): string {
  // A file imported as text has a query.
  const path = relative(folder, file).replaceAll("\\", "/").replace(/\?.*/, "");
  const hash = createHash("sha256").update(path).digest("base64url").slice(0, 3);
  const other = paths.get(hash);
  if (other !== undefined && other !== path) {
    throw new Error(`${path} and ${other} have the hash ${hash}. Rename one of them.`);
  }
  paths.set(hash, path);
  return `${name}_${hash}`;
}
