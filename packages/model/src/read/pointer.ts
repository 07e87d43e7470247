import { memberOf } from "./member.ts";

/** One step of a JSON pointer, escaped (RFC 6901, section 3). */
export function escapeStep(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A JSON pointer of these steps. */
export function writePointer(...steps: readonly string[]): string {
  return steps.map((step) => `/${escapeStep(step)}`).join("");
}

/** The steps of a pointer as it stands behind `#` in a reference: percent-encoding undone, then `~`. */
export function readFragment(fragment: string): readonly string[] {
  if (fragment === "") return [];
  return decode(fragment)
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What stands at the steps; undefined where nothing does. */
export function readAt(root: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((value, step) => memberOf(value, step), root);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
