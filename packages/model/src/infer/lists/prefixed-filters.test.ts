import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { query } from "#testing/test-list.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";

const row = {
  type: "object",
  properties: { state: { type: "string" }, total: { type: "number" } },
};

/** Query of a list with a filter by a value as a user enters it, or as an older address has it. */
async function queryOf(parameter: object, name: string, value: string) {
  const content = { "application/json": { schema: { type: "array", items: row } } };
  const get = { parameters: [parameter], responses: { "200": { content } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/jobs": { get } } }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("no list");
  const state = { page: 1, sort: [], search: "", filters: { [name]: [value] } };
  return decodeURIComponent(buildListRequest(model, resource, state).query);
}

const texts = { type: "array", items: { type: "string" } };
const pattern = query("state", { type: "string", pattern: "^(IS|IS_NOT):(.*?)$" });
const example = query("total", { type: "string" }, { description: "For example gte:100 or lte:5" });
const words = query("state", { type: "string", pattern: "^(eq|neq|like):.*$" });

/** As nestjs-paginate describes it. */
const signed = query("filter.state", texts, {
  description:
    "Filter by state query param.\n\n**Format:** filter.state={$not}:OPERATION:VALUE\n\n**Example:** filter.state=$eq:John Doe&filter.state=$ilike:John Doe\n\n**Available Operations**\n- $eq\n\n- $ilike\n\n- $not\n\n- $and",
});
const signedNumber = query("filter[total]", { type: "string" }, { description: "`?total=$gte:5`" });

const signs = (words: string) => query("total", { type: "string" }, { description: words });
const between = signs("Operators: `=` (default), `>=`, `<=`, `!`. Examples: `>=5`, `><5|10`");
const compared = signs('Prefix the value with ">" or "<" for comparisons');
const worded = signs("Comparators are '>=', '<=', '~'");

test.each([
  [between, "total", "5", "total=5"],
  [between, "total.at-least", "5", "total=>=5"],
  [between, "total.is-not", "5", "total=!5"],
  [compared, "total.more-than", "5", "total=>5"],
  [worded, "total.contains", "5", "total=~5"],
  [signed, "filter.state", "open", "filter.state=$eq:open"],
  [signed, "filter.state.contains", "op", "filter.state=$ilike:op"],
  [signedNumber, "filter[total]", "5", "filter[total]=$gte:5"],
  [pattern, "state", "open", "state=IS:open"],
  [pattern, "state", "IS:open", "state=IS:open"],
  [pattern, "state", "IS_NOT:open", "state=IS_NOT:open"],
  [pattern, "state", "ISSUE", "state=IS:ISSUE"],
  [example, "total", "gte:100", "total=gte:100"],
  [words, "state", "eq:x", "state=eq:x"],
  [words, "state", "http://a.test", "state=eq:http://a.test"],
])("%j: %s %s is sent as %s", async (parameter, name, value, expected) => {
  expect(await queryOf(parameter, name, value)).toBe(expected);
});

test("labels leave out the group in the name of a parameter", async () => {
  const content = { "application/json": { schema: { type: "array", items: row } } };
  const get = { parameters: [signed], responses: { "200": { content } } };
  const { resources } = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/jobs": { get } } }),
  );
  const labels = resources[0]?.list?.filters.map(({ field }) => field.label);
  expect(labels).toEqual(["State", "State contains", "State is not"]);
});

test("both ends of a range are one value if the API has a sign for it", async () => {
  const content = { "application/json": { schema: { type: "array", items: row } } };
  const get = { parameters: [between], responses: { "200": { content } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/jobs": { get } } }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("no list");
  const filters = { "total.at-least": ["5"], "total.at-most": ["10"] };
  const state = { page: 1, sort: [], search: "", filters };
  const { query: sent } = buildListRequest(model, resource, state);
  expect(decodeURIComponent(sent)).toBe("total=><5|10");
});
