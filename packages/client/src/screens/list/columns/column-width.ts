/** Limits of a column width, in pixels. */
export const minWidth = 56;
export const maxWidth = 800;

export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, minWidth), maxWidth));
}
