import { filterValues } from "#request/lists/filter-values.ts";
import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
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

test.each([
  ["stale", {}, "boolean"],
  ["filter[stale]", {}, "boolean"],
  ["stale__exact", {}, "boolean"],
  ["stale", { example: "Y" }, "text"],
  ["stale", { default: "any" }, "text"],
  ["stale", { pattern: "^[01]$" }, "text"],
])("a text filter %s with %j on a boolean has the kind %s", async (name, facts, kind) => {
  const row = { type: "object", properties: { id: text, stale: { type: "boolean" } } };
  const content = { "application/json": { schema: { type: "array", items: row } } };
  const parameters = [query(name, { ...text, ...facts })];
  const get = { parameters, responses: { "200": { content } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/flags": { get } } }),
  );
  expect(model.resources[0]?.list?.filters.map(({ field }) => field.kind)).toEqual([kind]);
});

// Values of feature flags, of a search over products and of an accounting API.
test.each<readonly [string, object, readonly string[]]>([
  [
    "status",
    { type: "string", pattern: "^(IS|IS_NOT|IS_ANY_OF|IS_NONE_OF):(.*?)(,([a-z]+))*$" },
    [
      "status is choice IS:",
      "status.is-not is-not choice IS_NOT:",
      "status.in in choice IS_ANY_OF:",
    ],
  ],
  [
    "created",
    { type: "string", pattern: "^(IS_BEFORE|IS_ON_OR_AFTER):\\d{4}-\\d{2}-\\d{2}$" },
    ["created less-than date IS_BEFORE:", "created.at-least at-least date IS_ON_OR_AFTER:"],
  ],
  ["stale", { type: "string", pattern: "^IS:(true|false)$" }, ["stale is boolean IS:"]],
  [
    "total",
    { type: "string", description: "Such as `gte:100`, `lt:20` or `in:1,2`" },
    [
      "total at-least number gte:",
      "total.less-than less-than number lt:",
      "total.in in number in:",
    ],
  ],
])("values of %s with %j start with an operator", async (name, schema, expected) => {
  const { filters } = await listOf({ parameters: [query(name, schema)] });
  const facts = filters.map(({ name: own, operator, field, at }) =>
    [own, operator, field.kind, at.path?.[0]].join(" "),
  );
  expect(facts).toEqual(expected);
});

test.each([
  [{ status: ["open"] }, "IS:open"],
  [{ "status.in": ["open", "closed"] }, "IS_ANY_OF:open,closed"],
])("%j writes %s", async (chosen, written) => {
  const schema = { type: "string", pattern: "^(IS|IS_ANY_OF):(.*?)$" };
  const { filters } = await listOf({ parameters: [query("status", schema)] });
  expect(filterValues(filters, chosen)).toEqual([{ at: { parameter: "status" }, value: written }]);
});

test("prose with a colon is not an operator", async () => {
  const schema = { type: "string", description: "The status: open or closed. Note: to:day" };
  const { filters } = await listOf({ parameters: [query("status", schema)] });
  expect(filters.map(({ at }) => at.syntax)).toEqual([undefined]);
});
