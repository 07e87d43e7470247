import type { Field } from "#types/field.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { readItems } from "./read-cell.ts";
import type { SourceValue } from "./read-records.ts";

/** Reason why a reference could not be found. */
export type ReferenceErrorCode = "no-record" | "several-records";

/** Record that a text of a reference column names; undefined without a lookup. */
export type FindReference = (
  field: Field,
  text: string,
) => { readonly value: unknown } | { readonly error: ReferenceErrorCode } | undefined;

type ReferenceReading =
  | { readonly value: unknown }
  | { readonly error: ReferenceErrorCode; readonly text: string };

/** References in a cell as the API takes them; undefined without a lookup, or for another kind of field. */
export function readReferences(
  field: Field,
  source: SourceValue,
  findReference: FindReference,
): ReferenceReading | undefined {
  const texts = referenceTexts(field, source);
  if (texts === undefined) return undefined;
  const values: unknown[] = [];
  for (const text of texts) {
    const match = findReference(field, text);
    if (match === undefined) return undefined;
    if ("error" in match) return { error: match.error, text: text.slice(0, 100) };
    values.push(match.value);
  }
  return { value: field.kind === "reference" ? values[0] : values };
}

/** Texts that name records in a cell; undefined if the field is not a reference, or the value is not a list. */
export function referenceTexts(field: Field, source: SourceValue): readonly string[] | undefined {
  if (field.kind === "reference") {
    const text = textOf(field, "text" in source ? source.text : source.json);
    return text === undefined ? undefined : [text];
  }
  const isEmptyText = "text" in source && source.text === "";
  if (field.kind !== "references" || isEmptyText) return undefined;
  const items = "text" in source ? readItems(source.text) : source.json;
  if (!Array.isArray(items)) return undefined;
  const texts = items.map((item: unknown) => textOf(field, item));
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function textOf(field: Field, value: unknown): string | undefined {
  const path = "keyPath" in field ? field.keyPath : [];
  const text = scalarText(isJsonObject(value) ? valueAt(value, path) : value)?.trim();
  return text === "" ? undefined : text;
}
