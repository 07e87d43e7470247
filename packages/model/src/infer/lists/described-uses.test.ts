import { expect, test } from "vitest";
import { listOf, query, text } from "#testing/test-list.ts";

test.each([
  ["filter", "filter the results by matching substrings of properties against this value"],
  ["filter", "Free text that is searched in all fields"],
  ["textToSearch", "Optional: Text to search from the name"],
  ["narrow", "The text to look for"],
  ["match", "Searches for substrings in the name and the title"],
  ["phrase", "Search phrase"],
  ["narrow", "The search term, at least three characters"],
  ["contains", "Only records that contain this text"],
])("a %s that is described as %s is the search", async (name, description) => {
  const { filters, search } = await listOf({ parameters: [query(name, text, { description })] });
  expect(search).toEqual({ parameter: name });
  expect(filters).toEqual([]);
});

test.each([
  ["note", "The text of the note"],
  ["note", "Keyword of the order"],
  ["note", "Search term for the note"],
  ["note", "Only records that contain this text in the note"],
])("a %s that is described as %s is not the search", async (name, description) => {
  const { search } = await listOf({ parameters: [query(name, text, { description })] });
  expect(search).toBeUndefined();
});

test("a switch for links is not a filter, although it takes text", async () => {
  expect((await listOf({ parameters: [query("show_links", text)] })).filters).toEqual([]);
});

test.each([
  ["results_only", "Removes response envelope with information about the query"],
  ["id_only", "Removes `url` fields from output and shows `_id` instead"],
  ["links", "Adds hypermedia links to each response"],
  ["timeout_s", "Overrides the default query timeout"],
])("the switch %s of the response is not a filter", async (name, description) => {
  const schema = { type: name === "timeout_s" ? "number" : "boolean" };
  const { filters } = await listOf({ parameters: [query(name, schema, { description })] });
  expect(filters).toEqual([]);
});

test.each([
  ["note", "Do a 'LIKE' search, you can also use '%'", "contains"],
  ["note", "Partial match on the note", "contains"],
  ["note", "Only orders whose note contains this text", "contains"],
  ["note", "The note of the order", "is"],
  ["note", "Comma-separated list of notes", "in"],
  ["note", "Notes, separated by commas", "in"],
])("the filter %s that is described as %s is %s", async (name, description, operator) => {
  const { filters } = await listOf({ parameters: [query(name, text, { description })] });
  expect(filters).toMatchObject([{ fieldName: name, operator }]);
});

test("the filter by several keys, which are separated by commas, has the field of the key", async () => {
  const several = query("ids", text, { description: "Only these ids, comma separated" });
  const { filters } = await listOf({ parameters: [several] });
  expect(filters).toMatchObject([{ name: "ids", fieldName: "id", operator: "in" }]);
});
