import type { ImportAct, ImportPlan } from "./import-plan.ts";

/** Why nobody can tell what a row is to become, or why it cannot become that. */
export type ActFault = "key" | "no-record" | "new-key" | "unlooked";

export interface Decision {
  readonly act: ImportAct;
  readonly fault?: { readonly column?: string; readonly kind: ActFault; readonly text?: string };
}

interface Named {
  readonly key: string | undefined;
  /** Some part of a key stands in the row. */
  readonly isNamed: boolean;
  readonly isThere: (key: string) => boolean | undefined;
}

/** Whether a row makes a record or changes one. */
export function decideAct(plan: ImportPlan, { key, isNamed, isThere }: Named): Decision {
  const { mode, keys } = plan;
  if (mode === "create" || (mode === "upsert" && !isNamed)) return { act: "create" };
  if (key === undefined) return { act: "change", fault: { kind: "key" } };
  const place = { ...(keys[0] !== undefined && { column: keys[0].name }), text: decode(key) };
  const isFound = isThere(key);
  if (isFound === true) return { act: "change" };
  if (mode === "change") {
    // Where it cannot be looked up, the API says so of the row itself.
    return isFound === undefined
      ? { act: "change" }
      : { act: "change", fault: { ...place, kind: "no-record" } };
  }
  if (isFound === undefined) return { act: "change", fault: { ...place, kind: "unlooked" } };
  const isKeyTaken = keys.every(({ name }) => plan.ways.create?.names.has(name) === true);
  return isKeyTaken ? { act: "create" } : { act: "create", fault: { ...place, kind: "new-key" } };
}

function decode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
