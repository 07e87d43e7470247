import { expect, test } from "vitest";
import { listForms, readSchemes, writeToken } from "./credential-forms.ts";

const authorization = (prefix: string) =>
  ({ in: "header", name: "Authorization", prefix }) as const;

test.each([
  ['Token realm="api"', ["Token"]],
  ["Token", ["Token"]],
  ['x-Basic realm="a, b", Bearer realm="x"', ["Basic", "Bearer"]],
  ['Digest realm="x", nonce="1"', []],
  ['GenieKey, ApiKey realm="keys"', ["GenieKey", "ApiKey"]],
  ["token68scheme abcd==", ["token68scheme"]],
  ['bearer error="invalid_token"', ["Bearer"]],
  [undefined, []],
])("WWW-Authenticate %s names %j", (challenge, schemes) => {
  expect(readSchemes(challenge)).toEqual(schemes);
});

test.each([
  ["a named scheme", authorization("Bearer "), { challenge: "Token" }, "Token "],
  [
    "a prefix of the description",
    authorization("Bearer "),
    { challenge: undefined, prefixes: ["GenieKey "] },
    "GenieKey ",
  ],
  ["the usual prefix", authorization("Token "), { challenge: undefined }, "Bearer "],
  [
    "the scheme that replaces an own header",
    { in: "header", name: "X-Key", prefix: "" } as const,
    { challenge: "ApiKey" },
    "ApiKey ",
  ],
])("the next form is %s", (_, credential, facts, prefix) => {
  expect(listForms(credential, facts)[0]).toEqual(authorization(prefix));
});

test("there are at most six attempts, each with another form", () => {
  const forms = listForms(authorization("Bearer "), {
    challenge: 'Bearer realm="x", Token realm="y"',
    prefixes: ["Token ", "SSWS ", "GenieKey "],
  });
  expect(forms.map(({ prefix }) => prefix)).toEqual([
    "Token ",
    "SSWS ",
    "GenieKey ",
    "",
    "ApiKey ",
  ]);
});

test("a key in an own header, a query or a cookie has no usual prefixes", () => {
  const none = { challenge: undefined };
  expect(listForms({ in: "header", name: "X-Key", prefix: "" }, none)).toEqual([]);
  expect(listForms({ in: "query", name: "key" }, none)).toEqual([]);
  expect(listForms({ in: "cookie", name: "sid" }, none)).toEqual([]);
});

test("Basic takes a pair in Base64", () => {
  expect(writeToken("ada:x", { prefix: "Basic " })).toBe(btoa("ada:x"));
  expect(writeToken("YWRhOng=", { prefix: "Basic " })).toBe("YWRhOng=");
  expect(writeToken("ada:x", { prefix: "Bearer " })).toBe("ada:x");
});
