import { expect, test } from "vitest";
import { exploreSite as explore, ORIGIN as origin, type Site } from "#testing/explore-site.ts";

const ship = { id: 7, name: "Ada", home: `${origin}/api/harbors/3/` };
const ships = { count: 40, next: `${origin}/api/ships/?page=2`, results: [ship] };
const harbor = { id: 3, name: "Bergen" };
const harbors = { count: 1, next: null, results: [harbor] };

const sites: readonly [string, string, Site][] = [
  [
    "an index of addresses",
    "/api/",
    { "/api/": { ships: `${origin}/api/ships/`, harbors: `${origin}/api/harbors/` } },
  ],
  ["an index of paths", "/api", { "/api": { ships: "/api/ships/", harbors: "/api/harbors/" } }],
  [
    "named addresses with templates",
    "/",
    {
      "/": {
        ships_url: `${origin}/api/ships/{?page,per_page}`,
        ship_url: `${origin}/api/ships/{ship}`,
        harbors_url: `${origin}/api/harbors/`,
      },
    },
  ],
  [
    "links with relations",
    "/",
    {
      "/": {
        name: "Fleet",
        links: [
          { rel: "ships", href: "/api/ships/" },
          { rel: "harbors", href: "/api/harbors/" },
        ],
      },
    },
  ],
  [
    "HAL links",
    "/",
    { "/": { _links: { ships: { href: "/api/ships/" }, harbors: { href: "/api/harbors/" } } } },
  ],
  ["the index above a list", "/api/ships/", { "/api": { harbors: "/api/harbors/" } }],
  ["the records that rows refer to", "/api/ships/", {}],
];

test.each(sites)("%s leads to lists, records and relations", async (_name, path, own) => {
  const { lists, resources, requested } = await explore(
    {
      "/api/ships/": ships,
      "/api/ships/7/": ship,
      "/api/harbors/": harbors,
      "/api/harbors/3/": harbor,
      ...own,
    },
    path,
  );
  expect(lists.toSorted()).toEqual([
    "/api/harbors/ /api/harbors/{harborId}/",
    "/api/ships/ /api/ships/{shipId}/",
  ]);
  const shipList = resources.find(({ collectionPath }) => collectionPath === "/api/ships/");
  expect(shipList?.list?.paging.style).toBe("page");
  expect(requested.length).toBeLessThan(20);
});

test("fields with ids lead to the lists that they name", async () => {
  const tasks = [{ id: 1, title: "Sweep", userId: 4, category: { id: 2, name: "Deck" } }];
  const { lists } = await explore(
    {
      "/tasks": tasks,
      "/tasks/1": tasks[0] ?? {},
      "/users": [{ id: 4, name: "Ada" }],
      "/users/4": { id: 4, name: "Ada" },
      "/categories": [{ id: 2, name: "Deck" }],
    },
    "/tasks",
  );
  expect(lists.toSorted()).toEqual([
    "/categories undefined",
    "/tasks /tasks/{taskId}",
    "/users /users/{userId}",
  ]);
});

test.each([
  ["/issues.json", "/issues/4.json", "/projects.json"],
  ["/v1/issues.json", "/v1/issues/4.json", "/v1/projects.json"],
  ["/issues/json", "/issues/4/json", "/projects/json"],
  ["/api/Issues/JSON/", "/api/Issues/4/JSON/", "/api/projects/JSON/"],
])(
  "addresses that name their format are those of one resource: %s",
  async (path, record, other) => {
    const issue = { id: 4, subject: "Leak", project: { id: 2, name: "Hull" } };
    const { resources, requested } = await explore(
      { [path]: { issues: [issue] }, [record]: { issue }, [other]: { projects: [issue.project] } },
      path,
      { [path]: "GET, POST", [record]: "GET, PUT, DELETE" },
    );
    expect(requested).toContain(record);
    expect(requested).toContain(other);
    expect(resources.map(({ name, operations }) => [name, Object.keys(operations)])).toEqual([
      [expect.stringMatching(/issues/i), ["list", "read", "create", "remove", "replace"]],
      ["projects", ["list"]],
    ]);
  },
);

