import { expect, test } from "vitest";
import type { ExpectedResponse } from "#types/http.ts";
import { readProblem } from "./read-problem.ts";
import { readReportedError } from "./read-reported-error.ts";

const write: ExpectedResponse = { kind: "write", status: "200", shape: "none", path: [] };
const record: ExpectedResponse = { ...write, shape: "record" };

const failures: readonly (readonly [string, unknown, string])[] = [
  [
    "a monitoring system",
    { results: [{ code: 500, errors: ["Not empty."], name: "a", status: "Object not created." }] },
    "Not empty.",
  ],
  [
    "a search index",
    {
      took: 3,
      errors: true,
      items: [{ create: { _id: "1", status: 409, error: { reason: "Taken." } } }],
    },
    "Taken.",
  ],
  [
    "a search service",
    { value: [{ key: "1", status: false, errorMessage: "No such field.", statusCode: 422 }] },
    "No such field.",
  ],
  [
    "a list of outcomes",
    [{ id: null, success: false, errors: [{ message: "Required.", statusCode: "MISSING" }] }],
    "Required.",
  ],
  [
    "a batch",
    {
      responses: [
        { id: "1", status: 404, body: { error: { code: "gone", message: "Not found." } } },
      ],
    },
    "Not found.",
  ],
  ["a log", { offsets: [{ error_code: 50_003, error: "Too late." }] }, "Too late."],
  [
    "a result with a message",
    { results: [{ index: 0, error: "Name is taken." }] },
    "Name is taken.",
  ],
  [
    "two of three",
    {
      results: [
        { code: 200, status: "Done." },
        { code: 404, status: "No a." },
        { code: 404, status: "No b." },
      ],
    },
    "No a. · No b.",
  ],
];

test.each(failures)(
  "the failed results of %s in a success are an error",
  (_name, body, message) => {
    const response = { status: 200, headers: {}, body };
    expect(readReportedError(response, write)?.message).toBe(message);
    expect(readReportedError(response, record)?.message).toBe(message);
  },
);

test.each([
  [
    "results that succeeded",
    { results: [{ code: 200, name: "a", status: "Attributes updated." }] },
  ],
  ["items without errors", { errors: false, items: [{ index: { _id: "1", status: 201 } }] }],
  ["outcomes", [{ id: "1", success: true, errors: [] }]],
  ["a redirect of a website", [{ id: 4, code: 410, description: "Gone" }]],
  ["a record with checks", { id: 4, name: "a", checks: [{ code: 500, errors: ["Down."] }] }],
  ["a record with lists", { hooks: [{ code: 500, error: "Down." }], name: "a" }],
  [
    "the rows of a list",
    [
      { id: 4, error: "Disk is full." },
      { id: 5, error: null },
    ],
  ],
])("%s are not errors", (_name, body) => {
  expect(readReportedError({ status: 200, headers: {}, body }, record)).toBeUndefined();
});

test("a list with failed results that is read is not an error", () => {
  const body = { results: [{ code: 500, errors: ["Down."], name: "a" }] };
  const list: ExpectedResponse = { kind: "list", status: "200", shape: "rows", path: ["results"] };
  expect(readReportedError({ status: 200, headers: {}, body }, list)).toBeUndefined();
});

test.each(failures)(
  "the failed results of %s are the message of a refusal",
  (_name, body, message) => {
    expect(readProblem({ status: 500, headers: {}, body }).message).toBe(message);
  },
);
