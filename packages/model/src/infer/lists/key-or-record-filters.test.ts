import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { json, rows } from "#testing/sample-paths.ts";
import { query } from "#testing/test-list.ts";

const object = { type: "object" };
const filterInJson = {
  name: "filter",
  in: "query",
  content: { "application/json": { schema: object } },
};
const person = { $ref: "#/components/schemas/Person" };

/** Query of a list of tickets for a condition on one field. */
async function queryFor(parameter: object, field: object, name: string) {
  const id = { type: "integer" };
  const ticket = { ...object, properties: { id, [name]: field } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/tickets": { get: { ...rows(ticket), parameters: [parameter] } },
        "/people": { get: rows(person) },
        "/people/{id}": { get: json(person) },
      },
      components: { schemas: { Person: { ...object, properties: { id, name: {} } } } },
    }),
  );
  const tickets = model.resources.find((resource) => resource.name === "tickets");
  if (tickets === undefined) throw new Error("no resource");
  const state = { page: 1, sort: [], search: "", filters: { [name]: ["3"] } };
  return decodeURIComponent(buildListRequest(model, tickets, state).query);
}

test.each<readonly [string, object, object, string]>([
  [
    "JSON with members with an underscore",
    filterInJson,
    { oneOf: [{ type: "integer" }, person] },
    'filter={"owner":{"_eq":3}}',
  ],
  [
    "members with a dollar sign",
    query("filters", { ...object, propertyNames: { type: "string" }, additionalProperties: {} }),
    { anyOf: [person, { type: "integer" }, { type: "null" }] },
    "filters[owner][$eq]=3",
  ],
  [
    "an expression of OData",
    query("$filter", { type: "string" }),
    { oneOf: [{ type: "number" }, person] },
    "$filter=owner eq 3",
  ],
])(
  "a key or the record itself is compared by its key: %s",
  async (_, parameter, owner, expected) => {
    expect(await queryFor(parameter, owner, "owner")).toBe(expected);
  },
);

test("a value of any kind has no filter", async () => {
  expect(await queryFor(filterInJson, {}, "extra")).toBe("");
});
