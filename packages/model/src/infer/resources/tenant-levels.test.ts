import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const record = { type: "object", properties: { id: text, name: text } };
const responses = (schema: object) => ({
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
});

/** Paths of a collection and of its records. */
function collection(path: string, key = "id"): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = (name: string | undefined) => ({ name, in: "path", required: true, schema: text });
  return {
    [path]: {
      parameters: names.map(inPath),
      get: responses({ type: "array", items: record }),
      post: { requestBody: { content: { "application/json": { schema: record } } }, responses: {} },
    },
    [`${path}/{${key}}`]: {
      parameters: [...names, key].map(inPath),
      get: responses(record),
      delete: { responses: { "204": { description: "" } } },
    },
  };
}

async function levelsOf(paths: object, more: object = {}) {
  const document = { openapi: "3.1.0", paths, ...more };
  const { tenantLevels } = await createModel(JSON.stringify(document));
  return tenantLevels?.map(({ path, label, parents, choices }) => ({
    path,
    label,
    resources: parents.map(({ resource }) => resource),
    ...(choices === undefined ? {} : { choices }),
  }));
}

const org = { ...collection("/orgs", "org"), ...collection("/orgs/{org}/members") };

test.each([
  [
    "most lists are below one collection",
    {
      ...collection("/brands", "brand"),
      ...collection("/brands/{brand}/racks"),
      ...collection("/brands/{brand}/bottles"),
      ...collection("/brands/{brand}/labels"),
      ...collection("/brands/{brand}/corks"),
      ...collection("/users"),
    },
    [{ path: "/brands/{brand}", label: "Brand", resources: ["brands"] }],
  ],
  [
    "a part of the lists is below a tenant by name",
    {
      ...org,
      ...collection("/orgs/{org}/invoices"),
      ...collection("/orgs/{org}/rooms"),
      ...collection("/countries"),
      ...collection("/currencies"),
      ...collection("/plans"),
      ...collection("/users"),
    },
    [{ path: "/orgs/{org}", label: "Org", resources: ["orgs"] }],
  ],
  [
    "a tenant without a collection",
    { ...collection("/v1/{project}/flags"), ...collection("/v1/{project}/segments") },
    [{ path: "/v1/{project}", label: "Project", resources: [undefined] }],
  ],
  [
    "two levels",
    {
      ...org,
      ...collection("/orgs/{org}/projects", "project"),
      ...collection("/orgs/{org}/projects/{project}/issues"),
      ...collection("/orgs/{org}/projects/{project}/boards"),
      ...collection("/orgs/{org}/projects/{project}/sprints"),
    },
    [
      { path: "/orgs/{org}", label: "Org", resources: ["orgs"] },
      {
        path: "/orgs/{org}/projects/{project}",
        label: "Project",
        resources: ["orgs", "projects"],
      },
    ],
  ],
  [
    "two lists below a tenant by name inside another",
    {
      ...collection("/firms", "firm"),
      ...collection("/firms/{firm}/people"),
      ...collection("/firms/{firm}/bills"),
      ...collection("/firms/{firm}/workspaces", "ws"),
      ...collection("/firms/{firm}/workspaces/{ws}/papers"),
      ...collection("/firms/{firm}/workspaces/{ws}/tags"),
    },
    [
      { path: "/firms/{firm}", label: "Firm", resources: ["firms"] },
      {
        path: "/firms/{firm}/workspaces/{ws}",
        label: "Workspace",
        resources: ["firms", "workspaces"],
      },
    ],
  ],
])("%s is a tenant level", async (_, paths, expected) => {
  expect(await levelsOf(paths)).toEqual(expected);
});

