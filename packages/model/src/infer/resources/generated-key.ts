import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { isUuidText } from "#own/uuid.ts";

/** Marks an optional key of a new record that the API can choose: a number or a UUID that responses have too. */
export function markGeneratedKey(body: Field, path: JsonPath, fields: readonly Field[]): Field {
  if (body.kind !== "group") return body;
  const [step, ...rest] = path;
  return {
    ...body,
    fields: body.fields.map((field) => {
      if (step !== undefined) {
        return field.name === step ? markGeneratedKey(field, rest, fields) : field;
      }
      const isKey = isOptionalKey(field) && fields.some(({ name }) => name === field.name);
      return isKey ? { ...field, isGenerated: true } : field;
    }),
  };
}

function isOptionalKey(field: Field): boolean {
  if (field.isRequired || field.default !== undefined) return false;
  if (!/^(?:_?id|uuid|guid)$/i.test(field.name)) return false;
  return field.kind === "number"
    ? field.isInteger === true
    : field.kind === "text" && (field.format === "uuid" || isUuidText(field.example));
}
