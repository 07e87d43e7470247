import type { Field, FieldKind } from "#types/field.ts";
import type { Filter, FilterOperator, ParameterLocation } from "#types/list-shape.ts";
import type { FilterLanguage } from "./filter-languages.ts";
import type { TableField } from "./filter-tables.ts";
import type { ListParameter } from "./list-parameters.ts";
import { labelOf } from "#infer/names/words.ts";

interface WhereOperator {
  readonly operator: FilterOperator;
  /** Member in the condition; absent if the condition is the value itself. */
  readonly member?: string;
  /** Word after the field label. */
  readonly word: string;
}

const is: WhereOperator = { operator: "is", word: "" };
const isNot: WhereOperator = { operator: "is-not", member: "neq", word: "is not" };
const isOneOf: WhereOperator = { operator: "in", member: "inq", word: "is one of" };
const contains: WhereOperator = { operator: "contains", member: "like", word: "contains" };
const number: readonly WhereOperator[] = [
  is,
  isNot,
  isOneOf,
  { operator: "at-least", member: "gte", word: "from" },
  { operator: "at-most", member: "lte", word: "to" },
  { operator: "more-than", member: "gt", word: "above" },
  { operator: "less-than", member: "lt", word: "below" },
];
const time: readonly WhereOperator[] = [
  is,
  { operator: "at-least", member: "gte", word: "from" },
  { operator: "at-most", member: "lte", word: "to" },
  { operator: "more-than", member: "gt", word: "after" },
  { operator: "less-than", member: "lt", word: "before" },
];
const text: readonly WhereOperator[] = [is, isNot, isOneOf, contains];
const ofChoice: readonly WhereOperator[] = [is, isNot, isOneOf];

/** Operators by field kind, as in LoopBack: https://loopback.io/doc/en/lb4/Where-filter.html */
const operators: Readonly<Partial<Record<FieldKind, readonly WhereOperator[]>>> = {
  number,
  date: time,
  "date-time": time,
  time,
  text,
  "long-text": text,
  email: text,
  url: text,
  choice: ofChoice,
};

const unfilterable: ReadonlySet<FieldKind> = new Set([
  "group",
  "list",
  "json",
  "choices",
  "references",
  "file",
  "secret",
]);

/** Filters of a `where` parameter on any row field; with all operators if the query is LoopBack's. */
export function whereFilters(
  { at, siblings = [] }: ListParameter,
  rows: readonly Field[],
): readonly Filter[] {
  const isLoopBack = ["order", "skip", "limit", "fields"].every((name) => siblings.includes(name));
  const filters = rows
    .filter(({ kind }) => !unfilterable.has(kind))
    .flatMap((field) => {
      const offered = isLoopBack ? (operators[field.kind] ?? [is]) : [is];
      return offered.map(({ operator, member, word }): Filter => {
        const path = [...(at.path ?? []), field.name, ...(member === undefined ? [] : [member])];
        const location: ParameterLocation = { parameter: at.parameter, path };
        const { isReadOnly: _isReadOnly, ...input } = { ...field, isRequired: false };
        const name = member === undefined ? field.name : `${field.name}.${member}`;
        const label = word === "" ? field.label : `${field.label} ${word}`;
        return { name, at: location, operator, fieldName: field.name, field: { ...input, label } };
      });
    });
  return isLoopBack ? [...filters, anyOfMembers(at, "and")] : filters;
}

/** Filter for alternatives as members: `{and: [{or: […]}]}`. */
function anyOfMembers({ parameter, path = [] }: ParameterLocation, conjunction: string): Filter {
  const field = { kind: "text", name: "any", label: "any", isRequired: false } as const;
  const at = { parameter, path: [...path, conjunction] };
  return { name: field.name, at, operator: "any-of", field };
}

/** Words after the label of a field. */
export const operatorWords: Readonly<Partial<Record<FilterOperator, string>>> = {
  is: "",
  "is-not": "is not",
  in: "is one of",
  contains: "contains",
  "starts-with": "starts with",
  "at-least": "from",
  "at-most": "to",
  "more-than": "above",
  "less-than": "below",
  empty: "is empty",
};

