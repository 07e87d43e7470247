import {
  hasMemberTitle,
  isCreation,
  mainMember,
  ownMember,
  type Field,
  type FieldKind,
  type Resource,
} from "@quarterdeck/model";
import { firstColumns, isState } from "./first-columns.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { isTechnical } from "#fields/values/technical-field.ts";
import { isTwinReference } from "#fields/values/twin-references.ts";
import { isTwinTime } from "./twin-times.ts";

const mostByDefault = 8;
/** Kinds that are hidden by default: one line shows little of them. */
const wide: ReadonlySet<FieldKind> = new Set(["json", "group", "list", "long-text", "secret"]);

/** Fields that a table can show: the title first, at the end keys and fields without a value in all rows. */
export function listedFields(
  resource: Resource,
  rows: readonly unknown[] = [],
  empty: EmptyFields = findEmpty(resource, rows),
): readonly Field[] {
  const described = resource.fields.filter((field) => field.isWriteOnly !== true);
  const fields = described.length > 0 ? described : fieldsOfRows(rows);
  const first =
    fields.find((field) => field.name === titleField(resource)) ??
    fields.find((field) => !isTechnical(field)) ??
    fields[0];
  if (first === undefined) return [];
  const others = firstColumns(fields.filter((field) => field !== first));
  const time = others.findIndex(({ kind }) => kind === "date-time");
  const creation = others.findIndex((one) => one.kind !== "reference" && isCreation(one));
  const rankOf = (field: Field, at: number): number => {
    if (empty.has(field.name)) return at + 3e3;
    if (isInternalKey(field, resource)) return at + 2e3;
    if (isMachineText(field)) return at + 1e3;
    // Labels, a state inside a group and references classify a record: they precede times.
    const before = isLabels(field) || isInnerState(field) ? time : isRelated(field) ? creation : -1;
    return before >= 0 && at > before ? before - 0.5 : at;
  };
  const ranked = others.map((field, at) => ({ field, rank: rankOf(field, at) }));
  return [first, ...ranked.toSorted((a, b) => a.rank - b.rank).map(({ field }) => field)];
}

/** Names of fields without a value in all rows. */
export function findEmpty({ fields }: Resource, rows: readonly unknown[] = []): EmptyFields {
  const records = rows.filter(isRecord);
  const isEmpty = ({ name }: Field): boolean =>
    records.length > 0 && records.every((row) => isBlank(ownMember(row, name)));
  return new Set(fields.filter(isEmpty).map(({ name }) => name));
}

export type EmptyFields = ReadonlySet<string>;

const noFields: EmptyFields = new Set();

/** True for null, an empty text, an empty list and an empty object. */
function isBlank(value: unknown): boolean {
  // These have no members.
  if (["bigint", "boolean", "number"].includes(typeof value)) return false;
  return Object.keys(Object(value)).length === 0;
}

/** True for a key that people cannot read: a text that the API made, and the number of a record with another key. */
function isInternalKey(field: Field, { title, key }: Resource): boolean {
  const isKey = key.some((part) => part.field.length === 1 && part.field[0] === field.name);
  if (title === undefined) return false;
  if (isKey) {
    return (
      field.kind === "text" && (field.format === "uuid" || /^_?(?:id|uuid|guid)$/i.test(field.name))
    );
  }
  return field.name === "id" && key.length > 0;
}

/** True for a hash, and for an address that is not a picture: people rarely read either. */
function isMachineText({ kind, name }: Field): boolean {
  return kind === "url" || /(?:fingerprint|hash|checksum|digest)$/i.test(name);
}

/** Default columns; fields without a value in all rows have no picture. */
export function defaultColumns(
  fields: readonly Field[],
  empty: EmptyFields = noFields,
): readonly string[] {
  const [first, ...others] = fields;
  if (first === undefined) return [];
  const useful = others.filter(
    (field) =>
      field.isDeprecated !== true &&
      !isTechnical(field) &&
      !isTwinTime(field, fields) &&
      !isTwinReference(field, fields),
  );
  const narrow = useful.filter((field) => isNarrow(field) || isLabels(field));
  // A shortened long text, because the table has room for it.
  const texts = useful.filter(({ kind }) => kind === "long-text");
  const chosen = narrow.length === 0 ? others : [...narrow, ...texts];
  const most = mostByDefault - 1;
  const state = chosen.slice(most).find(isState);
  const shown = [first, ...(state === undefined ? chosen : [state, ...chosen]).slice(0, most)];
  const picture = chosen.find(({ kind, name }) => kind === "image" && !empty.has(name));
  // A thumbnail distinguishes records at a glance.
  if (picture !== undefined && !shown.includes(picture)) shown[mostByDefault - 1] = picture;
  return shown.map((field) => field.name);
}

/** True for a reference, but for the author of a change. */
function isRelated({ kind, name }: Field): boolean {
  return kind === "reference" && !/by$/i.test(name);
}

/** True for a group that contains the state of the record, `status: {state: …}`. */
function isInnerState(field: Field): boolean {
  return field.kind === "group" && isState(mainMember(field));
}

/** True for names and values that classify a record. */
function isLabels({ kind, name }: Field): boolean {
  return kind === "json" && /^(?:labels|tags|annotations)$/i.test(name);
}

/** True for a value that one line shows: a group with a name, and a list of such values, too. */
function isNarrow(field: Field): boolean {
  if (field.kind === "group") {
    const { kind } = mainMember(field);
    return kind !== "group" || hasMemberTitle(field.fields.map(({ name }) => name));
  }
  if (field.kind === "list") return field.item.kind !== "list" && isNarrow(field.item);
  return !wide.has(field.kind);
}

/** Fields of the selected columns in their order; the title is always first. */
export function shownFields(
  fields: readonly Field[],
  columns: readonly string[] | undefined,
  empty?: EmptyFields,
): readonly Field[] {
  const names = columns ?? defaultColumns(fields, empty);
  const chosen = names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const first = fields[0];
  return first === undefined || chosen.includes(first) ? chosen : [first, ...chosen];
}

/** Moves pinned columns behind the first one. */
export function pinnedFirst(
  [first, ...others]: readonly Field[],
  pinned: readonly string[],
): readonly Field[] {
  const isPinned = ({ name }: Field): boolean => pinned.includes(name);
  return first === undefined
    ? []
    : [first, ...others.filter(isPinned), ...others.filter((field) => !isPinned(field))];
}

function titleField(resource: Resource): string | undefined {
  return resource.title?.[0] ?? resource.key[0]?.field[0];
}

/** Fields by the member names of the first rows, for a description without fields. */
function fieldsOfRows(rows: readonly unknown[]): readonly Field[] {
  const names = new Set(
    rows.slice(0, 25).flatMap((row) => (isRecord(row) ? Object.keys(row) : [])),
  );
  return Array.from(names, (name) => ({ kind: "json", name, label: name, isRequired: false }));
}
