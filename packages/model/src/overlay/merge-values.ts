import { ownMember } from "#own/own-member.ts";
import { isMap } from "#read/member.ts";
import type { ProblemMessage } from "#types/problem.ts";
import type { OverlayVersion } from "./overlay.ts";

/** Kinds of nodes that an update distinguishes. */
export type NodeKind = "object" | "array" | "primitive";

/** Kind of a value. */
export function nodeKind(value: unknown): NodeKind {
  if (Array.isArray(value)) return "array";
  return isMap(value) ? "object" : "primitive";
}

/** Applies an `update` to a selected node (Overlay 1.1, "Action Object"). */
export function updateNode(version: OverlayVersion, target: unknown, update: unknown): unknown {
  if (!Array.isArray(target)) return mergeValues(target, update);
  // Overlay 1.0 appends a list as one entry.
  return Array.isArray(update) && version === "1.1" ? [...target, ...update] : [...target, update];
}

/** Kinds of the node and of the update, if they differ. */
export type Mismatch =
  | {
      readonly code: "action-mismatch";
      readonly params: { readonly now: ProblemMessage; readonly next: ProblemMessage };
    }
  | {
      readonly code: "action-mismatch-inside";
      readonly params: {
        readonly name: string;
        readonly now: ProblemMessage;
        readonly next: ProblemMessage;
      };
    };

/** Returns the reason why an `update` cannot be applied; undefined if it can. */
export function findMismatch(target: unknown, update: unknown): Mismatch | undefined {
  const kind = nodeKind(target);
  if (kind === "array") return undefined;
  if (kind === nodeKind(update))
    return kind === "object" ? findConflict(target, update, "") : undefined;
  return { code: "action-mismatch", params: { now: NAMES[kind], next: NAMES[nodeKind(update)] } };
}

const NAMES: { readonly [kind in NodeKind]: ProblemMessage } = {
  object: { code: "an-object" },
  array: { code: "a-list" },
  primitive: { code: "a-single-value" },
};

/** Merges objects, joins lists and replaces single values. */
function mergeValues(target: unknown, update: unknown): unknown {
  if (Array.isArray(target) && Array.isArray(update)) return [...target, ...update];
  if (!isMap(target) || !isMap(update)) return update;
  const members = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(update)) {
    members.set(key, members.has(key) ? mergeValues(members.get(key), value) : value);
  }
  return Object.fromEntries(members);
}

/** Returns the first member with values of different kinds. */
function findConflict(target: unknown, update: unknown, at: string): Mismatch | undefined {
  if (!isMap(target) || !isMap(update)) return undefined;
  for (const [key, value] of Object.entries(update)) {
    if (!Object.hasOwn(target, key)) continue;
    const name = at === "" ? key : `${at}.${key}`;
    const [now, next] = [nodeKind(ownMember(target, key)), nodeKind(value)];
    if (now !== next) {
      return {
        code: "action-mismatch-inside",
        params: { name, now: NAMES[now], next: NAMES[next] },
      };
    }
    const inner = findConflict(ownMember(target, key), value, name);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
