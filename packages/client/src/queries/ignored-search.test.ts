import type { ListPage, ListState, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { chunkWithLearned, forgetLearnedFacts } from "#queries/model/learned-facts.ts";
import { readChecked } from "./read-checked.ts";
import { testClient } from "./testing/test-client.ts";

const resource = {
  name: "docks",
  labels: { one: "Dock", many: "Docks" },
  parents: [],
  key: [],
  fields: [],
  list: {
    operation: "list",
    rows: [],
    paging: { style: "none" },
    search: { parameter: "q" },
    filters: [],
    evidence: [],
  },
  operations: { list: "list" },
  actions: [],
  evidence: [],
} as unknown as Resource;

const plain: ListState = { page: 1, sort: [], search: "", filters: {} };
const docks = ["North", "South", "East", "West"].map((name) => ({ name }));

test.each<readonly [string, string, readonly object[], number, boolean]>([
  ["that returns all rows is ignored", "nor", docks, 4, true],
  ["that returns other rows is not", "nor", docks.slice(0, 3), 3, false],
  ["whose words most rows contain is not", "st", docks.slice(2), 2, false],
  ["with a match that rows do not show is not", "pier", docks.slice(1), 3, false],
  ["with another total is not", "pier", docks, 9, false],
])("a search %s", async (_, search, rows, total, isIgnored) => {
  forgetLearnedFacts();
  const chunk = { resource, operations: [], referrers: [] };
  const read = async (_resource: Resource, next: ListState): Promise<ListPage> =>
    next.search === "" ? { rows: docks, total: docks.length } : { rows, total };
  await readChecked(testClient(), chunk, { ...plain, search }, read);
  const learned = chunkWithLearned(chunk).resource?.list;
  expect(learned?.search === undefined).toBe(isIgnored);
});
