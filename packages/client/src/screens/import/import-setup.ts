import type {
  DecimalSign,
  ImportMapping,
  ImportMode,
  ImportPlan,
  RecordRef,
  Resource,
} from "@quarterdeck/model";
import { guessMapping, listPlansByField } from "@quarterdeck/model";
import type { ImportSource } from "#transfer/import-file.ts";

/** Settings of an import. */
export interface ImportSetup {
  readonly source: ImportSource;
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
  /** Decimal sign of the file; absent: detected. */
  readonly numbers?: DecimalSign;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Default settings. A file with keys is probably an export, so its records are changed; if new records need their key
 * too, they are added or changed.
 */
export function createSetup(
  plans: readonly ImportPlan[],
  source: ImportSource,
): ImportSetup | undefined {
  const guessed = plans.map((plan) => ({
    source,
    plan,
    mapping: guessMapping(source.columns, plan.columns),
    parameters: {},
  }));
  const keyed = guessed.filter(isKeyed);
  return keyed.find(needsKey) ?? keyed[0] ?? guessed[0];
}

/** Settings for another mode, with the same identifying column if possible. */
export function withMode(
  setup: ImportSetup,
  { resource }: Pick<RecordRef, "resource">,
  { plans, mode }: { readonly plans: readonly ImportPlan[]; readonly mode: ImportMode },
): ImportSetup {
  const plain = plans.find((one) => one.mode === mode) ?? setup.plan;
  const plan = planWithColumn(plain, resource, matchColumnOf(setup.plan));
  return { ...setup, plan, mapping: guessMapping(setup.source.columns, plan.columns) };
}

/** Column whose values identify the records; undefined: their keys. */
export function matchColumnOf({ by, keys: [column] }: ImportPlan): string | undefined {
  return by && column?.name;
}

export function planWithColumn(
  plain: ImportPlan,
  resource: Resource,
  name: string | undefined,
): ImportPlan {
  return listPlansByField(plain, resource).find((plan) => matchColumnOf(plan) === name) ?? plain;
}

function isKeyed({ plan, mapping }: ImportSetup): boolean {
  const targets = new Set(mapping.values());
  return plan.keys.length > 0 && plan.keys.every(({ name }) => targets.has(name));
}

/** True if a new record cannot be sent without its key. */
function needsKey({ plan: { bodies, keys } }: ImportSetup): boolean {
  const created = bodies.create?.field;
  if (created?.kind !== "group") return false;
  const required = new Set(created.fields.flatMap((one) => (one.isRequired ? [one.name] : [])));
  return keys.every(({ name }) => required.has(name));
}
