import { isMap } from "#read/member.ts";
import type { NodePath } from "./select-nodes.ts";

type Container = object & { [step: string | number]: unknown };

/** A value that is being changed. What is not touched stays shared with the original, which never changes. */
export interface Edit {
  readonly root: { value: unknown };
  /** Containers that were copied for this edit, so may be written to. */
  readonly own: WeakSet<object>;
}

export function startEdit(value: unknown): Edit {
  return { root: { value }, own: new WeakSet() };
}

/** Puts what `change` makes of the value that stands at a path; nothing where nothing stands. */
export function changeAt(edit: Edit, path: NodePath, change: (value: unknown) => unknown): void {
  const last = path.at(-1);
  if (last === undefined) {
    edit.root.value = change(edit.root.value);
    return;
  }
  const container = openAt(edit, path.slice(0, -1));
  if (container !== undefined && Object.hasOwn(container, last)) {
    put(container, last, change(container[last]));
  }
}

/** Takes away what stands at these paths. */
export function removeAt(edit: Edit, paths: readonly NodePath[]): void {
  // The last of a list first: those before it keep their places.
  for (const path of paths.toSorted(compareBackwards)) {
    const last = path.at(-1);
    const container = last === undefined ? undefined : openAt(edit, path.slice(0, -1));
    if (container === undefined || last === undefined || !Object.hasOwn(container, last)) continue;
    if (Array.isArray(container)) container.splice(Number(last), 1);
    else delete container[last];
  }
}

/** The container at a path, copied so that it can be written to; so are all above it. */
function openAt(edit: Edit, path: NodePath): Container | undefined {
  let container = ownedCopy(edit, edit.root.value);
  if (container !== undefined) edit.root.value = container;
  for (const step of path) {
    if (container === undefined || !Object.hasOwn(container, step)) return undefined;
    const next = ownedCopy(edit, container[step]);
    if (next !== undefined) put(container, step, next);
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

/** As a member of its own, whatever it is called (`__proto__`). */
function put(container: Container, step: string | number, value: unknown): void {
  Object.defineProperty(container, step, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
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
