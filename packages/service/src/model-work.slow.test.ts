import { createModel, writeJson } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { encodeModel } from "./model-work.ts";

test("a model is written in parts as the JSON of the whole", async () => {
  const operation = {
    operationId: "größe",
    parameters: [{ name: "limit", in: "query", schema: { type: "integer", default: 20 } }],
    responses: { 200: { description: "OK" } },
  };
  const paths = Object.fromEntries(
    Array.from({ length: 400 }, (_, at) => [`/größen${at}`, { get: operation }]),
  );
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths }),
  );
  const json = writeJson(model);
  const { whole, length, version } = encodeModel(model);
  expect(json.length).toBeGreaterThan(200_000);
  expect(Buffer.from(whole).toString() === json).toBe(true);
  expect(length).toBe(json.length);
  expect(version).toHaveLength(22);
});

test("a model without operations is JSON too", async () => {
  const model = await createModel("{}");
  expect(Buffer.from(encodeModel(model).whole).toString()).toBe(writeJson(model));
});
