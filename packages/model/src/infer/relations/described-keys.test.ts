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
