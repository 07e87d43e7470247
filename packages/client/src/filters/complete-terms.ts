import type { ComboboxOption } from "#components/overlays/combobox-list.tsx";
import { type FilterGroup, usefulFilters } from "./filter-groups.ts";
import { findPeriods } from "./filter-periods.ts";
import { findGroup, plain } from "./read-condition.ts";
import { quote, type TypedTerm } from "./typed-terms.ts";

/** The text with its last term completed. */
export interface Completion {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly text: string;
}

interface Completed {
  readonly text: string;
  readonly terms: readonly TypedTerm[];
  readonly groups: readonly FilterGroup[];
  /** Words of the language of the user with the values that they mean. */
  readonly words: ReadonlyMap<string, string>;
  /** Records whose title matches the last value. */
  readonly records: readonly ComboboxOption[];
}

/** Fields, or values of the field, that complete the last term of a text. */
export function complete(typed: Completed): readonly Completion[] {
  const { text, terms, groups } = typed;
  const last = terms.at(-1);
  const isNew = last === undefined || /\s$/.test(text);
  if (isNew || last.sign === undefined) {
    const begin = isNew ? text : text.slice(0, last.start);
    return fieldsOf(groups, isNew ? "" : last.name).map((group) => ({
      id: group.id,
      label: group.label,
      text: begin + quote(writtenName(group)) + (isOrdered(group) ? "" : ":"),
    }));
  }
  const group = findGroup(groups, last.name);
  if (group === undefined) return [];
  const list = text.slice(last.start);
  const from = Math.max(list.lastIndexOf(","), list.search(/[:=<>]/)) + last.start + 1;
  const begin = text.slice(0, text[from] === "=" ? from + 1 : from);
  const value = plain(text.slice(begin.length).replaceAll('"', ""));
  return valuesOf(group, typed)
    .filter(({ label, id }) => [label, id].some((one) => plain(one).includes(value)))
    .map(({ id, label, detail }) => ({ id, label, detail, text: `${begin}${quote(id)} ` }));
}

/** The text with the key of a record in a term, which may be followed by others. */
export function completeRecord({ text, term, records }: RecordTerm): readonly Completion[] {
  const end = term.start + term.text.length;
  const begin = text.slice(0, term.start + term.text.search(/[:=<>!]/)) + (term.sign ?? ":");
  return records.map(({ id, label, detail }) => ({
    id,
    label,
    detail,
    text: begin + quote(id.slice(1)) + (text.slice(end) || " "),
  }));
}

interface RecordTerm extends Pick<Completed, "text" | "records"> {
  readonly term: TypedTerm;
}

interface Value {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

function valuesOf(group: FilterGroup, { words, records }: Completed): readonly Value[] {
  if (records.length > 0) {
    return records.map(({ id, label, detail }) => ({ id: id.slice(1), label, detail }));
  }
  const offered = findPeriods(group.filters, group)?.offered ?? [];
  const wordOf = (value: string): string =>
    Array.from(words).find(([, one]) => one === plain(value))?.[0] ?? value;
  const choices = usefulFilters(group).flatMap(({ field }) =>
    field.kind === "choice" || field.kind === "choices"
      ? field.choices.map(({ label, value }) => ({ id: String(value), label }))
      : field.kind === "boolean"
        ? ["true", "false"].map((value) => ({ id: wordOf(value), label: wordOf(value) }))
        : [],
  );
  const values = [...offered.map((period) => ({ id: period, label: period })), ...choices];
  return values.filter(({ id }, at) => values.findIndex((one) => one.id === id) === at);
}

function fieldsOf(groups: readonly FilterGroup[], typed: string): readonly FilterGroup[] {
  const name = plain(typed);
  return groups.filter(({ id, label }) => [id, label].some((one) => plain(one).includes(name)));
}

/** The name that the user types: a filter without a field has only its label. */
function writtenName({ id, label }: FilterGroup): string {
  return id.startsWith(" ") ? label : id;
}

/** True for fields that are compared with `<` and `>`. */
function isOrdered({ filters }: FilterGroup): boolean {
  return filters.some(({ field, operator }) => field.kind === "number" && operator !== "in");
}
