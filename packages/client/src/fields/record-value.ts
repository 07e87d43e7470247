import { type Field, isExactNumber } from "@quarterdeck/model";

export type RecordValue = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is RecordValue {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !isExactNumber(value)
  );
}

/** A copy with one entry set; `undefined` takes it out, and the last one out leaves nothing. */
export function withEntry(
  value: RecordValue | undefined,
  name: string,
  entry: unknown,
): RecordValue | undefined {
  const rest = Object.entries(value ?? {}).filter(([other]) => other !== name);
  const entries = entry === undefined ? rest : [...rest, [name, entry] as const];
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** What a record carries beside what its description tells. */
export function unknownNames(value: RecordValue, fields: readonly Field[]): readonly string[] {
  const known = new Set(fields.map((field) => field.name));
  return Object.keys(value).filter((name) => !known.has(name));
}
