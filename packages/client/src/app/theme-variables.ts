import { type CSSVariablesResolver, isLightColor, type MantineTheme } from "@mantine/core";
import { lightTokens, darkTokens, fixed, palette } from "./tokens.ts";

type Variables = Record<`--${string}`, string>;

/** Our tokens, and Mantine variables that need more contrast for AA. */
export const cssVariablesResolver: CSSVariablesResolver = (theme) => ({
  variables: fixed,
  light: {
    ...lightTokens,
    ...fills(theme),
    ...badgeTexts(theme),
    "--mantine-color-text": "var(--mantine-color-gray-9)",
    "--mantine-color-anchor": "var(--mantine-color-blue-7)",
    "--mantine-color-error": "var(--mantine-color-red-7)",
    "--mantine-color-placeholder": "var(--mantine-color-gray-6)",
    "--mantine-color-dimmed": "var(--mantine-color-gray-6)",
    "--mantine-color-default-border": "var(--mantine-color-gray-4)",
  },
  dark: {
    ...darkTokens,
    ...fills(theme),
    "--mantine-color-anchor": "var(--mantine-color-blue-3)",
    "--mantine-color-error": "var(--mantine-color-red-3)",
    "--mantine-color-red-light-color": "var(--mantine-color-red-2)",
    "--mantine-color-primary-light-color": "var(--mantine-color-brass-2)",
  },
});

/** Same fill in both schemes: Mantine picks its text color by the shade of the light scheme. */
function fills(theme: MantineTheme): Variables {
  const pairs = hues(theme).flatMap(([hue, shades]) => {
    const isLight = isLightColor(shades[8] ?? "", theme.luminanceThreshold);
    const hover = isLight ? 7 : 9;
    return [
      [`--mantine-color-${hue}-filled`, `var(--mantine-color-${hue}-8)`],
      [`--mantine-color-${hue}-filled-hover`, `var(--mantine-color-${hue}-${hover})`],
    ];
  });
  return Object.fromEntries(pairs) as Variables;
}

/** Mantine's yellow, lime, green and orange are too light for text on their own tint. */
function badgeTexts(theme: MantineTheme): Variables {
  const pairs = hues(theme)
    .filter(([hue]) => !Object.hasOwn(palette, hue))
    .map(([hue]) => [
      `--mantine-color-${hue}-light-color`,
      `color-mix(in srgb, var(--mantine-color-${hue}-9) 60%, #000)`,
    ]);
  return Object.fromEntries(pairs) as Variables;
}

function hues(theme: MantineTheme): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(theme.colors).filter(([name]) => name !== theme.primaryColor);
}
