import type { Field } from "#types/field.ts";
import type { Document } from "#read/document.ts";
import { textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import type { FieldBasics } from "./field-basics.ts";
import { labelOf } from "#infer/names/words.ts";

const MOST_TYPES = 12;

/** The schemas of a value that is of one of several types; empty where one input can say all of them. */
export function mixedTypes(
  document: Document,
  schema: Schema,
  typeOf: (schema: Schema) => string,
): readonly unknown[] {
  if (schema.choices !== undefined) return [];
  const nodes = schema.variants.length > 0 ? schema.variants : splitTypes(schema);
  const types = new Set(nodes.map((node) => typeOf(readSchema(document, node))));
  return types.size > 1 && nodes.length <= MOST_TYPES ? nodes : [];
}

/** `type: ["string", "number"]` (JSON Schema 2020-12 validation, "type"). */
function splitTypes({ types, keywords, items, properties, required, additional }: Schema) {
  if (types.length < 2) return [];
  return types.map((type) => ({
    ...keywords,
    type,
    ...(type === "array" && items !== undefined ? { items } : {}),
    ...(type === "object"
      ? {
          properties: Object.fromEntries(properties),
          required: [...required],
          ...(additional === undefined ? {} : { additionalProperties: additional }),
        }
      : {}),
  }));
}

/** One field that may be any of several; a number that may be written as text is one, written as text. */
export function mixFields(
  base: FieldBasics,
  nodes: readonly unknown[],
  read: (node: unknown) => Field,
): Field {
  const found = nodes.map((node) => {
    const field = read(node);
    const title = textOf(node, "title");
    return title === undefined || title.length > 40 ? field : { ...field, label: labelOf(title) };
  });
  const number = found.find((field) => field.kind === "number");
  const others = found.filter((field) => field !== number);
  if (number !== undefined && others.length === 1 && others.every(isNumberText)) {
    return { ...number, isText: true };
  }
  const types = [...new Map(found.map((field) => [JSON.stringify(field), field])).values()];
  const [only] = types;
  if (only !== undefined && types.length === 1) return only;
  return { ...base, kind: "variants", types };
}

/** Its pattern is of digits alone: how generators let a decimal be sent without loss. */
function isNumberText(field: Field): boolean {
  if (field.kind === "number") return field.isText === true;
  const pattern = field.kind === "text" ? (field.pattern ?? "") : "";
  return /\\d|0-9/.test(pattern) && !/[A-Za-z]{2,}/.test(pattern);
}
