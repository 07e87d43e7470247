// @vitest-environment node
import { createModel, type LearnedFacts, takeSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { readRoute } from "#addresses/resource-address.ts";
import { modelWithSingles } from "./apply-facts.ts";

const get = { responses: { "200": { description: "" } } };

test.each<readonly [string, Partial<LearnedFacts>, string]>([
  ["one record", { isSingle: true }, "record"],
  ["rows", { rows: [] }, "list"],
])("the address of a list whose response is %s leads to it", async (_, fact, kind) => {
  const paths = { "/statuses": { get }, "/tasks": { get } };
  const described = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const facts = new Map([["statuses", { fields: [], evidence: [], ...fact }]]);
  const model = modelWithSingles(takeSummary(described, 0), facts);
  expect(readRoute(model, "/statuses")?.kind).toBe(kind);
  expect(readRoute(model, "/tasks")?.kind).toBe("list");
});
