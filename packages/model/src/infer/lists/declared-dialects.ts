import type { Field } from "#types/field.ts";
import type {
  Filter,
  FilterForm,
  FilterOperator,
  ListShape,
  Sort,
  SortForm,
} from "#types/list-shape.ts";
import { entriesOf, memberOf, textOf, textsOf } from "#read/member.ts";
import type { Call } from "#infer/calls/call.ts";
import { declaredEvidence, declaredText } from "#infer/fields/extension.ts";
import type { DeclaredList } from "./declared-list.ts";
import { type DirectionSort, sortByDirection } from "./direction-sort.ts";
import { withFilterForms } from "./filter-forms.ts";
import type { ListParameter } from "./list-parameters.ts";
import { textForms, withTextForms } from "./text-forms.ts";

const FORMS: readonly SortForm[] = [
  "sign",
  "colon",
  "space",
  "comma",
  "dot",
  "underscore",
  "json-object",
  "json-list",
];

const FILTER_FORMS: readonly FilterForm[] = [
  "quoted",
  "equals",
  "colon",
  "underscore",
  "dollar",
  "plain",
];

const OPERATORS: readonly FilterOperator[] = [
  "is",
  "is-not",
  "in",
  "contains",
  "starts-with",
  "at-least",
  "more-than",
  "at-most",
  "less-than",
  "empty",
];

interface Sorting {
  readonly sort: Sort;
  readonly used: readonly ListParameter[];
}

/** Applies the declared syntax of sort values. `sort: none`: only the console sorts the list. */
export function correctSort(
  sorting: Sorting | undefined,
  { value, parameters }: DeclaredList,
  { pointer }: Call,
  byDirection?: DirectionSort,
): Sorting | undefined {
  if (memberOf(value, "sort") === "none") return undefined;
  const only = declaredText(memberOf(value, "sortField"));
  if (only !== undefined && byDirection !== undefined) {
    const evidence = declaredEvidence("sort", pointer, "x-quarterdeck-list");
    return { ...byDirection, sort: sortByDirection(byDirection.direction, only, evidence) };
  }
  const form = FORMS.find((one) => one === memberOf(value, "sortForm"));
  if (form === undefined) return sorting;
  const name = declaredText(memberOf(value, "sort"));
  const declared = parameters.find(({ at }) => at.path === undefined && at.parameter === name);
  const at = declared?.at ?? sorting?.sort.at;
  if (at === undefined) return sorting;
  const { direction: _direction, ...before } = sorting?.sort ?? {
    words: { ascending: "asc", descending: "desc" },
    isMultiple: false,
  };
  const evidence = declaredEvidence("sort", pointer, "x-quarterdeck-list");
  const used = declared === undefined ? [] : [declared];
  return {
    sort: { ...before, form, at, evidence },
    used: [...new Set([...(sorting?.used ?? []), ...used])],
  };
}

/** `sort: none`: the API cannot sort the list, and no usual sort is tried. */
export function declaresNoSort({ value }: DeclaredList): boolean {
  return memberOf(value, "sort") === "none";
}

/** Applies the declared field and operator of filters by parameter. `filters: none`: only the console filters. */
export function correctFilters(
  filters: readonly Filter[],
  { value, parameters }: DeclaredList,
  fields: readonly Field[],
): readonly Filter[] {
  const declared = memberOf(value, "filters");
  if (declared === "none") return filters.filter(({ isRequired }) => isRequired === true);
  const corrected = entriesOf(declared).flatMap(([parameter, use]): readonly Filter[] => {
    const own = parameters.find(({ at }) => at.path === undefined && at.parameter === parameter);
    const operator = OPERATORS.find((one) => one === memberOf(use, "operator")) ?? "is";
    const fieldName = textOf(use, "field");
    const field = fields.find(({ name }) => name === fieldName) ?? own?.field;
    if (own === undefined || field === undefined) return [];
    const { isReadOnly: _isReadOnly, ...input } = { ...field, isRequired: own.isRequired };
    return [
      {
        name: parameter,
        at: own.at,
        operator,
        ...(fieldName === undefined ? {} : { fieldName }),
        field: input,
        ...(own.isRequired ? { isRequired: true } : {}),
      },
    ];
  });
  const names = new Set(corrected.map(({ name }) => name));
  const forms = memberOf(value, "filterForms");
  const all = [...filters.filter(({ name }) => !names.has(name)), ...corrected];
  const byField = withTextForms(all, declaredForms(forms, textForms), fields);
  return withFilterForms(byField, declaredForms(forms, FILTER_FORMS));
}

function declaredForms<Form extends string>(
  value: unknown,
  forms: readonly Form[],
): Readonly<Record<string, Form>> {
  return Object.fromEntries(
    entriesOf(value).flatMap(([parameter, text]) => {
      const form = forms.find((one) => one === text);
      return form === undefined ? [] : [[parameter, form] as const];
    }),
  );
}

/** Leaves out the declared fields and filters that the API ignores. */
export function withoutIgnored(
  sort: Sort | undefined,
  filters: readonly Filter[],
  {
    declared: { value },
    fields,
  }: { readonly declared: DeclaredList; readonly fields: readonly Field[] },
): Pick<ListShape, "sort" | "filters" | "ignoredFilters"> {
  const unsorted = textsOf(value, "notSortedBy");
  const names = sort?.fields ?? fields.map(({ name }) => name);
  const sorted =
    unsorted.length === 0 ? sort?.fields : names.filter((name) => !unsorted.includes(name));
  const ignoredNames = textsOf(value, "ignoredFilters");
  const ignored = filters.filter(({ name }) => ignoredNames.includes(name));
  return {
    ...(sort !== undefined &&
      sorted?.length !== 0 && { sort: { ...sort, ...(sorted && { fields: sorted }) } }),
    filters: filters.filter((filter) => !ignored.includes(filter)),
    ...(ignored.length > 0 && { ignoredFilters: ignored }),
  };
}
