import type { Operation } from "#types/operation.ts";
import { valueAt } from "#request/values/value-at.ts";

/** False if a value of the record excludes the operation. Without the record or the value, the API decides. */
export function isAvailable({ when = [] }: Operation, record: unknown): boolean {
  return when.every(({ field, values }) => {
    const value = valueAt(record, field);
    return value === undefined || values.some((one) => one === value);
  });
}
