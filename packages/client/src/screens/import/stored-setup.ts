import type { DecimalSign, ImportPlan, RecordRef } from "@quarterdeck/model";
import { isSameJson } from "@quarterdeck/model";
import type { ImportSource } from "#transfer/import-file.ts";
import { createSetup, type ImportSetup, matchColumnOf, planWithColumn } from "./import-setup.ts";

/** Settings for a file as they are stored. */
export interface StoredSetup {
  readonly resource: string;
  readonly parents: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly size: number };
  readonly mode: string;
  /** Column whose values identify the records; absent: their keys. */
  readonly by?: string;
  readonly mapping: readonly (readonly [column: string, target: string])[];
  readonly numbers?: DecimalSign;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export function toStoredSetup({ resource, parents }: RecordRef, setup: ImportSetup): StoredSetup {
  const { source, plan, mapping, numbers, parameters } = setup;
  const { name, size } = source.file;
  const by = matchColumnOf(plan);
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

/** Stored settings if they belong to this list; the value is our own JSON. */
export function readStoredSetup(
  stored: unknown,
  { resource, parents }: RecordRef,
): StoredSetup | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const storedSetup = stored as StoredSetup;
  const isSameList =
    storedSetup.resource === resource.name && isSameJson(storedSetup.parents, parents);
  return isSameList ? storedSetup : undefined;
}

interface RestoreOptions extends Pick<RecordRef, "resource"> {
  readonly storedSetup: StoredSetup | undefined;
}

/** Restores the stored settings for a file if its columns and the API still allow them. */
export function restoreSetup(
  plans: readonly ImportPlan[],
  source: ImportSource,
  { storedSetup, resource }: RestoreOptions,
): ImportSetup | undefined {
  const initial = createSetup(plans, source);
  if (storedSetup === undefined || !isOfFile(storedSetup, source)) return initial;
  const plain = plans.find(({ mode }) => mode === storedSetup.mode);
  const plan = plain && planWithColumn(plain, resource, storedSetup.by);
  if (plan === undefined) return initial;
  const columns = new Set(source.columns);
  const targets = new Set(plan.columns.map((column) => column.name));
  const mapping = storedSetup.mapping.filter(
    ([column, target]) => columns.has(column) && targets.has(target),
  );
  const { parameters, numbers } = storedSetup;
  const numberStyle = numbers === undefined ? {} : { numbers };
  return { source, plan, mapping: new Map(mapping), ...numberStyle, parameters };
}

/** True if the settings were stored for this file. */
export function isOfFile({ file }: StoredSetup, source: ImportSource): boolean {
  return source.file.name === file.name && source.file.size === file.size;
}
