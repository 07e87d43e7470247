// @vitest-environment node
import { createModel, takeSummary, takeChunk } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { operationLabels } from "#texts/de/operation-labels.ts";
import { nameOperations } from "./name-operations.ts";

const schema = { type: "object", properties: { id: { type: "integer" } } };
const content = { "application/json": { schema: { type: "array", items: schema } } };
const response = { responses: { "200": { description: "", content } } };
const record = {
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
};

const description = {
  openapi: "3.1.0",
  paths: {
    "/ships": { get: response, post: { ...record, requestBody: { content: {} } } },
    "/ships/{id}": {
      get: record,
      delete: { ...record, "x-quarterdeck-label": "Scuttle" },
    },
    "/ping": { post: { summary: "Ping it" } },
    "/harbour/state": { get: {}, post: { operationId: "shutHarbour" }, options: {} },
  },
};

const ofShips = ["Ships auflisten", "Ship anlegen", "Ship lesen", "Scuttle"];
const want = [
  ...ofShips,
  "Ping it",
  "Harbour state abrufen",
  "Shut harbour",
  "Options harbour state",
];

test.each([0, 1e9])(
  "operations are labeled by their role, summary of at most %d characters",
  async (length) => {
    const model = await createModel(JSON.stringify(description));
    const summary = takeSummary(model, length);
    const named = nameOperations(summary.operations, summary, operationLabels);
    expect(named.map(({ label }) => label)).toEqual(want);
    const chunk = takeChunk(model, "resource:ships");
    const labels = nameOperations(chunk?.operations ?? [], summary, operationLabels);
    expect(labels.map(({ label }) => label)).toEqual(ofShips);
  },
);
