// @vitest-environment node
import { expect, test } from "vitest";
import { HttpError } from "#http/errors.ts";
import { toldProblems } from "./server-errors.ts";

const call = { method: "POST", path: "/articles" };
const body = (path?: readonly string[]) => ({
  isRequired: true,
  mediaType: "application/json",
  mediaTypes: [],
  field: { kind: "json", name: "body", label: "", isRequired: true } as const,
  ...(path && { path }),
});

function tell(path: readonly string[], envelope?: readonly string[]): readonly string[] {
  const problem = { message: "No", fields: [{ path, message: "is short" }] };
  const error = new HttpError(call, { status: 422, headers: {}, body: undefined }, problem);
  return toldProblems({ body: body(envelope) }, error)[0]?.path ?? [];
}

test.each([
  [["title"], undefined, ["title"]],
  [["article", "title"], ["article"], ["title"]],
  [["title"], ["article"], ["title"]],
  [["data", "attributes", "title"], ["data", "attributes"], ["title"]],
  [
    ["data", "type"],
    ["data", "attributes"],
    ["data", "type"],
  ],
])("%o in the envelope %o is told at %o", (path, envelope, want) => {
  expect(tell(path, envelope)).toEqual(want);
});

test("a failure without an answer tells of no field", () => {
  expect(toldProblems({ body: body() }, new Error("gone"))).toEqual([]);
});
