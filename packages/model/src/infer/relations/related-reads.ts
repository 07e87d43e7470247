import type { Field } from "#types/field.ts";
import type { Resource } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { shapeOfPath } from "#infer/names/path-segments.ts";
import { foldName, stemOf } from "#infer/names/words.ts";
import { findTarget, type RelationContext } from "./find-target.ts";
import type { RelationTarget } from "./relation-targets.ts";

/**
 * Reads the targets of relationships from the paths that read their records, by the folded name of the field:
 * `/articles/{id}/author` and `/articles/{id}/relationships/author` (JSON:API 1.1, "Related Resource Links").
 */
export function readRelated(
  document: Document,
  calls: readonly Call[],
  context: RelationContext,
  { itemPath, fields }: Resource,
): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  if (itemPath === undefined || !fields.some((field) => isLinkage(context, field))) return targets;
  const start = `${shapeOfPath(itemPath)}/`;
  for (const { method, path, response } of calls) {
    const shape = shapeOfPath(path);
    if (method !== "get" || !shape.startsWith(start)) continue;
    const name = shape.slice(start.length).replace(/^relationships\//, "");
    const target = /[{}/]/.test(name) ? undefined : findRead(document, context, response.inner);
    if (target !== undefined) targets.set(foldName(name), target.name);
  }
  return targets;
}

/** True for a relationship with the type and the id of its records. */
export function isLinkage({ schemaFacts }: RelationContext, field: Field): boolean {
  const object = field.kind === "list" ? field.item : field;
  return schemaFacts.get(object)?.isLinkage === true;
}

/** Target whose records have a schema: by the type of its objects, or the only one with a schema of its name. */
function findRead(
  document: Document,
  context: RelationContext,
  node: unknown,
): RelationTarget | undefined {
  if (node === undefined) return undefined;
  const { names, properties, resourceObject } = readSchema(document, node);
  const [only, ...others] = readSchema(document, properties.get("type")).choices ?? [];
  const identified = others.length === 0 && typeof only === "string" ? only : undefined;
  const type = resourceObject === undefined ? identified : resourceObject.type;
  const byType = type === undefined ? undefined : findTarget(context, stemOf(type), () => true);
  if (byType !== undefined) return byType;
  for (const name of names) {
    const all = context.targets.bySchema.get(stemOf(name)) ?? [];
    const [target, ...more] = all.filter(({ parents }) => parents.length === 0);
    if (target !== undefined) return more.length === 0 ? target : undefined;
  }
  return undefined;
}
