import type { Field } from "#types/field.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import { ExactNumber } from "#types/json.ts";
import { isJsonObject } from "#request/value-at.ts";
import { writtenField } from "#request/written-field.ts";
import { findChanges } from "./find-changes.ts";

/** A value without what must not be kept, and the names of those that it lost. */
export interface Keepable {
  readonly value: unknown;
  /** Outermost first, joined by dots. */
  readonly hidden: readonly string[];
}

/** What of a record may be kept in a browser: no secret, nothing write-only, no file. */
export function withoutSecrets(chunk: ModelChunk, record: unknown): Keepable {
  const hidden = new Set<string>();
  let value = record;
  // What is only ever written stands in the bodies alone.
  for (const fields of [chunk.resource?.fields ?? [], ...bodiesOf(chunk)]) {
    value = keepMembers(fields, value, [], hidden);
  }
  return { value, hidden: [...hidden] };
}

/** The members of a change that no answer will show: changed to something, and secret. */
export function hiddenChanges(
  field: Field,
  { before, after }: { readonly before?: unknown; readonly after?: unknown },
): readonly string[] {
  const fields = field.kind === "group" ? field.fields : [];
  return findChanges(fields, before, after)
    .filter(({ field: own, ...change }) => own !== undefined && hidesChange(own, change))
    .map(({ name }) => name);
}

/** A member that holds a changed secret is no more to be had as it was than the secret itself. */
function hidesChange(field: Field, change: { readonly before: unknown; readonly after: unknown }) {
  if (change.after === undefined) return false;
  return isSecret(field) || hiddenChanges(field, change).length > 0;
}

function bodiesOf({ resource, operations }: ModelChunk): readonly (readonly Field[])[] {
  const { create, update, replace } = resource?.operations ?? {};
  return operations
    .filter(({ id }) => [create, update, replace].includes(id))
    .map((operation) => resource && writtenField({ operations }, resource, operation))
    .map((field) => (field?.kind === "group" ? field.fields : []));
}

/** A file is one, too: it may hold anything, and does not stay. */
function isSecret({ kind, isWriteOnly }: Field): boolean {
  return kind === "secret" || kind === "file" || isWriteOnly === true;
}

function keepMembers(
  fields: readonly Field[],
  value: unknown,
  path: readonly string[],
  hidden: Set<string>,
): unknown {
  if (!isJsonObject(value)) return keepValue(undefined, value, path, hidden);
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.find((one) => one.name === name);
    const kept = keepValue(field, inner, [...path, name], hidden);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

function keepValue(
  field: Field | undefined,
  value: unknown,
  path: readonly string[],
  hidden: Set<string>,
): unknown {
  if (value === undefined) return undefined;
  const isNothing = value === null || value === "";
  const isUnkeepable = typeof value === "object" && value !== null && isForeign(value);
  if (isUnkeepable || (!isNothing && (field?.kind === "secret" || field?.isWriteOnly === true))) {
    hidden.add(path.join("."));
    return undefined;
  }
  if (Array.isArray(value)) {
    const item = field?.kind === "list" ? field.item : undefined;
    return value.map((one: unknown) => keepValue(item, one, path, hidden) ?? null);
  }
  if (!isJsonObject(value)) return value;
  return keepMembers(field?.kind === "group" ? field.fields : [], value, path, hidden);
}

/** A file, or another thing that is no JSON. */
function isForeign(value: object): boolean {
  return !Array.isArray(value) && !isJsonObject(value) && !(value instanceof ExactNumber);
}
