// @vitest-environment node
import type { Field, ReferenceField, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { findProof, findUnknownKeys, proveAddresses } from "./find-proof.ts";

const guess: ReferenceField = {
  kind: "reference",
  name: "borrower",
  label: "Borrower",
  isRequired: true,
  to: "users",
  keyPath: [],
  isGuess: true,
};
const named = { ...guess, alternateKeys: ["slug", "name"] };
const numbers = { ...guess, isInteger: true };
const titles = new Map([
  ["7", "Ada"],
  ["8", "Bo"],
  ["ada?slug,name", "Ada"],
]);
const sources = (alternateKey?: string) => ({
  findRecord: (value: string) => {
    const [, resource, key] = /^https:\/\/api\.example\/(\w+)\/(\w+)\/?$/.exec(value) ?? [];
    return resource && key ? { resource, key } : undefined;
  },
  titles: {
    get: (_: string, key: string) => titles.get(key) ?? (key.startsWith("0") ? null : undefined),
  },
  alternateKey,
});
const address = (path: string) => `https://api.example/${path}`;

test.each<readonly [string, ReferenceField, readonly unknown[], object | undefined]>([
  ["keys with titles", numbers, [7, 8, 7, null], { to: "users" }],
  ["one number", numbers, [7], undefined],
  ["a value that is not found", numbers, [7, 8, "09"], undefined],
  ["values that are not read yet", numbers, [70, 80], undefined],
  ["no values", numbers, [null, ""], undefined],
  ["a name", named, ["ada"], { to: "users", alternateKey: "slug" }],
  [
    "addresses",
    named,
    [address("users/1/"), address("users/2/")],
    { to: "users", addressForm: address("users/{key}/") },
  ],
  [
    "addresses of another resource",
    guess,
    [address("assets/1")],
    { to: "assets", addressForm: address("assets/{key}") },
  ],
  ["addresses of two resources", guess, [address("assets/1"), address("users/1")], undefined],
  ["addresses in two forms", guess, [address("users/1"), address("users/2/")], undefined],
  ["an address next to a name", named, ["ada", address("users/1")], undefined],
  [
    "lists of addresses",
    { ...guess, kind: "references" },
    [[address("users/1")], [], [address("users/2")]],
    { to: "users", addressForm: address("users/{key}") },
  ],
])("proof by %s", (_, field, values, want) => {
  const proof = findProof(field, values, sources(field.alternateKeys?.[0]));
  expect(proof && JSON.parse(JSON.stringify(proof))).toEqual(want);
});

test.each<readonly [string, readonly unknown[], readonly string[]]>([
  ["keys without records", ["01", "02", "01"], ["01", "02"]],
  ["lists of keys", [["01"], [], ["02", "03"]], ["01", "02", "03"]],
  ["one key", ["01", null], []],
  ["a zero next to one key", ["01", 0, ""], []],
  ["a key with a title", ["01", "02", "7"], []],
  ["keys that are not read yet", ["01", "02", "70"], []],
])("unknown keys: %s", (_, values, want) => {
  const field = {
    ...guess,
    kind: values.some(Array.isArray) ? "references" : "reference",
  } as const;
  expect(findUnknownKeys(field, values, sources().titles)).toEqual(want);
});

const url = (name: string): Field => ({ kind: "url", name, label: name, isRequired: false });
const urls = (name: string): Field => ({
  kind: "list",
  name,
  label: name,
  isRequired: false,
  item: url(""),
});

test.each<readonly [string, Field, readonly unknown[], object | undefined]>([
  [
    "of a record",
    url("cover"),
    [address("assets/1"), null],
    { kind: "reference", to: "assets", addressForm: address("assets/{key}"), isLastSegment: true },
  ],
  [
    "of several records",
    urls("attachments"),
    [[address("assets/1")], [address("assets/2"), address("assets/3")]],
    { kind: "references", to: "assets", addressForm: address("assets/{key}") },
  ],
  [
    "of another record of the same kind",
    url("related"),
    [address("books/2"), null],
    { kind: "reference", to: "books" },
  ],
  ["of the record itself", url("link"), [address("books/1"), address("books/2")], undefined],
  ["of another site", url("website"), ["https://other.example/books/1", null], undefined],
  ["of a file", url("file"), ["/media/1.png", null], undefined],
  [
    "in a field that has the own address",
    { ...url("link"), isOwnAddress: true },
    [address("assets/1"), null],
    undefined,
  ],
])("an address %s", (_, field, values, want) => {
  const key = [{ parameter: "id", field: ["id"] }];
  const resource = { name: "books", key, fields: [field] } as unknown as Resource;
  const rows = values.map((value, index) => ({ id: index + 1, [field.name]: value }));
  const [reference] = proveAddresses(resource, rows, sources());
  if (want === undefined) expect(reference).toBeUndefined();
  else expect(reference).toMatchObject({ ...want, name: field.name, isProven: true });
});
