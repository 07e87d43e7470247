import { expect, test } from "vitest";
import { query, text } from "#testing/test-list.ts";
import { queryOf } from "#testing/test-tickets.ts";

const operators = {
  "status.is-not": ["open"],
  "title.contains": ["a b"],
  "total.less-than": ["9"],
  "total.at-least": ["5"],
};
const aip = (title: string) => `filter=status!="open" AND ${title} AND total>=5 AND total<9`;
const lucene = 'NOT status:"open" AND title:*a\\ b* AND total:[5 TO *]';
const mongo = '{"status":{"$ne":"open"},"title":{"$regex":"a b"},"total":{"$gte":5,"$lt":9}}';

test.each<readonly [string, object, string]>([
  [
    "AIP-160 by its name",
    query("filter", text, { description: "See AIP-160." }),
    aip('title="*a b*"'),
  ],
  [
    "AIP-160 by its address",
    query("filter", text, { description: "Filter expression, https://google.aip.dev/160" }),
    aip('title="*a b*"'),
  ],
  [
    "AIP-160 by an example with the operator has",
    query("filter", text, { example: 'display_name:"foo" AND NOT size < 3' }),
    aip('title:"a b"'),
  ],
  [
    "AIP-160 by an example in prose",
    query("filter", text, {
      description: 'For example `state = ACTIVE AND create_time > 2024-01-01` or `name = "foo*"`',
    }),
    aip('title="*a b*"'),
  ],
  ["Lucene by its name", query("q", text, { description: "Lucene syntax" }), `q=${lucene}`],
  [
    "Lucene by a range",
    query("query", text, { description: "`status:open AND size:[5 TO *]`" }),
    `query=${lucene}`,
  ],
  [
    "a query string of Elasticsearch",
    query("query", text, { description: "A search in the query string syntax" }),
    `query=${lucene}`,
  ],
  [
    "KQL",
    query("filter", text, { description: "A KQL string: `status: open and size > 5`" }),
    'filter=not status:"open" and title:*a\\ b* and total>=5 and total<9',
  ],
  ["MongoDB by its name", query("q", text, { description: "MongoDB query as JSON" }), `q=${mongo}`],
  [
    "MongoDB by an example",
    query("where", text, { description: 'Mongo style: {"status":"open","size":{"$gt":5}}' }),
    `where=${mongo}`,
  ],
  [
    "the operators of MongoDB without its name",
    query("where", text, {
      description: 'JSON such as {"name":"Sean"}. Operators: $lt, $gte, $ne, $in, $exists, $regex.',
    }),
    `where=${mongo}`,
  ],
])("filters in %s", async (_, parameter, expected) => {
  expect(await queryOf(parameter, operators)).toBe(expected);
});

test("an equal value needs no operator of MongoDB", async () => {
  const parameter = query("where", text, { description: "MongoDB query" });
  expect(await queryOf(parameter, { status: ["open"], "total.at-most": ["5"] })).toBe(
    'where={"status":"open","total":{"$lte":5}}',
  );
});

test.each([
  ["equality with a colon alone", "Examples: `name:howl`, `labels.color:red`"],
  ["words of a sentence", "Name of the project and the owner OR a part"],
])("%s is not one of these languages", async (_, description) => {
  const offered = await queryOf(query("filter", text, { description }), {
    "total.less-than": ["9"],
  });
  expect(offered).toBe("");
});
