// @ts-check
import { expect, test } from "vitest";
import { agrees, verbsOf } from "./verbs.mjs";

test.each([
  [{ operationId: "UsersController_create", path: "/users" }, ["create"]],
  [{ operationId: "build_partial_update", path: "/api/build/{id}/" }, ["update"]],
  [{ operationId: "MemoService_DeleteMemo", path: "/memos/{memo}" }, ["delete"]],
  [{ operationId: "test_createTestRun", path: "/test_runs" }, ["create"]],
  [{ operationId: "releases_addGroup", path: "/releases/{id}/groups" }, ["add"]],
  [{ operationId: "documents.archive", path: "/documents.archive" }, ["archive"]],
  [{ summary: "Stops the execution", path: "/executions/{id}" }, ["stop"]],
  [{ path: "/api/get-users" }, ["get"]],
  [{ operationId: "chargeCard", path: "/charges" }, []],
])("the verbs of %j are %j", (words, expected) => {
  expect(verbsOf(words)).toEqual(expected);
});

test.each([
  ["create", { operationId: "createUser", path: "/users" }, true],
  ["create", { operationId: "count_flows", summary: "Count flows", path: "/flows" }, false],
  ["replace", { operationId: "stopReplication", path: "/executions/{id}" }, false],
  ["remove", { summary: "Cancel the subscription", path: "/subscriptions/{id}" }, true],
  ["update", { path: "/plugins/{id}" }, undefined],
  ["list", { operationId: "deleteUser", path: "/users" }, undefined],
])("the role %s of %j agrees: %s", (role, words, expected) => {
  expect(agrees(role, words)).toBe(expected);
});
