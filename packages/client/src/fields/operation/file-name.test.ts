import { expect, test } from "vitest";
import { readFileName } from "./file-name.ts";

test.each([
  ['attachment; filename="report.pdf"', "report.pdf"],
  ["attachment; filename=report.pdf", "report.pdf"],
  ["attachment; filename=\"x.pdf\"; filename*=UTF-8''na%C3%AFve%20plan.pdf", "naïve plan.pdf"],
  ['attachment; filename="../../etc/passwd"', "passwd"],
  ["attachment; filename=\"ok.txt\"; filename*=UTF-8''%E0%A4%A", "ok.txt"],
  ["inline", undefined],
  [undefined, undefined],
])("%s names the file %s", (header, want) => {
  expect(readFileName(header)).toBe(want);
});
