import { expect, test } from "vitest";
import type { Operation, Parameter } from "#nouns/operation.ts";
import { coverOperations, isReached } from "./coverage.ts";

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
  answer: { status: "200", shape: "none", path: [] },
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
  [{ id: "a/b" }, false],
  [{ body: body("application/json") }, true],
  [{ body: body("application/vnd.x+json; v=1") }, true],
  [{ body: body("multipart/form-data") }, true],
  [{ body: body("image/*") }, true],
  [{ body: body("*/*") }, true],
  [{ body: body("nonsense") }, false],
  [{ body: body("nonsense", false) }, true],
])("%j is reached: %s", (more, want) => {
  expect(isReached(operation(more))).toBe(want);
});

test("coverage is the share of operations that are reached", () => {
  expect(coverOperations([])).toEqual({ operations: 0, reached: 0, ratio: 1 });
  expect(coverOperations([operation(), operation({ method: "trace" })])).toEqual({
    operations: 2,
    reached: 1,
    ratio: 0.5,
  });
});
