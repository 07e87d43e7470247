import { expect, test } from "vitest";
import { parseJson } from "#json/parse-json.ts";
import type { Field } from "#types/field.ts";
import { listOtherValues } from "./other-values.ts";

const field = (name: string, kind: string, more: object = {}) =>
  ({ kind, name, label: name, isRequired: false, ...more }) as Field;

const written = field("body", "group", {
  fields: [
    field("name", "text"),
    field("code", "text"),
    field("price", "number"),
    field("at", "date-time"),
    field("day", "date"),
    field("tags", "list", { item: field("item", "text") }),
    field("address", "group", {
      fields: [field("city", "text"), field("pin", "text", { isWriteOnly: true })],
    }),
    field("password", "secret"),
    field("made", "text", { isReadOnly: true }),
    field("owner", "reference"),
  ],
});

function compare(sent: string, stored: string, before?: string): readonly string[] {
  const states = {
    sent: parseJson(sent),
    stored: parseJson(stored),
    ...(before !== undefined && { before: parseJson(before) }),
  };
  return listOtherValues(written, states).map(({ name, isSpelling }) =>
    isSpelling ? `${name}~` : name,
  );
}

test.each([
  ["a number by value", '{"price":1.50}', '{"price":1.5}', []],
  [
    "a large number by value",
    '{"price":12345678901234567890}',
    '{"price":"12345678901234567890.0"}',
    [],
  ],
  ["an exponent", '{"price":1e3}', '{"price":1000}', []],
  ["another number", '{"price":1.5}', '{"price":1.51}', ["price"]],
  ["digits of a text", '{"code":"0012"}', '{"code":"12"}', ["code"]],
  ["an instant", '{"at":"2024-05-01T10:00:00+02:00"}', '{"at":"2024-05-01T08:00:00.000Z"}', []],
  ["a time without offset", '{"at":"2024-05-01T10:00"}', '{"at":"2024-05-01T10:00:00Z"}', []],
  ["another instant", '{"at":"2024-05-01T10:00:00Z"}', '{"at":"2024-05-01T11:00:00Z"}', ["at"]],
  ["a day", '{"day":"2024-05-01"}', '{"day":"2024-05-01T00:00:00Z"}', []],
  ["another day", '{"day":"2024-05-01"}', '{"day":"2024-05-02"}', ["day"]],
  ["member order", '{"address":{"a":1,"b":2}}', '{"address":{"b":2,"a":1,"id":7}}', []],
  ["a nested value", '{"address":{"city":"Rome"}}', '{"address":{"city":"Oslo"}}', ["address"]],
  ["a nested secret", '{"address":{"pin":"1"}}', '{"address":{"pin":"*"}}', []],
  ["trimmed text", '{"name":" Ada "}', '{"name":"Ada"}', ["name~"]],
  ["lower case", '{"name":"Ada@X.org"}', '{"name":"ada@x.org"}', ["name~"]],
  ["another text", '{"name":"Ada"}', '{"name":"Bob"}', ["name"]],
  ["an ignored text", '{"name":"Ada"}', '{"name":null}', ["name"]],
  ["a member that is not returned", '{"name":"Ada"}', "{}", []],
  ["empty values", '{"name":"","tags":[]}', '{"name":null}', []],
  ["a text that was not removed", '{"name":null}', '{"name":"Ada"}', ["name"]],
  ["a sorted list", '{"tags":["b","a"]}', '{"tags":["a","b"]}', ["tags~"]],
  ["a shorter list", '{"tags":["b","a"]}', '{"tags":["a"]}', ["tags"]],
  ["a secret", '{"password":"x"}', '{"password":"***"}', []],
  ["a read-only member", '{"made":"x"}', '{"made":"y"}', []],
  ["a reference as record", '{"owner":5}', '{"owner":{"id":5,"name":"Ada"}}', []],
  ["a reference as link", '{"owner":5}', '{"owner":"/users/5"}', []],
  ["another reference", '{"owner":5}', '{"owner":{"id":6}}', ["owner"]],
  ["a field named __proto__", '{"__proto__":"a"}', '{"__proto__":"b"}', ["__proto__"]],
  ["a field named constructor", '{"constructor":"a"}', '{"constructor":"a"}', []],
])("%s", (_, sent, stored, want) => {
  expect(compare(sent, stored)).toEqual(want);
});

test("only members that the user changed are compared", () => {
  expect(compare('{"name":"A","code":"1"}', '{"name":"B","code":"2"}', '{"name":"A"}')).toEqual([
    "code",
  ]);
});

test.each([
  ['{"name":{"raw":"B","rendered":"A"}}', '{"name":{"raw":"B","rendered":"B"}}', []],
  ['{"name":{"raw":"B","rendered":"A"}}', '{"name":{"raw":"C","rendered":"B"}}', ["name"]],
  ['{"name":{"raw":"A","html":{"text":"B"}}}', '{"name":{"raw":"C","html":{"text":"B"}}}', []],
])("members that the user did not change are not compared: %s", (sent, stored, expected) => {
  const before = '{"name":{"raw":"A","rendered":"A","html":{"text":"A"}}}';
  expect(compare(sent, stored, before)).toEqual(expected);
});

test("a member that the API returned before and not after is different", () => {
  expect(compare('{"name":"A"}', "{}", '{"name":"B"}')).toEqual(["name"]);
});

test.each<readonly [string, string, readonly string[]]>([
  ["emptied", '{"name":"B","code":null}', ["code"]],
  ["removed", '{"name":"B"}', ["code"]],
  ["kept", '{"name":"B","code":"1"}', []],
])("a member that was not sent is compared, too: %s", (_, stored, expected) => {
  const states = {
    before: { name: "A", code: "1", price: 5 },
    sent: { name: "B", code: "1", price: 5 },
    stored: parseJson(stored),
  };
  const others = listOtherValues(written, { ...states, omitted: ["code"] });
  expect(others.map(({ name }) => name)).toEqual(expected);
});
