import type { ParameterLocation } from "#types/list-shape.ts";
import { withValueAt } from "#request/values/value-at.ts";
import type { ParameterValues } from "./write-request.ts";

/** A value and where in the request it goes. */
export interface LocatedValue {
  readonly at: ParameterLocation;
  readonly value: unknown;
}

/** Values of parameters with more put in, some of them inside one JSON parameter. */
export function withLocatedValues(
  values: ParameterValues,
  placed: readonly LocatedValue[],
): ParameterValues {
  return putAll(
    values,
    placed.filter(({ at }) => at.in !== "body"),
  );
}

/** The body that holds the values which go into it; undefined where there are none. */
export function bodyValues(placed: readonly LocatedValue[]): ParameterValues | undefined {
  const inside = placed.filter(({ at }) => at.in === "body");
  return inside.length === 0 ? undefined : putAll({}, inside);
}

function putAll(values: ParameterValues, placed: readonly LocatedValue[]): ParameterValues {
  let result = values;
  for (const { at, value } of placed) {
    const before = Object.hasOwn(result, at.parameter) ? result[at.parameter] : undefined;
    result = { ...result, [at.parameter]: withValueAt(before, at.path ?? [], value) };
  }
  return result;
}

/** Values inside a body or a parameter keep their JSON type, others are text anyway. */
export function isInside(at: ParameterLocation): boolean {
  return at.in === "body" || (at.path?.length ?? 0) > 0;
}
