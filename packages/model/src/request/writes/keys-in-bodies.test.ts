import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildChange } from "./build-change.ts";
import { changeOperation, writtenField } from "./written-field.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const readOnly = { ...integer, readOnly: true };

const silence = { id: text, comment: text };
const customer = { id: integer, name: text, lockVersion: integer };
const order = {
  id: readOnly,
  note: text,
  address: { type: "object", properties: { id: readOnly, street: text } },
};

interface Sample {
  readonly path: string;
  readonly method: "post" | "put" | "patch";
  readonly summary: string;
  readonly properties: object;
  readonly before: object;
  readonly after: object;
  /** Names of the fields of the edit form. */
  readonly form: readonly string[];
  readonly sent: object;
}

const samples: Readonly<Record<string, Sample>> = {
  "POST creates or updates": {
    path: "/silences",
    method: "post",
    summary: "Post a new silence or update an existing one",
    properties: silence,
    before: { id: "a1", comment: "x" },
    after: { id: "a1", comment: "y" },
    form: ["comment"],
    sent: { id: "a1", comment: "y" },
  },
  "PUT on the collection": {
    path: "/silences",
    method: "put",
    summary: "Update a customer",
    properties: customer,
    before: { id: 7, name: "Ada", lockVersion: 3 },
    after: { id: 7, name: "Bea", lockVersion: 3 },
    form: ["name", "lockVersion"],
    sent: { id: 7, name: "Bea", lockVersion: 3 },
  },
  "PATCH at the record": {
    path: "/silences/{id}",
    method: "patch",
    summary: "Update part of a customer",
    properties: customer,
    before: { id: 7, name: "Ada", lockVersion: 3 },
    after: { id: 7, name: "Bea", lockVersion: 3 },
    form: ["id", "name", "lockVersion"],
    sent: { id: 7, lockVersion: 3, name: "Bea" },
  },
  "PATCH of an object with read-only members": {
    path: "/silences/{id}",
    method: "patch",
    summary: "Update an order",
    properties: order,
    before: { id: 7, note: "x", address: { id: 1, street: "A" } },
    after: { id: 7, note: "x", address: { id: 1, street: "B" } },
    form: ["note", "address"],
    sent: { address: { street: "B" } },
  },
};

test.each(Object.entries(samples))("%s", async (_title, sample) => {
  const { path, method, summary, properties, before, after } = sample;
  const record = { type: "object", properties };
  const content = { "application/json": { schema: record } };
  const list = { "application/json": { schema: { type: "array", items: record } } };
  const id = { name: "id", in: "path", required: true, schema: text };
  const responses = { "200": { description: "", content } };
  const write = { summary, requestBody: { content }, responses };
  const isItem = path.endsWith("}");
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/silences": {
          get: { responses: { "200": { description: "", content: list } } },
          ...(isItem ? {} : { [method]: write }),
        },
        "/silences/{id}": {
          parameters: [id],
          get: { responses },
          ...(isItem ? { [method]: write } : {}),
        },
      },
    }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("not understood");
  const chunk = { operations: model.operations, referrers: [] };
  const operation = changeOperation(chunk, resource);
  const field = operation && writtenField(chunk, resource, operation);
  expect(field?.kind === "group" && field.fields.map(({ name }) => name)).toEqual(sample.form);
  const key = String(Object.values(before)[0]);
  const request = buildChange({ chunk, resource, parents: {}, key }, { before, after });
  expect(JSON.parse(String(request?.body?.content))).toEqual(sample.sent);
});
