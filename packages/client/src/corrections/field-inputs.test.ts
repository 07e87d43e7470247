// @vitest-environment node
import type { Field, Operation, Resource, ResourceSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { fieldInputs, operationInputs } from "./field-inputs.ts";

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

test("a value that every request sends is shown and can be changed", () => {
  const parameter = (name: string) => ({ name, in: "query" });
  const operation = {
    id: "list",
    label: "List",
    role: "list",
    pointer: "/paths/~1people/get",
    parameters: [parameter("page")],
    fixed: [
      { parameter: parameter("fields"), value: ["*"], isAdded: true },
      { parameter: parameter("view"), value: "FULL" },
    ],
  } as unknown as Operation;
  const roles = { roles: {} } as never;
  const inputs = operationInputs(operation, roles).filter(({ label }) => label === "always");
  expect(inputs.map(({ name, current }) => [name, current])).toEqual([
    ["page", ""],
    ["fields", "*"],
    ["view", "FULL"],
  ]);
  expect(inputs[1]?.correct("id,name").update).toEqual({
    "x-quarterdeck-fixed": { fields: "id,name" },
  });
});
