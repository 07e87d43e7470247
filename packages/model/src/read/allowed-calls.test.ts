import { expect, test } from "vitest";
import { describeCalls } from "./convert-calls.ts";
import { mapOf, type JsonMap } from "./member.ts";
import type { ObservedCall } from "./observed-call.ts";

const get = (path: string, value: object, allow: string): ObservedCall => ({
  method: "get",
  segments: path.split("/").filter(Boolean),
  query: [],
  response: { status: 200, value },
  allow: allow.split(" "),
});

function bodyAt(document: JsonMap, path: string, method: string): JsonMap {
  const operation = mapOf(mapOf(mapOf(document, "paths"), path), method);
  const content = mapOf(mapOf(operation, "requestBody"), "content");
  return mapOf(mapOf(mapOf(content, "application/json"), "schema"), "properties");
}

// A list server, a backend as a service and a shop.
test.each([
  [
    "users",
    "ab12cd34ef56ab12",
    {
      user_id: "ab12cd34ef56ab12",
      self_link: "https://a.example/users/ab12cd34ef56ab12",
      http_etag: '"5"',
      display_name: "Ada",
    },
    ["display_name"],
  ],
  ["Ship", "7", { objectId: "7", createdAt: "2024-01-01", name: "Cora" }, ["name"]],
  ["goods", "5", { goodsId: 5, id_card: "5", title: "Rope" }, ["id_card", "title"]],
])("a body of %s has neither the key nor the address of the record", (list, key, row, names) => {
  const document = describeCalls(
    [get(`/${list}`, [row], "GET POST"), get(`/${list}/${key}`, row, "GET PUT PATCH")],
    {},
  );
  const [item = ""] = Object.keys(mapOf(document, "paths")).filter((path) => path.endsWith("}"));
  expect(Object.keys(bodyAt(document, `/${list}`, "post"))).toEqual(names);
  expect(Object.keys(bodyAt(document, item, "put"))).toEqual(names);
  expect(Object.keys(bodyAt(document, item, "patch"))).toEqual(names);
});

// Settings of a synchronizer, of a media server and of a mail server; the lists of a shop, a forge and a tracker.
test.each([
  ["/config/ldap", { address: "", bindDN: "", transport: "plain" }, ["patch", "put"]],
  ["/system", { name: "Den", port: 8096, cache: true, plugins: [] }, ["patch", "put"]],
  ["/config", { version: 3, lists: [{ id: 1 }], domains: [{ id: 2 }] }, ["patch", "put"]],
  ["/goods", { count: 0, next: null, results: [] }, ["post"]],
  ["/issues", { status: "ok", message: "none", data: [] }, ["post"]],
  ["/tickets", { total: 2, tickets: [{ id: 1 }, { id: 2 }] }, ["post"]],
])("%s with %j has the writes %j", (path, value, want) => {
  const document = describeCalls([get(path, value, "GET POST PUT PATCH DELETE")], {});
  const methods = Object.keys(mapOf(mapOf(document, "paths"), path));
  expect(methods.filter((method) => method !== "get").toSorted()).toEqual(want);
});

test("a member that is empty in the record has the type of other rows", () => {
  const rows = [
    { id: 1, shipped_at: null, product_id: null },
    { id: 2, shipped_at: "2026-02-01T00:00:00Z", product_id: 4 },
  ];
  const document = describeCalls(
    [get("/orders", rows, "GET"), get("/orders/1", rows[0] ?? {}, "GET PATCH")],
    {},
  );
  expect(bodyAt(document, "/orders/{orderId}", "patch")).toMatchObject({
    shipped_at: { type: ["string", "null"], format: "date-time" },
    product_id: { type: ["integer", "null"] },
  });
});

// A tracker, a shop and a list of files.
test.each([
  ["/issues.json", "/issues/4.json", "issue", { issues: [{ id: 4, subject: "Leak" }] }, "subject"],
  ["/api/categories", "/api/categories/4", "category", [{ id: 4, name: "Rope" }], "name"],
  ["/files/json", "/files/4/json", "file", { files: [{ id: 4, label: "Plan" }] }, "label"],
])("bodies of %s have the envelope of its records", (list, item, envelope, rows, name) => {
  const [row] = [Object.values(rows).flat()].flat();
  const document = describeCalls(
    [get(list, rows, "GET POST"), get(item, { [envelope]: row }, "GET PUT PATCH")],
    {},
  );
  const [, path = ""] = Object.keys(mapOf(document, "paths"));
  for (const [at, method] of [
    [list, "post"],
    [path, "put"],
    [path, "patch"],
  ] as const) {
    const body = bodyAt(document, at, method);
    expect(Object.keys(body)).toEqual([envelope]);
    expect(Object.keys(mapOf(mapOf(body, envelope), "properties"))).toEqual([name]);
  }
});

