import {
  buildListRequest,
  type HttpRequest,
  isSameJson,
  type ListPage,
  type ListState,
  missingParameters,
  ownMember,
  pageSize,
  readObservedPage,
  recordKey,
  type RecordRef,
  type Resource,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { isRecord } from "#fields/values/record-value.ts";
import { mayReadInBackground, sendTracked } from "#queries/permission-cache.ts";
import { cachedPages } from "./cached-pages.ts";
import { type CreatedRecord, findCreated } from "./find-created.ts";

interface Created {
  readonly sent: unknown;
  /** Time of the request, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Finds the new record after a response that does not name it: the only row with its values that the list did not show
 * before. Undefined if several may be it, or if the list cannot be read in the background.
 */
export async function findNewRecord(
  client: QueryClient,
  target: RecordRef,
  created: Created,
): Promise<CreatedRecord | undefined> {
  const { resource } = target;
  const { list } = resource;
  if (list === undefined || resource.key.length === 0) return undefined;
  if (!mayReadInBackground(list.operation)) return undefined;
  const state: ListState = { page: 1, sort: [], search: "", filters: {} };
  if (missingParameters(target.chunk, resource, state).length > 0) return undefined;
  try {
    return await find(client, target, state, created);
  } catch {
    // The record was created: a failed search changes nothing.
    return undefined;
  }
}

async function find(
  client: QueryClient,
  target: RecordRef,
  state: ListState,
  { sent, at }: Created,
): Promise<CreatedRecord | undefined> {
  const { chunk, resource, parents } = target;
  const before = cachedPages(client, target).filter(({ readAt }) => readAt <= at);
  const keys = new Set(
    before.flatMap(({ rows }) => rows.flatMap((row) => recordKey(resource, row) ?? [])),
  );
  const { request } = before.find((one) => one.request !== undefined) ?? {};
  const isNew = ({ key }: CreatedRecord): boolean => !keys.has(key);
  const searched = (await findCreated(client, target, sent))?.filter(isNew) ?? [];
  if (searched.length > 0) return only(searched);
  const read = async (call: HttpRequest, of: ListState): Promise<ListPage> =>
    readObservedPage(
      chunk,
      resource,
      await sendTracked(client, resource.list?.operation, call),
      of,
    );
  const page = await read(request ?? buildListRequest(chunk, resource, state, parents), state);
  const rows = listRecords(target, page).filter(isNew);
  // A row that the same page did not show before, or the only one with these values in the whole list.
  const shown = rows.filter(({ record }) =>
    request === undefined
      ? page.hasNext === false && hasValues(record, sent)
      : agrees(resource, record, sent),
  );
  const last = shown.length === 0 ? lastState(target, page, state) : undefined;
  if (last === undefined) return only(shown);
  const end = await read(buildListRequest(chunk, resource, last, parents), last);
  return only(listRecords(target, end).filter((one) => isNew(one) && hasValues(one.record, sent)));
}

function listRecords({ resource }: RecordRef, { rows }: ListPage): readonly CreatedRecord[] {
  return rows.flatMap((record) => {
    const key = recordKey(resource, record);
    return key === undefined ? [] : [{ key, record }];
  });
}

function only([first, ...others]: readonly CreatedRecord[]): CreatedRecord | undefined {
  return others.length === 0 ? first : undefined;
}

/** State of the last page, where many APIs have the newest record. */
function lastState(
  { resource: { list } }: RecordRef,
  { rows, total }: ListPage,
  state: ListState,
): ListState | undefined {
  if (list === undefined || total === undefined || total <= rows.length) return undefined;
  const { style } = list.paging;
  const size = pageSize(list.paging, state) ?? rows.length;
  if ((style !== "page" && style !== "offset") || size === 0) return undefined;
  return { ...state, page: Math.ceil(total / size) };
}

/** True if each member of both is the same, and at least one that distinguishes records. */
function hasValues(record: unknown, sent: unknown): boolean {
  const shared = sharedMembers(record, sent);
  return shared.every(isEqual) && shared.some(isDistinct);
}

/**
 * True if the title and half of the members are the same: APIs change the spelling of times and numbers. Without a title
 * in the body, a new row of another user with the usual values would agree, so all members must be the same.
 */
function agrees(resource: Resource, record: unknown, sent: unknown): boolean {
  const [titled] =
    resource.title === undefined ? [] : sharedMembers(record, sent, resource.title[0]);
  if (titled === undefined) return hasValues(record, sent);
  const shared = sharedMembers(record, sent);
  return isEqual(titled) && shared.filter(isEqual).length * 2 >= shared.length;
}

type Pair = readonly [sent: unknown, stored: unknown];

/** Members of both, or the one of this name. */
function sharedMembers(record: unknown, sent: unknown, required?: string): readonly Pair[] {
  if (!isRecord(record) || !isRecord(sent)) return [];
  return Object.entries(sent).flatMap(([name, value]): readonly Pair[] =>
    (required ?? name) === name && Object.hasOwn(record, name) && value !== null
      ? [[value, ownMember(record, name)]]
      : [],
  );
}

function isEqual([sent, stored]: Pair): boolean {
  return isSameJson(sent, stored) || fold(sent) === fold(stored);
}

function isDistinct([sent]: Pair): boolean {
  return typeof sent === "string" && sent.length > 2;
}

function fold(value: unknown): unknown {
  const isPlain = typeof value === "string" || typeof value === "number";
  return isPlain ? String(value).trim().toLowerCase() : value;
}
