import { expect, test } from "vitest";
import { escapeControls } from "./escape-controls.ts";

test.each([
  ["\u001b]0;title\u0007Orders", String.raw`\u001b]0;title\u0007Orders`],
  ["a\rb\u009b2J", String.raw`a\u000db\u009b2J`],
  ["Größe\t1\n日本", "Größe\t1\n日本"],
])("%j", (text, escaped) => {
  expect(escapeControls(text)).toBe(escaped);
});
