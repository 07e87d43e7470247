import type { Field, Resource } from "@quarterdeck/model";
import { isCreation, valueAt } from "@quarterdeck/model";
import { findKeyFacts } from "#fields/values/key-facts.ts";
import { formatPlain } from "#fields/views/plain-value.tsx";

export interface RowFacts {
  /** State or amount of the record, as text. */
  readonly fact?: string;
  /** Time of creation in milliseconds of Unix time. */
  readonly time?: number;
}

/** State or amount of a record, and its time of creation, for a list of records with their titles. */
export function rowFacts(
  resource: Resource,
  row: unknown,
  formatNumber: (value: number) => string,
): RowFacts {
  const field = findKeyFacts(resource, row).find(({ kind }) => factKinds.has(kind));
  const created = resource.fields.find((one) => one.kind === "date-time" && isCreation(one));
  const value = created && valueAt(row, [created.name]);
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return {
    ...(field === undefined
      ? {}
      : { fact: factText(field, valueAt(row, [field.name]), formatNumber) }),
    ...(Number.isNaN(time) ? {} : { time }),
  };
}

const factKinds: ReadonlySet<string> = new Set(["choice", "text", "number"]);

function factText(field: Field, value: unknown, formatNumber: (value: number) => string): string {
  if (typeof value === "number") return formatNumber(value);
  if (field.kind !== "choice") return formatPlain(value);
  const choice = field.choices.find((one) => formatPlain(one.value) === formatPlain(value));
  return choice?.label ?? formatPlain(value);
}
