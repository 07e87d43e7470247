import { expect, test } from "vitest";
import { createTestModel, json, record, rows, sent } from "#testing/sample-paths.ts";
import { isSafeOperation } from "./is-safe-operation.ts";

const called = (operation: object, operationId: string, summary: string) => ({
  ...operation,
  operationId,
  summary,
});

const page = { type: "object", properties: { limit: { type: "integer" }, sort: {} } };
const search = {
  ...rows(),
  requestBody: { content: { "application/json": { schema: page } } },
};

test.each<readonly [string, object, boolean]>([
  [
    "a GET that runs something",
    { "/run-syncer": { get: called({}, "RunSyncer", "run-syncer") } },
    false,
  ],
  [
    "a GET that restarts",
    { "/apps/{id}/restart": { get: called({}, "restart", "Restart") } },
    false,
  ],
  [
    "a GET that uninstalls",
    { "/apps.uninstall": { get: { operationId: "apps_uninstall" } } },
    false,
  ],
  [
    "a GET that reads a status",
    { "/sync": { get: called({}, "syncStatus", "Sync status") } },
    true,
  ],
  [
    "a GET that reads a history",
    { "/jobs/{id}/run": { get: called({}, "getJobRun", "Run history") } },
    true,
  ],
  [
    "a GET that resets statistics",
    { "/cache/reset": { get: called({}, "getCacheReset", "Reset statistics") } },
    false,
  ],
  [
    "a GET that restarts a job",
    { "/jobs/{id}/restart": { get: called({}, "getJobRestart", "Restart the job") } },
    false,
  ],
  ["a GET that reads", { "/users": { get: called(rows(), "getUsers", "Get users") } }, true],
  [
    "a GET of records named as a verb",
    { "/orders": { get: called(rows(), "orders", "Orders") } },
    true,
  ],
  ["a GET of a start time", { "/start": { get: called(json(record()), "getStart", "Get") } }, true],
  [
    "a POST that searches",
    { "/users/search": { post: called(search, "searchUsers", "Search") } },
    true,
  ],
  ["a POST that creates", { "/users": { post: called(sent(), "createUser", "Create") } }, false],
])("%s: %#", async (_, paths, expected) => {
  const { operations } = await createTestModel(paths);
  expect(operations.map(isSafeOperation)).toEqual([expected]);
});
