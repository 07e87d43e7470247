// @vitest-environment node
import { expect, test } from "vitest";
import { readTitleKey, writeTitleKey } from "./title-keys.ts";

const org = { parameter: "org", resource: "orgs" };
const team = { parameter: "team", resource: "teams" };

test.each([
  ["a record without parents", [], {}, "5", "5"],
  ["a record of a tenant", [org], { org: "rowers" }, "5", "rowers/5"],
  ["a record two levels below", [org, team], { org: "a/b", team: "2" }, "5,6", "a%2Fb/2/5,6"],
])("%s", (_name, parents, values, key, text) => {
  expect(writeTitleKey({ parents }, values, key)).toBe(text);
  expect(readTitleKey({ parents }, text)).toEqual({ values, key });
});

test("a key without the values of the parents is not read", () => {
  expect(readTitleKey({ parents: [org] }, "5")).toBeUndefined();
});
