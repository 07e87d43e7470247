import { type Field, isExactNumber } from "@quarterdeck/model";

import { UnreadJson } from "./unread-json.ts";

export type RecordValue = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is RecordValue {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !isExactNumber(value) &&
    !(value instanceof UnreadJson)
  );
}

/** Copy with an entry set at the same position; undefined removes it. Returns undefined without entries. */
export function withEntry(
  value: RecordValue | undefined,
  name: string,
  entry: unknown,
): RecordValue | undefined {
  const isNew = !Object.hasOwn(value ?? {}, name);
  const before = Object.entries(value ?? {}).map(([other, was]): readonly [string, unknown] =>
    other === name ? [name, entry] : [other, was],
  );
  const entries = [...before, ...(isNew ? [[name, entry] as const] : [])].filter(
    ([other, now]) => other !== name || now !== undefined,
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Copy with an entry renamed at the same position. */
export function renameEntry(
  value: RecordValue | undefined,
  name: string,
  next: string,
): RecordValue {
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([other, entry]) => [other === name ? next : other, entry]),
  );
}

/** Control information of OData, JSON-LD and HAL: `@odata.context`, `photo@odata.type`, `_links`. */
const CONTROL = /@odata\.\w+$|^@(?:context|id|type)$|^_(?:links|embedded)$/i;

/** Names of members that the description does not have. */
export function undescribedNames(value: RecordValue, fields: readonly Field[]): readonly string[] {
  const described = new Set(fields.map((field) => field.name));
  return Object.keys(value).filter((name) => !described.has(name) && !CONTROL.test(name));
}
