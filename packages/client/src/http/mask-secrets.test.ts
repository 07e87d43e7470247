// @vitest-environment node
import { parseJson, writeJson } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { maskHeaders, maskJson, maskQuery, maskText } from "./mask-secrets.ts";

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
  ["user%5Bpin%5D=1234&user%5Bname%5D=x", "user%5Bpin%5D=•••&user%5Bname%5D=x"],
  [
    "private_key=a&passphrase=b&otp=1&credentials=c",
    "private_key=•••&passphrase=•••&otp=•••&credentials=•••",
  ],
  ["pinned=1&shipping=2&keyboard=3", "pinned=1&shipping=2&keyboard=3"],
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
  ['{"pin":1234,"pinCode":"1","opinion":"x"}', '{"pin":"•••","pinCode":"•••","opinion":"x"}'],
  ['{"otp":123456,"otp_code":"1","smsOtp":"2"}', '{"otp":"•••","otp_code":"•••","smsOtp":"•••"}'],
  ['{"passwords":["a","b"],"tokens":7}', '{"passwords":["•••","•••"],"tokens":7}'],
  [
    '{"privateKey":"a","PRIVATE-KEY":"b","key":"c"}',
    '{"privateKey":"•••","PRIVATE-KEY":"•••","key":"c"}',
  ],
  [
    '{"apikey":"a","Api Key":"b","X-API-KEY":"c"}',
    '{"apikey":"•••","Api Key":"•••","X-API-KEY":"•••"}',
  ],
  [
    '{"credentials":[{"type":"password","value":"a"}],"userCredential":{"secretData":"b"}}',
    '{"credentials":[{"type":"password","value":"•••"}],"userCredential":{"secretData":"•••"}}',
  ],
  [
    '[{"name":"db_password","value":"a"},{"key":"color","value":"b"}]',
    '[{"name":"db_password","value":"•••"},{"key":"color","value":"b"}]',
  ],
  [
    '{"csrf":"a","JSESSIONID":"b","Set-Cookie":"c","pwd":"d"}',
    '{"csrf":"•••","JSESSIONID":"•••","Set-Cookie":"•••","pwd":"•••"}',
  ],
  ['{"author":"a","authorName":"b","basket":"c"}', '{"author":"a","authorName":"b","basket":"c"}'],
])("the body %s is masked as %s", (body, want) => {
  expect(writeJson(maskJson(parseJson(body)))).toBe(want);
});

test.each([
  ['{"password":"p","n":1}', '{"password":"•••","n":1}'],
  ["password=a%20b&name=x", "password=•••&name=x"],
  ["access_token=abc&scope=repo", "access_token=•••&scope=repo"],
  ["The token = abc & more", "The token = abc & more"],
  [
    "<login><Password>p</Password><name>x</name></login>",
    "<login><Password>•••</Password><name>x</name></login>",
  ],
  ["plain text", "plain text"],
])("the text %s is masked as %s", (text, want) => {
  expect(maskText(text)).toBe(want);
});
