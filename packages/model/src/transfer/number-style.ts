import type { ImportMapping, ImportPlan } from "./import-plan.ts";
import type { SourceRow } from "./read-records.ts";
import { type NumberEvidence, type NumberStyle, findDecimalSign } from "./read-written-number.ts";

/** Decimal signs that the numbers of a row suggest. */
export function numberEvidence(
  { plan, mapping }: { readonly plan: ImportPlan; readonly mapping: ImportMapping },
  { values }: SourceRow,
): readonly NumberEvidence[] {
  const targets = new Map(plan.columns.map((column) => [column.name, column]));
  return [...mapping].flatMap(([column, target]) => {
    const source = values.get(column);
    if (targets.get(target)?.field.kind !== "number" || source === undefined) return [];
    return "text" in source ? (findDecimalSign(source.text) ?? []) : [];
  });
}

interface NumberFile {
  readonly mapping: ImportMapping;
  /** Cell separator; undefined for JSON. */
  readonly separator: string | undefined;
  /** True if the locale of the user writes decimals with a point. */
  readonly isPointLocale: boolean;
}

/** Number style of a file, guessed from its numbers. */
export function findNumberStyle(
  evidence: Iterable<NumberEvidence>,
  { mapping, separator, isPointLocale }: NumberFile,
): NumberStyle {
  if (separator === undefined) return "plain";
  const signs = new Set(evidence);
  if (signs.has("comma")) return "open";
  const isPlain = signs.has("point") || !signs.has("either") || isPointLocale;
  return isPlain || isConsoleExport(mapping, separator) ? "plain" : "open";
}

/** Our exports have commas and the field names of the API. */
function isConsoleExport(mapping: ImportMapping, separator: string): boolean {
  return separator === "," && [...mapping].every(([column, target]) => column === target);
}
