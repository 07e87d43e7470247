// @vitest-environment node
import { createModel, descriptionReasons } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { descriptionReasons as german } from "#texts/de/description-reasons.ts";
import { indexReport, matches } from "./index-report.ts";

const response = {
  responses: {
    "200": {
      content: {
        "application/json": {
          schema: {
            type: "array",
            items: { type: "object", properties: { Color: { type: "string" } } },
          },
        },
      },
    },
  },
};

const read = () =>
  createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/ships": { get: response },
        "/ports": { get: response },
        "/ping": { post: { summary: "Ping it" } },
      },
    }),
  );

test("each resource has its operations, the others are separate", async () => {
  const { entries, loose } = indexReport(await read());
  expect(entries.map(({ resource, operations }) => [resource.name, operations.length])).toEqual([
    ["ships", 1],
    ["ports", 1],
  ]);
  expect(loose.map(({ label }) => label)).toEqual(["Ping it"]);
});

test.each([
  ["", 2],
  ["ships", 1],
  ["/SHIPS get", 1],
  ["color", 2],
  ["ships color list of objects", 1],
  ["ships zebra", 0],
])("%j is found %d times", async (query, count) => {
  const { entries } = indexReport(await read());
  expect(entries.filter((entry) => matches(entry, query, descriptionReasons))).toHaveLength(count);
});

test.each([
  [descriptionReasons, "returns a list", 2],
  [german, "gibt liste zurück", 2],
  [german, "returns a list", 0],
])("reasons match in the language of the catalog (%#)", async (catalog, query, count) => {
  const { entries } = indexReport(await read());
  expect(entries.filter((entry) => matches(entry, query, catalog))).toHaveLength(count);
});
