import type { ImportAct, ImportPlan } from "./import-plan.ts";

/** Why nobody can tell what a row is to become, or why it cannot become that. */
export type ActFault = "key" | "no-record" | "several-records" | "new-key" | "unlooked";

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

interface Found {
  /** By which the row names its record; undefined: by nothing. */
  readonly text: string | undefined;
  /** Keys of the records that have it; undefined: it was not looked up. */
  readonly keys: readonly string[] | undefined;
}

/** The same where a row names its record by another value than its key. */
export function decideByValue(
  { mode, keys: [column] }: ImportPlan,
  { text, keys }: Found,
): Decision & { readonly key?: string } {
  const fault = (kind: ActFault): Decision => ({
    act: "change",
    fault: {
      ...(column !== undefined && { column: column.name }),
      kind,
      ...(text !== undefined && { text }),
    },
  });
  if (text === undefined) return mode === "upsert" ? { act: "create" } : fault("key");
  if (keys === undefined) return fault("unlooked");
  const [key, ...others] = keys;
  if (key === undefined) return mode === "upsert" ? { act: "create" } : fault("no-record");
  return others.length > 0 ? fault("several-records") : { act: "change", key };
}

function decode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
