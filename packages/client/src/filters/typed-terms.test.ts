// @vitest-environment node
import { expect, test } from "vitest";
import { quote, readTerms } from "./typed-terms.ts";

test.each([
  ["a value", "status:open", ["status", ":", "open"]],
  ["several values", "status:open,paid", ["status", ":", "open", "paid"]],
  ["quotes", 'customer:"Ada Lovelace"', ["customer", ":", "Ada Lovelace"]],
  ["a comma in quotes", 'name:"a, b",c', ["name", ":", "a, b", "c"]],
  ["quotes that are still open", 'customer:"Ada Lo', ["customer", ":", "Ada Lo"]],
  ["a name in quotes", '"Order date">=2026-01-02', ["Order date", ">=", "2026-01-02"]],
  ["a time", "placed>2026-01-02T10:00", ["placed", ">", "2026-01-02T10:00"]],
  ["no value yet", "total<", ["total", "<"]],
  ["spaces before and after a comparison", "total >= 5", ["total", ">=", "5"]],
  ["a word", "tot", ["tot", undefined]],
  ["a name that is not Latin", "État!=payé", ["État", "!=", "payé"]],
])("%s", (_claim, text, want) => {
  expect(readTerms(text).map(({ name, sign, values }) => [name, sign, ...values])).toEqual([want]);
});

test("terms have their position in the text", () => {
  const terms = readTerms('  status:open  "a b">5 !');
  expect(terms.map(({ start, text }) => [start, text])).toEqual([
    [2, "status:open"],
    [15, '"a b">5'],
    [23, "!"],
  ]);
});

test.each([
  ["Order date>1996-06-01", ["Order date>1996-06-01"]],
  ["red mug order date >= 1996-06-01", ["red", "mug", "order date >= 1996-06-01"]],
  ["status:open Ship to city:Rome", ["status:open", "Ship to city:Rome"]],
  ["late total>5", ["late", "total>5"]],
])("a field name with spaces in %s needs no quotes", (text, want) => {
  const fields = new Set(["order date", "ship to city", "total"]);
  const terms = readTerms(text, (name) => fields.has(name.toLowerCase()));
  expect(terms.map((term) => term.text)).toEqual(want);
});

test.each(["open", "two words", "a,b", "a:b"])("%s is read as it was written", (value) => {
  expect(readTerms(`x:${quote(value)}`)[0]?.values).toEqual([value]);
});
