// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { automationFeatures } from "./browser.mjs";
import { root } from "./run.mjs";

test("every feature that Playwright disables stays disabled", () => {
  const source = readFileSync(join(root, "node_modules/playwright-core/lib/coreBundle.js"), "utf8");
  const [, list = ""] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  expect(automationFeatures).toEqual(expect.arrayContaining(names));
});
