import type { Field } from "@quarterdeck/model";

/** Error of a value: a text code with its parameters. */
export interface Fault {
  readonly text: "missing" | "noAddress" | "tooShort" | "tooLong";
  readonly values: { readonly label: string; readonly count: number };
}

/** Checks a value before the request; the API checks the rest. */
export function checkValue(field: Field, value: unknown): Fault | undefined {
  const text = typeof value === "string" ? value : "";
  // As in JSON Schema: characters, not UTF-16 units.
  const length = Array.from(text).length;
  const fault = (name: Fault["text"], count = 0): Fault => ({
    text: name,
    values: { label: field.label, count },
  });
  const isEmpty = value === undefined || value === null || (value === text && text.trim() === "");
  if (isEmpty) return field.isRequired && field.kind !== "boolean" ? fault("missing") : undefined;
  if (field.kind === "email" && !text.includes("@")) return fault("noAddress");
  if (!("minLength" in field || "maxLength" in field)) return undefined;
  const { minLength: least = 0, maxLength: most = Infinity } = field;
  if (length < least) return fault("tooShort", least);
  return length > most ? fault("tooLong", most) : undefined;
}
