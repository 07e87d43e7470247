import { expect, test } from "vitest";
import type { JsonObject } from "#types/json.ts";
import { createModel } from "./create-model.ts";
import { listTextFilters } from "#infer/lists/text-forms.ts";
import { applyLearnedFacts } from "#learn/learned-facts.ts";
import { correctLearned } from "#learn/correct-learned.ts";
import { learnList } from "#learn/learn-list.ts";
import { listReferenceTargets } from "#learn/reference-targets.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";
import type { Resource } from "#types/resource.ts";
import { writeOverlay } from "#overlay/write-overlay.ts";

const none = { fields: [], evidence: [] };

/** Facts learned from a response, and the list with them in this browser and in that of the next user. */
async function learnAndShare(description: JsonObject, response: unknown, more: object = {}) {
  const text = JSON.stringify(description);
  const model = await createModel(text);
  const [resource] = model.resources;
  const list = model.operations.find(({ id }) => id === resource?.list?.operation);
  if (resource === undefined || list === undefined) throw new Error("no list");
  const read = model.operations.find(({ id }) => id === resource.operations.read);
  const sources = { targets: listReferenceTargets(model), list, read };
  const state = { page: 1, sort: [], search: "", filters: {} };
  const received = { status: 200, headers: {}, body: response };
  const learned: LearnedFacts = {
    ...((await learnList(sources, resource, received, state)) ?? none),
    ...more,
  };
  const corrections = correctLearned(resource, list, learned).map((one) => ({
    ...one,
    label: "Learned",
  }));
  const overlay = { text: writeOverlay("Corrections", corrections), address: "file:///a.yaml" };
  const next = await createModel(text, { overlays: [overlay] });
  const here = applyLearnedFacts(resource, withTextFilters(resource, learned));
  const there = next.resources.find(({ name }) => name === resource.name);
  return { here, there, problems: next.problems, overlay: overlay.text };
}

/** The facts with the filters that the browser learns together with the form of a text. */
function withTextFilters(resource: Resource, learned: LearnedFacts): LearnedFacts {
  const { list, fields } = applyLearnedFacts(resource, learned);
  if (list === undefined || learned.textForms === undefined) return learned;
  const textFilters = Object.entries(learned.textForms).map(
    ([name, form]) => [name, listTextFilters(list, name, form, fields)] as const,
  );
  return { ...learned, textFilters: Object.fromEntries(textFilters) };
}

const records = (path: string, own: object, { openapi = "3.0.3", ...root }: JsonObject = {}) => ({
  ...(openapi === "" ? { swagger: "2.0" } : { openapi }),
  ...root,
  info: { title: "A", version: "1" },
  paths: {
    [path]: { get: { responses: { "200": { description: "" } }, ...own } },
    [`${path}/{key}`]: {
      get: {
        parameters: [{ name: "key", in: "path", required: true, schema: { type: "string" } }],
        responses: { "200": { description: "" } },
      },
    },
  },
});

const rows = [
  { key: "a", full_name: "Ann", joined_at: 1_700_000_000, active: true, status: "open" },
  { key: "b", full_name: "Bea", joined_at: 1_700_000_100, active: false, status: "open" },
];

test.each([
  ["a list without a schema", records("/people", {}), rows],
  ["rows in an envelope", records("/people", {}), { result: { people: rows }, total: 9 }],
  ["a document of Swagger 2.0", records("/people", {}, { openapi: "" }), { data: rows }],
])("the next user starts with the fields of %s", async (_name, description, response) => {
  const { here, there, problems } = await learnAndShare(description, response);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(there?.fields.map(({ name, kind }) => [name, kind])).toEqual(
    here.fields.map(({ name, kind }) => [name, kind]),
  );
  expect(there?.list?.rows).toEqual(here.list?.rows);
  expect(there?.list?.total).toEqual(here.list?.total);
  expect(there?.key).toEqual(here.key);
  expect(there?.title).toEqual(here.title);
});

const person = { type: "object", properties: { key: { type: "string" }, made: {}, name: {} } };

const described = (parameters: readonly object[]) =>
  records("/people", {
    parameters,
    responses: {
      "200": {
        description: "",
        content: { "application/json": { schema: { type: "array", items: person } } },
      },
    },
  });

const query = (name: string, schema: object = { type: "string" }, description = "") => ({
  name,
  in: "query",
  schema,
  description,
});

