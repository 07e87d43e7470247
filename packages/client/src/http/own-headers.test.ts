import { beforeEach, expect, test } from "vitest";
import { OWN_HEADERS_KEY } from "#config/contract.ts";
import { createBrowserStorage } from "#session/browser-storage.ts";
import { isHeaderName, readOwnHeaders, restoreOwnHeaders, storeOwnHeader } from "./own-headers.ts";

const { local } = createBrowserStorage();

beforeEach(() => local.clear());

test("headers are added, replaced in any spelling, and removed by an empty value", async () => {
  await storeOwnHeader(local, { name: "X-Api-Version", value: " 1:2 " });
  await storeOwnHeader(local, { name: "accept", value: "application/vnd.shop.v2+json" });
  await storeOwnHeader(local, { name: "x-api-version", value: "3" });
  expect(readOwnHeaders(local)).toEqual([
    { name: "Accept", value: "application/vnd.shop.v2+json" },
    { name: "x-api-version", value: "3" },
  ]);
  await storeOwnHeader(local, { name: "Accept", value: "" });
  await storeOwnHeader(local, { name: "X-API-VERSION", value: "" });
  expect(readOwnHeaders(local)).toEqual([]);
});

test("headers outlive a session, secrets do not", async () => {
  await storeOwnHeader(local, { name: "X-Api-Version", value: "2" });
  await storeOwnHeader(local, { name: "X-Api-Key", value: "secret" });
  local.clear();
  await restoreOwnHeaders(local);
  expect(local.read(OWN_HEADERS_KEY)).toBe("X-Api-Version:2");
  await storeOwnHeader(local, { name: "X-Api-Version", value: "" });
});

test.each([
  ["X-Api-Version", true],
  ["api-version", true],
  ["Accept", true],
  ["Cookie", false],
  ["Content-Type", false],
  ["Sec-Fetch-Site", false],
  ["X Api", false],
  ["", false],
])("%s as the name of a header", (name, expected) => {
  expect(isHeaderName(name)).toBe(expected);
});
