import type { Problem, ProblemMessage } from "#types/problem.ts";

type Code =
  | "overlay-unreadable"
  | "overlay-unknown"
  | "overlay-other-document"
  | "overlay-action"
  | "overlay-too-large";

/** Problem of an overlay. Its message names the action, because it has no pointer into the document. */
export function overlayProblem(
  code: Code,
  severity: Problem["severity"],
  message: ProblemMessage,
): Problem {
  return { code, severity, pointer: "", message };
}