test.each<readonly [string, readonly object[], Partial<LearnedFacts>]>([
  ["the form of a sort", [query("sort")], { sortForm: "colon" }],
  ["another form of a sort", [query("order_by")], { sortForm: "dot" }],
  [
    "the field of a direction",
    [query("order", { enum: ["asc", "desc"] })],
    {
      sort: {
        form: "by-field",
        at: { parameter: "order" },
        words: { ascending: "asc", descending: "desc" },
        fields: ["made"],
        isMultiple: false,
        evidence: { pointer: "", reason: { code: "seen" }, confidence: 1 },
      },
    },
  ],
  ["fields without a sort", [query("sort")], { ignoredSort: ["made"] }],
  ["the syntax of a text", [query("filter")], { textForms: { filter: "rsql" } }],
  ["conditions in JSON", [query("where")], { textForms: { where: "json-list" } }],
  ["conditions as typed", [query("filter")], { textForms: { filter: "colon" } }],
  ["an ignored filter", [query("name")], { ignoredFilters: ["name"] }],
  [
    "the longest page",
    [query("page", { type: "integer" }), query("limit", { type: "integer" })],
    { largestPage: 20 },
  ],
  ["a refused parameter", [query("include")], { refused: ["include"] }],
])("the next user starts with %s", async (_name, parameters, facts) => {
  const row = { key: "a", made: "2026-01-02", name: "Ann" };
  const { here, there } = await learnAndShare(described(parameters), [row], facts);
  const withoutEvidence = ({ list }: Pick<Resource, "list">): unknown => {
    const text = JSON.stringify({ ...list, sort: list?.sort?.fields }, (name, value: unknown) =>
      name === "evidence" ? undefined : value,
    );
    return JSON.parse(text);
  };
  expect(there && withoutEvidence(there)).toEqual(withoutEvidence(here));
  expect(there?.list?.sort?.form).toBe(here.list?.sort?.form);
  expect(there?.refused).toEqual(here.refused);
  expect(there?.fields.map(({ kind }) => kind)).toEqual(here.fields.map(({ kind }) => kind));
});

test("the next user starts with the value of a parameter that adds fields to rows", async () => {
  const text = JSON.stringify(described([query("fields")]));
  const { there, overlay } = await learnAndShare(described([query("fields")]), [{ key: "a" }], {
    added: { fields: "*" },
  });
  const overlays = [{ text: overlay, address: "file:///a.yaml" }];
  const { operations } = await createModel(text, { overlays });
  const list = operations.find(({ id }) => id === there?.list?.operation);
  expect(list?.fixed).toMatchObject([{ parameter: { name: "fields" }, value: "*", isAdded: true }]);
});

test("the next user starts with the form of a filter language", async () => {
  const filter = {
    name: "filter",
    in: "query",
    style: "deepObject",
    description: "filter[name][_eq]=Ann",
    schema: { type: "object" },
  };
  const { here, there } = await learnAndShare(described([filter]), [{ key: "a" }], {
    filterForms: { filter: "dollar" },
  });
  expect(here.list?.filters.some(({ at }) => at.path?.includes("_eq"))).toBe(true);
  expect(there?.list?.filters.some(({ at }) => at.path?.includes("$eq"))).toBe(true);
});

test("the next user starts with parameters that only the response suggests", async () => {
  const parameter = (name: string) =>
    ({
      name,
      in: "query",
      isRequired: false,
      field: { kind: "number", name, label: name, isRequired: false, isInteger: true },
    }) as const;
  const paging = {
    style: "page",
    page: { parameter: "page" },
    first: 1,
    size: { at: { parameter: "limit" }, default: 2, maximum: 2 },
  } as const;
  const { there } = await learnAndShare(records("/people", {}, { openapi: "" }), rows, {
    paging,
    parameters: [parameter("page"), parameter("limit")],
  });
  expect(there?.list?.paging).toMatchObject({
    style: "page",
    first: 1,
    page: { parameter: "page" },
    size: { at: { parameter: "limit" }, maximum: 2 },
  });
});

test.each([
  ["sign", "ordering", undefined],
  ["colon", "sort", undefined],
  ["pair", "sort_by", "order"],
] as const)(
  "the next user starts with a sort that only rows showed: %s",
  async (form, name, direction) => {
    const parameter = (one: string) =>
      ({
        name: one,
        in: "query",
        field: { kind: "text", name: one, label: one, isRequired: false },
      }) as const;
    const sort = {
      form,
      at: { parameter: name },
      ...(direction && { direction: { parameter: direction } }),
      words: { ascending: "asc", descending: "desc" },
      isMultiple: false,
      evidence: { pointer: "", reason: { code: "seen" }, confidence: 1 },
    };
    const names = [name, ...(direction ? [direction] : [])];
    const row = { key: "a", made: "2026-01-02", name: "Ann" };
    const facts = { sort, parameters: names.map(parameter) };
    const { here, there } = await learnAndShare(described([]), [row], facts);
    expect(here.list?.sort).toMatchObject({ form, at: { parameter: name } });
    expect(there?.list?.sort).toMatchObject({ form, at: { parameter: name } });
    expect(there?.list?.sort?.direction?.parameter).toBe(direction);
  },
);
