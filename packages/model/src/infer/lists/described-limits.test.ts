import { expect, test } from "vitest";
import { at, listOf, query } from "#testing/test-list.ts";

// A name server, a search engine and a log store; the last two are not limits of rows.
test.each<readonly [string, string, object, object]>([
  ["max", "Maximum number of entries to return", { required: true }, { isRequired: true }],
  ["most", "The maximum count of rows returned.", {}, {}],
  ["upto", "Maximal number of log lines to be retrieved", {}, {}],
])("%s, “%s”, is a limit", async (name, description, more, expected) => {
  const parameters = [query(name, { type: "integer" }, { ...more, description })];
  expect((await listOf({ parameters })).paging).toEqual({
    style: "none",
    size: { at: at(name), ...expected },
  });
});

test.each([
  ["max", "Maximum number of seats"],
  ["days", "Maximum number of days to return"],
])("%s, “%s”, is a filter", async (name, description) => {
  const parameters = [query(name, { type: "integer" }, { description })];
  expect((await listOf({ parameters })).paging).toEqual({ style: "none" });
});
