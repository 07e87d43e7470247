// @vitest-environment node
import { expect, test } from "vitest";
import type { LoggedCall } from "#http/call-log.ts";
import { writeCurl, writeFetch } from "./write-call.ts";

const call: LoggedCall = {
  id: 1,
  method: "GET",
  url: "https://shop.example/api/orders?page=2",
  path: "/api/orders",
  query: "page=2",
  startedAt: 0,
  tookMs: 5,
  attempt: 1,
  screen: "https://shop.example/orders",
  requestHeaders: { accept: "application/json", authorization: "•••" },
  responseHeaders: {},
  isBodyOmitted: false,
};

test("a read for a shell names the secret by a variable", () => {
  expect(writeCurl(call)).toBe(
    [
      "curl 'https://shop.example/api/orders?page=2' \\",
      "  -H 'accept: application/json' \\",
      '  -H "authorization: $QUARTERDECK_AUTHORIZATION"',
    ].join("\n"),
  );
});

test("the variable of a header is none that a shell has already", () => {
  const requestHeaders = { user: "•••", "x-api-key": "•••" };
  expect(writeCurl({ ...call, requestHeaders })).toBe(
    [
      "curl 'https://shop.example/api/orders?page=2' \\",
      '  -H "user: $QUARTERDECK_USER" \\',
      '  -H "x-api-key: $QUARTERDECK_X_API_KEY"',
    ].join("\n"),
  );
});

test("nothing in a body leaves the quotes of a shell", () => {
  const body = `{"name":"O'Hara; rm -rf $HOME"}`;
  expect(writeCurl({ ...call, method: "POST", requestHeaders: {}, requestBody: body })).toBe(
    `curl -X POST 'https://shop.example/api/orders?page=2' \\\n  --data-raw '{"name":"O'\\''Hara; rm -rf $HOME"}'`,
  );
});

test("a write for a script is the call itself", () => {
  expect(writeFetch({ ...call, method: "PATCH", requestBody: '{"a":"\\n"}' })).toBe(
    [
      'const answer = await fetch("https://shop.example/api/orders?page=2", {',
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
