import { expect, test } from "vitest";
import { readTextConditions, writeTextConditions } from "./text-conditions.ts";

const open = [{ name: "state", operator: "is", value: "open" }];
const costly = [...open, { name: "price", operator: "at-least", value: "490" }];

test.each([
  ["state:open", open],
  ["state = open", open],
  ["state=='open'", open],
  ['state eq "open"', open],
  ['{"state": "open"}', open],
  ['[{"field": "state", "operator": "eq", "value": "open"}]', open],
  ["state==open;price=ge=490", costly],
  ["state eq 'open' and price ge 490", costly],
  ["state=open&price>=490", costly],
  ["city:New York", [{ name: "city", operator: "is", value: "New York" }]],
])("%s is read", (text, want) => {
  expect(readTextConditions(text)).toEqual(want);
});

test.each([
  "open",
  "red mug",
  "https",
  "(state==open,state==done)",
  "{",
  "[]",
  '{"a": {"b": 1}}',
  "a:",
])("%s is not a text of conditions", (text) => {
  expect(readTextConditions(text)).toBeUndefined();
});

test.each([
  ["state:open", "rsql", "state==open"],
  ["state==open;price>=490", "odata", "state eq 'open' and price ge 490"],
  ["state:open", "scim", 'state eq "open"'],
  ["state==open", "colon", "state:open"],
  ["price>490", "colon", undefined],
  ["price>490", "json-object", undefined],
  ["price=490 and city:New York", "json-object", '{"price":490,"city":"New York"}'],
  ["price>490", "json-list", '[{"field":"price","operator":"gt","value":490}]'],
  ["city:New York", "rsql", 'city=="New York"'],
] as const)("%s in the form %s is %s", (text, form, want) => {
  expect(writeTextConditions(readTextConditions(text) ?? [], form)).toBe(want);
});
