import { expect, test } from "vitest";
import { createTestModel, json, keyedPaths, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };

test.each([
  "The `id` of a contact the role is assigned to",
  "Id of the `Contact` of this role",
  "**ID** of the **contact**",
])("%s describes the key of a contact", async (description) => {
  const assignment = { addressee: { ...text, description } };
  const model = await createTestModel({
    ...keyedPaths("contacts", text),
    ...keyedPaths("role-assignments", text, assignment),
  });
  const assignments = model.resources.find(({ name }) => name === "role-assignments");
  expect(assignments?.fields.find(({ name }) => name === "addressee")).toMatchObject({
    kind: "reference",
    to: "contacts",
  });
});

test.each([
  ["category_tree", "Code of the category tree of the channel", "categories"],
  ["attribute_as_label", "Attribute code used as label", "attributes"],
  [
    "parent",
    "Code of the parent <a href='#model'>product model</a> of a variant",
    "product-models",
  ],
  ["family", "Family code of the product", "families"],
  ["family_variant", "Family variant code of the product", undefined],
  ["error", "Error code of the last import", undefined],
  ["label", "Attribute code of the system", undefined],
])("%s with the description %s", async (name, description, to) => {
  const coded = (path: string, more: object = {}) => {
    const schema = { type: "object", properties: { code: text, label: text, ...more } };
    const response = (inner: object) => ({
      responses: { "200": { content: { "application/json": { schema: inner } } } },
    });
    return {
      [`/${path}`]: { get: response({ type: "array", items: schema }) },
      [`/${path}/{code}`]: {
        parameters: [{ name: "code", in: "path", required: true, schema: text }],
        get: response(schema),
      },
    };
  };
  const model = await createTestModel({
    ...coded("categories"),
    ...coded("attributes"),
    ...coded("families"),
    ...coded("product-models"),
    ...coded("products", { [name]: { ...text, description } }),
  });
  const products = model.resources.find((one) => one.name === "products");
  const field = products?.fields.find((one) => one.name === name);
  expect(field?.kind === "reference" ? field.to : undefined).toBe(to);
});

test.each([
  ["The name or type of strategy", "name", "strategies"],
  ["The name of the rollout to apply", "name", "rollouts"],
  ["Name of the plan type", "name", "plans"],
  ["The name of the strategy", "title", undefined],
  ["The name of the strategy", "name", undefined],
  ["The name of the visitor", "name", undefined],
])("a text with the description %s in %s is a guess", async (description, field, to) => {
  const named = (path: string) => {
    const schema = { type: "object", properties: { name: text, note: text } };
    const parameters = [{ name: "name", in: "path", required: true, schema: text }];
    return {
      [`/${path}`]: { get: rows(schema) },
      [`/${path}/{name}`]: { parameters, get: json(schema) },
    };
  };
  const uses = keyedPaths("features/{feature}/strategies", text, {
    [field]: { ...text, description },
  });
  const model = await createTestModel({
    ...named("strategies"),
    ...named("rollouts"),
    ...named("plans"),
    ...uses,
  });
  const used = model.resources.find(({ itemPath }) => itemPath?.includes("{feature}"));
  const reference = used?.fields.find(({ name }) => name === field);
  const target = reference?.kind === "reference" ? [reference.to, reference.isGuess] : undefined;
  expect(target).toEqual(to && [to, true]);
});

const number = { type: "integer" };

/** Target of a field with a description, next to lists of three origins: a shop, a hospital and a tracker. */
async function targetOf(name: string, description: string, type: object) {
  const model = await createTestModel({
    ...keyedPaths("customers", number),
    ...keyedPaths("orders", number),
    ...keyedPaths("users", text),
    ...keyedPaths("wards", text),
    ...keyedPaths("requests", text),
    ...keyedPaths("notes", text, { [name]: { ...type, description } }),
  });
  const notes = model.resources.find((one) => one.name === "notes");
  const field = notes?.fields.find((one) => one.name === name);
  return field?.kind === "reference" ? field.to : undefined;
}

test.each([
  // PostgREST
  [
    "buyer",
    "Note:\nThis is a Foreign Key to `customers.id`.<fk table='customers' column='id'/>",
    number,
    "customers",
  ],
  ["placed", "references orders.id", number, "orders"],
  ["placed", "REFERENCES orders(id)", number, "orders"],
  ["place", "FK users", text, "users"],
  ["place", "FK to the wards table", text, "wards"],
  ["place", "FK -> wards.id", text, "wards"],
  ["xid", "foreign key to WardID", text, "wards"],
  ["xid", "Foreign key of the order", number, "orders"],
  ["bought_by", "The key of the customer", number, "customers"],
  ["bought_by", "ID of the user", text, "users"],
  ["above", "Foreign key to notes", text, "notes"],
])("%s: %s", async (name, description, type, to) => {
  expect(await targetOf(name, description, type)).toBe(to);
});

test.each([
  ["xid", "ID of the request for tracing", text],
  ["xid", "Correlation ID of the request", text],
  ["xid", "Foreign key in the legacy system", text],
  ["xid", "Not a foreign key to users", text],
  ["xid", "No FK users", text],
  ["xid", "Foreign key to orders", text],
  ["xid", "See the references. Users may be many", text],
  ["xid", "The key of the request for idempotency", text],
  ["xid", "References users by their mail", text],
  ["cipher", "Key of the cipher", text],
])("%s with the description %s refers to nothing", async (name, description, type) => {
  expect(await targetOf(name, description, type)).toBeUndefined();
});
