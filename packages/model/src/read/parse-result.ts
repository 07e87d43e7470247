import type { Problem, ProblemMessage } from "#types/problem.ts";

/** Parsed value with warnings, or the problem if the text cannot be parsed. */
export type ParseResult =
  | { readonly value: unknown; readonly problems: readonly Problem[] }
  | { readonly problem: Problem };

/** Code and message of a warning. */
export type Warning = readonly [code: string, message: ProblemMessage];

/** Result with a value; each warning becomes a problem. */
export function parseSuccess(value: unknown, warnings: readonly Warning[] = []): ParseResult {
  const problems = warnings.map(([code, message]) => aboutAll(code, "warning", message));
  return { value, problems };
}

/** Result without a value. */
export function parseFailure(code: string, message: ProblemMessage): ParseResult {
  return { problem: aboutAll(code, "error", message) };
}

function aboutAll(code: string, severity: Problem["severity"], message: ProblemMessage): Problem {
  return { code, severity, pointer: "", message };
}
