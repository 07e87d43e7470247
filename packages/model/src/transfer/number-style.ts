import type { ImportMapping, ImportPlan } from "./import-plan.ts";
import type { SourceRow } from "./read-records.ts";
import { type NumberEvidence, type NumberStyle, weighNumber } from "./read-written-number.ts";

/** What the numbers of a row say of how their file writes them. */
export function numberEvidence(
  { plan, mapping }: { readonly plan: ImportPlan; readonly mapping: ImportMapping },
  { values }: SourceRow,
): readonly NumberEvidence[] {
  const goals = new Map(plan.columns.map((column) => [column.name, column]));
  return [...mapping].flatMap(([column, goal]) => {
    const source = values.get(column);
    if (goals.get(goal)?.field.kind !== "number" || source === undefined) return [];
    return "text" in source ? (weighNumber(source.text) ?? []) : [];
  });
}

interface NumberFile {
  readonly mapping: ImportMapping;
  /** What parts its cells; undefined in JSON. */
  readonly separator: string | undefined;
  /** Whoever brings it writes decimals with a point. */
  readonly isPointLocale: boolean;
}

/** How a file is read of which nobody said how it writes numbers. */
export function findNumberStyle(
  evidence: Iterable<NumberEvidence>,
  { mapping, separator, isPointLocale }: NumberFile,
): NumberStyle {
  if (separator === undefined) return "plain";
  const signs = new Set(evidence);
  if (signs.has("comma")) return "open";
  const isPlain = signs.has("point") || !signs.has("either") || isPointLocale;
  return isPlain || isOwnExport(mapping, separator) ? "plain" : "open";
}

/** Ours are parted by commas and have the API's own names; a file of refused rows has texts of another. */
function isOwnExport(mapping: ImportMapping, separator: string): boolean {
  return separator === "," && [...mapping].every(([column, goal]) => column === goal);
}
