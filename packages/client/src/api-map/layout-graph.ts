import type { MapEdge } from "./build-graph.ts";

export interface Box {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Center and size of a node. */
export interface DrawnBox extends Box {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly boxes: readonly DrawnBox[];
  readonly width: number;
  readonly height: number;
}

interface Body extends Box {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

const STEPS = 320;
const GAP_X = 26;
const GAP_Y = 20;
const MARGIN = 16;
/** Share of overlaps that `separate` resolves without a mess. */
const CROWD = 0.5;
/** Largest widening of a drawing. */
const MOST_STRETCH = 1.6;
const SEPARATIONS = 160;
/** Area of the drawing relative to that of its nodes. */
const ROOM = 4.2;

/**
 * Draws related boxes near each other without overlap, and the others in rows below. The same graph has the same layout.
 * `aspect`: width of the drawing divided by its height.
 */
export function layoutGraph(boxes: readonly Box[], edges: readonly Ends[], aspect: number): Layout {
  const parts = findParts(boxes, edges);
  const related = parts.filter((part) => part.length > 1);
  const single = parts.flatMap((part) => (part.length > 1 ? [] : part));
  const drawings = related
    .map((part) => normalize(arrangePart(part, edges, aspect)))
    .toSorted((one, other) => other.boxes.length - one.boxes.length);
  return addRows(widen(packRows(drawings, aspect), aspect), single, aspect);
}

type Ends = Pick<MapEdge, "from" | "to">;

/** Boxes that are related to each other, directly or through others. */
function findParts(boxes: readonly Box[], edges: readonly Ends[]): readonly (readonly Box[])[] {
  const partOf = new Map(boxes.map((box) => [box.id, [box]]));
  for (const { from, to } of edges) {
    const one = partOf.get(from);
    const other = partOf.get(to);
    if (one === undefined || other === undefined || one === other) continue;
    one.push(...other);
    for (const { id } of other) partOf.set(id, one);
  }
  return [...new Set(partOf.values())];
}

/** Arranges drawings next to each other, in rows of about the width that the aspect leads to. */
function packRows(drawings: readonly Layout[], aspect: number): Layout {
  const area = drawings.reduce((sum, { width, height }) => sum + width * height, 0);
  const widest = Math.max(0, ...drawings.map(({ width }) => width));
  const most = Math.max(widest, Math.sqrt(area * aspect) * 1.1);
  const boxes: DrawnBox[] = [];
  let [x, y, row, width] = [0, 0, 0, 0];
  for (const drawing of drawings) {
    if (x > 0 && x + drawing.width > most) {
      [x, y, row] = [0, y + row, 0];
    }
    for (const box of drawing.boxes) boxes.push({ ...box, x: box.x + x, y: box.y + y });
    x += drawing.width;
    row = Math.max(row, drawing.height);
    width = Math.max(width, x);
  }
  return { boxes, width: Math.max(width, 2 * MARGIN), height: y + row };
}

/** Uses the width of the frame: lines are easier to follow in a wide drawing. */
function widen(layout: Layout, aspect: number): Layout {
  const factor = Math.min((layout.height * aspect) / layout.width, MOST_STRETCH);
  if (factor <= 1) return layout;
  const boxes = layout.boxes.map((box) => ({ ...box, x: Math.round(box.x * factor) }));
  const right = Math.max(0, ...boxes.map(({ x, width }) => x + width / 2)) + MARGIN;
  const left = Math.min(...boxes.map(({ x, width }) => x - width / 2)) - MARGIN;
  const shifted = boxes.map((box) => ({ ...box, x: Math.round(box.x - left) }));
  return { ...layout, boxes: shifted, width: Math.round(right - left) };
}

function arrangePart(
  unsorted: readonly Box[],
  edges: readonly Ends[],
  aspect: number,
): readonly Body[] {
  const ends = edges.filter(({ from, to }) => from !== to).flatMap(({ from, to }) => [from, to]);
  const degree = (id: string): number => ends.filter((end) => end === id).length;
  const boxes = unsorted.toSorted((one, other) => degree(other.id) - degree(one.id));
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0) * ROOM;
  const height = Math.sqrt(area / aspect);
  const stretch = aspect;
  const bodies = boxes.map((box, at): Body => {
    // A sunflower: the most related box in the center.
    const angle = at * Math.PI * (3 - Math.sqrt(5));
    const radius = (height / 2) * Math.sqrt(at / boxes.length);
    return {
      ...box,
      x: Math.cos(angle) * radius * stretch,
      y: Math.sin(angle) * radius,
      dx: 0,
      dy: 0,
    };
  });
  const byId = new Map(bodies.map((body) => [body.id, body]));
  const springs = edges.flatMap(({ from, to }) => {
    const first = byId.get(from);
    const second = byId.get(to);
    return first === undefined || second === undefined || first === second
      ? []
      : [[first, second] as const];
  });
  const ideal = Math.sqrt((height * height) / boxes.length);
  const pairs = listPairs(bodies);
  for (let step = 0; step < STEPS; step += 1) {
    const limit = (height / 8) * (1 - step / STEPS) + 0.5;
    push(pairs, ideal, stretch);
    pull(springs, ideal, stretch);
    for (const body of bodies) {
      // Gravity holds parts without a relation to each other together.
      body.dx -= (body.x / stretch) * 0.08 * (ideal / 60);
      body.dy -= body.y * 0.08 * (ideal / 60);
      const length = Math.max(Math.hypot(body.dx, body.dy), 0.01);
      const way = Math.min(length, limit);
      body.x += (body.dx / length) * way * stretch;
      body.y += (body.dy / length) * way;
      body.dx = 0;
      body.dy = 0;
    }
  }
  compact(bodies, pairs);
  separate(pairs);
  return bodies;
}

type Pairs = readonly (readonly [Body, Body])[];

function listPairs(bodies: readonly Body[]): Pairs {
  return bodies.flatMap((one, at) => bodies.slice(at + 1).map((other) => [one, other] as const));
}

/** Moves all boxes closer until some of them overlap. */
function compact(bodies: readonly Body[], pairs: Pairs): void {
  const factors = Array.from({ length: 16 }, (_, at) => 1 - at * 0.05);
  const best = factors.findLast((factor) => countOverlaps(pairs, factor) <= bodies.length * CROWD);
  for (const body of bodies) {
    body.x *= best ?? 1;
    body.y *= best ?? 1;
  }
}

function countOverlaps(pairs: Pairs, factor: number): number {
  return pairs.filter(
    ([one, other]) =>
      Math.abs(one.x - other.x) * factor < (one.width + other.width) / 2 + GAP_X &&
      Math.abs(one.y - other.y) * factor < (one.height + other.height) / 2 + GAP_Y,
  ).length;
}

function push(pairs: Pairs, ideal: number, stretch: number): void {
  for (const [one, other] of pairs) {
    const dx = (one.x - other.x) / stretch || 0.01;
    const dy = one.y - other.y || 0.01;
    const squared = Math.max(dx * dx + dy * dy, 1);
    const force = (ideal * ideal) / squared;
    one.dx += dx * force;
    one.dy += dy * force;
    other.dx -= dx * force;
    other.dy -= dy * force;
  }
}

function pull(springs: readonly (readonly [Body, Body])[], ideal: number, stretch: number): void {
  for (const [one, other] of springs) {
    const dx = (one.x - other.x) / stretch;
    const dy = one.y - other.y;
    const force = Math.hypot(dx, dy) / ideal / 2;
    one.dx -= dx * force;
    one.dy -= dy * force;
    other.dx += dx * force;
    other.dy += dy * force;
  }
}

/** Moves overlapping boxes apart, along the axis of the smaller overlap. */
function separate(pairs: Pairs): void {
  for (let turn = 0; turn < SEPARATIONS; turn += 1) {
    let isClear = true;
    for (const [one, other] of pairs) {
      const overX = (one.width + other.width) / 2 + GAP_X - Math.abs(one.x - other.x);
      const overY = (one.height + other.height) / 2 + GAP_Y - Math.abs(one.y - other.y);
      if (overX <= 0 || overY <= 0) continue;
      isClear = false;
      const axis = overX < overY ? "x" : "y";
      const way = ((one[axis] < other[axis] ? -1 : 1) * Math.min(overX, overY)) / 2;
      one[axis] += way;
      other[axis] -= way;
    }
    if (isClear) return;
  }
}

function normalize(bodies: readonly Body[]): Layout {
  if (bodies.length === 0) return { boxes: [], width: 2 * MARGIN, height: MARGIN };
  const left = Math.min(...bodies.map(({ x, width }) => x - width / 2)) - MARGIN;
  const top = Math.min(...bodies.map(({ y, height }) => y - height / 2)) - MARGIN;
  const right = Math.max(...bodies.map(({ x, width }) => x + width / 2)) + MARGIN;
  const bottom = Math.max(...bodies.map(({ y, height }) => y + height / 2)) + MARGIN;
  const boxes = bodies.map(({ id, width, height, x, y }) => ({
    id,
    width,
    height,
    x: Math.round(x - left),
    y: Math.round(y - top),
  }));
  return { boxes, width: Math.round(right - left), height: Math.round(bottom - top) };
}

/** Adds boxes without a relation in rows below the drawing. */
function addRows(main: Layout, single: readonly Box[], aspect: number): Layout {
  if (single.length === 0)
    return { ...main, height: main.height + (main.boxes.length === 0 ? MARGIN : 0) };
  const area = single.reduce((sum, box) => sum + (box.width + GAP_X) * (box.height + GAP_Y), 0);
  const widest = Math.max(...single.map(({ width }) => width)) + 2 * MARGIN;
  const least = main.boxes.length === 0 ? Math.sqrt(area * aspect) + MARGIN : main.width;
  const width = Math.max(least, widest);
  const boxes: DrawnBox[] = [];
  let x = MARGIN;
  let y = main.height + (main.boxes.length === 0 ? 0 : GAP_Y);
  for (const box of single) {
    if (x > MARGIN && x + box.width + MARGIN > width) {
      x = MARGIN;
      y += box.height + GAP_Y / 1.5;
    }
    boxes.push({ ...box, x: Math.round(x + box.width / 2), y: Math.round(y + box.height / 2) });
    x += box.width + GAP_X / 1.5;
  }
  const bottom = Math.max(...boxes.map((box) => box.y + box.height / 2)) + MARGIN;
  const shift = Math.round((width - main.width) / 2);
  const moved = main.boxes.map((box) => ({ ...box, x: box.x + shift }));
  return { boxes: [...moved, ...boxes], width: Math.round(width), height: Math.round(bottom) };
}
