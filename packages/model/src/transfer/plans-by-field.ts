import type { FieldKind } from "#types/field.ts";
import type { Filter } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import type { ImportPlan } from "./import-plan.ts";

/** Kinds of values by which one record can be told from all others. */
const naming: ReadonlySet<FieldKind> = new Set(["text", "email", "url", "number", "reference"]);

/** A plan for each other value by which its rows may name their records: one that the list can be asked for exactly. */
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

/** `raw` asks in a language of its own; a filter that must be told twice asks for more than a value. */
function isExact({ fieldName, operator }: Filter, name: string | undefined): boolean {
  return fieldName === name && (operator === "is" || operator === "in");
}
