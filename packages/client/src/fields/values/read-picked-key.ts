import type { Field } from "@quarterdeck/model";
import { readNumber } from "#fields/formats/read-number.ts";

/** Values of the fields of a reference by the picked key; undefined if it has another number of parts. */
export function readPickedKey(
  parts: readonly Field[],
  picked: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const texts = String(picked).split(",").map(decodeURIComponent);
  if (texts.length !== parts.length) return undefined;
  return Object.fromEntries(
    parts.map((part, index) => [part.name, readKeyPart(part, texts[index] ?? "")]),
  );
}

/** Value of a field by its text in a key. */
export function readKeyPart(field: Field, text: string): unknown {
  return field.kind === "number" && field.isText !== true ? readNumber(text) : text;
}
