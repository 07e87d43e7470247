import { ownMember } from "#own/own-member.ts";
import type { JsonPath } from "#types/json.ts";
import type { Filter, FilterForm, ListShape, ParameterLocation } from "#types/list-shape.ts";

/** Forms of matchers and of members, which APIs use for the same condition. */
const families: readonly (readonly FilterForm[])[] = [
  ["quoted", "equals", "colon"],
  ["underscore", "dollar", "plain"],
];

const signs: Readonly<Partial<Record<FilterForm, string>>> = { underscore: "_", dollar: "$" };

/** Form of a filter in a language that has several; undefined for others. */
function formOf({ at: { syntax, path = [] }, operator }: Filter): FilterForm | undefined {
  if (operator === "raw") return undefined;
  const last = path.at(-1) ?? "";
  if (syntax === "matchers" && /\w/.test(last)) return undefined;
  if (syntax === "matchers") {
    return last.includes('"') ? "quoted" : last.startsWith(":") ? "colon" : "equals";
  }
  if (syntax !== undefined || path.length !== (operator === "any-of" ? 1 : 2)) return undefined;
  return last.startsWith("_") ? "underscore" : last.startsWith("$") ? "dollar" : undefined;
}

/** Other forms of the parameters of filters, by parameter. */
export function listOtherForms(
  { filters }: ListShape,
  names: readonly string[],
): readonly { readonly parameter: string; readonly form: FilterForm }[] {
  const parameters = new Map<string, FilterForm>();
  for (const filter of filters) {
    const form = names.includes(filter.name) ? formOf(filter) : undefined;
    if (form !== undefined) parameters.set(filter.at.parameter, form);
  }
  return Array.from(parameters).flatMap(([parameter, form]) =>
    (families.find((family) => family.includes(form)) ?? []).flatMap((other) =>
      other === form ? [] : [{ parameter, form: other }],
    ),
  );
}

/** Filters with those of some parameters in another form; without the ones that the form cannot write. */
export function withFilterForms(
  filters: readonly Filter[],
  forms: Readonly<Record<string, FilterForm>>,
): readonly Filter[] {
  return filters.flatMap((filter) => {
    const form = ownMember(forms, filter.at.parameter);
    if (form === undefined || formOf(filter) === undefined) return [filter];
    const path = pathIn(filter, form);
    if (path === undefined) return [];
    return [{ ...filter, at: { ...filter.at, path, ...listSeparator(filter, path) } }];
  });
}

/** Commas between the values of a member without an operator: `filter[status]=open,paid` (JSON:API, "Filtering"). */
export function listSeparator(
  { operator }: Filter,
  path: JsonPath,
): Pick<ParameterLocation, "separator"> {
  return operator === "in" && path.length === 1 ? { separator: "," } : {};
}

function pathIn({ at, operator }: Filter, form: FilterForm): readonly string[] | undefined {
  const [name = "", last = ""] = at.path ?? [];
  if (form === "plain") return operator === "is" || operator === "in" ? [name] : undefined;
  const sign = signs[form];
  if (sign !== undefined) {
    return operator === "any-of" ? [sign + name.slice(1)] : [name, sign + last.slice(1)];
  }
  const bare = last.replaceAll('"', "").replace(/^(=~)?(?:\.\*)?\{\^\}\.\*$/, "$1{}");
  const text = bare.replace(/^[=:](?=\{)/, form === "colon" ? ":" : "=");
  return [name, form === "quoted" ? text.replace("{}", '"{}"') : text];
}
