// @vitest-environment node
import type { Field, Resource, ResourceSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { fieldInputs } from "./field-inputs.ts";

const teams = {
  name: "teams",
  labels: { one: "Team", many: "Teams" },
  key: [{ field: ["id"], parameter: "id" }],
} as unknown as ResourceSummary;
const resource = { name: "people", schema: "/components/schemas/Person" } as Resource;
const words = { asUnderstood: "As understood", noReference: "None" } as never;

test.each<readonly ["reference" | "references", object, string, readonly string[]]>([
  ["reference", { isGuess: true }, "?", ["Teams (teams) ?", "None", "Teams (teams)"]],
  ["references", { isGuess: true }, "?", ["Teams (teams) ?", "None", "Teams (teams)"]],
  ["reference", {}, "teams", ["None", "Teams (teams)"]],
])("the target of a %s with %j can be confirmed", (kind, more, current, labels) => {
  const basics = { name: "team", label: "Team", isRequired: false };
  const field = { ...basics, kind, to: "teams", keyPath: [], ...more } as Field;
  const input = fieldInputs(resource, field, [teams], words).find(
    (one) => one.label === "reference",
  );
  expect(input?.current).toBe(current);
  expect(input?.choices?.map(({ label }) => label)).toEqual(labels);
});
