import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const number = { type: "number" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object) => ({ type: "object", properties });
const inPath = { parameters: [{ name: "id", in: "path", required: true, schema: text }] };

/** Field `name` of a thing, whose schema has this name; `path` lists records of another schema. */
async function readField(
  path: string,
  listed: object,
  ...member: readonly [string, string, object]
) {
  const [name, schema, properties] = member;
  const paths = (list: string, item: object) => ({
    [list]: { get: rows(item) },
    [`${list}/{id}`]: { ...inPath, get: json(item) },
  });
  const model = await createTestModel(
    { ...paths(path, object(listed)), ...paths("/things", ref("Thing")) },
    {
      schemas: {
        [schema]: object(properties),
        Thing: object({ id: text, label: text, [name]: ref(schema) }),
      },
    },
  );
  const things = model.resources.find((one) => one.name === "things");
  return things?.fields.find((one) => one.name === name);
}

// The mains of a harbor, states of monitored hosts, and labels of a warehouse.
test.each<readonly [string, object, string, string, object]>([
  ["/quays", { id: text, name: text, depth: number }, "power", "Quay", { id: text, volts: number }],
  [
    "/statuses",
    { id: text, name: text, color: text },
    "health",
    "Status",
    { id: text, load: number, isAlive: { type: "boolean" } },
  ],
  [
    "/labels",
    { id: text, caption: text, color: text },
    "sticker",
    "Label",
    { id: text, width: number, height: number },
  ],
])(
  "an object with a schema named as the records of %s and other members stays one",
  async (...values) => {
    expect(await readField(...values)).toMatchObject({ kind: "group" });
  },
);

test.each<readonly [string, object, string, string, object]>([
  [
    "/quays",
    { id: text, name: text, depth: number },
    "mooring",
    "Quay",
    { id: text, name: text, isFree: text },
  ],
  ["/statuses", { id: text, name: text, color: text }, "health", "Status", { id: text }],
  [
    "/labels",
    { id: text, displayName: text, color: text },
    "sticker",
    "Label",
    { id: text, display_name: text },
  ],
])("an excerpt of a record of %s is a reference", async (...values) => {
  const [path] = values;
  expect(await readField(...values)).toMatchObject({ kind: "reference", to: path.slice(1) });
});
