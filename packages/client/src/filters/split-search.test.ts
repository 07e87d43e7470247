// @vitest-environment node
import { expect, test } from "vitest";
import type { FilterGroup } from "./filter-groups.ts";
import { splitSearch } from "./split-search.ts";

const groups: readonly FilterGroup[] = [
  { id: "status", label: "State", filters: [] },
  { id: "placedAt", label: "Placed at", filters: [] },
  { id: " created_after", label: "Created after", filters: [] },
];

test.each([
  ["status:open", "status:open", ""],
  ["State=open", "State=open", ""],
  ["placed:this-month", "placed:this-month", ""],
  ["red mug status:open,paid", "status:open,paid", "red mug"],
  ['"created after">2026-01-01 mug', '"created after">2026-01-01', "mug"],
  ["mug Placed at >= 2026-01-01", "Placed at >= 2026-01-01", "mug"],
  ["status:open name:Ada", "status:open", "name:Ada"],
])("%s is split", (text, conditions, words) => {
  expect(splitSearch(text, groups)).toEqual({ conditions, words });
});

test.each(["mug", "status", "status:", "http://status", "note: status", ":open", "12:30"])(
  "%s is only a search",
  (text) => {
    expect(splitSearch(text, groups)).toBeUndefined();
  },
);
