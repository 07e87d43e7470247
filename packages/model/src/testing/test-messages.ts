import type { Problem } from "#types/problem.ts";
import { formatProblem } from "#messages/format-english.ts";

/** English text of a problem; empty without a problem. */
export function problemText(problem: Problem | undefined): string {
  return problem === undefined ? "" : formatProblem(problem.message);
}
