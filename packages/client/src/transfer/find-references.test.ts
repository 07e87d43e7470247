import type { ModelSummary, ReferenceField, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { findReferences } from "./find-references.ts";
import { queryKeys } from "#queries/keys.ts";

const people = [
  { id: 1, name: "Ada" },
  { id: 2, name: "Bob" },
  { id: 3, name: "Bob" },
];

const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    const { pathname, searchParams } = new URL(address);
    requests.push(pathname.replace("/api", "") + decodeURIComponent(new URL(address).search));
    const key = /^\/api\/people\/(\w+)$/.exec(pathname)?.[1];
    const ids = searchParams.get("ids")?.split(",");
    const names = searchParams.get("q");
    const rows = people.filter(({ id, name }) =>
      key !== undefined
        ? String(id) === key
        : (ids?.includes(String(id)) ?? true) && (names === null || name.includes(names)),
    );
    const body = key === undefined ? rows : (rows[0] ?? { message: "none" });
    return Promise.resolve(
      new Response(JSON.stringify(body), {
        status: key !== undefined && rows.length === 0 ? 404 : 200,
        headers: { "content-type": "application/json" },
      }),
    );
  });
});

const text = (name: string) => ({ kind: "text", name, label: name, isRequired: false }) as const;

const parameter = (name: string) =>
  ({
    name,
    in: "query",
    isRequired: false,
    style: "form",
    explode: false,
    field: text(name),
  }) as const;

function modelOf(more: Partial<Resource> = {}, hasBatch = true): ModelSummary {
  const operation = { method: "get", needsSignIn: true, evidence: [], resource: "people" };
  const resource: Resource = {
    name: "people",
    labels: { one: "Person", many: "People" },
    parents: [],
    key: [{ field: ["id"], parameter: "id" }],
    title: ["name"],
    fields: [],
    list: {
      operation: "list",
      rows: [],
      paging: { style: "none" },
      search: { parameter: "q" },
      filters: hasBatch
        ? [
            {
              name: "ids",
              at: { parameter: "ids" },
              operator: "in",
              fieldName: "id",
              field: text("ids"),
            },
          ]
        : [],
      evidence: [],
    },
    operations: { list: "list", read: "read" },
    actions: [],
    evidence: [],
    ...more,
  };
  return {
    resources: [resource],
    problems: [],
    operations: [
      {
        ...operation,
        id: "list",
        label: "List",
        path: "/people",
        role: "list",
        scope: "collection",
        parameters: [parameter("q"), parameter("ids")],
        response: { status: "200", shape: "rows", path: [] },
      },
      {
        ...operation,
        id: "read",
        label: "Read",
        path: "/people/{id}",
        role: "read",
        scope: "record",
        parameters: [{ ...parameter("id"), in: "path", isRequired: true }],
        response: { status: "200", shape: "record", path: [] },
      },
    ],
  } as unknown as ModelSummary;
}

const owner: ReferenceField = {
  kind: "reference",
  name: "owner",
  label: "Owner",
  isRequired: false,
  to: "people",
  keyPath: [],
  isInteger: true,
};

async function lookUp(model: ModelSummary, texts: readonly string[], field = owner) {
  const client = testClient();
  client.setQueryData(queryKeys.model(), model);
  const { signal } = new AbortController();
  const lookup = await findReferences(new Map([[field, new Set(texts)]]), {
    client,
    signal,
  });
  return { ...lookup, all: texts.map((one) => lookup.find(field, one)) };
}

const want = [
  { value: 1 },
  { error: "no-record" },
  { value: 1 },
  { error: "several-records" },
  { error: "no-record" },
];

test("keys are looked up together, other texts by title", async () => {
  const { all, unchecked } = await lookUp(modelOf(), ["1", "9", "Ada", "Bob", "Cleo"]);
  expect(all).toEqual(want);
  expect(unchecked).toEqual([]);
  expect(requests[0]).toBe("/people?ids=1,9");
});

test("without a filter for keys each record is read", async () => {
  const { all } = await lookUp(modelOf({}, false), ["1", "9", "Ada", "Bob", "Cleo"]);
  expect(all).toEqual(want);
  expect(requests).toContain("/people/9");
});

test("a reference to an embedded record is written as an object", async () => {
  const { all } = await lookUp(modelOf(), ["2"], { ...owner, keyPath: ["id"] });
  expect(all).toEqual([{ value: { id: 2 } }]);
});

test("a field that cannot be looked up is reported as unchecked", async () => {
  const { all, unchecked } = await lookUp(modelOf({ parents: [{ parameter: "team" }] }), ["1"]);
  expect(all).toEqual([undefined]);
  expect(unchecked).toEqual(["Owner"]);
  expect(requests).toEqual([]);
});

test("titles are found in the rows of a list without a search", async () => {
  const { list } = modelOf({}, false).resources[0] as Resource;
  if (list === undefined) throw new Error("The list is missing.");
  const { search: _, ...others } = list;
  const model = modelOf({ list: { ...others } }, false);
  const { all } = await lookUp(model, ["1", "9", "Ada", "Bob", "Cleo"]);
  expect(all).toEqual(want);
  expect(requests.filter((one) => one === "/people")).toHaveLength(1);
});
