// @ts-check
import { expect, test } from "vitest";
import { findLargeFolders, findSmallFiles } from "./file-sizes.mjs";

/** @param {string} folder @param {number} count @param {string} suffix */
const files = (folder, count, suffix = ".ts") =>
  Array.from({ length: count }, (_, index) => `packages/model/src/${folder}/f${index}${suffix}`);

test("a folder of more than 60 source files is reported", () => {
  expect(findLargeFolders(files("read", 61))).toEqual([
    "packages/model/src/read has 61 source files, at most 60",
  ]);
});

test("tests, stylesheets and subfolders are not counted", () => {
  const paths = [
    ...files("read", 60),
    ...files("read", 9, ".test.ts"),
    ...files("read", 9, ".css"),
    ...files("read/inner", 9),
  ];
  expect(findLargeFolders(paths)).toEqual([]);
});

const small = "export const a = 1;\n";

test("a small file with one importer is listed", () => {
  const sources = new Map([
    ["packages/model/src/read/a.ts", small],
    ["packages/model/src/read/b.ts", 'import type { A } from "./a.ts";\n'],
  ]);
  expect(findSmallFiles(sources)).toEqual([
    "packages/model/src/read/a.ts (1 lines) → packages/model/src/read/b.ts",
  ]);
});

test("a large file, a shared file and the start of a chunk are not listed", () => {
  const sources = new Map([
    ["packages/client/src/app/large.ts", small.repeat(26)],
    ["packages/client/src/app/shared.ts", small],
    ["packages/client/src/app/chunk.ts", small],
    [
      "packages/client/src/app/b.ts",
      'export { a } from "./large.ts";\nimport { a } from "#app/shared.ts";\nimport "./chunk.ts";\n',
    ],
    [
      "packages/client/src/app/c.ts",
      'import { a } from "#app/shared.ts";\nexport const load = () => import("#app/chunk.ts");\n',
    ],
  ]);
  expect(findSmallFiles(sources)).toEqual([]);
});
