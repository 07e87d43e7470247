import { expect, test } from "vitest";
import { createTestModel, rows } from "#testing/sample-paths.ts";

const fieldOf = async (name: string, schema: object) => {
  const record = { type: "object", properties: { id: { type: "integer" }, [name]: schema } };
  return (await createTestModel({ "/things": { get: rows(record) } })).resources[0]?.fields[1];
};

test.each([
  ["Read-only. Set by the server.", true],
  ["Output only. The time of creation.", true],
  ["Number of items (read only)", true],
  ["This field is read-only.", true],
  ["True if the disk is read-only for guests", false],
  ["Whether to mount as read-only", false],
  ["A read-only replica is preferred", false],
])("%s → %s", async (description, isReadOnly) => {
  const field = await fieldOf("count", { type: "integer", description });
  expect(field?.isReadOnly ?? false).toBe(isReadOnly);
});

test.each<readonly [string, object, readonly string[]]>([
  ["vatable", { type: "string", enum: ["T", "F"] }, ["Yes", "No"]],
  ["isOpen", { type: "integer", enum: [0, 1] }, ["No", "Yes"]],
  ["enabled", { type: "string", enum: ["0", "1"] }, ["No", "Yes"]],
  ["paid", { type: "string", enum: ["Y", "N"] }, ["Yes", "No"]],
  ["priority", { type: "integer", enum: [0, 1] }, ["0", "1"]],
  ["active", { type: "string", enum: ["True", "False"] }, ["True", "False"]],
])("%s %j has the choices %j", async (name, schema, labels) => {
  const field = await fieldOf(name, schema);
  expect(field?.kind === "choice" && field.choices.map(({ label }) => label)).toEqual(labels);
});
