import {
  buildListRequest,
  type Filter,
  isSameJson,
  type KeyedRecordRef,
  type ListState,
  missingParameters,
  readListPage,
  recordKey,
  type RecordRef,
  type Resource,
  ownMember,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import { readFresh } from "./read-fresh.ts";

/** A record of the API that has the values of a create with unknown outcome. */
export interface CreatedRecord {
  readonly key: string;
  readonly record: unknown;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Finds records that a create with unknown outcome may have made: by the key if the values contain one, else by a filter
 * or search for a text. Undefined if the API supports none of these.
 */
export async function findCreated(
  client: QueryClient,
  target: RecordRef,
  sent: unknown,
  signal?: AbortSignal,
): Promise<readonly CreatedRecord[] | undefined> {
  const { chunk, resource, parents } = target;
  const sentKey = recordKey(resource, sent);
  if (sentKey !== undefined) return findByKey(client, { ...target, key: sentKey }, signal);
  const { list } = resource;
  const state = narrowState(resource, sent);
  if (list === undefined || state === undefined) return undefined;
  if (missingParameters(chunk, resource, state).length > 0) return undefined;
  const request = buildListRequest(chunk, resource, state, parents);
  const response = await sendTracked(client, list.operation, request, signal);
  return readListPage(resource, response, state).rows.flatMap((record) => {
    const key = recordKey(resource, record);
    return key !== undefined && hasValues(record, sent) ? [{ key, record }] : [];
  });
}

async function findByKey(
  client: QueryClient,
  target: KeyedRecordRef,
  signal?: AbortSignal,
): Promise<readonly CreatedRecord[] | undefined> {
  try {
    const fresh = await readFresh(client, target, signal);
    if (fresh === undefined) return undefined;
    return fresh.record === undefined ? [] : [{ key: target.key, record: fresh.record }];
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
}

/** List state that matches few other records: filtered by the title or the longest text, else a search for it. */
function narrowState({ list, title }: Resource, sent: unknown): ListState | undefined {
  const titleName = title?.length === 1 ? title[0] : undefined;
  const texts = textsOf(sent).toSorted(
    ([one, a], [other, b]) =>
      Number(other === titleName) - Number(one === titleName) || b.length - a.length,
  );
  const state: ListState = { page: 1, sort: [], search: "", filters: {} };
  for (const [name, text] of texts) {
    const filter = list?.filters.find((one) => isExact(one) && one.fieldName === name);
    if (filter !== undefined) return { ...state, filters: { [filter.name]: [text] } };
  }
  const [first] = texts;
  return list?.search === undefined || first === undefined
    ? undefined
    : { ...state, search: first[1] };
}

function isExact({ operator }: Filter): boolean {
  return operator === "is" || operator === "in";
}

/** Texts by name that distinguish records; booleans, numbers and very short texts do not. */
function textsOf(sent: unknown): readonly (readonly [string, string])[] {
  return Object.entries(membersOf(sent)).flatMap(([name, value]) =>
    typeof value === "string" && value.length > 2 && value.length < 200
      ? [[name, value] as const]
      : [],
  );
}

function hasValues(record: unknown, sent: unknown): boolean {
  const members = membersOf(record);
  return Object.entries(membersOf(sent)).every(
    ([name, value]) =>
      !Object.hasOwn(members, name) ||
      isSameJson(ownMember(members, name), value) ||
      String(ownMember(members, name)) === String(value),
  );
}

function membersOf(value: unknown): Members {
  return typeof value === "object" && value !== null ? (value as Members) : {};
}
