import type { Field } from "#types/field.ts";
import type { Document } from "#read/document.ts";
import { textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import type { FieldBasics } from "./field-basics.ts";
import { labelOf } from "#infer/names/words.ts";

const MAX_TYPES = 12;

/** Schemas of a value with one of several types; empty if one input can express all of them. */
export function mixedTypes(
  document: Document,
  schema: Schema,
  typeOf: (schema: Schema) => string,
): readonly unknown[] {
  if (schema.choices !== undefined) return [];
  const nodes = schema.variants.length > 0 ? schema.variants : splitTypes(schema);
  const types = new Set(nodes.map((node) => typeOf(readSchema(document, node))));
  return types.size > 1 && nodes.length <= MAX_TYPES ? nodes : [];
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

/** Combines the fields of several types. A number that may be sent as text becomes one number, sent as text. */
export function mixFields(
  base: FieldBasics,
  nodes: readonly unknown[],
  read: (node: unknown) => Field,
): Field {
  const fields = nodes.map((node) => {
    const field = read(node);
    const title = textOf(node, "title");
    return title === undefined || title.length > 40 ? field : { ...field, label: labelOf(title) };
  });
  const number = fields.find((field) => field.kind === "number");
  const others = fields.filter((field) => field !== number);
  if (number !== undefined && others.length === 1 && others.every(isNumberText)) {
    return { ...number, isText: true };
  }
  const types = [...new Map(fields.map((field) => [JSON.stringify(field), field])).values()];
  const [only] = types;
  if (only !== undefined && types.length === 1) return only;
  return { ...base, kind: "variants", types };
}

/** True for text whose pattern has only digits: generators use it to send a decimal without loss. */
function isNumberText(field: Field): boolean {
  if (field.kind === "number") return field.isText === true;
  const pattern = field.kind === "text" ? (field.pattern ?? "") : "";
  return /\\d|0-9/.test(pattern) && !/[A-Za-z]{2,}/.test(pattern);
}
