import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { sampleList, sampleState } from "#testing/sample-orders.ts";
import { MissingRowsError } from "./missing-rows-error.ts";
import { readListPage } from "./read-list-page.ts";

function read(body: unknown, list: Partial<ListShape> = { rows: ["items"] }) {
  return readListPage(sampleList(list), { status: 200, headers: {}, body }, sampleState());
}

test.each([
  [null],
  ["text"],
  [7],
  [undefined],
  [""],
  [{}],
  [{ items: null }],
  [{ items: 3 }],
  [{ items: {} }],
  [{ a: [], b: [] }],
])("%j has no rows", (body) => {
  expect(() => read(body)).toThrow(MissingRowsError);
});

test.each([[[]], [{ items: [] }], [{ data: [] }]])("%j is an empty list", (body) => {
  expect(read(body).rows).toEqual([]);
});

test("a total of 0 is an empty list", () => {
  const list = { rows: ["items"], total: { in: "body", path: ["total"] } } as const;
  expect(read({ items: null, total: 0 }, list).rows).toEqual([]);
  expect(() => read({ items: null, total: 2 }, list)).toThrow(MissingRowsError);
});

test.each([[null], [undefined], [{ items: null }]])("%j is declared as an empty list", (body) => {
  expect(read(body, { rows: ["items"], isNullable: true }).rows).toEqual([]);
});

test("a declared null does not permit other values", () => {
  expect(() => read({}, { rows: ["items"], isNullable: true })).toThrow(MissingRowsError);
});
