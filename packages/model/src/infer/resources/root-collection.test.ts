import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const record = {
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" } },
};
const json = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
const rows = { get: json({ type: "array", items: record }) };
const one = { get: json(record), delete: { responses: { "204": {} } } };

const sent = {
  requestBody: { content: { "application/json": { schema: record } } },
  responses: { "204": {} },
};

async function summarize(paths: object, ...urls: readonly string[]) {
  const servers = urls.map((url) => ({ url }));
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", servers, paths }));
  const resources = model.resources.map(
    ({ name, labels, operations }) =>
      `${name} (${labels.one}): ${Object.keys(operations).join(" ")}`,
  );
  const loose = model.operations.filter(({ resource }) => resource === undefined);
  return [...resources, ...loose.map(({ path }) => path)];
}

const deep = "https://api.example.com/v2/applications";

test.each<readonly [string, object, string, readonly string[]]>([
  [
    "is named after the server URL",
    { "/": rows, "/{id}": one },
    deep,
    ["applications (Application): list read remove"],
  ],
  [
    "has a default name if the URL has none",
    { "/": rows, "/{id}": one },
    "https://api.example.com/v2",
    ["root (Record): list read remove"],
  ],
  [
    "does not include siblings of its records",
    { "/": rows, "/{id}": one, "/health/check": { post: { responses: {} } } },
    deep,
    ["applications (Application): list read remove", "/health/check"],
  ],
  ["needs records below it", { "/": rows }, deep, ["/"]],
  [
    "is named after its key if `/` is another read",
    { "/": one, "/{realm}": { ...one, put: sent }, "/{realm}/users": rows },
    "https://api.example.com",
    ["users (User): list", "realms (Realm): read remove replace"],
  ],
  [
    "may have records only",
    { "/{project_id}": { get: one.get, patch: sent } },
    "https://api.example.com/v1",
    ["projects (Project): read update"],
  ],
  [
    "has records that change",
    { "/{code}": { get: one.get }, "/{code}/stats": { get: one.get } },
    "https://api.example.com",
    ["/{code}", "/{code}/stats"],
  ],
])("a collection at the root of the API %s", async (...[, paths, url, expected]) => {
  expect(await summarize(paths, url)).toEqual(expected);
});

test.each([
  ["/commands/send", ["commands"]],
  ["/devices/{id}/commands/send", ["devices"]],
])("the operation at %s acts on %j", async (path, expected) => {
  const list = { ...rows, post: { responses: {} } };
  const parent = path.replace("/send", "");
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/devices": rows,
        "/devices/{id}": one,
        [parent]: list,
        [path]: { post: { responses: {} } },
      },
    }),
  );
  expect([model.operations.find((operation) => operation.path === path)?.resource]).toEqual(
    expected,
  );
});
