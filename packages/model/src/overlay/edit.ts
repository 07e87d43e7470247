import { ownMember, setOwnMember } from "#own/own-member.ts";
import { isMap } from "#read/member.ts";
import type { NodePath } from "./select-nodes.ts";

type Container = object & { [step: string | number]: unknown };

/** A value under change. Unchanged parts are shared with the original, which stays as it is. */
export interface Edit {
  readonly root: { value: unknown };
  /** Containers that are copies and may be changed. */
  readonly own: WeakSet<object>;
}

/** Starts an edit of a value. */
export function startEdit(value: unknown): Edit {
  return { root: { value }, own: new WeakSet() };
}

/** Replaces the value at a path by the result of `change`, if there is one. */
export function changeAt(edit: Edit, path: NodePath, change: (value: unknown) => unknown): void {
  const last = path.at(-1);
  if (last === undefined) {
    edit.root.value = change(edit.root.value);
    return;
  }
  const container = openAt(edit, path.slice(0, -1));
  if (container !== undefined && Object.hasOwn(container, last)) {
    setOwnMember(container, String(last), change(ownMember(container, String(last))));
  }
}

/** Removes the values at paths. */
export function removeAt(edit: Edit, paths: readonly NodePath[]): void {
  // Last list items first: removal shifts later positions.
  for (const path of paths.toSorted(compareBackwards)) {
    const last = path.at(-1);
    const container = last === undefined ? undefined : openAt(edit, path.slice(0, -1));
    if (container === undefined || last === undefined || !Object.hasOwn(container, last)) continue;
    if (Array.isArray(container)) container.splice(Number(last), 1);
    else Reflect.deleteProperty(container, last);
  }
}

/** Container at a path; it and all above it are copied. */
function openAt(edit: Edit, path: NodePath): Container | undefined {
  let container = ownedCopy(edit, edit.root.value);
  if (container !== undefined) edit.root.value = container;
  for (const step of path) {
    if (container === undefined || !Object.hasOwn(container, step)) return undefined;
    const next = ownedCopy(edit, ownMember(container, String(step)));
    if (next !== undefined) setOwnMember(container, String(step), next);
    container = next;
  }
  return container;
}

function ownedCopy({ own }: Edit, value: unknown): Container | undefined {
  if (!Array.isArray(value) && !isMap(value)) return undefined;
  if (own.has(value)) return value as Container;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Container;
  own.add(copy);
  return copy;
}

function compareBackwards(a: NodePath, b: NodePath): number {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth += 1) {
    const [one, other] = [a[depth], b[depth]];
    if (one === other) continue;
    if (typeof one === "number" && typeof other === "number") return other - one;
    return String(one) < String(other) ? 1 : -1;
  }
  return b.length - a.length;
}