// An identity service, a list of a shop without empty members, and a wiki.
test.each([
  [{ id: "a1", name: "Ada" }, { id: "b2", name: "Bo", email: "bo@a.example" }, "email"],
  [{ id: 7, title: "Rope" }, { id: 8, title: "Sail", discount: 5 }, "discount"],
  [{ key: "home", body: "" }, { key: "crew", body: "", parent: "home" }, "parent"],
])("a body has the members that records omit when they are empty", (record, other, name) => {
  const key = String(Object.values(record)[0]);
  const document = describeCalls(
    [get("/rows", [record, other], "GET"), get(`/rows/${key}`, record, "GET PATCH")],
    {},
  );
  const [item = ""] = Object.keys(mapOf(document, "paths")).filter((path) => path.endsWith("}"));
  expect(Object.keys(bodyAt(document, item, "patch"))).toContain(name);
});

test("a member of every observed record is not required in a body, also inside of its envelope", () => {
  const user = { id: 4, name: "Ada", options: { locale: "de" } };
  const document = describeCalls(
    [get("/users", { users: [user] }, "GET POST"), get("/users/4", { user }, "GET PATCH")],
    {},
  );
  const bodies = Object.values(mapOf(document, "paths")).map((item) =>
    ["post", "patch"].map((method) => mapOf(mapOf(item as JsonMap, method), "requestBody")),
  );
  expect(JSON.stringify(bodies)).not.toContain("required");
});

test.each([
  { id: 1, owner_id: 1, name: "Rope" },
  { _id: 1, shopId: 1, title: "Sail" },
  { objectId: 1, user_id: 1, body: "Hi" },
])("a body has a reference that equals the key by chance: %o", (record) => {
  const document = describeCalls(
    [get("/rows", [record], "GET POST"), get("/rows/1", record, "GET PUT")],
    {},
  );
  const [, reference = ""] = Object.keys(record);
  expect(Object.keys(bodyAt(document, "/rows", "post"))).toContain(reference);
});

test("a body that creates a record has a key that people choose", () => {
  const rows = [
    { id: "photos", label: "Photos" },
    { id: "music-2", label: "Music" },
  ];
  const document = describeCalls(
    [get("/folders", rows, "GET POST"), get("/folders/photos", rows[0] ?? {}, "GET PATCH")],
    {},
  );
  expect(Object.keys(bodyAt(document, "/folders", "post"))).toEqual(["id", "label"]);
  expect(Object.keys(bodyAt(document, "/folders/{folderId}", "patch"))).toEqual(["label"]);
});

// A helpdesk, a queue and a shop.
test.each([
  { LastUpdated: "2026-01-01T00:00:00Z", lastUpdatedBy: "root" },
  { _hyperlinks: [{ ref: "history", _url: "https://a.example/rows/1/history" }] },
  { actions: [{ rel: "pay", href: "/rows/1/pay", method: "POST" }], last_modified: "2026-01-01" },
])("a body has neither links with relations nor times of changes: %o", (members) => {
  const row = { id: 1, name: "Rope", ...members };
  const document = describeCalls(
    [get("/rows", [row], "GET POST"), get("/rows/1", row, "GET PUT")],
    {},
  );
  expect(Object.keys(bodyAt(document, "/rows", "post"))).toEqual(["name"]);
});

test.each([
  ["a status and data", (row: object) => ({ status: "success", data: { booking: row } })],
  ["data alone", (row: object) => ({ data: row })],
  ["a result and a time", (row: object) => ({ ok: true, result: row, time: 4 })],
])("a body of a change has the members of a record inside an envelope of %s", (_, enclose) => {
  const row = { id: 3, days: 4, status: "out", total: null };
  const list = { status: "success", data: { bookings: [row], pagination: { page: 1 } } };
  const document = describeCalls(
    [get("/bookings", list, "GET POST"), get("/bookings/3", enclose(row), "GET PUT PATCH DELETE")],
    {},
  );
  for (const method of ["put", "patch"])
    expect(Object.keys(bodyAt(document, "/bookings/{bookingId}", method))).toEqual([
      "days",
      "status",
      "total",
    ]);
});
