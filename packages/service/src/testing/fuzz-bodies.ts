import { inheritedNames, oddTexts } from "./random-values.ts";
import type { Random } from "./random-values.ts";

const numbers = [
  "0",
  "-0",
  "1e400",
  "-1e-400",
  "1e999999999",
  "9".repeat(2_000),
  "0.1",
  "12345678901234567890",
];

/** Bodies that no JSON reader should survive by chance. */
const oddBodies: readonly string[] = [
  "",
  " ",
  "null",
  "[]",
  "[[]]",
  "0",
  '"text"',
  "{",
  "{}",
  "{}{}",
  "{},",
  "\uFEFF{}",
  "\0",
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"name":"\u0001"}',
  String.raw`{"name":"\u0000"}`,
  String.raw`{"name":"\ud800"}`,
  String.raw`{"name":"\x"}`,
  '{"name":NaN}',
  '{"name":"a","name":"b"}',
  '{"__proto__":{"name":"x","role":"owner"}}',
  '{"constructor":{"prototype":{"name":"x"}}}',
  `${"[".repeat(200_000)}${"]".repeat(200_000)}`,
  `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`,
  `{"extra":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
  `{"name":"${"x".repeat(900_000)}"}`,
  `{${Array.from({ length: 30_000 }, (_, index) => `"c${index}":1`).join(",")}}`,
  `{"tags":[${"null,".repeat(100_000)}null]}`,
  `{"amount":${"9".repeat(500_000)}}`,
];

/** Writes the body of a write over these columns: odd values of every JSON type, unknown and inherited names. */
export function writeBody(random: Random, columns: readonly string[]): string {
  if (random.oneOf(4)) return random.pick(oddBodies);
  const count = random.below(6);
  const members = Array.from({ length: count }, () => {
    const name = random.pick(random.oneOf(4) ? [...inheritedNames, ...oddTexts] : columns);
    return `${JSON.stringify(name)}:${writeJsonValue(random, 0)}`;
  });
  return `{${members.join(",")}}`;
}

function writeJsonValue(random: Random, depth: number): string {
  const isLeaf = depth > 4 || !random.oneOf(4);
  if (isLeaf) {
    return random.pick([
      () => JSON.stringify(random.pick(oddTexts)),
      () => JSON.stringify(random.pick(oddTexts)),
      () => random.pick(numbers),
      () => random.pick(["true", "false", "null", "{}", "[]"]),
    ])();
  }
  const inner = Array.from({ length: random.below(4) }, () => writeJsonValue(random, depth + 1));
  if (random.oneOf(2)) return `[${inner.join(",")}]`;
  const names = inner.map(() => JSON.stringify(random.pick([...inheritedNames, ...oddTexts])));
  return `{${inner.map((value, index) => `${names[index]}:${value}`).join(",")}}`;
}

/** Content types of bodies; the first is right. */
export const bodyTypes: readonly string[] = [
  "application/json",
  "application/json",
  "application/json; charset=utf-8",
  "application/merge-patch+json",
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "json",
  "",
  "application/json, text/plain",
  "__proto__",
];
