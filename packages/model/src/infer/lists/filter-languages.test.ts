import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { query, text } from "#testing/test-list.ts";
import { queryOf, ticket } from "#testing/test-tickets.ts";

const object = { type: "object" };
const record = { type: "object", propertyNames: { type: "string" }, additionalProperties: {} };
const json = (schema: object, example?: unknown) => ({
  name: "filter",
  in: "query",
  example,
  content: { "application/json": { schema } },
});
const all = { status: ["open"], "total.at-least": ["5"], "title.contains": ["mast"] };

test.each<readonly [string, object, string]>([
  [
    "members with a dollar sign, without any description",
    query("filters", record),
    "filters[status][$eq]=open&filters[title][$contains]=mast&filters[total][$gte]=5",
  ],
  [
    "FIQL under any name",
    query("_s", text, { description: "FIQL search expression" }),
    "_s=status==open;title==*mast*;total=ge=5",
  ],
  [
    "members with a dollar sign of a deep object",
    query("filters", object, {
      style: "deepObject",
      description: "Use `$eq`, `$contains`, `$gte`",
    }),
    "filters[status][$eq]=open&filters[title][$contains]=mast&filters[total][$gte]=5",
  ],
  [
    "members with a dollar sign as JSON text",
    query("where", text, { example: '{"total":{"$gt":1,"$gte":2},"title":{"$like":"a"}}' }),
    'where={"status":{"$eq":"open"},"title":{"$like":"%mast%"},"total":{"$gte":5}}',
  ],
  [
    "members with an underscore as JSON, without any description",
    json(object, { "<field>": { "<operator>": "<value>" } }),
    'filter={"status":{"_eq":"open"},"title":{"_contains":"mast"},"total":{"_gte":5}}',
  ],
  [
    "members with an underscore in brackets",
    query("filter", object, { description: "For example filter[id][_eq]=1" }),
    "filter[status][_eq]=open&filter[title][_contains]=mast&filter[total][_gte]=5",
  ],
  [
    "members with an underscore as text",
    query("where", text, {
      description: 'JSON such as `{"id": {"_eq": 1}}`, also `_ilike`, `_gte`, `_in`',
    }),
    'where={"status":{"_eq":"open"},"title":{"_ilike":"%mast%"},"total":{"_gte":5}}',
  ],
  [
    "OData by the name of the parameter",
    query("$filter", text),
    "$filter=status eq 'open' and contains(title,'mast') and total ge 5",
  ],
  [
    "OData by its prose",
    query("filter", text, { description: "An OData expression" }),
    "filter=status eq 'open' and contains(title,'mast') and total ge 5",
  ],
  [
    "OData by an example",
    query("filter", text, { example: "name eq 'Ann'" }),
    "filter=status eq 'open' and contains(title,'mast') and total ge 5",
  ],
  [
    "SCIM by an example",
    query("filter", text, { example: 'userName eq "ann"' }),
    'filter=status eq "open" and title co "mast" and total ge 5',
  ],
  [
    "SCIM by its prose",
    query("filter", text, { description: "SCIM filter, RFC 7644" }),
    'filter=status eq "open" and title co "mast" and total ge 5',
  ],
  [
    "SCIM by an operator",
    query("query", text, { description: 'For example `name sw "A"` or `name co "b"`' }),
    'query=status eq "open" and title co "mast" and total ge 5',
  ],
  ["RSQL by its name", query("rsql", text), "rsql=status==open;title==*mast*;total=ge=5"],
  [
    "RSQL by its prose",
    query("filter", text, { description: "A FIQL expression" }),
    "filter=status==open;title==*mast*;total=ge=5",
  ],
  [
    "RSQL by an example",
    query("filter", text, { example: "total=gt=5;name==a" }),
    "filter=status==open;title==*mast*;total=ge=5",
  ],
  [
    "Ransack predicates",
    query("q", object, { description: "Ransack query", style: "deepObject" }),
    "q[status_eq]=open&q[title_cont]=mast&q[total_gteq]=5",
  ],
])("%s filter by field and operator", async (_, parameter, want) => {
  expect(await queryOf(parameter, all)).toBe(want);
});

test.each<readonly [string, object, Readonly<Record<string, readonly string[]>>, string]>([
  [
    "OData",
    query("$filter", text),
    { "title.contains": ["O'Neil"], "due.less-than": ["2026-01-01"], "title.empty": ["false"] },
    "$filter=contains(title,'O''Neil') and title ne null and due lt 2026-01-01",
  ],
  [
    "OData",
    query("$filter", text),
    { "status.in": ["open", "done"] },
    "$filter=(status eq 'open' or status eq 'done')",
  ],
  [
    "SCIM",
    query("filter", text, { description: "SCIM" }),
    { "title.starts-with": ['a"b'], "title.empty": ["true"] },
    'filter=title sw "a\\"b" and not (title pr)',
  ],
  [
    "RSQL",
    query("rsql", text),
    { "status.in": ["open", "done"], "title.starts-with": ["a;b"] },
    'rsql=status=in=(open,done);title=="a;b*"',
  ],
  [
    "members",
    query("filters", record),
    { "status.in": ["open", "done"], "title.empty": ["true"] },
    "filters[status][$in][]=open&filters[status][$in][]=done&filters[title][$null]=true",
  ],
])("%s writes values exactly", async (_, parameter, filters, want) => {
  expect(await queryOf(parameter, filters)).toBe(want);
});

