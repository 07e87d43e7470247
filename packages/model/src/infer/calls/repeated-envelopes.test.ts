import { expect, test } from "vitest";
import { createTestModel, json, record } from "#testing/sample-paths.ts";

const key = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
const envelope = { $ref: "#/components/schemas/Envelope" };
const componentsOf = (name: string) => ({
  schemas: {
    Envelope: {
      type: "object",
      properties: { [name]: { type: "array", items: record() }, self: { type: "string" } },
    },
  },
});

// Lists of blocked addresses, shelves of a library, channels of a broadcaster.
test.each([
  ["/lists/all", "resource_type", "lists"],
  ["/shelves", "genre", "shelves"],
  ["/channels/list", "region", "channels"],
])("%s/{%s} responds with the rows of the list above it", async (path, name, member) => {
  const { operations } = await createTestModel(
    {
      [path]: { get: { summary: "All of them", ...json(envelope) } },
      [`${path}/{${name}}`]: {
        parameters: [key(name)],
        get: { summary: `Get those of one ${name}`, ...json(envelope) },
      },
    },
    componentsOf(member),
  );
  expect(operations[1]?.response).toMatchObject({ shape: "rows", path: [member] });
});

test("a record with a list has another schema", async () => {
  const schema = record({ lines: { type: "array", items: record() } });
  const { operations } = await createTestModel(
    {
      "/orders": { get: json(envelope) },
      "/orders/{id}": { parameters: [key("id")], get: json(schema) },
    },
    componentsOf("orders"),
  );
  expect(operations[1]?.response.shape).toBe("record");
});

// Applications, users and lambdas of a sign-in service: one schema for the list and the record.
test.each([
  ["users", "user"],
  ["applications", "application"],
  ["lambdas", "lambda"],
])("a schema with %s and %s has the record in the member of one", async (many, one) => {
  const { operations, resources } = await createTestModel(
    {
      [`/${one}`]: { get: { summary: "Retrieves all", ...json(envelope) } },
      [`/${one}/{${one}Id}`]: { parameters: [key(`${one}Id`)], get: json(envelope) },
    },
    {
      schemas: {
        Envelope: {
          type: "object",
          properties: { [one]: record(), [many]: { type: "array", items: record() } },
        },
      },
    },
  );
  expect(operations.map(({ response: { shape, path } }) => [shape, path])).toEqual([
    ["rows", [many]],
    ["record", [one]],
  ]);
  expect(resources[0]?.fields.map(({ name }) => name)).toEqual(["id", "name"]);
});
