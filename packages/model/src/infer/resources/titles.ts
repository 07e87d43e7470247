import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { SchemaFacts } from "#infer/fields/field-context.ts";
import { foldName, stemOf } from "#infer/names/words.ts";

/** Field names of titles, in order of preference. */
const TITLE_NAMES =
  "name title label displayname fullname subject headline caption summary lastname username login email slug sku code number reference ref filename company companyname path key hostname domain url".split(
    " ",
  );

const TEXT_KINDS = new Set<Field["kind"]>(["text", "long-text", "email", "url"]);

/** Field that names a record for people: the marked one, else by its name. */
export function inferTitle(
  fields: readonly Field[],
  subject: string,
  schemaFacts: WeakMap<Field, SchemaFacts>,
): JsonPath | undefined {
  const marked = fields.find((field) => schemaFacts.get(field)?.isTitle);
  if (marked !== undefined) return [marked.name];
  const texts = fields.filter((field) => TEXT_KINDS.has(field.kind) && !isUuid(field));
  const byName = new Map(texts.toReversed().map((field) => [foldName(field.name), field.name]));
  const stem = stemOf(subject);
  for (const name of TITLE_NAMES) {
    const title = byName.get(name) ?? byName.get(stem + name);
    if (title !== undefined) return [title];
  }
  const ending = texts.find((field) => /(?:name|title)$/.test(foldName(field.name)));
  if (ending !== undefined) return [ending.name];
  return inferNestedTitle(fields, subject, schemaFacts);
}

/** JSON:API has the fields in `attributes`, Kubernetes the name in `metadata`. */
function inferNestedTitle(
  fields: readonly Field[],
  subject: string,
  schemaFacts: WeakMap<Field, SchemaFacts>,
): JsonPath | undefined {
  for (const field of fields) {
    if (field.kind !== "group" || !["attributes", "metadata"].includes(field.name)) continue;
    const inner = inferTitle(field.fields, subject, schemaFacts);
    if (inner !== undefined) return [field.name, ...inner];
  }
  return undefined;
}

function isUuid(field: Field): boolean {
  return field.kind === "text" && field.format === "uuid";
}
