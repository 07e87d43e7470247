import type { Problem, ProblemMessage } from "#types/problem.ts";

type Code =
  | "overlay-unreadable"
  | "overlay-unknown"
  | "overlay-other-document"
  | "overlay-action"
  | "overlay-too-large";

/** A problem of an overlay. It has no place in the document, so its sentence names the place in the overlay. */
export function overlayProblem(
  code: Code,
  severity: Problem["severity"],
  message: ProblemMessage,
): Problem {
  return { code, severity, pointer: "", message };
}
