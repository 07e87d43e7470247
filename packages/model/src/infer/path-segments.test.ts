import { expect, test } from "vitest";
import { splitPath } from "./path-segments.ts";

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
