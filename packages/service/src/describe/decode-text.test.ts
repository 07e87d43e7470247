import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const text = '{"openapi": "3.1.0", "info": {"title": "Grüße"}}';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each([
  ["UTF-8", Buffer.from(text), undefined],
  ["UTF-8 with a mark", Buffer.from(`\uFEFF${text}`), "iso-8859-1"],
  ["UTF-16 little endian with a mark", Buffer.from(`\uFEFF${text}`, "utf16le"), undefined],
  ["UTF-16 big endian with a mark", swapped(Buffer.from(`\uFEFF${text}`, "utf16le")), undefined],
  ["UTF-16 little endian", Buffer.from(text, "utf16le"), "utf-8"],
  ["UTF-16 big endian", swapped(Buffer.from(text, "utf16le")), undefined],
  ["Latin 1 with a declaration", Buffer.from(text, "latin1"), "ISO-8859-1"],
  ["UTF-8 with an unknown charset", Buffer.from(text), "nonsense"],
])("%s is read", (_, bytes, charset) => {
  expect(decodeText(bytes, charset)).toBe(text);
});

test("nothing is empty text", () => {
  expect(decodeText(new Uint8Array())).toBe("");
});
