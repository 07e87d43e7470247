import { expect, test } from "vitest";
import {
  createTestModel,
  done,
  json,
  record,
  rows,
  sent,
  summarize,
} from "#testing/sample-paths.ts";

/** A POST with these words. */
const post = (summary: string, operationId?: string) => ({
  summary,
  ...(operationId === undefined ? {} : { operationId }),
  ...sent(),
});
const unkeyed = { type: "object", properties: { title: { type: "string" } } };
const query = (name: string) => [{ name, in: "query", required: true, schema: { type: "string" } }];
const upload = (summary: string) => ({
  summary,
  requestBody: {
    content: {
      "multipart/form-data": {
        schema: { type: "object", properties: { html: { type: "string" } } },
      },
    },
  },
  responses: { "204": {} },
});

const byKey = { "/templates": { get: rows() } };
test.each<readonly [string, object, string]>([
  [
    "a POST that edits a part next to a PUT",
    { put: sent(), post: post("Partial Template Update", "partialUpdateTemplate") },
    "templates: list read replace update",
  ],
  [
    "a POST of a form that edits",
    { post: upload("Edit a template") },
    "templates: list read update",
  ],
  ["a POST of a form that prints", { post: upload("Print a template") }, "templates: list read"],
  [
    "a POST that searches",
    { put: sent(), post: post("Find parts") },
    "templates: list read replace",
  ],
  [
    "a POST that adds next to a DELETE",
    { delete: done, post: post("Add a template to the user") },
    "templates: create list read remove",
  ],
  [
    "a POST that starts next to a DELETE",
    { delete: done, post: post("Start the template") },
    "templates: list read remove",
  ],
])("%s at the key of a record", async (_, item, roles) => {
  expect(
    await summarize({ ...byKey, "/templates/{id}": { get: json(record()), ...item } }),
  ).toEqual([roles]);
});

test.each<readonly [string, object, string]>([
  [
    "a POST that updates takes the key in its body",
    {
      post: {
        summary: "Update",
        requestBody: {
          content: { "application/json": { schema: record() } },
        },
        responses: { "204": {} },
      },
    },
    "project: read remove update",
  ],
  [
    "a POST without the key is an action",
    { post: { summary: "Update", ...sent(unkeyed) } },
    "project: read remove",
  ],
  [
    "a POST that locks is an action",
    {
      post: {
        summary: "Lock",
        requestBody: {
          content: { "application/json": { schema: record() } },
        },
        responses: { "204": {} },
      },
    },
    "project: read remove",
  ],
])("a record is read by a query parameter: %s", async (_, more, roles) => {
  const parameters = query("id");
  const paths = {
    "/project": {
      get: { parameters, ...json(record()) },
      delete: { parameters, ...done },
      ...more,
    },
  };
  expect(await summarize(paths)).toEqual([roles]);
});

test.each<readonly [string, object, readonly string[]]>([
  [
    "records with a DELETE only",
    {
      "/projects": { get: rows() },
      "/projects/{id}": { get: json(record()) },
      "/projects/{id}/tasks": { post: post("Creates a new task for a project", "createTask") },
      "/tasks/{taskId}": { delete: { summary: "Removes a task", ...done } },
      "/tasks/{taskId}/name": { put: sent() },
    },
    ["projects: list read", "tasks: create remove"],
  ],
  [
    "records with a read",
    {
      "/pods/{id}": { get: json(record()), delete: done },
      "/pods/{id}/exec": { post: post("Create an exec instance") },
      "/exec/{id}": { get: json(record()) },
    },
    ["pods: read remove", "exec: create read"],
  ],
  [
    "records in another area",
    {
      "/projects": { get: rows() },
      "/projects/{id}": { get: json(record()) },
      "/projects/{id}/tasks": { post: post("Start the tasks") },
      "/tasks/{taskId}": { delete: { summary: "Removes a task", ...done } },
    },
    ["projects: list read", "tasks: remove"],
  ],
])("a POST below another record creates %s", async (_, paths, resources) => {
  expect(await summarize(paths)).toEqual(expect.arrayContaining([...resources]));
});

