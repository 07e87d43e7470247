import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { listAddedParameters } from "#request/parameters/added-parameters.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { sampleState } from "#testing/sample-orders.ts";
import { listOf, query, text } from "#testing/test-list.ts";

const choice = (values: readonly string[], initial?: unknown) => ({
  type: "string",
  enum: values,
  default: initial,
});

// Filters of issues, of posts and of a GitLab-like scope.
test.each<readonly [string, object, string | undefined]>([
  ["status", choice(["open", "closed", "all"], "open"), "all"],
  [
    "status",
    { type: "array", items: choice(["publish", "draft", "any"]), default: "publish" },
    "any",
  ],
  ["status[]", { type: "array", items: choice(["new", "ALL"]), default: ["new"] }, "ALL"],
  ["status", choice(["open", "closed", "all"]), undefined],
  ["status", choice(["open", "closed", "all"], "all"), undefined],
  ["status", choice(["open", "closed"], "open"), undefined],
  // The match of several conditions, which is not a field of the rows.
  ["match", choice(["all", "one", "any"], "one"), undefined],
])("a filter %s with %j has the value %s for all records", async (name, schema, allValue) => {
  const { allValues = [] } = await listOf({ parameters: [query(name, schema)] });
  expect(allValues.map(({ value }) => value)).toEqual(allValue === undefined ? [] : [allValue]);
});

async function createIssues() {
  const row = { type: "object", properties: { id: { type: "integer" }, state: text } };
  const schema = { type: "array", items: row };
  const parameters = [query("state", choice(["open", "closed", "all"], "open")), query("page")];
  const responses = { "200": { content: { "application/json": { schema } } } };
  const paths = { "/issues": { get: { parameters, responses } } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("no resource");
  return { model, resource };
}

test.each<readonly [Readonly<Record<string, readonly string[]>>, readonly string[], string]>([
  [{}, [], "state=all&page=1"],
  [{ state: [""] }, [], "state=all&page=1"],
  [{ state: ["closed"] }, [], "state=closed&page=1"],
  [{}, ["state"], "page=1"],
  [{ state: ["closed"] }, ["state"], "state=closed&page=1"],
])("with the filters %j and %j refused, a list requests %s", async (filters, refused, expected) => {
  const { model, resource } = await createIssues();
  const request = buildListRequest(model, { ...resource, refused }, sampleState({ filters }));
  expect(request.query).toBe(expected);
});

test("the value for all records is an added parameter", async () => {
  const { model, resource } = await createIssues();
  expect(listAddedParameters(model, resource)).toEqual(["state"]);
});

test.each(["offset", "skip", "startIndex"])(
  "%s next to a page number is not a filter",
  async (name) => {
    const { paging, filters } = await listOf({ parameters: [query("page"), query(name)] });
    expect({ style: paging.style, filters }).toEqual({ style: "page", filters: [] });
  },
);

// Orders of a shop, articles, seats: only words describe the default and the value for all.
test.each<readonly [string, string | undefined, string | undefined]>([
  ["Filter by status. Defaults to `active`; use `all` for all items.", undefined, "all"],
  ["By default `open`. 'any' returns each of them.", undefined, "any"],
  ["Default: published. Send `*` for every status.", undefined, "*"],
  ["`all` for all", "By default only active items are returned. See `status`.", "all"],
  ["Filter by status, `all` by default.", undefined, undefined],
  ["Defaults to `all`.", undefined, undefined],
  ["Status of the item, such as `open`.", undefined, undefined],
  ["`all` for all", "By default only your items are returned.", undefined],
])("a status described as “%s” in a list with “%s” has %s for all", async (words, list, value) => {
  const parameter = query("status", text, { description: words });
  const { allValues = [] } = await listOf({
    parameters: [parameter],
    ...(list === undefined ? {} : { description: list }),
  });
  expect(allValues).toEqual(value === undefined ? [] : [{ at: { parameter: "status" }, value }]);
});
