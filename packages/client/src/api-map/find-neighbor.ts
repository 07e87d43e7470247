import type { DrawnBox } from "./layout-graph.ts";

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

/** Nearest box in the direction of an arrow key; undefined for other keys and at the edge. */
export function findNeighbor(
  boxes: readonly DrawnBox[],
  from: DrawnBox,
  key: string,
): DrawnBox | undefined {
  if (!Object.hasOwn(directions, key)) return undefined;
  const way = directions[key as keyof typeof directions];
  const candidates = boxes.flatMap((box) => {
    const dx = box.x - from.x;
    const dy = box.y - from.y;
    const along = dx * way.x + dy * way.y;
    // The distance across counts more: the focus stays in its row or column.
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    return along > 4 && along >= across / 3 ? [{ box, distance: along + across * 2 }] : [];
  });
  return candidates.toSorted((one, other) => one.distance - other.distance)[0]?.box;
}
