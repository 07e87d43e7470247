// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createModel } from "@quarterdeck/model";
import { describe, expect, test } from "vitest";
import { measureDocument } from "./measure.mjs";
import { readDocument } from "./read-documents.mjs";
import { ratios } from "./tally.mjs";

const root = resolve(import.meta.dirname, "../..");
const targets = resolve(root, "../shared/targets");

/**
 * Precision and recall of APIs whose ground truth is next to them and whose document is an example.
 * @type {readonly (readonly [string, string, { readonly [topic in import("./tally.mjs").Topic]?: readonly [number, number] }])[]}
 */
const floors = [
  [
    "alertmanager",
    "examples/alertmanager/openapi.yaml",
    {
      resources: [1, 1],
      operations: [1, 1],
      paging: [1, 1],
      key: [1, 0.66],
      rows: [1, 1],
      // The document is older than the truth, which has further filters.
      filters: [0.92, 0.63],
      read: [1, 1],
      write: [1, 1],
    },
  ],
  [
    "drf",
    "examples/drf-inventory/openapi.json",
    {
      resources: [1, 1],
      operations: [1, 1],
      // The document does not declare the page size of the cursor list.
      paging: [0.83, 0.83],
      key: [1, 1],
      // One reference is plain text in the document: its values are addresses.
      relations: [1, 0.8],
      // The prefix of the token is in a response only.
      "sign-in": [0.71, 0.71],
      actions: [1, 1],
      rows: [1, 1],
      total: [1, 1],
      search: [1, 1],
      filters: [1, 1],
      read: [1, 1],
      write: [1, 1],
    },
  ],
];

describe.runIf(existsSync(targets))("APIs of ../shared/targets", () => {
  test.each(floors)("%s reaches the floors", async (name, path, topics) => {
    const truth = JSON.parse(readFileSync(join(targets, name, "expected.json"), "utf8"));
    const model = await createModel(readFileSync(join(root, path), "utf8"));
    const document = readDocument(join(root, path));
    const { tallies } = measureDocument({ name, document, model, truth });
    expect(tallies).toBeDefined();
    for (const [topic, [precision, recall]] of Object.entries(topics)) {
      const own = tallies && ratios(tallies[/** @type {keyof typeof tallies} */ (topic)]);
      expect([topic, Number(own?.precision) >= precision, Number(own?.recall) >= recall]).toEqual([
        topic,
        true,
        true,
      ]);
    }
  });
});
