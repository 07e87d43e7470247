// @ts-check
/** Reports ids of client contract rules in code that docs/contract.md does not define. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFiles } from "./find-files.mjs";
import { root, log } from "./run.mjs";
import { readScript, readStylesheet } from "./vocabulary/read-source.mjs";

/**
 * Ids that the contract defines: its headings start with one, as in "### R1 Open routes".
 * @param {string} contract
 * @returns {ReadonlySet<string>}
 */
export function readContractIds(contract) {
  return new Set([...contract.matchAll(/^#+ ([A-Z]\d+)\b/gm)].map(([, id = ""]) => id));
}

/**
 * Ids in comments and test titles that the contract does not define.
 * @param {string} path
 * @param {string} source
 * @param {ReadonlySet<string>} defined
 * @returns {string[]}
 */
export function findUndefinedIds(path, source, defined) {
  const letters = [...new Set([...defined].map((id) => id.charAt(0)))].join("");
  const pattern = new RegExp(String.raw`(?<![\w/.-])[${letters}]\d+\b(?![-.]\d)`, "g");
  // Parsing is slow, and most files have no id.
  if (!pattern.test(source)) return [];
  const pieces = path.endsWith(".css") ? readStylesheet(source) : readScript(path, source);
  return pieces
    .filter(({ kind }) => kind === "comment" || kind === "title")
    .flatMap(({ text }) => text.match(pattern) ?? [])
    .filter((id) => !defined.has(id));
}

if (process.argv[1] === import.meta.filename) {
  const defined = readContractIds(readFileSync(join(root, "docs/contract.md"), "utf8"));
  const lines = findFiles(root)
    .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && path !== "scripts/contract-ids.test.mjs")
    .flatMap((path) =>
      findUndefinedIds(path, readFileSync(join(root, path), "utf8"), defined).map(
        (id) => `${path}: docs/contract.md does not define ${id}`,
      ),
    );
  if (defined.size === 0) lines.push("docs/contract.md defines no id");
  for (const line of lines) log(line);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