test("keys may be words", async () => {
  const { lists } = await explore(
    {
      "/crew": { items: [{ name: "Ada", url: `${origin}/crew/ada` }] },
      "/crew/ada": { name: "Ada", rank: "mate", ships: [{ title: "Cora" }] },
    },
    "/crew",
  );
  expect(lists).toEqual(["/crew /crew/{crewId}"]);
});

test.each([
  ["/book", { id: 1, author: { id: 3 } }, "/author", { id: 3, name: "Ada" }],
  ["/api/pet", { _id: "a1", owner: { _id: "b2" } }, "/api/owner", { _id: "b2", name: "Ada" }],
  ["/v1/ship", { uuid: "c", port_id: 4 }, "/v1/port", { id: 4, name: "Oslo" }],
  ["/user", { id: 4, group_id: 2 }, "/groups", { id: 2, name: "Crew" }],
  ["/data", { id: 4, crew: [{ id: 2 }] }, "/crew", { id: 2, name: "Crew" }],
])("lists next to %s are found in both numbers", async (path, row, other, record) => {
  const { lists } = await explore({ [path]: [row], [other]: [record] }, path);
  expect(lists.map((list) => list.split(" ")[0])).toContain(other);
});

test.each([
  ["a class", "/classes/Product", { shop: { className: "Shop", objectId: "a" } }, "/classes/Shop"],
  ["a type", "/articles", { author: { data: { type: "people", id: "9" } } }, "/people"],
  ["a model", "/api/orders", { buyer: { model: "client", id: 9 } }, "/api/clients"],
])("references with %s lead to their list", async (_name, path, row, other) => {
  const { requested } = await explore(
    { [path]: { data: [{ id: 1, ...row }] }, [other]: { data: [{ id: "9", name: "Ada" }] } },
    path,
  );
  expect(requested).toContain(other);
  expect(requested).toContain(`${other}/9`);
});

test.each([
  ["/lists", { id: 1, member_count: 4 }, "/members"],
  ["/posts", { id: 1, commentsCount: 2 }, "/posts/1/comments"],
  ["/teams", { id: 1, num_players: 2 }, "/players"],
])("counts of %s name lists", async (path, row, other) => {
  const { requested } = await explore({ [path]: [row] }, path);
  expect(requested).toContain(other);
});

test("links of rows lead to lists with keys of any form", async () => {
  const row = { email: "a@b.example", address: `${origin}/v1/addresses/a%40b.example` };
  const { lists } = await explore(
    {
      "/v1/members": { entries: [row] },
      "/v1/addresses": { entries: [{ email: "a@b.example" }] },
      "/v1/addresses/a%40b.example": { email: "a@b.example" },
    },
    "/v1/members",
  );
  expect(lists).toContain("/v1/addresses /v1/addresses/{email}");
});

test("a reference may be empty in the first row", async () => {
  const rows = [
    { id: 1, product_id: null },
    { id: 2, product_id: 7 },
  ];
  const { requested } = await explore({ "/orders": rows, "/products": [{ id: 7 }] }, "/orders");
  expect(requested).toContain("/products/7");
});

test.each([
  ["/lists", { list_id: "crew.example.org", description: "" }, "/lists/crew.example.org"],
  ["/classes/Ship", { createdAt: "2024", objectId: "a1B" }, "/classes/Ship/a1B"],
  ["/users", { account_id: 4, user_id: "ada" }, "/users/ada"],
  ["/Ships", { Id: 4, Name: "Ada" }, "/Ships/4"],
])("a record of %s is found by its key", async (path, row, record) => {
  const { requested } = await explore({ [path]: { entries: [row] } }, path);
  expect(requested).toContain(record);
});

