import { UndecidablePattern } from "./pattern-node.ts";
import type { PatternEdge, PatternNode } from "./pattern-node.ts";

/** Steps of a nondeterministic automaton; `next` are positions in the program. */
export type PatternStep =
  | {
      readonly kind: "character";
      readonly isMatch: (character: string) => boolean;
      readonly next: number;
    }
  | { readonly kind: "split"; readonly next: readonly number[] }
  | { readonly kind: "edge"; readonly edge: PatternEdge; readonly next: number }
  | { readonly kind: "look"; readonly look: PatternLook; readonly next: number }
  | { readonly kind: "match" };

export interface PatternLook {
  readonly program: PatternProgram;
  readonly isBehind: boolean;
  readonly isNegative: boolean;
}

export interface PatternProgram {
  readonly steps: readonly PatternStep[];
  readonly start: number;
}

const MOST_STEPS = 20_000;

/** Builds the automaton of a pattern (Thompson's construction). Throws `UndecidablePattern` for a very large one. */
export function buildProgram(node: PatternNode): PatternProgram {
  const steps: PatternStep[] = [{ kind: "match" }];
  return { steps, start: add(steps, node, 0) };
}

/** Adds the steps of a node before the step `next`, and returns its first one. */
function add(steps: PatternStep[], node: PatternNode, next: number): number {
  switch (node.kind) {
    case "empty":
      return next;
    case "character":
      return push(steps, { kind: "character", isMatch: node.isMatch, next });
    case "edge":
      return push(steps, { kind: "edge", edge: node.edge, next });
    case "look": {
      const { item, isBehind, isNegative } = node;
      const look = { program: buildProgram(item), isBehind, isNegative };
      return push(steps, { kind: "look", look, next });
    }
    case "sequence":
      return node.items.reduceRight((after, item) => add(steps, item, after), next);
    case "choice":
      return push(steps, {
        kind: "split",
        next: node.items.map((item) => add(steps, item, next)),
      });
    case "repeat":
      return addRepeat(steps, node, next);
  }
}

function addRepeat(
  steps: PatternStep[],
  { item, least, most }: PatternNode & { readonly kind: "repeat" },
  next: number,
): number {
  let after = next;
  if (most === Infinity) {
    const loop: number[] = [next];
    after = push(steps, { kind: "split", next: loop });
    loop.push(add(steps, item, after));
  } else {
    for (let count = least; count < most; count += 1) {
      after = push(steps, { kind: "split", next: [next, add(steps, item, after)] });
    }
  }
  for (let count = 0; count < least; count += 1) after = add(steps, item, after);
  return after;
}

function push(steps: PatternStep[], step: PatternStep): number {
  if (steps.length >= MOST_STEPS) throw new UndecidablePattern("too many steps");
  steps.push(step);
  return steps.length - 1;
}
