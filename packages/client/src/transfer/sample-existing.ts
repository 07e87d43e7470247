import {
  buildListRequest,
  type ListState,
  readObservedPage,
  recordKey,
  type RecordRef,
} from "@quarterdeck/model";
import { mayReadInBackground, sendTracked } from "#queries/permission-cache.ts";
import { cachedPages } from "#records/cached-pages.ts";
import { isListable, type LookupTarget } from "./find-by-key.ts";
import { findExisting } from "./find-existing.ts";

/** Existence of several records. */
export type Existence = "all" | "some" | "none";

interface SampleTarget extends LookupTarget {
  readonly parents: RecordRef["parents"];
}

/**
 * Finds if the records with the keys exist, with few requests that a background read may send: from the list, or from a
 * read of each record. Undefined if these do not show it.
 */
export async function sampleExisting(
  target: SampleTarget,
  keys: readonly string[],
): Promise<Existence | undefined> {
  const { resource } = target;
  if (keys.length === 0) return undefined;
  const shown = keysOf(
    target,
    cachedPages(target.client, target).flatMap(({ rows }) => rows),
  );
  if (keys.every((key) => shown.has(key))) return "all";
  const mayList = mayReadInBackground(resource.list?.operation) && isListable(target);
  const page = mayList ? await readPage(target) : undefined;
  const listed = new Set([...shown, ...(page?.keys ?? [])]);
  const missing = keys.filter((key) => !listed.has(key));
  const isCertain = missing.length === 0 || page?.isWhole === true;
  if (isCertain) return rate(keys, missing.length);
  if (!mayReadInBackground(resource.operations.read)) return undefined;
  const existing = await findExisting({ ...target, onChecked: () => undefined }, missing);
  return existing && rate(keys, missing.length - existing.size);
}

function rate({ length }: readonly string[], missing: number): Existence {
  if (missing === 0) return "all";
  return missing === length ? "none" : "some";
}

/** Rows per page; a short list has all. */
const SIZE = 100;

async function readPage(
  target: SampleTarget,
): Promise<{ readonly keys: ReadonlySet<string>; readonly isWhole: boolean }> {
  const { client, chunk, resource, parents, signal } = target;
  const state: ListState = { page: 1, size: SIZE, sort: [], search: "", filters: {} };
  const request = buildListRequest(chunk, resource, state, parents);
  const response = await sendTracked(client, resource.list?.operation, request, signal);
  const { rows, hasNext } = readObservedPage(chunk, resource, response, state);
  return { keys: keysOf(target, rows), isWhole: hasNext === false };
}

function keysOf({ resource }: SampleTarget, rows: readonly unknown[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => recordKey(resource, row) ?? []));
}
