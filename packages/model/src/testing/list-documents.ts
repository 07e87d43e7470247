import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Paths of the descriptions in examples/. */
export function listExamples(): readonly string[] {
  return listFiles("examples", /openapi\.(?:json|ya?ml)$/);
}

/** Paths of the descriptions in ../shared/openapi; empty if the folder does not exist. */
export function listSharedDocuments(): readonly string[] {
  const pattern = /^(?:[^/]+|vonage-application\/application\.v2)\.(?:json|ya?ml)$/;
  return listFiles("../shared/openapi", pattern);
}

function listFiles(path: string, pattern: RegExp): readonly string[] {
  const folder = fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}
