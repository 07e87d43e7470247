const readText = (text: string): unknown => text;
const readBoolean = (text: string): unknown => text === "t";

/** Readers by type OID for values that both engines return as JavaScript values. Other types stay PostgreSQL's text. */
export const columnReaders: { readonly [oid: number]: (text: string) => unknown } = {
  16: readBoolean,
  21: Number,
  23: Number,
  26: Number,
  700: Number,
  701: Number,
  // PGlite's own readers for these round or lose the offset.
  17: readText,
  20: readText,
  114: readText,
  1082: readText,
  1114: readText,
  1184: readText,
  3802: readText,
};

export function columnReader(oid: number): (text: string) => unknown {
  return columnReaders[oid] ?? readText;
}

/** Parameters travel as text on both engines, so that neither guesses from a JavaScript type. */
export function writeParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}
