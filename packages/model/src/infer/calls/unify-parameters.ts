import type { Call } from "./call.ts";
import { namesInPath } from "./path-parameters.ts";
import { splitPath } from "#infer/names/path-segments.ts";
import { isParameter, listPositions } from "./path-tree.ts";
import type { Position } from "./path-tree.ts";

/**
 * Gives one name to each parameter position: `/projects/{id}` and `/projects/{project}/tasks` refer to the same
 * project. Names of path parameters are not sent, so the key of a record works in all of its operations.
 */
export function unifyParameters(root: Position, calls: readonly Call[]): readonly Call[] {
  const counts = countNames(root, calls);
  const names = new Map<Position, readonly string[]>([[root, []]]);
  for (const position of listPositions(root)) {
    if (position.parent === undefined) continue;
    const above = names.get(position.parent) ?? [];
    names.set(position, [...above, ...chooseNames(position, above, counts)]);
  }
  return calls.map((call) => rename(call, names.get(positionOf(root, call)) ?? []));
}

type Counts = ReadonlyMap<Position, ReadonlyMap<string, number>[]>;

function countNames(root: Position, calls: readonly Call[]): Counts {
  const counts = new Map<Position, Map<string, number>[]>();
  for (const call of calls) {
    let position: Position | undefined = root;
    for (const segment of splitPath(call.path, call.dottedNames)) {
      position = position?.children.get(segment.shape);
      if (position === undefined) break;
      const nameCounts =
        counts.get(position) ?? segment.parameters.map(() => new Map<string, number>());
      segment.parameters.forEach((name, index) => {
        const count = nameCounts[index];
        count?.set(name, (count.get(name) ?? 0) + 1);
      });
      counts.set(position, nameCounts);
    }
  }
  return counts;
}

/** Most frequent name at a position, unless an ancestor already has it. */
function chooseNames(
  position: Position,
  above: readonly string[],
  counts: Counts,
): readonly string[] {
  if (!isParameter(position)) return [];
  const chosen: string[] = [];
  position.segment.parameters.forEach((declared, index) => {
    const used = [...(counts.get(position)?.[index] ?? new Map<string, number>())]
      .toSorted(([, a], [, b]) => b - a)
      .map(([name]) => name);
    const taken = [...above, ...chosen];
    const free = used.find((name) => !taken.includes(name));
    let name = free ?? declared;
    for (let count = 2; taken.includes(name); count += 1) name = `${declared}_${count}`;
    chosen.push(name);
  });
  return chosen;
}

function positionOf(root: Position, call: Call): Position {
  return splitPath(call.path, call.dottedNames).reduce(
    (at, segment) => at.children.get(segment.shape) ?? at,
    root,
  );
}

function rename(call: Call, names: readonly string[]): Call {
  const declared = namesInPath(call.path).slice(0, names.length);
  if (declared.every((name, index) => name === names[index])) return call;
  const changed = new Map(declared.map((name, index) => [name, names[index] ?? name]));
  let index = 0;
  return {
    ...call,
    path: call.path.replaceAll(/\{([^{}]+)\}/g, (whole) => {
      const name = names[index];
      index += 1;
      return name === undefined ? whole : `{${name}}`;
    }),
    parameters: call.parameters.map((item) => {
      const { parameter } = item;
      if (parameter.in !== "path") return item;
      return {
        ...item,
        parameter: { ...parameter, name: changed.get(parameter.name) ?? parameter.name },
      };
    }),
  };
}
