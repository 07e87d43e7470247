import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../../examples", import.meta.url));

/** Paths of the descriptions in examples/. */
export function listExamples(): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /openapi\.(?:json|ya?ml)$/.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}
