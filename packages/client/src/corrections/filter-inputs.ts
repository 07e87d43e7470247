import {
  type Filter,
  type FilterOperator,
  type JsonObject,
  type ListShape,
  listOtherForms,
  mayHaveSyntax,
  type TextForm,
  textForms,
} from "@quarterdeck/model";
import type { ChoiceWords, CorrectionInput } from "./correction-input.ts";

const LIST = "x-quarterdeck-list";

/** Operators of filters, by an example. */
const OPERATORS: Readonly<Partial<Record<FilterOperator, string>>> = {
  is: "= x",
  "is-not": "≠ x",
  in: "= x, y",
  contains: "*x*",
  "starts-with": "x*",
  "at-least": "≥ x",
  "more-than": "> x",
  "at-most": "≤ x",
  "less-than": "< x",
};

/** Forms of a condition in filter languages. */
const FORMS: Readonly<Partial<Record<string, string>>> = {
  quoted: 'field="x"',
  equals: "field=x",
  colon: "field:x",
  underscore: "_eq",
  dollar: "$eq",
  plain: "field",
};

/** Forms of conditions in a text whose syntax is not described. */
const TEXT_FORMS: Readonly<Record<TextForm, string>> = {
  rsql: "field==x",
  colon: "field:x",
  odata: "field eq 'x'",
  scim: 'field eq "x"',
  "json-object": '{"field": "x"}',
  "json-list": '[{"field": "field", "operator": "eq", "value": "x"}]',
};

/** Inputs for the filters of a list: none, the operator of a parameter, the syntax of a language. */
export function filterInputs(
  name: string,
  list: ListShape,
  pointer: string,
  words: ChoiceWords,
): readonly CorrectionInput[] {
  const { filters } = list;
  if (filters.every(({ isRequired }) => isRequired === true)) return [];
  const correct = (update: JsonObject) => ({ pointer, update: { [LIST]: update } });
  const others = listOtherForms(
    list,
    filters.map((filter) => filter.name),
  );
  const languages = [...new Set(others.map(({ parameter }) => parameter))];
  return [
    ...filters.filter(isPlain).map(({ name: parameter, operator, fieldName }): CorrectionInput => ({
      id: `list ${name} filter ${parameter}`,
      label: "filterOperator",
      name: parameter,
      kind: "choice",
      choices: Object.entries(OPERATORS).map(([value, label]) => ({ value, label })),
      current: operator,
      correct: (value) =>
        correct({
          filters: {
            [parameter]: {
              ...(fieldName === undefined ? {} : { field: fieldName }),
              operator: value,
            },
          },
        }),
    })),
    ...languages.map((parameter): CorrectionInput => ({
      id: `list ${name} filterForm ${parameter}`,
      label: "filterForm",
      name: parameter,
      kind: "choice",
      choices: [
        { value: "", label: words.detected },
        ...others
          .filter((other) => other.parameter === parameter)
          .map(({ form }) => ({ value: form, label: FORMS[form] ?? form })),
      ],
      current: "",
      correct: (value) => correct({ filterForms: { [parameter]: value } }),
    })),
    ...filters.filter(mayHaveSyntax).map(({ name: parameter, at }): CorrectionInput => ({
      id: `list ${name} filterForm ${parameter}`,
      label: "filterForm",
      name: parameter,
      kind: "choice",
      choices: [
        ...(at.textForm === undefined ? [{ value: "", label: words.detected }] : []),
        ...textForms.map((value) => ({
          value,
          label: value === "text" ? words.asTyped : TEXT_FORMS[value],
        })),
      ],
      current: at.textForm ?? "",
      correct: (value) => correct({ filterForms: { [parameter]: value } }),
    })),
    // The last one: it replaces the operators.
    {
      id: `list ${name} filters`,
      label: "filtersNone",
      kind: "switch",
      current: "",
      correct: () => correct({ filters: "none" }),
    },
  ];
}

/** True for a filter with a separate parameter. */
function isPlain({ at, operator, name }: Filter): boolean {
  return (
    at.path === undefined &&
    at.syntax === undefined &&
    at.in === undefined &&
    at.parameter === name &&
    operator in OPERATORS
  );
}
