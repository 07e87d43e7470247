import type { JsonObject } from "#types/json.ts";
import type { Choice, Field, ReferenceField } from "#types/field.ts";

/** JSON Schema of a learned field, with the extensions of corrections. */
export function schemaOfField(field: Field): JsonObject {
  return {
    ...schemaOfKind(field),
    ...(field.isReadOnly === true && { readOnly: true }),
    ...(field.isGenerated === true && { "x-quarterdeck-generated": true }),
  };
}

function schemaOfKind(field: Field): JsonObject {
  switch (field.kind) {
    case "group":
      return {
        type: "object",
        properties: Object.fromEntries(
          field.fields.map((inner) => [inner.name, schemaOfField(inner)]),
        ),
      };
    case "list":
      return { type: "array", items: schemaOfField(field.item) };
    case "reference":
      // The response shows which records addresses lead to.
      if (field.addressForm !== undefined) return { type: "string", format: "uri" };
      return { ...schemaOfKey(field), ...refersTo(field) };
    case "references":
      return { type: "array", items: schemaOfKey(field), ...refersTo(field) };
    case "choice":
      return { enum: listValues(field.choices) };
    case "choices":
      return { type: "array", items: { enum: listValues(field.choices) } };
    case "number":
      return { type: field.isInteger === true ? "integer" : "number" };
    case "boolean":
      return { type: "boolean" };
    case "date":
    case "date-time":
    case "time":
      return field.unix === undefined
        ? { type: "string", format: field.isText === true ? "date-time-text" : field.kind }
        : { type: field.isText === true ? "string" : "integer", format: `unix-${field.unix}` };
    case "json":
    case "map":
    case "variants":
      return {};
    default:
      return {
        type: "string",
        ...(field.kind === "text"
          ? field.format !== undefined && { format: field.format }
          : { format: FORMATS.get(field.kind) ?? field.kind }),
        ...(field.suggestions && { "x-quarterdeck-suggestions": listValues(field.suggestions) }),
      };
  }
}

/** Formats of the text kinds whose format has another name. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ["long-text", "multiline"],
  ["url", "uri"],
  ["secret", "password"],
  ["file", "binary"],
]);

function schemaOfKey({ keyPath, isInteger }: ReferenceField): JsonObject {
  const key: JsonObject = { type: isInteger === true ? "integer" : "string" };
  return keyPath.reduceRight<JsonObject>(
    (inner, name) => ({ type: "object", properties: { [name]: inner } }),
    key,
  );
}

/** The description has one field of the target at most. */
function refersTo({ to, alternateKeys }: ReferenceField): JsonObject {
  const [field] = alternateKeys ?? [];
  return {
    "x-quarterdeck-references": { resource: to, ...(field === undefined ? {} : { field }) },
  };
}

function listValues(choices: readonly Choice[]): readonly (string | number | boolean | null)[] {
  return choices.flatMap(({ value }) =>
    typeof value === "object" && value !== null ? [] : [value],
  );
}
