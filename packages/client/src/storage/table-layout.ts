/** How wide columns are and which stay in view, by field name. */
export interface TableLayout {
  readonly widths: Readonly<Record<string, number>>;
  readonly pinned: readonly string[];
}

export const emptyLayout: TableLayout = { widths: {}, pinned: [] };

/** What was kept, by whatever version: what is no layout counts as none. */
export function readTableLayout(kept: unknown): TableLayout | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { widths, pinned } = kept as Partial<Record<keyof TableLayout, unknown>>;
  const entries = Object.entries(typeof widths === "object" && widths !== null ? widths : {});
  return {
    widths: Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    ),
    pinned: Array.isArray(pinned) ? pinned.filter((name) => typeof name === "string") : [],
  };
}
