/** Look of a button in the toolbar of a list: without a frame. */
export const toolLook = {
  variant: "subtle",
  color: "var(--mantine-color-text)",
  px: "xs",
} as const;

export type ToolLook = typeof toolLook | undefined;
