import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { describeCalls } from "#read/convert-calls.ts";
import type { ObservedCall } from "#read/observed-call.ts";
import type { Field } from "#types/field.ts";
import { writeReference } from "#request/references/reference-options.ts";
import { typedMember } from "#request/records/main-member.ts";

const get = (path: string, value: object): ObservedCall => ({
  method: "get",
  segments: path.split("/").filter(Boolean),
  query: [],
  response: { status: 200, value },
  allow: ["GET", "POST", "PUT"],
});

async function readFields(list: string, row: object, other: string, record: object) {
  const calls = [
    get(list, { results: [row] }),
    get(`${list}/5a5a5a5a5a5a5a5a5`, row),
    get(other, { results: [record] }),
    get(`${other}/7`, record),
  ];
  const info = { title: "", version: "" };
  const { resources, operations } = await createModel(
    JSON.stringify(describeCalls(calls, { info })),
  );
  const resource = resources.find(({ collectionPath }) => collectionPath === list);
  const create = operations.find(({ path, method }) => path === list && method === "post");
  const body = create?.body?.field;
  return { fields: resource?.fields ?? [], inputs: body?.kind === "group" ? body.fields : [] };
}

const named = (fields: readonly Field[], name: string) => fields.find((one) => one.name === name);

// A backend as a service, a content store and a ticket system.
test.each([
  [
    "/classes/Product",
    "seller",
    { __type: "Pointer", className: "Shop", objectId: "7" },
    "/classes/Shop",
    { objectId: "7", name: "Ada" },
  ],
  ["/posts", "writer", { _type: "author", _id: "7" }, "/authors", { _id: "7", name: "Ada" }],
  ["/tickets", "subject", { resourceType: "Asset", id: 7 }, "/assets", { id: 7, name: "Pump" }],
])("an object with type and key in %s is a reference", async (list, name, value, other, record) => {
  const row = { objectId: "5a5a5a5a5a5a5a5a5", title: "One", [name]: value };
  const { fields, inputs } = await readFields(list, row, other, record);
  expect(named(fields, name)?.kind).toBe("reference");
  const input = named(inputs, name);
  if (input?.kind !== "reference") throw new Error(input?.kind);
  expect(writeReference(input, Object.values(value).at(-1))).toEqual(value);
});

test.each([
  ["/books", "authorId", { $oid: "7" }, "/authors", { _id: { $oid: "7" }, name: "Ada" }],
  ["/posts", "author_id", { $oid: "7" }, "/authors", { _id: { $oid: "7" }, name: "Ada" }],
  ["/tickets", "assetId", { $uuid: "7" }, "/assets", { _id: { $uuid: "7" }, name: "Pump" }],
])("a key of MongoDB in %s is a reference", async (list, name, value, other, record) => {
  const row = { _id: { $oid: "5a5a5a5a5a5a5a5a5" }, title: "One", [name]: value };
  const { fields, inputs } = await readFields(list, row, other, record);
  expect(named(fields, name)?.kind).toBe("reference");
  const input = named(inputs, name);
  if (input?.kind !== "reference") throw new Error(input?.kind);
  expect(writeReference(input, "7")).toEqual(value);
});

test.each([
  ["releasedAt", { __type: "Date", iso: "2024-01-01T00:00:00.000Z" }, "date-time"],
  ["seen", { $date: "2024-01-01T00:00:00Z" }, "date-time"],
  ["price", { $numberDecimal: "12.50" }, "text"],
])("%s has one value", async (name, value, kind) => {
  const row = { id: "5a5a5a5a5a5a5a5a5", title: "One", [name]: value };
  const { fields, inputs } = await readFields("/goods", row, "/shops", { id: 7 });
  for (const field of [named(fields, name), named(inputs, name)]) {
    const typed = field?.kind === "group" ? typedMember(field) : undefined;
    expect(typed?.member.kind).toBe(kind);
    expect(Object.keys({ ...typed?.constants, [typed?.member.name ?? ""]: 0 })).toEqual(
      Object.keys(value),
    );
  }
});

test("an object with more values is not a reference", async () => {
  const location = { __type: "GeoPoint", latitude: 40, longitude: 10 };
  const row = { id: "5a5a5a5a5a5a5a5a5", location };
  const { fields, inputs } = await readFields("/goods", row, "/locations", { id: 7 });
  expect([named(fields, "location")?.kind, named(inputs, "location")?.kind]).toEqual([
    "group",
    "group",
  ]);
});
