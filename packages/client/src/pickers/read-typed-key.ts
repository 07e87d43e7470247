import type { Field, ReferenceField, Resource } from "@quarterdeck/model";
import { readNumber } from "#fields/formats/read-number.ts";

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * What was typed or pasted as a key: a whole number or a UUID where keys are such, else any text. Undefined for what can
 * be none.
 */
export function readTypedKey(
  field: Pick<ReferenceField, "isInteger">,
  target: Pick<Resource, "key" | "fields"> | undefined,
  typed: string,
): unknown {
  const text = typed.trim();
  if (text === "") return undefined;
  if (field.isInteger === true) return /^-?\d+$/.test(text) ? readNumber(text) : undefined;
  const key = keyField(target);
  if (key?.kind === "text" && key.format === "uuid") return uuid.test(text) ? text : undefined;
  return text;
}

/** Whether nobody would take it for a word of a title: it is taken as a key without being chosen as one. */
export function isSurelyKey(typed: string): boolean {
  const text = typed.trim();
  return /^-?\d+$/.test(text) || uuid.test(text);
}

function keyField(target: Pick<Resource, "key" | "fields"> | undefined): Field | undefined {
  const [only] = target?.key ?? [];
  return target?.fields.find(({ name }) => only?.field.length === 1 && name === only.field[0]);
}
