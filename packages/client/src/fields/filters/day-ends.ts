import type { FilterOperator } from "@quarterdeck/model";

const first = "00:00:00";
const last = "23:59:59.999";

/** Default time of day for each end of a range: "after" a day means after all of it. */
export const dayEnds: Readonly<Partial<Record<FilterOperator, string>>> = {
  "at-least": first,
  "less-than": first,
  "at-most": last,
  "more-than": last,
};
