import type { DecimalSign, ImportPlan, RecordRef } from "@quarterdeck/model";
import { isSameJson } from "@quarterdeck/model";
import type { ImportSource } from "#transfer/import-file.ts";
import { beginChoice, type Chosen, nameOfBy, planBy } from "./chosen.ts";

/** What was decided for a file, as it is kept. */
export interface Remembered {
  readonly resource: string;
  readonly parents: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly size: number };
  readonly mode: string;
  /** The column by which rows name their records; absent: by their keys. */
  readonly by?: string;
  readonly mapping: readonly (readonly [column: string, goal: string])[];
  readonly numbers?: DecimalSign;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export function remember({ resource, parents }: RecordRef, chosen: Chosen): Remembered {
  const { source, plan, mapping, numbers, parameters } = chosen;
  const { name, size } = source.file;
  const by = nameOfBy(plan);
  return {
    resource: resource.name,
    parents,
    file: { name, size },
    mode: plan.mode,
    ...(by !== undefined && { by }),
    mapping: [...mapping],
    ...(numbers !== undefined && { numbers }),
    parameters,
  };
}

/** What was kept, where it is about this list; we wrote it ourselves. */
export function readRemembered(
  kept: unknown,
  { resource, parents }: RecordRef,
): Remembered | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const remembered = kept as Remembered;
  const isHere = remembered.resource === resource.name && isSameJson(remembered.parents, parents);
  return isHere ? remembered : undefined;
}

interface Recalling extends Pick<RecordRef, "resource"> {
  readonly remembered: Remembered | undefined;
}

/** A file with what was decided for it, as far as its columns and the API still allow it. */
export function recall(
  plans: readonly ImportPlan[],
  source: ImportSource,
  { remembered, resource }: Recalling,
): Chosen | undefined {
  const begun = beginChoice(plans, source);
  const plain = plans.find(({ mode }) => mode === remembered?.mode);
  const plan = plain && planBy(plain, resource, remembered?.by);
  const { name, size } = remembered?.file ?? {};
  const isSame = source.file.name === name && source.file.size === size;
  if (remembered === undefined || plan === undefined || !isSame) return begun;
  const columns = new Set(source.columns);
  const goals = new Set(plan.columns.map((column) => column.name));
  const mapping = remembered.mapping.filter(
    ([column, goal]) => columns.has(column) && goals.has(goal),
  );
  const { parameters, numbers } = remembered;
  const said = numbers === undefined ? {} : { numbers };
  return { source, plan, mapping: new Map(mapping), ...said, parameters };
}
