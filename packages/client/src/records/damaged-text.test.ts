// @vitest-environment node
import { expect, test } from "vitest";
import { sendsDamagedText } from "./damaged-text.ts";

const record = { title: "Caf\uFFFD", tags: [{ name: 'a"\uFFFD' }], text: "fine" };

function request(content: string) {
  const body = { mediaType: "application/json", content };
  return { method: "PUT", path: "/a/1", query: "", headers: {}, body };
}

test.each([
  [JSON.stringify(record), true],
  [JSON.stringify({ tags: record.tags }), true],
  [`title=${encodeURIComponent(record.title)}`, true],
  [JSON.stringify({ text: "new" }), false],
  [JSON.stringify({ title: "Café" }), false],
])("%s sends damaged text: %s", (content, want) => {
  expect(sendsDamagedText(request(content), record)).toBe(want);
});

test("a request without a body sends none", () => {
  const { body: _, ...bare } = request("");
  expect(sendsDamagedText(bare, record)).toBe(false);
});

test.each([
  ["as text", record.title],
  ["as JSON", JSON.stringify(record.tags)],
])("a part of a multipart body sends damaged text %s", (_, value) => {
  const content = { parts: [{ name: "title", value }] };
  const body = { mediaType: "multipart/form-data", content };
  expect(sendsDamagedText({ ...request(""), body }, record)).toBe(true);
  expect(sendsDamagedText({ ...request(""), body }, { title: "Café" })).toBe(false);
});
