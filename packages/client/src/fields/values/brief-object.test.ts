// @vitest-environment node
import { expect, test } from "vitest";
import { briefObject } from "./brief-object.ts";

test.each<readonly [object, string | undefined]>([
  [{ id: 1, name: "Ada" }, "Ada"],
  [{ name: "severity", value: "critical", isRegex: false }, "severity: critical"],
  [{ key: "tier", value: 2 }, "tier: 2"],
  [{ summary: "Disk full", runbook: "" }, "summary: Disk full"],
  [{ color: "black", weight: 3 }, "color: black, weight: 3"],
  [{ box: { x: 1 } }, undefined],
  [{}, undefined],
])("%j is %s", (value, want) => {
  expect(briefObject({ ...value })).toBe(want);
});
