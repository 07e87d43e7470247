import { expect, test } from "vitest";
import { at, type Given, listOf, query, text } from "#testing/test-list.ts";

const token = (name: string, description = "") => query(name, { type: "string", description });

test.each<readonly [string, Given, object]>([
  [
    "an offset that is a token",
    {
      parameters: [token("offset"), query("limit")],
      around: { next_page: { type: "object", properties: { offset: text } } },
    },
    { cursor: at("offset"), next: { in: "body", path: ["next_page", "offset"] } },
  ],
  [
    "an iterator that the answer carries on",
    { parameters: [token("iterator"), query("limit")], around: { iterator: text, done: {} } },
    { cursor: at("iterator"), next: { in: "body", path: ["iterator"] } },
  ],
  [
    "a link alone",
    {
      parameters: [query("page[size]")],
      around: { links: { type: "object", properties: { next: text } } },
    },
    { size: { at: at("page[size]") }, next: { in: "body", path: ["links", "next"] }, isLink: true },
  ],
])("%s is a cursor", async (_, given, want) => {
  expect((await listOf(given)).paging).toEqual(
    expect.objectContaining({ style: "cursor", ...want }),
  );
});

test("an offset that is text stays a number where nothing says otherwise", async () => {
  const { paging } = await listOf({ parameters: [token("offset"), query("limit")] });
  expect(paging).toMatchObject({ style: "offset" });
});

test("times narrow a list, they do not page it", async () => {
  const given = { parameters: [token("from", "A timestamp in milliseconds"), query("limit")] };
  const list = await listOf(given);
  expect(list.paging).toEqual({ style: "none" });
  expect(list.filters.map(({ name }) => name)).toEqual(["from"]);
});

test.each<readonly [object, object | undefined]>([
  [{ "X-Paging-TotalResults": {} }, { in: "header", name: "x-paging-totalresults" }],
  [{ "X-Page-Size": {} }, undefined],
])("the headers %j tell the total %j", async (headers, want) => {
  expect((await listOf({ headers })).total).toEqual(want);
});

test("a count of the page is no total", async () => {
  const count = { type: "integer", description: "Amount of items in the current page" };
  expect((await listOf({ around: { count } })).total).toBeUndefined();
});

test("what says how much is shown is no filter", async () => {
  const yes = { type: "boolean" };
  const parameters = [
    token("opt_fields"),
    query("briefRepresentation", yes),
    query("archived", yes),
  ];
  const { filters } = await listOf({ parameters });
  expect(filters.map(({ name }) => name)).toEqual(["archived"]);
});
