import type { JsonMap } from "./member.ts";
import type { ODataTerms } from "./odata-schema.ts";
import { isCapable } from "./odata-terms.ts";

const LIST_PARAMETERS = [
  { name: "$top", in: "query", schema: { type: "integer" }, description: "Number of rows" },
  { name: "$skip", in: "query", schema: { type: "integer" }, description: "Rows to skip" },
  { name: "$count", in: "query", schema: { type: "boolean" }, description: "Include the count" },
  {
    name: "$orderby",
    in: "query",
    schema: { type: "string" },
    description: "Order, as `Name desc`",
  },
  { name: "$filter", in: "query", schema: { type: "string" }, description: "OData filter" },
  { name: "$search", in: "query", schema: { type: "string" }, description: "Search text" },
];

/** Parameters of a list that the service does not deny. */
export function listParameters(terms: ODataTerms | undefined): readonly JsonMap[] {
  const denied = new Set([
    isCapable(terms, "Count", "Countable") ? "" : "$count",
    isCapable(terms, "Sort", "Sortable") ? "" : "$orderby",
    isCapable(terms, "Filter", "Filterable") ? "" : "$filter",
    isCapable(terms, "Search", "Searchable") ? "" : "$search",
    terms?.get("Capabilities.TopSupported") === false ? "$top" : "",
    terms?.get("Capabilities.SkipSupported") === false ? "$skip" : "",
  ]);
  return LIST_PARAMETERS.filter(({ name }) => !denied.has(name));
}
