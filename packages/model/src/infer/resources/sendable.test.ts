import { expect, test } from "vitest";
import type { Operation, Parameter } from "#types/operation.ts";
import type { Problem } from "#types/problem.ts";
import { createModel } from "#create-model.ts";
import { isSendable, reportUnsendable } from "./sendable.ts";

const parameter = (more: Partial<Parameter>): Parameter => ({
  name: "a",
  in: "query",
  isRequired: true,
  style: "form",
  explode: true,
  field: { kind: "text", name: "a", label: "A", isRequired: true },
  ...more,
});

const operation = (more: Partial<Operation> = {}): Operation => ({
  id: "read",
  method: "get",
  path: "/a",
  label: "Read",
  role: "action",
  scope: "workspace",
  parameters: [],
  response: { status: "200", shape: "none", path: [] },
  needsSignIn: true,
  evidence: [],
  ...more,
});

const body = (mediaType: string, isRequired = true) => ({
  isRequired,
  mediaType,
  mediaTypes: [mediaType],
  field: { kind: "json" as const, name: "body", label: "Body", isRequired },
});

test.each<readonly [Partial<Operation>, boolean]>([
  [{}, true],
  [{ path: "/{id}" }, false],
  [{ path: "/{id}", parameters: [parameter({ name: "id", in: "path" })] }, true],
  [{ parameters: [parameter({ in: "header", name: "X-Tenant" })] }, true],
  [{ parameters: [parameter({ in: "header", name: "Content-Length" })] }, true],
  [{ parameters: [parameter({ in: "header", name: "Sec-Fetch-Site" })] }, false],
  [{ parameters: [parameter({ in: "header", name: "Sec-Fetch-Site", isRequired: false })] }, true],
  [{ parameters: [parameter({ in: "cookie" })] }, true],
  [{ parameters: [parameter({ in: "querystring", mediaType: "application/json" })] }, true],
  [{ parameters: [parameter({ in: "querystring", mediaType: "application/cbor" })] }, false],
  [{ method: "trace" }, false],
  [{ method: "CONNECT" }, false],
  [{ method: "LINK" }, true],
  [{ method: "TWO WORDS" }, false],
  [{ id: "a/b" }, false],
  [{ body: body("application/json") }, true],
  [{ body: body("application/vnd.x+json; v=1") }, true],
  [{ body: body("multipart/form-data") }, true],
  [{ body: body("image/*") }, true],
  [{ body: body("*/*") }, true],
  [{ body: body("nonsense") }, false],
  [{ body: body("nonsense", false) }, true],
])("%j can be sent: %s", (more, expected) => {
  expect(isSendable(operation(more))).toBe(expected);
});

test("each operation that cannot be sent is reported with the reason", () => {
  const problems: Problem[] = [];
  reportUnsendable(
    problems,
    [operation(), operation({ method: "trace" })],
    ["/paths/~1a/get", "/paths/~1a/trace"],
  );
  expect(problems).toEqual([
    {
      code: "operation-unreachable",
      severity: "warning",
      pointer: "/paths/~1a/trace",
      message: { code: "unsent-method", params: { method: "TRACE", path: "/a" } },
    },
  ]);
});

test("GET sends no body, and reports a declared one as a problem", async () => {
  const requestBody = { required: true, content: { "application/json": { schema: {} } } };
  const { operations, figures, problems } = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/a": { get: { requestBody } } } }),
  );
  expect(operations[0]).not.toHaveProperty("body");
  expect(figures.operations).toEqual({ count: 1, total: 1 });
  expect(problems).toMatchObject([{ code: "body-ignored", pointer: "/paths/~1a/get/requestBody" }]);
});

test.each([
  ["", "application/json"],
  ["applicationjson;version=1", "application/json"],
  ["form-data", "multipart/form-data"],
])("a body of the type %j is sent as %s", async (written, mediaType) => {
  const requestBody = { required: true, content: { [written]: { schema: { type: "object" } } } };
  const { operations, figures } = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/a": { post: { requestBody } } } }),
  );
  expect(operations[0]?.body?.mediaType).toBe(mediaType);
  expect(figures.operations).toEqual({ count: 1, total: 1 });
});

test.each([
  ["application/json", "rows"],
  ["application/jsonl", "text"],
  ["application/json-seq", "text"],
  ["text/event-stream", "text"],
])("a sequence in %s has the shape %s", async (mediaType, shape) => {
  const itemSchema = { type: "object", properties: { id: { type: "integer" } } };
  const responses = { "200": { content: { [mediaType]: { itemSchema } } } };
  const { operations } = await createModel(
    JSON.stringify({ openapi: "3.2.0", paths: { "/a": { get: { responses } } } }),
  );
  expect(operations[0]?.response.shape).toBe(shape);
});
