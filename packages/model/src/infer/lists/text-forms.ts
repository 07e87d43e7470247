import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import type { Filter, FilterOperator, ListShape, TextForm } from "#types/list-shape.ts";
import { withAnyOf } from "./any-of.ts";
import type { FilterLanguage } from "./filter-languages.ts";
import { languageFilters } from "./where-filters.ts";

const members = { field: "field", operator: "operator", value: "value" } as const;

const words: ReadonlyMap<FilterOperator, string> = new Map([
  ["is", "eq"],
  ["is-not", "ne"],
  ["at-least", "ge"],
  ["at-most", "le"],
  ["more-than", "gt"],
  ["less-than", "lt"],
]);

const languages: Readonly<Record<TextForm, FilterLanguage>> = {
  rsql: { syntax: "rsql" },
  odata: { syntax: "odata" },
  scim: { syntax: "scim" },
  colon: { matchers: new Map([["is", ":{}"]]), separator: "," },
  "json-object": { members: new Map([["is", ""]]) },
  "json-list": { list: members, words },
};

/** Forms of conditions in a text, and `text` for one that is sent as typed. */
export const textForms: readonly (TextForm | "text")[] = [
  "text",
  "rsql",
  "colon",
  "odata",
  "scim",
  "json-object",
  "json-list",
];

/** True for a filter whose text may have any syntax. */
export function isOpenText(filter: Filter): boolean {
  return filter.operator === "raw" && mayHaveSyntax(filter);
}

/** True for a text that is not the value of a field: a correction may name its syntax. */
export function mayHaveSyntax({ at, operator, fieldName, field: { kind } }: Filter): boolean {
  const isText = kind === "text" || kind === "long-text" || kind === "json";
  const isWhole = operator === "raw" || (operator === "is" && at.path === undefined);
  return isText && isWhole && at.in === undefined && fieldName === undefined;
}

/** Filters with those by field and operator of texts in some forms, by name; the text stays. */
export function withTextForms(
  filters: readonly Filter[],
  forms: Readonly<Record<string, TextForm | "text">>,
  fields: readonly Field[],
): readonly Filter[] {
  const own = new Set(filters.flatMap((filter) => [filter.name, subjectOf(filter)]));
  return filters.flatMap((filter) => {
    const form = mayHaveSyntax(filter) ? ownMember(forms, filter.name) : undefined;
    if (form === undefined || filter.at.textForm !== undefined) return [filter];
    if (form === "text")
      return [{ ...filter, operator: "raw", at: { ...filter.at, textForm: form } }];
    const { syntax: _json, texts: _texts, ...at } = filter.at;
    const language = languageOf(filter, form);
    const byField = languageFilters({ at }, language, fields).filter(
      (one) => !own.has(one.name) && !own.has(subjectOf(one)),
    );
    return [textFilter(filter, form, byField[0]), ...byField];
  });
}

/** The filter of a text in a form, the ones of fields and operators, and the one for alternatives of them. */
export function listTextFilters(
  { filters }: Pick<ListShape, "filters">,
  name: string,
  form: TextForm,
  fields: readonly Field[],
): readonly Filter[] {
  const earlier = new Set(filters.map((filter) => filter.name));
  const all = withAnyOf(withTextForms(filters, { [name]: form }, fields), {});
  return all.filter((filter) => filter.name === name || !earlier.has(filter.name));
}

function subjectOf({ fieldName, name, operator }: Filter): string {
  return `${fieldName ?? name} ${operator}`;
}

function languageOf({ field }: Filter, form: TextForm): FilterLanguage {
  const isText = form === "json-list" && field.kind !== "json";
  return isText ? { list: { ...members, isJson: true }, words } : languages[form];
}

/** The text of conditions that joins those of single fields. */
function textFilter(filter: Filter, form: TextForm, example: Filter | undefined): Filter {
  const { syntax: _json, ...at } = filter.at;
  const { syntax, separator, members: parts } = example?.at ?? {};
  return {
    ...filter,
    operator: "raw",
    at: {
      ...at,
      textForm: form,
      ...(syntax && { syntax }),
      ...(separator !== undefined && { separator }),
      ...(parts && { members: parts }),
    },
  };
}
