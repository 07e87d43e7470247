import type { Filter, FilterOperator, ListState, ReferenceField } from "@quarterdeck/model";
import type { FilterGroup } from "./filter-groups.ts";
import { spanLine } from "./filter-groups.ts";
import { findPeriods, periodFilters } from "./filter-periods.ts";
import { isOfInstants, writeInstant, writeSpan } from "./filter-span.ts";
import { type Period, periods } from "#fields/filters/relative-days.ts";
import type { Sign, TypedTerm } from "./typed-terms.ts";

/** A typed condition as filters, or the reason why it has none. */
export type Condition =
  | {
      readonly kind: "filters";
      readonly group: FilterGroup;
      readonly filters: ListState["filters"];
    }
  | {
      /** The value is the title of a record, whose key is not read yet. */
      readonly kind: "reference";
      readonly group: FilterGroup;
      readonly filter: Filter & { readonly field: ReferenceField };
      readonly title: string;
    }
  | { readonly kind: "no-value"; readonly group: FilterGroup }
  | { readonly kind: "no-field"; readonly name: string }
  | { readonly kind: "no-sign"; readonly group: FilterGroup; readonly offered: readonly Sign[] }
  | { readonly kind: "bad-value"; readonly group: FilterGroup; readonly message: string }
  | {
      readonly kind: "no-choice";
      readonly group: FilterGroup;
      readonly value: string;
      readonly choices: readonly string[];
    };

export interface ConditionOptions {
  readonly groups: readonly FilterGroup[];
  /** Names of periods and of yes and no in the language of the user, with their values. */
  readonly words: ReadonlyMap<string, string>;
  /** Key of a record by its typed title. */
  readonly keyOf: (field: ReferenceField, title: string) => string | undefined;
  /** Converts typed text to values of the address. */
  readonly read: (filter: Filter, typed: readonly string[]) => readonly string[];
  /** Error message; empty if the values are valid. */
  readonly findError: (filter: Filter, typed: readonly string[]) => string;
}

/** Operators of a sign, most likely first. */
const operators: Readonly<Record<Sign, readonly FilterOperator[]>> = {
  ":": ["in", "is", "contains", "starts-with", "raw"],
  "=": ["is", "in", "raw"],
  "!=": ["is-not"],
  ">=": ["at-least"],
  ">": ["more-than"],
  "<=": ["at-most"],
  "<": ["less-than"],
};
/** For texts, a part of the value is the most likely. */
const partsFirst: readonly FilterOperator[] = ["contains", "is", "in", "starts-with", "raw"];

/** Reads a condition with the filters of the list. */
export function readCondition(term: TypedTerm, options: ConditionOptions): Condition {
  const group = findGroup(options.groups, term.name);
  if (group === undefined) return { kind: "no-field", name: term.name };
  if (term.sign === undefined || term.values.length === 0) return { kind: "no-value", group };
  const [first = ""] = term.values;
  const word = options.words.get(plain(first)) ?? plain(first);
  if (term.sign === ":" || term.sign === "=") {
    const special = readPeriodWord(group, word) ?? readEmpty(group, word);
    if (special !== undefined) return { kind: "filters", group, filters: special };
  }
  const day = readDay(group, term.sign, first);
  if (day !== undefined) return { kind: "filters", group, filters: day };
  const filter = findFilter(group, term);
  if (filter === undefined) {
    const inclusive = readInclusive(group, term);
    if (inclusive !== undefined) return readValues({ group, ...inclusive }, options);
  }
  if (filter === undefined) return { kind: "no-sign", group, offered: signsOf(group) };
  return readValues({ group, filter, term }, options);
}

interface Match {
  readonly group: FilterGroup;
  readonly filter: Filter;
  readonly term: TypedTerm;
}

function readValues({ group, filter, term }: Match, options: ConditionOptions): Condition {
  const { field } = filter;
  const values: string[] = [];
  for (const typed of term.values) {
    if (field.kind === "choice" || field.kind === "choices") {
      const choice = findNamed(field.choices, typed, ({ label, value }) => [label, String(value)]);
      const choices = field.choices.map(({ label }) => label);
      if (choice === undefined) return { kind: "no-choice", group, value: typed, choices };
      values.push(String(choice.value));
    } else if (field.kind === "boolean") {
      values.push(options.words.get(plain(typed)) ?? plain(typed));
    } else if (field.kind === "reference" || field.kind === "references") {
      const key = options.keyOf(field, typed);
      if (key === undefined) {
        return { kind: "reference", group, filter: { ...filter, field }, title: typed };
      }
      values.push(key);
    } else if (isOfInstants(filter)) {
      values.push(writeInstant(filter, typed) || typed);
    } else {
      values.push(typed);
    }
  }
  const message = isOfInstants(filter) ? "" : options.findError(filter, values);
  if (message !== "") return { kind: "bad-value", group, message };
  const isMany = filter.operator === "in";
  const read = options.read(filter, values);
  return { kind: "filters", group, filters: { [filter.name]: isMany ? read : read.slice(0, 1) } };
}

