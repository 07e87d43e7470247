import type { FilterOperator } from "@quarterdeck/model";

const first = "00:00:00";
const last = "23:59:59.999";

/** Where a range of days alone begins and ends: "after" a day is after all of it. */
export const dayEnds: Readonly<Partial<Record<FilterOperator, string>>> = {
  "at-least": first,
  "less-than": first,
  "at-most": last,
  "more-than": last,
};
