import type { Filter, ModelChunk, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { findByValue } from "./find-by-value.ts";

const people = [
  { id: 1, mail: "ann@x.org" },
  { id: 2, mail: "Ben@x.org" },
  { id: 3, mail: "two@x.org" },
  { id: 4, mail: "two@x.org" },
  { id: 5, mail: "far@x.org" },
];
const requests: string[] = [];
/** Response of the list for requested values. */
let response: (values: readonly string[]) => object;

const matching = (values: readonly string[]) =>
  people.filter(({ mail }) => values.some((one) => one.toLowerCase() === mail.toLowerCase()));

const client = testClient();

beforeEach(() => {
  requests.length = 0;
  response = (values) => ({ data: matching(values), total: matching(values).length });
  vi.stubGlobal("fetch", (address: string) => {
    const values = new URL(address).searchParams.get("mail") ?? "";
    requests.push(values);
    return Promise.resolve(
      new Response(JSON.stringify(response(values.split(","))), {
        headers: { "content-type": "application/json" },
      }),
    );
  });
});

const mail = { kind: "email", name: "mail", label: "Mail", isRequired: false } as const;
const parameter = {
  name: "mail",
  in: "query",
  isRequired: false,
  style: "form",
  explode: false,
  field: mail,
};

async function find(operator: "in" | "is", ...values: string[]) {
  const filter: Filter = {
    name: "mail",
    at: { parameter: "mail" },
    operator,
    fieldName: "mail",
    field: mail,
  };
  const resource = {
    name: "people",
    labels: { one: "Person", many: "People" },
    collectionPath: "/people",
    parents: [],
    key: [{ field: ["id"], parameter: "id" }],
    fields: [],
    list: {
      operation: "list",
      rows: ["data"],
      total: { in: "body", path: ["total"] },
      paging: { style: "none" },
      filters: [filter],
      evidence: [],
    },
    operations: { list: "list" },
    actions: [],
    evidence: [],
  } as unknown as Resource;
  const operations = [
    { id: "list", method: "get", path: "/people", parameters: [parameter], response: {} },
  ];
  const chunk = { resource, operations, referrers: [] } as unknown as ModelChunk;
  const { signal } = new AbortController();
  let checked = 0;
  const onChecked = (count: number): void => {
    checked += count;
  };
  const by = { filter, path: ["mail"], values, onChecked };
  const keys = await findByValue({ client, chunk, resource, parents: {}, signal }, by);
  return { keys: Object.fromEntries(keys), checked };
}

test("many values are requested at once, regardless of case", async () => {
  const { keys, checked } = await find("in", "ann@x.org", "ben@x.org", "two@x.org", "new@x.org");
  expect(keys).toEqual({
    "ann@x.org": ["1"],
    "ben@x.org": ["2"],
    "two@x.org": ["3", "4"],
    "new@x.org": [],
  });
  expect(requests).toHaveLength(1);
  expect(checked).toBe(4);
});

test("a filter that accepts one value is requested once per value", async () => {
  const { keys } = await find("is", "ann@x.org", "new@x.org");
  expect(keys).toEqual({ "ann@x.org": ["1"], "new@x.org": [] });
  expect(requests.toSorted()).toEqual(["ann@x.org", "new@x.org"]);
});

test("a value that is missing from a short page is requested alone", async () => {
  response = (values) => ({ data: matching(values).slice(0, 1), total: matching(values).length });
  const { keys } = await find("in", "ann@x.org", "far@x.org");
  expect(keys).toEqual({ "ann@x.org": ["1"], "far@x.org": ["5"] });
  expect(requests).toEqual(["ann@x.org,far@x.org", "ann@x.org", "far@x.org"]);
});

test("a list that ignores its filter proves nothing", async () => {
  response = () => ({ data: people.slice(0, 2), total: 5 });
  expect((await find("is", "new@x.org", "ann@x.org")).keys).toEqual({});
});

test("a value with a comma is not requested in a list of values", async () => {
  expect((await find("in", "a,b")).keys).toEqual({});
  expect(requests).toEqual([]);
});
