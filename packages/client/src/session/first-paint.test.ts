// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGE_KEY } from "#config/contract.ts";
import { languageNames } from "#texts/languages.ts";
import { readMode, readThemeParameter, resolveScheme } from "./colour-mode.ts";

interface Browser {
  readonly href?: string;
  readonly languages?: readonly string[];
  /** Local storage; absent: blocked. */
  readonly stored?: Readonly<Record<string, string>>;
}

interface FirstPaint {
  readonly lang: string;
  readonly dir: string;
  readonly scheme: string;
}

/** What `public/color-scheme.js` makes of a page, the file run as it is served. */
function paintFirst({ href = "http://host/", languages = [], stored }: Browser): FirstPaint {
  const script = readFileSync(join(import.meta.dirname, "../../public/color-scheme.js"), "utf8");
  const shown = { lang: "", dir: "", scheme: "" };
  const page = {
    location: { href },
    localStorage: {
      getItem: (key: string) => {
        if (stored === undefined) throw new Error("blocked");
        return stored[key] ?? null;
      },
    },
    document: {
      documentElement: Object.assign(shown, {
        setAttribute: (_: string, value: string) => (shown.scheme = value),
      }),
    },
    navigator: { languages },
    matchMedia: () => ({ matches: false }),
    URLSearchParams,
  };
  // oxlint-disable-next-line no-new-func -- the file runs as it is served
  new Function(...Object.keys(page), script)(...Object.values(page));
  return { lang: shown.lang, dir: shown.dir, scheme: shown.scheme };
}

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

test.each(addresses)("before the first paint, %s shows %s too", (href, want) => {
  const { scheme } = paintFirst({ href, stored: {} });
  expect(scheme).toBe(resolveScheme(readMode(want ?? "dark"), false));
});

test.each(Object.keys(languageNames))(
  "a browser that asks for %s gets it before the first paint",
  (language) => {
    expect(paintFirst({ languages: [`${language}-XX`, "en"] }).lang).toBe(language);
  },
);

test.each([
  { languages: ["pl", "de-CH", "en"], lang: "de" },
  { languages: ["DE-at"], lang: "de" },
  { languages: ["pl"], lang: "en" },
  { languages: [], lang: "en" },
  { languages: ["en"], stored: { [LANGUAGE_KEY]: "de" }, lang: "de" },
  { languages: ["de"], stored: { [LANGUAGE_KEY]: "<script>" }, lang: "de" },
])("%j is what the page begins with", ({ lang, ...browser }) => {
  expect(paintFirst(browser).lang).toBe(lang);
});
