import type { Field, ReferenceField, Resource } from "@quarterdeck/model";
import { readNumber } from "#fields/formats/read-number.ts";

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Reads typed or pasted text as a key: an integer or a UUID if keys have that type, else any text.
 * Undefined if it cannot be a key.
 */
export function readTypedKey(
  field: Pick<ReferenceField, "isInteger" | "alternateKeys">,
  target: Pick<Resource, "key" | "fields"> | undefined,
  typed: string,
): unknown {
  const text = typed.trim();
  if (text === "") return undefined;
  if (field.isInteger === true) return /^-?\d+$/.test(text) ? readNumber(text) : undefined;
  const key = field.alternateKeys === undefined ? keyField(target) : undefined;
  if (key?.kind === "text" && key.format === "uuid") return uuid.test(text) ? text : undefined;
  return text;
}

/** True for text that is a key rather than a word of a title: a number or a UUID. */
export function isSurelyKey(typed: string): boolean {
  const text = typed.trim();
  return /^-?\d+$/.test(text) || uuid.test(text);
}

function keyField(target: Pick<Resource, "key" | "fields"> | undefined): Field | undefined {
  const [only] = target?.key ?? [];
  return target?.fields.find(({ name }) => only?.field.length === 1 && name === only.field[0]);
}
