// @vitest-environment node
import { expect, test } from "vitest";
import { readAddress, writeAddress } from "./app-history.ts";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });

test.each([
  ["browser", at("/orders", "?page=2"), "/", "/orders?page=2"],
  ["browser", at("/any/prefix/orders"), "/any/prefix/", "/orders"],
  ["browser", at("/any/prefix"), "/any/prefix/", "/"],
  ["browser", at("/index.html"), "/", "/"],
  ["browser", at("/", "", "#/login"), "/", "/login"],
  ["browser", at("/p/", "?theme=dark", "#/login?x=1"), "/p/", "/login?theme=dark&x=1"],
  ["browser", at("/orders", "", "#part"), "/", "/orders#part"],
  ["hash", at("/", "", "#/orders?page=2"), "/", "/orders?page=2"],
  ["hash", at("/", "?theme=light&x=1", "#/login"), "/", "/login?theme=light&x=1"],
  ["hash", at("/index.html"), "/", "/"],
] as const)("%s history reads its address: %#", (kind, address, below, want) => {
  expect(readAddress(kind, address, below)).toBe(want);
});

test("addresses are written in the form of the history, below the prefix", () => {
  expect(writeAddress("browser", "/orders?page=2", "/any/prefix/")).toBe(
    "/any/prefix/orders?page=2",
  );
  expect(writeAddress("hash", "/orders?page=2", "/any/prefix/")).toBe(
    "/any/prefix/#/orders?page=2",
  );
  expect(writeAddress("browser", "/", "/")).toBe("/");
});
