import { expect, test } from "vitest";
import { createTestModel, record } from "#testing/sample-paths.ts";

const schemas = { Alias: record({ address: { type: "string" } }) };
const one = { $ref: "#/components/schemas/Alias" };
const rows = { type: "array", items: one };
const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });

const rolesOf = async (parameter: object, schema: object) => {
  const id = { name: "id", in: "path", required: true, schema: text, ...parameter };
  const get = { parameters: [id], responses: { "200": json(schema) } };
  const post = { requestBody: json(one), responses: { "204": {} } };
  const paths = { "/get/alias/{id}": { get }, "/add/alias": { post } };
  const { operations, resources } = await createTestModel(paths, { schemas });
  const roles = operations.map(({ path, role, response }) => [path, role, response.shape]);
  return { roles, keys: resources.map(({ key }) => key.map(({ parameter }) => parameter)) };
};

test.each<readonly [string, object, object]>([
  ["choices", { schema: { type: "string", enum: ["all", "1", "2"] } }, rows],
  ["an example", { example: "all" }, rows],
  ["prose", { description: "Id of the alias, or `all`" }, one],
  ["prose and alternatives", { description: "An id or all" }, { oneOf: [one, rows] }],
])("a read of `all` by %s is a list and a read", async (_, parameter, schema) => {
  expect(await rolesOf(parameter, schema)).toEqual({
    roles: [
      ["/get/alias/all", "list", "rows"],
      ["/get/alias/{id}", "read", "record"],
      ["/add/alias", "create", "none"],
    ],
    keys: [["id"]],
  });
});

test("a read of one record is not split", async () => {
  const { roles } = await rolesOf({ description: "Not for all accounts" }, one);
  expect(roles.map(([path]) => path)).toEqual(["/get/alias/{id}", "/add/alias"]);
});
