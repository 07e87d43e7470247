import {
  buildListRequest,
  type Filter,
  isSameJson,
  type ListState,
  missingParameters,
  readListPage,
  recordKey,
  type Resource,
  type KeyedRecordRef,
  type RecordRef,
} from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import { readFresh } from "./read-fresh.ts";

/** A record that may be the one that was sent. */
export interface Found {
  readonly key: string;
  readonly record: unknown;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Looks for a new record of which nobody knows whether it arrived: by its key where it brought one, else by a filter or the search for
 * what it says. Undefined where the API has no way to look for it.
 */
export async function lookForCreated(
  target: RecordRef,
  sent: unknown,
  signal?: AbortSignal,
): Promise<readonly Found[] | undefined> {
  const { chunk, resource, parents } = target;
  const key = recordKey(resource, sent);
  if (key !== undefined) return readByKey({ ...target, key }, signal);
  const { list } = resource;
  const state = narrow(resource, sent);
  if (list === undefined || state === undefined) return undefined;
  if (missingParameters(chunk, resource, state).length > 0) return undefined;
  const request = buildListRequest(chunk, resource, state, parents);
  const response = await sendTracked(list.operation, request, signal);
  return readListPage(resource, response, state).rows.flatMap((record) => {
    const found = recordKey(resource, record);
    return found !== undefined && hasAll(record, sent) ? [{ key: found, record }] : [];
  });
}

async function readByKey(
  target: KeyedRecordRef,
  signal?: AbortSignal,
): Promise<readonly Found[] | undefined> {
  try {
    const fresh = await readFresh(target, signal);
    if (fresh === undefined) return undefined;
    return fresh.record === undefined ? [] : [{ key: target.key, record: fresh.record }];
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
}

/** A list's state that few records beside the sent one can match. */
function narrow({ list, title }: Resource, sent: unknown): ListState | undefined {
  const members = textsOf(sent);
  const named = title?.length === 1 ? title[0] : undefined;
  const telling = [...members].toSorted(
    ([one, a], [other, b]) =>
      Number(other === named) - Number(one === named) || b.length - a.length,
  );
  const state: ListState = { page: 1, sort: [], search: "", filters: {} };
  for (const [name, text] of telling) {
    const filter = list?.filters.find((one) => isExact(one) && one.fieldName === name);
    if (filter !== undefined) return { ...state, filters: { [filter.name]: [text] } };
  }
  const [longest] = telling;
  return list?.search === undefined || longest === undefined
    ? undefined
    : { ...state, search: longest[1] };
}

function isExact({ operator }: Filter): boolean {
  return operator === "is" || operator === "in";
}

/** What a person typed that tells one record from others; yes, no and small numbers do not. */
function textsOf(sent: unknown): ReadonlyMap<string, string> {
  const entries = Object.entries(membersOf(sent)).flatMap(([name, value]) =>
    typeof value === "string" && value.length > 2 && value.length < 200
      ? [[name, value] as const]
      : [],
  );
  return new Map(entries);
}

function hasAll(record: unknown, sent: unknown): boolean {
  const members = membersOf(record);
  return Object.entries(membersOf(sent)).every(
    ([name, value]) =>
      !Object.hasOwn(members, name) ||
      isSameJson(members[name], value) ||
      String(members[name]) === String(value),
  );
}

function membersOf(value: unknown): Members {
  return typeof value === "object" && value !== null ? (value as Members) : {};
}
