import { createTheme, virtualColor } from "@mantine/core";
import { ink, palette } from "./tokens.ts";

/**
 * Theme that the browser needs; `static-theme.ts` has the rest.
 * Primary actions are navy in light mode and brass in dark mode; links are blue.
 */
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
  defaultRadius: "sm",
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
