import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readProblem } from "./read-problem.ts";
import type { ProblemText } from "./read-problem.ts";

function read(body: unknown, status = 422): ProblemText {
  return readProblem({ status, headers: {}, body });
}

test.each([undefined, null, "", " ", {}, [], 7, "<!doctype html><title>502</title>"])(
  "%j has the message of its status",
  (body) => {
    expect(read(body)).toEqual({ message: "The API rejected the values (422).", fields: [] });
  },
);

test.each([
  [404, "Not found in the API (404)."],
  [418, "The API rejected the request (418)."],
  [599, "The API failed (599)."],
])("an empty response with status %d has a message", (status, want) => {
  expect(read(undefined, status).message).toBe(want);
});

test("long, unusual and deep texts are cut", () => {
  const long = "x".repeat(10_000);
  const deep = { a: { b: { c: { d: { e: { f: { g: { h: ["x"] } } } } } } } };
  const read1 = read({
    title: long,
    detail: `\u0007${long}\u202E`,
    errors: [{ field: long, message: long }],
  });
  expect(read1.message).toHaveLength(500);
  expect(read1.title).toHaveLength(120);
  expect(read1.fields[0]?.message).toHaveLength(300);
  expect(read1.fields[0]?.path[0]).toHaveLength(100);
  expect(read(deep).fields).toEqual([]);
  const many = Array.from({ length: 5_000 }, () => ({ field: "a", message: "b" }));
  expect(read({ errors: many }).fields).toHaveLength(100);
});

test("any body gives a message and nothing throws", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, maxDepth: 4 }), (body) => {
      const { message, title } = read(body);
      expect(message.length).toBeGreaterThan(0);
      expect(message.length).toBeLessThanOrEqual(500);
      expect(title?.length ?? 0).toBeLessThanOrEqual(120);
    }),
  );
  const names = [
    "errors",
    "detail",
    "message",
    "error",
    "details",
    "path",
    "loc",
    "pointer",
    "field",
  ];
  const anyBody = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom("x", "", null, 0, true, "/a//b~1", "#/", "__proto__"),
      fc.array(tie("node"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...names), tie("node"), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(anyBody.node, (body) => {
      expect(read(body).message).not.toBe("");
    }),
    { numRuns: 2_000 },
  );
});
