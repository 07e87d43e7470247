// @vitest-environment node
import { expect, test } from "vitest";
import { layoutGraph, type DrawnBox } from "./layout-graph.ts";

const boxes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    width: 120 + (at % 4) * 20,
    height: 44,
  }));

/** A wheel, a chain and boxes without relations. */
const edges = (count: number) =>
  Array.from({ length: Math.floor(count * 0.8) }, (_, at) => ({
    from: `r${at + 1}`,
    to: at % 3 === 0 ? `r${at}` : "r0",
  }));

test.each([1, 2, 7, 40, 120])("%i boxes do not overlap and are inside the drawing", (count) => {
  const layout = layoutGraph(boxes(count), edges(count), 1.6);
  expect(layout.boxes).toHaveLength(count);
  expect(layout.boxes.filter((box) => isOutside(box, layout))).toEqual([]);
  const overlaps = layout.boxes.flatMap((one, at) =>
    layout.boxes.slice(at + 1).filter((other) => overlap(one, other)),
  );
  expect(overlaps).toEqual([]);
});

test("the layout is the same each time, and follows the form of the frame", () => {
  const wide = layoutGraph(boxes(30), edges(30), 2);
  expect(layoutGraph(boxes(30), edges(30), 2)).toEqual(wide);
  const high = layoutGraph(boxes(30), edges(30), 0.5);
  expect(wide.width / wide.height).toBeGreaterThan(high.width / high.height);
});

function overlap(one: DrawnBox, other: DrawnBox): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  );
}

function isOutside(
  { x, y, width, height }: DrawnBox,
  frame: { readonly width: number; readonly height: number },
): boolean {
  return (
    x < width / 2 || y < height / 2 || x + width / 2 > frame.width || y + height / 2 > frame.height
  );
}
