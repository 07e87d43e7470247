// @vitest-environment node
import type { Field, Filter, FilterOperator } from "@quarterdeck/model";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findSpan, readSpan, writeSpan } from "./filter-span.ts";

beforeAll(() => vi.stubEnv("TZ", "Europe/Berlin"));
afterAll(() => vi.unstubAllEnvs());

function filter(operator: FilterOperator, over: object = {}): Filter {
  const field = { kind: "date-time", name: "at", label: "At", isRequired: false, ...over } as Field;
  return { name: operator, at: { parameter: operator }, operator, field, fieldName: "at" };
}

const halfOpen = [filter("is"), filter("at-least"), filter("at-most"), filter("less-than")];
const closed = [filter("at-least"), filter("at-most")];
const counted = closed.map(({ operator }) => filter(operator, { unix: "seconds" }));

test.each<readonly [string, readonly Filter[], string, object]>([
  [
    "a day ends before the next begins",
    halfOpen,
    "2026-03-05",
    { "at-least": ["2026-03-04T23:00:00.000Z"], "less-than": ["2026-03-05T23:00:00.000Z"] },
  ],
  [
    "a day of 23 hours",
    halfOpen,
    "2026-03-29",
    { "at-least": ["2026-03-28T23:00:00.000Z"], "less-than": ["2026-03-29T22:00:00.000Z"] },
  ],
  [
    "an end that counts is the last instant",
    closed,
    "2026-03-05",
    { "at-least": ["2026-03-04T23:00:00.000Z"], "at-most": ["2026-03-05T22:59:59.999Z"] },
  ],
  [
    "a minute",
    closed,
    "2026-03-05T09:30",
    { "at-least": ["2026-03-05T08:30:00.000Z"], "at-most": ["2026-03-05T08:30:59.999Z"] },
  ],
  ["midnight's minute", halfOpen, "2026-03-05T00:00", {}],
  ["seconds since 1970", counted, "1970-01-02", { "at-least": ["82800"], "at-most": ["169199"] }],
])("%s is written and read", (_, filters, local, want) => {
  const span = findSpan(filters);
  if (span === undefined) throw new Error("no span");
  const chosen = writeSpan(span, local);
  expect(chosen).toMatchObject(want);
  expect(readSpan(span, chosen)).toBe(local);
});

test("other ranges are neither a day nor a minute", () => {
  const span = findSpan(closed);
  if (span === undefined) throw new Error("no span");
  const begin = ["2026-03-04T23:00:00.000Z"];
  const chosen = [
    {},
    { "at-least": begin },
    { "at-least": begin, "at-most": ["2026-03-06T22:59:59.999Z"] },
    { "at-least": ["yesterday"], "at-most": ["today"] },
    { "at-least": [...begin, "2026-03-05T23:00:00.000Z"], "at-most": ["2026-03-05T22:59:59.999Z"] },
  ];
  expect(chosen.map((one) => readSpan(span, one))).toEqual(chosen.map(() => undefined));
});

test.each<readonly [string, readonly Filter[]]>([
  ["only one end", [filter("is"), filter("at-least")]],
  [
    "days, which are compared as they are",
    closed.map(({ operator }) => filter(operator, { kind: "date" })),
  ],
  ["filters of no field", closed.map(({ fieldName: _of, ...one }) => one)],
])("none is offered for %s", (_, filters) => {
  expect(findSpan(filters)).toBeUndefined();
});
