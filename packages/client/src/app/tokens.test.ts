// @vitest-environment node
import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { lightTokens, darkTokens, fixed, ink, palette } from "./tokens.ts";

const day = { ...fixed, ...lightTokens };
const night = { ...fixed, ...darkTokens };
const shade = (name: string, index: number): string => palette[name]?.[index] ?? "";

// Foreground, background and the contrast that WCAG 2.2 requires: 4.5 for text, 3 for controls.
const pairs: readonly (readonly [claim: string, front: string, back: string, least: number])[] = [
  ["text by day", shade("gray", 9), day["--quarterdeck-ground"] ?? "", 4.5],
  ["quiet text by day", shade("gray", 6), day["--quarterdeck-ground"] ?? "", 4.5],
  ["quiet text on sunken ground by day", shade("gray", 6), day["--quarterdeck-sunken"] ?? "", 4.5],
  ["links by day", shade("blue", 7), day["--quarterdeck-ground"] ?? "", 4.5],
  ["errors by day", shade("red", 7), day["--quarterdeck-ground"] ?? "", 4.5],
  [
    "accented text by day",
    day["--quarterdeck-accent-text"] ?? "",
    day["--quarterdeck-ground"] ?? "",
    4.5,
  ],
  ["a field's edge by day", day["--quarterdeck-edge"] ?? "", "#ffffff", 3],
  ["text by night", shade("dark", 0), night["--quarterdeck-ground"] ?? "", 4.5],
  ["quiet text by night", shade("dark", 2), night["--quarterdeck-ground"] ?? "", 4.5],
  [
    "quiet text on sunken ground by night",
    shade("dark", 2),
    night["--quarterdeck-sunken"] ?? "",
    4.5,
  ],
  ["links by night", shade("blue", 3), night["--quarterdeck-ground"] ?? "", 4.5],
  ["errors by night", shade("red", 3), night["--quarterdeck-ground"] ?? "", 4.5],
  [
    "accented text by night",
    night["--quarterdeck-accent-text"] ?? "",
    night["--quarterdeck-ground"] ?? "",
    4.5,
  ],
  ["a field's edge by night", night["--quarterdeck-edge"] ?? "", shade("dark", 7), 3],
  [
    "text on the sidebar by day",
    day["--quarterdeck-hull-text"] ?? "",
    day["--quarterdeck-hull"] ?? "",
    4.5,
  ],
  [
    "quiet text on the sidebar by night",
    night["--quarterdeck-hull-dim"] ?? "",
    night["--quarterdeck-hull"] ?? "",
    4.5,
  ],
  [
    "the mark on the sidebar",
    fixed["--quarterdeck-sign"] ?? "",
    day["--quarterdeck-hull"] ?? "",
    3,
  ],
  [
    "the mark's letter",
    fixed["--quarterdeck-sign-ink"] ?? "",
    fixed["--quarterdeck-sign"] ?? "",
    4.5,
  ],
  ["ink on brass", ink, shade("brass", 4), 4.5],
];

test.each(pairs)("%s is readable", (_claim, front, back, least) => {
  expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
});

test("black on white has the highest contrast", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
});
