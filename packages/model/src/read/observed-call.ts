import { isMap, type JsonMap } from "./member.ts";

/** Call that a recorded session or a collection of examples contains. */
export interface ObservedCall {
  readonly method: string;
  /** Segments of the path, decoded; `{name}` is a parameter. */
  readonly segments: readonly string[];
  /** True for a path with a slash at its end, which some servers require. */
  readonly endsWithSlash?: boolean | undefined;
  readonly query: readonly ObservedValue[];
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  readonly tag?: string | undefined;
  readonly body?: ObservedBody | undefined;
  /** Address of the API, unless it is the server of the description. */
  readonly server?: string | undefined;
  /** Other origins that the API has for itself in its responses. */
  readonly origins?: readonly string[];
  /** Headers that the API defines. */
  readonly headers?: readonly ObservedValue[];
  readonly response?: ObservedResponse | undefined;
  /** Methods that the API allows at this path, in any case (`Allow`, RFC 9110 section 10.2.1). */
  readonly allow?: readonly string[] | undefined;
  /** True if no response named the methods in `allow`. */
  readonly isAssumed?: true;
}

/** Body of a request: a value, or the schema if the value is not JSON. */
export type ObservedBody =
  | { readonly mediaType: string; readonly value: unknown; readonly schema?: undefined }
  | { readonly mediaType: string; readonly schema: JsonMap };

export interface ObservedResponse {
  readonly status: number;
  /** Undefined: the body is not JSON. */
  readonly value?: unknown;
}

export interface ObservedValue {
  readonly name: string;
  readonly value?: string | undefined;
  readonly description?: string | undefined;
}

/** Rows of a JSON list, also of one in an envelope. */
export function listObservedRows(value: unknown): readonly JsonMap[] {
  const lists = isMap(value) ? [value, ...Object.values(value).filter(isMap)] : [];
  const rows: unknown = Array.isArray(value)
    ? value
    : lists.flatMap((one) => Object.values(one)).find(Array.isArray);
  return Array.isArray(rows) ? rows.filter(isMap) : [];
}

/** Record in an envelope. */
export interface EnvelopedRecord {
  readonly name: string;
  readonly record: JsonMap;
}

/**
 * The record in an envelope that is named as its list: `{"issue": {"id": 4}}` at `/issues/4`. A body has such an
 * envelope as well, which envelopes for all kinds of records (`data`) do not show.
 */
export function readEnvelope({ segments, response }: ObservedCall): EnvelopedRecord | undefined {
  if (!isMap(response?.value)) return undefined;
  const [[name, record] = ["", undefined], ...others] = Object.entries(response.value);
  const list = splitFormat(segments).segments.at(-2) ?? "";
  const isNamed = name.length > 2 && list.toLowerCase().startsWith(stemOf(name));
  return others.length === 0 && isNamed && isMap(record) ? { name, record } : undefined;
}

const MAX_LEVELS = 3;

/**
 * The object of a response to the read of a record that has most members of the rows of its list, also inside of
 * envelopes for all kinds of records: `{"status": "success", "data": {"booking": {"id": 4}}}`. Without rows, the object
 * itself. Undefined for an array.
 */
export function readRecord(call: ObservedCall, rows: readonly JsonMap[]): JsonMap | undefined {
  const value = readEnvelope(call)?.record ?? call.response?.value;
  if (!isMap(value)) return undefined;
  const names = Object.keys(rows[0] ?? {});
  const isRecord = (one: JsonMap): boolean =>
    names.filter((name) => Object.hasOwn(one, name)).length * 2 >= names.length;
  let level: readonly JsonMap[] = [value];
  for (let depth = 0; depth < MAX_LEVELS; depth += 1) {
    const match = level.find(isRecord);
    if (match !== undefined) return match;
    level = level.flatMap((one) => Object.values(one).filter(isMap));
  }
  return value;
}

function stemOf(name: string): string {
  return name.toLowerCase().replace(/y$/, "");
}

/** Path whose end names JSON as its format: `/ships.json`, `/ships/7.json` or `/ships/json`, `/ships/7/json`. */
export interface FormattedPath {
  readonly segments: readonly string[];
  /** `.json`, `/json` or empty, as written. */
  readonly format: string;
}

export function splitFormat(segments: readonly string[]): FormattedPath {
  const last = segments.at(-1) ?? "";
  const others = segments.slice(0, -1);
  if (others.length > 0 && /^json$/i.test(last)) return { segments: others, format: `/${last}` };
  const [, name, format = ""] = /^(.+)(\.json)$/i.exec(last) ?? [];
  return name === undefined ? { segments, format } : { segments: [...others, name], format };
}

/** Members next to the rows of a list. */
const LIST_MEMBER =
  /^(?:[@_$].*|count|total\w*|pages?|page_?\w+|per_?page|limit|offset|size|next\w*|prev\w*|first|last|has_?more|cursor\w*|status|message|success|code|errors?|ok|took|start|end|links?|meta|kind|object|type|request_?id|self|href|url)$/i;

/** Values of a list may be empty; an object with as many own values next to an empty list is none. */
const MANY = 3;

/** The one object at a path without a key, such as settings: no rows, or rows of several kinds. */
export function readSettings(value: unknown): JsonMap | undefined {
  if (!isMap(value)) return undefined;
  const members = Object.entries(value);
  const lists = members.filter(([, one]) => Array.isArray(one));
  const rows = lists.filter(([, one]) => (one as readonly unknown[]).some(isMap));
  if (rows.length > 0) return rows.length > 1 ? value : undefined;
  const own = members.filter(([name, one]) => !LIST_MEMBER.test(name) && isScalar(one));
  const hasEmpty = lists.some(([, one]) => (one as readonly unknown[]).length === 0);
  return own.length >= (hasEmpty ? MANY : 1) ? value : undefined;
}

function isScalar(value: unknown): boolean {
  return value !== null && typeof value !== "object";
}
