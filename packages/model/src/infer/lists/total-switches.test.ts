import { expect, test } from "vitest";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

const flag = { type: "boolean" };
const total = { total: { type: "integer" } };
const counts = {
  type: "object",
  properties: { total_count: { type: "integer" }, filter_count: { type: "integer" } },
};

test.each<readonly [string, ListOptions, readonly object[]]>([
  [
    "with_total",
    { parameters: [query("with_total", flag)] },
    [{ at: at("with_total"), value: true }],
  ],
  [
    "include-total-result-count",
    { parameters: [query("include-total-result-count", flag)] },
    [{ at: at("include-total-result-count"), value: true }],
  ],
  ["$count", { parameters: [query("$count", flag)] }, [{ at: at("$count"), value: true }]],
  [
    "includeCount with a total in the response",
    { parameters: [query("includeCount", flag)], siblings: total },
    [{ at: at("includeCount"), value: true }],
  ],
  [
    "meta with counts in the response",
    { parameters: [query("meta", text)], siblings: { meta: counts } },
    [{ at: at("meta"), value: "*" }],
  ],
  [
    "meta with the names of counts",
    {
      parameters: [query("meta", text, { description: "Facts to return, such as `total_count`" })],
      siblings: { meta: counts },
    },
    [{ at: at("meta"), value: "total_count" }],
  ],
  [
    "meta with a choice",
    {
      parameters: [query("meta", { type: "string", enum: ["none", "total_count"] })],
      siblings: { meta: counts },
    },
    [{ at: at("meta"), value: "total_count" }],
  ],
  [
    "a switch by numbers",
    { parameters: [query("with_total", { type: "integer", enum: [0, 1] })] },
    [{ at: at("with_total"), value: 1 }],
  ],
  [
    "a switch by words",
    { parameters: [query("include_total", { type: "string", enum: ["true", "false"] })] },
    [{ at: at("include_total"), value: "true" }],
  ],
  ["include_count without a total", { parameters: [query("include_count", flag)] }, []],
  ["meta without counts", { parameters: [query("meta", text)], siblings: total }, []],
  [
    "a switch that is on",
    { parameters: [query("with_total", { type: "boolean", default: true })] },
    [],
  ],
  ["a filter", { parameters: [query("total", flag), query("count_only", flag)] }, []],
])("the total is requested by %s", async (_, options, want) => {
  const { totalSwitches = [] } = await listOf(options);
  expect(totalSwitches).toEqual(want);
});

test.each([
  "meta",
  "$count",
  "$select",
  "aggregate",
  "groupBy",
  "with_total",
  "populate",
  "pretty",
])("the parameter %s is not a filter", async (name) => {
  const siblings = { meta: counts };
  const { filters } = await listOf({ parameters: [query(name, text)], siblings });
  expect(filters.map((filter) => filter.name)).toEqual([]);
});

test("the count of filtered rows is the total", async () => {
  const { total: location } = await listOf({ siblings: { meta: counts } });
  expect(location).toEqual({ in: "body", path: ["meta", "filter_count"] });
});
