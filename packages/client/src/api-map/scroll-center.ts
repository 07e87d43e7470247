import type { MapEdge } from "./build-graph.ts";
import type { DrawnBox } from "./layout-graph.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of an element that scrolls: `left` is negative where text runs right to left. */
export interface Scrolled {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly wholeWidth: number;
}

/** Center of the box with the most relations, where the drawing of a large API begins. */
export function findHub(boxes: readonly DrawnBox[], edges: readonly MapEdge[]): Point | undefined {
  const count = ({ id }: DrawnBox): number =>
    edges.filter(({ from, to }) => from !== to && (from === id || to === id)).length;
  return boxes.toSorted((one, other) => count(other) - count(one))[0];
}

/** Point of the drawing in the middle of its frame. */
export function readCenter(frame: Scrolled, scale: number, isRightToLeft: boolean): Point {
  const start = isRightToLeft ? frame.wholeWidth - frame.width : 0;
  return {
    x: (frame.left + start + frame.width / 2) / scale,
    y: (frame.top + frame.height / 2) / scale,
  };
}

/** Scroll offsets with a point of the drawing in the middle of its frame. */
export function scrollTo(
  { x, y }: Point,
  frame: Scrolled,
  scale: number,
  isRightToLeft: boolean,
): { readonly left: number; readonly top: number } {
  const start = isRightToLeft ? frame.wholeWidth - frame.width : 0;
  return { left: x * scale - frame.width / 2 - start, top: y * scale - frame.height / 2 };
}
