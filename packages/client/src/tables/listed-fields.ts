import type { Field, FieldKind, Resource } from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";

const mostByDefault = 8;
/** Kinds that say little in one line of a table. */
const wide: ReadonlySet<FieldKind> = new Set(["json", "group", "list", "long-text", "secret"]);

/** The fields that can stand in a table, the one that names the record first. */
export function listedFields(resource: Resource, rows: readonly unknown[] = []): readonly Field[] {
  const described = resource.fields.filter((field) => field.isWriteOnly !== true);
  const fields = described.length > 0 ? described : fieldsOfRows(rows);
  const first = fields.find((field) => field.name === namingField(resource)) ?? fields[0];
  return first === undefined ? [] : [first, ...fields.filter((field) => field !== first)];
}

/** A choice of columns that fits a screen, made when nobody made one. */
export function defaultColumns(fields: readonly Field[]): readonly string[] {
  const [first, ...others] = fields;
  if (first === undefined) return [];
  const narrow = others.filter((field) => !wide.has(field.kind) && field.isDeprecated !== true);
  const chosen = narrow.length === 0 ? others : narrow;
  return [first, ...chosen.slice(0, mostByDefault - 1)].map((field) => field.name);
}

/** The fields to show, in the order chosen; the record's name always leads. */
export function shownFields(
  fields: readonly Field[],
  columns: readonly string[] | undefined,
): readonly Field[] {
  const names = columns ?? defaultColumns(fields);
  const chosen = names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const first = fields[0];
  return first === undefined || chosen.includes(first) ? chosen : [first, ...chosen];
}

/** Behind the record's name come the columns that stay in view. */
export function pinnedFirst(
  [first, ...others]: readonly Field[],
  held: readonly string[],
): readonly Field[] {
  const isHeld = ({ name }: Field): boolean => held.includes(name);
  return first === undefined
    ? []
    : [first, ...others.filter(isHeld), ...others.filter((field) => !isHeld(field))];
}

function namingField(resource: Resource): string | undefined {
  return resource.title?.[0] ?? resource.key[0]?.field[0];
}

/** A description that says nothing of its rows leaves them to speak for themselves. */
function fieldsOfRows(rows: readonly unknown[]): readonly Field[] {
  const names = new Set(
    rows.slice(0, 25).flatMap((row) => (isRecord(row) ? Object.keys(row) : [])),
  );
  return Array.from(names, (name) => ({ kind: "json", name, label: name, isRequired: false }));
}
