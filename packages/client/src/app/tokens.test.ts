// @vitest-environment node
import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { byDay, byNight, fixed, ink, palette } from "./tokens.ts";

const day = { ...fixed, ...byDay };
const night = { ...fixed, ...byNight };
const shade = (name: string, place: number): string => palette[name]?.[place] ?? "";

// What stands on what, and how much WCAG 2.2 asks between them: 4.5 for text, 3 for what tells a control.
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
    "text on the hull by day",
    day["--quarterdeck-hull-text"] ?? "",
    day["--quarterdeck-hull"] ?? "",
    4.5,
  ],
  [
    "quiet text on the hull by night",
    night["--quarterdeck-hull-dim"] ?? "",
    night["--quarterdeck-hull"] ?? "",
    4.5,
  ],
  ["the mark on the hull", fixed["--quarterdeck-sign"] ?? "", day["--quarterdeck-hull"] ?? "", 3],
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

test("black on white is as far apart as can be", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
});
