import type { Field, FindReference, ReferenceField } from "@quarterdeck/model";
import { resourceChunk, writeReference } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { readChunk } from "#queries/model/read-chunk.ts";
import { isRefused } from "#queries/permission-cache.ts";
import { findByKey } from "./find-by-key.ts";
import { findByTitle } from "./find-by-title.ts";

/** Texts of a file by the field that refers with them. */
export type AskedReferences = ReadonlyMap<Field, ReadonlySet<string>>;

export interface FoundReferences {
  readonly find: FindReference;
  /** Labels of the fields whose records could not be looked for. */
  readonly unchecked: readonly string[];
}

interface LookUp {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/** Who asks for a file to be checked asks for the records that it names (H9), by key or else by title. */
export async function lookUpReferences(
  asked: AskedReferences,
  { client, signal }: LookUp,
): Promise<FoundReferences> {
  const known = new Map<Field, ReadonlyMap<string, ReturnType<FindReference>>>();
  const unchecked: string[] = [];
  for (const [field, texts] of asked) {
    if (field.kind !== "reference" && field.kind !== "references") continue;
    const found = await lookUp(field, [...texts], { client, signal });
    if (found === undefined) unchecked.push(field.label);
    else known.set(field, found);
  }
  return { find: (field, text) => known.get(field)?.get(text), unchecked };
}

async function lookUp(
  field: ReferenceField,
  texts: readonly string[],
  { client, signal }: LookUp,
): Promise<ReadonlyMap<string, ReturnType<FindReference>> | undefined> {
  const chunk = await readChunk(client, resourceChunk(field.to));
  const resource = chunk?.resource;
  if (!chunk || resource === undefined || resource.parents.length > 0) return undefined;
  const { list, read } = resource.operations;
  if (field.isLastSegment === true || [list, read].every((id) => id === undefined || isRefused(id)))
    return undefined;
  const target = { chunk, resource, signal };
  const keys = texts.filter((text) => field.isInteger !== true || /^-?\d+$/.test(text));
  const byKey = await findByKey(target, keys);
  if (byKey === undefined) return undefined;
  const rest = texts.filter((text) => !byKey.has(text));
  const byTitle = await findByTitle(target, rest);
  const found = new Map<string, ReturnType<FindReference>>();
  for (const text of texts) {
    const values = byKey.has(text) ? [byKey.get(text)] : (byTitle.get(text) ?? []);
    const isOne = values.length === 1;
    const fault = values.length === 0 ? "no-record" : "several-records";
    found.set(text, isOne ? { value: writeReference(field, values[0]) } : { error: fault });
  }
  return found;
}
