import fc from "fast-check";
import { expect, test } from "vitest";
import { matchesPattern } from "./matches-pattern.ts";

test.each([
  ["/^[a-f0-9]+$/i", "AB12", true],
  ["/^[a-f0-9]+$/i", "XY", false],
  ["/^harbor$/i", "HARBOR", true],
  ["/^a.b$/s", "a\nb", true],
  ["/^\\d{3}$/", "123", true],
  ["/usr/bin", "/usr/bin", true],
])("%s is read as the literal that it is: %s", (pattern, value, expected) => {
  expect(matchesPattern(pattern, value)).toBe(expected);
});

const patterns = [
  "^[a-z]{2,3}$",
  "b",
  "^$",
  "",
  "a|b|",
  "^(?:a|bc)+$",
  "(?:)*x",
  "^a{0}b{2}c{1,}$",
  "a??b",

  "^\\p{Lu}\\P{L}$",
  "^.$",
  "^\\u{1F600}$",
  "^\\ud83d\\ude00$",
  "^[^\\]a-c\\n-]+$",
  "[]",
  "[^]",
  "\\bfoo\\b",
  "o\\B",
  "^(?=.*\\d)(?=.*[a-z]).{2,}$",
  "^(?!ab)",
  "(?<=a)b",
  "(?<!a)b",
  "^\\S+@\\S+$",
  "^(?<year>\\d{4})-(\\d\\d)$",
  "^(a*)*b?$",
  "^((a+))+$",
  "(?:(?=a)a)+",
  "\\/\\.\\-",
  "^\\x61\\u0062$",
  // Accepted without the flag u only.
  "^a{,2}$",
  "a\\-b",
  "x{",
  "^\\_$",
  "]",
  "(?=a)*b",
  "\\c",
  "^[\\w-.]+$",
];
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."aabbc12 -.@/_]{},x\n", "😀", "É", "foo"), maxLength: 8 }),
  fc.string({ unit: "binary", maxLength: 4 }),
);

function native(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return new RegExp(pattern);
  }
}

test.each(patterns)("%s matches the same texts as in the engine", (pattern) => {
  const expected = native(pattern);
  fc.assert(
    fc.property(texts, (text) => {
      expect(matchesPattern(pattern, text), JSON.stringify(text)).toBe(expected.test(text));
    }),
    { numRuns: 300 },
  );
});

test.each([
  "^((a+))+$",
  "^(a|a)*$",
  "^(a|aa)+$",
  "(.*)*x",
  "^(?:a*)*b",
  "a*a*a*a*a*a*a*b",
  "^(?=(a+)+$)(a+)+$",
  "(?<=(a+)+b)c",
  "(a?){60}a{60}c",
  "^(([a-z])+.)+[A-Z]([a-z])+$",
])("%s ends, for a text on which backtracking would not", (pattern) => {
  // The time limit of the test is the assertion: backtracking takes years.
  expect(typeof matchesPattern(pattern, `${"a".repeat(4_000)}!`)).toBe("boolean");
});

test.each(["^((a+))+$", "^(a|a)*$", "^(a|aa)+$"])("%s rejects a text", (pattern) => {
  expect(matchesPattern(pattern, `${"a".repeat(4_000)}!`)).toBe(false);
});

test.each([
  "^(a)\\1$",
  "(?<a>x)\\k<a>",
  "(",
  "^.{1,9000000}$",
  `${"(".repeat(500)}${")".repeat(500)}`,
])("%s is left to the API", (pattern) => {
  expect(matchesPattern(pattern, "zzz")).toBe(true);
});
