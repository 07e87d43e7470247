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
