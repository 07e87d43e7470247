import { expect, test } from "vitest";
import { buildChange } from "#request/writes/build-change.ts";
import { buildCreate } from "#request/writes/build-create.ts";
import { flattenResponse } from "#request/responses/flatten-response.ts";
import { writeResourceObjects } from "#request/bodies/resource-objects.ts";
import { createTestModel, json, record, rows, sent } from "#testing/sample-paths.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const oneOrMany = (one: object) => ({ oneOf: [one, { type: "array", items: one }] });
const item = (name: string, more: object) => ({
  parameters: [{ name, in: "path", required: true, schema: text }],
  ...more,
});

interface Sample {
  readonly paths: object;
  readonly row: object;
  readonly flat: object;
  readonly fields: readonly string[];
  readonly change: unknown;
  readonly create: unknown;
}

const page = (schema: object) => json(object({ records: { type: "array", items: schema } }));
const tasks = object({ id: text, createdTime: text, fields: object({ Name: text, Done: text }) });
const plants = object({ id: integer, fields: object({ name: text, height: integer }) });
const deals = object({
  id: text,
  updatedAt: text,
  properties: object({ name: text, stage: text }),
});

const samples: Readonly<Record<string, Sample>> = {
  "an edit at the record": {
    paths: {
      "/tasks": {
        get: page(tasks),
        post: sent(object({ fields: object({ Name: text, Done: text }) })),
      },
      "/tasks/{recordId}": item("recordId", {
        get: json(tasks),
        patch: sent(object({ fields: object({ Name: text, Done: text }) })),
      }),
    },
    row: { id: "r1", createdTime: "2026", fields: { Name: "a", Done: "no" } },
    flat: { id: "r1", createdTime: "2026", Name: "a", Done: "no" },
    fields: ["id", "createdTime", "Name", "Done"],
    change: { fields: { Name: "new" } },
    create: { fields: { Name: "new" } },
  },
  "an edit on the collection": {
    paths: {
      "/plants": {
        get: page(plants),
        post: sent(oneOrMany(object({ fields: object({ name: text, height: integer }) }))),
        patch: { ...sent(oneOrMany(plants)), summary: "Update plants" },
      },
      "/plants/{id}": item("id", { get: json(plants) }),
    },
    row: { id: 7, fields: { name: "a", height: 2 } },
    flat: { id: 7, name: "a", height: 2 },
    fields: ["id", "name", "height"],
    change: { id: 7, fields: { name: "new" } },
    create: { fields: { name: "new" } },
  },
  "another name of the member, and a full update": {
    paths: {
      "/deals": { get: rows(deals), post: sent(deals) },
      "/deals/{dealId}": item("dealId", { get: json(deals), put: sent(deals) }),
    },
    row: { id: "d1", updatedAt: "2026", properties: { name: "a", stage: "open" } },
    flat: { id: "d1", updatedAt: "2026", name: "a", stage: "open" },
    fields: ["id", "updatedAt", "name", "stage"],
    change: { id: "d1", updatedAt: "2026", properties: { name: "new", stage: "open" } },
    create: { properties: { name: "new" } },
  },
};

test.each(Object.entries(samples))(
  "the fields of a record are in one member: %s",
  async (_title, { paths, row, flat, fields, change, create }) => {
    const model = await createTestModel(paths);
    const [resource] = model.resources;
    if (resource === undefined) throw new Error("not understood");
    expect(resource.fields.map(({ name }) => name)).toEqual(fields);
    const { operations } = model;
    const list = operations.find(({ id }) => id === resource.operations.list);
    if (list === undefined) throw new Error("no list");
    const isPaged = list.response.path.length > 0;
    const response = flattenResponse(
      { ...list.response, kind: "list" },
      { status: 200, headers: {}, body: isPaged ? { records: [row] } : [row] },
    );
    expect(response.body).toEqual(isPaged ? { records: [flat] } : [flat]);
    const chunk = { operations, referrers: [] };
    const name = fields.find((one) => /^name$/i.test(one)) ?? "";
    const key = String(Object.values(row)[0]);
    const changed = buildChange(
      { chunk, resource, parents: {}, key },
      { before: flat, after: { ...flat, [name]: "new" } },
    );
    const created = buildCreate({ chunk, resource, parents: {} }, { [name]: "new" });
    const contents = [changed, created].map(
      (request) =>
        request?.body &&
        (JSON.parse(String(writeResourceObjects(request.body).content)) as unknown),
    );
    expect(contents).toEqual([change, create]);
  },
);

test("a list of split records is sorted and filtered by the fields", async () => {
  const query = (name: string, description: string) => ({
    name,
    in: "query",
    description,
    schema: text,
  });
  const parameters = [
    query("sort", "Fields, with `-` for descending"),
    query("where", "Such as `(name,eq,a)`"),
  ];
  const { resources } = await createTestModel({
    "/plants": { get: { ...page(plants), parameters } },
  });
  const list = resources[0]?.list;
  expect(list?.sort?.fields).toEqual(["name", "height"]);
  expect(list?.filters.map(({ name }) => name)).toEqual(["name", "height"]);
});

test("a record inside a record has its fields too", async () => {
  const { operations } = await createTestModel({ "/plants": { get: page(plants) } });
  const [list] = operations;
  if (list === undefined) throw new Error("not understood");
  const body = {
    records: [{ id: 7, fields: { name: "a", bed: { id: 2, fields: { name: "b" } } } }],
  };
  const expected = { ...list.response, kind: "list" } as const;
  expect(flattenResponse(expected, { status: 200, headers: {}, body }).body).toEqual({
    records: [{ id: 7, name: "a", bed: { id: 2, name: "b" } }],
  });
});

test.each<readonly [string, object]>([
  ["a name next to the member", record({ fields: object({ a: text, b: text }) })],
  [
    "another object",
    object({ id: text, fields: object({ a: text, b: text }), owner: object({ c: text }) }),
  ],
  ["no key", object({ fields: object({ a: text, b: text }) })],
  [
    "a member with the name of the key",
    object({ id: text, fields: object({ id: text, b: text }) }),
  ],
])("the fields of a record are not in one member: %s", async (_title, schema) => {
  const { resources } = await createTestModel({ "/forms": { get: rows(schema) } });
  expect(resources[0]?.fields.map(({ name }) => name)).toContain("fields");
});
