// @vitest-environment node
import { parseJson, writeJson } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { maskHeaders, maskJson, maskQuery } from "./mask-secrets.ts";

test.each([
  ["a credential's header", { Authorization: "Bearer abc" }, { Authorization: "•••" }],
  ["a key of any name that holds the token", { "X-Shop": "abc" }, { "X-Shop": "•••" }],
  ["the user's header", { user: "{}" }, { user: "•••" }],
  ["a key that is required in addition to the token", { "X-App-Key": "k" }, { "X-App-Key": "•••" }],
  ["nothing else", { Accept: "text/plain" }, { Accept: "text/plain" }],
])("%s in headers is masked", (_, headers, want) => {
  expect(maskHeaders(headers, "abc")).toEqual(want);
});

test.each([
  ["page=2&api_key=abc", "page=2&api_key=•••"],
  ["k=a%20b&q=x", "k=•••&q=x"],
  ["q=token", "q=token"],
  ["key=abc&keys=2", "key=•••&keys=2"],
  ["password", "password"],
  ["", ""],
])("the query %s is masked as %s", (query, want) => {
  expect(maskQuery(query, "a b")).toBe(want);
});

test.each([
  ['{"name":"x","password":"p"}', '{"name":"x","password":"•••"}'],
  [
    '{"users":[{"newPassword":"p","id":9007199254740993}]}',
    '{"users":[{"newPassword":"•••","id":9007199254740993}]}',
  ],
  ['{"token_count":{"all":1}}', '{"token_count":{"all":1}}'],
  ["null", "null"],
])("the body %s is masked as %s", (body, want) => {
  expect(writeJson(maskJson(parseJson(body)))).toBe(want);
});
