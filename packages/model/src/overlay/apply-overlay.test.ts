import { expect, test } from "vitest";
import { apply, overlay, shop } from "#testing/sample-overlay.ts";
import { problemText } from "#testing/test-messages.ts";

const { paths } = shop;
const orders = paths["/orders"];

interface Row {
  readonly title: string;
  readonly version?: string;
  readonly actions: readonly object[];
  readonly want: object;
}

const done: readonly Row[] = [
  {
    title: "an object is merged, new members are added",
    actions: [{ target: "$.info", update: { title: "New", version: "2" } }],
    want: { ...shop, info: { title: "New", version: "2" } },
  },
  {
    title: "an update of the root mirrors the document",
    actions: [{ target: "$", update: { paths: { "/orders": { post: { summary: "New" } } } } }],
    want: { ...shop, paths: { ...paths, "/orders": { ...orders, post: { summary: "New" } } } },
  },
  {
    title: "lists inside an update are joined",
    actions: [{ target: "$.paths['/orders'].get", update: { tags: ["z"] } }],
    want: {
      ...shop,
      paths: { ...paths, "/orders": { ...orders, get: { ...orders.get, tags: ["x", "y", "z"] } } },
    },
  },
  {
    title: "an entry is added to a list",
    actions: [{ target: "$.tags", update: { name: "c" } }],
    want: { ...shop, tags: [...shop.tags, { name: "c" }] },
  },
  {
    title: "1.1 joins two lists",
    version: "1.1.0",
    actions: [{ target: "$.tags", update: [{ name: "c" }, { name: "d" }] }],
    want: { ...shop, tags: [...shop.tags, { name: "c" }, { name: "d" }] },
  },
  {
    title: "1.1 adds a single value to a list",
    version: "1.1.0",
    actions: [{ target: "$.paths['/orders'].get.tags", update: "z" }],
    want: {
      ...shop,
      paths: { ...paths, "/orders": { ...orders, get: { ...orders.get, tags: ["x", "y", "z"] } } },
    },
  },
  {
    title: "1.1 replaces single values",
    version: "1.1.2",
    actions: [{ target: "$.info.title", update: "New" }],
    want: { ...shop, info: { title: "New" } },
  },
  {
    title: "every node that a wildcard selects is changed",
    actions: [{ target: "$.paths.*.get", update: { "x-safe": true } }],
    want: {
      ...shop,
      paths: {
        "/orders": { ...orders, get: { ...orders.get, "x-safe": true } },
        "/it's": { get: { tags: ["x"], "x-safe": true } },
      },
    },
  },
  {
    title: "a name with a quote is selected",
    actions: [{ target: '$.paths["/it\'s"].get', update: { summary: "S" } }],
    want: { ...shop, paths: { ...paths, "/it's": { get: { tags: ["x"], summary: "S" } } } },
  },
  {
    title: "a filter selects entries of a list",
    actions: [
      { target: "$..parameters[?@.name=='q' && @.in=='query']", update: { required: true } },
    ],
    want: {
      ...shop,
      paths: {
        ...paths,
        "/orders": {
          ...orders,
          get: { ...orders.get, parameters: [{ name: "q", in: "query", required: true }] },
        },
      },
    },
  },
  {
    title: "several entries of a list are removed at once",
    actions: [{ target: "$.tags[*]", remove: true }],
    want: { ...shop, tags: [] },
  },
  {
    title: "1.1 removes single values",
    version: "1.1.0",
    actions: [{ target: "$.paths.*.get.tags[?@ == 'x']", remove: true }],
    want: {
      ...shop,
      paths: {
        "/orders": { ...orders, get: { ...orders.get, tags: ["y"] } },
        "/it's": { get: { tags: [] } },
      },
    },
  },
  {
    title: "a member and its container can be removed together",
    actions: [{ target: "$..*['/orders', 'get']", remove: true }],
    want: { ...shop, paths: { "/it's": {} } },
  },
  {
    title: "remove takes precedence over update",
    actions: [{ target: "$.info", remove: true, update: { title: "New" } }],
    want: { tags: shop.tags, paths },
  },
  {
    title: "each action applies to the result of the previous one",
    actions: [
      { target: "$.tags", remove: true },
      { target: "$", update: { tags: [{ name: "z" }] } },
      { target: "$.tags[0]", update: { description: "Z" } },
    ],
    want: { ...shop, tags: [{ name: "z", description: "Z" }] },
  },
  {
    title: "1.1 copies one node into others",
    version: "1.1.0",
    actions: [
      { target: "$.paths", update: { "/copy": {} } },
      { target: "$.paths['/copy']", copy: "$.paths['/orders']" },
      { target: "$.paths['/copy'].post", update: { summary: "Only here" } },
    ],
    want: {
      ...shop,
      paths: { ...paths, "/copy": { ...orders, post: { summary: "Only here" } } },
    },
  },
  {
    title: "a target without matches is allowed",
    actions: [
      { target: "$.paths.*.delete", update: { a: 1 } },
      { target: "$.nowhere", remove: true },
    ],
    want: shop,
  },
  {
    title: "`update: null` is a value too",
    version: "1.1.0",
    actions: [{ target: "$.info.title", update: null }],
    want: { ...shop, info: { title: null } },
  },
];

