import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const record = { type: "object", properties: { sku: text, quantity: { type: "integer" } } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const good = (schema: object) => ({ "200": { description: "Good", ...json(schema) } });

interface Described {
  readonly key?: object;
  readonly put: object;
  readonly others?: object;
  readonly post?: object;
}

/** Roles of a list with a record path whose PUT is described. */
async function rolesOf({ key = { name: "sku" }, put, others, post }: Described) {
  const { name = "sku" } = key as { readonly name?: string };
  const replace = { requestBody: json(record), responses: good(record), ...put };
  const paths = {
    "/stock": { get: { responses: good({ type: "array", items: record }) }, ...post },
    [`/stock/{${name}}`]: {
      parameters: [{ in: "path", required: true, schema: text, ...key }],
      get: { responses: good(record) },
      put: { operationId: "put", ...replace },
      ...others,
    },
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  return model.resources[0]?.operations;
}

const remove = { delete: { responses: { "204": { description: "Gone" } } } };

// A warehouse, a service of names, a message broker, a configuration store, a search engine.
test.each<readonly [string, Described]>([
  ["responds with 201", { put: { responses: { "201": { description: "Created" } } } }],
  [
    "creates a missing record",
    { put: { description: "The zone is created if it does not exist." } },
  ],
  [
    "creates a missing queue",
    { put: { description: "If the queue doesn't exist, it is created." } },
  ],
  [
    "has a key that the client chooses",
    { key: { name: "id", description: "Identifier chosen by the client" }, put: {} },
  ],
  [
    "puts a removable record under a natural key",
    { put: { summary: "Put stock" }, others: remove },
  ],
])("a PUT of one record that %s creates and edits", async (_, described) => {
  expect(await rolesOf(described)).toMatchObject({ replace: "put", create: "put" });
});

test.each<readonly [string, Described]>([
  ["without evidence", { put: { summary: "Put stock" } }],
  ["with the words of an edit", { put: { summary: "Adjust stock" }, others: remove }],
  [
    "of a key that the server chooses",
    { key: { name: "id" }, put: { summary: "Put stock" }, others: remove },
  ],
  ["that creates nothing", { put: { description: "Nothing is created if it does not exist." } }],
  ["that needs a record", { put: { description: "Responds with 404 if it does not exist." } }],
  [
    "next to a POST of the list",
    {
      put: { description: "Created if it does not exist." },
      post: { post: { operationId: "add", requestBody: json(record), responses: good(record) } },
    },
  ],
])("a PUT of one record %s only edits", async (_, described) => {
  const roles = await rolesOf(described);
  expect(roles?.replace).toBe("put");
  expect(roles?.create).not.toBe("put");
});
