import type { Method } from "#types/operation.ts";
import type { Call } from "./call.ts";
import { isVerb, splitPath } from "#infer/names/path-segments.ts";
import type { Segment } from "#infer/names/path-segments.ts";

/** A place in the tree of paths; paths that differ in parameter names only share it. */
export interface Position {
  readonly segment: Segment;
  readonly parent: Position | undefined;
  readonly children: Map<string, Position>;
  readonly calls: Call[];
  /** As declared by the first path that leads there or beyond. */
  readonly path: string;
}

/** All calls in the tree of their paths. `rootName`: what stands at `/` itself, where that is known. */
export function buildPathTree(calls: readonly Call[], rootName: string): Position {
  const root = createPosition({ text: rootName, parameters: [], shape: "" }, undefined);
  for (const call of calls) {
    const position = splitPath(call.path, call.dottedNames).reduce((at, segment) => {
      const known = at.children.get(segment.shape);
      if (known !== undefined) return known;
      const child = createPosition(segment, at);
      at.children.set(segment.shape, child);
      return child;
    }, root);
    position.calls.push(call);
  }
  return root;
}

function createPosition(segment: Segment, parent: Position | undefined): Position {
  const path =
    parent === undefined ? "" : `${parent.path}${isVerb(segment) ? "" : "/"}${segment.text}`;
  return { segment, parent, children: new Map(), calls: [], path };
}

export function isParameter(position: Position): boolean {
  return position.segment.parameters.length > 0;
}

/** The position and all below it, outer ones first. */
export function listPositions(root: Position): readonly Position[] {
  const found: Position[] = [];
  const left = [root];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    found.push(at);
    left.push(...[...at.children.values()].reverse());
  }
  return found;
}

/** Whether what stands here stands below a record: its path needs a key before it. */
export function isNested(position: Position): boolean {
  return isParameter(position) || listAncestors(position).some(isParameter);
}

/** The name of what stands here: the last fixed step of its path. */
export function subjectOf(position: Position | undefined): string {
  let at = position;
  while (at !== undefined && isParameter(at)) at = at.parent;
  return at?.segment.text ?? "";
}

/** The position's ancestors, the nearest first. */
export function listAncestors(position: Position): readonly Position[] {
  const found: Position[] = [];
  for (let at = position.parent; at !== undefined; at = at.parent) found.push(at);
  return found;
}

export function callOf(position: Position | undefined, method: Method): Call | undefined {
  const calls = position?.calls.filter((call) => call.method === method) ?? [];
  return calls.find((call) => !call.isDeprecated) ?? calls[0];
}

/** Where a collection's records are: below it by one parameter, or by several when nothing stands between them. */
export function itemOf(position: Position): Position | undefined {
  const [first] = [...position.children.values()]
    .filter(isParameter)
    .toSorted((a, b) => b.calls.length - a.calls.length || b.children.size - a.children.size);
  let item = first;
  while (item !== undefined && item.calls.length === 0) {
    const children: readonly Position[] = [...item.children.values()];
    const [next] = children;
    if (next === undefined || children.length > 1 || !isParameter(next)) break;
    item = next;
  }
  return item;
}

/** The path as a call at this place declares it, else as the tree knows it. */
export function pathOf(position: Position): string {
  return position.calls[0]?.path ?? position.path;
}
