import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { compareValues } from "#arrange/compare-values.ts";
import { checkValue } from "#check/check-value.ts";
import { learnRecord } from "#learn/learn-record.ts";
import { applyLearnedFacts } from "#learn/learned-facts.ts";
import { schemaOfField } from "#learn/schema-of-field.ts";
import { canLearnRecord } from "#request/responses/can-learn-record.ts";
import { createTestModel, keyedPaths } from "#testing/sample-paths.ts";

const text = { type: "string" };

/** Field of a text without a format, and with the facts of a record that has a value. */
async function learn(name: string, value: unknown) {
  const model = await createTestModel(keyedPaths("jobs", text, { [name]: text }));
  const [resource] = model.resources;
  const list = model.operations.find(({ id }) => id === resource?.list?.operation);
  if (resource === undefined || list === undefined) throw new Error("no list");
  const record = { id: "a", [name]: value };
  const sources = { targets: [], list, read: undefined };
  const learned = await learnRecord(sources, resource, record);
  if (learned !== undefined) expect(canLearnRecord(resource, record)).toBe(true);
  const { fields } = learned === undefined ? resource : applyLearnedFacts(resource, learned);
  const field = fields.find((one) => one.name === name);
  if (field === undefined) throw new Error("no field");
  return field;
}

test.each([
  ["started", "2026-11-28 11:10:00 +0000 UTC"],
  ["started", "2026-11-28 11:10:00.123456789 +0100 CET m=+0.0001"],
  ["Last-Modified", "Sat, 28 Nov 2026 11:10:00 GMT"],
  ["stamp", "Sat Nov 28 11:10:00 2026"],
  ["created", "20261128T111000Z"],
])("the text %s: %s is a time that forms keep", async (name, value) => {
  const field = await learn(name, value);
  expect(field).toMatchObject({ kind: "date-time", isText: true });
  expect(checkValue(field, value)).toEqual([]);
  const described = {
    openapi: "3.1.0",
    paths: keyedPaths("jobs", text, { a: schemaOfField(field) }),
  };
  const [next] = (await createModel(JSON.stringify(described))).resources;
  expect(next?.fields.find((one) => one.name === "a")).toMatchObject({
    kind: "date-time",
    isText: true,
  });
});

test.each([
  ["created_at", "1732792200", "seconds"],
  ["updatedAt", "1732792200123", "milliseconds"],
  ["timestamp", "1732792200123456", "microseconds"],
  ["published", "1732792200", "seconds"],
  ["memberJoined", "1732792200123", "milliseconds"],
])("the digits %s: %s count %s since 1970", async (name, value, unix) => {
  const field = await learn(name, value);
  expect(field).toMatchObject({ kind: "date-time", unix, isText: true });
  expect(schemaOfField(field)).toEqual({ type: "string", format: `unix-${unix}` });
  expect(checkValue(field, value)).toEqual([]);
});

test.each([
  ["timeout", "PT5M"],
  ["age", "P3D"],
  ["elapsed", "P1DT12H0M30.5S"],
])("the text %s: %s is a length of time", async (name, value) => {
  expect(await learn(name, value)).toMatchObject({ kind: "duration" });
});

test.each([
  ["code", "1732792200"],
  ["received", "1732792200"],
  ["started", "1732"],
  ["model", "P3D"],
  ["priority", "P1"],
  ["memo", "28 Nov is the day"],
  ["phone", "20261128T"],
])("the text %s: %s stays text", async (name, value) => {
  expect((await learn(name, value)).kind).toBe("text");
});

test.each([
  [{ type: "string", format: "date-time-rfc1123" }],
  [{ type: "string", format: "http-date" }],
  [{ type: "string", example: "Sat, 28 Nov 2026 11:10:00 GMT" }],
])("%o describes a time that forms keep", async (schema) => {
  const model = await createTestModel(keyedPaths("jobs", text, { a: schema }));
  const field = model.resources[0]?.fields.find((one) => one.name === "a");
  expect(field).toMatchObject({ kind: "date-time", isText: true });
});

const asText = {
  kind: "date-time",
  name: "a",
  label: "A",
  isRequired: false,
  isText: true,
} as const;

test.each([
  ["2026-11-28 11:10:00 +0100 CET m=+9.5", "2026-11-28 10:10:01 +0000 UTC m=+0.1"],
  ["2026-11-28 11:10:00.25 +0000 UTC m=+0.9", "2026-11-28 11:10:00.2500001 +0000 UTC m=+0.1"],
  ["20241231T235959+0000", "20250101T000000+0000"],
  ["20250101T000000+0100", "20241231T233000Z"],
  ["20241231T235959,0001Z", "20241231T235959.00015Z"],
  ["20241231T235959Z", "2025-01-01T00:00:00Z"],
  ["Wed Dec 31 23:59:59 2025", "Thu Jan  1 00:00:00 2026"],
  ["Mon, 30 Nov 2026 11:10:00 GMT", "Mon, 30 Nov 2026 13:10:00 +0100"],
  ["Mon, 30 Nov 2026 13:10:00 +0100", "2026-11-30T12:11:00Z"],
])("the text %s is before %s", (early, late) => {
  expect(compareValues(asText, early, late)).toBeLessThan(0);
  expect(compareValues(asText, late, early)).toBeGreaterThan(0);
});

test("the clock of a process does not distinguish two times in text", () => {
  const [one, other] = ["1.5", "2.25"].map((clock) => `2026-11-28 11:10:00 +0000 UTC m=+${clock}`);
  expect(compareValues(asText, one, other)).toBe(0);
});
