// @vitest-environment node
import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search.ts";

test.each([
  ["", {}],
  ["?page=2", { page: "2" }],
  ["?q=a%20b&sort=-x,y", { q: "a b", sort: "-x,y" }],
  ["?q=a+b", { q: "a b" }],
  ["?a=1&a=2", { a: "2" }],
  ["?broken=%E0%A4%A", { broken: "%E0%A4%A" }],
  ["?flag", { flag: "" }],
  ["?a=b=c", { a: "b=c" }],
])("%s is read as plain text", (text, want) => {
  expect(parseSearch(text)).toEqual(want);
});

test.each([{ q: "a&b=c?#%+ ,é" }, { "total[gte]": "1" }, { to: "/orders?page=2&q=x" }])(
  "a written query is read back: %o",
  (search) => {
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  },
);
