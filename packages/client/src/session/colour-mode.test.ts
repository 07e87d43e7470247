import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readMode, readThemeParameter, resolveScheme } from "./colour-mode.ts";

const addresses = [
  ["http://host/", undefined],
  ["http://host/?theme=light", "light"],
  ["http://host/?theme=light%3Cscript%3E", "light"],
  ["http://host/?theme=%3Cb%3Elight", undefined],
  ["http://host/?theme=", undefined],
  ["http://host/?theme=%20%20", undefined],
  ["http://host/?theme=%20dark%20", "dark"],
  ["http://host/?theme=dark#/login", "dark"],
  ["http://host/#/login?theme=light", "light"],
  ["http://host/?theme=%3C#/login?theme=light", "light"],
  ["http://host/?a=1&theme=ocean%20blue2;x", "ocean blue2"],
  ["http://host/?theme=%E0%A4%A", undefined],
] as const;

test.each(addresses)("the theme of %s is %s", (href, want) => {
  expect(readThemeParameter(href)).toBe(want);
});

beforeEach(() => localStorage.clear());

test.each(addresses)("before the first paint, %s shows %s too", (href, want) => {
  const script = readFileSync(join(import.meta.dirname, "../../public/color-scheme.js"), "utf8");
  const shown = { value: "" };
  const page = {
    location: { href },
    localStorage: { getItem: () => null },
    document: {
      documentElement: { setAttribute: (_: string, value: string) => (shown.value = value) },
    },
    matchMedia: () => ({ matches: false }),
    URLSearchParams,
  };
  // oxlint-disable-next-line no-new-func -- the file runs as it is served
  new Function(...Object.keys(page), script)(...Object.values(page));
  expect(shown.value).toBe(resolveScheme(readMode(want ?? "dark"), false));
});

test("auto and unknown names follow the system", () => {
  expect(readMode("ocean")).toBe("auto");
  expect(resolveScheme("auto", true)).toBe("dark");
  expect(resolveScheme("auto", false)).toBe("light");
  expect(resolveScheme("light", true)).toBe("light");
});
