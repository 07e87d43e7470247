import { expect, test } from "vitest";
import { createTestModel, rows } from "#testing/sample-paths.ts";

test.each<readonly [name: string, schema: object, unix: string | undefined]>([
  ["created", { type: "integer", example: 1_700_000_000 }, "seconds"],
  ["updatedAt", { type: "integer", format: "int64", example: 1_700_000_000_000 }, "milliseconds"],
  ["event_time", { type: "number", examples: [1_700_000_000_000_000] }, "microseconds"],
  ["expires_at", { type: "integer", description: "Unix time in milliseconds" }, "milliseconds"],
  ["timestamp", { type: "integer", format: "unix-microseconds" }, "microseconds"],
  ["time", { type: "integer", example: 250 }, undefined],
  ["timeout", { type: "integer", example: 1_700_000_000 }, undefined],
  ["size", { type: "integer", example: 1_700_000_000 }, undefined],
])("%s %j counts %s", async (name, schema, unix) => {
  const record = { type: "object", properties: { id: { type: "integer" }, [name]: schema } };
  const model = await createTestModel({ "/things": { get: rows(record) } });
  const field = model.resources[0]?.fields[1];
  expect(field && "unix" in field ? field.unix : undefined).toBe(unix);
});
