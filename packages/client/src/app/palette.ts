import type { MantineColorsTuple } from "@mantine/core";

/** Ten shades each, light to dark. Contrasts are AA where theme-variables.ts puts them. */
interface Palette {
  readonly [name: string]: MantineColorsTuple;
}

/** Night watch: the dark scheme's neutrals, 0 for text down to 8 for the ground. */
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

/** Text on brass and other light fills; the blackest of both schemes. */
export const ink = "#0e1722";
