import type { MantineColorsTuple } from "@mantine/core";

/*
 * Every color, size, radius, shadow and duration of the console. Other files use the variables;
 * scripts/raw-values.mjs reports values that are written directly.
 */

/** Ten shades each, light to dark. Their use in theme-variables.ts has AA contrast. */
interface Palette {
  readonly [name: string]: MantineColorsTuple;
}

type Tokens = Readonly<Record<`--quarterdeck-${string}`, string>>;

/** Neutrals of dark mode, from 0 for text to 8 for the background. */
const dark: MantineColorsTuple = [
  "#d3dce6",
  "#b3bfcc",
  "#93a2b3",
  "#7b8b9d",
  "#2b3a4b",
  "#1f2c3a",
  "#172230",
  "#111a25",
  "#0b121b",
  "#060b12",
];

const gray: MantineColorsTuple = [
  "#f6f8fa",
  "#eef1f5",
  "#e3e8ee",
  "#d5dce4",
  "#bac5d1",
  "#8c99a9",
  "#596778",
  "#414e5e",
  "#2a3645",
  "#16202c",
];

const navy: MantineColorsTuple = [
  "#eef3f9",
  "#dbe6f2",
  "#b8cde4",
  "#8fb0d3",
  "#668fbe",
  "#4573a8",
  "#2f5b8f",
  "#21497a",
  "#173862",
  "#0f2746",
];

const brass: MantineColorsTuple = [
  "#fdf7e8",
  "#faecc8",
  "#f5dd9c",
  "#f0ce72",
  "#e9bd4e",
  "#dcab35",
  "#b98a20",
  "#8f6a17",
  "#694d12",
  "#46330d",
];

const blue: MantineColorsTuple = [
  "#ebf4fb",
  "#d3e7f6",
  "#a9d1ee",
  "#7fbbe6",
  "#54a2d8",
  "#3389c4",
  "#2173ab",
  "#195f90",
  "#134b73",
  "#0d3653",
];

const red: MantineColorsTuple = [
  "#fdf1f0",
  "#fbe0dd",
  "#f6beb8",
  "#f09a91",
  "#e8766b",
  "#de5549",
  "#cc3d31",
  "#ad2f25",
  "#8f261e",
  "#6c1c16",
];

export const palette: Palette = { dark, gray, navy, brass, blue, red };

/** Mantine hues in use; the build removes the others. */
export const mantineHues: readonly string[] = ["teal", "yellow", "orange"];

/** Text on brass and other light fills; the darkest color of both schemes. */
export const ink = "#0e1722";

/** Tokens of both modes. `hull` is the dark sidebar. */
export const fixed: Tokens = {
  "--quarterdeck-ink": ink,
  "--quarterdeck-sail": "#f6f1e4",
  "--quarterdeck-sign": brass[4],
  "--quarterdeck-sign-ink": navy[9],
  "--quarterdeck-hull-text": "#c3cfdd",
  "--quarterdeck-hull-dim": "#a9b8c9",
  "--quarterdeck-hull-line": "rgb(255 255 255 / 9%)",
  "--quarterdeck-hull-edge": "rgb(255 255 255 / 22%)",
  "--quarterdeck-hull-lift": "rgb(255 255 255 / 6%)",
  "--quarterdeck-hull-well": "rgb(0 0 0 / 18%)",
  "--quarterdeck-veil": "rgb(9 23 42 / 58%)",
  "--quarterdeck-flag-yellow": brass[4],
  "--quarterdeck-flag-red": "#cf4a3a",
  "--quarterdeck-flag-blue": "#2b63a3",
  "--quarterdeck-flag-black": "#101a27",
  "--quarterdeck-fade-sides":
    "-0.75rem 0 0.5rem -0.375rem var(--mantine-color-body), 0.75rem 0 0.5rem -0.375rem var(--mantine-color-body)",
  "--quarterdeck-type-micro": "0.6875rem",
  "--quarterdeck-type-title": "1.75rem",
  "--quarterdeck-type-motto": "clamp(1.75rem, 2.6vw, 2.5rem)",
  "--quarterdeck-quick": "120ms",
  "--quarterdeck-calm": "160ms",
  "--quarterdeck-slow": "1.4s",
};

export const lightTokens: Tokens = {
  "--quarterdeck-ground": gray[0],
  "--quarterdeck-sunken": gray[1],
  "--quarterdeck-line": "#dfe5ec",
  "--quarterdeck-edge": "#8391a2",
  "--quarterdeck-rim": "#dfe5ec",
  "--quarterdeck-lift": "0 1px 2px rgb(9 23 42 / 6%), 0 12px 32px -8px rgb(9 23 42 / 24%)",
  "--quarterdeck-chosen": navy[1],
  "--quarterdeck-accent": brass[5],
  "--quarterdeck-accent-text": brass[8],
  "--quarterdeck-hull": navy[9],
};

export const darkTokens: Tokens = {
  "--quarterdeck-ground": dark[8],
  "--quarterdeck-sunken": dark[6],
  "--quarterdeck-line": dark[5],
  "--quarterdeck-edge": "#56697f",
  // A shadow is hardly visible in dark mode: overlays have a lighter border.
  "--quarterdeck-rim": "#35475a",
  "--quarterdeck-lift": "0 2px 6px rgb(0 0 0 / 40%), 0 16px 40px rgb(0 0 0 / 55%)",
  "--quarterdeck-chosen": "#172f47",
  "--quarterdeck-accent": brass[4],
  "--quarterdeck-accent-text": brass[3],
  "--quarterdeck-hull": "#0c1c31",
};

/** Paddings, margins and gaps in rem; 1 or 2 px are allowed as well. */
export const spaces: readonly number[] = [
  0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 6,
];

export const type = {
  xs: "0.75rem",
  sm: "0.875rem",
  md: "0.9375rem",
  lg: "1.0625rem",
  xl: "1.25rem",
};

export const corners = { xs: "3px", sm: "5px", md: "8px", lg: "12px", xl: "20px" };

export const shadows = {
  xs: "0 1px 2px rgb(9 23 42 / 8%)",
  sm: "0 1px 2px rgb(9 23 42 / 6%), 0 2px 6px rgb(9 23 42 / 7%)",
  md: "0 1px 2px rgb(9 23 42 / 6%), 0 8px 24px -6px rgb(9 23 42 / 18%)",
  lg: "0 2px 4px rgb(9 23 42 / 5%), 0 18px 44px -12px rgb(9 23 42 / 28%)",
  xl: "0 2px 4px rgb(9 23 42 / 5%), 0 32px 72px -20px rgb(9 23 42 / 36%)",
};
