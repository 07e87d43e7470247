// @vitest-environment node
import { expect, test } from "vitest";
import type { LoggedCall } from "#http/call-log.ts";
import { readHeaders, writeCurl, writeFetch, writeHttpie } from "./write-call.ts";

const call: LoggedCall = {
  id: 1,
  method: "GET",
  url: "https://shop.example/api/orders?page=2",
  path: "/api/orders",
  apiPath: "/orders",
  query: "page=2",
  startedAt: 0,
  tookMs: 5,
  attempt: 1,
  screen: "https://shop.example/orders",
  requestHeaders: { accept: "application/json", authorization: "•••" },
  responseHeaders: {},
  isBodyOmitted: false,
};

test("a read as a command has a variable for the secret", () => {
  expect(writeCurl(call)).toBe(
    [
      "curl 'https://shop.example/api/orders?page=2' \\",
      "  -H 'accept: application/json' \\",
      '  -H "authorization: $QUARTERDECK_AUTHORIZATION"',
    ].join("\n"),
  );
});

test("the variable of a header is not a predefined shell variable", () => {
  const requestHeaders = { user: "•••", "x-api-key": "•••" };
  expect(writeCurl({ ...call, requestHeaders })).toBe(
    [
      "curl 'https://shop.example/api/orders?page=2' \\",
      '  -H "user: $QUARTERDECK_USER" \\',
      '  -H "x-api-key: $QUARTERDECK_X_API_KEY"',
    ].join("\n"),
  );
});

test("a body stays inside the shell's quotes", () => {
  const body = `{"name":"O'Hara; rm -rf $HOME"}`;
  expect(writeCurl({ ...call, method: "POST", requestHeaders: {}, requestBody: body })).toBe(
    `curl -X POST 'https://shop.example/api/orders?page=2' \\\n  --data-raw '{"name":"O'\\''Hara; rm -rf $HOME"}'`,
  );
});

test("a write as a script has the method, headers and body of the call", () => {
  expect(writeFetch({ ...call, method: "PATCH", requestBody: '{"a":"\\n"}' })).toBe(
    [
      'const response = await fetch("https://shop.example/api/orders?page=2", {',
      '  method: "PATCH",',
      "  headers: {",
      '    "accept": "application/json",',
      '    "authorization": QUARTERDECK_AUTHORIZATION,',
      "  },",
      String.raw`  body: "{\"a\":\"\\n\"}",`,
      "});",
    ].join("\n"),
  );
});

test("a write as an HTTPie command has the body as it was sent", () => {
  expect(writeHttpie({ ...call, method: "PATCH", requestBody: '{"a":1.50}' })).toBe(
    [
      "http PATCH 'https://shop.example/api/orders?page=2' \\",
      "  'accept:application/json' \\",
      '  "authorization:$QUARTERDECK_AUTHORIZATION" \\',
      `  --raw '{"a":1.50}'`,
    ].join("\n"),
  );
});

test.each([
  ['{"user":"a","password":"•••"}', `'{"user":"a","password":"'"$QUARTERDECK_PASSWORD"'"}'`],
  ["user%5Bpin%5D=•••&a=b", `'user%5Bpin%5D='"$QUARTERDECK_USER_PIN_"'&a=b'`],
  ['{"otp": "•••"}', `'{"otp": "'"$QUARTERDECK_OTP"'"}'`],
  ["<Password>•••</Password>", `'<Password>'"$QUARTERDECK_PASSWORD"'</Password>'`],
])("a command has variables for the secrets of the body %s", (requestBody, want) => {
  const sent = { ...call, method: "POST", requestHeaders: {}, requestBody };
  expect(writeCurl(sent)).toBe(
    `curl -X POST 'https://shop.example/api/orders?page=2' \\\n  --data-raw ${want}`,
  );
});

test("a command and a script have variables for the secrets of the address", () => {
  const url = "https://shop.example/api/orders?api_key=•••&page=2";
  expect(writeCurl({ ...call, url, requestHeaders: {} })).toBe(
    `curl 'https://shop.example/api/orders?api_key='"$QUARTERDECK_API_KEY"'&page=2'`,
  );
  const [first] = writeFetch({ ...call, url }).split("\n");
  expect(first).toBe(
    'const response = await fetch("https://shop.example/api/orders?api_key=" + QUARTERDECK_API_KEY + "&page=2", {',
  );
});

test.each([
  ["", {}],
  ['If-Match: "1"\n\nPrefer: return=minimal', { "If-Match": '"1"', Prefer: "return=minimal" }],
  ["X-Url: https://a.example", { "X-Url": "https://a.example" }],
  ["no colon", undefined],
  ["bad name: 1", undefined],
  [": empty", undefined],
])("the headers of %j", (text, want) => {
  expect(readHeaders(text)).toEqual(want);
});