/** The field of a name: by its id or label, else by a part of one. */
export function findGroup(groups: readonly FilterGroup[], name: string): FilterGroup | undefined {
  const part = plain(name);
  return (
    findNamed(groups, name, ({ id, label }) => [id, label]) ??
    groups.find(({ id, label }) => part !== "" && plain(`${id} ${label}`).includes(part))
  );
}

function findNamed<One>(
  all: readonly One[],
  typed: string,
  namesOf: (one: One) => readonly string[],
): One | undefined {
  const name = plain(typed);
  if (name === "") return undefined;
  return (
    all.find((one) => namesOf(one).some((other) => plain(other) === name)) ??
    all.find((one) => namesOf(one).some((other) => plain(other).startsWith(name)))
  );
}

/** True for the whole id or label of a field. */
export function isFieldName(groups: readonly FilterGroup[], name: string): boolean {
  return groups.some(({ id, label }) => [id, label].some((one) => plain(one) === plain(name)));
}

/** Text without case, spaces, hyphens and underscores. */
export function plain(text: string): string {
  return text.toLocaleLowerCase().replaceAll(/[\s_-]/g, "");
}

function findFilter(group: FilterGroup, { sign, values }: TypedTerm): Filter | undefined {
  if (sign === undefined) return undefined;
  const isText = group.filters.every(({ field }) => field.kind === "text");
  const candidates = sign === ":" && isText ? partsFirst : operators[sign];
  const offered = candidates.flatMap((operator) =>
    group.filters.filter((filter) => filter.operator === operator),
  );
  const many = values.length > 1 ? offered.find(({ operator }) => operator === "in") : undefined;
  return many ?? offered[0];
}

const inclusives: Readonly<Partial<Record<Sign, FilterOperator>>> = {
  ">": "at-least",
  "<": "at-most",
};

/** `total>500` as `total>=501`, and a day after or before: the next value, for an API that has only those filters. */
function readInclusive(
  { filters }: FilterGroup,
  term: TypedTerm,
): Pick<Match, "filter" | "term"> | undefined {
  const { sign, values } = term;
  const filter = sign && filters.find(({ operator }) => operator === inclusives[sign]);
  const next = filter && nextValue(filter.field, values[0] ?? "", sign === ">" ? 1 : -1);
  return next === undefined || filter === undefined
    ? undefined
    : { filter, term: { ...term, values: [next] } };
}

const DAY_MS = 86_400_000;

function nextValue(field: Filter["field"], text: string, step: 1 | -1): string | undefined {
  if (field.kind === "number" && field.isInteger && /^-?\d{1,15}$/.test(text))
    return String(Number(text) + step);
  const day = field.kind === "date" && /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(day) ? undefined : new Date(day + step * DAY_MS).toISOString().slice(0, 10);
}

/** Signs that a field has filters for. */
function signsOf({ filters }: FilterGroup): readonly Sign[] {
  const signs = Object.keys(operators) as Sign[];
  return signs.filter((sign) => filters.some(({ operator }) => operators[sign].includes(operator)));
}

function readPeriodWord(group: FilterGroup, word: string): ListState["filters"] | undefined {
  const offer = findPeriods(group.filters, group);
  const period: Period | undefined = periods.find((one) => plain(one) === word);
  if (offer === undefined || period === undefined || !offer.offered.includes(period)) {
    return undefined;
  }
  return periodFilters(offer, period);
}

function readEmpty({ filters }: FilterGroup, word: string): ListState["filters"] | undefined {
  const filter = filters.find(({ operator }) => operator === "empty");
  if (filter === undefined || (word !== "empty" && word !== "notempty")) return undefined;
  return { [filter.name]: [String(word === "empty")] };
}

/** The instants of a day, where the list filters by both ends of a range. */
function readDay(group: FilterGroup, sign: Sign, text: string): ListState["filters"] | undefined {
  const line = sign === ":" || sign === "=" ? spanLine(group) : undefined;
  if (line?.span === undefined || !/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(text)) {
    return undefined;
  }
  const filters = writeSpan(line.span, text);
  return Object.keys(filters).length === 0 ? undefined : filters;
}
