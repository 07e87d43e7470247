// @vitest-environment node
import { expect, test } from "vitest";
import { shareEqual } from "./share-equal.ts";

const names = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__", "a"];

test.each(names)("a member named %s stays in data that is read again", (name) => {
  const read = (value: string): unknown => JSON.parse(`[{"b":1},{"x":{"${name}":${value}}}]`);
  for (const value of ["2", '{"y":1}']) {
    const data = read(value);
    expect(JSON.stringify(shareEqual(read("1"), data))).toBe(JSON.stringify(data));
  }
});

test("equal data is the same object", () => {
  const before = [{ a: { b: 1 } }];
  expect(shareEqual(before, [{ a: { b: 1 } }])).toBe(before);
});
