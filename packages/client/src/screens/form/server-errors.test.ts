// @vitest-environment node
import { expect, test } from "vitest";
import { HttpError } from "#http/errors.ts";
import { readServerErrors } from "./server-errors.ts";

const call = { method: "POST", path: "/articles" };
const body = (path?: readonly string[]) => ({
  isRequired: true,
  mediaType: "application/json",
  mediaTypes: [],
  field: { kind: "json", name: "body", label: "", isRequired: true } as const,
  ...(path && { path }),
});

function readPath(path: readonly string[], envelope?: readonly string[]): readonly string[] {
  const problem = { message: "No", fields: [{ path, message: "is short" }] };
  const error = new HttpError(call, { status: 422, headers: {}, body: undefined }, problem);
  return readServerErrors({ body: body(envelope) }, error)[0]?.path ?? [];
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
])("an error at %o with the envelope %o has the path %o", (path, envelope, want) => {
  expect(readPath(path, envelope)).toEqual(want);
});

test("a failure without a response has no field errors", () => {
  expect(readServerErrors({ body: body() }, new Error("gone"))).toEqual([]);
});
