// @vitest-environment node
import { expect, test } from "vitest";
import { nextSort } from "./sort-order.ts";

const up = (field: string) => ({ field, isDescending: false });
const down = (field: string) => ({ field, isDescending: true });

test("clicks on a heading sort ascending, descending and not at all", () => {
  expect(nextSort([], "total", false)).toEqual([up("total")]);
  expect(nextSort([up("total")], "total", false)).toEqual([down("total")]);
  expect(nextSort([down("total")], "total", false)).toEqual([]);
});

test("another heading replaces the first", () => {
  expect(nextSort([down("total")], "status", false)).toEqual([up("status")]);
});

test("with Shift a heading is added, and changes at its position", () => {
  expect(nextSort([down("total")], "status", true)).toEqual([down("total"), up("status")]);
  expect(nextSort([up("total"), up("status")], "total", true)).toEqual([
    down("total"),
    up("status"),
  ]);
  expect(nextSort([down("total"), up("status")], "total", true)).toEqual([up("status")]);
});
