// @ts-check
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, say } from "./run.mjs";

/** The rows of the client contract by their letter: each must be named in the title of a browser test. */
const rows = { R: 8, T: 5, H: 9, Q: 4, K: 2 };

const specs = readdirSync(join(root, "e2e"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".spec.ts"))
  .map((path) => readFileSync(join(root, "e2e", path), "utf8"))
  .join("\n");

const missing = Object.entries(rows)
  .flatMap(([letter, last]) => Array.from({ length: last }, (_, row) => `${letter}${row + 1}`))
  .filter((id) => !new RegExp(String.raw`\btest\(\s*["'\`]\[${id}\]`).test(specs));

if (missing.length > 0) say(`No browser test carries: ${missing.join(", ")}`);
process.exitCode = missing.length > 0 ? 1 : 0;
