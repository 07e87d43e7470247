import { expect, test } from "vitest";
import { query, text } from "#testing/test-list.ts";
import { queryOf } from "#testing/test-tickets.ts";

const filter = (description: string, name = "filter", schema: object = text) =>
  query(name, schema, { description });
const texts = { type: "array", items: text };
const both = { status: ["open"], "total.at-least": ["5"] };
const rql =
  "Filter in RQL, such as `and(eq(status,open),ge(total,5))`. Operators: eq, ne, gt, ge, lt, le, like";
const triples =
  "Comparison operators: eq, ne, gt, gte, lt, lte, like. `(status,eq,open)~and(total,gte,5)`";

test.each<readonly [string, object, Readonly<Record<string, readonly string[]>>, string]>([
  ["calls as arguments", filter(rql), both, "filter=and(eq(status,open),ge(total,5))"],
  ["one call", filter(rql), { status: ["open"] }, "filter=eq(status,open)"],
  [
    "a part of a text in calls",
    filter(rql),
    { "title.contains": ["a,b"] },
    "filter=like(title,*a%2Cb*)",
  ],
  ["RQL by its name", filter("Filters", "rql"), both, "rql=and(eq(status,open),ge(total,5))"],
  [
    "calls with quotes and lists, repeated",
    filter(
      'Conditions such as `equal("status", ["open"])` or `contains("title", ["a"])`',
      "queries",
      texts,
    ),
    { status: ["open"], "title.contains": ["mast"] },
    'queries=equal("status", ["open"])&queries=contains("title", ["mast"])',
  ],
  ["groups of three", filter(triples, "where"), both, "where=(status,eq,open)~and(total,gte,5)"],
  [
    "a part of a text in groups",
    filter(triples, "where"),
    { "title.contains": ["mast"] },
    "where=(title,like,%mast%)",
  ],
  [
    "operators in brackets",
    filter("`status[eq]:open,total[gte]:5`, also `neq`, `gt`, `lte`, `ilike`"),
    { status: ["open"], "total.at-least": ["5"] },
    "filter=status[eq]:open,total[gte]:5",
  ],
  [
    "a sign in front of the field",
    filter(
      "To exclude rows, prepend a `!`: `filter[]=status:open&filter[]=!title:old`",
      "filter[]",
      texts,
    ),
    { "status.is-not": ["open"] },
    "filter[]=!status:open",
  ],
  [
    "several values in brackets of a call",
    filter("RQL: `eq(status,open)`, `in(status,(open,closed))`, `and(eq(a,1),gt(b,2))`"),
    { "status.in": ["new", "old,er"] },
    "filter=in(status,(new,old%2Cer))",
  ],
  [
    "several values in a list of a call",
    filter(
      '`eq("status", "open")` or `any("status", ["open", "closed"])` or `in("a", ["b", "c"])`',
    ),
    { "status.in": ["new", "old"] },
    'filter=in("status", ["new", "old"])',
  ],
  [
    "several values behind the field of a call",
    filter("Conditions such as eq(status,open) or in(status,open,closed,...)"),
    { "status.in": ["new", "old", "mid"] },
    "filter=in(status,new,old,mid)",
  ],
])("conditions with %s", async (_name, parameter, filters, expected) => {
  expect(await queryOf(parameter, filters)).toBe(expected);
});

test("calls of OData are OData", async () => {
  const parameter = filter("contains(title,'a') and status eq 'open'");
  expect(await queryOf(parameter, { status: ["open"] })).toBe("filter=status eq 'open'");
});
