import { type Field, type FieldKind, isCreation } from "@quarterdeck/model";
import { isStateName } from "#fields/values/state-name.ts";

/** Fewer fields may be in the order of their names by chance. */
const leastByName = 8;
const mostReferences = 3;

/**
 * Order of columns. Changes and their authors are last. Some generators list fields by name: then the state, references
 * and the creation time come first, and switches and lists last.
 */
export function firstColumns(fields: readonly Field[]): readonly Field[] {
  if (!isByName(fields)) return fields.toSorted((one, other) => audit(one) - audit(other));
  const references = fields.filter(({ kind }) => kind === "reference").slice(0, mostReferences);
  const rankOf = (field: Field): number => {
    if (isState(field)) return 0;
    if (references.includes(field)) return 1;
    if (isTime(field) && isCreation(field)) return 2;
    return ranks[field.kind] ?? 3;
  };
  return fields.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** 1 for the author and the time of a change, which some generators list first. */
function audit({ name }: Field): number {
  return /^(?:created_?by|(?:changed|modified|updated)_?(?:at|by|on))$/i.test(name) ? 1 : 0;
}

/** True for a choice of the record's states, which people look for first. */
export function isState({ kind, name }: Field): boolean {
  return kind === "choice" && isStateName(name);
}

const ranks: Readonly<Partial<Record<FieldKind, number>>> = {
  date: 4,
  "date-time": 4,
  time: 4,
  boolean: 5,
  reference: 6,
  references: 6,
  choices: 6,
  group: 6,
  list: 6,
  map: 6,
  json: 6,
};

function isTime({ kind }: Field): boolean {
  return kind === "date" || kind === "date-time";
}

/** True for ascending names; the parts of an `allOf` are each in order. */
function isByName(fields: readonly Field[]): boolean {
  const names = fields.map(({ name }) => name.toLowerCase());
  const falls = names.filter((name, at) => at > 0 && (names[at - 1] ?? "") > name).length;
  return names.length >= leastByName && falls <= names.length / 10;
}
