import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { parseJson } from "#json/parse-json.ts";
import { checkValue } from "./check-value.ts";

const base = { name: "x", label: "X", isRequired: false };
const text = (over: object = {}): Field => ({ ...base, kind: "text", ...over }) as Field;
const number = (over: object = {}): Field => ({ ...base, kind: "number", ...over }) as Field;
const exact = (json: string) => parseJson(json);

function errors(field: Field, value: unknown, before?: unknown): readonly string[] {
  return checkValue(field, value, { before }).map(({ path, code, limit }) =>
    [[...path, code].join("/"), limit].filter((one) => one !== undefined).join(" "),
  );
}

test.each<readonly [string, Field, unknown, readonly string[]]>([
  ["text within its bounds", text({ minLength: 1, maxLength: 3 }), "abc", []],
  ["text that is too short", text({ minLength: 2 }), "a", ["tooShort 2"]],
  ["an emoji is one character", text({ maxLength: 1 }), "😀", []],
  ["two characters are two", text({ maxLength: 1 }), "😀a", ["tooLong 1"]],
  ["a pattern is searched for", text({ pattern: "b" }), "abc", []],
  ["a pattern that does not fit", text({ pattern: "^\\p{Lu}$" }), "ab", ["pattern ^\\p{Lu}$"]],
  [
    "a pattern with nested repetition",
    text({ pattern: "^(a+)+$" }),
    `${"a".repeat(40)}!`,
    ["pattern ^(a+)+$"],
  ],
  ["a pattern of another dialect", text({ pattern: "(?<!x" }), "a", []],
  ["empty text is text", text({ isRequired: true }), "", []],
  ["a number where text belongs", text(), 5, ["type"]],
  ["a required value that is missing", text({ isRequired: true }), undefined, ["missing"]],
  ["null where it is not allowed", text(), null, ["noNull"]],
  ["null where it is allowed", text({ isNullable: true }), null, []],
  ["a whole number written with a fraction", number({ isInteger: true }), exact("1.0"), []],
  ["a fraction where a whole number belongs", number({ isInteger: true }), 1.5, ["integer"]],
  ["a text that the API takes as a number", number({ texts: ["NaN"] }), "NaN", []],
  ["another text in place of a number", number({ texts: ["NaN"] }), "Infinity", ["number"]],
  ["a huge whole number", number({ isInteger: true }), exact("1e400"), []],
  [
    "one more than the largest of 64 bits",
    number({ maximum: exact("9223372036854775807") }),
    exact("9223372036854775808"),
    ["most 9223372036854775807"],
  ],
  [
    "the largest of 64 bits",
    number({ maximum: exact("9223372036854775807") }),
    exact("9223372036854775807"),
    [],
  ],
  ["more than any number of JavaScript", number({ maximum: 10 }), exact("1e400"), ["most 10"]],
  ["less than any number of JavaScript", number({ minimum: -10 }), exact("-1e400"), ["least -10"]],
  ["three tenths are a multiple of a tenth", number({ multipleOf: 0.1 }), 0.3, []],
  ["a step that is missed", number({ multipleOf: 0.01 }), exact("1.005"), ["multiple 0.01"]],
  ["an open bound", number({ exclusiveMinimum: 0 }), 0, ["above 0"]],
  ["a decimal as text", number({ isText: true, minimum: 0 }), "0.10", []],
  ["text that is not a number", number(), "12.", ["number"]],
  ["a day that is none", { ...base, kind: "date" }, "2026-02-30", ["date"]],
  ["a leap day", { ...base, kind: "date" }, "2024-02-29", []],
  ["a far year", { ...base, kind: "date" }, "+012026-01-01", []],
  ["a leap second", { ...base, kind: "date-time" }, "2016-12-31T23:59:60Z", []],
  ["a leap second of a day", { ...base, kind: "time" }, "23:59:60Z", []],
])("%s", (_claim, field, value, want) => {
  expect(errors(field, value)).toEqual(want);
});

const list: Field = {
  ...base,
  kind: "list",
  item: text({ maxLength: 2 }),
  minItems: 2,
  maxItems: 3,
  isUnique: true,
};

test.each<readonly [unknown, readonly string[]]>([
  [["a"], ["fewItems 2"]],
  [["a", "b", "c", "d"], ["manyItems 3"]],
  [["a", "a"], ["1/repeated"]],
  [["a", "long"], ["1/tooLong 2"]],
  ["a", ["type"]],
])("a list of %j", (value, want) => {
  expect(errors(list, value)).toEqual(want);
});

const map: Field = { ...base, kind: "map", value: number(), keyPattern: "^x-", minProperties: 1 };

test.each<readonly [unknown, readonly string[]]>([
  [{ "x-a": 1 }, []],
  [{}, ["fewMembers 1"]],
  [{ a: 1 }, ["a/badName ^x-"]],
  [{ "x-a": "b" }, ["x-a/number"]],
])("a map of %j", (value, want) => {
  expect(errors(map, value)).toEqual(want);
});

