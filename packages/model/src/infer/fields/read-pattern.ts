import type { Problem } from "#types/problem.ts";
import { reportProblem } from "#read/document.ts";
import type { Document } from "#read/document.ts";

const LONGEST = 300;

/** Pattern of a description (JSON Schema 2020-12 validation, "pattern"); one that does not compile is reported. */
export function readPattern(
  { problems }: Pick<Document, "problems">,
  pattern: unknown,
  pointer: string,
): string | undefined {
  if (typeof pattern !== "string" || pattern.length > LONGEST) return undefined;
  if (compiles(pattern, "u") || compiles(pattern, "")) return pattern;
  reportProblem(problems, unreadable(pattern, pointer));
  return undefined;
}

function compiles(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

function unreadable(pattern: string, pointer: string): Problem {
  const message = { code: "pattern-unreadable", params: { pattern } } as const;
  return { code: "pattern-unreadable", severity: "warning", pointer, message };
}
