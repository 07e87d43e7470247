import type { Field, FindReference, ReferenceField } from "@quarterdeck/model";
import { resourceChunk, writeReference } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { readChunk } from "#queries/model/read-chunk.ts";
import { isRefused } from "#queries/permission-cache.ts";
import { findByKey } from "./find-by-key.ts";
import { findByTitle } from "./find-by-title.ts";

/** Texts of a file by reference field. */
export type ReferenceTexts = ReadonlyMap<Field, ReadonlySet<string>>;

export interface ReferenceLookup {
  readonly find: FindReference;
  /** Labels of fields whose records could not be looked up. */
  readonly unchecked: readonly string[];
}

interface LookupOptions {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/** Looks up the records that a file refers to, by key or else by title (H9). */
export async function findReferences(
  referenceTexts: ReferenceTexts,
  { client, signal }: LookupOptions,
): Promise<ReferenceLookup> {
  const results = new Map<Field, ReadonlyMap<string, ReturnType<FindReference>>>();
  const unchecked: string[] = [];
  for (const [field, texts] of referenceTexts) {
    if (field.kind !== "reference" && field.kind !== "references") continue;
    const records = await findRecords(field, [...texts], { client, signal });
    if (records === undefined) unchecked.push(field.label);
    else results.set(field, records);
  }
  return { find: (field, text) => results.get(field)?.get(text), unchecked };
}

async function findRecords(
  field: ReferenceField,
  texts: readonly string[],
  { client, signal }: LookupOptions,
): Promise<ReadonlyMap<string, ReturnType<FindReference>> | undefined> {
  const chunk = await readChunk(client, resourceChunk(field.to));
  const resource = chunk?.resource;
  if (!chunk || resource === undefined || resource.parents.length > 0) return undefined;
  const { list, read } = resource.operations;
  if (field.alternateKeys !== undefined) return undefined;
  if (field.isLastSegment === true || [list, read].every((id) => id === undefined || isRefused(id)))
    return undefined;
  const target = { client, chunk, resource, signal };
  const keys = texts.filter((text) => field.isInteger !== true || /^-?\d+$/.test(text));
  const byKey = await findByKey(target, keys);
  if (byKey === undefined) return undefined;
  const rest = texts.filter((text) => !byKey.has(text));
  const byTitle = await findByTitle(target, rest);
  const results = new Map<string, ReturnType<FindReference>>();
  for (const text of texts) {
    const values = byKey.has(text) ? [byKey.get(text)] : (byTitle.get(text) ?? []);
    const isOne = values.length === 1;
    const error = values.length === 0 ? "no-record" : "several-records";
    results.set(text, isOne ? { value: writeReference(field, values[0]) } : { error });
  }
  return results;
}
