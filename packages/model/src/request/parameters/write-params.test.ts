import { expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import { writeParams } from "./write-params.ts";

test.each([
  [{ tags: ["a", "b,c"] }, "tags=a,b%2Cc"],
  [{ a: undefined, b: null, c: [], d: [null] }, ""],
  [{ zero: 0, no: false, empty: "" }, "zero=0&no=false&empty="],
  [{ list: [0, false, ""] }, "list=0,false,"],
  [{ "page[size]": 10, q: "a b&c=d#e" }, "page%5Bsize%5D=10&q=a%20b%26c%3Dd%23e"],
  [{ id: new ExactNumber("9007199254740993") }, "id=9007199254740993"],
  [{ where: { a: [1] } }, "where=%7B%22a%22%3A%5B1%5D%7D"],
  [{}, ""],
])("%j is written as %s", (params, want) => {
  expect(writeParams(params)).toBe(want);
});
