import type { Field } from "#types/field.ts";
import { isJsonObject } from "#request/values/value-at.ts";

/**
 * A record as a body takes it whole: without what is read-only or only ever answered, with what no description knows,
 * less where the body refuses members of other names.
 * `answered` are the fields of the record as it is read.
 */
export function reconcileRecord(value: unknown, taken: Field, answered: readonly Field[]): unknown {
  if (Array.isArray(value)) {
    const item = taken.kind === "list" ? taken.item : undefined;
    if (item === undefined) return value;
    return value.map((one: unknown) => reconcileRecord(one, item, []));
  }
  if (taken.kind !== "group" || !isJsonObject(value)) return value;
  const isClosed = taken.isClosed ?? false;
  const takes = new Map(taken.fields.map((field) => [field.name, field]));
  const responses = new Map(answered.map((field) => [field.name, field]));
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const own = takes.get(name);
    const read = responses.get(name);
    if (own === undefined) return read === undefined && !isClosed ? [[name, entry] as const] : [];
    if (own.isReadOnly === true) return [];
    const inner = read?.kind === "group" ? read.fields : [];
    return [[name, reconcileRecord(entry, own, inner)] as const];
  });
  return Object.fromEntries(entries);
}
