import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CORE_SCHEMA, load, mergeTag } from "js-yaml";

const MOST_BYTES = 400_000;

/** Real descriptions as plain values: of examples/, and smaller ones of ../shared/openapi if it exists. */
export function listRealDocuments(): readonly (readonly [name: string, document: unknown])[] {
  const examples = listFiles(rootOf("examples"), /^[^/]+\/openapi\.(?:json|yaml)$/);
  const shared = listFiles(rootOf("../shared/openapi"), /^[^/]+\.(?:json|ya?ml)$/);
  return [...examples, ...shared].map((path) => {
    const text = readFileSync(path, "utf8");
    return [path, load(text, { schema: CORE_SCHEMA.withTags(mergeTag), json: true })] as const;
  });
}

function listFiles(folder: string, pattern: RegExp): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).size <= MOST_BYTES)
    .toSorted();
}

function rootOf(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}
