import type { MantineThemeOverride } from "@mantine/core";
import { theme } from "./theme.ts";
import { corners, shadows, type } from "./tokens.ts";

const fontFamily = 'Inter, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

/** The theme with fonts, sizes and shadows, which the build writes as variables: the browser needs no copy. */
export const staticTheme: MantineThemeOverride = {
  ...theme,
  fontFamily,
  fontFamilyMonospace: "ui-monospace, Menlo, Consolas, monospace",
  fontSizes: type,
  headings: {
    fontFamily,
    fontWeight: "600",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "1.625rem", lineHeight: "1.25" },
      h2: { fontSize: "1.25rem", lineHeight: "1.3" },
      h3: { fontSize: "1.0625rem", lineHeight: "1.35" },
      h4: { fontSize: "0.9375rem", lineHeight: "1.4" },
      h5: { fontSize: "0.875rem", lineHeight: "1.4" },
      h6: { fontSize: "0.75rem", lineHeight: "1.4" },
    },
  },
  radius: corners,
  shadows,
};
