import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object) => ({ type: "object", properties });
const inPath = { parameters: [{ name: "id", in: "path", required: true, schema: whole }] };

// Look-up lists of a line-of-business API, resources of a PHP framework, and options of a shop.
test.each<readonly [string, string, object, readonly [string, string], string]>([
  ["Lookup", "color", ref("Lookup"), ["statuses", "colors"], "colors"],
  [
    "NameResource",
    "services",
    { type: "array", items: ref("NameResource") },
    ["quays", "services"],
    "services",
  ],
  ["OptionDto", "mainMaterial", ref("OptionDto"), ["brands", "materials"], "materials"],
])("of lists with the schema %s, %s refers to the one with its name", async (...values) => {
  const [schema, name, shape, lists, target] = values;
  const schemas = {
    [schema]: object({ id: whole, label: text }),
    Thing: object({ id: whole, title: text, [name]: shape }),
  };
  const paths = Object.fromEntries(
    lists.flatMap((one) => [
      [`/${one}`, { get: rows(ref(schema)) }],
      [`/${one}/{id}`, { ...inPath, get: json(ref(schema)) }],
    ]),
  );
  const model = await createTestModel(
    {
      ...paths,
      "/things": { get: rows(ref("Thing")) },
      "/things/{id}": { ...inPath, get: json(ref("Thing")) },
    },
    { schemas },
  );
  const things = model.resources.find((one) => one.name === "things");
  const field = things?.fields.find((one) => one.name === name);
  expect(field).toMatchObject({ to: target });
});
