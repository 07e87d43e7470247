// @vitest-environment node
import { expect, test } from "vitest";
import { nextSort } from "./sort-order.ts";

const up = (field: string) => ({ field, isDescending: false });
const down = (field: string) => ({ field, isDescending: true });

test("a heading's clicks go up, down, and back to how it comes", () => {
  expect(nextSort([], "total", false)).toEqual([up("total")]);
  expect(nextSort([up("total")], "total", false)).toEqual([down("total")]);
  expect(nextSort([down("total")], "total", false)).toEqual([]);
});

test("another heading takes the place of the first", () => {
  expect(nextSort([down("total")], "status", false)).toEqual([up("status")]);
});

test("with Shift it joins, and turns in its place", () => {
  expect(nextSort([down("total")], "status", true)).toEqual([down("total"), up("status")]);
  expect(nextSort([up("total"), up("status")], "total", true)).toEqual([
    down("total"),
    up("status"),
  ]);
  expect(nextSort([down("total"), up("status")], "total", true)).toEqual([up("status")]);
});
