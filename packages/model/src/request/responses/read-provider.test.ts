import { expect, test } from "vitest";
import { readProvider } from "./read-provider.ts";

const metadata = (issuer: string, more: object = {}) => ({
  issuer,
  authorization_endpoint: "https://id.test/auth",
  token_endpoint: "https://token.test/token",
  ...more,
});
const at = "https://id.test/.well-known/openid-configuration";

test("the endpoints come from the metadata, on any host", () => {
  expect(readProvider(at, metadata("https://id.test"))).toEqual({
    issuer: "https://id.test",
    authorizationUrl: "https://id.test/auth",
    tokenUrl: "https://token.test/token",
    sendsIssuer: false,
    requiresSecretInBody: false,
  });
});

test("the capabilities of the provider are read", () => {
  const more = {
    authorization_response_iss_parameter_supported: true,
    token_endpoint_auth_methods_supported: ["client_secret_post", "none"],
  };
  expect(readProvider(at, metadata("https://id.test", more))).toMatchObject({
    sendsIssuer: true,
    requiresSecretInBody: true,
  });
});

test.each([
  [at, "https://id.test/"],
  ["https://id.test/realms/a/.well-known/openid-configuration", "https://id.test/realms/a"],
  ["https://id.test/.well-known/openid-configuration/realms/a", "https://id.test/realms/a"],
  ["https://id.test/.well-known/oauth-authorization-server/a", "https://id.test/a"],
  ["https://id.test/discovery.json", "https://id.test/a"],
])("the metadata at %s is valid for %s", (url, issuer) => {
  expect(readProvider(url, metadata(issuer)).issuer).toBe(issuer);
});

test.each([
  [at, "https://evil.test"],
  [at, "https://id.test/realms/a"],
  ["https://id.test/realms/a/.well-known/openid-configuration", "https://id.test/realms/b"],
  ["https://id.test/discovery.json", "https://evil.test"],
])("the metadata at %s is not valid for %s", (url, issuer) => {
  expect(() => readProvider(url, metadata(issuer))).toThrow("another issuer");
});

test.each([
  ["http://id.test/token"],
  ["javascript:alert(1)"],
  ["https://user@evil.test/token"],
  ["/token"],
  ["https://evil.test\\@id.test/token"],
])("a provider over HTTPS cannot have the token endpoint %s", (token_endpoint) => {
  expect(() => readProvider(at, metadata("https://id.test", { token_endpoint }))).toThrow(
    "cannot be trusted",
  );
});

test.each([[undefined], [null], ["<html>"], [{}], [{ issuer: "https://id.test" }]])(
  "%j is not metadata",
  (value) => {
    expect(() => readProvider(at, value)).toThrow("requires");
  },
);