test.each([
  ["filter[status][_eq]", "status", "is"],
  ["filters[title][$contains]", "title", "contains"],
  ["q[title_cont]", "title", "contains"],
  ["q[total_gteq]", "total", "at-least"],
  ["filter[total][lte]", "total", "at-most"],
  ["where[status][$ne]", "status", "is-not"],
])("the parameter %s filters %s", async (name, fieldName, operator) => {
  const schema = { type: "array", items: ticket };
  const content = { "application/json": { schema } };
  const parameters = [query(name, text)];
  const { resources } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/tickets": { get: { parameters, responses: { "200": { content } } } } },
    }),
  );
  expect(resources[0]?.list?.filters).toMatchObject([{ fieldName, operator }]);
});

const matchers = { status: ["open"], "title.contains": ["a.b"], "total.at-least": ["5"] };

test.each<readonly [string, object, string]>([
  [
    "matchers in quotes, repeated",
    query(
      "filter",
      { type: "array", items: text },
      { description: 'Matchers, e.g. `env="prod"` or `env=~"a.*"`' },
    ),
    'filter=status="open"&filter=title=~".*a\\\\.b.*"',
  ],
  [
    "k=v and k=~v, separated by commas",
    query("q", text, {
      description: 'Query patterns are "exact match(k=v)" and "fuzzy match(k=~v)"',
    }),
    "q=status=open,title=~a.b",
  ],
  [
    "field:value, separated by spaces",
    query("filter", text, {
      description: "Space-separated `field:value` pairs: `field1:value1 field2:value2`",
    }),
    "filter=status:open",
  ],
  [
    "an example with comparisons",
    query("filter", text, { example: 'state="done" AND total>=10 AND total<=20' }),
    'filter=status="open" AND total>=5',
  ],
  [
    "an example with spaces",
    query("filter", text, { description: 'Example: state = "done" AND total > 3' }),
    'filter=status="open" AND total>=5',
  ],
  [
    "a language that only its RFC names",
    query("filter", text, { description: "A filter as in RFC 7644" }),
    'filter=status eq "open" and title co "a.b" and total ge 5',
  ],
])("filters in %s", async (_, parameter, expected) => {
  const offered = await queryOf(parameter, matchers);
  expect(offered).toBe(expected);
});

test("an address or a time is not a language of matchers", async () => {
  for (const description of ["See https://a.test/?x=y", "Time: 10:30"]) {
    expect(await queryOf(query("filter", text, { description }), { status: ["open"] })).toBe("");
  }
});

const jsonText = '{ "status": ["open"], "total": 12345678901234567890 }';
const minified = '{"status":["open"],"total":12345678901234567890}';

test.each<readonly [string, object, string]>([
  ["a media type", json({}), `filter=${minified}`],
  [
    "prose, in a parameter of text",
    query("filters", text, { description: "A JSON encoded value of the filters" }),
    `filters=${minified}`,
  ],
  ["an example", query("match", text, { example: '{"name": "x"}' }), `match=${minified}`],
])("a parameter takes JSON by %s, sent without rounding", async (_, parameter, expected) => {
  const name = expected.split("=")[0] ?? "";
  expect(await queryOf(parameter, { [name]: [jsonText] }, { type: "object" })).toBe(expected);
});

test("a word about JSON responses does not make a parameter JSON", async () => {
  const parameter = query("state", text, { description: "State of the JSON response" });
  expect(await queryOf(parameter, { state: ["open"] })).toBe("state=open");
});

const any = ["status:open~total.at-least:5/title.contains:mast"];

test.each<readonly [string, object, string]>([
  [
    "members with a dollar sign",
    query("filters", record),
    "filters[$and][0][$or][0][status][$eq]=open&filters[$and][0][$or][0][total][$gte]=5&filters[$and][0][$or][1][title][$contains]=mast",
  ],
  [
    "members with an underscore as JSON",
    json(object),
    'filter={"_and":[{"_or":[{"status":{"_eq":"open"},"total":{"_gte":5}},{"title":{"_contains":"mast"}}]}]}',
  ],
  [
    "described operators with one for alternatives",
    query("where", text, { description: "JSON with `$eq`, `$gte`, `$like`, `$in` and `$or`" }),
    'where={"$and":[{"$or":[{"status":{"$eq":"open"},"total":{"$gte":5}},{"title":{"$like":"%mast%"}}]}]}',
  ],
  [
    "described operators without one for alternatives",
    query("where", text, { description: "JSON with `$eq`, `$gte`, `$like` and `$in`" }),
    "",
  ],
])("alternatives by %s", async (_, parameter, expected) => {
  expect(await queryOf(parameter, { any })).toBe(expected);
});

test("alternatives are added to other conditions", async () => {
  expect(await queryOf(json(object), { any, status: ["done"] })).toMatch(
    /^filter=\{"status":\{"_eq":"done"\},"_and":\[/,
  );
});

test("alternatives of LoopBack are members of `where`", async () => {
  const properties = Object.fromEntries(
    ["order", "skip", "limit", "fields", "where"].map((name) => [name, {}]),
  );
  const filter = json({ type: "object", properties: { ...properties, where: { type: "object" } } });
  expect(await queryOf(filter, { any: ["status:open/total.gte:5"] })).toContain(
    '"where":{"and":[{"or":[{"status":"open"},{"total":{"gte":5}}]}]}',
  );
});
