import { expect, test } from "vitest";
import { listRoutes, type Route } from "./routes.ts";

const all = ["get /ships", "post /ships", "get /ships/{id}", "delete /ships/{id}"];

test.each<[string, unknown]>([
  ["methods by path", { "/ships": ["GET", "POST"], "/ships/:id": ["GET", "DELETE"] }],
  ["methods in a text", { "/ships": "GET, POST, OPTIONS", "/ships/<int:id>": "get|delete" }],
  [
    "operations by path and method",
    {
      version: "2",
      routes: {
        "/ships": { GET: "All ships", POST: "A new ship" },
        "/ships/{id}": { get: { summary: "One ship" }, delete: {} },
      },
    },
  ],
  [
    "a list of objects",
    {
      endpoints: [
        { method: "GET", path: "/ships" },
        { verb: "post", url: "https://fleet.example/ships" },
        { methods: ["GET", "DELETE", "HEAD"], route: "/ships/:id" },
      ],
    },
  ],
  ["a list of texts", ["GET /ships", "POST /ships", "GET /ships/:id", "DELETE /ships/:id - Scrap"]],
  [
    "names with a method and a path",
    {
      name: "Fleet",
      api: {
        "GET /ships": "All ships",
        "POST /ships": "A new ship",
        "GET /ships/[id]": "One ship",
        "DELETE /ships/[id]": "Scrap",
      },
    },
  ],
  [
    "groups of named operations",
    {
      ships: {
        list: { method: "GET", href: "/ships" },
        create: { method: "POST", href: "/ships" },
        read: { method: "GET", href: "/ships/{id}" },
        remove: { method: "DELETE", href: "/ships/{id}" },
      },
    },
  ],
  [
    "pairs",
    [
      ["GET", "/ships"],
      ["/ships", "POST"],
      ["GET", "/ships/$id"],
      ["DELETE", "/ships/$id"],
    ],
  ],
  [
    "patterns with endpoints",
    {
      "^/ships$": { methods: { GET: true, POST: true, PUT: false } },
      "/ships/(?P<id>\\d+)": { endpoints: [{ methods: ["GET"] }, { methods: ["DELETE"] }] },
    },
  ],
])("an index with %s lists routes", (_, value) => {
  expect(listRoutes(value).map(({ method, path }) => `${method} ${path}`)).toEqual(all);
});

test.each<[string, unknown]>([
  [
    "records",
    [
      { id: 1, path: "/a", method: "GET" },
      { id: 2, path: "/b", method: "GET" },
    ],
  ],
  [
    "a log",
    [
      { time: "10:00", path: "/a", method: "GET" },
      { time: "10:01", path: "/b", method: "GET" },
    ],
  ],
  ["links", { ships: "/ships", harbors: "/harbors" }],
  ["files", { "/etc/hosts": { size: 4 }, "/etc/group": { size: 5 } }],
  ["one route", { ships: { method: "GET", href: "/ships" } }],
  [
    "payments",
    [
      { method: "card", url: "/pay/1" },
      { method: "cash", url: "/pay/2" },
    ],
  ],
])("%s are not an index", (_, value) => {
  expect(listRoutes(value)).toEqual([]);
});

test("a route has the description and the example of its index", () => {
  const expected: readonly Route[] = [
    { method: "get", path: "/ships", description: "All ships" },
    { method: "post", path: "/ships", description: "A new ship", bodies: [{ name: "Ada" }] },
    { method: "put", path: "/ships/{ship-id}" },
  ];
  expect(
    listRoutes({
      "/ships": {
        get: { description: "All ships" },
        post: { summary: "A new ship", body: { name: "Ada" } },
      },
      "/ships/<ship-id>": "PUT",
    }),
  ).toEqual(expected);
});
