import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problems } from "./problems.ts";

test("the guide lists every code with its status, and no other", () => {
  const guide = readFileSync(new URL("../../../../docs/problems.md", import.meta.url), "utf8");
  const listed = [...guide.matchAll(/^- `([a-z-]+)` \((\d+)\):/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(listed).toEqual(Object.entries(problems).map(([code, { status }]) => [code, status]));
});
