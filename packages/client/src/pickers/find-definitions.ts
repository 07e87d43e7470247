import {
  buildReadRequest,
  type ModelSummary,
  namesEffectKey,
  readRecord,
  recordKey,
  resourceChunk,
  valueAt,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { readChunk } from "#queries/model/read-chunk.ts";
import { mayRead, sendForTitle } from "#queries/reference-titles.ts";
import { walkList } from "#queries/walk-list.ts";

/**
 * Definitions in a member of a record: `parameters: [{ "name": "rollout" }]` of a strategy define the `parameters` of
 * its uses. A record that no list has loaded is read if that is safe.
 */
export async function findDefinitions(
  client: QueryClient,
  { resources }: Pick<ModelSummary, "resources">,
  name: string,
  ...[key, member]: readonly [string, string]
): Promise<readonly unknown[]> {
  const resource = resources.find((one) => one.name === name);
  if (resource === undefined) return [];
  const isSought = (row: unknown) => recordKey(resource, row) === key;
  const row =
    listRows(client, name).find(isSought) ?? (await readRows(client, name, key)).find(isSought);
  return toList(valueAt(row, [member]));
}

/** Rows of the loaded lists and pickers of a resource. */
function listRows(client: QueryClient, name: string): readonly unknown[] {
  return client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [part] }) => valueAt(part, ["resource"]) === name })
    .flatMap(({ state }) => [state.data, ...toList(valueAt(state.data, ["pages"]))])
    .flatMap((page) => toList(valueAt(page, ["rows"])));
}

/** The record, or the first rows of its list. */
async function readRows(
  client: QueryClient,
  name: string,
  key: string,
): Promise<readonly unknown[]> {
  const chunk = await readChunk(client, resourceChunk(name)).catch(() => null);
  const resource = chunk?.resource;
  if (!chunk || resource === undefined || resource.parents.length > 0) return [];
  const { read, list } = resource.operations;
  if (mayRead(client, name, read) && !namesEffectKey(key)) {
    const request = buildReadRequest(chunk, resource, encodeURIComponent(key), {});
    return [readRecord(resource, await sendForTitle(client, read, request))];
  }
  if (!mayRead(client, name, list)) return [];
  const walk = { chunk, resource, parents: {}, state: FIRST_ROWS, size: FIRST_ROWS.size };
  for await (const { rows } of walkList(client, walk, new AbortController().signal)) return rows;
  return [];
}

const FIRST_ROWS = { page: 1, size: 100, sort: [], search: "", filters: {} };

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
