// @vitest-environment node
import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

type Kind = "date" | "date-time" | "time";

const tokyo = { locale: "en-GB", timeZone: "Asia/Tokyo" };
const honolulu = { locale: "en-GB", timeZone: "Pacific/Honolulu" };

const cases: readonly (readonly [Kind, string, typeof tokyo, string | undefined])[] = [
  // A day is the same in every time zone.
  ["date", "2026-03-05", tokyo, "5 Mar 2026"],
  ["date", "2026-03-05", honolulu, "5 Mar 2026"],
  ["date", "2026-03-05T00:00:00Z", honolulu, "5 Mar 2026"],
  ["date", "2026-03-05T00:00:00.000Z", honolulu, "5 Mar 2026"],
  // An instant is formatted in the user's time zone.
  ["date-time", "2026-03-05T23:30:00Z", tokyo, "6 Mar 2026, 08:30"],
  ["date-time", "2026-03-05T23:30:00Z", honolulu, "5 Mar 2026, 13:30"],
  ["date-time", "2026-03-05T23:30:00.123456+02:00", tokyo, "6 Mar 2026, 06:30"],
  ["date-time", "2026-03-05 23:30:00+00", tokyo, "6 Mar 2026, 08:30"],
  // A time without an offset is not shifted.
  ["date-time", "2026-03-05T23:30:00", tokyo, "5 Mar 2026, 23:30"],
  ["date-time", "2026-03-05", honolulu, "5 Mar 2026"],
  // JSON of .NET has milliseconds since 1970.
  ["date-time", "/Date(1772753400000+0100)/", honolulu, "5 Mar 2026, 13:30"],
  ["time", "23:30:00", tokyo, "23:30"],
  ["time", "23:30", honolulu, "23:30"],
  // Other texts are not formatted.
  ["date", "soon", tokyo, undefined],
  ["date-time", "2026-13-45T99:99:99Z", tokyo, undefined],
  ["time", "late", tokyo, undefined],
];

test.each(cases)("the %s %s reads with %o as %s", (kind, value, formats, want) => {
  expect(formatTime(value, { kind }, { formats })).toBe(want);
});

test("seconds and milliseconds since 1970 are instants", () => {
  const options = { formats: { locale: "en-GB", timeZone: "UTC" } };
  expect(formatTime(1_772_755_200, { kind: "date-time", unix: "seconds" }, options)).toBe(
    "6 Mar 2026, 00:00",
  );
  expect(formatTime(1_772_755_200_000, { kind: "date", unix: "milliseconds" }, options)).toBe(
    "6 Mar 2026",
  );
  expect(formatTime(true, { kind: "date", unix: "seconds" }, options)).toBeUndefined();
});

test("an exact time has seconds and the time zone", () => {
  const options = { formats: { locale: "en-GB", timeZone: "UTC" }, isExact: true };
  expect(formatTime("2026-03-05T23:30:07Z", { kind: "date-time" }, options)).toBe(
    "5 Mar 2026, 23:30:07 UTC",
  );
});
