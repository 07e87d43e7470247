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

/** A file, and what is to be made of it. */
export interface Chosen {
  readonly source: ImportSource;
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
  /** How the file writes numbers; absent: as they show. */
  readonly numbers?: DecimalSign;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A file with keys was most likely exported to be changed. */
export function beginChoice(
  plans: readonly ImportPlan[],
  source: ImportSource,
): Chosen | undefined {
  const guessed = plans.map((plan) => ({
    source,
    plan,
    mapping: guessMapping(source.columns, plan.columns),
    parameters: {},
  }));
  return guessed.find(isKeyed) ?? guessed[0];
}

/** Rows name their records as before, as far as that is possible. */
export function withMode(
  chosen: Chosen,
  { resource }: Pick<RecordRef, "resource">,
  { plans, mode }: { readonly plans: readonly ImportPlan[]; readonly mode: ImportMode },
): Chosen {
  const plain = plans.find((one) => one.mode === mode) ?? chosen.plan;
  const plan = planBy(plain, resource, nameOfBy(chosen.plan));
  return { ...chosen, plan, mapping: guessMapping(chosen.source.columns, plan.columns) };
}

/** The column by whose values rows name their records; undefined: by their keys. */
export function nameOfBy({ by, keys: [column] }: ImportPlan): string | undefined {
  return by && column?.name;
}

export function planBy(
  plain: ImportPlan,
  resource: Resource,
  name: string | undefined,
): ImportPlan {
  return listPlansByField(plain, resource).find((plan) => nameOfBy(plan) === name) ?? plain;
}

function isKeyed({ plan, mapping }: Chosen): boolean {
  const goals = new Set(mapping.values());
  return plan.keys.length > 0 && plan.keys.every(({ name }) => goals.has(name));
}
