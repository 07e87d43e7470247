// @vitest-environment node
import type { Field, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { defaultTiles, hasFirstTiles } from "./default-tiles.ts";

const evidence = { rule: "", note: "" };

function resource(fields: readonly object[], list: object = {}): Resource {
  const all = fields as readonly Field[];
  const filters = all.map((field) => ({
    name: field.name,
    at: { parameter: field.name },
    operator: "is",
    fieldName: field.name,
    field,
  }));
  const sort = { fields: ["created_at"] };
  const paging = { style: "page", size: { at: { parameter: "size" } } };
  const shape = { total: { in: "body", path: ["total"] }, filters, sort, paging, ...list };
  return { name: "any", fields: all, list: shape, key: [], parents: [], evidence } as never;
}

const created = { name: "created_at", kind: "date-time", label: "Created at" };
const color = { name: "color", kind: "choice", label: "Color", choices: [] };
const status = { name: "status", kind: "choice", label: "Status", choices: [] };
const titleOf = ({ path, by = "count" }: { readonly path: string; readonly by?: string }) =>
  `${path} ${by}`;

test("the first tiles count four lists, show one trend, and the state before other choices", () => {
  const lists = [
    { path: "/a", resource: resource([color]) },
    { path: "/b", resource: resource([created, status]) },
    ...["/c", "/d", "/e"].map((path) => ({ path, resource: resource([created]) })),
  ];
  expect(defaultTiles(lists).map(titleOf)).toEqual([
    "/a count",
    "/b count",
    "/c count",
    "/d count",
    "/b created_at",
    "/b status",
  ]);
});

test("a choice that the API does not count has no chart", () => {
  const lists = [{ path: "/a", resource: resource([color], { total: undefined }) }];
  expect(defaultTiles(lists).map(titleOf)).toEqual(["/a count"]);
});

test.each([
  { fields: [[created, status], [], [], []], want: true },
  { fields: [[created, status], [], []], want: false },
  { fields: [[created], [status], [], []], want: true },
  { fields: [[status], [], [], []], want: false },
  { fields: [[created, color], [], [], []], want: false },
])("four lists, a trend and a state decide the first tiles: $want", ({ fields, want }) => {
  const lists = fields.map((some, at) => ({ path: `/${at}`, resource: resource(some) }));
  expect(hasFirstTiles(lists)).toBe(want);
  const more = [...lists, { path: "/more", resource: resource([created, status]) }];
  expect(defaultTiles(more).map(titleOf).join() === defaultTiles(lists).map(titleOf).join()).toBe(
    want,
  );
});
