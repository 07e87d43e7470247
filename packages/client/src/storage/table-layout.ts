/** Column widths and pinned columns, by field name. */
export interface TableLayout {
  readonly widths: Readonly<Record<string, number>>;
  readonly pinned: readonly string[];
}

export const emptyLayout: TableLayout = { widths: {}, pinned: [] };

/** Reads a stored layout of any version; undefined: not a layout. */
export function readTableLayout(stored: unknown): TableLayout | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { widths, pinned } = stored as Partial<Record<keyof TableLayout, unknown>>;
  const entries = Object.entries(typeof widths === "object" && widths !== null ? widths : {});
  return {
    widths: Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    ),
    pinned: Array.isArray(pinned) ? pinned.filter((name) => typeof name === "string") : [],
  };
}
