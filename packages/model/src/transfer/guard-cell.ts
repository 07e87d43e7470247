/**
 * What a spreadsheet would run as a formula, what we read as null or as the mark of an incomplete file, and what already
 * begins with the guard before one of these. See docs/decisions/0030.
 */
const needsGuard = /^'*(?:\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]|null$|# incomplete)/;

/** A negative number is none. */
const plainNumber = /^-\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

const GUARD = "'";

/** An apostrophe in front: spreadsheets show such a cell as text. `unguardCell` takes it away again. */
export function guardCell(text: string): string {
  return needsGuard.test(text) && !plainNumber.test(text) ? GUARD + text : text;
}

/** The text that `guardCell` was given. */
export function unguardCell(text: string): string {
  return text.startsWith(GUARD) && needsGuard.test(text) ? text.slice(1) : text;
}
