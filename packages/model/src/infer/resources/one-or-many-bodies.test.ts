import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows, sent } from "#testing/sample-paths.ts";
import { buildChange } from "#request/writes/build-change.ts";
import { buildRemove } from "#request/writes/build-remove.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
});
const several = (items: object) => ({ type: "array", items });
const oneOrMany = (one: object) => ({ oneOf: [one, several(one)] });
const named = (summary: string, schema: object) => ({ ...sent(schema), summary });
const item = (key: string, schema: object) => ({
  parameters: [{ name: key, in: "path", required: true, schema: text }],
  get: json(schema),
});

interface Sample {
  readonly paths: object;
  readonly before: object;
  readonly after: object;
  readonly change: unknown;
  readonly remove: unknown;
}

const row = object({ Id: integer, Title: text, Price: integer });
const part = object({ Title: text, Price: integer });
const note = object({ id: text, content: object({ title: text }) });
const city = object({ code: text, name: text });

const samples: Readonly<Record<string, Sample>> = {
  "the key is in the body of the removal only": {
    paths: {
      "/tables/t1/records": {
        get: rows(row),
        patch: named("Products update", oneOrMany(part)),
        delete: named("Products delete", oneOrMany(object({ Id: integer }))),
      },
      "/tables/t1/records/{recordId}": item("recordId", row),
    },
    before: { Id: 7, Title: "a", Price: 2 },
    after: { Id: 7, Title: "b", Price: 2 },
    change: { Id: 7, Title: "b" },
    remove: [{ Id: 7 }],
  },
  "both bodies require the key": {
    paths: {
      "/notes": {
        get: rows(note),
        patch: named(
          "Update notes",
          oneOrMany(object({ id: text, content: object({ title: text }) }, ["id", "content"])),
        ),
        delete: named("Delete a note", oneOrMany(object({ id: text }, ["id"]))),
      },
      "/notes/{noteId}": item("noteId", note),
    },
    before: { id: "n1", content: { title: "a" } },
    after: { id: "n1", content: { title: "b" } },
    change: { id: "n1", content: { title: "b" } },
    remove: [{ id: "n1" }],
  },
  "the body takes only a list": {
    paths: {
      "/cities": {
        get: rows(city),
        patch: named("Update cities", several(object({ code: text, name: text }, ["code"]))),
        delete: named("Delete cities", several(object({ code: text }, ["code"]))),
      },
      "/cities/{code}": item("code", city),
    },
    before: { code: "de", name: "a" },
    after: { code: "de", name: "b" },
    change: [{ code: "de", name: "b" }],
    remove: [{ code: "de" }],
  },
};

test.each(Object.entries(samples))(
  "a write on a collection takes one record of several: %s",
  async (_title, { paths, before, after, change, remove }) => {
    const model = await createTestModel(paths);
    const [resource] = model.resources;
    if (resource === undefined) throw new Error("not understood");
    const chunk = { operations: model.operations, referrers: [] };
    const key = String(Object.values(before)[0]);
    const target = { chunk, resource, parents: {}, key };
    const contents = [buildChange(target, { before, after }), buildRemove(target, { before })].map(
      (request) => JSON.parse(String(request?.body?.content)) as unknown,
    );
    expect(contents).toEqual([change, remove]);
  },
);

test.each<readonly [string, "patch" | "put", object]>([
  ["an update that names several", "patch", named("Bulk update of users", oneOrMany(record()))],
  ["a body for one without a key", "patch", named("Update users", object({ name: text }))],
  ["another verb", "patch", named("Send users", oneOrMany(object({ name: text })))],
  ["a PUT of all records", "put", named("Update users", several(record()))],
  ["no body", "patch", { ...done, summary: "Update users" }],
])("a write on a collection is not the edit: %s", async (_title, method, call) => {
  const { resources } = await createTestModel({
    "/users": { get: rows(), [method]: call },
    "/users/{id}": item("id", record()),
  });
  expect(Object.keys(resources[0]?.operations ?? {})).toEqual(["list", "read"]);
});
