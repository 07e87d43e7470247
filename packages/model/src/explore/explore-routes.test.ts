import { expect, test } from "vitest";
import { describeCalls } from "#read/convert-calls.ts";
import { createModel } from "#create-model.ts";
import { exploreApi } from "./explore-api.ts";
import { exploreRoutes, writeCalls } from "./explore-routes.ts";
import { readLine } from "./routes.ts";

const origin = "https://fleet.example";

type Site = Readonly<Record<string, object>>;

function networkOf(site: Site) {
  const requested: string[] = [];
  const read = async (address: string) => {
    const path = address.slice(origin.length);
    requested.push(path);
    const value = site[path];
    return value && { address, value, allow: "" };
  };
  return { requested, network: { read, readAllow: async () => "" } };
}

async function exploreLines(lines: readonly string[], site: Site) {
  const { requested, network } = networkOf(site);
  const calls = await exploreRoutes(lines.flatMap(readLine), network, origin);
  const { resources } = await createModel(JSON.stringify(describeCalls(calls, { info: {} })));
  return { requested, resources };
}

test.each([
  ["harbor", { harbor: "north/1", name: "a b", depth: 4 }],
  ["harborName", { name: "a b", harbor_name: "north/1" }],
  ["area", { area: "north/1", id: 4, name: "a b" }],
])("keys of two parts come from a row with both: %s", async (first, row) => {
  const { requested, resources } = await exploreLines(
    [
      "GET /berths A list of all berths",
      `GET /berths/:${first} A list of all berths in a given harbor`,
      `GET /berths/:${first}/:name One berth`,
      `PUT /berths/:${first}/:name`,
      `DELETE /berths/:${first}/:name`,
    ],
    {
      "/berths": [{ ...row, name: "" }, row],
      "/berths/north%2F1": [row],
      "/berths/north%2F1/a%20b": row,
    },
  );
  expect(requested).toEqual(["/berths", "/berths/north%2F1", "/berths/north%2F1/a%20b"]);
  const [berths, ...others] = resources;
  expect(others).toEqual([]);
  expect(berths?.key?.map(({ parameter }) => parameter)).toEqual([first, "name"]);
  // PUT next to no POST also creates a record.
  expect(Object.keys(berths?.operations ?? {}).toSorted()).toEqual([
    "create",
    "list",
    "read",
    "remove",
    "replace",
  ]);
});

test.each([
  ["GET /ships/{ship_id}/crew", { "/ships": [{ id: 4 }] }, "/ships/4/crew"],
  ["GET /teams/:team/members", { "/teams/": [{ name: "blue" }] }, "/teams/blue/members"],
  ["GET /reports/{user}", { "/users": { items: [{ id: "u1" }] } }, "/reports/u1"],
])("a path takes the key of the list that it names: %s", async (line, site, path) => {
  const lists = Object.keys(site).map((list) => `GET ${list}`);
  const { requested } = await exploreLines([...lists, line], site);
  expect(requested).toContain(path);
});

test.each([
  "GET /restart",
  "GET /ships/sync",
  "GET /check Declares a test queue, then publishes a message",
  "GET /caches Lists and purges the caches",
])("a read with an effect is not requested: %s", async (line) => {
  const { requested } = await exploreLines(["GET /ships", line], { "/ships": [{ id: 1 }] });
  expect(requested).toEqual(["/ships"]);
});

test.each([
  ["of its host", "/", { "/api/ships": ["GET", "POST"], "/api/ships/:id": ["GET", "DELETE"] }],
  ["of its folder", "/api", { "/ships": ["GET", "POST"], "/ships/:id": ["GET", "DELETE"] }],
  [
    "of the folder above",
    "/api/routes",
    ["GET /ships", "POST /ships", "GET /ships/:id", "DELETE /ships/:id"],
  ],
])("an index with methods by path is explored: paths %s", async (_, path, index) => {
  const { network, requested } = networkOf({
    [path]: index,
    "/api/ships": [{ id: 7, name: "Ada" }],
    "/api/ships/7": { id: 7, name: "Ada" },
  });
  const calls = await exploreApi([{ address: origin + path, value: index, allow: "" }], network);
  const { resources } = await createModel(JSON.stringify(describeCalls(calls, { info: {} })));
  expect(resources.map(({ collectionPath, itemPath }) => [collectionPath, itemPath])).toEqual([
    ["/api/ships", "/api/ships/{id}"],
  ]);
  expect(resources[0]?.fields.map(({ name }) => name)).toEqual(["id", "name"]);
  expect(Object.keys(resources[0]?.operations ?? {}).toSorted()).toEqual([
    "create",
    "list",
    "read",
    "remove",
  ]);
  expect(requested.length).toBeLessThan(8);
});

test.each([
  [{ definition: { limit: 4 } }, ["json"]],
  [{ tags: ["a"], options: { "x-ttl": 4, "x-size": 5 } }, ["list", "json"]],
  [{ name: "Ada", map: {} }, ["text", "json"]],
])("an object in the example of a body is open: %o", async (body, kinds) => {
  const calls = writeCalls([{ method: "post", path: "/ships", bodies: [body] }], new Map());
  const { operations } = await createModel(JSON.stringify(describeCalls(calls, { info: {} })));
  const field = operations[0]?.body?.field;
  const fields = field?.kind === "group" ? field.fields : [];
  expect(fields.map(({ kind }) => kind)).toEqual(kinds);
});
