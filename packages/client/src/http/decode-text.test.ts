// @vitest-environment node
import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const bytes = (...values: readonly number[]) => Uint8Array.from(values).buffer;

test.each([
  ["UTF-8 by default", [0xc3, 0xa9], "application/json", "é"],
  ["a declared charset", [0xe9], "application/json; charset=ISO-8859-1", "é"],
  ["a quoted charset", [0x82, 0xa0], 'text/plain; Charset="shift_jis"', "あ"],
  ["a byte order mark", [0xef, 0xbb, 0xbf, 0x41], "", "A"],
  ["a byte order mark before a charset", [0xff, 0xfe, 0x41, 0], "a/b; charset=utf-8", "A"],
  ["a charset that does not exist", [0xc3, 0xa9], "application/json; charset=none", "é"],
])("%s", (_, input, type, text) => {
  expect(decodeText(bytes(...input), type)).toEqual({ text });
});

test.each([
  ["UTF-8", [0x41, 0xe9], "application/json", "A\uFFFD", "UTF-8"],
  ["its charset", [0x82], "text/plain;charset=shift_jis", "\uFFFD", "SHIFT_JIS"],
  ["a charset that does not exist", [0xe9], "text/plain;charset=none", "\uFFFD", "NONE"],
])("text that is not %s is marked", (_, input, type, text, undecodable) => {
  expect(decodeText(bytes(...input), type)).toEqual({ text, undecodable });
});
