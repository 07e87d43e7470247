// @vitest-environment node
import { expect, test } from "vitest";
import { isOffered } from "./is-offered.ts";
import type { JobTask } from "./job.ts";
import { chunk, resource } from "./testing/crates.ts";

test.each<readonly [JobTask, lost: string]>([
  [{ kind: "edit", values: {} }, "update"],
  [{ kind: "remove" }, "remove"],
  [{ kind: "act", operation: "seal", label: "Seal", parameters: {} }, "seal"],
  [{ kind: "create" }, "create"],
])("a job whose operation is missing is not offered: %o", (task, lost) => {
  const remaining = Object.entries(resource.operations).filter(([, id]) => id !== lost);
  const without = { ...resource, operations: Object.fromEntries(remaining) };
  const others = { ...chunk, operations: chunk.operations.filter(({ id }) => id !== lost) };
  expect(isOffered({ chunk, resource }, task)).toBe(true);
  expect(isOffered({ chunk: others, resource: without }, task)).toBe(false);
});
