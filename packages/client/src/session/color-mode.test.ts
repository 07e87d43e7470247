// @vitest-environment node
import { expect, test } from "vitest";
import { toColorMode, resolveScheme } from "./color-mode.ts";

test("auto and unknown names follow the system", () => {
  expect(toColorMode("ocean")).toBe("auto");
  expect(resolveScheme("auto", true)).toBe("dark");
  expect(resolveScheme("auto", false)).toBe("light");
  expect(resolveScheme("light", true)).toBe("light");
});
