/** Source of pseudo-random choices: the same seed makes the same choices. */
export interface Random {
  /** Whole number from 0 to `below` - 1. */
  below(below: number): number;
  pick<T>(items: readonly T[]): T;
  /** True in one of `count` cases. */
  oneOf(count: number): boolean;
}

/** Creates a source by the algorithm Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    oneOf: (count) => below(count) === 0,
    pick: (items) => {
      if (items.length === 0) throw new RangeError("Nothing to pick.");
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}

/** Names of members that every object has. */
export const inheritedNames: readonly string[] = [
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "isPrototypeOf",
  "prototype",
  "toLocaleString",
  "toString",
  "valueOf",
  "__defineGetter__",
  "then",
];

/** Texts that break careless readers: numbers out of range, dates, Unicode, SQL, patterns, long texts. */
export const oddTexts: readonly string[] = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-infinity",
  "0",
  "-0",
  "00",
  "+1",
  "1.",
  ".5",
  "1e1000",
  "-1e-1000",
  "1e-400",
  "9".repeat(400),
  `0.${"9".repeat(500)}`,
  "32768",
  "2147483648",
  "9223372036854775807",
  "9223372036854775808",
  "-9223372036854775809",
  "9007199254740993",
  "1_000",
  "0x10",
  "１２",
  "true",
  "TRUE",
  "t",
  "2024-02-30",
  "2024-02-29",
  "0000-01-01",
  "9999-12-31T23:59:60Z",
  "2024-02-29T23:59:59.999999999+15:59",
  "0001-01-01T00:00:00+15:00",
  "24:00:00",
  "23:59:59.9999999",
  "P999999Y",
  "-P1Y-2M3DT-4H",
  "PT999999999.999999S",
  "00000000-0000-0000-0000-000000000000",
  "{1,2}",
  '{"a":1}',
  "[]",
  "=1+1",
  "'; drop table shop.clients; --",
  "' or 1=1 --",
  '"',
  "\\",
  "\\x",
  "%",
  "_",
  "\0",
  "\u0001",
  "\u007F",
  "\uFEFF",
  "\uFFFD",
  "\uD800",
  "\u202Etxet",
  "e\u0301",
  "İıſK",
  "👩‍👩‍👧‍👦",
  "\u{10FFFF}",
  "a".repeat(201),
  "ä".repeat(5_000),
  "(a+)+$",
  "[[:alpha:]]",
  "$1",
  "${1}",
  "../../etc/passwd",
  "http://evil.test/",
  ...inheritedNames,
];
