import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const path = fileURLToPath(new URL("../../../../docs/corrections.md", import.meta.url));
const [example = "", words = ""] = Array.from(
  readFileSync(path, "utf8").matchAll(/^```yaml\n([^]*?)^```$/gm),
  ([, yaml = ""]) => yaml,
);
const head = "overlay: 1.1.0\ninfo: { title: Words, version: 1.0.0 }\n";

const json = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const page = (name: string) =>
  json({
    type: "object",
    properties: {
      rows: { type: "array", items: ref(name) },
      meta: { type: "object", properties: { all: { type: "integer" } } },
    },
  });
const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const query = (name: string) => ({ name, in: "query", schema: { type: "integer" } });
const text = { type: "string" };

/** Description that the examples of the guide correct. */
const shop = JSON.stringify({
  openapi: "3.1.0",
  paths: {
    "/orders": { get: { parameters: [query("from"), query("count")], ...page("Order") } },
    "/orders/{id}": { parameters: [key], get: json(ref("Order")) },
    "/orders/{id}/pay": { parameters: [key], post: { summary: "Pay", responses: { "204": {} } } },
    "/customers": { get: { parameters: [query("order")], ...page("Customer") } },
    "/customers/{id}": { parameters: [key], get: json(ref("Customer")) },
  },
  components: {
    schemas: {
      Customer: { type: "object", properties: { id: { type: "integer" }, name: text } },
      Order: {
        type: "object",
        properties: {
          id: { type: "integer" },
          reference: text,
          total: text,
          buyer: { type: "integer" },
          internalNotes: text,
        },
      },
    },
  },
});

async function correct(...texts: readonly string[]) {
  const overlays = texts.map((overlay) => ({ address: "fixes.overlay.yaml", text: overlay }));
  const model = await createModel(shop, { overlays });
  expect(model.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const orders = model.resources.find(({ name }) => name === "orders");
  return {
    model,
    orders,
    field: (name: string) => orders?.fields.find((one) => one.name === name),
  };
}

test("the example of the guide corrects the model", async () => {
  const { model, field } = await correct(example);
  expect(model.operations.map(({ label }) => label)).toContain("Take the payment");
  expect(field("total")).toMatchObject({ label: "Grand total", kind: "number", isText: true });
  expect(field("internalNotes")).toBeUndefined();
});

test("the extensions of the guide correct the resource", async () => {
  const { model, orders, field } = await correct(head + words);
  const customers = model.resources.find(({ name }) => name === "customers");
  expect(customers?.list?.sort).toMatchObject({ form: "colon", at: { parameter: "order" } });
  expect(model.operations.find(({ path }) => path === "/customers")?.fixed).toMatchObject([
    { parameter: { name: "expand" }, value: "all" },
  ]);
  expect(model.signIn.methods[0]).toMatchObject({ credential: { in: "header", name: "X-Token" } });
  expect(orders).toMatchObject({
    labels: { one: "Deal", many: "Deals" },
    title: ["reference"],
    list: {
      paging: {
        style: "offset",
        offset: { parameter: "from" },
        size: { at: { parameter: "count" } },
      },
      total: { in: "body", path: ["meta", "all"] },
    },
  });
  expect(field("buyer")).toMatchObject({ kind: "reference", to: "customers" });
});
