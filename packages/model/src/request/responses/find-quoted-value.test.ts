import { expect, test } from "vitest";
import { findQuotedValue } from "./find-quoted-value.ts";

const sent = {
  name: "no dot",
  kind: "Native",
  owner: { email: "a@b.c" },
  tags: ["x1", "x2"],
  at: 7,
};

test.each([
  ["DNS Name 'no dot' is not canonical", ["name"]],
  ['duplicate key value: Key (email)=("a@b.c") already exists', ["owner", "email"]],
  ["The tag “x2” is not known", ["tags", "1"]],
  ["there is no slot `7`", ["at"]],
  ["can't use 'Native' zones, and don't", ["kind"]],
  ["'no dot' is not a 'Native' zone", undefined],
  ["The value 'other' is not accepted", undefined],
  ["no dot is not canonical", undefined],
  ["", undefined],
])("the value in %j is at %j", (message, path) => {
  expect(findQuotedValue(message, sent)).toEqual(path);
});

test("a value that two inputs have is not located", () => {
  expect(findQuotedValue("'a' is taken", { first: "a", second: "a" })).toBeUndefined();
});
