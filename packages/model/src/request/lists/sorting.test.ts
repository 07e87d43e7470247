import { expect, test } from "vitest";
import type { Sort, SortForm } from "#types/list-shape.ts";
import { buildListRequest } from "./build-list-request.ts";
import { sortValues } from "./sort-values.ts";
import {
  sampleField,
  sampleList,
  sampleModel,
  sampleOperation,
  sampleParameter,
  sampleState,
} from "#testing/sample-orders.ts";

const evidence = { pointer: "", reason: { code: "seen" } as const, confidence: 1 };
const words = { ascending: "asc", descending: "desc" };
const orders = [
  { field: "placed_at", isDescending: true },
  { field: "total", isDescending: false },
];

interface Case {
  readonly one: string;
  readonly many: string;
  readonly repeated: string;
  readonly json: unknown;
}

const cases: Readonly<Record<SortForm, Case>> = {
  sign: {
    one: "sort=-placed_at",
    many: "sort=-placed_at,total",
    repeated: "sort=-placed_at&sort=total",
    json: { sort: ["-placed_at", "total"] },
  },
  colon: {
    one: "sort=placed_at:desc",
    many: "sort=placed_at:desc,total:asc",
    repeated: "sort=placed_at:desc&sort=total:asc",
    json: { sort: ["placed_at:desc", "total:asc"] },
  },
  space: {
    one: "sort=placed_at desc",
    many: "sort=placed_at desc,total asc",
    repeated: "sort=placed_at desc&sort=total asc",
    json: { sort: ["placed_at desc", "total asc"] },
  },
  comma: {
    one: "sort=placed_at,desc",
    many: "sort=placed_at,desc,total,asc",
    repeated: "sort=placed_at,desc&sort=total,asc",
    json: { sort: ["placed_at,desc", "total,asc"] },
  },
  dot: {
    one: "sort=placed_at.desc",
    many: "sort=placed_at.desc,total.asc",
    repeated: "sort=placed_at.desc&sort=total.asc",
    json: { sort: ["placed_at.desc", "total.asc"] },
  },
  // One parameter for each field; without the field in its name the last order is left.
  "by-field": {
    one: "sort=desc",
    many: "sort=asc",
    repeated: "sort=asc",
    json: { sort: "asc" },
  },
  "json-object": {
    one: 'sort={"placed_at":"desc"}',
    many: 'sort={"placed_at":"desc","total":"asc"}',
    repeated: 'sort={"placed_at":"desc","total":"asc"}',
    json: { sort: '{"placed_at":"desc","total":"asc"}' },
  },
  "json-list": {
    one: 'sort=["placed_at","desc"]',
    many: 'sort=[["placed_at","desc"],["total","asc"]]',
    repeated: 'sort=[["placed_at","desc"],["total","asc"]]',
    json: { sort: '[["placed_at","desc"],["total","asc"]]' },
  },
  underscore: {
    one: "sort=placed_at_desc",
    many: "sort=placed_at_desc,total_asc",
    repeated: "sort=placed_at_desc&sort=total_asc",
    json: { sort: ["placed_at_desc", "total_asc"] },
  },
  // The words have the signs between field and direction; here they have none.
  suffix: {
    one: "sort=placed_atdesc",
    many: "sort=placed_atdesc,totalasc",
    repeated: "sort=placed_atdesc&sort=totalasc",
    json: { sort: ["placed_atdesc", "totalasc"] },
  },
  prefix: {
    one: "sort=descplaced_at",
    many: "sort=descplaced_at,asctotal",
    repeated: "sort=descplaced_at&sort=asctotal",
    json: { sort: ["descplaced_at", "asctotal"] },
  },
  pair: {
    one: "sort=placed_at&order=desc",
    many: "sort=placed_at,total&order=desc,asc",
    repeated: "sort=placed_at&sort=total&order=desc&order=asc",
    json: { sort: ["placed_at", "total"], order: ["desc", "asc"] },
  },
};

const forms = Object.keys(cases) as SortForm[];

function ask(sort: Partial<Sort> & { form: SortForm }, over: object, path?: string): string {
  const names = path === undefined ? ["sort", "order"] : [path];
  const model = sampleModel(
    sampleOperation({ parameters: names.map((name) => sampleParameter(name, over)) }),
  );
  const locate = (name: string) =>
    path === undefined ? { parameter: name } : { parameter: path, path: [name] };
  const whole: Sort = {
    at: locate("sort"),
    ...(sort.form === "pair" && { direction: locate("order") }),
    words,
    isMultiple: true,
    evidence,
    ...sort,
  };
  const { query } = buildListRequest(
    model,
    sampleList({ sort: whole }),
    sampleState({ sort: orders }),
  );
  return decodeURIComponent(query);
}

test.each(forms)("%s: one order", (form) => {
  expect(ask({ form, isMultiple: false }, {})).toBe(cases[form].one);
});

test.each(forms)("%s: several orders in one text, declared as text or as a list", (form) => {
  expect(ask({ form }, {})).toBe(cases[form].many);
  expect(ask({ form }, { explode: false })).toBe(cases[form].many);
});

test.each(forms)("%s: several orders in a repeated parameter", (form) => {
  expect(ask({ form }, { field: sampleField("json") })).toBe(cases[form].repeated);
});

test.each(forms)("%s: several orders inside a JSON parameter", (form) => {
  const query = ask({ form }, { mediaType: "application/json" }, "filter");
  expect(JSON.parse(query.replace("filter=", ""))).toEqual(cases[form].json);
});

test("the direction words of the API are used", () => {
  const own = { ascending: "ASC", descending: "DESC" };
  expect(ask({ form: "space", words: own }, {})).toBe("sort=placed_at DESC,total ASC");
});

test("an order that the API does not offer is not sent", () => {
  expect(ask({ form: "sign", fields: ["total"] }, {})).toBe("sort=total");
  expect(ask({ form: "sign", fields: [] }, {})).toBe("");
});

test.each<readonly [SortForm, string]>([
  ["sign", "sort=-PLACED,total"],
  ["pair", "sort=PLACED,total&order=desc,asc"],
  ["json-object", 'sort={"PLACED":"desc","total":"asc"}'],
])("%s: a field has its name in requests", (form, expected) => {
  expect(ask({ form, names: { placed_at: "PLACED" } }, {})).toBe(expected);
});

test("a direction in a body has its JSON type", () => {
  const sort: Sort = {
    form: "pair",
    at: { in: "body", parameter: "sortBy" },
    direction: { in: "body", parameter: "descending" },
    words: { ascending: "false", descending: "true" },
    isMultiple: false,
    evidence,
  };
  expect(sortValues(sort, orders).map(({ value }) => value)).toEqual(["placed_at", true]);
});
