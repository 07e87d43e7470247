import { expect, test } from "vitest";
import { query, text } from "#testing/test-list.ts";
import { queryOf } from "#testing/test-tickets.ts";

const described = (description: string) => ({ description });
const pair = { type: "array", items: { type: "string" } };

test.each<readonly [string, object, string, string]>([
  [
    "two points, from an example",
    query(
      "filter[due]",
      text,
      described(
        "The start (inclusive) and end (exclusive) dates, separated by `..`: `filter[due]=2017-11-01..2017-12-01`",
      ),
    ),
    "filter[due]",
    "filter[due]=2026-01-01..2026-02-01",
  ],
  [
    "a comma, from the name and an example",
    query("total_range", text, described("For example 10,50")),
    "total_range",
    "total_range=10,50",
  ],
  [
    "a hyphen, from its words",
    query(
      "total",
      text,
      described("A range of totals: minimum and maximum, separated by a hyphen"),
    ),
    "total",
    "total=10-50",
  ],
  [
    "a list of two values",
    query("range", { type: "object", properties: { total: pair } }, { style: "deepObject" }),
    "range.total",
    "range[total][]=10&range[total][]=50",
  ],
])("the ends of a range as one value with %s", async (_name, parameter, name, expected) => {
  const [lower = "", upper = ""] = name.includes("due")
    ? ["2026-01-01", "2026-02-01"]
    : ["10", "50"];
  expect(await queryOf(parameter, { [name]: [lower], [`${name}.to`]: [upper] })).toBe(expected);
});

test.each([
  [{ total: ["5"] }, "total=5..2147483647"],
  [{ "total.to": ["5"] }, "total=-2147483648..5"],
])("%j is sent with the other end far away", async (filters, expected) => {
  const parameter = query("total", text, described("A range such as `5..10`"));
  expect(await queryOf(parameter, filters)).toBe(expected);
});

test("an end that the description permits to omit is omitted", async () => {
  const parameter = query("total", text, described("A range such as `5..10`; omit either end"));
  expect(await queryOf(parameter, { total: ["5"] })).toBe("total=5..");
});

test.each([
  ["a time of the day", "Only tickets between morning and evening, e.g. 18:00:00"],
  ["one date", "Tickets from this date, until today, e.g. 2020-01-01"],
])("%s is not a range", async (_name, description) => {
  expect(await queryOf(query("title", text, described(description)), { title: ["x"] })).toBe(
    "title=x",
  );
});
