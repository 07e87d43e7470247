import { expect, test } from "vitest";
import { serverBase } from "#config/api-base.ts";
import { runtimeConfig, setRuntimeConfig } from "#config/runtime-config.ts";
import { listServers } from "./api-servers.ts";
import { findOwnPath, findServerPath } from "./file-link.tsx";

const servers = ["/v2", "https://api.example.com/v1/"];

test.each([
  ["https://api.example.com/v1/files/a.png?size=2", "/files/a.png?size=2"],
  ["https://API.example.com/v1/a.png", "/a.png"],
  ["https://api.example.com/v1/../admin/a.png", undefined],
  ["https://api.example.com/v1/%2e%2e/admin/a.png", undefined],
  ["https://api.example.com.evil.example/v1/a.png", undefined],
  ["https://other.example/v1/a.png", undefined],
  ["http://api.example.com/v1/a.png", "/a.png"],
  ["https://api.example.com:443/v1/a.png", "/a.png"],
  ["//api.example.com/v1/a.png", "/a.png"],
  ["//api.example.com.evil.example/v1/a.png", undefined],
  ["https://api.example.com:8443/v1/a.png", undefined],
  ["https://user@api.example.com/v1/a.png", "/a.png"],
  ["https://api.example.com@evil.example/v1/a.png", undefined],
  ["https://api.example.com/v10/a.png", undefined],
  ["ftp://api.example.com/v1/a.png", undefined],
  ["/v1/a.png", "/a.png"],
  ["/v1/files/7?size=2", "/files/7?size=2"],
  ["/v1/../admin/a.png", undefined],
  ["/v10/a.png", undefined],
  ["/uploads/a.png", undefined],
  ["/\\evil.example/v1/a.png", undefined],
  ["not an address", undefined],
])("the path of %s below the server is %s", (href, path) => {
  expect(findOwnPath(servers, href)).toBe(path);
});

test.each([
  ["/media/a.png?size=2", "/media/a.png?size=2"],
  ["/v1/../media/a.png", "/media/a.png"],
  ["https://api.example.com/media/a.png", "/media/a.png"],
  ["http://API.example.com/media/a.png", "/media/a.png"],
  ["//api.example.com/media/a.png", "/media/a.png"],
  ["//evil.example/media/a.png", undefined],
  ["/\\evil.example/media/a.png", undefined],
  ["https://api.example.com@evil.example/a.png", undefined],
  ["https://api.example.com:8443/a.png", undefined],
  ["media/a.png", undefined],
  ["/metrics", undefined],
  ["https://api.example.com/admin/a.png", undefined],
])("the path of %s on the server is %s", (href, path) => {
  expect(findServerPath(servers, href)).toBe(path);
});

test("files outside of the base path are read through a gateway, else from the server", () => {
  const defaults = runtimeConfig();
  setRuntimeConfig({ ...defaults, apiHost: "https://api.example.com", basePath: "/v1" });
  expect(serverBase()).toBe("https://api.example.com");
  const server = { address: "http://10.0.0.5:8080/base", isPlaceholder: false };
  setRuntimeConfig({ ...defaults, server });
  expect(serverBase()).toBe(`${location.origin}/-/files`);
  setRuntimeConfig(defaults);
});

test("the address of `--upstream` is a server of the API", () => {
  const defaults = runtimeConfig();
  expect(listServers(servers)).toEqual(servers);
  const server = { address: "http://10.0.0.5:8080/base", isPlaceholder: false };
  setRuntimeConfig({ ...defaults, server });
  const own = listServers(servers);
  expect(findOwnPath(own, "http://10.0.0.5:8080/base/a.png")).toBe("/a.png");
  expect(findOwnPath(own, "http://10.0.0.5:8081/base/a.png")).toBeUndefined();
  setRuntimeConfig(defaults);
});
