import { ownMember } from "#own/own-member.ts";
import type { ParameterLocation } from "#types/list-shape.ts";
import { withValueAt } from "#request/values/value-at.ts";
import type { ParameterValues } from "./write-request.ts";

/** A value and its location in a request. */
export interface LocatedValue {
  readonly at: ParameterLocation;
  readonly value: unknown;
  /** The value is the whole body. */
  readonly isWhole?: boolean;
}

/** Parameter values with located values set, also inside a JSON parameter. Values of the body and of rows are left out. */
export function withLocatedValues(
  values: ParameterValues,
  located: readonly LocatedValue[],
): ParameterValues {
  return setAll(
    values,
    located.filter(({ at }) => at.in === undefined || at.in === "rows-json"),
  );
}

/** Body that contains the located values of the body; undefined if there are none. */
export function bodyValues(located: readonly LocatedValue[]): unknown {
  const whole = located.find(({ isWhole }) => isWhole);
  if (whole !== undefined) return whole.value;
  const inside = located.filter(({ at }) => at.in === "body");
  return inside.length === 0 ? undefined : setAll({}, inside);
}

function setAll(values: ParameterValues, located: readonly LocatedValue[]): ParameterValues {
  let result = values;
  for (const { at, value } of located) {
    const before = ownMember(result, at.parameter);
    result = { ...result, [at.parameter]: withValueAt(before, at.path ?? [], value) };
  }
  return result;
}

/** True inside a body or a JSON parameter, where a value has its JSON type; other values are text. */
export function isInside(at: ParameterLocation): boolean {
  return at.in === "body" || (at.path?.length ?? 0) > 0;
}
