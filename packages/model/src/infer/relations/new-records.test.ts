import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { checkValue } from "#check/check-value.ts";

const whole = { type: "integer" };
const text = { type: "string" };
const id = { ...whole, readOnly: true };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object) => ({ content: { "application/json": { schema } } });
const reads = (schema: object) => ({
  responses: { "200": { description: "", ...content(schema) } },
});
const schemas = {
  Customer: {
    type: "object",
    required: ["name"],
    properties: { id, name: text, email: text },
  },
};

/** Fields of the body that creates a ticket. */
async function fieldsOf(properties: object, required: readonly string[] = []) {
  const body = { type: "object", properties: { title: text, ...properties }, required };
  const inPath = { parameters: [{ name: "id", in: "path", required: true, schema: whole }] };
  const rows = (schema: object) => reads({ type: "array", items: schema });
  const ticket = { type: "object", properties: { id: whole, title: text } };
  const paths = {
    "/customers": { get: rows(ref("Customer")) },
    "/customers/{id}": { ...inPath, get: reads(ref("Customer")) },
    "/tickets": {
      get: rows(ticket),
      post: { requestBody: content(body), ...reads(ticket) },
    },
    "/tickets/{id}": { ...inPath, get: reads(ticket) },
  };
  const document = { openapi: "3.1.0", paths, components: { schemas } };
  const model = await createModel(JSON.stringify(document));
  const field = model.operations.find(({ role }) => role === "create")?.body?.field;
  return field?.kind === "group" ? field.fields : [];
}

const inline = { type: "object", properties: { name: text, email: text } };

// A shop, nested attributes of a framework, camel case with an inline schema.
test.each([
  ["customer_id", "customer", ref("Customer")],
  ["customer_id", "customer_attributes", ref("Customer")],
  ["customerId", "customer", inline],
])("%s is a key, and %s a new record instead of it", async (key, name, schema) => {
  const fields = await fieldsOf({ [key]: whole, [name]: schema });
  const field = fields.find((one) => one.name === key);
  expect(field).toMatchObject({ kind: "reference", to: "customers", twin: name });
});

test.each([
  ["another object", { type: "object", properties: { speed: whole, note: text } }, []],
  ["a required key", ref("Customer"), ["customer_id"]],
  ["a required object", ref("Customer"), ["customer"]],
])("%s is not an alternative to the key", async (_, schema, required) => {
  const fields = await fieldsOf({ customer_id: whole, customer: schema }, required);
  const field = fields.find(({ name }) => name === "customer_id");
  expect(field?.kind).toBe("reference");
  expect(field).not.toHaveProperty("twin");
});

// Alternatives of a schema in both orders.
test.each([[{ oneOf: [whole, ref("Customer")] }], [{ anyOf: [ref("Customer"), whole] }]])(
  "a key or an object is a reference with the fields of a new record: %j",
  async (schema) => {
    const fields = await fieldsOf({ customer: schema });
    const field = fields.find(({ name }) => name === "customer");
    expect(field).toMatchObject({
      kind: "reference",
      to: "customers",
      keyPath: [],
      embedded: { kind: "group", fields: [{ name: "name" }, { name: "email" }] },
    });
  },
);

test("a new record is checked by its fields, and a key is not", async () => {
  const [, field] = await fieldsOf({ customer: { oneOf: [whole, ref("Customer")] } });
  if (field === undefined) throw new Error("The field is missing.");
  expect(checkValue(field, 4)).toEqual([]);
  expect(checkValue(field, { name: "Ada" })).toEqual([]);
  expect(checkValue(field, { email: "a@b.example" })).toMatchObject([{ path: ["name"] }]);
});
