import { expect, test } from "vitest";
import { findDottedNames, splitPath } from "./path-segments.ts";

test.each([
  ["/orders/{id}.json", ["orders", "{id}"]],
  ["/memos/{memo}:archive", ["memos", "{memo}", ":archive"]],
  ["/files/{id}#lock", ["files", "{id}", "#lock"]],
  ["/files/{id}?op=lock", ["files", "{id}", "?op=lock"]],
  ["/jobs?op=late", ["jobs?op=late"]],
  ["/#Action=List", ["#Action=List"]],
])("the path %s has the segments %j", (path, texts) => {
  expect(splitPath(path).map(({ text }) => text)).toEqual(texts);
});

test("a word with a dot is a name where records stand below it, else a verb and what it is done to", () => {
  const dottedNames = findDottedNames([
    "/shop.clients",
    "/shop.clients/{id}",
    "/shop.totals",
    "/documents.list",
    "/documents.archive",
    "/status.get",
  ]);
  const split = (path: string) => splitPath(path, dottedNames).map(({ text }) => text);
  expect(split("/shop.clients")).toEqual(["shop.clients"]);
  expect(split("/shop.clients/{id}")).toEqual(["shop.clients", "{id}"]);
  expect(split("/shop.totals")).toEqual(["shop.totals"]);
  expect(split("/documents.list")).toEqual(["documents", ".list"]);
  expect(split("/documents.archive")).toEqual(["documents", ".archive"]);
  expect(split("/status.get")).toEqual(["status", ".get"]);
});
