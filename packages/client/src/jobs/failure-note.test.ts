import { expect, test } from "vitest";
import { BadResponseError, HttpError, NetworkError } from "#http/errors.ts";
import { tellFailure } from "./failure-note.ts";

const call = { method: "PATCH", path: "/orders/1" };
const response = { status: 422, headers: {}, body: undefined };
const fields = [{ path: ["total"], message: "is too low" }];

test.each([
  [
    "what the API said",
    new HttpError(call, response, { message: "Not accepted", fields }),
    { status: 422, message: "Not accepted · total: is too low" },
  ],
  ["no answer", new NetworkError("no answer", call), { note: "silent" }],
  ["an answer that is none", new BadResponseError("no JSON", call), { note: "garbled" }],
  ["what was refused before it was sent", new Error("No key"), { message: "No key" }],
])("a row tells %s", (_, error, want) => {
  expect(tellFailure(error)).toEqual(want);
});
