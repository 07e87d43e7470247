import { createModel, type LearnedFacts } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetLearnedFacts } from "./model/learned-facts.ts";
import { storeFacts } from "./model/store-facts.ts";
import { observePage } from "./observed-page.ts";
import { testClient } from "./testing/test-client.ts";

beforeEach(forgetLearnedFacts);

const state = { page: 1, sort: [], search: "", filters: {} };

async function readZones() {
  const get = { responses: { "200": { description: "" } }, "x-quarterdeck-role": "list" };
  const paths = { "/zones": { get } };
  const { resources, operations } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = resources;
  if (resource === undefined) throw new Error("The list is missing.");
  return { chunk: { operations, resource, referrers: [] }, resource, parents: {}, state };
}

const response = { status: 200, headers: {}, body: { east: { size: 2 }, west: { size: 4 } } };
const facts: LearnedFacts = { fields: [], evidence: [] };

/** Reads the page of a list whose response leads to the facts. */
async function observe(learned: LearnedFacts | undefined) {
  const walk = await readZones();
  return observePage(testClient(), walk, response, () => {
    if (learned !== undefined) storeFacts(walk.resource.name, learned);
    return Promise.resolve();
  });
}

test("rows by their keys are read after the response showed them", async () => {
  const fields = [{ kind: "number", name: "size", label: "Size", isRequired: true }] as const;
  const page = await observe({ ...facts, fields, rows: [], keyMember: "name" });
  expect(page.rows).toEqual([
    { size: 2, name: "east" },
    { size: 4, name: "west" },
  ]);
});

test("a response without rows that shows nothing is an error", async () => {
  await expect(observe(undefined)).rejects.toThrow("The response has no rows.");
  await expect(observe({ ...facts, title: ["size"] })).rejects.toThrow("The response has no rows.");
});

test("a list that is one record loads until the screen of the record replaces it", async () => {
  vi.useFakeTimers();
  let failure: unknown;
  void observe({ ...facts, isSingle: true }).catch((error: unknown) => (failure = error));
  await vi.advanceTimersByTimeAsync(1500);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(String(failure)).toContain("The response has no rows.");
  vi.useRealTimers();
});
