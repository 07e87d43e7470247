// @ts-check
import { expect, test } from "vitest";
import { findMissingPaths } from "./code-paths.mjs";

const files = ["packages/client/src/queries/retry.ts", "scripts/layers.mjs"];

test.each([
  ["a path without its first folders", "`client/queries/retry.ts` and `retry.ts`", []],
  ["a folder", "`client/queries/`", []],
  ["a script", "`scripts/layers.mjs`", []],
  ["a missing file", "`client/jobs/pace.ts`", ["client/jobs/pace.ts"]],
  ["a missing folder", "`client/keep/`", ["client/keep/"]],
  ["another text", "`npm run check`, `x.md`, `x.test.ts`, `./file.ts` and `/any/`", []],
])("code paths of a document: %s", (_, text, missing) => {
  expect(findMissingPaths(text, files)).toEqual(missing);
});