const named = (name: string, over: object = {}): Field => text({ name, label: name, ...over });
const payment: Field = {
  ...base,
  kind: "group",
  discriminator: "method",
  fields: [named("method"), named("number"), named("iban"), named("note")],
  variants: [
    { label: "Card", value: "card", names: ["method", "number"], required: ["method", "number"] },
    { label: "Bank", value: "bank", names: ["method", "iban"], required: ["method", "iban"] },
  ],
};

test.each<readonly [unknown, readonly string[]]>([
  [{ method: "card", number: "4" }, []],
  [{ method: "card" }, ["number/missing"]],
  [{ method: "bank", note: "n" }, ["iban/missing"]],
  [{ iban: "x" }, ["method/missing"]],
  [{ note: "n" }, ["method/missing"]],
])("a payment of %j", (value, want) => {
  expect(errors(payment, value)).toEqual(want);
});

const closed: Field = { ...base, kind: "group", fields: [named("a")], isClosed: true };

test("an unknown member is reported, unless the API itself sent it", () => {
  expect(errors(closed, { a: "1", b: 2 })).toEqual(["b/unknownName"]);
  expect(errors(closed, { a: "1", b: 2 }, { b: 2 })).toEqual([]);
});

test("unchanged values are not validated", () => {
  const group: Field = {
    ...base,
    kind: "group",
    fields: [named("a", { maxLength: 1 }), named("b")],
  };
  const before = { a: "long", b: null };
  expect(errors(group, before, before)).toEqual([]);
  expect(errors(group, { a: "longer", b: null }, { a: "", b: null })).toEqual(["a/tooLong 1"]);
});

test.each<readonly [string, Field, unknown, unknown, readonly string[]]>([
  ["a pattern that the stored value breaks", text({ pattern: "^[A-Z]+$" }), "ab", "abc", []],
  ["a length that the stored value breaks", text({ maxLength: 2 }), "long", "longer", []],
  ["a rule that the stored value meets", text({ maxLength: 2 }), "ab", "abc", ["tooLong 2"]],
  [
    "another rule than the one that the stored value breaks",
    text({ maxLength: 4, pattern: "^x" }),
    "ab",
    "abcde",
    ["tooLong 4"],
  ],
  [
    "an object in the description, a text in the API",
    { ...base, kind: "group", fields: [] },
    "2026-01-02",
    "2026-01-02",
    [],
  ],
  [
    "an item of the API that moved",
    { ...base, kind: "list", item: number() },
    [1, "NaN", null],
    [null, "NaN", "x"],
    ["2/number"],
  ],
])("%s", (_rule, field, before, value, expected) => {
  expect(errors(field, value, before)).toEqual(expected);
});

test("recursive shapes are validated as deep as the value", () => {
  const child: Field = { ...base, name: "child", kind: "json", shape: "Node" };
  const Node: Field = {
    ...base,
    kind: "group",
    fields: [named("id", { isRequired: true }), child],
  };
  const value = { id: "1", child: { id: "2", child: {} } };
  expect(
    checkValue(Node, value, { shapes: { Node } }).map(({ path, code }) => [...path, code]),
  ).toEqual([["child", "child", "id", "missing"]]);
});

test("one of several types is checked as the one that it is", () => {
  const either: Field = {
    ...base,
    kind: "variants",
    types: [text({ maxLength: 1 }), number({ minimum: 5 })],
  };
  expect(errors(either, "ab")).toEqual(["tooLong 1"]);
  expect(errors(either, 4)).toEqual(["least 5"]);
  expect(errors(either, [])).toEqual(["type"]);
});

const member = (name: string): Field => ({ ...text({ isRequired: true }), name });
const inside = (name: string, ...fields: readonly Field[]): Field => ({
  ...base,
  name,
  kind: "group",
  fields,
});
const listOf = (item: Field): Field => ({ ...base, kind: "list", item });

test.each<readonly [string, Field, unknown, unknown, readonly string[]]>([
  [
    "a changed item that the API stores without it",
    listOf(inside("", member("name"), member("change"))),
    [{ name: "b" }],
    [{ name: "a" }],
    [],
  ],
  [
    "a member of an object in such an item",
    listOf(inside("", inside("at", member("city"), member("zone")))),
    [{ at: { city: "b" } }],
    [{ at: { city: "a" } }],
    [],
  ],
  [
    "a value that was removed",
    listOf(inside("", member("name"))),
    [{ other: "b" }],
    [{ name: "a", other: "a" }],
    ["0/name/missing"],
  ],
  ["a new item", listOf(inside("", member("name"))), [{}], [], ["0/name/missing"]],
  ["a record without it", inside("", member("name")), { other: "b" }, {}, ["name/missing"]],
])(
  "a required member may be missing where the API itself leaves it out: %s",
  (_, field, value, before, want) => {
    expect(errors(field, value, before)).toEqual(want);
  },
);
