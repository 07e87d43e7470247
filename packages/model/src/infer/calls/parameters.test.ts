import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

test("siblings of a reference to a parameter override its members", async () => {
  const shared = {
    name: "filter",
    in: "query",
    description: "Any pairs",
    schema: { type: "string" },
  };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      components: { parameters: { Filter: shared } },
      paths: {
        "/lines": {
          get: {
            parameters: [
              { $ref: "#/components/parameters/Filter", required: true, description: "One order" },
            ],
            responses: { "204": {} },
          },
        },
      },
    }),
  );
  const [parameter] = model.operations[0]?.parameters ?? [];
  expect(parameter).toMatchObject({ name: "filter", in: "query", isRequired: true });
  expect(parameter?.field.description).toBe("One order");
});

test.each<readonly [string, boolean]>([
  ["Required to be true, as terms do not support trashing.", true],
  ["Confirms the deletion. Must be set to `true`.", true],
  ["The flag must be true", true],
  ["Must be true if the record has children.", false],
  ["Must be true to include deleted records.", false],
  ["Whether to bypass the trash.", false],
])("a switch with “%s” is required and on: %s", async (description, isOn) => {
  const schema = { type: "boolean", default: false };
  const parameters = [
    { name: "id", in: "path", required: true, schema: { type: "integer" } },
    { name: "force", in: "query", description, schema },
  ];
  const remove = { parameters, responses: { "204": { description: "" } } };
  const paths = { "/terms/{id}": { delete: remove } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const force = model.operations[0]?.parameters.find(({ name }) => name === "force");
  expect(force).toMatchObject({ isRequired: isOn, field: { default: isOn } });
});

// Bulk removal of a generator with the schema of tickets, criteria of a search form, and a required point.
test.each<readonly [string, object, readonly boolean[]]>([
  ["filter", {}, [false, false]],
  ["criteria", { style: "form", explode: true }, [false, false]],
  ["where", { style: "deepObject" }, [false, false]],
  ["filter", { required: true }, [true, false]],
  ["point", {}, [true, false]],
])("members of the object %s with %j are required: %j", async (name, more, required) => {
  const text = { type: "string" };
  const schema = { type: "object", required: ["id"], properties: { id: text, note: text } };
  const parameters = [{ name, in: "query", schema, ...more }];
  const remove = { parameters, responses: { "204": { description: "" } } };
  const paths = { "/tickets": { delete: remove } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const field = model.operations[0]?.parameters[0]?.field;
  const fields = field?.kind === "group" ? field.fields : [];
  expect(fields.map(({ isRequired }) => isRequired)).toEqual(required);
});
