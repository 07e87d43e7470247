import { ownMember } from "#own/own-member.ts";
import { writeReference } from "#request/references/reference-options.ts";
import type { Field, GroupField } from "#types/field.ts";
import { memberKey } from "#request/records/member-title.ts";
import { isUnset } from "#request/values/is-unset.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/** The writable members of a value, and required ones that it lacks. */
export interface WritableValue {
  /** Undefined: nothing can be written. */
  readonly value: unknown;
  /** Names of required members, outermost first, joined by dots. */
  readonly missing: readonly string[];
  /** Names of required members that the API itself leaves out, although it declares them required in responses too. */
  readonly unproven: readonly string[];
}

/** Reduces a value from a response to the members that a body accepts. */
export function writableValue(
  body: Field,
  shown: Field | undefined,
  value: unknown,
): WritableValue {
  if (body.isReadOnly === true) return nothing;
  const input = plainKey(body, shown, value);
  // A field without a schema does not restrict null.
  const isRefused = input === null && body.isNullable !== true && body.kind !== "json";
  if (input === undefined || isRefused) {
    if (!body.isRequired) return nothing;
    const empty = input === null ? emptyValue(body) : undefined;
    if (empty !== undefined) return { ...nothing, value: empty };
    // The API itself breaks its description.
    const isOwn = shown?.isRequired === true && !shown.isWriteOnly && !shown.isNullable;
    return isOwn ? { ...nothing, value: input, unproven: [""] } : { ...nothing, missing: [""] };
  }
  if (body.kind === "group" && isJsonObject(input)) return writableMembers(body, shown, input);
  if (body.kind !== "list" || !Array.isArray(input)) return { ...nothing, value: input };
  const item = shown?.kind === "list" ? shown.item : undefined;
  const items = input.map((one: unknown) => writableValue(body.item, item, one));
  return {
    value: items.map((one) => one.value),
    missing: items.flatMap((one, index) => within(String(index), one.missing)),
    unproven: items.flatMap((one, index) => within(String(index), one.unproven)),
  };
}

/** Empty list or map, which many servers show as null; undefined if the body refuses it. */
function emptyValue(body: Field): unknown {
  if (body.kind === "map") return (body.minProperties ?? 0) > 0 ? undefined : {};
  const isList = body.kind === "list" || body.kind === "choices" || body.kind === "references";
  const least = body.kind === "list" || body.kind === "choices" ? (body.minItems ?? 0) : 0;
  return isList && least === 0 ? [] : undefined;
}

const nothing: WritableValue = { value: undefined, missing: [], unproven: [] };

function writableMembers(
  { fields, additionalProperties }: GroupField,
  shown: Field | undefined,
  value: Readonly<Record<string, unknown>>,
): WritableValue {
  const members: [string, unknown][] = [];
  const missing: string[] = [];
  const unproven: string[] = [];
  for (const field of fields) {
    const existing =
      shown?.kind === "group" ? shown.fields.find(({ name }) => name === field.name) : undefined;
    const inner = ownMember(value, field.name);
    const reduced = writableValue(field, existing, inner);
    const isWritten = reduced.value !== undefined && !isUnset(field, reduced.value);
    if (isWritten) members.push([field.name, reduced.value]);
    missing.push(...within(field.name, reduced.missing));
    unproven.push(...within(field.name, reduced.unproven));
  }
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.entries(value).filter(([name]) => !names.has(name));
  const free = additionalProperties === undefined ? [] : others;
  return { value: Object.fromEntries([...members, ...free]), missing, unproven };
}

function within(name: string, missing: readonly string[]): readonly string[] {
  return missing.map((inner) => (inner === "" ? name : `${name}.${inner}`));
}

const structured: ReadonlySet<Field["kind"]> = new Set([
  "group",
  "list",
  "map",
  "variants",
  "json",
]);

/** Responses embed the referenced record where bodies take its key, or an object with its key alone. */
function plainKey(body: Field, shown: Field | undefined, value: unknown): unknown {
  if (structured.has(body.kind) || !isJsonObject(value)) return value;
  const path = shown?.kind === "reference" ? shown.keyPath : [];
  // A list may have the record in place of its key.
  const isKey = shown?.kind === "reference" && path.length === 0;
  const key = isKey ? memberKey(value) : path.length === 0 ? undefined : valueAt(value, path);
  if (body.kind !== "reference" || key === undefined) return key;
  // The key has the type that the API returned.
  return writeReference({ ...body, isInteger: true }, key);
}
