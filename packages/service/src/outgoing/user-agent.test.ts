import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { userAgent } from "./user-agent.ts";

test("the user agent has the version of the product", () => {
  const manifest = readFileSync(join(import.meta.dirname, "../../package.json"), "utf8");
  expect(manifest).toContain(`"version": "${userAgent.replace("quarterdeck/", "")}"`);
});
