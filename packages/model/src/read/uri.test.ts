import { expect, test } from "vitest";
import { originOf, resolveUri, splitFragment } from "./uri.ts";

// RFC 3986, section 5.4
test.each([
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["g?y", "http://a/b/c/g?y"],
  ["#s", "http://a/b/c/d;p?q#s"],
  ["g#s", "http://a/b/c/g#s"],
  ["g?y#s", "http://a/b/c/g?y#s"],
  [";x", "http://a/b/c/;x"],
  ["", "http://a/b/c/d;p?q"],
  [".", "http://a/b/c/"],
  ["./", "http://a/b/c/"],
  ["..", "http://a/b/"],
  ["../", "http://a/b/"],
  ["../g", "http://a/b/g"],
  ["../..", "http://a/"],
  ["../../g", "http://a/g"],
  ["../../../g", "http://a/g"],
  ["/./g", "http://a/g"],
  ["/../g", "http://a/g"],
  ["g.", "http://a/b/c/g."],
  ["..g", "http://a/b/c/..g"],
  ["./../g", "http://a/b/g"],
  ["./g/.", "http://a/b/c/g/"],
  ["g/./h", "http://a/b/c/g/h"],
  ["g/../h", "http://a/b/c/h"],
  ["g;x=1/../y", "http://a/b/c/y"],
  ["g?y/../x", "http://a/b/c/g?y/../x"],
  ["g#s/../x", "http://a/b/c/g#s/../x"],
])("%s is resolved against the base", (reference, want) => {
  expect(resolveUri("http://a/b/c/d;p?q", reference)).toBe(want);
});

test.each([
  ["", "/v1", "/v1"],
  ["", "common/errors.yml", "common/errors.yml"],
  ["docs/api.yml", "../common/errors.yml", "common/errors.yml"],
  ["api.yml", "../common/errors.yml", "../common/errors.yml"],
  ["http://a", "g", "http://a/g"],
  ["file:///x/api.yml", "common/errors.yml#/a", "file:///x/common/errors.yml#/a"],
])("from %j the reference %j resolves to %j", (base, reference, want) => {
  expect(resolveUri(base, reference)).toBe(want);
});

test("an address is split at its fragment", () => {
  expect(splitFragment("a.yml#/b")).toEqual(["a.yml", "/b"]);
  expect(splitFragment("a.yml")).toEqual(["a.yml", ""]);
});

test("only http addresses have an origin", () => {
  expect(originOf("HTTPS://Api.Example.com:80/x")).toBe("https://api.example.com:80");
  expect(originOf("file:///x")).toBeUndefined();
  expect(originOf("/x")).toBeUndefined();
});
