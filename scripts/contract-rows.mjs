// @ts-check
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, log } from "./run.mjs";

/**
 * Compares the rules of the client contract (`### R1 Title`) with the titles of browser tests (`test("[R1] …")`).
 * @param {string} contract
 * @param {string} specs
 * @returns {readonly string[]} one sentence per mismatch
 */
export function findContractErrors(contract, specs) {
  const ids = listMatches(contract, /^### ([A-Z]\d+) /gm);
  const tested = listMatches(specs, /\btest(?:\.\w+)?\(\s*["'`]\[([^\]]*)\]/g);
  if (ids.length === 0) return ["docs/contract.md has no rules."];
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `docs/contract.md defines ${id} twice.`),
    ...ids.filter((id) => !tested.includes(id)).map((id) => `No browser test for rule ${id}.`),
    ...[...new Set(tested)]
      .filter((id) => !ids.includes(id))
      .map((id) => `A browser test has the id ${id}, which docs/contract.md does not define.`),
  ];
}

/** @param {string} text @param {RegExp} pattern */
function listMatches(text, pattern) {
  return [...text.matchAll(pattern)].map(([, match = ""]) => match);
}

if (process.argv[1] === import.meta.filename) {
  const contract = readFileSync(join(root, "docs/contract.md"), "utf8");
  const specs = readdirSync(join(root, "e2e"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".spec.ts"))
    .map((path) => readFileSync(join(root, "e2e", path), "utf8"))
    .join("\n");
  const errors = findContractErrors(contract, specs);
  for (const error of errors) log(error);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
