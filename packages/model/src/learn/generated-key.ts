import { isKeyName } from "#infer/names/technical-names.ts";
import { ownMember } from "#own/own-member.ts";
import { isUuidText } from "#own/uuid.ts";
import type { Field } from "#types/field.ts";
import type { Resource } from "#types/resource.ts";
import { mayGenerate } from "./refine-fields.ts";

type Rows = readonly Readonly<Record<string, unknown>>[];
type Keyed = Pick<Resource, "key" | "fields">;

const LEAST_COUNTED = 2;
const COUNTED = /^[1-9]\d*$/;

/** The refined fields, and the key if a create may omit it and the API generates it. */
export function withGeneratedKey(
  refined: readonly Field[] | undefined,
  resource: Keyed,
  created: Field | undefined,
  rows: Rows,
): readonly Field[] | undefined {
  const key = findGeneratedKey(resource, created, rows);
  if (key === undefined || refined?.some(({ name }) => name === key.name)) return refined;
  return [...(refined ?? []), key];
}

/** The field of a key that the API generates, as its rows show: UUIDs, or numbers under the name of a key. */
function findGeneratedKey(
  { key, fields }: Keyed,
  created: Field | undefined,
  rows: Rows,
): Field | undefined {
  const [part, ...others] = key;
  const [name = "", ...deeper] = part?.field ?? [];
  if (others.length > 0 || deeper.length > 0 || rows.length === 0) return undefined;
  const field = fields.find((one) => one.name === name);
  const input = memberOf(created, name);
  if (field?.kind !== "text" && field?.kind !== "number") return undefined;
  if (input === undefined || !mayGenerate(input)) return undefined;
  const values = rows.map((row) => ownMember(row, name));
  const isCounted =
    isKeyName(name) &&
    values.length >= LEAST_COUNTED &&
    values.every((value) => COUNTED.test(String(value)));
  return isCounted || values.every(isUuidText) ? { ...field, isGenerated: true } : undefined;
}

/** Member of the body of a create, or of the only member that has the record. */
function memberOf(body: Field | undefined, name: string): Field | undefined {
  if (body?.kind !== "group") return undefined;
  const [only, ...others] = body.fields;
  const own = body.fields.find((field) => field.name === name);
  return own ?? (others.length === 0 ? memberOf(only, name) : undefined);
}
