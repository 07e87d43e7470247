import { describe, expect, test } from "vitest";
import type { ModelChunk } from "#types/model-chunk.ts";
import { createModel } from "#create-model.ts";
import { buildChange } from "./build-change.ts";
import { joinRecord } from "./join-written.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const json = (schema: object) => ({ content: { "application/json": { schema } } });

interface Sample {
  readonly path: string;
  readonly method: "post" | "put" | "patch";
  readonly read: object;
  readonly written: object;
  readonly record: Readonly<Record<string, unknown>>;
  readonly edit: object;
  readonly sent: object;
}

const samples: Readonly<Record<string, Sample>> = {
  "a specification next to a state": {
    path: "/update",
    method: "post",
    read: { ID: text, Spec: object({ Name: text, Labels: object({}), Role: text }), Status: text },
    written: { Name: text, Labels: { type: "object" }, Role: text },
    record: { ID: "1", Spec: { Name: "web", Labels: { team: "a" }, Role: "worker" }, Status: "up" },
    edit: { Role: "manager" },
    sent: { Name: "web", Labels: { team: "a" }, Role: "manager" },
  },
  "attributes next to a type": {
    path: "",
    method: "put",
    read: { id: text, type: text, attributes: object({ title: text, price: integer }) },
    written: { title: text, price: integer },
    record: { id: "1", type: "books", attributes: { title: "A", price: 3 } },
    edit: { price: 4 },
    sent: { title: "A", price: 4 },
  },
  "settings next to times": {
    path: "",
    method: "patch",
    read: { id: text, settings: object({ theme: text, size: integer, own: text }), made: text },
    written: { theme: text, size: integer, other: text },
    record: { id: "1", settings: { theme: "dark", size: 2, own: "x" }, made: "2026" },
    edit: { theme: "light" },
    sent: { theme: "light", size: 2 },
  },
  "a record with other values than its member": {
    path: "",
    method: "patch",
    read: { id: text, name: text, owner: object({ name: text, mail: text }) },
    written: { name: text, mail: text },
    record: { id: "1", name: "House", owner: { name: "Ada", mail: "a@b" } },
    edit: { name: "Home" },
    sent: { name: "Home" },
  },
};

async function chunkOf({ path, method, read, written }: Sample) {
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const responses = { "200": { description: "", ...json(object(read)) } };
  const write = { summary: "Update", parameters, requestBody: json(object(written)), responses };
  const item = { get: { parameters, responses } };
  const rows = { "200": { description: "", ...json({ type: "array", items: object(read) }) } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/things": { get: { responses: rows } },
        ...(path === ""
          ? { "/things/{id}": { ...item, [method]: write } }
          : { "/things/{id}": item, [`/things/{id}${path}`]: { [method]: write } }),
      },
    }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("The model has no resource.");
  const chunk: ModelChunk = { operations: model.operations, referrers: [] };
  return { chunk, resource, parents: {}, key: "1" };
}

describe("a body that is one member of the record", () => {
  test.each(Object.entries(samples))("%s", async (_title, sample) => {
    const target = await chunkOf(sample);
    const before = joinRecord(target, sample.record);
    expect(joinRecord(target, before)).toEqual(before);
    const after = { ...(before as object), ...sample.edit };
    const request = buildChange(target, { before, after });
    expect(JSON.parse(String(request?.body?.content))).toEqual(sample.sent);
  });
});
