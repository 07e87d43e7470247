import { describe, expect, test } from "vitest";
import { createTestModel, json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

const called = (operation: object, operationId: string, summary?: string) => ({
  ...operation,
  operationId,
  ...(summary === undefined ? {} : { summary }),
});

const bodyOf = (properties: object, required: readonly string[] = []) => ({
  content: { "application/json": { schema: { type: "object", properties, required } } },
});

const order = { id: { type: "string" }, title: { type: "string" }, amount: { type: "integer" } };

describe("words contradict the shape", () => {
  test.each<readonly [string, object, readonly string[]]>([
    [
      "PUT that stops a job",
      {
        "/executions": { get: rows() },
        "/executions/{id}": {
          get: json(record()),
          put: called(sent(), "stopReplication", "Stop the specific replication execution"),
        },
      },
      ["executions: list read"],
    ],
    [
      "PATCH that accepts an invitation, and DELETE that declines it",
      {
        "/invitations": { get: rows() },
        "/invitations/{id}": {
          patch: called(sent(), "repos/accept-invitation", "Accept a repository invitation"),
          delete: called({}, "repos/decline-invitation", "Decline a repository invitation"),
        },
      },
      ["invitations: list remove"],
    ],
    [
      "DELETE that moves a record to the trash",
      {
        "/notes": { get: rows() },
        "/notes/{id}": {
          get: json(record()),
          delete: called({}, "trashNote", "Move a note to the trash"),
        },
      },
      ["notes: list read remove"],
    ],
    [
      "PATCH that rotates a secret",
      {
        "/robots": { get: rows() },
        "/robots/{id}": { get: json(record()), patch: called(sent(), "RefreshSec") },
      },
      ["robots: list read"],
    ],
    [
      "POST that counts",
      {
        "/flows": { get: rows(), post: called(sent(), "count_flows_flows_post", "Count Flows") },
        "/flows/{id}": { get: json(record()) },
      },
      ["flows: list read"],
    ],
    [
      "POST that deletes several records",
      {
        "/transfers": { get: rows(), post: called(sent(), "deleteTransfers", "Deletes transfers") },
        "/transfers/{id}": { get: json(record()) },
      },
      ["transfers: list read"],
    ],
    [
      "POST on one object that starts a scan",
      { "/sync": { get: json(record()), post: called(sent(), "startSync", "Start a full scan") } },
      [],
    ],
    [
      "PUT that follows a user, without a body",
      {
        "/following": { get: rows() },
        "/following/{name}": { put: { summary: "Follow a user", responses: { "204": {} } } },
      },
      ["following: list"],
    ],
  ])("%s", async (_, paths, expected) => {
    expect((await summarize(paths)).toSorted()).toEqual(expected);
  });
});

describe("words agree with the shape", () => {
  test.each<readonly [string, object, readonly string[]]>([
    [
      "a name with the verb at its end, also if the name is a verb",
      {
        "/book": { get: rows(), post: called(sent(), "bookCreate") },
        "/book/{id}": {
          get: called(json(record()), "bookGet"),
          put: called(sent(), "bookUpdate"),
          delete: called({}, "bookDelete"),
        },
      },
      ["book: create list read remove replace"],
    ],
    [
      "a record whose read has no schema is changed by name",
      {
        "/preferences": {
          get: { operationId: "getPreferences", responses: { "200": { description: "" } } },
          patch: called(sent(), "updatePreferences"),
        },
        "/pulls": { get: rows() },
        "/pulls/{id}": { get: json(record()) },
        "/pulls/{id}/merge": {
          get: { responses: { "204": {} } },
          put: called(sent(), "merge", "Merge a pull request"),
        },
      },
      ["preferences!: read update", "pulls: list read"],
    ],
    [
      "Django REST framework names the path before the verb",
      {
        "/build/": { get: rows(), post: called(sent(), "build_create") },
        "/build/{id}/": {
          get: json(record()),
          put: called(sent(), "build_update"),
          patch: called(sent(), "build_partial_update"),
          delete: called({}, "build_destroy"),
        },
      },
      ["build: create list read remove replace update"],
    ],
    [
      "gRPC gateways name the service before the verb",
      {
        "/users/{user}/views": {
          get: called(rows(), "MemoViewService_ListViews"),
          post: called(sent(), "MemoViewService_CreateMemoView"),
        },
        "/users/{user}/views/{view}": { patch: called(sent(), "MemoViewService_UpdateMemoView") },
      },
      ["views: create list update"],
    ],
    [
      "the method in front of the path has no meaning",
      {
        "/charges": { get: rows(), post: called(sent(), "PostCharges") },
        "/charges/{id}": { get: json(record()), post: called(sent(), "PostChargesCharge") },
      },
      ["charges: create list read update"],
    ],
    [
      "an execution is created by starting it",
      {
        "/executions": { get: rows(), post: called(sent(), "startReplication", "Start one") },
        "/executions/{id}": { get: json(record()) },
      },
      ["executions: create list read"],
    ],
  ])("%s", async (_, paths, expected) => {
    expect((await summarize(paths)).toSorted()).toEqual(expected);
  });
});

describe("the location of the key", () => {
  test.each<readonly [string, object, readonly string[]]>([
    [
      "PUT creates on a collection, POST updates or creates",
      {
        "/Invoices": {
          get: rows(),
          put: called(sent(), "createInvoices", "Creates one or more invoices"),
          post: called(sent(), "updateOrCreateInvoices", "Updates or creates invoices"),
        },
        "/Invoices/{InvoiceID}": { get: json(record()), post: called(sent(), "updateInvoice") },
      },
      ["Invoices: create list read update"],
    ],
    [
      "PUT creates on a collection without POST",
      {
        "/searches": { get: rows(), put: called(sent(), "create_saved_search_put") },
        "/searches/{id}": { get: json(record()), delete: {} },
      },
      ["searches: create list read remove"],
    ],
    [
      "POST creates or updates a silence, with the key in the body",
      {
        "/silences": {
          get: rows(),
          post: {
            ...called(sent(), "postSilences", "Post a new silence or update an existing one"),
            requestBody: bodyOf(order),
          },
        },
        "/silence/{silenceID}": { get: json(record()), delete: called({}, "deleteSilence") },
      },
      ["silences: create list read remove replace"],
    ],
    [
      "PUT on a collection without the key in its body is an action",
      {
        "/orders": {
          get: rows(),
          put: { ...called(sent(), "updateOrders"), requestBody: bodyOf({ title: order.title }) },
        },
        "/orders/{id}": { get: json(record()) },
      },
      ["orders: list read"],
    ],
  ])("%s", async (_, paths, expected) => {
    expect((await summarize(paths)).toSorted()).toEqual(expected);
  });
});

test("an operation without the expected role has the reason", async () => {
  const { operations } = await createTestModel({
    "/robots": { get: json({ type: "object", properties: { a: { type: "string" } } }) },
    "/robots/{id}": {
      get: json(record()),
      patch: called(sent(), "RefreshSec", "Refresh the secret"),
    },
  });
  const reasons = operations.map(({ evidence }) => evidence.map(({ reason }) => reason.code));
  expect(reasons[0]).toContain("not-list-record");
  expect(reasons[2]).toContain("words-not-update");
});

test.each(["CRUD: ", "[Beta] ", "(Admin) ", "Multi-entity: "])(
  "the verb is after a topic: %s",
  async (topic) => {
    expect(
      await summarize({
        "/refund": { post: called(sent(), "Object_POSTRefund", `${topic}Create a refund`) },
        "/refund/{id}": {
          get: json(record()),
          put: called(sent(), "Object_PUTRefund", `${topic}Update a refund`),
          delete: called({}, "Object_DELETERefund", `${topic}Delete a refund`),
        },
      }),
    ).toEqual(["refund: create read remove replace"]);
  },
);

test("a record that is edited by POST is one above the files with a key", async () => {
  const file = { responses: { "200": { content: { "application/octet-stream": {} } } } };
  expect(
    await summarize({
      "/System/Configuration": {
        get: json(record()),
        post: called(sent(), "UpdateConfiguration", "Updates the configuration"),
      },
      "/System/Configuration/{key}": { get: file, post: called({}, "UpdateNamedConfiguration") },
    }),
  ).toEqual(["Configuration!: read update"]);
});

test("a GET whose path and summary begin with the same verb does something", async () => {
  const get = (operationId: string, summary: string) => ({ get: called({}, operationId, summary) });
  const { operations } = await createTestModel({
    "/session/create/{name}": get("get_session_create", "Create a session"),
    "/session/get/{name}": get("get_session", "Return a session"),
    "/caches/{id}/clear": get("getCachesClear", "Clear one cache"),
    "/plugins/reload": get("get_plugins_reload", "Reload all plugins"),
    "/queue/flush/{id}": { get: { ...called({}, "get_queue_flush"), description: "Flush it." } },
  });
  const actions = operations.filter(({ isSafe }) => isSafe === false);
  expect(actions.map(({ path, role }) => `${path} ${role}`)).toEqual([
    "/session/create/{name} action",
    "/caches/{id}/clear action",
    "/plugins/reload action",
    "/queue/flush/{id} action",
  ]);
});

test("the summary is the label if its verb is not the usual one of the role", async () => {
  const { operations } = await createTestModel({
    "/tickets": { get: rows(), post: called(sent(), "buyTickets", "Place an order for tickets") },
    "/runs": { get: rows(), post: called(sent(), "startRun", "Start a run") },
    "/users/{id}": {
      get: json(record()),
      delete: called({}, "deactivateUser", "Deactivate a user"),
      put: called(sent(), "putUser", "Update a user"),
    },
  });
  const labels = operations.filter(({ method }) => method !== "get").map(({ label }) => label);
  expect(labels).toEqual([
    "Place an order for tickets",
    "Start a run",
    "Replace user",
    "Deactivate a user",
  ]);
});

// Services in Go describe the function that serves the method.
test.each([
  ["Handle GET request to run a test", "/tests/{id}/run", false],
  ["Handles the GET request for restart", "/tests/{id}/restart", false],
  ["Handler GET requests for sync", "/tests/{id}/sync", false],
  ["Handle GET request for the results", "/tests/{id}/results", undefined],
])("the verb of “%s” is behind the words for the function", async (summary, path, isSafe) => {
  const { operations } = await createTestModel({
    "/tests": { get: rows() },
    "/tests/{id}": { get: json(record()) },
    [path]: { get: { summary, responses: { "200": { description: "" } } } },
  });
  expect(operations.find((one) => one.path === path)?.isSafe).toBe(isSafe);
});
