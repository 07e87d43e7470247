import { expect, test } from "vitest";
import { findOwnPath } from "./file-link.tsx";

const servers = ["/v2", "https://api.example.com/v1/"];

test.each([
  ["https://api.example.com/v1/files/a.png?size=2", "/files/a.png?size=2"],
  ["https://API.example.com/v1/a.png", "/a.png"],
  ["https://api.example.com/v1/../admin/a.png", undefined],
  ["https://api.example.com/v1/%2e%2e/admin/a.png", undefined],
  ["https://api.example.com.evil.example/v1/a.png", undefined],
  ["https://other.example/v1/a.png", undefined],
  ["not an address", undefined],
])("the path of %s below the server is %s", (href, path) => {
  expect(findOwnPath(servers, href)).toBe(path);
});
