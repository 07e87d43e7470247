import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { query, text } from "#testing/test-list.ts";

const time = { type: "string", format: "date-time" };

/** Fields and operators of the filters of a list whose rows have some fields. */
async function filtersOf(properties: object, parameters: readonly object[]) {
  const content = {
    "application/json": { schema: { type: "array", items: { type: "object", properties } } },
  };
  const get = { parameters, responses: { "200": { content } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/events": { get } } }),
  );
  return model.resources[0]?.list?.filters.map(({ name, fieldName, operator, field }) => [
    name,
    fieldName,
    operator,
    field.label,
  ]);
}

const described = (name: string, description: string, schema: object = time) =>
  query(name, schema, { description });

test.each<readonly [string, object, object, readonly unknown[]]>([
  [
    "a field in code that excludes its end",
    { id: text, time_created: time, time_updated: time },
    described("after", "Limits on `time_created`. Output excludes the given time."),
    ["after", "time_created", "more-than", "Time created after"],
  ],
  [
    "a field in code that includes its end",
    { id: text, created: time, updated: time },
    described("before", "Limits on `updated`, including this time"),
    ["before", "updated", "at-most", "Updated to"],
  ],
  [
    "a key in code",
    { id: text, created: time },
    described("until_id", "Limits on `id`. Marks the end of a range.", text),
    ["until_id", "id", "at-most", "ID to"],
  ],
  [
    "a participle",
    { id: text, created_at: time, updated_at: time },
    described("since", "Only events updated at or after this time"),
    ["since", "updated_at", "at-least", "Updated at from"],
  ],
  [
    "a participle of a noun",
    { id: text, creationDate: time, modified: time },
    described("endDate", "Events created before this date"),
    ["endDate", "creationDate", "at-most", "Creation date to"],
  ],
  [
    "the plain one of several times",
    { id: text, timestamp: time, nextAttempt: time },
    query("before", time),
    ["before", "timestamp", "less-than", "Timestamp before"],
  ],
  [
    "a text with the name of a time",
    { id: text, log_date: text },
    described("to", "Logs before this date", text),
    ["to", "log_date", "at-most", "Log date to"],
  ],
  [
    "the only time",
    { id: text, time },
    described("date_start", "Filter events from given date", text),
    ["date_start", "time", "at-least", "Time from"],
  ],
])("%s is the field of the end of a range", async (_, properties, parameter, expected) => {
  expect(await filtersOf(properties, [parameter])).toEqual([expected]);
});

test.each<readonly [string, object, object]>([
  [
    "several times without a word",
    { id: text, created: time, updated: time },
    described("since", "Start of the period"),
  ],
  ["a place", { id: text, created: time }, described("from", "Address of the sender", text)],
  [
    "another participle",
    { id: text, created: time },
    described("since", "Only events that were paid after this time"),
  ],
])("%s is not a field of the end of a range", async (_, properties, parameter) => {
  expect((await filtersOf(properties, [parameter]))?.[0]?.[1]).toBeUndefined();
});

test.each<readonly [string, object, readonly unknown[]]>([
  ["channel", { channels: { type: "array", items: text } }, ["channels", "is"]],
  ["group", { group_id: { type: "integer" } }, ["group_id", "is"]],
  ["valid_not_before", { valid_not_before: time }, ["valid_not_before", "is"]],
])("%s filters a field of %j", async (name, properties, expected) => {
  const filters = await filtersOf({ id: text, ...properties }, [query(name, text)]);
  expect(filters?.map(([, fieldName, operator]) => [fieldName, operator])).toEqual([expected]);
});
