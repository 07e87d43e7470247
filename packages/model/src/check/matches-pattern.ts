import { parsePattern } from "./parse-pattern.ts";
import { UndecidablePattern } from "./pattern-node.ts";
import { buildProgram } from "./pattern-program.ts";
import type { PatternProgram } from "./pattern-program.ts";
import { runPattern } from "./run-pattern.ts";

const MOST_TESTED = 5_000;

/**
 * True if a text matches a pattern (JSON Schema 2020-12 validation, "pattern"), or if that cannot be decided: then the
 * API decides. The description is not trusted, so no pattern runs in the engine, whose time may be exponential.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  if (text.length > MOST_TESTED) return true;
  const existing = compiled.get(pattern);
  const test = existing ?? compile(pattern);
  compiled.set(pattern, test);
  if (test === null) return true;
  try {
    return runPattern(test.program, test.isUnicode ? [...text] : text.split(""));
  } catch (error) {
    if (error instanceof UndecidablePattern) return true;
    throw error;
  }
}

interface Compiled {
  readonly program: PatternProgram;
  /** Characters are code points, else UTF-16 units. */
  readonly isUnicode: boolean;
}

const compiled = new Map<string, Compiled | null>();

/** A pattern written as a literal with flags, which descriptions contain although JSON Schema knows no flags. */
const LITERAL = /^\/(.+)\/([dgimsuvy]*)$/s;

function compile(written: string): Compiled | null {
  const [, source = written, literalFlags = ""] = LITERAL.exec(written) ?? [];
  const supported = [...literalFlags].filter((flag) => "is".includes(flag)).join("");
  return compileSource(source, supported);
}

function compileSource(pattern: string, more: string): Compiled | null {
  const flags = [`u${more}`, more].find((one) => isValid(pattern, one));
  if (flags === undefined) return null;
  try {
    return { program: buildProgram(parsePattern(pattern, flags)), isUnicode: flags.includes("u") };
  } catch (error) {
    if (error instanceof UndecidablePattern) return null;
    throw error;
  }
}

/** False for a pattern of another dialect. */
function isValid(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
