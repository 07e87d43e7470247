// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import { CORE_SCHEMA, load, mergeTag } from "js-yaml";

/** @typedef {{ name: string, path: string, document: unknown, truthPath?: string }} Source */

/**
 * OpenAPI documents of a folder and its subfolders, each with its ground truth if it exists. Other files are
 * ignored: parts of documents, for example.
 * @param {string} folder
 * @param {string | undefined} truths
 * @returns {readonly Source[]}
 */
export function readDocuments(folder, truths) {
  return listFiles(folder).flatMap((path) => {
    const document = readDocument(path);
    if (!isDescription(document)) return [];
    const name = basename(path, extname(path));
    const files = [`${name}.json`, join(name, "expected.json")];
    const truthPath =
      truths && files.map((file) => join(truths, file)).find((file) => existsSync(file));
    return [{ name: relative(folder, path), path, document, ...(truthPath && { truthPath }) }];
  });
}

/** @param {string} folder @returns {readonly string[]} */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:json|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** @param {string} path @returns {unknown} */
export function readDocument(path) {
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  try {
    return /^\s*[{[]/.test(text)
      ? JSON.parse(text)
      : load(text, { schema: CORE_SCHEMA.withTags(mergeTag), json: true });
  } catch {
    return undefined;
  }
}

/** @param {unknown} document */
function isDescription(document) {
  if (typeof document !== "object" || document === null) return false;
  return ("openapi" in document || "swagger" in document) && "paths" in document;
}
