import { expect, test } from "vitest";
import { createTestModel, rows } from "#testing/sample-paths.ts";

const properties = {
  id: { type: "integer" },
  name: { type: "string" },
  kind: { type: "string" },
  soa_edit: { type: "string" },
};

async function readOnly(description: string) {
  const thing = { type: "object", properties };
  const content = { "application/json": { schema: thing } };
  const model = await createTestModel({
    "/things": { get: rows(thing) },
    "/things/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: { responses: { "200": { description: "", content } } },
      put: { description, requestBody: { content }, responses: { "204": { description: "" } } },
    },
  });
  const field = model.operations.find(({ method }) => method === "put")?.body?.field;
  if (field?.kind !== "group") throw new Error("no body");
  return field.fields.filter(({ isReadOnly }) => isReadOnly === true).map(({ name }) => name);
}

test.each<readonly [string, readonly string[]]>([
  [
    "The only fields in the thing which can be modified are: kind, and soa_edit. All other fields are ignored.",
    ["name"],
  ],
  ["The only properties that can be updated are `name` and `kind`.", ["soa_edit"]],
  ["The only field that can be changed is name", ["kind", "soa_edit"]],
  ["The only fields that can be modified are those of drafts.", []],
  ["Updates a thing.", []],
])("%s", async (description, want) => {
  expect(await readOnly(description)).toEqual(want);
});
