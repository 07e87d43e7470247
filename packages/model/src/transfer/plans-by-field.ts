import type { FieldKind } from "#types/field.ts";
import type { Filter } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import type { ImportPlan } from "./import-plan.ts";

/** Kinds of fields that can identify a record. */
const naming: ReadonlySet<FieldKind> = new Set(["text", "email", "url", "number", "reference"]);

/**
 * Import plans whose rows name their records by another field than the key, one for each field with an exact list
 * filter.
 */
export function listPlansByField(plan: ImportPlan, { list, key }: Resource): readonly ImportPlan[] {
  if (plan.mode === "create") return [];
  const keys = new Set(key.map(({ field }) => field.join(".")));
  return plan.columns
    .filter(({ path, field }) => path.length === 1 && naming.has(field.kind))
    .filter(({ name }) => !keys.has(name))
    .flatMap((column): readonly ImportPlan[] => {
      const by = list?.filters.find((filter) => isExact(filter, column.path[0]));
      return by === undefined ? [] : [{ ...plan, keys: [column], by }];
    });
}

/** True for a filter that compares the whole value; `raw` and two-part filters do not. */
function isExact({ fieldName, operator }: Filter, name: string | undefined): boolean {
  return fieldName === name && (operator === "is" || operator === "in");
}
