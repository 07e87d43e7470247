import type { Field } from "#types/field.ts";
import { isJsonObject, valueAt } from "#request/value-at.ts";

/** What of a shown value a body takes, and what it needs that was not shown. */
export interface Fitted {
  /** Undefined: nothing of it. */
  readonly value: unknown;
  /** Names that the body requires, outermost first, joined by dots. */
  readonly missing: readonly string[];
}

/** A value as an answer shows it, as a body takes it: without what is read-only or unknown there. */
export function fitValue(body: Field, shown: Field | undefined, value: unknown): Fitted {
  if (body.isReadOnly === true) return nothing;
  const given = plainKey(body, shown, value);
  // Where a schema says nothing, it says nothing of null either.
  const isRefused = given === null && body.isNullable !== true && body.kind !== "json";
  if (given === undefined || isRefused) {
    return body.isRequired ? { value: undefined, missing: [""] } : nothing;
  }
  if (body.kind === "group" && isJsonObject(given)) return fitMembers(body.fields, shown, given);
  if (body.kind !== "list" || !Array.isArray(given)) return { value: given, missing: [] };
  const item = shown?.kind === "list" ? shown.item : undefined;
  const items = given.map((one: unknown) => fitValue(body.item, item, one));
  return {
    value: items.map((one) => one.value),
    missing: items.flatMap((one, index) => within(String(index), one.missing)),
  };
}

const nothing: Fitted = { value: undefined, missing: [] };

function fitMembers(
  fields: readonly Field[],
  shown: Field | undefined,
  value: Readonly<Record<string, unknown>>,
): Fitted {
  const members: [string, unknown][] = [];
  const missing: string[] = [];
  for (const field of fields) {
    const known =
      shown?.kind === "group" ? shown.fields.find(({ name }) => name === field.name) : undefined;
    const inner = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
    const fitted = fitValue(field, known, inner);
    if (fitted.value !== undefined) members.push([field.name, fitted.value]);
    missing.push(...within(field.name, fitted.missing));
  }
  return { value: Object.fromEntries(members), missing };
}

function within(name: string, missing: readonly string[]): readonly string[] {
  return missing.map((inner) => (inner === "" ? name : `${name}.${inner}`));
}

/** Answers embed what a reference leads to where bodies take its key. */
function plainKey(body: Field, shown: Field | undefined, value: unknown): unknown {
  const isPlain = body.kind !== "group" && body.kind !== "list" && body.kind !== "json";
  if (!isPlain || !isJsonObject(value)) return value;
  const path = shown?.kind === "reference" ? shown.keyPath : [];
  return path.length === 0 ? undefined : valueAt(value, path);
}
