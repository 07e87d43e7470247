import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import type { Field } from "#types/field.ts";

/** Schema of one record in a body that takes one record or several: the branch for one. */
export function readOneRecord(document: Document, node: unknown): Schema {
  const schema = readSchema(document, node);
  const branches = schema.variants.map((variant) => readSchema(document, variant));
  const [one, ...others] = branches.filter(({ types }) => types.includes("object"));
  const hasList = branches.some(({ types }) => types.includes("array"));
  return one !== undefined && others.length === 0 && hasList ? one : schema;
}

/** Members of one record in a body that takes one record, or one or several. */
export function membersOfOne(field: Field): readonly Field[] {
  if (field.kind === "group") return field.fields;
  if (field.kind !== "variants" || field.types.every(({ kind }) => kind !== "list")) return [];
  const [one, ...others] = field.types.filter(({ kind }) => kind === "group");
  return one?.kind === "group" && others.length === 0 ? one.fields : [];
}
