import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const article = object({ id: text, type: text, attributes: object({ title: text }) });
const version = object({ version: text });
const response = (schema: object) => ({
  get: {
    responses: { "200": { description: "", content: { "application/json": { schema } } } },
  },
});

test.each([
  ["the version of JSON:API", { jsonapi: version }],
  [
    "the version of JSON:API, links, included records and facts",
    { jsonapi: version, links: object({ self: text }), included: { type: "array" }, meta: {} },
  ],
  ["the number of a page", { page: { type: "integer" } }],
  ["a status and a message", { status: text, message: text }],
  ["a code and a short message", { code: { type: "integer" }, msg: text }],
  ["the code and text of an error", { errCode: text, errMsg: text, isSuccess: {} }],
  ["a return code and a trace", { retCode: text, traceId: text }],
])("a record in data next to %s is read", async (_, siblings) => {
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/articles": response(object({ ...siblings, data: { type: "array", items: article } })),
        "/articles/{id}": response(object({ ...siblings, data: article })),
      },
    }),
  );
  const [articles, ...others] = model.resources;
  expect(others).toEqual([]);
  expect(articles?.fields.map(({ name }) => name)).toEqual(["id", "title"]);
  const read = model.operations.find(({ role }) => role === "read");
  expect(read?.response.path).toEqual(["data"]);
});

test.each<readonly [string, string, object, readonly string[]]>([
  ["a message", "doc", { message: text }, ["doc"]],
  ["a message and a code", "entity", { msg: text, code: { type: "integer" } }, ["entity"]],
  ["an outcome", "saved", { success: { type: "boolean" } }, ["saved"]],
  ["a status and a type, which may belong to a record", "owner", { status: text, type: text }, []],
])("the record next to %s is in %j", async (_, name, siblings, path) => {
  const record = object({ id: text, title: text });
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/books": response({ type: "array", items: record }),
        "/books/{id}": response(object({ ...siblings, [name]: record })),
      },
    }),
  );
  const read = model.operations.find(({ role }) => role === "read");
  expect(read?.response.path).toEqual(path);
});

test.each<readonly [string, string, object]>([
  ["an outcome and the words of an error", "user", { ok: {}, error: text, field: text }],
  ["a flag and a code", "data", { success: {}, errorCode: text, hint: text }],
  [
    "an error and its argument",
    "user",
    { error: text, argument: text, retryable: { type: "boolean" } },
  ],
])("the record of a response with %s is its only object with a key", async (_, name, siblings) => {
  const record = object({ id: text, title: text });
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/users": response({ type: "array", items: record }),
        "/users/{id}": response(object({ ...siblings, [name]: record })),
      },
    }),
  );
  const read = model.operations.find(({ role }) => role === "read");
  expect(read?.response.path).toEqual([name]);
});

test.each<readonly [string, string, object, readonly string[]]>([
  ["a link to itself", "override", { _selfUrl: text }, ["override"]],
  ["links", "item", { _links: object({ self: text }) }, ["item"]],
  ["links to related lists", "step", { _selfUrl: text, _membersUrl: text }, ["step"]],
  ["another field", "owner", { title: text }, []],
])("a record next to %s is read from its member", async (_, name, siblings, path) => {
  const record = object({ id: text, title: text });
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/schedules": response({ type: "array", items: record }),
        "/schedules/{id}": response(object({ ...siblings, [name]: record })),
      },
    }),
  );
  const read = model.operations.find(({ role }) => role === "read");
  expect(read?.response.path).toEqual(path);
});

test.each([
  ["newsletter_setting", "/newsletter_settings"],
  ["setting", "/settings"],
  ["payment_detail", "/payment-details"],
])("a record in %s of a body at %s is the record", async (name, path) => {
  const record = object({ id: text, title: text });
  const body = { content: { "application/json": { schema: object({ [name]: record }) } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        [path]: response({ type: "array", items: record }),
        [`${path}/{id}`]: { put: { requestBody: body, responses: {} }, ...response(record) },
      },
    }),
  );
  const edit = model.operations.find(({ method }) => method === "put");
  expect(edit?.body?.path).toEqual([name]);
});
