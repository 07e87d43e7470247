// @vitest-environment node
import { expect, test } from "vitest";
import { findHub, readCenter, scrollTo } from "./scroll-center.ts";

const box = (id: string, x: number, y: number) => ({ id, x, y, width: 100, height: 44 });
const edge = (from: string, to: string) => ({
  from,
  to,
  kind: "reference" as const,
  isGuess: false,
  labels: [],
  weight: 1,
});

test("a drawing begins at the resource with the most relations", () => {
  const boxes = [box("tags", 10, 10), box("orders", 400, 300), box("people", 700, 80)];
  const edges = [edge("people", "orders"), edge("tags", "orders"), edge("people", "people")];
  expect(findHub(boxes, edges)).toMatchObject({ x: 400, y: 300 });
  expect(findHub([], [])).toBeUndefined();
});

test.each([
  ["left to right", false],
  ["right to left", true],
])("the point in the middle is retained, %s", (_name, isRightToLeft) => {
  const frame = { left: 0, top: 0, width: 300, height: 200, wholeWidth: 900 };
  const offsets = scrollTo({ x: 400, y: 300 }, frame, 1, isRightToLeft);
  expect(readCenter({ ...frame, ...offsets }, 1, isRightToLeft)).toEqual({ x: 400, y: 300 });
  expect(offsets).toEqual({ left: isRightToLeft ? -350 : 250, top: 200 });
});
