import type { DrawnBox } from "./layout-graph.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface EdgePath {
  /** SVG path of the line. */
  readonly line: string;
  /** SVG path of the arrowhead at its end. */
  readonly head: string;
}

const BEND = 0.1;
const HEAD = 8;

/** Line from the border of one box to that of another one, slightly bent, so that two opposite lines differ. */
export function writeEdgePath(from: DrawnBox, to: DrawnBox): EdgePath {
  if (from.id === to.id) return writeLoop(from);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const middle = { x: from.x + dx / 2 - dy * BEND, y: from.y + dy / 2 + dx * BEND };
  const start = leave(from, middle);
  const tip = leave(to, middle);
  const angle = Math.atan2(tip.y - middle.y, tip.x - middle.x);
  const end = { x: tip.x - Math.cos(angle) * HEAD * 0.7, y: tip.y - Math.sin(angle) * HEAD * 0.7 };
  return {
    line: `M${write(start)}Q${write(middle)} ${write(end)}`,
    head: writeHead(tip, angle),
  };
}

function writeLoop({ x, y, width, height }: DrawnBox): EdgePath {
  const right = x + width / 2;
  const top = y - height / 2;
  const start = { x: right - 22, y: top };
  const tip = { x: right, y: top + 14 };
  return {
    line: `M${write(start)}C${write({ x: start.x, y: top - 18 })} ${write({ x: right + 18, y: tip.y })} ${write({ x: right + 5, y: tip.y })}`,
    head: writeHead(tip, Math.PI),
  };
}

function writeHead(tip: Point, angle: number): string {
  const corner = (turn: number): Point => ({
    x: tip.x - HEAD * Math.cos(angle + turn),
    y: tip.y - HEAD * Math.sin(angle + turn),
  });
  return `M${write(tip)}L${write(corner(0.42))}L${write(corner(-0.42))}Z`;
}

/** Point on the border of a box on the way to a point outside. */
function leave({ x, y, width, height }: DrawnBox, target: Point): Point {
  const dx = target.x - x;
  const dy = target.y - y;
  const scale = Math.min(
    dx === 0 ? Infinity : (width / 2 + 3) / Math.abs(dx),
    dy === 0 ? Infinity : (height / 2 + 3) / Math.abs(dy),
    1,
  );
  return { x: x + dx * scale, y: y + dy * scale };
}

function write({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
