import { expect, test } from "vitest";
import { exploreSite as explore } from "#testing/explore-site.ts";

test.each([
  ["its schema", "schema", { fields: { id: { type: "integer" }, name: { type: "string" } } }],
  ["its count", "count", { count: 12 }],
  ["its filters", "schema", { filtering: { id: 1, name: 2 } }],
  ["its options", "options", { data: { sizes: ["S", "L"] } }],
])("an address below a list is not one of its records: %s", async (_kind, name, value) => {
  const index = { ships: "/api/ships/", other: `/api/ships/${name}/`, ports: "/api/ports/" };
  const row = { id: 7, name: "Ada", size: "L" };
  const { lists, operations } = await explore(
    {
      "/api/": index,
      "/api/ships/": { objects: [row] },
      [`/api/ships/${name}/`]: value,
      "/api/ships/7/": { data: { ship: row } },
      "/api/ports/": { objects: [{ id: 1, code: "OSL" }] },
      "/api/ports/1/": { id: 1, code: "OSL" },
    },
    "/api/",
  );
  expect(lists).toEqual(
    expect.arrayContaining([
      "/api/ships/ /api/ships/{shipId}/",
      "/api/ports/ /api/ports/{portId}/",
    ]),
  );
  expect(operations).toContain(`get /api/ships/${name}/`);
});

test.each([
  [
    "links with relations",
    "/v1",
    (path: string) => [
      { rel: "self", href: `/v1${path}` },
      { rel: "bookmark", href: path },
    ],
  ],
  [
    "links in the other order",
    "/v1/",
    (path: string) => [
      { rel: "bookmark", href: path },
      { rel: "self", href: `/v1${path}` },
    ],
  ],
  [
    "links by name",
    "/api/v2",
    (path: string) => ({ _links: { old: { href: path }, self: { href: `/api/v2${path}` } } }),
  ],
])("an address below the version is read once: %s", async (_, base, linksTo) => {
  const folder = base.replace(/\/$/, "");
  const index = { nodes: linksTo("/nodes"), ports: linksTo("/ports") };
  const node = { uuid: "n1", name: "Ada", links: linksTo("/nodes/n1") };
  const data = { "/nodes": { nodes: [node] }, "/nodes/n1": node, "/ports": [{ id: 4, name: "B" }] };
  const below = Object.entries(data).map(([path, value]) => [folder + path, value] as const);
  const site = { [base]: index, ...data, ...Object.fromEntries(below) };
  const { lists } = await explore(site, base);
  expect(lists.map((list) => list.split(" ")[0]).toSorted()).toEqual([
    `${folder}/nodes`,
    `${folder}/ports`,
  ]);
});

test.each([
  ["a version", "/v1", { id: "v1", links: [{ href: "/v1/", rel: "self" }] }],
  ["a service", "/api", { name: "Fleet", uuid: "f1", _links: [{ href: "/api", rel: "self" }] }],
  ["an account", "/rest", { id: 4, links: [{ rel: "docs", href: "/rest/docs" }] }],
])("links of %s are not its records", async (_, base, value) => {
  const linkTo = (path: string) => [{ rel: "self", href: base + path }];
  const id = (at: number): string => `0b5f5c0e-7a51-4b39-9a5c-0f6f1f6a2f1${at}`;
  const rowOf = (name: string, at: number) => ({
    uuid: id(at),
    [name]: "A",
    links: linkTo(`/${name}/${id(at)}`),
  });
  const names = ["nodes", "ports", "racks"];
  const entries = names.flatMap((name, at) => [
    [`${base}/${name}`, { [name]: [rowOf(name, at)] }] as const,
    [`${base}/${name}/${id(at)}`, rowOf(name, at)] as const,
  ]);
  const index = {
    ...value,
    ...Object.fromEntries(names.map((name) => [name, linkTo(`/${name}`)])),
  };
  const { lists } = await explore({ [base]: index, ...Object.fromEntries(entries) }, base);
  expect(lists).toEqual(
    expect.arrayContaining(
      names.map((name) => `${base}/${name} ${base}/${name}/{${name.slice(0, -1)}Id}`),
    ),
  );
});

test.each([
  ["rows", { links: [{ name: "tasks" }, { name: "users" }], meta: { total: 2 } }],
  ["texts", { version: "2", resources: ["tasks", "users"] }],
  ["rows without an envelope", [{ collection: "tasks" }, { collection: "users" }]],
  [
    "rows with words",
    {
      resources: [
        { name: "tasks", description: "Things to do", href: "https://docs.example/tasks" },
        { name: "users", description: "People" },
      ],
    },
  ],
  [
    "rows with a number of records",
    [
      { key: "tasks", title: "T", count: 1 },
      { key: "users", title: "U", count: 1 },
    ],
  ],
])("an index with names in %s leads to the lists below it", async (_name, index) => {
  const user = { id: 4, name: "Ada" };
  const { lists } = await explore(
    {
      "/api": index,
      "/api/tasks": [{ id: 1, title: "Sweep" }],
      "/api/tasks/1": { id: 1, title: "Sweep" },
      "/api/users": { items: [user] },
      "/api/users/4": user,
    },
    "/api",
  );
  expect(lists.toSorted()).toEqual([
    "/api/tasks /api/tasks/{taskId}",
    "/api/users /api/users/{userId}",
  ]);
});

test("rows with a name and words are records if no lists have these names", async () => {
  const tag = { name: "red", description: "Warm" };
  const { lists } = await explore(
    { "/tags": { tags: [tag, { ...tag, name: "blue" }] }, "/tags/red": tag },
    "/tags",
  );
  expect(lists).toEqual(["/tags /tags/{tagId}"]);
});

test("rows with only a name are records if no lists have these names", async () => {
  const { lists } = await explore(
    { "/tags": { tags: [{ name: "red" }, { name: "blue" }] }, "/tags/red": { name: "red" } },
    "/tags",
  );
  expect(lists).toEqual(["/tags /tags/{tagId}"]);
});

test("a name with the verb of an effect is not read as a list", async () => {
  const index = { routes: [{ name: "restart" }, { name: "tasks" }] };
  const { requested } = await explore({ "/api": index, "/api/tasks": [{ id: 1 }] }, "/api");
  expect(requested).toContain("/api/tasks");
  expect(requested).not.toContain("/api/restart");
});
