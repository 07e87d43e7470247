import { expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import { schemaOfValues } from "./schema-of-values.ts";

const table: readonly (readonly [string, readonly unknown[], object])[] = [
  ["nothing", [], {}],
  ["only null", [null, null], {}],
  ["whole numbers", [1, 2], { type: "integer" }],
  ["numbers", [1, 2.5], { type: "number" }],
  [
    "a number too large for JavaScript",
    [new ExactNumber("12345678901234567890")],
    { type: "integer" },
  ],
  ["an exact decimal", [new ExactNumber("1.50")], { type: "number" }],
  ["a value that may be null", [1, null], { type: ["integer", "null"] }],
  ["values of two types", [1, "a"], {}],
  ["words do not give an enum", ["open", "paid"], { type: "string" }],
  ["dates", ["2026-01-02", "2026-02-03"], { type: "string", format: "date" }],
  ["times", ["2026-01-02T03:04:05Z"], { type: "string", format: "date-time" }],
  ["a date and a word", ["2026-01-02", "soon"], { type: "string" }],
  ["empty text is ignored", ["", "2026-01-02"], { type: "string", format: "date" }],
  ["URLs", ["https://a.example/1"], { type: "string", format: "uri" }],
  ["emails", ["ada@a.example"], { type: "string", format: "email" }],
  ["several lines", ["a\nb"], { type: "string", format: "multiline" }],
  ["a list", [[1], [2, 3]], { type: "array", items: { type: "integer" } }],
  [
    "objects: members of all of them are required",
    [{ a: 1, b: true }, { a: 2 }],
    {
      type: "object",
      properties: { a: { type: "integer" }, b: { type: "boolean" } },
      required: ["a"],
    },
  ],
];

test.each(table)("%s", (_, values, expected) => {
  expect(schemaOfValues(values)).toEqual(expected);
});

const unseen = { type: ["string", "null"], format: "unseen" };

test.each<readonly [string, object, object]>([
  ["a contact", { id: 1, phone: null }, { phone: unseen }],
  ["an issue", { id: 1, dueOn: null, closed_at: null }, { dueOn: unseen, closed_at: unseen }],
  ["an order in a shop", { internal_note: null }, { internal_note: unseen }],
  ["a number, a list and a record stay open", { price: null, tags: null, assignee: null }, {}],
  ["a key stays open", { parent_id: null, id: null }, {}],
])("members that were only null: %s", (_, row, expected) => {
  const names = Object.keys(row);
  const { properties } = schemaOfValues([row]) as { readonly properties: Record<string, object> };
  for (const name of names) {
    expect(properties[name]).toEqual(
      (expected as Record<string, object>)[name] ?? expect.anything(),
    );
  }
  expect(Object.entries(properties).filter(([, schema]) => "format" in schema)).toHaveLength(
    Object.keys(expected).length,
  );
});

test("a value next to null decides the type", () => {
  expect(schemaOfValues([{ phone: null }, { phone: 5 }])).toMatchObject({
    properties: { phone: { type: ["integer", "null"] } },
  });
});

test("`__proto__` and `constructor` are ordinary members", () => {
  const value: unknown = JSON.parse('{"__proto__": 1, "constructor": "x"}');
  const schema = schemaOfValues([value]);
  expect(Object.keys(schema["properties"] as object)).toEqual(["__proto__", "constructor"]);
  expect(Object.prototype).not.toHaveProperty("type");
});

test("the depth of a schema is limited", () => {
  let value: unknown = 1;
  for (let level = 0; level < 10_000; level += 1) value = [value];
  expect(JSON.stringify(schemaOfValues([value])).length).toBeLessThan(400);
});
