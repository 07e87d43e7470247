import { expect, test } from "vitest";
import { listForms, readHeaderNames, readSchemes, writeToken } from "./credential-forms.ts";

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

test.each<readonly [string | undefined, string, readonly string[]]>([
  [undefined, "Missing X-Api-Key header", ["X-Api-Key"]],
  [undefined, "Provide your key in the 'x-functions-key' header.", ["x-functions-key"]],
  [undefined, "header apikey is required", ["apikey"]],
  [undefined, "No API key found in request", []],
  [undefined, "The access-token is missing or invalid", ["access-token"]],
  [undefined, "Missing Authorization header", []],
  [undefined, "The re-authentication of user-7 failed", []],
  [undefined, "X-CSRF-Token is missing", []],
  ['ApiKey header="X-API-Key"', "Unauthorized", ["X-API-Key"]],
  ['Key realm="kong", name=apikey', "", ["apikey"]],
])("the refusal %s %s names the headers %j", (challenge, message, names) => {
  expect(readHeaderNames(challenge, message)).toEqual(names);
});

test("a header that the refusal names is tried first", () => {
  const facts = { challenge: undefined, message: "Missing X-Api-Key header" };
  const own = { in: "header", name: "X-Api-Key", prefix: "" } as const;
  expect(listForms(authorization("Bearer "), facts)[0]).toEqual(own);
  expect(listForms(own, facts)).toEqual([]);
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
