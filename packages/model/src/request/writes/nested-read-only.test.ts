import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildChange } from "./build-change.ts";

const text = { type: "string" };
const readOnly = { ...text, readOnly: true };
const object = (properties: object) => ({ type: "object", properties });
const list = (items: object) => ({ type: "array", items });
const json = (schema: object) => ({ content: { "application/json": { schema } } });

const project = object({ id: readOnly, name: text, type: readOnly });
const stored = { id: "p", name: "Deck", type: "own" };

test.each<readonly [string, "put" | "patch", object, unknown, unknown]>([
  [
    "an object in a list",
    "put",
    list(object({ role: text, project })),
    [{ role: "x", project: stored }],
    [{ role: "x", project: { name: "Deck" } }],
  ],
  [
    "an object in objects",
    "put",
    object({ home: object({ project }) }),
    { home: { project: stored } },
    { home: { project: { name: "Deck" } } },
  ],
  [
    "a list in a list",
    "put",
    list(object({ parts: list(project) })),
    [{ parts: [stored] }],
    [{ parts: [{ name: "Deck" }] }],
  ],
  [
    "an object with members that are not described",
    "put",
    list(object({ project })),
    [{ project: { ...stored, icon: null } }],
    [{ project: { name: "Deck", icon: null } }],
  ],
])("read-only members of %s are not sent back", async (_name, method, shared, value, sent) => {
  const schema = object({ id: readOnly, name: text, shared });
  const responses = { "200": json(schema) };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/flows": { get: { responses: { "200": json(list(schema)) } } },
        "/flows/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: text }],
          get: { responses },
          [method]: { requestBody: json(schema), responses },
        },
      },
    }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("not understood");
  const { operations, shapes = {} } = model;
  const chunk = { operations, shapes, referrers: [] };
  const before = { id: "a", name: "x", shared: value };
  const change = { before, after: { ...before, name: "y" } };
  const request = buildChange({ chunk, resource, parents: {}, key: "a" }, change);
  expect(JSON.parse(String(request?.body?.content))).toEqual({ name: "y", shared: sent });
});
