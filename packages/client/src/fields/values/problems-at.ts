import type { JsonPath } from "@quarterdeck/model";
import type { InputProblem } from "#fields/field-props.ts";

/** The problems at a place or below it, told from there; for the empty place those of the whole alone. */
export function problemsAt(
  problems: readonly InputProblem[],
  place: JsonPath,
): readonly InputProblem[] {
  if (place.length === 0) return problems.filter((problem) => problem.path.length === 0);
  return problems
    .filter((problem) => place.every((step, index) => problem.path[index] === step))
    .map((problem) => ({ ...problem, path: problem.path.slice(place.length) }));
}
