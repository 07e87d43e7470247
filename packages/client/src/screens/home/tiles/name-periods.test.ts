// @vitest-environment node
import type { Period } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { namePeriods } from "./name-periods.ts";

const readAt = new Date(2026, 4, 3, 12).getTime();
const may2 = new Date(2026, 4, 2).getTime();
const may3 = new Date(2026, 4, 3).getTime();
const may4 = new Date(2026, 4, 4).getTime();
const may5 = new Date(2026, 4, 5).getTime();
const dec31 = new Date(2025, 11, 31).getTime();
const jan1 = new Date(2026, 0, 1).getTime();
const jan2 = new Date(2026, 0, 2).getTime();
const first = new Date(2026, 4, 1).getTime();

type Row = readonly [
  claim: string,
  locale: string,
  period: Period,
  starts: readonly number[],
  end: number,
  want: readonly string[],
];

test.each<Row>([
  [
    "labels of days in this year have no year, names do",
    "en-US",
    "day",
    [may2, may3],
    may4,
    ["May 2 | May 2, 2026 | past", "May 3 | May 3, 2026 | underway"],
  ],
  [
    "each label has the year if a day is in another year",
    "en-US",
    "day",
    [dec31, jan1],
    jan2,
    ["Dec 31, 2025 | Dec 31, 2025 | past", "Jan 1, 2026 | Jan 1, 2026 | past"],
  ],
  [
    "future days are ahead",
    "en-US",
    "day",
    [may3, may4],
    may5,
    ["May 3 | May 3, 2026 | underway", "May 4 | May 4, 2026 | ahead"],
  ],
  [
    "a month label has its year",
    "en-US",
    "month",
    [first],
    new Date(2026, 5, 1).getTime(),
    ["May 2026 | May 2026 | underway"],
  ],
  [
    "month names without spaces become numbers that break after slashes",
    "ja",
    "day",
    [may2],
    may3,
    ["5/\u200b2 | 2026年5月2日 | past"],
  ],
])("%s", (_, locale, period, starts, end, want) => {
  const named = namePeriods({ period, starts, end, readAt }, locale);
  expect(named.map(({ label, name, tense }) => `${label} | ${name} | ${tense}`)).toEqual(want);
});
