import { createTheme, virtualColor } from "@mantine/core";
import { corners, ink, palette, shadows, type } from "./tokens.ts";

const fontFamily =
  'Inter, -apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/** Primary actions are navy in light mode and brass in dark mode; links are blue. */
export const theme = createTheme({
  colors: {
    ...palette,
    primary: virtualColor({ name: "primary", light: "navy", dark: "brass" }),
  },
  primaryColor: "primary",
  primaryShade: { light: 8, dark: 4 },
  black: ink,
  autoContrast: true,
  // White and ink have the same contrast at this luminance.
  luminanceThreshold: 0.197,
  fontFamily,
  fontFamilyMonospace:
    'ui-monospace, "SF Mono", SFMono-Regular, Menlo, "Cascadia Mono", Consolas, "Noto Sans Mono", "Liberation Mono", monospace',
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
  defaultRadius: "sm",
  shadows,
  cursorType: "pointer",
  respectReducedMotion: true,
  // Plain objects: `Button.extend` would add every component here to the entry chunk.
  components: {
    Anchor: { defaultProps: { underline: "hover" } },
    Badge: { defaultProps: { variant: "light", radius: "sm", tt: "none", fw: 500 } },
    // The name of a button is its text or its label: its icon has none.
    ActionIcon: { defaultProps: { attributes: { icon: { "aria-hidden": true } } } },
    Button: { defaultProps: { attributes: { section: { "aria-hidden": true } } } },
    // Inputs in one row are aligned, with or without a description.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
    },
    Menu: { defaultProps: { shadow: "md", radius: "md" } },
    Modal: { defaultProps: { radius: "lg", shadow: "xl", centered: true } },
    Paper: { defaultProps: { radius: "md" } },
    Popover: { defaultProps: { shadow: "md", radius: "md" } },
    Tooltip: { defaultProps: { openDelay: 350, radius: "sm" } },
  },
});
