import type { Field } from "#types/field.ts";
import type { Document } from "#read/document.ts";
import { textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import type { FieldBasics } from "./field-basics.ts";
import { labelOf, pluralWords, singularWords, splitWords, writeLabel } from "#infer/names/words.ts";

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
  document: Document,
  base: FieldBasics,
  { nodes, read }: { readonly nodes: readonly unknown[]; readonly read: (node: unknown) => Field },
): Field {
  const labels = new Map<Field, string>();
  const fields = nodes.map((node) => {
    const field = read(node);
    const title = textOf(node, "title");
    if (title !== undefined && title.length <= 40) return { ...field, label: labelOf(title) };
    const name = nameOfBranch(document, node, field);
    if (name !== undefined) labels.set(field, name);
    return field;
  });
  const number = fields.find((field) => field.kind === "number");
  const others = fields.filter((field) => field !== number);
  if (number !== undefined && others.length === 1 && others.every(isNumberText)) {
    return { ...number, isText: true };
  }
  const types = [...new Map(fields.map((field) => [JSON.stringify(field), field])).values()];
  const [only] = types;
  if (only !== undefined && types.length === 1) return only;
  const named = types.map((type) => {
    const label = labels.get(type);
    return label === undefined ? type : { ...type, label };
  });
  return { ...base, kind: "variants", types: named };
}

/** Name of an object or of a list of objects by its schema: "Order" and "Orders". */
function nameOfBranch(document: Document, node: unknown, { kind }: Field): string | undefined {
  const isList = kind === "list";
  if (!isList && kind !== "group") return undefined;
  const schema = readSchema(document, node);
  const [name] = (isList ? readSchema(document, schema.items) : schema).names;
  const words = singularWords(splitWords(name ?? ""));
  return words.length === 0 ? undefined : writeLabel(isList ? pluralWords(words) : words);
}

/** True for text whose pattern has only digits: generators use it to send a decimal without loss. */
function isNumberText(field: Field): boolean {
  if (field.kind === "number") return field.isText === true;
  const pattern = field.kind === "text" ? (field.pattern ?? "") : "";
  return /\\d|0-9/.test(pattern) && !/[A-Za-z]{2,}/.test(pattern);
}
