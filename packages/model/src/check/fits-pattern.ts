/** A repeated group that repeats inside: on some texts it would never end, and the description is not trusted. */
const ENDLESS = /\([^()]*[+*}][^()]*\)\s*[+*{]/;
const MOST_TESTED = 5_000;

/** Whether a text has a match of a pattern (JSON Schema 2020-12 validation, "pattern"); true where that cannot be told. */
export function fitsPattern(pattern: string, text: string): boolean {
  if (text.length > MOST_TESTED || ENDLESS.test(pattern)) return true;
  const known = compiled.get(pattern);
  const test = known ?? compile(pattern);
  compiled.set(pattern, test);
  return test === null || test.test(text);
}

const compiled = new Map<string, RegExp | null>();

function compile(pattern: string): RegExp | null {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Another dialect's pattern: the next one may take it, and the API knows better.
    }
  }
  return null;
}
