/** As `aria-sort` spells it. */
export type SortDirection = "ascending" | "descending";
