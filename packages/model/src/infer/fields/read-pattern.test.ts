import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const model = (schema: object) =>
  createModel(
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Codes", version: "1" },
      paths: {
        "/codes": {
          post: {
            requestBody: { content: { "application/json": { schema } } },
            responses: { "201": { description: "Created" } },
          },
        },
      },
    }),
  );

test("a pattern that does not compile is ignored and reported", async () => {
  const { operations, problems } = await model({
    type: "object",
    properties: {
      code: { type: "string", pattern: "(?P<name>a" },
      tag: { type: "string", pattern: "^[a-z]$" },
      labels: {
        type: "object",
        patternProperties: { "([": { type: "string" } },
        additionalProperties: false,
      },
    },
  });
  const text = JSON.stringify(operations);
  expect(text).toContain('"pattern":"^[a-z]$"');
  expect(text).not.toContain("(?P<name>a");
  expect(text).not.toContain("([");
  expect(problems.map(({ message }) => message)).toEqual([
    { code: "pattern-unreadable", params: { pattern: "(?P<name>a" } },
    { code: "pattern-unreadable", params: { pattern: "([" } },
  ]);
});
