import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const object = (properties: object, title?: string) => ({
  type: "object",
  properties,
  ...(title === undefined ? {} : { title }),
});
const responds = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
const list = (schema: object, rows?: string) => ({
  get: responds(
    rows === undefined
      ? { type: "array", items: schema }
      : object({ [rows]: { type: "array", items: schema }, total: { type: "integer" } }),
  ),
});
const keys = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({ name, in: "path", required: true, schema: text })),
});
const read = (schema: object, ...names: readonly string[]) => ({
  ...keys(...names),
  get: responds(schema),
});

async function findTarget(name: string, paths: object, schemas: object = {}) {
  const document = { openapi: "3.1.0", info: {}, paths, components: { schemas } };
  const { resources } = await createModel(JSON.stringify(document));
  return resources.find((resource) => resource.name === name)?.rowTarget;
}

const flag = object({ name: text, type: text, description: text, project: text, stale: text });
// A flag server, a payment API and a social network.
const flags = {
  "/projects": list(object({ id: text, name: text, mode: text })),
  "/projects/{projectId}": read(object({ id: text, name: text, mode: text }), "projectId"),
  "/projects/{projectId}/features": { ...keys("projectId"), ...list(flag, "features") },
  "/projects/{projectId}/features/{featureName}": read(flag, "projectId", "featureName"),
  "/search/features": list(flag, "features"),
};
const invoice = object({ id: text, number: text, state: text, total: text });
const billing = {
  "/accounts": list(object({ id: text, code: text, email: text })),
  "/accounts/{account_id}": read(object({ id: text, code: text, email: text }), "account_id"),
  "/accounts/{account_id}/invoices": { ...keys("account_id"), ...list(invoice, "data") },
  "/invoices": list(invoice, "data"),
  "/invoices/{invoice_id}": read(invoice, "invoice_id"),
};
const account = { $ref: "#/components/schemas/Account" };
const social = {
  "/accounts": list(account),
  "/accounts/{id}": read(account, "id"),
  "/accounts/{id}/followers": { ...keys("id"), ...list(account) },
  "/blocks": list(account),
  "/words": list(object({ id: text, word: text })),
};
const extended = {
  allOf: [{ $ref: "#/components/schemas/Base" }, object({ name: text, completed: text })],
};
const schemas = {
  Base: object({ gid: text, resource_type: text }),
  Account: object({ id: text, username: text, note: text, url: text }),
};

test.each<readonly [string, string, object, object | undefined]>([
  [
    "the results of a search open records below their parents",
    "search-features",
    flags,
    { to: "projects-features", parents: [{ parameter: "projectId", field: ["project"] }] },
  ],
  [
    "a list below a record opens the records of the whole list",
    "accounts-invoices",
    billing,
    { to: "invoices", parents: [] },
  ],
  [
    "rows with the schema of another resource open its records",
    "blocks",
    social,
    { to: "accounts", parents: [] },
  ],
  ["rows with a record path open it", "invoices", billing, undefined],
  ["rows of another kind open none", "words", social, undefined],
  [
    "rows without the key of a parent open none",
    "search-features",
    {
      ...flags,
      "/search/features": list(object({ name: text, type: text, description: text }), "features"),
    },
    undefined,
  ],
  [
    "rows with the schema that every record extends open those with their name",
    "teams-tasks",
    {
      ...Object.fromEntries(
        ["tasks", "projects", "users", "goals"].flatMap((name) => [
          [`/${name}`, list(extended)],
          [`/${name}/{gid}`, read(extended, "gid")],
        ]),
      ),
      "/teams/{team}/tasks": { ...keys("team"), ...list(extended) },
      "/teams/{team}/items": { ...keys("team"), ...list(extended) },
    },
    { to: "tasks", parents: [] },
  ],
  [
    "rows that share a name and few fields open none",
    "genres-movies",
    {
      "/movies": list(object({ id: text, name: text, year: text, plot: text })),
      "/movies/{id}": read(object({ id: text, name: text, year: text, plot: text }), "id"),
      "/genres/movies": list(object({ id: text, name: text, color: text })),
    },
    undefined,
  ],
])("%s", async (_, name, paths, expected) => {
  expect(await findTarget(name, paths, schemas)).toEqual(expected);
});
