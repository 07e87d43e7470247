/** A repeated group that repeats inside: on some texts it would never end, and the description is not trusted. */
const ENDLESS = /\([^()]*[+*}][^()]*\)\s*[+*{]/;
const MOST_TESTED = 5_000;

/** True if a text matches a pattern (JSON Schema 2020-12 validation, "pattern"), or if that cannot be decided. */
export function matchesPattern(pattern: string, text: string): boolean {
  if (text.length > MOST_TESTED || ENDLESS.test(pattern)) return true;
  const existing = compiled.get(pattern);
  const test = existing ?? compile(pattern);
  compiled.set(pattern, test);
  return test === null || test.test(text);
}

const compiled = new Map<string, RegExp | null>();

function compile(pattern: string): RegExp | null {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // A pattern of another dialect: the next flag may accept it, else the API decides.
    }
  }
  return null;
}
