import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { summarize } from "./summarize.ts";

const folder = import.meta.dirname;
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("there are examples, each with its source", () => {
  expect(names.length).toBeGreaterThanOrEqual(4);
  for (const name of names) {
    expect(readFileSync(join(folder, name, "SOURCE.md"), "utf8")).toMatch(/License: /);
  }
});

test.each(names)("%s is understood as expected", async (name) => {
  const files = readdirSync(join(folder, name));
  const document = files.find((file) => file.startsWith("openapi."));
  if (document === undefined) throw new Error(`${name} has no document`);
  const model = await createModel(readFileSync(join(folder, name, document), "utf8"));
  const expected: unknown = JSON.parse(readFileSync(join(folder, name, "expected.json"), "utf8"));
  expect(summarize(model)).toEqual(expected);
});
