import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";
import { theme as own } from "../src/app/theme.ts";
import { cssVariablesResolver } from "../src/app/theme-variables.ts";
import { borrowed, byDay, palette } from "../src/app/tokens.ts";

const NAME = "virtual:theme-variables.css";
const STUB = "\0no-css-variables";
const HUES = "\0hues";

/**
 * The theme's variables as a stylesheet. Mantine would make them in the browser, after its own
 * defaults had come as a stylesheet: twice the bytes, and the first frame painted without them.
 */
export function themeVariables(): Plugin {
  return {
    name: "quarterdeck:theme-variables",
    enforce: "pre",
    resolveId(id) {
      if (id === NAME) return `\0${NAME}`;
      if (id.endsWith("/default-colors.mjs")) return HUES;
      return id.endsWith("/MantineCssVariables.mjs") ? STUB : undefined;
    },
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { name: "theme-color", content: byDay["--quarterdeck-hull"] },
        injectTo: "head",
      },
    ],
    load(id) {
      if (id === `\0${NAME}`) return writeVariables();
      if (id === HUES) return `export const DEFAULT_COLORS = ${JSON.stringify(borrowedHues())};`;
      return id === STUB ? "export const MantineCssVariables = () => null;" : undefined;
    },
  };
}

function writeVariables(): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, own);
  const preset = defaultCssVariablesResolver(theme);
  const ours = cssVariablesResolver(theme);
  const variables = {
    variables: { ...preset.variables, ...ours.variables },
    light: { ...preset.light, ...ours.light, "--mantine-color-scheme": "light" },
    dark: { ...preset.dark, ...ours.dark, "--mantine-color-scheme": "dark" },
  };
  const drawn = Object.entries(variables).map(([scheme, all]) => [scheme, dropUndrawn(all)]);
  return convertCssVariables(Object.fromEntries(drawn) as typeof variables, ":root");
}

/** Without the hues that nothing is drawn in, and without edges of a variant that has no user. */
function dropUndrawn(all: Record<string, string>): Record<string, string> {
  const undrawn = Object.keys(DEFAULT_THEME.colors).filter(
    (hue) => !(hue in palette) && !borrowed.includes(hue),
  );
  const isUndrawn = new RegExp(
    `^--mantine-color-(?:(?:${undrawn.join("|")})-|.+-outline(?:-hover)?$)`,
  );
  return Object.fromEntries(Object.entries(all).filter(([name]) => !isUndrawn.test(name)));
}

function borrowedHues(): object {
  const { colors } = DEFAULT_THEME;
  return Object.fromEntries(Object.entries(colors).filter(([hue]) => borrowed.includes(hue)));
}
