import type { Operation } from "#types/operation.ts";
import { valueAt } from "#request/values/value-at.ts";

/** False if a value of the record excludes the operation. Without the record or the value, the API decides. */
export function isAvailable({ when = [] }: Operation, record: unknown): boolean {
  return when.every(({ field, values, isSet }) => {
    const value = valueAt(record, field);
    if (value === undefined) return true;
    return isSet === undefined ? values.some((one) => one === value) : mayBe(value, isSet);
  });
}

/** False if a time excludes the operation: `0001-01-01` of Go and .NET is not set, a future time is not reached. */
function mayBe(value: unknown, isSet: boolean): boolean {
  const isEmpty = !value || /^0/.test(String(value));
  return isEmpty !== isSet || Date.parse(String(value)) > Date.now();
}