test("lists below records of several kinds join the record paths of their kind", async () => {
  const blocks = (kind: string) => ({
    [`/${kind}`]: { get: rows() },
    [`/${kind}/{id}`]: { get: json(record()) },
    [`/${kind}/{id}/blocks`]: { get: rows(record({ from: { type: "string" } })) },
    [`/${kind}/blocks/{id}`]: { get: json(record({ from: { type: "string" } })), delete: done },
  });
  const lines = await summarize({
    ...blocks("calendars"),
    ...blocks("courses"),
    ...blocks("rooms"),
  });
  expect(lines.filter((line) => line.includes("block"))).toEqual([
    "calendars-blocks: list read remove",
    "courses-blocks: list read remove",
    "rooms-blocks: list read remove",
  ]);
});

test.each<readonly [string, string]>([
  ["/change_requests", "create"],
  ["/import-jobs", "create"],
  ["/exportTasks", "create"],
])("the POST of %s without words is %s", async (path, role) => {
  const paths = {
    [path]: { post: sent() },
    [`${path}/{id}`]: { get: json(record()), delete: done },
  };
  const { operations } = await createTestModel(paths);
  expect(operations[0]?.role).toBe(role);
});

const values = ["title", "rating"].map((name) => ({
  name,
  in: "query",
  schema: { type: "string" },
}));
test.each<readonly [string, object, string]>([
  ["an edit", { summary: "Update a review" }, "update"],
  ["a share", { summary: "Share a review" }, "action"],
  ["an edit next to a PATCH", { summary: "Update a review", patch: sent() }, "action"],
])(
  "a POST of a record with its values in the query is %s",
  async (_, { patch, ...words }: { patch?: object }, role) => {
    const call = { ...words, parameters: values, ...done };
    const item = { get: json(record()), post: call, ...(patch ? { patch } : {}) };
    const paths = { "/reviews": { get: rows() }, "/reviews/{id}": item };
    const { operations } = await createTestModel(paths);
    expect(operations.find(({ method }) => method === "post")?.role).toBe(role);
  },
);

test.each<readonly [string, object, string]>([
  ["Block a server", { delete: done }, "create"],
  ["Follow a list of actors", { delete: done }, "create"],
  ["Pin a message", { delete: done }, "create"],
  ["Block a server", {}, "action"],
  ["Restart the servers", { delete: done }, "action"],
])("%s on a list next to %o is %s", async (summary, item, role) => {
  const paths = { "/members": { get: rows(), post: post(summary) }, "/members/{id}": item };
  const { operations } = await createTestModel(paths);
  expect(operations.find(({ method }) => method === "post")?.role).toBe(role);
});

test.each<readonly [string, string, string]>([
  ["test_createBuildRun", "/build_runs", "create"],
  ["organizations_createOrUpdate", "/orgs", "create"],
  ["checks_addCheck", "/checks", "create"],
  ["test_run", "/build_runs", "action"],
])("the POST %s at %s is %s", async (operationId, path, role) => {
  const paths = { [path]: { get: rows(), post: { operationId, ...sent() } } };
  const { operations } = await createTestModel(paths);
  expect(operations.find(({ method }) => method === "post")?.role).toBe(role);
});

test("a reply to a comment is not an edit of the comment", async () => {
  const item = { get: json(record()), delete: done, post: post("Reply to a comment") };
  const paths = { "/comments": { get: rows() }, "/comments/{id}": item };
  expect(await summarize(paths)).toEqual(["comments: list read remove"]);
});

test.each(["SetTopicAttributes", "ChangePolicy"])(
  "%s names a change and not a resource",
  async (name) => {
    const body = {
      requestBody: {
        content: { "application/json": { schema: { $ref: `#/components/schemas/${name}Input` } } },
      },
    };
    const paths = { [`/#Action=${name}`]: { post: { operationId: name, ...body, ...done } } };
    const model = await createTestModel(paths, { schemas: { [`${name}Input`]: record() } });
    expect(model.operations[0]?.role).toBe("action");
  },
);
