import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { json, record, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };

/** Body with a credential and a member. */
const body = (
  secrets: readonly string[],
  members: object = {},
  required: readonly string[] = [],
) => ({
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          required,
          properties: { ...Object.fromEntries(secrets.map((name) => [name, text])), ...members },
        },
      },
    },
  },
});

/** Calls of an RPC API with the credential in each body. */
const rpc = (secrets: readonly string[], required?: readonly string[]) => ({
  "/templates/list": { post: { ...body(secrets, {}, required), ...rows() } },
  "/templates/info": { post: { ...body(secrets, { name: text }, required), ...json(record()) } },
  "/templates/add": { post: { ...body(secrets, { name: text }, required), ...json(record()) } },
  "/templates/update": { post: { ...body(secrets, { name: text }, required), ...json(record()) } },
  "/templates/delete": { post: { ...body(secrets, { name: text }, required), ...json(record()) } },
});

const modelOf = (paths: object, more: object = {}) =>
  createModel(JSON.stringify({ openapi: "3.1.0", paths, ...more }));

test.each([[["key"]], [["api_key"]], [["client_id", "secret"]]])(
  "%j in each body is entered once and sent with each call",
  async (names) => {
    const model = await modelOf(rpc(names));
    expect(model.signIn.settings?.map(({ in: location, name }) => [location, name])).toEqual(
      names.map((name) => ["body", name]),
    );
    const [templates] = model.resources;
    expect(templates?.key).toMatchObject([{ parameter: "name", field: ["name"], in: "body" }]);
    expect(Object.keys(templates?.operations ?? {}).toSorted()).toEqual([
      "create",
      "list",
      "read",
      "remove",
      "update",
    ]);
    const add = model.operations.find(({ path }) => path === "/templates/add");
    const field = add?.body?.field;
    expect(field?.kind === "group" ? field.fields.map(({ name }) => name) : []).toEqual(["name"]);
    const state = { search: "", filters: {}, page: 1, sort: [] };
    const request = templates && buildListRequest(model, templates, state);
    expect(request?.settings).toEqual(names.map((name) => ({ in: "body", name })));
  },
);

test("an optional member next to a security scheme repeats its credential", async () => {
  const components = { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } };
  const more = { components, security: [{ key: [] }] };
  const model = await modelOf(rpc(["secret"]), more);
  expect(model.signIn.settings ?? []).toEqual([]);
  const [operation] = model.operations;
  expect(operation?.body?.field).toMatchObject({ fields: [] });
  const required = await modelOf(rpc(["secret"], ["secret"]), more);
  expect(required.signIn.settings).toMatchObject([{ in: "body", name: "secret" }]);
});

test("a token of few bodies, and a member of all bodies with another name, are inputs", async () => {
  const model = await modelOf({ ...rpc(["subject"]), "/verify": { post: body(["token"]) } });
  expect(model.signIn.settings ?? []).toEqual([]);
});
