import { expect, test } from "vitest";
import { joinNotes } from "./join-notes.ts";

test.each([
  [undefined, ["Read only."], "Read only."],
  ["Orders", ["Read only."], "Orders. Read only."],
  [
    "Orders.\n\nOf all shops",
    ["Read only.", "Large."],
    "Orders. Read only. Large.\n\nOf all shops",
  ],
  ["Orders\n\nOf all shops", [], "Orders\n\nOf all shops"],
  [undefined, [], ""],
])("notes follow the first paragraph of %j", (comment, notes, text) => {
  expect(joinNotes(comment, notes)).toBe(text);
});
