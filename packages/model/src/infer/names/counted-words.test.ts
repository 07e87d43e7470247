import { expect, test } from "vitest";
import { createTestModel, json, record, rows } from "#testing/sample-paths.ts";

// Words that lead or follow the noun: games, weather stations, shops.
test.each([
  ["/v1/getWeatherStation/{name}/{period}", json(record()), "Weather stations"],
  ["/find-nearby-stores/{zip}", rows(), "Nearby stores"],
  ["/forum/GetTopicsPaged/{page}/{size}", json(record()), "Topics"],
  ["/users/GetUserById/{id}/{locale}", json(record()), "Users"],
  ["/GetPlayerStatsByWeek/{season}/{week}", rows(), "Player stats by week"],
  ["/reports/sales_by_country", rows(), "Sales by country"],
  ["/reports/tickets_per_day", rows(), "Tickets per day"],
  ["/contributions/by_state", rows(), "Contributions by state"],
  ["/costs/totals/by_candidate", rows(), "Totals by candidate"],
  ["/recipes/{diet}/findByIngredients", rows(), "Recipes by ingredients"],
  ["/books/search/findByTitleIgnoreCase", rows(), "Books by title ignore case"],
  ["/schedules/schedule_b", rows(), "Schedule B"],
  ["/timetables/{from}/to/{to}", json(record()), "Timetables"],
  ["/search/{version}/search/{text}", rows(), "Search results"],
  ["/ledgers/search/{year}", rows(), "Ledger search results"],
  ["/proof-of-address", rows(), "Proofs of address"],
  ["/users/{id}/list_memberships", rows(), "List memberships"],
  ["/search-engines", rows(), "Search engines"],
])("%s has the label of its noun", async (path, operation, label) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const parameters = names.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const { resources } = await createTestModel({ [path]: { get: operation, parameters } });
  expect(resources[0]?.labels.many).toBe(label);
});
