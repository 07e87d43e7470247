import type { Field } from "#types/field.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import { ExactNumber } from "#types/json.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { writtenField } from "#request/writes/written-field.ts";
import { findChanges } from "./find-changes.ts";

/** A value without secrets, and the names of the removed members. */
export interface StorableValue {
  readonly value: unknown;
  /** Outermost first, joined by dots. */
  readonly hidden: readonly string[];
}

/** Returns a record as it may be stored in a browser: without secrets, write-only members and files. */
export function withoutSecrets(chunk: ModelChunk, record: unknown): StorableValue {
  const hidden = new Set<string>();
  let value = record;
  // Write-only members exist in request bodies only.
  for (const fields of [chunk.resource?.fields ?? [], ...bodiesOf(chunk)]) {
    value = withoutSecretMembers(fields, value, [], hidden);
  }
  return { value, hidden: [...hidden] };
}

/** Lists changed members that no response shows because they are secret. */
export function hiddenChanges(
  field: Field,
  { before, after }: { readonly before?: unknown; readonly after?: unknown },
): readonly string[] {
  const fields = field.kind === "group" ? field.fields : [];
  return findChanges(fields, before, after)
    .filter(({ field: own, ...change }) => own !== undefined && hidesChange(own, change))
    .map(({ name }) => name);
}

/** A member that contains a changed secret cannot be restored either. */
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

/** A file counts as secret: it may contain anything. */
function isSecret({ kind, isWriteOnly }: Field): boolean {
  return kind === "secret" || kind === "file" || isWriteOnly === true;
}

function withoutSecretMembers(
  fields: readonly Field[],
  value: unknown,
  path: readonly string[],
  hidden: Set<string>,
): unknown {
  if (!isJsonObject(value)) return withoutSecretValue(undefined, value, path, hidden);
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.find((one) => one.name === name);
    const remaining = withoutSecretValue(field, inner, [...path, name], hidden);
    return remaining === undefined ? [] : [[name, remaining] as const];
  });
  return Object.fromEntries(entries);
}

function withoutSecretValue(
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
    return value.map((one: unknown) => withoutSecretValue(item, one, path, hidden) ?? null);
  }
  if (!isJsonObject(value)) return value;
  return withoutSecretMembers(field?.kind === "group" ? field.fields : [], value, path, hidden);
}

/** True for a file or another object that is not JSON. */
function isForeign(value: object): boolean {
  return !Array.isArray(value) && !isJsonObject(value) && !(value instanceof ExactNumber);
}
