// @vitest-environment node
import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { checkPaste } from "./check-paste.ts";

const goods = {
  type: "object",
  required: ["name"],
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string", minLength: 2 },
    price: { type: "number" },
    note: { type: ["string", "null"] },
  },
};
const content = { "application/json": { schema: goods } };
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const list = { "application/json": { schema: { type: "array", items: goods } } };
const document = {
  openapi: "3.1.0",
  paths: {
    "/goods": { get: { responses: { "200": { content: list } } } },
    "/goods/{id}": {
      parameters: [id],
      get: { responses: { "200": { content } } },
      patch: { requestBody: { content }, responses: { "200": { content } } },
    },
  },
};
const rows = [
  { id: 1, name: "Pen", price: 1.5, note: "old" },
  { id: 2, name: "Ink", price: 4, note: null },
];

/** Changed values and error codes of each row. */
async function check(texts: readonly Readonly<Record<string, string>>[]) {
  const model = await createModel(JSON.stringify(document));
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("no resource");
  const chunk = { resource, operations: model.operations, shapes: {}, referrers: [] };
  const checked = await checkPaste(
    {
      target: { chunk, resource, parents: {} },
      fields: resource.fields,
      rows,
      pasted: texts.map((one, index) => ({ index, texts: new Map(Object.entries(one)) })),
      isPointLocale: true,
    },
    { client: testClient(), signal: new AbortController().signal },
  );
  return {
    readOnly: Object.fromEntries(checked.readOnly),
    rows: checked.rows.map(({ key, values, errors }) => [
      key,
      Object.fromEntries(values.map(({ path, value }) => [path.join("."), value])),
      errors.map(({ column, kind }) => `${column} ${kind}`),
    ]),
  };
}

test("texts become values of the fields' types; equal ones are left out", async () => {
  const { rows: checked } = await check([
    { name: "Pen", price: "1,250.75" },
    { name: "Ink 2", price: "4" },
  ]);
  expect(checked).toEqual([
    ["1", { price: 1250.75 }, []],
    ["2", { name: "Ink 2" }, []],
  ]);
});

test("an invalid value is an error of its row", async () => {
  const { rows: checked } = await check([{ price: "much" }, { name: "x" }]);
  expect(checked.map(([, , errors]) => errors)).toEqual([["price number"], ["name tooShort"]]);
});

test("an empty cell is null where the field accepts it", async () => {
  const { rows: checked } = await check([{ note: "" }, { note: "" }]);
  expect(checked.map(([, values]) => values)).toEqual([{ note: null }, {}]);
});

test("a column that cannot be changed has a reason", async () => {
  const checked = await check([{ id: "9", name: "Pens" }]);
  expect(checked.readOnly).toEqual({ id: "key" });
  expect(checked.rows).toEqual([["1", { name: "Pens" }, []]]);
});
