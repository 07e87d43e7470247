import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildChange } from "./build-change.ts";
import { envelopeField } from "./envelope.ts";
import { changeOperation, writtenField } from "./written-field.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const takes = (body: object, returns: object) => ({
  requestBody: json(body),
  responses: { "200": { description: "", ...json(returns) } },
});
const values = object({ name: text, email: text });
const record = object({ id: text, name: text, email: text });
const rows = object({ users: { type: "array", items: record } });
const key = object({ id: text });

interface Sample {
  readonly paths: object;
  readonly sent: unknown;
  /** Names of the fields of the edit form. */
  readonly form?: readonly string[];
}

const form = ["name", "email"];
const samples: Readonly<Record<string, Sample>> = {
  "a patch next to the key of an RPC": {
    paths: {
      "/users.list": { post: takes(object({ cursor: text }), rows) },
      "/users.get": { post: takes({ ...key, required: ["id"] }, object({ user: record })) },
      "/users.update": {
        post: takes({ ...object({ id: text, patch: values }), required: ["id", "patch"] }, record),
      },
    },
    sent: { id: "a", patch: { name: "y" } },
  },
  "the record next to its key": {
    paths: {
      "/listUsers": { post: takes(object({ limit: { type: "integer" } }), rows) },
      "/getUser": { post: takes({ ...key, required: ["id"] }, record) },
      "/updateUser": {
        post: takes({ ...object({ id: text, user: values }), required: ["id", "user"] }, record),
      },
    },
    sent: { id: "a", user: { name: "y" } },
  },
  "changes next to a version": {
    paths: {
      "/users": { get: { responses: { "200": json(rows) } } },
      "/users/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: text }],
        get: { responses: { "200": json(record) } },
        patch: takes(object({ changes: values, revision: text }), record),
      },
    },
    sent: { changes: { name: "y" } },
  },
  "a key that is also in the path": {
    paths: {
      "/users": { get: { responses: { "200": json(rows) } } },
      "/users/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: text }],
        get: { responses: { "200": json(record) } },
        put: takes({ ...object({ userId: text, user: values }), required: ["userId"] }, record),
      },
    },
    sent: { userId: "a", user: { name: "y", email: "a@x.y" } },
  },
  "an object next to other values is a field": {
    paths: {
      "/users": { get: { responses: { "200": json(rows) } } },
      "/users/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: text }],
        get: { responses: { "200": json(record) } },
        patch: takes(object({ name: text, set: values }), record),
      },
    },
    form: ["name", "set"],
    sent: { name: "y" },
  },
};

test.each(Object.entries(samples))("%s", async (_title, { paths, sent, form: names = form }) => {
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const resource = model.resources.find((one) => one.name === "users");
  if (resource === undefined) throw new Error("not understood");
  const chunk = { operations: model.operations, referrers: [] };
  const operation = changeOperation(chunk, resource);
  const field = operation && writtenField(chunk, resource, operation);
  expect(field?.kind === "group" && field.fields.map(({ name }) => name)).toEqual(names);
  const envelope = operation && envelopeField(operation, new Set(["id", "userId"]));
  expect(envelope?.isRequired ?? false).toBe(false);
  const before = { id: "a", name: "x", email: "a@x.y" };
  const change = { before, after: { ...before, name: "y" } };
  const request = buildChange({ chunk, resource, parents: {}, key: "a" }, change);
  expect(JSON.parse(String(request?.body?.content))).toEqual(sent);
});
