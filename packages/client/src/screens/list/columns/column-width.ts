/** How narrow and how wide a column may be made, in pixels. */
export const narrowest = 56;
export const widest = 800;

export function fitWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, narrowest), widest));
}
