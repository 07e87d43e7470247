import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

test.each<readonly [string, object | undefined, string]>([
  ["https://<your-host>/api", undefined, "https://{your-host}/api"],
  ["https://{region}.lamps.io", { region: { default: "" } }, "https://{region}.lamps.io"],
  ["https://{region}.lamps.io", { region: {} }, "https://{region}.lamps.io"],
  ["https://{region}.lamps.io", { region: { enum: ["eu", "us"] } }, "https://eu.lamps.io"],
  ["https://lamps.io{base}/v1", { base: { default: "" } }, "https://lamps.io/v1"],
  ["https://lamps.io/{base}/v1", { base: { default: "x" } }, "https://lamps.io/x/v1"],
])("the server %s with the variables %o", async (url, variables, server) => {
  const servers = [{ url, ...(variables && { variables }) }];
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths: {}, servers }));
  expect(model.servers).toEqual([server]);
});

test.each([
  ["{baseUrl}", "https://lamps.io"],
  ["{{baseUrl}}/v1", "https://lamps.io/v1"],
  ["{server}/api/v2", "https://lamps.io/api/v2"],
  ["", "https://lamps.io"],
])("the server %s without a value is relative to the document", async (url, server) => {
  const text = JSON.stringify({ openapi: "3.1.0", paths: {}, servers: [{ url }] });
  const model = await createModel(text, { address: "https://lamps.io/docs/openapi.json" });
  expect(model.servers.map((one) => one.replace(/\/$/, ""))).toEqual([server]);
});
