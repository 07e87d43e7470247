import { expect, test } from "vitest";
import { isPlaceholderServer } from "./placeholder-server.ts";

test.each([
  "https://api.example.com/v1",
  "http://example.org",
  "https://api.acme.example",
  "http://petstore.invalid:8080",
  "https://{tenant}.crm.io/api",
  "https://api.crm.io/{version}",
  "https://<host>/api",
  "https://your-instance.crm.io",
  "https://yourcompany.crm.io/api/v2",
  "https://YOUR_DOMAIN.eu",
  "https://mydomain.com/wp-json",
  "https://example-shop.io",
  "http://203.0.113.7/api",
  "https://hostname.tld/api",
  "https://xxx.execute-api.eu-west-1.amazonaws.com",
  "https://%7Bhost%7D/api",
])("%s is a placeholder", (url) => expect(isPlaceholderServer(url)).toBe(true));

test.each([
  "https://api.github.com",
  "http://localhost:8080",
  "http://127.0.0.1:4303",
  "http://server:8080/api",
  "http://api",
  "https://examples.io",
  "https://api.mydomino.com",
  "https://hosting.ovh.net",
  "https://myshop.io",
  "https://contest.io",
  "http://shop.test",
  "/api/v1",
])("%s is not a placeholder", (url) => expect(isPlaceholderServer(url)).toBe(false));
