import { isCreation } from "@quarterdeck/model";
import { describeReference, describeType } from "./describe-column.ts";
import type { LearnSources } from "./describe-column.ts";
import {
  explainSlowSearch,
  explainSlowSort,
  listSlowSorts,
  mostUnindexedRows,
} from "./explain-search.ts";
import { listFilters } from "#tables/filters/filters.ts";
import type { Filter, Operator } from "#tables/filters/filters.ts";
import { defaultPerPage, lastPage, mostPerPage } from "./list-query.ts";
import { isEstimated } from "#tables/paging/estimate-total.ts";
import { sortableColumns } from "./sortable-columns.ts";
import type { Table } from "./table.ts";

export const pagingParameters = {
  page: {
    name: "page",
    in: "query",
    description: "Which page; 1 is the first.",
    schema: { type: "integer", minimum: 1, maximum: lastPage, default: 1 },
  },
  perPage: {
    name: "perPage",
    in: "query",
    description: "Rows a page.",
    schema: { type: "integer", minimum: 1, maximum: mostPerPage, default: defaultPerPage },
  },
} as const;

const conditionSchema = {
  type: "object",
  required: ["field", "operator", "value"],
  properties: {
    field: { type: "string" },
    operator: { type: "string" },
    value: { description: "A list for filters that take several values" },
  },
  additionalProperties: false,
} as const;

/** Alternatives of filters. The schema of its text is the one that `readAlternatives` reads. */
export const orParameter = {
  name: "or",
  in: "query",
  description:
    "Conditions of which a row matches at least one, as JSON. Conditions in an inner list apply together. With several lists, a row matches each of them. Fields and operators are those of the filters; `is` names the one without an operator.",
  style: "form",
  explode: true,
  schema: {
    type: "array",
    items: {
      type: "string",
      contentMediaType: "application/json",
      contentSchema: {
        type: "array",
        minItems: 1,
        items: {
          anyOf: [conditionSchema, { type: "array", minItems: 1, items: conditionSchema }],
        },
      },
    },
  },
  example: [
    '[{"field":"status","operator":"is","value":"open"},{"field":"total","operator":"gte","value":100}]',
  ],
} as const;

/** Describes all parameters of a list. */
export function describeListParameters({ table, pathOf }: LearnSources): readonly object[] {
  const filters = listFilters(table);
  return [
    ...Object.keys(pagingParameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...describeSort(table),
    ...describeSearch(table),
    ...(isEstimated(table) ? [exactTotal] : []),
    ...filters.map((filter) => describeFilter(filter, { table, pathOf })),
    ...(filters.length > 0 ? [{ $ref: "#/components/parameters/or" }] : []),
  ];
}

const exactTotal = {
  name: "exactTotal",
  in: "query",
  description: "True: counts all rows instead of an estimate.",
  schema: { type: "boolean", default: false },
};

/** Order of a large table without an index of its creation time: another one may need all rows. */
const keyOrder = " Default: the key.";

function describeSort(table: Table): readonly object[] {
  const sortable = sortableColumns(table).map(({ name }) => name);
  if (sortable.length === 0) return [];
  const isLarge = table.estimatedRows > mostUnindexedRows;
  const slow = listSlowSorts(table);
  const fast = sortable.filter((name) => !slow.includes(name));
  const names = [...fast, ...slow];
  const needsAllRows = isLarge && !fast.some((name) => isCreation({ name }));
  return [
    {
      name: "sort",
      in: "query",
      description: `Columns to sort by, in order; a leading minus turns the direction round. Empty values are last.${needsAllRows ? keyOrder : ""}${explainSlowSort(table, slow)}`,
      style: "form",
      explode: false,
      schema: {
        type: "array",
        items: { type: "string", enum: names.flatMap((name) => [name, `-${name}`]) },
      },
    },
  ];
}

function describeSearch(table: Table): readonly object[] {
  const { searched, fullText } = table;
  if (searched.length === 0) return [];
  const slow = explainSlowSearch(table);
  const note = slow === undefined ? "" : ` ${slow}`;
  return [
    {
      name: "q",
      in: "query",
      description: `${fullText === undefined ? "Text" : "Words"} to look for in ${searched.join(", ")}.${note}`,
      schema: { type: "string", maxLength: 200 },
    },
  ];
}

const meanings: { readonly [name in Operator]: string } = {
  is: "is",
  not: "is not",
  gt: "is more than",
  gte: "is at least",
  lt: "is less than",
  lte: "is at most",
  contains: "contains, whatever the case",
  within: "is within",
  overlaps: "overlaps with",
  starts: "starts with, whatever the case",
  null: "is empty",
};

/** Operators whose values are of another type than the column. */
const otherTypes: ReadonlySet<Operator> = new Set(["is", "not", "contains", "starts"]);

function describeFilter(filter: Filter, { table, pathOf }: LearnSources): object {
  const { name, column, operator, path, takesMany } = filter;
  const isOwn = path === undefined && (operator === "is" || operator === "not");
  const type = path !== undefined || otherTypes.has(operator) ? filter.type : column.type;
  const schema = {
    ...describeType(operator === "null" ? { kind: "boolean" } : type),
    ...(isOwn && describeReference(table, column, pathOf)),
  };
  const many = column.type.kind === "array" ? "has any of" : "is one of";
  const meaning = takesMany && operator === "is" ? many : meanings[operator];
  const object = operator === "null" ? " (true) or is not (false)" : takesMany ? " these" : " this";
  const subject = path === undefined ? column.name : `${path.join(".")} in ${column.name}`;
  const description = `${subject} ${meaning}${object}.`;
  if (!takesMany && (type.kind === "composite" || type.kind === "map")) {
    return { name, in: "query", description, content: { "application/json": { schema } } };
  }
  return {
    name,
    in: "query",
    description,
    ...(takesMany
      ? { style: "form", explode: false, schema: { type: "array", items: schema } }
      : { schema }),
  };
}
