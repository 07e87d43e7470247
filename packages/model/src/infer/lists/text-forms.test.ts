import { expect, test } from "vitest";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import {
  sampleField,
  sampleList,
  sampleModel,
  sampleOperation,
  sampleParameter,
  sampleState,
} from "#testing/sample-orders.ts";
import type { Filter, TextForm } from "#types/list-shape.ts";
import { withTextForms } from "./text-forms.ts";

const raw = (name: string): Filter => ({
  name,
  at: { parameter: name },
  operator: "raw",
  field: { kind: "text", name, label: name, isRequired: false },
});
const fields = [
  { ...sampleField("text"), name: "state", label: "State" },
  { ...sampleField("number"), name: "price", label: "Price" },
];

function send(name: string, form: TextForm, filters: Readonly<Record<string, readonly string[]>>) {
  const list = sampleList({ filters: withTextForms([raw(name)], { [name]: form }, fields) });
  const model = sampleModel(sampleOperation({ parameters: [sampleParameter(name)] }));
  const { query } = buildListRequest(model, list, sampleState({ filters }));
  return decodeURIComponent(query);
}

const both = { state: ["open"], "price.at-least": ["5"] };

test.each<readonly [string, TextForm, object, string]>([
  ["filter", "rsql", both, "filter=state==open;price=ge=5"],
  ["where", "odata", both, "where=state eq 'open' and price ge 5"],
  ["query", "scim", both, 'query=state eq "open" and price ge 5'],
  ["filter", "colon", { state: ["open"], price: ["5"] }, "filter=state:open,price:5"],
  ["where", "json-object", { state: ["open"], price: ["5"] }, 'where={"state":"open","price":5}'],
  [
    "criteria",
    "json-list",
    both,
    'criteria=[{"field":"state","operator":"eq","value":"open"},{"field":"price","operator":"ge","value":5}]',
  ],
])(
  "the text of %s in the form %s has the conditions of single fields",
  (name, form, filters, want) => {
    expect(send(name, form, filters as Readonly<Record<string, readonly string[]>>)).toBe(want);
  },
);

test.each<readonly [string, TextForm, string, string]>([
  ["filter", "rsql", "price=lt=9", "filter=price=lt=9;state==open"],
  ["where", "odata", "price lt 9", "where=price lt 9 and state eq 'open'"],
  ["filter", "colon", "price:9", "filter=price:9,state:open"],
  ["where", "json-object", '{"price":9}', 'where={"price":9,"state":"open"}'],
  [
    "criteria",
    "json-list",
    '[{"field":"price","operator":"lt","value":9}]',
    'criteria=[{"field":"price","operator":"lt","value":9},{"field":"state","operator":"eq","value":"open"}]',
  ],
])("a typed text of %s in the form %s joins them", (name, form, typed, want) => {
  expect(send(name, form, { [name]: [typed], state: ["open"] })).toBe(want);
});

test.each<readonly [string, TextForm, string]>([
  ["criteria", "rsql", "criteria=state==open"],
  ["restriction", "odata", "restriction=state eq 'open'"],
  ["selection", "scim", 'selection=state eq "open"'],
])(
  "a named syntax makes %s, which looks like a value, a text of conditions",
  (name, form, want) => {
    const filters = withTextForms([{ ...raw(name), operator: "is" }], { [name]: form }, fields);
    expect(filters[0]?.operator).toBe("raw");
    const model = sampleModel(sampleOperation({ parameters: [sampleParameter(name)] }));
    const state = sampleState({ filters: { state: ["open"] } });
    const { query } = buildListRequest(model, sampleList({ filters }), state);
    expect(decodeURIComponent(query)).toBe(want);
  },
);

test("the value of a field has no syntax", () => {
  const filter: Filter = { ...raw("state"), operator: "is", fieldName: "state" };
  expect(withTextForms([filter], { state: "rsql" }, fields)).toEqual([filter]);
});

test("a text that is sent as typed has no filters by field", () => {
  const [filter, ...others] = withTextForms([raw("filter")], { filter: "text" }, fields);
  expect([filter?.at.textForm, others]).toEqual(["text", []]);
});

test("the correction of a form takes precedence over the learned one", () => {
  const corrected = withTextForms([raw("filter")], { filter: "scim" }, fields);
  expect(withTextForms(corrected, { filter: "rsql" }, fields)).toEqual(corrected);
});

test("a filter that the list has by itself stays the only one of its field and operator", () => {
  const own: Filter = { ...raw("status"), operator: "is", fieldName: "state" };
  const all = withTextForms([raw("filter"), own], { filter: "rsql" }, fields);
  const ofState = all.filter(({ fieldName }) => fieldName === "state");
  expect(ofState.filter(({ operator }) => operator === "is")).toEqual([own]);
});
