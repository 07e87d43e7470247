import type { Field } from "@quarterdeck/model";

/** Error of a value: a text code with its parameters. */
export interface ValueError {
  readonly text: "missing" | "noAddress" | "tooShort" | "tooLong";
  readonly values: { readonly label: string; readonly count: number };
}

/** Checks a value before the request; the API checks the rest. */
export function checkValue(field: Field, value: unknown): ValueError | undefined {
  const text = typeof value === "string" ? value : "";
  // As in JSON Schema: characters, not UTF-16 units.
  const length = Array.from(text).length;
  const error = (name: ValueError["text"], count = 0): ValueError => ({
    text: name,
    values: { label: field.label, count },
  });
  const isEmpty = value === undefined || value === null || (value === text && text.trim() === "");
  if (isEmpty) return field.isRequired && field.kind !== "boolean" ? error("missing") : undefined;
  if (field.kind === "email" && !text.includes("@")) return error("noAddress");
  if (!("minLength" in field || "maxLength" in field)) return undefined;
  const { minLength: min = 0, maxLength: max = Infinity } = field;
  if (length < min) return error("tooShort", min);
  return length > max ? error("tooLong", max) : undefined;
}