test.each(done)("$title", async ({ version = "1.0.0", actions, want }) => {
  const { value, problems } = await apply(shop, overlay(version, ...actions));
  expect({ value, problems }).toEqual({ value: want, problems: [] });
});

const good = { target: "$.info", update: { title: "New" } };

interface Broken {
  readonly actions: readonly object[];
  readonly message: RegExp;
  readonly version?: string;
}

const broken: readonly Broken[] = [
  { actions: [{ update: {} }], message: /action 1: `target` is missing/ },
  { actions: [{ target: 7, update: {} }], message: /action 1: `target` is missing/ },
  {
    actions: [{ target: "paths", update: {} }],
    message: /\(paths\): the target is not a JSONPath/,
  },
  { actions: [{ target: "$.paths[", update: {} }], message: /is not a JSONPath/ },
  {
    actions: [{ target: "$.info" }],
    message: /no change is defined. Add `update` or `remove: true`/,
  },
  { actions: [{ target: "$.info", copy: "$.tags" }], message: /`copy` requires Overlay 1\.1/ },
  {
    actions: [{ target: "$.info.title", update: "x" }],
    message: /1\.0 cannot change single values/,
  },
  { actions: [{ target: "$", remove: true }], message: /whole document cannot be removed/ },
  {
    actions: [{ target: "$.info", update: "x" }],
    message: /the target is an object, but .* a single value/,
  },
  {
    actions: [{ target: "$", update: { paths: { "/orders": { get: { tags: "z" } } } } }],
    message: /`paths\.\/orders\.get\.tags` is a list, but the update is a single value/,
  },
  {
    version: "1.1.0",
    actions: [{ target: "$.*", update: {} }],
    message: /mixes objects, lists and single values/,
  },
  {
    version: "1.1.0",
    actions: [{ target: "$.info", update: {}, copy: "$.tags" }],
    message: /cannot be combined/,
  },
  {
    version: "1.1.0",
    actions: [{ target: "$.info", copy: "$.paths.*" }],
    message: /`copy` matches 2 values. Select exactly one/,
  },
  {
    version: "1.1.0",
    actions: [{ target: "$.info", copy: "$.x" }],
    message: /`copy` matches nothing/,
  },
  {
    version: "1.1.0",
    actions: [{ target: "$.info", copy: "x" }],
    message: /`copy` is not a JSONPath/,
  },
  { version: "1.1.0", actions: [{ target: "$.info", copy: 1 }], message: /`copy` is not a text/ },
  {
    version: "1.1.0",
    actions: [{ target: "$.info.title", update: { a: 1 } }],
    message: /the target is a single value, but .* an object/,
  },
];

test.each(broken)("a failed action is a problem, the others are applied: $message", async (row) => {
  const { actions, message, version = "1.0.0" } = row;
  const { value, problems } = await apply(shop, overlay(version, ...actions, good));
  expect(value).toEqual({ ...shop, info: { title: "New" } });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ code: "overlay-action", severity: "error" });
  expect(problemText(problems[0])).toMatch(message);
  expect(problemText(problems[0])).toContain("fixes.yaml, action 1");
});

test.each([
  ["1.0 adds a list as one entry", "1.0.0", "$.tags", [{ name: "c" }], /adds a list as one entry/],
  [
    "a singular path without a match",
    "1.0.0",
    "$.inof",
    { title: "x" },
    /the target matches nothing/,
  ],
  ["a later version", "1.2.0", "$.info", { title: "x" }, /uses Overlay "1\.2\.0"/],
])("%s gives a warning", async (_title, version, target, update, message) => {
  const { problems } = await apply(shop, overlay(version, { target, update }));
  expect(problems).toMatchObject([{ severity: "warning" }]);
  expect(problemText(problems[0])).toMatch(message);
});
