import { expect, test } from "vitest";
import { createTestModel, keyedPaths } from "#testing/sample-paths.ts";

const whole = { type: "integer" };
const text = { type: "string" };

const listOf = (properties: object) => ({
  type: "array",
  items: { type: "object", properties: { id: whole, ...properties } },
});

/** Kinds of the members of a list, or the resource that the whole list refers to. */
async function describe(name: string, properties: object, target: string, members: object) {
  const { resources } = await createTestModel({
    ...keyedPaths("records", whole, { [name]: listOf(properties) }),
    ...keyedPaths(target, whole, members),
  });
  const field = resources
    .find((one) => one.name === "records")
    ?.fields.find((one) => one.name === name);
  if (field?.kind !== "list" || field.item.kind !== "group") return field && `→ ${target}`;
  return field.item.fields.map((one) =>
    one.kind === "reference" ? `${one.label} → ${one.to}` : one.label,
  );
}

test.each<readonly [string, string, object, string, object, string | readonly string[]]>([
  [
    "values of custom fields",
    "custom_fields",
    { name: text, value: text },
    "custom_fields",
    { format: text },
    ["Custom field → custom_fields", "Name", "Value"],
  ],
  [
    "ingredients with a quantity",
    "ingredients",
    { name: text, quantity: whole },
    "ingredients",
    { unit: text },
    ["Ingredient → ingredients", "Name", "Quantity"],
  ],
  [
    "attributes with their options",
    "attributes",
    { name: text, options: { type: "array", items: text } },
    "attributes",
    { slug: text },
    ["Attribute → attributes", "Name", "Options"],
  ],
  [
    "labels with a color",
    "labels",
    { name: text, color: text },
    "labels",
    { color: text },
    "→ labels",
  ],
  [
    "records that have the value themselves",
    "settings",
    { name: text, value: text },
    "settings",
    { value: text },
    "→ settings",
  ],
])("%s", async (_, name, properties, target, members, want) => {
  expect(await describe(name, properties, target, members)).toEqual(want);
});
