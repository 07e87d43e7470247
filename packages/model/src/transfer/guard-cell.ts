/**
 * Texts that need a guard: formulas of a spreadsheet, our texts for null and for an incomplete file, and guarded forms
 * of these. See docs/decisions/0030.
 */
const needsGuard = /^'*(?:\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]|null$|# incomplete)/;

/** A negative number is not a formula. */
const plainNumber = /^-\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

const GUARD = "'";

/** Adds an apostrophe, so that a spreadsheet shows a formula as text. `unguardCell` removes it. */
export function guardCell(text: string): string {
  return needsGuard.test(text) && !plainNumber.test(text) ? GUARD + text : text;
}

/** Text of a cell without the guard of `guardCell`. */
export function unguardCell(text: string): string {
  return text.startsWith(GUARD) && needsGuard.test(text) ? text.slice(1) : text;
}
