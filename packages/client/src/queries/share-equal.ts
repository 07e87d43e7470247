import { replaceEqualDeep } from "@tanstack/react-query";

/** Shares equal parts with the data before, except in data that TanStack Query cannot copy. */
export function shareEqual(before: unknown, data: unknown): unknown {
  return before && !hasPrototypeName(data) ? replaceEqualDeep(before, data) : data;
}

/** True if an object has a member named `__proto__`, which a copy by assignment loses. */
function hasPrototypeName(value: unknown, levels = 500): boolean {
  return (
    levels > 0 &&
    Object(value) === value &&
    (Object.hasOwn(value as object, "__proto__") ||
      Object.values(value as object).some((one) => hasPrototypeName(one, levels - 1)))
  );
}
