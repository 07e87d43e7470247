// @vitest-environment node
import { expect, test } from "vitest";
import { safeUrl, safeImageUrl } from "./safe-url.ts";

test.each([
  ["https://example.com/a?b=c", "https://example.com/a?b=c"],
  ["http://example.com", "http://example.com/"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["tel:+49 30 1234", "tel:+49 30 1234"],
  [" https://example.com ", "https://example.com/"],
  ["javascript:alert(1)", undefined],
  ["JaVaScRiPt:alert(1)", undefined],
  ["java\nscript:alert(1)", undefined],
  ["data:text/html,<script>alert(1)</script>", undefined],
  ["vbscript:x", undefined],
  ["file:///etc/passwd", undefined],
  ["blob:https://example.com/1", undefined],
  ["//example.com", undefined],
  ["/relative", undefined],
  ["https://", undefined],
  ["", undefined],
])("a click on %j leads to %j", (text, want) => {
  expect(safeUrl(text)).toBe(want);
});

test.each([
  ["https://cdn.example.com/a.png", "https://cdn.example.com/a.png"],
  ["pictures/1.png", "https://host.example/api/pictures/1.png"],
  ["/api/pictures/1.png", "https://host.example/api/pictures/1.png"],
  ["/elsewhere.png", undefined],
  ["../elsewhere.png", undefined],
  ["//other.example/a.png", undefined],
  ["data:image/svg+xml,<svg/>", "data:image/svg+xml,<svg/>"],
  ["data:image/png;base64,AAAA", "data:image/png;base64,AAAA"],
  [`data:image/png;base64,${"A".repeat(1_000_001)}`, undefined],
  ["data:text/html,<script>alert(1)</script>", undefined],
  ["data:image/svg+xmlx,<svg/>", undefined],
  ["javascript:alert(1)", undefined],
])("the picture at %j is loaded from %j", (text, want) => {
  expect(safeImageUrl(text, "https://host.example/api/")).toBe(want);
});
