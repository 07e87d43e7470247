import { joinObjects } from "#own/own-member.ts";
import type { Method } from "#types/operation.ts";
import type { Document } from "./document.ts";
import { entriesOf, isMap, listOf, mapOf, memberOf, textOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { readPathTemplate } from "./path-template.ts";
import type { PathTemplate } from "./path-template.ts";
import { writePointer } from "./pointer.ts";
import { followReference, resolve } from "./resolve.ts";

/** An operation of a document, with its path item. */
export interface DocumentOperation {
  readonly method: Method;
  readonly template: PathTemplate;
  readonly pointer: string;
  /** Its path item with `$ref` resolved. */
  readonly item: JsonMap;
  readonly operation: JsonMap;
}

const METHODS: readonly Method[] = [
  "get",
  "query",
  "post",
  "put",
  "patch",
  "delete",
  "head",
  "options",
  "trace",
];

/**
 * All operations of `paths`, in order (OpenAPI 3.1, "Paths Object"). Webhooks and callbacks are excluded: the API
 * sends those.
 */
export function listOperations(document: Document): readonly DocumentOperation[] {
  const base = readBasePath(document.root);
  return pathsOf(document.root).flatMap(([key, node]) => {
    const item = readPathItem(document, node);
    const pointer = writePointer("paths", key);
    const members = [...fixedOperations(item), ...additionalOperations(item)];
    if (members.length === 0) return [];
    const template = readPathTemplate(
      base + key,
      key.includes(":") ? declaredNames(document, members, item) : [],
    );
    return members.map(({ method, steps, operation }) => ({
      method,
      template,
      pointer: pointer + writePointer(...steps),
      item,
      operation,
    }));
  });
}

/** Path before every path of the document (`x-quarterdeck-base-path`), without a slash at its end. */
export function readBasePath(root: JsonMap): string {
  const path = (textOf(root, "x-quarterdeck-base-path") ?? "").trim().replace(/^\/+|\/+$/g, "");
  return path === "" ? "" : `/${path}`;
}

/**
 * Number of operations that a document contains, readable or not. Lua and PHP write an empty object as `[]`: such an
 * operation counts.
 */
export function countOperations(document: Document): number {
  return pathsOf(document.root).reduce((count, [, node]) => {
    const item = readPathItem(document, node);
    const own = METHODS.filter((method) => memberOf(item, method) !== undefined);
    return count + own.length + entriesOf(mapOf(item, "additionalOperations")).length;
  }, 0);
}

/** Paths of a document without extensions (OpenAPI 3.1, "Paths Object"). */
export function pathsOf(root: JsonMap): readonly (readonly [string, unknown])[] {
  return entriesOf(memberOf(root, "paths")).filter(([key]) => !key.startsWith("x-"));
}

/** Path item with its `$ref` resolved; members next to the reference win (OpenAPI 3.1, "Path Item Object"). */
export function readPathItem(document: Document, node: unknown): JsonMap {
  const layers: JsonMap[] = [];
  for (let at = node; isMap(at) && !layers.includes(at); at = followReference(document, at)) {
    layers.push(at);
  }
  const [only] = layers;
  if (layers.length < 2) return only ?? {};
  const merged = joinObjects(layers.toReversed());
  const parameters = layers.toReversed().flatMap((layer) => listOf(layer, "parameters"));
  return { ...merged, parameters };
}

/** Names of the path parameters in a path item and its operations. */
function declaredNames(
  document: Document,
  members: readonly Member[],
  item: JsonMap,
): readonly string[] {
  return [item, ...members.map(({ operation }) => operation)]
    .flatMap((parent) => listOf(parent, "parameters"))
    .map((node) => resolve(document, node).value)
    .flatMap((parameter) =>
      memberOf(parameter, "in") === "path" ? (textOf(parameter, "name") ?? []) : [],
    );
}

interface Member {
  readonly method: Method;
  readonly steps: readonly string[];
  readonly operation: JsonMap;
}

function fixedOperations(item: JsonMap): readonly Member[] {
  return METHODS.flatMap((method) => {
    const operation = readOperation(memberOf(item, method));
    return operation === undefined ? [] : [{ method, steps: [method], operation }];
  });
}

/** Lua and PHP write an empty object as `[]`. */
function readOperation(node: unknown): JsonMap | undefined {
  if (isMap(node)) return node;
  return Array.isArray(node) && node.length === 0 ? {} : undefined;
}

/** Operations with other methods (OpenAPI 3.2, `additionalOperations`). */
function additionalOperations(item: JsonMap): readonly Member[] {
  return entriesOf(mapOf(item, "additionalOperations")).flatMap(([name, operation]) =>
    isMap(operation)
      ? [{ method: methodOf(name), steps: ["additionalOperations", name], operation }]
      : [],
  );
}

function methodOf(name: string): Method {
  return (
    METHODS.find((method) => method === name.toLowerCase()) ??
    (name.toUpperCase() as Uppercase<string>)
  );
}
