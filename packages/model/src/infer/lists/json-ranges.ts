import type { Paging, ParameterLocation, Sort } from "#types/list-shape.ts";
import type { InferredPaging, PagingSources } from "./paging-sources.ts";
import type { ListParameter } from "./list-parameters.ts";
import { descriptionOf, findParameter } from "./list-parameters.ts";
import { proseOf } from "./sort-forms.ts";

const NAMES = ["range", "rowrange", "rows"];
const EXAMPLE = /\[\s*\d+\s*,\s*\d+\s*\]/;

/** A parameter with the first and the last row as JSON, `range=[0,24]`: described, shown by an example, or usual. */
export function findJsonRange(parameters: readonly ListParameter[]): ListParameter | undefined {
  return findParameter(parameters, NAMES, (parameter) => {
    const { schema, group, names } = parameter;
    if (group !== undefined) return false;
    if (EXAMPLE.test(proseOf(parameter))) return true;
    const { minItems, maxItems } = schema.keywords;
    if (schema.types.includes("array")) return minItems === 2 && maxItems === 2;
    return isPlainText(parameter) && names.includes("range") && hasUsualPartners(parameters);
  });
}

/** Infers the paging by a JSON range, which is an offset and a size. */
export function inferJsonRange({ parameters }: PagingSources): InferredPaging | undefined {
  const range = findJsonRange(parameters);
  if (range === undefined) return undefined;
  const isText = !range.schema.types.includes("array") || EXAMPLE.test(textOf(range));
  const at: ParameterLocation = {
    ...range.at,
    in: "rows-json",
    ...(isText && { syntax: "json" }),
  };
  return { paging: { style: "offset", offset: at, size: { at } }, used: [range] };
}

/** The description, and examples that are text: they show a value as it is sent. */
function textOf(parameter: ListParameter): string {
  const { field, schema } = parameter;
  const { example, default: usual } = schema.keywords;
  return [descriptionOf(parameter), field.example, example, usual]
    .filter((part) => typeof part === "string")
    .join(" ");
}

/** True if `sort`, `range` and `filter` are all texts: the usual parameters of lists with JSON. */
function hasUsualPartners(parameters: readonly ListParameter[]): boolean {
  return ["sort", "filter"].every((name) =>
    parameters.some((one) => one.names.includes(name) && isPlainText(one)),
  );
}

function isPlainText({ schema: { types, choices } }: ListParameter): boolean {
  return choices === undefined && (types.length === 0 || types.includes("string"));
}

/** Sort and filters next to a JSON range take JSON too, unless their description shows another form. */
export function withJsonPartners<Sorting extends { readonly sort: Sort }>(
  paging: Paging,
  sorting: Sorting | undefined,
  parameters: readonly ListParameter[],
): { readonly sorting: Sorting | undefined; readonly parameters: readonly ListParameter[] } {
  const hasRange = paging.style === "offset" && paging.offset.in === "rows-json";
  if (!hasRange) return { sorting, parameters };
  const isOpen = sorting?.sort.evidence.confidence === 0.5 && sorting.sort.fields === undefined;
  const words = { ascending: "ASC", descending: "DESC" };
  return {
    sorting:
      sorting && isOpen
        ? { ...sorting, sort: { ...sorting.sort, form: "json-list", words, isMultiple: false } }
        : sorting,
    parameters: parameters.map((one) =>
      one.names.includes("filter") && isPlainText(one) && /^(?:\{\s*\}\s*)*$/.test(proseOf(one))
        ? { ...one, isJson: true }
        : one,
    ),
  };
}