test.each([
  [
    "lists of an order",
    {
      ...collection("/orders"),
      ...collection("/orders/{id}/lines", "line"),
      ...collection("/orders/{id}/payments", "payment"),
      ...collection("/orders/{id}/refunds", "refund"),
      ...collection("/customers"),
      ...collection("/products"),
    },
  ],
  [
    "lists that the API has without the key too",
    {
      ...collection("/sites", "site"),
      ...collection("/tags"),
      ...collection("/audits"),
      ...collection("/logs"),
      ...collection("/sites/{site}/tags"),
      ...collection("/sites/{site}/audits"),
      ...collection("/sites/{site}/logs"),
      ...collection("/sites/{site}/backups"),
    },
  ],
  ["flat collections", { ...collection("/orgs", "org"), ...collection("/members") }],
  ["one list below a tenant", { ...org, ...collection("/plans") }],
])("%s are not a tenant level", async (_, paths) => {
  expect(await levelsOf(paths)).toBeUndefined();
});

test("the values that a parameter allows are its choices", async () => {
  const server = (path: string) => ({
    [path]: {
      parameters: [{ name: "server_id", in: "path", schema: { type: "string", enum: ["main"] } }],
      get: responses({ type: "array", items: record }),
    },
  });
  const paths = { ...server("/{server_id}/zones"), ...server("/{server_id}/keys") };
  expect(await levelsOf(paths)).toMatchObject([{ label: "Server", choices: ["main"] }]);
});

test.each([
  ["/me", "/users/{id}", "me"],
  ["/account", "/accounts/{account_id}", "account"],
  ["/athletes/self", "/athletes/{athleteId}", "current-athlete"],
])("%s is the own tenant of %s", async (single, path, own) => {
  const read = { [path]: { get: responses(record) } };
  const names = ["zones", "routes", "clubs", "races"];
  const below = Object.fromEntries(
    names.flatMap((name) => Object.entries(collection(`${path}/${name}`, "item"))),
  );
  const more = { ...record.properties, email: text };
  const self = { [single]: { get: responses({ type: "object", properties: more }) } };
  const other = { [single]: { get: responses({ type: "object", properties: { name: text } }) } };
  const withOwn = async (paths: object) => {
    const document = { openapi: "3.1.0", paths: { ...below, ...paths } };
    return (await createModel(JSON.stringify(document))).tenantLevels?.map((one) => one.own);
  };
  expect(await withOwn({ ...read, ...self })).toEqual([own]);
  expect(await withOwn({ ...read, ...other })).toEqual([undefined]);
  const base = path.replace(/\/\{\w+\}$/, "");
  const list = { [base]: { get: responses({ type: "array", items: record }) } };
  expect(await withOwn({ ...list, ...read, ...self })).not.toEqual([own]);
});

test("x-quarterdeck-tenants replaces the inferred levels", async () => {
  const paths = { ...collection("/racks"), ...collection("/racks/{id}/books", "book") };
  const at = (tenants: unknown) => levelsOf(paths, { "x-quarterdeck-tenants": tenants });
  expect(await at("/racks/{rack}")).toMatchObject([{ path: "/racks/{id}", label: "Rack" }]);
  expect(await at(["/racks/{id}"])).toHaveLength(1);
  expect(await at("/racks")).toMatchObject([{ path: "/racks/{id}" }]);
  expect(await levelsOf(org, { "x-quarterdeck-tenants": "" })).toBeUndefined();
});

test.each(["/racks/{id}", "/api/v2/racks/{id}"])(
  "the tenant level %s may have the declared base path",
  async (path) => {
    const paths = { ...collection("/racks"), ...collection("/racks/{id}/books", "book") };
    const more = { "x-quarterdeck-tenants": path, "x-quarterdeck-base-path": "/api/v2" };
    expect(await levelsOf(paths, more)).toMatchObject([{ path: "/api/v2/racks/{id}" }]);
  },
);

test("lists of a tenant level are grouped as the others", async () => {
  const tagged = (path: string, tag: string) => ({ [path]: { get: { tags: [tag], ...list } } });
  const list = responses({ type: "array", items: record });
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        ...tagged("/sites/{site}/pages", "content"),
        ...tagged("/sites/{site}/posts", "content"),
        ...tagged("/sites/{site}/visits", "statistics"),
      },
    }),
  );
  expect(model.resources.map(({ name, group }) => [name, group])).toEqual([
    ["visits", undefined],
    ["pages", "Content"],
    ["posts", "Content"],
  ]);
});
