import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";
import { theme as own } from "../src/app/theme.ts";
import { cssVariablesResolver } from "../src/app/theme-variables.ts";

const NAME = "virtual:theme-variables.css";
const STUB = "\0no-css-variables";

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
      return id.endsWith("/MantineCssVariables.mjs") ? STUB : undefined;
    },
    load(id) {
      if (id === `\0${NAME}`) return writeVariables();
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
  return convertCssVariables(variables, ":root");
}
