import type { Problem } from "#types/problem.ts";
import { formatProblem } from "#messages/format-english.ts";

/** A problem's sentence in English; empty: there is no problem. */
export function told(problem: Problem | undefined): string {
  return problem === undefined ? "" : formatProblem(problem.message);
}
