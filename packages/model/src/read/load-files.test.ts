import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { readDocument } from "./read-document.ts";

/** A description in seven files with circular relative references. */
const files: { readonly [address: string]: string } = {
  "https://h/api/openapi.yaml": `
openapi: 3.1.0
info: {title: Shop, version: "1"}
paths:
  /orders: {$ref: paths/orders.yaml}
  /orders/{id}: {$ref: "./paths/orders.yaml#/one~1item"}
  /customers: {$ref: "paths/more%20paths.json#/customers"}
components:
  parameters:
    Id: {name: id, in: path, required: true, schema: {type: integer}}
`,
  "https://h/api/paths/orders.yaml": `
get:
  responses:
    "200": {$ref: "../common.yaml#/responses/Orders"}
one/item:
  parameters: [{$ref: "../openapi.yaml#/components/parameters/Id"}]
  get:
    responses:
      "200": {content: {application/json: {schema: {$ref: ../schemas/order.yaml}}}}
`,
  "https://h/api/paths/more paths.json": "",
  "https://h/api/paths/more%20paths.json": `{"customers": {"get": {"responses": {"200": {"content":
    {"application/json": {"schema": {"type": "array", "items": {"$ref": "../schemas/customer.yaml#"}}}}}}}}}`,
  "https://h/api/common.yaml": `
responses:
  Orders:
    content:
      application/json:
        schema: {type: array, items: {$ref: "#/Order"}}
Order: {$ref: schemas/order.yaml}
`,
  "https://h/api/schemas/order.yaml": `
type: object
properties:
  id: {type: integer}
  customer: {$ref: customer.yaml}
  parts: {type: array, items: {$ref: "#"}}
  lost: {$ref: nowhere.yaml#/x}
`,
  "https://h/api/schemas/customer.yaml": `
type: object
properties:
  id: {type: integer}
  last: {$ref: ./order.yaml}
  home: {$ref: "https://h/api/common.yaml#/Order"}
`,
};

async function load(loaded: string[], address: string): Promise<string> {
  loaded.push(address);
  const text = files[address];
  if (text === undefined) throw new Error("not there");
  return text;
}

test("files with circular references are one description", async () => {
  const loaded: string[] = [];
  const address = "https://h/api/openapi.yaml";
  const model = await createModel(files[address] ?? "", {
    address,
    load: async (other) => load(loaded, other),
  });
  expect(model.operations.map(({ path, response }) => `${path} ${response.shape}`)).toEqual([
    "/orders rows",
    "/orders/{id} record",
    "/customers rows",
  ]);
  expect(model.operations[1]?.parameters).toMatchObject([
    { name: "id", field: { kind: "number" } },
  ]);
  const orders = model.resources.find(({ name }) => name === "orders");
  expect(orders?.fields.map(({ name }) => name)).toEqual(["id", "customer", "parts", "lost"]);
  expect(loaded.toSorted()).toEqual([
    "https://h/api/common.yaml",
    "https://h/api/paths/more%20paths.json",
    "https://h/api/paths/orders.yaml",
    "https://h/api/schemas/customer.yaml",
    "https://h/api/schemas/nowhere.yaml",
    "https://h/api/schemas/order.yaml",
  ]);
  expect(model.problems.map(({ code }) => code)).toEqual(["file-unavailable", "reference-broken"]);
  expect(model.figures.operations.count).toBe(model.operations.length);
});

test("an endless description is read up to a maximum, few files at a time", async () => {
  let count = 0;
  let open = 0;
  let most = 0;
  const endless = async () => {
    count += 1;
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return JSON.stringify(
      Array.from({ length: 30 }, (_, index) => ({ $ref: `f${count}-${index}.json#/0` })),
    );
  };
  const text = '{"openapi": "3.1.0", "paths": {}, "x": {"$ref": "f.json"}}';
  const { document } = await readDocument(text, { address: "https://h/a.json", load: endless });
  expect(count).toBe(200);
  expect(most).toBeLessThanOrEqual(8);
  expect(document?.problems).toMatchObject([{ code: "too-many-files" }]);
});
