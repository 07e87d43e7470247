import type { Problem, ProblemMessage } from "#types/problem.ts";

/** Parsed value with warnings, or the problem if the text cannot be parsed. */
export type ParseResult =
  | { readonly value: unknown; readonly problems: readonly Problem[] }
  | { readonly problem: Problem };

export type Warning = readonly [code: string, message: ProblemMessage];

export function parseSuccess(value: unknown, warnings: readonly Warning[] = []): ParseResult {
  const problems = warnings.map(([code, message]) => aboutAll(code, "warning", message));
  return { value, problems };
}

export function parseFailure(code: string, message: ProblemMessage): ParseResult {
  return { problem: aboutAll(code, "error", message) };
}

function aboutAll(code: string, severity: Problem["severity"], message: ProblemMessage): Problem {
  return { code, severity, pointer: "", message };
}
