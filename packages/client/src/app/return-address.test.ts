// @vitest-environment node
import { expect, test } from "vitest";
import { readReturnAddress } from "./return-address.ts";

test.each([
  undefined,
  "",
  "orders",
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "\\\\evil.example/",
  "javascript:alert(1)",
  "/\t/evil.example/",
  "data:text/html,x",
  "/login",
  "/register?to=/x",
])("%s leads home", (text) => {
  expect(readReturnAddress(text)).toEqual({ to: "/", search: {} });
});

test("a path in the application is used with its query", () => {
  expect(readReturnAddress("/orders/5?tab=json&q=a%20b#x")).toEqual({
    to: "/orders/5",
    search: { tab: "json", q: "a b" },
  });
  expect(readReturnAddress("/a/$b")).toEqual({ to: "/a/$b", search: {} });
});
