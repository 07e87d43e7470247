/** Range as PostgreSQL writes it. An empty bound is infinite. */
export interface Range {
  readonly from: string;
  readonly to: string;
  /** True if the bound itself is in the range. */
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
}

/** Formats of text that have an input for each of their parts. */
export const partFormats = /^(?:int[48]|num|date|ts|tstz)range$|^point$/;

const bound = String.raw`("(?:[^"\\]|\\.|"")*"|[^",()[\]\\]*)`;
const form = new RegExp(String.raw`^([[(])${bound},${bound}([\])])$`);

/** Reads a range; undefined for `empty` and other texts. */
export function readRange(text: string): Range | undefined {
  const [, open, from = "", to = "", close] = form.exec(text) ?? [];
  if (open === undefined) return undefined;
  return { from: readBound(from), to: readBound(to), hasFrom: open === "[", hasTo: close === "]" };
}

/** Writes a range. An infinite bound is not in it. */
export function writeRange({ from, to, hasFrom, hasTo }: Range): string {
  const open = hasFrom && from !== "" ? "[" : "(";
  const close = hasTo && to !== "" ? "]" : ")";
  return `${open}${writeBound(from)},${writeBound(to)}${close}`;
}

/** A time is written as in JSON: `2024-01-01T00:00:00+00:00`. */
function readBound(text: string): string {
  const plain = text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(.)|""/g, "$1") : text;
  if (!/^\d{4,}-\d\d-\d\d[ T]\d\d:/.test(plain)) return plain;
  return plain.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

function writeBound(text: string): string {
  return /[\s",()[\]\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : text;
}

/** Reads the coordinates of a point. */
export function readPoint(text: string): readonly [string, string] | undefined {
  const [, x, y] = /^\(([^,()]*),([^,()]*)\)$/.exec(text) ?? [];
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** True for a range of numbers. */
export function isNumber(format: string): boolean {
  return format.startsWith("int") || format.startsWith("num");
}
