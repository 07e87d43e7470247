import { expect, test } from "vitest";
import type { Parameter } from "#types/operation.ts";
import { selectsResponse } from "./response-parameters.ts";

const parameter = (name: string, description: string): Parameter => ({
  name,
  in: "query",
  isRequired: false,
  style: "form",
  explode: true,
  field: { kind: "text", name, label: name, isRequired: false, description },
});

test.each([
  ["fields", "", true],
  [
    "rrsets",
    "“true” (default), whether to include the “rrsets” in the response Zone object.",
    true,
  ],
  ["links", "If true, return the links in the response", true],
  ["notify", "Whether to notify the owner of the response", false],
  ["force", "Set to true to delete the record and all its files", false],
])("the parameter %s (%s) selects the response: %s", (name, description, want) => {
  expect(selectsResponse(parameter(name, description))).toBe(want);
});
