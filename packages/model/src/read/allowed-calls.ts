import { ownMember } from "#own/own-member.ts";
import { isSetByApi } from "#own/set-by-api.ts";
import { keysOf, type EmbeddedShape } from "./embedded-records.ts";
import { extendedValue } from "./extended-value.ts";
import { isMap, type JsonMap } from "./member.ts";
import { listTypedKeys } from "./typed-keys.ts";
import {
  listObservedRows,
  type ObservedCall,
  readRecord,
  readSettings,
  splitFormat,
} from "./observed-call.ts";

const MAX_ROWS = 20;

/** Methods that write a record, as an API allows them at its path. */
const RECORD_WRITES = ["put", "patch", "delete"];
/** Methods that write the one object at a path. */
const SETTINGS_WRITES = ["put", "patch"];

/**
 * Writes that the API allows at the path of a read: a list permits to create a record, a record to change or remove it,
 * settings to change them.
 * Their bodies have the members of the records that a user sets.
 */
export function listAllowedCalls(
  call: ObservedCall,
  isRecord: boolean,
  { embedded = new Map(), envelope, keys = new Set(), rows: others = [] }: OtherRecords = {},
): readonly ObservedCall[] {
  const allowed = new Set((call.allow ?? []).map((method) => method.toLowerCase()));
  const { response, allow: _, ...path } = call;
  if (call.method !== "get" || response === undefined) return [];
  const enclose = (record: JsonMap): JsonMap =>
    envelope === undefined ? record : { [envelope]: record };
  const write = (method: string, body?: JsonMap): ObservedCall => ({
    ...path,
    method,
    query: [],
    body: body && { mediaType: "application/json", value: enclose(body) },
    response: { status: WRITE_STATUS.get(method) ?? 200, value: body && response.value },
  });
  const settableOf = (record: JsonMap, isWhole = false): JsonMap =>
    withoutKeys(settable(record, embedded, isWhole && envelope === undefined), keys);
  const value = isRecord ? readRecord(call, others) : response.value;
  if (isRecord && isMap(value)) {
    const hasOwnRow = others.some((row) => isRowOf(row, value, keys));
    const rows = others.filter((row) => hasOwnRow || isPartOf(row, value));
    const samples = [value, ...rows.slice(0, MAX_ROWS)];
    return RECORD_WRITES.filter((method) => allowed.has(method)).flatMap((method) =>
      method === "delete"
        ? [write(method)]
        : samples.map((one) => write(method, settableOf(one, method === "put"))),
    );
  }
  const settings = isRecord ? undefined : readSettings(value);
  if (settings !== undefined)
    return SETTINGS_WRITES.filter((method) => allowed.has(method)).map((method) =>
      write(method, settableOf(settings, method === "put")),
    );
  if (!allowed.has("post") || isRecord) return [];
  const rows = listObservedRows(value).slice(0, MAX_ROWS);
  const records = rows.length === 0 ? [{}] : rows;
  const typed = listTypedKeys(rows);
  const keysIn = (row: JsonMap): JsonMap =>
    Object.fromEntries(typed.map((name) => [name, ownMember(row, name)]));
  return records.map((row) => ({
    ...write("post", { ...keysIn(row), ...settableOf(row) }),
    response: { status: 201, value: enclose(row) },
  }));
}

/** Records of the same list in other responses. */
export interface OtherRecords {
  readonly embedded?: ReadonlyMap<string, EmbeddedShape> | undefined;
  /** Member that has the record, in a body as well. */
  readonly envelope?: string | undefined;
  /** Names of the members that have the key, which the path of a record has. */
  readonly keys?: ReadonlySet<string>;
  /** Rows of the list: a member that is empty in the record may have a value in one of them. */
  readonly rows?: readonly JsonMap[];
}

/** Names of the members with the key that ends the path of the record. */
export function keyMembers(call: ObservedCall, rows: readonly JsonMap[] = []): readonly string[] {
  const value = readRecord(call, rows);
  if (value === undefined) return [];
  const key = splitFormat(call.segments).segments.at(-1);
  const names = Object.keys(value).filter(
    (name) =>
      /(?:id|key|guid)$/i.test(name) && String(extendedValue(ownMember(value, name))) === key,
  );
  // A reference may have the same value by chance.
  const sure = names.filter((name) => SURE_KEY.test(name));
  return sure.length > 0 ? sure : names;
}

const SURE_KEY = /^(?:_?id|uu?id|guid|key|object_?id)$/i;

const WRITE_STATUS = new Map([["delete", 204]]);

function isPartOf(row: JsonMap, record: JsonMap): boolean {
  return Object.keys(row).every((name) => Object.hasOwn(record, name));
}

/** True for the row of a record without further members: members of other rows are those of their records, then. */
function isRowOf(row: JsonMap, record: JsonMap, keys: ReadonlySet<string>): boolean {
  const names = [...keys].filter((name) => Object.hasOwn(row, name));
  const hasKey = names.some(
    (name) => extendedValue(ownMember(row, name)) === extendedValue(ownMember(record, name)),
  );
  return hasKey && isPartOf(row, record);
}

export function withoutKeys(record: JsonMap, keys: ReadonlySet<string>): JsonMap {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !keys.has(name)));
}

/**
 * Members of a body. A body that is the whole record keeps records whose shape is unknown: it would remove them.
 * With an envelope, frameworks change only the members that a body has.
 */
function settable(
  record: JsonMap,
  embedded: ReadonlyMap<string, EmbeddedShape>,
  isWhole = false,
): JsonMap {
  const members = Object.entries(record).flatMap(([name, value]) => {
    const shape = embedded.get(name);
    if (isSetByApi(name, value)) return [];
    if (shape === "key") return [[name, keysOf(value)] as const];
    if (shape === undefined || isWhole) return [[name, value] as const];
    return shape === "none" ? [] : [[`${name}_id`, keysOf(value)] as const];
  });
  return Object.fromEntries(members);
}
