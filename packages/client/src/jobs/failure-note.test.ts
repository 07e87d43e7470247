import { expect, test } from "vitest";
import { BadResponseError, HttpError, NetworkError } from "#http/errors.ts";
import { failureNote } from "./failure-note.ts";

const call = { method: "PATCH", path: "/orders/1" };
const response = { status: 422, headers: {}, body: undefined };
const fields = [{ path: ["total"], message: "is too low" }];

test.each([
  [
    "the API's message",
    new HttpError(call, response, { message: "Not accepted", fields }),
    { status: 422, message: "Not accepted · total: is too low" },
  ],
  ["a network error", new NetworkError("no response", call), { note: "silent" }],
  ["an invalid response", new BadResponseError("no JSON", call), { note: "garbled" }],
  [
    "other records",
    new BadResponseError("other records", call, { responseError: "other-records" }),
    { note: "other-records" },
  ],
  ["an error before the request", new Error("No key"), { message: "No key" }],
])("the note of a row with %s", (_, error, want) => {
  expect(failureNote(error)).toEqual(want);
});
