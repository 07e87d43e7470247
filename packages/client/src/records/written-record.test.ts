// @vitest-environment node
import { expect, test } from "vitest";
import { writtenRecord } from "./written-record.ts";

const note = { title: "Tea" };

test.each<readonly [string, unknown, unknown, unknown]>([
  ["the record of the response", { id: 5, title: "TEA" }, note, { id: 5, title: "TEA" }],
  ["the sent values next to a key", { silenceID: "b2" }, note, note],
  ["the sent values next to a message", { message: "Saved" }, note, note],
  ["the sent values next to a text", "ok", note, note],
  ["the sent values without a response", undefined, note, note],
  ["the response if nothing was sent", { id: 5 }, undefined, { id: 5 }],
])("a written record is %s", (_, received, sent, want) => {
  expect(writtenRecord(received, sent)).toEqual(want);
});
