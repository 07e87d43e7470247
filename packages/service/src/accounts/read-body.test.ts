import { expect, test } from "vitest";
import { createProblem, ServiceError } from "#problem/problems.ts";
import { readBody } from "./read-body.ts";

function refused(body: object): string {
  try {
    readBody(body, {});
  } catch (error) {
    if (error instanceof ServiceError)
      return JSON.stringify(createProblem(error.code, error.detail, error.errors));
  }
  return "";
}

test.each([
  ["30,000 unknown members", Object.fromEntries(Array.from({ length: 30_000 }, (_, i) => [i, 1]))],
  ["a long name", { ["x".repeat(900_000)]: 1 }],
])("the problem of a body with %s is short", (_, body) => {
  expect(refused(body)).toContain("is not known here");
  expect(refused(body).length).toBeLessThan(10_000);
});
