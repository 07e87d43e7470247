// @vitest-environment node
import type { ModelChunk } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { createEntry } from "./history-entry.ts";

function chunkOf(title: string): ModelChunk {
  return { resource: { name: "notes", fields: [], key: [], title: [title] } } as never;
}

const write = { resource: "notes", parents: {}, operation: "x", at: 1 };

test.each<readonly [string, string, object, string | undefined]>([
  [
    "the stored record",
    "name",
    { after: { id: 1, name: "Stored" }, sent: { name: "Sent" } },
    "Stored",
  ],
  [
    "the sent values if the response is a key",
    "comment",
    { after: { silenceID: "b2" }, sent: { comment: "Update" } },
    "Update",
  ],
  [
    "the sent values if the response is a status",
    "subject",
    { after: { status: "queued" }, sent: { subject: "Hello" } },
    "Hello",
  ],
  [
    "the earlier record if only other members were sent",
    "title",
    { after: { id: 1 }, sent: { state: "done" }, before: { id: 1, title: "Tea" } },
    "Tea",
  ],
  ["no title", "title", { after: { id: 1 }, sent: { state: "done" } }, undefined],
])("an entry is named by %s", (_, title, states, want) => {
  expect(createEntry({ ...write, kind: "create", ...states }, chunkOf(title)).name).toBe(want);
});
