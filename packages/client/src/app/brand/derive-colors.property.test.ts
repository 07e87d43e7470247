// @vitest-environment node
import { expect, test } from "vitest";
import { contrast } from "#app/contrast.ts";
import { lightTokens, darkTokens, fixed, palette } from "#app/tokens.ts";
import { deriveColors } from "./derive-colors.ts";

const accents = [
  "#000000",
  "#ffffff",
  "#777777",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#ffff00",
  "#ff00ff",
  "#00ffff",
];
// Every other corner of the RGB cube, and typical brand colors.
const steps = ["00", "40", "80", "bf", "ff"];
const cube = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);
const brands = ["#0b6e4f", "#635bff", "#e50914", "#ff9900", "#1db954", "#767676", "#8a8a8a"];

const grounds = {
  day: [
    "#ffffff",
    lightTokens["--quarterdeck-ground"] ?? "",
    lightTokens["--quarterdeck-sunken"] ?? "",
  ],
  night: [
    palette["dark"]?.[7] ?? "",
    darkTokens["--quarterdeck-ground"] ?? "",
    darkTokens["--quarterdeck-sunken"] ?? "",
  ],
};

test.each(["day", "night"] as const)("every accent gives AA contrast by %s", (scheme) => {
  for (const accent of [...accents, ...brands, ...cube]) {
    const colors = deriveColors(accent)[scheme];
    const apart = (front: string, back: string) =>
      contrast(colors[front] ?? front, colors[back] ?? back);
    const least: readonly (readonly [string, string, number])[] = [
      ["--mantine-color-primary-contrast", "--mantine-color-primary-filled", 4.5],
      ["--mantine-color-primary-contrast", "--mantine-color-primary-filled-hover", 4.5],
      ["--mantine-color-primary-light-color", "--mantine-color-primary-light", 4.5],
      ["--mantine-color-primary-light-color", "--mantine-color-primary-light-hover", 4.5],
      [fixed["--quarterdeck-hull-dim"] ?? "", "--quarterdeck-hull", 4.5],
      ["--quarterdeck-sign", "--quarterdeck-hull", 4.5],
      ["--quarterdeck-sign-ink", "--quarterdeck-sign", 4.5],
      ...grounds[scheme].flatMap((ground) => [
        ["--mantine-color-primary-filled", ground, 3] as const,
        ["--quarterdeck-accent-text", ground, 4.5] as const,
      ]),
    ];
    for (const [front, back, want] of least) {
      expect(apart(front, back), `${accent}: ${front} on ${back}`).toBeGreaterThanOrEqual(want);
    }
  }
});

test("an accent with enough contrast is used unchanged", () => {
  expect(deriveColors("#0b6e4f").day["--mantine-color-primary-filled"]).toBe("#0b6e4f");
});
