import type {
  DecimalSign,
  ImportMapping,
  ImportMode,
  ImportPlan,
  RecordRef,
  Resource,
} from "@quarterdeck/model";
import { guessMapping, listPlansByField, readRowName } from "@quarterdeck/model";
import type { ImportSource } from "#transfer/import-file.ts";
import type { Existence } from "#transfer/sample-existing.ts";

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
 * too, they are added or changed. `sampleKeys` lead to the records, which show whether that is right.
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

/** Keys of the first rows, if the API can show whether the mode fits them. */
export function sampleKeys(
  { source, plan, mapping }: ImportSetup,
  resource: Resource,
  plans: readonly ImportPlan[],
): readonly string[] {
  const canChoose = plan.mode === "change" && plans.some(({ mode }) => mode === "create");
  if (!canChoose || plan.by !== undefined) return [];
  const task = { plan, mapping, resource, findReference: () => undefined };
  return source.sample.flatMap((row) => readRowName(task, row) ?? []);
}

/** Settings that add the records if none of the first ones exists. */
export function withExistence(
  setup: ImportSetup,
  target: Pick<RecordRef, "resource">,
  { plans, existence }: { readonly plans: readonly ImportPlan[]; readonly existence: Existence },
): ImportSetup {
  return existence === "none" ? withMode(setup, target, { plans, mode: "create" }) : setup;
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
