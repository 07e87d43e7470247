import { expect } from "vitest";
import { applyOverlays } from "#overlay/apply-overlays.ts";

export const overlay = (version: string, ...actions: readonly object[]) =>
  JSON.stringify({ overlay: version, info: { title: "Corrections", version: "1" }, actions });

/** Applies overlays and checks that the original document is unchanged. */
export async function apply(document: unknown, ...texts: readonly string[]) {
  const before = JSON.stringify(document);
  const sources = texts.map((text) => ({ text, address: "file:///home/x/fixes.yaml" }));
  const applied = await applyOverlays(document, sources, "");
  expect(JSON.stringify(document)).toBe(before);
  return applied;
}

export const shop = {
  info: { title: "Shop" },
  tags: [{ name: "a" }, { name: "b" }],
  paths: {
    "/orders": {
      get: { tags: ["x", "y"], parameters: [{ name: "q", in: "query" }] },
      post: { summary: "Old" },
    },
    "/it's": { get: { tags: ["x"] } },
  },
};
