// @vitest-environment node
import { createModel, type Field, locateField, writeOverlay } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { fieldPointer, insideInputs } from "./field-inputs.ts";
import { fieldInside } from "./fields-inside.ts";
import { findWrittenField } from "./written-field.ts";

const integer = { type: "integer" };
const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const id = { name: "id", in: "path", required: true, schema: integer };
const reads = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});

/** Orders with this member, next to products and parts. */
function describeShop(member: object, schemas: object) {
  const order = object({ id: integer, no: text, ...member });
  const paths = Object.entries({ orders: order, products: ref("Product"), parts: ref("Part") });
  return {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    paths: Object.fromEntries(
      paths.flatMap(([name, schema]) => [
        [
          `/${name}`,
          {
            get: reads({ type: "array", items: schema }),
            post: { requestBody: { content: { "application/json": { schema } } }, responses: {} },
          },
        ],
        [`/${name}/{id}`, { parameters: [id], get: reads(schema) }],
      ]),
    ),
    components: {
      schemas: {
        Product: object({ id: integer, name: text }),
        Part: object({ id: integer, name: text }),
        ...schemas,
      },
    },
  };
}

const line = object({ product_id: integer, created: integer, note: text });
const list = { type: "array", items: ref("Line") };

/** Field of an order before and after one correction of it, with the overlay. */
async function correct(
  shop: object,
  [outer = "", ...inside]: readonly string[],
  [member, value]: readonly [string, string],
) {
  const source = JSON.stringify(shop);
  const read = async (overlay?: string) => {
    const overlays = overlay === undefined ? [] : [{ text: overlay, address: "fixes.yaml" }];
    const model = await createModel(source, { overlays });
    const orders = model.resources.find(({ name }) => name === "orders");
    const field = orders?.fields.find(({ name }) => name === outer);
    const inner = field && fieldInside(field, inside);
    if (orders !== undefined && field !== undefined && inner !== undefined)
      return { model, inner, pointer: fieldPointer(orders, field), names: inside };
    // Only request bodies have maps.
    const written =
      orders && findWrittenField({ ...model, resource: orders, referrers: [] }, outer);
    const value = written && fieldInside(written.field, inside);
    if (written === undefined || value === undefined) throw new Error("no such field");
    const names = [...written.names, ...inside];
    return { model, inner: value, pointer: written.pointer, names };
  };
  const { model, inner, ...from } = await read();
  const pointer = locateField(shop, from.pointer ?? "", from.names) ?? "";
  const inputs = insideInputs({ field: inner, pointer, id: "x" }, model.resources, {} as never);
  const input = inputs.find((one) => one.id === `field x ${member}`);
  if (input === undefined) throw new Error(`no input ${member}`);
  const overlay = writeOverlay("Fixes", [{ label: "x", ...input.correct(value) }]);
  const next = await read(overlay);
  expect(next.model.problems).toEqual([]);
  return { before: inner, after: next.inner, overlay };
}

const inLine = "$.components.schemas.Line.properties";

// A shared schema of a list, an object in an object, and a composed schema.
test.each<
  readonly [
    string,
    object,
    readonly string[],
    readonly [string, string],
    Partial<Field> & { readonly to?: string },
    string,
  ]
>([
  [
    "the relation in an item of a list leads to another list",
    describeShop({ lines: list }, { Line: line }),
    ["lines", "product_id"],
    ["references", "parts"],
    { kind: "reference", to: "parts" },
    `${inLine}.product_id`,
  ],
  [
    "a relation in an object is none",
    describeShop({ head: object({ main: line }) }, {}),
    ["head", "main", "product_id"],
    ["references", ""],
    { kind: "number" },
    "properties.head.properties.main.properties.product_id",
  ],
  [
    "a text in an object that may be null is a time",
    describeShop({ head: { anyOf: [ref("Line"), { type: "null" }] } }, { Line: line }),
    ["head", "note"],
    ["format", "date-time"],
    { kind: "date-time" },
    `${inLine}.note`,
  ],
  [
    "a value in an item of a list is set by the API",
    describeShop({ lines: list }, { Line: line }),
    ["lines", "note"],
    ["readOnly", "yes"],
    { isReadOnly: true },
    `${inLine}.note`,
  ],
  [
    "a value in an item of a list has another label",
    describeShop({ lines: list }, { Line: { allOf: [line] } }),
    ["lines", "created"],
    ["label", "Packed"],
    { label: "Packed" },
    "$.components.schemas.Line.allOf[0].properties.created",
  ],
  [
    "the values of a map are numbers",
    describeShop({ stock: { type: "object", additionalProperties: text } }, {}),
    ["stock", "*"],
    ["type", "number"],
    { kind: "number" },
    "properties.stock.additionalProperties",
  ],
  [
    "the values of a map in a list refer to records",
    describeShop(
      { lines: list },
      { Line: object({ parts: { type: "object", additionalProperties: integer } }) },
    ),
    ["lines", "parts", "*"],
    ["references", "parts"],
    { kind: "reference", to: "parts" },
    `${inLine}.parts.additionalProperties`,
  ],
  [
    "a text in the values of a map with a shared schema is a time",
    describeShop({ rows: { type: "object", additionalProperties: ref("Line") } }, { Line: line }),
    ["rows", "*", "note"],
    ["format", "date-time"],
    { kind: "date-time" },
    `${inLine}.note`,
  ],
])("%s", async (_name, shop, path, change, expected, target) => {
  const { before, after, overlay } = await correct(shop, path, change);
  expect(before).not.toMatchObject(expected);
  expect(after).toMatchObject(expected);
  expect(overlay).toContain(target);
});
