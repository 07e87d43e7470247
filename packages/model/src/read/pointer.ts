import { memberOf } from "./member.ts";

/** Escapes one step of a JSON pointer (RFC 6901, section 3). */
export function escapeStep(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** JSON pointer of steps (RFC 6901). */
export function writePointer(...steps: readonly string[]): string {
  return steps.map((step) => `/${escapeStep(step)}`).join("");
}

/** Steps of a pointer in a URI fragment (RFC 6901, section 6). */
export function readFragment(fragment: string): readonly string[] {
  return readSteps(decode(fragment));
}

/** Steps of a pointer (RFC 6901, section 4). */
export function readSteps(pointer: string): readonly string[] {
  const steps = pointer.split("/").slice(1);
  if (!pointer.includes("~")) return steps;
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Value at the steps; undefined if there is none. */
export function readAt(root: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((value, step) => memberOf(value, step), root);
}

function decode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
