// @vitest-environment node
import { expect, test } from "vitest";
import { formatSize } from "./format-size.ts";

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1 kB"],
  [1536, "1.5 kB"],
  [250_400, "250 kB"],
  [3_200_000, "3.2 MB"],
  [5e15, "5000 TB"],
])("%d bytes are written %s", (bytes, want) => {
  expect(formatSize(bytes, String)).toBe(want);
});
