import type { RowAction, ImportPlan } from "./import-plan.ts";

/** Reason why the action for a row cannot be decided or done. */
export type ActionErrorCode = "key" | "no-record" | "several-records" | "new-key" | "unlooked";

/** Action for a row, with the error that prevents it. */
export interface Decision {
  readonly action: RowAction;
  readonly error?: {
    readonly column?: string;
    readonly kind: ActionErrorCode;
    readonly text?: string;
  };
}

interface RowKey {
  readonly key: string | undefined;
  /** True if the row has a value for a part of the key. */
  readonly hasKeyValue: boolean;
  readonly exists: (key: string) => boolean | undefined;
}

/** Decides if a row creates or changes a record. */
export function decideAction(plan: ImportPlan, { key, hasKeyValue, exists }: RowKey): Decision {
  const { mode, keys } = plan;
  if (mode === "create" || (mode === "upsert" && !hasKeyValue)) return { action: "create" };
  if (key === undefined) return { action: "change", error: { kind: "key" } };
  const details = { ...(keys[0] !== undefined && { column: keys[0].name }), text: decode(key) };
  const recordExists = exists(key);
  if (recordExists === true) return { action: "change" };
  if (mode === "change") {
    // Without a lookup, the API reports a missing record.
    return recordExists === undefined
      ? { action: "change" }
      : { action: "change", error: { ...details, kind: "no-record" } };
  }
  if (recordExists === undefined)
    return { action: "change", error: { ...details, kind: "unlooked" } };
  const isKeyTaken = keys.every(({ name }) => plan.bodies.create?.names.has(name) === true);
  return isKeyTaken
    ? { action: "create" }
    : { action: "create", error: { ...details, kind: "new-key" } };
}

interface Lookup {
  /** Value by which the row names its record; undefined if it has none. */
  readonly text: string | undefined;
  /** Keys of the records with this value; undefined without a lookup. */
  readonly keys: readonly string[] | undefined;
}

/** Decides the action for a row that names its record by another value than its key. */
export function decideByValue(
  { mode, keys: [column] }: ImportPlan,
  { text, keys }: Lookup,
): Decision & { readonly key?: string } {
  const error = (kind: ActionErrorCode): Decision => ({
    action: "change",
    error: {
      ...(column !== undefined && { column: column.name }),
      kind,
      ...(text !== undefined && { text }),
    },
  });
  if (text === undefined) return mode === "upsert" ? { action: "create" } : error("key");
  if (keys === undefined) return error("unlooked");
  const [key, ...others] = keys;
  if (key === undefined) return mode === "upsert" ? { action: "create" } : error("no-record");
  return others.length > 0 ? error("several-records") : { action: "change", key };
}

function decode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
