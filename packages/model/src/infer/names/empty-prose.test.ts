import { expect, test } from "vitest";
import { addsNothing } from "./empty-prose.ts";

test.each([
  ["A string field", "Title", true],
  ["An enum field", "State", true],
  ["The relational field.", "Author", true],
  ["An enumeration.", "Fuel", true],
  ["A date", "Due", true],
  ["A date of birth", "Birthday", false],
  ["The name.", "Name", true],
  ["created_at", "Created at", true],
  ["A string of digits", "Code", false],
  ["The field of study", "Field", false],
  ["名前", "Name", false],
  ["", "Name", false],
])("%s below %s adds nothing: %s", (description, label, expected) => {
  expect(addsNothing(description, label)).toBe(expected);
});
