import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";
import { staticTheme } from "#app/static-theme.ts";
import { cssVariablesResolver } from "#app/theme-variables.ts";
import { mantineHues, lightTokens, palette } from "#app/tokens.ts";

const NAME = "virtual:theme-variables.css";
const STUB = "\0no-css-variables";
const HUES = "\0hues";

const DEFAULT_COLORS = /\/default-colors\.mjs$/;
const CSS_VARIABLES = /\/MantineCssVariables\.mjs$/;

/**
 * The theme's variables as a stylesheet. Mantine would create them in the browser: the first frame
 * would be painted without them, and the strict policy of a static host would block them.
 */
export function themeVariables(): Plugin {
  const resolved = new Set<string>();
  const resolveTo = (id: string): string => {
    resolved.add(id);
    return id;
  };
  return {
    name: "quarterdeck:theme-variables",
    enforce: "pre",
    resolveId(id) {
      if (id === NAME) return resolveTo(`\0${NAME}`);
      if (DEFAULT_COLORS.test(id)) return resolveTo(HUES);
      return CSS_VARIABLES.test(id) ? resolveTo(STUB) : undefined;
    },
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { name: "theme-color", content: lightTokens["--quarterdeck-hull"] },
        injectTo: "head",
      },
    ],
    load(id) {
      if (id === `\0${NAME}`) return writeVariables();
      if (id === HUES) return `export const DEFAULT_COLORS = ${JSON.stringify(borrowedHues())};`;
      return id === STUB ? "export const MantineCssVariables = () => null;" : undefined;
    },
    generateBundle() {
      if (resolved.size < 3) {
        this.error(`${NAME} or a module of Mantine that it replaces is not imported.`);
      }
    },
  };
}

function writeVariables(): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, staticTheme);
  const preset = defaultCssVariablesResolver(theme);
  const ours = cssVariablesResolver(theme);
  const variables = {
    variables: { ...preset.variables, ...ours.variables },
    light: { ...preset.light, ...ours.light, "--mantine-color-scheme": "light" },
    dark: { ...preset.dark, ...ours.dark, "--mantine-color-scheme": "dark" },
  };
  const used = Object.entries(variables).map(([scheme, all]) => [scheme, dropUnused(all)]);
  return convertCssVariables(Object.fromEntries(used) as typeof variables, ":root");
}

/** Removes the hues, the variant, and the sizes and layers that no component uses. */
function dropUnused(all: Record<string, string>): Record<string, string> {
  const unused = Object.keys(DEFAULT_THEME.colors).filter(
    (hue) => !(hue in palette) && !mantineHues.includes(hue),
  );
  const isUnused = new RegExp(
    `^--mantine-(?:color-(?:(?:${unused.join("|")})-|.+-outline(?:-hover)?$)|primary-color-\\d|h[16]-|heading-font-weight|breakpoint-|z-index-)`,
  );
  return Object.fromEntries(Object.entries(all).filter(([name]) => !isUnused.test(name)));
}

function borrowedHues(): object {
  const { colors } = DEFAULT_THEME;
  return Object.fromEntries(Object.entries(colors).filter(([hue]) => mantineHues.includes(hue)));
}
