import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildChange } from "./build-change.ts";
import { buildRemove } from "./build-remove.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const required = { in: "query", required: true };

/** Model of `/things` whose writes take a parameter, and a record. */
async function targetOf(parameter: object, properties: object, version = "1.0.0") {
  const schema = { type: "object", properties: { id: text, name: text, ...properties } };
  const responses = { "200": json(schema) };
  const parameters = [parameter];
  const chunk = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Things", version },
      paths: {
        "/things": { get: { responses: { "200": json({ type: "array", items: schema }) } } },
        "/things/{id}": {
          get: { responses },
          put: { parameters, requestBody: json(schema), responses },
          delete: { parameters, responses: { "204": { description: "Deleted" } } },
        },
      },
    }),
  );
  const [resource] = chunk.resources;
  if (resource === undefined) throw new Error("The model has no resource.");
  return {
    chunk: { operations: chunk.operations, referrers: [] },
    resource,
    key: "1",
    parents: {},
  };
}

test.each([
  ["timestamp", "timeStamp", "kWjsu9RD2wg="],
  ["row_version", "rowVersion", "AAAB"],
  ["concurrencyStamp", "concurrencyStamp", "f2c1"],
])("the parameter %s has the value of the field %s", async (name, member, value) => {
  const target = await targetOf({ ...required, name, schema: text }, { [member]: text });
  const request = buildRemove(target, { before: { id: "1", name: "a", [member]: value } });
  expect(request.query).toBe(`${name}=${encodeURIComponent(value)}`);
});

test("a time of the record is not its version", async () => {
  const time = { type: "string", format: "date-time" };
  const target = await targetOf(
    { in: "query", name: "timestamp", schema: time },
    { timestamp: time },
  );
  const before = { id: "1", timestamp: "2026-01-01T00:00:00Z" };
  expect(buildRemove(target, { before }).query).toBe("");
});

test.each([
  ["a number", { ...required, name: "version", schema: { type: "integer" } }, "version", 3],
  [
    "a number without a format",
    { ...required, name: "version", schema: { type: "number" } },
    "version",
    3,
  ],
  ["a text", { ...required, name: "rev", schema: text }, "rev", "3-ab"],
  [
    "an optional lock",
    { in: "query", name: "lock_version", schema: { type: "integer" } },
    "lock_version",
    7,
  ],
])("writes have the version of the record: %s", async (_name, parameter, member, value) => {
  const type = typeof value === "number" ? "integer" : "string";
  const target = await targetOf(parameter, { [member]: { type } });
  const before = { id: "1", name: "a", [member]: value };
  const query = `${member}=${value}`;
  expect(buildRemove(target, { before }).query).toBe(query);
  expect(buildChange(target, { before, after: { ...before, name: "b" } })?.query).toBe(query);
});

test.each([
  ["Version", { Index: { type: "integer" } }, { Index: 19 }],
  ["version", { number: { type: "integer" } }, { number: 4 }],
  ["revision", { count: { type: "number" } }, { count: 7 }],
])("writes have the number inside the field %s", async (member, properties, value) => {
  const name = member.toLowerCase();
  const target = await targetOf(
    { ...required, name, schema: { type: "integer" } },
    { [member]: { type: "object", properties } },
  );
  const before = { id: "1", name: "a", [member]: value };
  const query = `${name}=${Object.values(value)[0]}`;
  expect(buildRemove(target, { before }).query).toBe(query);
  expect(buildChange(target, { before, after: { ...before, name: "b" } })?.query).toBe(query);
});

test("the version of the API remains that of the description", async () => {
  const parameter = { ...required, name: "api-version", schema: text };
  const target = await targetOf(parameter, {});
  expect(buildRemove(target, { before: { id: "1" } }).query).toBe("api-version=1.0.0");
});

test.each(["1.0.0", "1.33"])(
  "an integer without a field of that name is not %s",
  async (version) => {
    const parameter = { ...required, name: "version", schema: { type: "integer" } };
    const target = await targetOf(parameter, {}, version);
    expect(buildRemove(target, { before: { id: "1" } }).query).toBe("");
  },
);
