import type { JsonPath } from "@quarterdeck/model";
import type { InputProblem } from "#fields/field-props.ts";

/**
 * Problems at or below a path, with paths relative to it; for the empty path, only those of the
 * whole value.
 */
export function problemsAt(
  problems: readonly InputProblem[],
  path: JsonPath,
): readonly InputProblem[] {
  if (path.length === 0) return problems.filter((problem) => problem.path.length === 0);
  return problems
    .filter((problem) => path.every((step, index) => problem.path[index] === step))
    .map((problem) => ({ ...problem, path: problem.path.slice(path.length) }));
}
