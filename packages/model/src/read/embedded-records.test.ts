import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { describeCalls } from "./convert-calls.ts";
import type { ObservedCall } from "./observed-call.ts";

const get = (path: string, value: object, allow: string): ObservedCall => ({
  method: "get",
  segments: path.split("/").filter(Boolean),
  query: [],
  response: { status: 200, value },
  allow: allow.split(" "),
});

async function bodyKinds(calls: readonly ObservedCall[], method: string, path: RegExp) {
  const text = JSON.stringify(describeCalls(calls, { info: { title: "Shop", version: "" } }));
  const { operations } = await createModel(text);
  const body = operations.find((one) => one.method === method && path.test(one.path))?.body?.field;
  const fields = body?.kind === "group" ? body.fields : [];
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      "to" in field ? `${field.kind} ${field.to} ${field.keyPath.join()}`.trim() : field.kind,
    ]),
  );
}

const ada = { id: 3, name: "Ada", email: "ada@example.org" };
const novel = { id: 80, title: "Moon", pages: 12, author: ada };
const flat = { id: 80, title: "Moon", pages: 12, author: 3 };

test("a body has the key of an embedded record if another response has it", async () => {
  const calls = [
    get("/book", [novel], "GET POST"),
    get("/book/80", novel, "GET PATCH"),
    get("/author", [{ ...ada, books: [flat] }], "GET"),
    get("/author/3", { ...ada, books: [flat] }, "GET"),
  ];
  const expected = { title: "text", pages: "number", author: "reference author" };
  expect(await bodyKinds(calls, "patch", /book/)).toEqual(expected);
  expect(await bodyKinds(calls, "post", /book/)).toEqual(expected);
});

test("text keys in an envelope, with null in other rows", async () => {
  const [port, id] = ["6123456789abcdef01234567", "6aaaaaaaaaaaaaaaaaaaaaaa"];
  const home = { _id: port, name: "Oslo" };
  const ship = { _id: id, title: "Cora", berths: 4, homePort: home };
  const calls = [
    get("/api/ships", { data: [ship, { ...ship, homePort: null }] }, "GET POST"),
    get(`/api/ships/${id}`, { data: { ...ship, homePort: port } }, "GET"),
    get("/api/ports", { data: [home] }, "GET"),
  ];
  expect(await bodyKinds(calls, "post", /ships/)).toEqual({
    title: "text",
    berths: "number",
    homePort: "reference ports",
  });
});

test("lists of embedded records become lists of keys", async () => {
  const tag = { uuid: "b7a1c1f0-0000-4000-8000-000000000001", label: "new" };
  const item = { uuid: "b7a1c1f0-0000-4000-8000-0000000000aa", name: "Cup", price: 3.5 };
  const calls = [
    get("/items", [{ ...item, tags: [tag] }], "GET POST"),
    get("/tags", [tag], "GET"),
    get("/orders", [{ uuid: "o", item: { ...item, tags: [tag.uuid] } }], "GET"),
  ];
  expect(await bodyKinds(calls, "post", /items/)).toEqual({
    name: "text",
    price: "number",
    tags: "references tags",
  });
});

test("an embedded record whose written shape is unknown has no input", async () => {
  const calls = [
    get("/book", [novel], "GET POST"),
    get("/book/80", novel, "GET PATCH"),
    get("/author", [ada], "GET"),
  ];
  expect(await bodyKinds(calls, "post", /book/)).toEqual({ title: "text", pages: "number" });
  expect(await bodyKinds(calls, "patch", /book/)).toEqual({ title: "text", pages: "number" });
});

test("a replacement keeps it, and other objects stay", async () => {
  const size = { width: 3, id: 9 };
  const calls = [
    get("/book", [{ ...novel, size }], "GET POST"),
    get("/book/80", { ...novel, size }, "GET PUT"),
    get("/author", [ada], "GET"),
  ];
  expect(await bodyKinds(calls, "put", /book/)).toMatchObject({ author: "group", size: "group" });
  expect(await bodyKinds(calls, "post", /book/)).toMatchObject({ size: "group" });
});

// A tracker, a helpdesk and a shop.
test.each([
  [{ status: { id: 2, name: "Open", is_closed: false } }, { status_id: "number" }],
  [{ group: { id: 4, title: "Crew" }, opened_at: null }, { group_id: "number" }],
  [{ made_by: { uuid: "b7a1", label: "Oak" } }, { made_by_id: "text" }],
])("a key with a label is written in a member with its id: %o", async (members, expected) => {
  const row = { id: 7, unit_price: 3, ...members };
  const calls = [get("/parts", [row], "GET POST"), get("/parts/7", row, "GET PATCH")];
  expect(await bodyKinds(calls, "post", /parts/)).toMatchObject(expected);
  expect(await bodyKinds(calls, "patch", /parts/)).toMatchObject(expected);
  expect(await bodyKinds(calls, "patch", /parts/)).not.toHaveProperty(
    Object.keys(members)[0] ?? "",
  );
});

test("a replacement has it only inside of an envelope", async () => {
  const part = { id: 7, unit_price: 3, shop: { id: 2, name: "Oslo" } };
  const shops = get("/shops", [{ id: 2, name: "Oslo" }], "GET");
  const plain = [get("/parts", [part], "GET"), get("/parts/7", part, "GET PUT"), shops];
  expect(await bodyKinds(plain, "put", /parts/)).toMatchObject({ shop: "group" });
  const enclosed = [get("/parts", { parts: [part] }, "GET"), get("/parts/7", { part }, "GET PUT")];
  const { operations } = await createModel(JSON.stringify(describeCalls([...enclosed, shops], {})));
  const body = operations.find(({ method }) => method === "put")?.body?.field;
  expect(JSON.stringify(body)).toContain('"shop_id"');
  expect(JSON.stringify(body)).not.toContain('"shop"');
});

// A helpdesk, a catalog and a registry.
test.each([
  { Queue: { id: "1", type: "queue", _url: "/queue/1" } },
  { author: { id: 4, href: "https://a.example/people/4" } },
  { owner: { uuid: "b7a1", "@type": "User", uri: "/users/b7a1" } },
])("a key with its address alone is written as the key: %o", async (members) => {
  const row = { id: 7, Subject: "Leak", ...members };
  const calls = [get("/tickets", [row], "GET POST"), get("/tickets/7", row, "GET PATCH")];
  const [name = ""] = Object.keys(members);
  for (const method of ["post", "patch"])
    expect((await bodyKinds(calls, method, /tickets/))[name]).toMatch(/^(?:text|number|reference)/);
});

test("an object with other values stays an object", async () => {
  const row = { id: 7, unit_price: 3, address: { id: 5, name: "Home", city: "Oslo" } };
  const calls = [get("/parts", [row], "GET POST")];
  expect(await bodyKinds(calls, "post", /parts/)).toMatchObject({ address: "group" });
});
