import type { Filter, FilterSyntax, ParameterLocation } from "#types/list-shape.ts";
import { memberOf } from "#read/member.ts";
import type { DeclaredList } from "./declared-list.ts";

const NAMES = ["any", "any-of", "any.of"];

/** The filters and one for alternatives of them, where the description or the language of the API has it. */
export function withAnyOf(
  filters: readonly Filter[],
  { or, value }: Pick<DeclaredList, "or" | "value">,
): readonly Filter[] {
  const own = filters.find(({ operator }) => operator === "any-of");
  const others = own === undefined ? filters : filters.filter((filter) => filter !== own);
  if (memberOf(value, "or") === "none") return others;
  if (own !== undefined && or === undefined) return filters;
  const at = or?.at ?? findLanguage(others);
  const name = NAMES.find((one) => others.every((filter) => filter.name !== one));
  if (at === undefined || name === undefined || others.length === 0) return others;
  const field = { kind: "text", name, label: name, isRequired: false } as const;
  return [...others, { name, at, operator: "any-of", field }];
}

/** Languages with `or` and parentheses. */
const languages: ReadonlySet<FilterSyntax | undefined> = new Set(["odata", "scim", "rsql"]);

function findLanguage(filters: readonly Filter[]): ParameterLocation | undefined {
  const { parameter, syntax } =
    filters.find(({ at, fieldName }) => fieldName !== undefined && languages.has(at.syntax))?.at ??
    {};
  return parameter === undefined || syntax === undefined ? undefined : { parameter, syntax };
}
