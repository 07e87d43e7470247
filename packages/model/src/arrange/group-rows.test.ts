import { expect, test } from "vitest";
import { parseJson } from "#json/parse-json.ts";
import { addDecimals } from "./add-decimals.ts";
import { groupRows } from "./group-rows.ts";

test.each([
  ["cents", ["0.1", "0.2"], "0.3"],
  ["64-bit integers", ["9007199254740993", "1"], "9007199254740994"],
  ["different scales and signs", ["1.50", "-0.255", "3"], "4.245"],
  ["a sum below zero", ["-0.5", "0.25"], "-0.25"],
  ["exponents", ["1e3", "2.5e-2"], "1000.025"],
  ["other texts are left out", ["", "many", "2"], "2"],
  ["no number", ["", "-", "."], undefined],
])("%s", (_claim, texts, want) => {
  expect(addDecimals(texts)).toBe(want);
});

test("rows are grouped by value, largest first, with exact sums", () => {
  const rows = parseJson(
    `[{"state":"open","total":0.10,"weight":null},{"state":"paid","total":0.2,"weight":1},
      {"state":"open","total":"0.20"},{"total":5},{"state":null,"total":1}]`,
  );
  if (!Array.isArray(rows)) throw new Error("not rows");
  const groups = groupRows(rows, "state", ["total", "weight"]);
  expect(groups.map(({ value, count, sums }) => [value, count, ...sums.map(String)])).toEqual([
    ["open", 2, "0.30", "undefined"],
    [null, 2, "6", "undefined"],
    ["paid", 1, "0.2", "1"],
  ]);
});
