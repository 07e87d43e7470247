// @vitest-environment node
import { expect, test } from "vitest";
import { findNeighbor } from "./find-neighbor.ts";

const box = (id: string, x: number, y: number) => ({ id, x, y, width: 100, height: 40 });
const boxes = [
  box("middle", 200, 200),
  box("right", 400, 210),
  box("far", 700, 200),
  box("up", 210, 50),
];

test.each([
  ["ArrowRight", "right"],
  ["ArrowUp", "up"],
  ["ArrowLeft", undefined],
  ["Enter", undefined],
])("%s moves to the nearest box in its direction", (key, want) => {
  expect(findNeighbor(boxes, box("middle", 200, 200), key)?.id).toBe(want);
});
