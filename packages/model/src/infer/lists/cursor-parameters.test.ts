import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

test.each<readonly [string, ListOptions, ListShape["paging"]]>([
  [
    "after, a text without a description",
    { parameters: [query("after", text), query("limit", text)] },
    {
      style: "cursor",
      cursor: at("after"),
      next: { in: "last-row", path: ["id"] },
      size: { at: at("limit") },
    },
  ],
  [
    "after, the begin of a range",
    { parameters: [query("after", text), query("before", text), query("limit")] },
    { style: "none", size: { at: at("limit") } },
  ],
  [
    "after, a text with another description",
    { parameters: [query("after", text, { description: "Created later" }), query("limit")] },
    { style: "none", size: { at: at("limit") } },
  ],
  [
    "next, which is described as a cursor",
    {
      parameters: [
        query("next", text, { description: "An opaque cursor to fetch the next page" }),
        query("previous", text, { description: "An opaque cursor to fetch the previous page" }),
        query("limit"),
      ],
    },
    {
      style: "cursor",
      cursor: at("next"),
      next: { in: "link-header" },
      size: { at: at("limit") },
    },
  ],
])("paging by %s", async (_, options, expected) => {
  expect((await listOf(options)).paging).toEqual(expected);
});

const integer = { type: "integer" };
const next = (...path: readonly string[]) => ({ in: "body", path }) as const;

test.each([
  ["starting_token", { next_token: text }, next("next_token")],
  ["resumeToken", { resumeToken: text }, next("resumeToken")],
  ["pagingState", { pagingState: text }, next("pagingState")],
  ["last_key", { last_key: text }, next("last_key")],
  ["lastEvaluatedKey", { lastEvaluatedKey: text }, next("lastEvaluatedKey")],
  ["from_key", { next_key: text }, next("next_key")],
  ["next_id", { next_id: text }, next("next_id")],
  ["after_id", { last_id: text }, next("last_id")],
  ["exclusiveStartId", { lastEvaluatedId: text }, next("lastEvaluatedId")],
  ["paginationToken", { paginationToken: text }, next("paginationToken")],
  ["continuation", { continuation: text }, next("continuation")],
])("%s is a cursor next to a size and its next value", async (name, siblings, expected) => {
  const { paging } = await listOf({ parameters: [query(name, text), query("limit")], siblings });
  expect(paging).toEqual({
    style: "cursor",
    cursor: at(name),
    next: expected,
    size: { at: at("limit") },
  });
});

test.each([
  [query("continuation"), "continuation"],
  [query("resume_token"), "resume_token"],
  [query("position", text, { description: "Token from the previous page" }), "position"],
])("%o is a cursor without a size if the response has it", async (cursor, name) => {
  const { paging } = await listOf({ parameters: [cursor], siblings: { [name]: text } });
  expect(paging).toEqual({ style: "cursor", cursor: at(name), next: next(name) });
});

test.each([
  [query("position"), "position"],
  [query("token", text, { description: "The API token" }), "items_token"],
])("%o without a size is not a cursor", async (parameter, name) => {
  const { paging } = await listOf({ parameters: [parameter], siblings: { [name]: text } });
  expect(paging.style).toBe("none");
});

test.each([
  [query("since", integer, { description: "Only records with an ID greater than this ID" })],
  [query("after", integer, { description: "Return items after this id" })],
  [query("lastSeenId", text, { description: "Id of the last item seen on the previous page" })],
])("%o is the key of the last row", async (cursor) => {
  const { paging } = await listOf({ parameters: [cursor, query("limit")] });
  expect(paging).toMatchObject({ style: "cursor", next: { in: "last-row", path: ["id"] } });
});

test("a link to the next page makes the description of a key needless", async () => {
  const description = "Only records with an ID greater than this ID";
  const { paging } = await listOf({
    parameters: [query("since_id", integer, { description }), query("limit")],
    headers: { Link: { schema: text } },
  });
  expect(paging).toMatchObject({ style: "cursor", isLink: true });
});

test.each([
  ["Specifies the pagination cursor for the next page", { in: "link-header" }],
  ["Cursor, returned with the previous page", { in: "link-header" }],
  ["A cursor: the ID of the last record", { in: "last-row", path: ["id"] }],
])("the next value of a cursor in a response of rows alone: %s", async (description, expected) => {
  const parameters = [query("after", text, { description }), query("limit")];
  expect((await listOf({ parameters })).paging).toMatchObject({ next: expected });
});
