import { ownMember, parseJson } from "@quarterdeck/model";
import { ServiceError } from "#problem/problems.ts";
import { checkText } from "./check-text.ts";
import { badParameter } from "./read-parameters.ts";
import { keyColumns } from "./table.ts";
import type { ColumnKind } from "./column-type.ts";
import type { Column, Table } from "./table.ts";

/** Bytes of UTF-8 in a part of a key: PostgreSQL indexes longer texts only if they compress. */
const LONGEST_PART = 2704;

/** True for a text that no address can contain as a part of a key. */
export function isTooLong(text: string): boolean {
  return Buffer.byteLength(text) > LONGEST_PART;
}

/** Writes a row's key for an address: parts percent-encoded one by one, joined by commas. */
export function readRowKey(table: Table, segment: string): readonly string[] {
  const columns = keyColumns(table);
  if (columns.length === 0) {
    throw new ServiceError(
      "not-found",
      `The rows of ${table.path} have no address: the table has no key.`,
    );
  }
  const parts = segment.split(",");
  if (parts.length !== columns.length) {
    const names = columns.map(({ name }) => name).join(",");
    const expected =
      columns.length === 1
        ? "must be one value: a comma in it is written %2C"
        : `must have ${columns.length} parts, separated by commas, not ${parts.length}`;
    throw badParameter(names, expected);
  }
  return columns.map((column, index) => {
    const { name, type } = column;
    const text = decodePart(parts[index] ?? "", name);
    const value = isEscaped(column) && /^~+\.{0,2}$/.test(text) ? text.slice(1) : text;
    const refusal = isTooLong(value) ? "is too long" : checkText(value, type);
    if (refusal !== undefined) throw badParameter(name, refusal);
    return value;
  });
}

/** Kinds whose texts may be empty, `.` or `..`, which no segment of an address can be. */
const escapedKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "text",
  "enum",
  "bytes",
  "literal",
]);

/** True for a part of a key whose texts ``, `.`, `..` and `~` get a leading `~` in addresses. */
export function isEscaped({ type }: Column): boolean {
  return escapedKinds.has(type.kind);
}

/** Values of a row's key, as `keyCondition` takes them. */
export function keyOfRow(table: Table, json: string): readonly string[] {
  const row = parseJson(json) as { readonly [column: string]: unknown };
  return table.key.map((name) => String(ownMember(row, name)));
}

/** False if a part of the key is null. */
export function hasKey(table: Table, json: string): boolean {
  const row = parseJson(json) as { readonly [column: string]: unknown };
  return table.key.every((name) => (ownMember(row, name) ?? null) !== null);
}

export function writeRowKey(table: Table, row: { readonly [column: string]: unknown }): string {
  return keyColumns(table)
    .map((column) => {
      const text = String(ownMember(row, column.name));
      const isDots = isEscaped(column) && /^~*\.{0,2}$/.test(text);
      return encodeURIComponent(isDots ? `~${text}` : text);
    })
    .join(",");
}

function decodePart(part: string, name: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw badParameter(name, "is not valid percent-encoded UTF-8");
  }
}
