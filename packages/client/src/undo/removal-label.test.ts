// @vitest-environment node
import { expect, test } from "vitest";
import { removalLabel } from "./removal-label.ts";

test.each([
  ["End session", "End session"],
  ["Revoke the key", "Revoke the key"],
  ["Remove from the team", "Remove from the team"],
  ["Kunde löschen", "Kunde löschen"],
  ["Delete", undefined],
  ["Deletes an order", undefined],
  ["tasks destroy", undefined],
  ["DELETE /docks/{id}", undefined],
])("the removal “%s” has the label %s", (label, expected) => {
  expect(removalLabel([{ id: "a", label }], "a")).toBe(expected);
});

test("an unknown operation is a deletion", () => {
  expect(removalLabel([], "a")).toBeUndefined();
});