/** A field that is described as one that filters refuse: "Filterable: not filterable". */
const NOT_FILTERABLE =
  /\b(?:not|non)[- ]filterable\b|\bfilterable: ?(?:false|no)\b|\bcan(?:no|')t be (?:used (?:in|for) )?filter/i;

/** Filters of a parameter in a filter language, by any row field. */
export function languageFilters(
  { at }: Pick<ListParameter, "at">,
  language: FilterLanguage,
  rows: readonly Field[],
): readonly Filter[] {
  const table = "matchers" in language ? language.fields : undefined;
  const filters = (table === undefined ? rows : tableFields(table, rows))
    .filter(
      ({ kind, isWriteOnly, description = "" }) =>
        !unfilterable.has(kind) && isWriteOnly !== true && !NOT_FILTERABLE.test(description),
    )
    .flatMap((field) =>
      operatorsOf(field, table?.get(field.name)).flatMap((operator): readonly Filter[] => {
        const location = locate(at, field, operator, language);
        if (location === undefined) return [];
        const { isReadOnly: _isReadOnly, ...input } = { ...field, isRequired: false };
        const name = operator === "is" ? field.name : `${field.name}.${operator}`;
        const label = `${field.label} ${operatorWords[operator] ?? ""}`.trim();
        const isRow = rows.some((row) => row.name === field.name);
        const fieldName = isRow ? { fieldName: field.name } : {};
        return [{ name, at: location, operator, ...fieldName, field: { ...input, label } }];
      }),
    );
  const conjunction = "members" in language ? language.conjunction : undefined;
  return conjunction === undefined ? filters : [...filters, anyOfMembers(at, conjunction)];
}

/** Fields of a table as the rows have them; others take text, or the values that the table lists. */
function tableFields(
  table: ReadonlyMap<string, TableField>,
  rows: readonly Field[],
): readonly Field[] {
  return Array.from(table, ([name, { values, isBoolean }]) => {
    const row = rows.find((one) => one.name === name && !unfilterable.has(one.kind));
    if (row !== undefined && (row.kind !== "text" || values.length === 0)) return row;
    const base = { name, label: row?.label ?? labelOf(name), isRequired: false };
    if (isBoolean) return { ...base, kind: "boolean" };
    return values.length === 0
      ? { ...base, kind: "text" }
      : {
          ...base,
          kind: "choice",
          choices: values.map((value) => ({ value, label: labelOf(value) })),
        };
  });
}

function operatorsOf(field: Field, described?: TableField): readonly FilterOperator[] {
  if (described !== undefined) return [...described.operators];
  const isKey = field.kind === "text" && field.format === "uuid";
  const own = (isKey ? ofChoice : (operators[field.kind] ?? [is])).map(({ operator }) => operator);
  const isText = own.includes("contains");
  const isOptional = !field.isRequired || field.isNullable === true;
  return [
    ...own,
    ...(isText ? (["starts-with"] as const) : []),
    ...(isOptional ? (["empty"] as const) : []),
  ];
}

/** True for a field of a kind that can be compared by the operator. */
export function takesOperator(field: Field, operator: FilterOperator): boolean {
  return (
    !unfilterable.has(field.kind) &&
    field.isWriteOnly !== true &&
    operatorsOf(field).includes(operator)
  );
}

function locate(
  at: ParameterLocation,
  { name, kind }: Field,
  operator: FilterOperator,
  language: FilterLanguage,
): ParameterLocation | undefined {
  if ("syntax" in language) {
    // RSQL has no operator for missing values.
    const isMissing = language.syntax === "rsql" && operator === "empty";
    return isMissing ? undefined : { ...at, path: [name], syntax: language.syntax };
  }
  if ("list" in language) {
    const word = language.words.get(operator);
    const isTaken = language.fieldNames?.includes(name) !== false;
    if (word === undefined || !isTaken || operator === "in") return undefined;
    const pattern = /^i?like$/i.test(word) ? ["%{}%"] : [];
    return { ...at, path: [name, word, ...pattern], syntax: "list", members: language.list };
  }
  if ("matchers" in language) {
    const described = language.matchers.get(operator);
    // `~gt~5`, although `~eq~'open'` has quotes.
    const isBare = (kind === "number" || kind === "boolean") && /\w/.test(described ?? "");
    const pattern = isBare ? described?.replaceAll(/['"]/g, "") : described;
    const { separator } = language;
    const parts = {
      ...at,
      syntax: "matchers" as const,
      ...(separator === undefined ? {} : { separator }),
    };
    return pattern === undefined ? undefined : { ...parts, path: [name, pattern] };
  }
  if ("suffixes" in language) {
    const suffix = language.suffixes.get(operator);
    return suffix === undefined ? undefined : { ...at, path: [`${name}_${suffix}`] };
  }
  const member = language.members.get(operator);
  if (member === undefined) return undefined;
  return { ...at, path: member === "" ? [name] : [name, member] };
}
