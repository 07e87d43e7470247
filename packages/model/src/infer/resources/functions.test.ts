import { expect, test } from "vitest";
import { createTestModel, json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

const query = { parameters: [{ name: "value", in: "query", schema: { type: "string" } }] };

// Numbers, languages, prices: the result depends on the input.
test.each([
  ["/is-prime", "Checks whether a number is prime", []],
  ["/pirate", "Translate a text", []],
  ["/price", "Calculates the price of a trip", []],
  ["/profile", "Get the profile", ["profile!: read"]],
])("a read at %s, %s: %s", async (path, summary, expected) => {
  const get = { summary, ...query, ...json(record()) };
  expect(await summarize({ [path]: { get } })).toEqual(expected);
});

test.each([
  ["/geometrySearch/{text}", "Geometry search", "geometrySearch: read"],
  ["/routes/filter/{text}", "Routed filter", "filter: read"],
  ["/notes/{id}", "Notes", "notes: read update"],
])("a POST at %s with the words of a search does not edit: %s", async (path, summary, expected) => {
  const get = { summary, ...json(record()) };
  expect(await summarize({ [path]: { get, post: { summary, ...sent() } } })).toEqual([expected]);
});

test.each([
  ["Convert a given number to binary.", "Convert number to binary"],
  ["Checks the number. The result is cached.", "Checks the number"],
  [`Checks ${"at length ".repeat(8)}the number`, "Get numbers binary"],
])("an operation with only the description %s has the label %s", async (description, label) => {
  const get = { description, ...query, ...json(record()) };
  const { operations } = await createTestModel({ "/numbers/binary": { get } });
  expect(operations[0]?.label).toBe(label);
});

// Screenshots, mailing lists, storage: a GET that deletes returns the deleted rows.
test.each([
  ["/screenshot/delete", "Delete screenshot data", []],
  ["/subscriber/remove", "Removes a subscriber", []],
  ["/files/purge", "Purge files of a folder", []],
  ["/files/trash", "Deleted files", ["trash: list"]],
])("rows of a read at %s, %s: %j", async (path, summary, expected) => {
  const get = { summary, ...query, ...rows() };
  expect(await summarize({ [path]: { get } })).toEqual(expected);
});