test("only methods that the API allows are offered", async () => {
  const site = { "/ships": [harbor], "/ships/3": harbor };
  const { operations } = await explore(site, "/ships", {
    "/ships": "GET, POST",
    "/ships/3": "GET, PUT, DELETE",
  });
  expect(operations).toEqual([
    "get /ships",
    "post /ships",
    "get /ships/{shipId}",
    "put /ships/{shipId}",
    "delete /ships/{shipId}",
  ]);
  expect((await explore(site, "/ships")).operations).toEqual(["get /ships", "get /ships/{shipId}"]);
});

test("other hosts, files and operations that a GET may start are not requested", async () => {
  const { requested } = await explore(
    {
      "/": {
        ships: `${origin}/ships`,
        other: "https://other.example/ships",
        logo: `${origin}/logo.png`,
        logout_url: `${origin}/logout`,
        delete_url: `${origin}/ships/1/delete`,
        _links: [
          { href: "/ships/1/activate" },
          { href: "/ships/1/sendMail" },
          { href: "/ships/approve/1" },
          { href: "/ships?action=stop" },
          { href: "/restart" },
        ],
        user_url: `${origin}/users/{user}`,
      },
      "/ships": [{ id: 1 }],
    },
    "/",
  );
  expect(requested).toEqual(["/ships", "/ships/1"]);
});

test("the number of requests is limited", async () => {
  const links = Array.from({ length: 500 }, (_, at) => [`list${at}`, `${origin}/list${at}`]);
  const index = Object.fromEntries(links) as object;
  const { requested } = await explore({ "/": index, "*": [{ id: 1, name: "A" }] }, "/");
  expect(requested.length).toBeLessThanOrEqual(44);
});

test.each([
  ["a version", "/v3", { version: { id: "v3.14", status: "stable" } }, "/v3/users"],
  ["a welcome", "/", { message: "Welcome" }, "/api/v1/projects"],
  ["a state", "/api/", { status: "ok", uptime: 4 }, "/api/devices/"],
  ["the state of a package server", "/api", { status: "ok" }, "/api/repos"],
  ["the state of a message broker", "/api", { status: "ok" }, "/api/queues"],
])("without a link, lists of usual names are found below %s", async (_, base, value, list) => {
  const row = { id: 4, default_project_id: 2 };
  const path = list.replace(/\/$/, "").replace(/\w+$/, "");
  const end = list.endsWith("/") ? "/" : "";
  const { lists, requested } = await explore(
    { [base]: value, [list]: { rows: [row] }, [`${path}groups${end}`]: [{ id: 1, name: "Crew" }] },
    base,
  );
  expect(lists.map((one) => one.split(" ")[0])).toEqual(
    expect.arrayContaining([list, `${path}groups${end}`]),
  );
  expect(requested.length).toBeLessThan(120);
});

test.each([{ default_project_id: 2 }, { defaultProjectId: 2 }, { billing_project: { id: 2 } }])(
  "a name with a word for a role leads to the list: %o",
  async (member) => {
    const { lists } = await explore(
      { "/users": [{ id: 4, ...member }], "/projects": [{ id: 2, name: "Crew" }] },
      "/users",
    );
    expect(lists.map((list) => list.split(" ")[0])).toContain("/projects");
  },
);

test.each([{ owner_id: 2 }, { assigneeId: 2 }, { task_author: { id: 2 } }])(
  "the role of a user leads to the users: %o",
  async (member) => {
    const { lists } = await explore(
      { "/tasks": [{ id: 4, ...member }], "/users": [{ id: 2, name: "Ada" }] },
      "/tasks",
    );
    expect(lists.map((list) => list.split(" ")[0])).toContain("/users");
  },
);

test.each([
  ["/issues", { status: { id: 2, name: "Open" } }, "/issue_statuses"],
  ["/categories", { kind: { id: 2, name: "Open" } }, "/category_kinds"],
  ["/api/boxes.json", { size: { uuid: "a1", label: "L" } }, "/api/box_sizes.json"],
])("an embedded record of %s leads to the list with both names: %o", async (path, member, list) => {
  const { lists } = await explore(
    { [path]: [{ id: 4, ...member }], [list]: [Object.values(member)[0] ?? {}] },
    path,
  );
  expect(lists.map((one) => one.split(" ")[0])).toContain(list);
});
