import type { ChoiceField, Field, TextField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { foldName } from "#infer/names/words.ts";

/**
 * Gives members of a body that are declared as plain text the kind of the field with their name in responses: generators
 * often describe choices, dates and addresses only there.
 */
export function learnKinds(body: Field, path: JsonPath, fields: readonly Field[]): Field {
  if (body.kind !== "group" || fields.length === 0) return body;
  const [step, ...rest] = path;
  const byName = new Map(fields.map((field) => [foldName(field.name), field]));
  return {
    ...body,
    fields: body.fields.map((field) => {
      if (step !== undefined) return field.name === step ? learnKinds(field, rest, fields) : field;
      const read = byName.get(foldName(field.name));
      if (read === undefined) return field;
      if (read.kind === "boolean" && field.kind === "choice") return asBoolean(field);
      return isPlainText(field) ? withKind(field, read) : field;
    }),
  };
}

/** True for a text without any rule that describes its values. */
function isPlainText(field: Field): field is TextField {
  if (field.kind !== "text") return false;
  const { pattern, format, encoding, isWriteOnly } = field;
  return [pattern, format, encoding, isWriteOnly].every((rule) => rule === undefined);
}

const BOOLEAN_TEXT = /^(?:true|false|t|f|yes|no|y|n|on|off|[01])$/i;

/** Texts that a generator lists for a boolean, which responses have as `true` and `false`. */
function asBoolean(field: ChoiceField): Field {
  const texts = field.choices.map(({ value }) => value).filter((value) => value !== null);
  const areBooleans = texts.every((value) => typeof value === "string" && BOOLEAN_TEXT.test(value));
  if (!areBooleans || !texts.includes("true") || !texts.includes("false")) return field;
  const { choices: _, default: original, ...others } = field;
  const isKnown = original !== undefined && /^(?:true|false)$/.test(String(original));
  return {
    ...others,
    kind: "boolean",
    ...(isKnown ? { default: String(original) === "true" } : {}),
  };
}

function withKind(field: TextField, read: Field): Field {
  switch (read.kind) {
    case "date":
    case "date-time":
    case "time":
      return read.unix === undefined && read.isText !== true
        ? { ...field, kind: read.kind }
        : field;
    case "number":
      return {
        ...field,
        kind: read.kind,
        isText: true,
        ...(read.isInteger === undefined ? {} : { isInteger: read.isInteger }),
      };
    case "choice": {
      const isText = read.choices.every(({ value }) => value === null || typeof value === "string");
      return isText ? { ...field, kind: read.kind, choices: read.choices } : field;
    }
    case "text":
    case "long-text":
    case "url":
    case "email":
    case "color":
    case "duration":
      return {
        ...field,
        kind: read.kind,
        ...(read.format === undefined ? {} : { format: read.format }),
      };
    default:
      return field;
  }
}
