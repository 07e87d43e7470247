// @vitest-environment node
import { expect, test } from "vitest";
import { withoutMonth } from "./display-month.ts";

test.each([
  ["calendar:due", "calendar:due"],
  ["calendar:due:2026-03", "calendar:due"],
  ["calendar:dates:start:1999-12", "calendar:dates:start"],
  ["board:status", "board:status"],
  ["?display=calendar:due:2026-03&q=calendar", "?display=calendar:due&q=calendar"],
  ["?due=2026-03&q=12:2026-03", "?due=2026-03&q=12:2026-03"],
])("%s is %s without its month", (text, base) => {
  expect(withoutMonth(text)).toBe(base);
});
