import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { Filter } from "#types/list-shape.ts";
import { labelOf, splitWords, writeLabel } from "./words.ts";

interface Labeled {
  readonly name: string;
  readonly label: string;
}

/**
 * Fields with distinct labels: equal ones take all words of their names, or the name itself. A record next to its key takes
 * its name: the key has the input and the column of the relation.
 */
export function distinguishFields<Item extends Labeled>(items: readonly Item[]): readonly Item[] {
  const counts = countLabels(items);
  const keyed = new Set(
    items.flatMap(({ name, label }) =>
      (counts.get(label) ?? 0) > 1 ? (recordOf(name) ?? []) : [],
    ),
  );
  const named = items.map((item) =>
    keyed.has(item.name) && (counts.get(item.label) ?? 0) > 1 ? withName(item) : item,
  );
  const whole = relabel(named, ({ name }) => labelOf(name));
  return relabel(whole, (item) => withName(item).label);
}

function withName<Item extends Labeled>(item: Item): Item {
  return { ...item, label: `${item.label} (${item.name})` };
}

/** Name of the record of a key: `ward` of `wardId` and `ward_id`. */
function recordOf(name: string): string | undefined {
  return /^(.+?)(?:_(?:id|uuid|key)|_?(?:Id|ID|Uuid))$/.exec(name)?.[1];
}

/** A request body whose fields of one label differ, also inside of its envelope. */
export function distinguishBody(field: Field, [step, ...rest]: JsonPath): Field {
  if (field.kind !== "group") return field;
  const own = distinguishFields(field.fields);
  const fields =
    step === undefined
      ? own
      : own.map((inner) => (inner.name === step ? distinguishBody(inner, rest) : inner));
  return { ...field, fields };
}

/** Filters by different fields of one label, with the labels of the fields: `ward` and `ward_id`. */
export function distinguishFilters(
  filters: readonly Filter[],
  fields: readonly Field[],
): readonly Filter[] {
  const namesOf = new Map<string, Set<string>>();
  for (const { field, fieldName, name } of filters) {
    const names = namesOf.get(field.label) ?? new Set<string>();
    namesOf.set(field.label, names.add(fieldName ?? name));
  }
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return filters.map((filter) => {
    const { field, fieldName } = filter;
    const label = labels.get(fieldName ?? "");
    const isShared = (namesOf.get(field.label)?.size ?? 0) > 1;
    return isShared && label !== undefined ? { ...filter, field: { ...field, label } } : filter;
  });
}

function relabel<Item extends Labeled>(
  items: readonly Item[],
  labelFor: (item: Item) => string,
): readonly Item[] {
  const counts = countLabels(items);
  return items.map((item) =>
    (counts.get(item.label) ?? 0) > 1 ? { ...item, label: labelFor(item) } : item,
  );
}

function countLabels(items: readonly { readonly label: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of items) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

interface Action extends Labeled {
  readonly method: string;
  readonly path: string;
}

/** Labels of actions of one resource by name; equal ones add the words in which their paths differ, or the method. */
export function distinguishActions(actions: readonly Action[]): ReadonlyMap<string, string> {
  const counts = countLabels(actions);
  const labels = new Map<string, string>();
  for (const action of actions) {
    if ((counts.get(action.label) ?? 0) < 2) continue;
    const same = actions.filter(({ label }) => label === action.label);
    const difference = differenceOf(action, same);
    if (difference !== undefined) labels.set(action.name, `${action.label} (${difference})`);
  }
  return labels;
}

/** Undefined for an action whose words and method are those of the others, which have further words. */
function differenceOf(action: Action, same: readonly Action[]): string | undefined {
  const wordsOf = ({ path }: Action) => splitWords(path);
  const others = same.filter((other) => other !== action).map((other) => new Set(wordsOf(other)));
  const own = wordsOf(action).filter((word) => others.some((words) => !words.has(word)));
  if (own.length > 0) return writeLabel(own).toLowerCase();
  const isOther = same.every(
    ({ method, path }) => method !== action.method || path === action.path,
  );
  return isOther ? action.method.toUpperCase() : undefined;
}
