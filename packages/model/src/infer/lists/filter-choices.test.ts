import { expect, test } from "vitest";
import { listOf, query, text } from "#testing/test-list.ts";

test.each([
  ["status", "choice", "the choices of the row's field"],
  ["filter[status]", "choice", "the choices of the row's field"],
  ["status__exact", "choice", "the choices of the row's field"],
  ["status[ne]", "choice", "the choices of the row's field"],
  ["status__in", "text", "text, as several values are written in one"],
  ["status__icontains", "text", "text, as a part of a value is not a choice"],
])("a text filter %s has the kind %s: %s", async (name, kind) => {
  const { filters } = await listOf({ parameters: [query(name, text)] });
  expect(filters.map(({ field }) => field.kind)).toEqual([kind]);
});

test("a filter with its own syntax is text", async () => {
  const schema = { type: "string", pattern: "^(IS|IS_NOT):.+$" };
  const { filters } = await listOf({ parameters: [query("status", schema)] });
  expect(filters[0]?.field.kind).toBe("text");
});
