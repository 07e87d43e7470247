// @vitest-environment node
import { expect, test } from "vitest";
import { LANGUAGE_KEY } from "#config/contract.ts";
import { languageNames } from "#texts/languages.ts";
import { toColorMode, readThemeParameter, resolveScheme } from "./color-mode.ts";
import { type Browser, paintFirst } from "./testing/paint-first.ts";

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

test.each(addresses)("%s shows %s before the first paint", (href, want) => {
  const { scheme } = paintFirst({ href, stored: {} });
  expect(scheme).toBe(resolveScheme(toColorMode(want ?? "dark"), false));
});

test.each(Object.keys(languageNames))(
  "a browser that prefers %s gets it before the first paint",
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
])("the first language of %j", ({ lang, ...browser }) => {
  expect(paintFirst(browser).lang).toBe(lang);
});

const layout = ["modulepreload main.js", "fetch main.css"];
/** Behind the first style sheet, when the page is parsed. */
const sheets = ["stylesheet main.css"];

test.each([
  { at: "", want: "home" },
  { at: "?theme=dark", want: "home" },
  { at: "#main", want: "home" },
  { at: "orders", want: "list" },
  { at: "orders?size=50", want: "list" },
  { at: "orders/5", want: "record" },
  { at: "orders/5/lines", want: "list" },
  { at: "orders/new", want: "form" },
  { at: "orders/5/edit", want: "form" },
  { at: "#/orders/5?a=b", want: "record" },
  { at: "#/", want: "home" },
])("a signed-in user gets the $want screen at $at in parallel to the entry", ({ at, want }) => {
  const files = paintFirst({ href: `http://host/desk/${at}`, stored: { token: "t" } }).early;
  expect(files).toEqual([...layout, `modulepreload ${want}.js`, ...sheets]);
});

test("the console's own pages get only the layout", () => {
  const files = paintFirst({ href: "http://host/desk/-/jobs", stored: { token: "t" } }).early;
  expect(files).toEqual([...layout, ...sheets]);
});

const session = { token: "t", user: "u" };

test.each<Browser & { readonly want: boolean }>([
  { form: "en", want: true },
  { form: "en", href: "http://host/desk/login?to=%2Forders", want: true },
  { form: "en", href: "http://host/desk/orders/register", want: true },
  { form: "en", href: "http://host/desk/register", want: false },
  { form: "en", href: "http://host/desk/#/register", want: false },
  { form: "en", href: "http://host/desk/500?a=b", want: false },
  { form: "en", stored: session, want: false },
  { form: "en", stored: { token: "t" }, want: true },
  { form: "de", languages: ["de-AT"], want: true },
  { form: "de", languages: ["en"], want: false },
  { form: "de", languages: ["de"], stored: { [LANGUAGE_KEY]: "fr" }, want: false },
])("the sign-in form of the page is visible: $want for %j", ({ want, ...browser }) => {
  expect(paintFirst(browser).hasForm).toBe(want);
});

test.each<Browser>([{ stored: {} }, {}])(
  "a user without a session gets no early files: %j",
  (browser) => {
    expect(paintFirst({ href: "http://host/desk/orders", ...browser }).early).toEqual([]);
  },
);

const requests = {
  model: "-/model/summary.json?v=1",
  rows: "api/orders?page=1",
  userHeader: false,
};
const signedIn = { href: "http://host/desk/orders", stored: session, requests };
const bearer = { Authorization: "Bearer t" };
const asJson = { Accept: "application/json" };
const asRows = { Accept: "application/json, */*;q=0.5" };

test("a signed-in user gets the model and the rows in parallel to the scripts", () => {
  expect(paintFirst(signedIn).sent).toEqual([
    ["http://host/desk/-/model/summary.json?v=1", { ...asJson, ...bearer }],
    ["http://host/desk/api/orders?page=1", { ...asRows, ...bearer }],
  ]);
});

test.each([
  { at: "orders", want: ["orders"] },
  { at: "orders/5", want: ["orders"] },
  { at: "orders/5/edit", want: ["orders"] },
  { at: "orders/new", want: ["orders"] },
  { at: "orders/5/order%20lines", want: ["order%20lines"] },
  { at: "", want: [] },
  { at: "-/jobs", want: [] },
])("the chunks of a divided model at $at are $want", ({ at, want }) => {
  const divided = { model: "summary", chunk: "chunk?name=NAME&v=1" };
  const { sent } = paintFirst({ ...signedIn, href: `http://host/desk/${at}`, requests: divided });
  const name = (one: string) => `resource%3A${one}`;
  expect(sent.map(([url]) => url)).toEqual([
    "http://host/desk/summary",
    ...want.map((one) => `http://host/desk/chunk?name=${name(one)}&v=1`),
  ]);
});

test.each([
  [
    "of the sign-in method",
    { requests: { ...requests, credential: { in: "header", name: "Key", prefix: "" } } },
    { Key: "t" },
  ],
  [
    "that the sign-in stored",
    {
      stored: { ...session, "quarterdeck-credential": `{"in":"header","name":"X","prefix":"a "}` },
    },
    { X: "a t" },
  ],
  ["of an API without one", { stored: { ...session, token: "quarterdeck-no-token" } }, {}],
  ["with the user", { requests: { ...requests, userHeader: true } }, { ...bearer, user: "u" }],
  [
    "with the token against forged requests",
    { cookie: "a=b; XSRF-TOKEN=c-_1; d=e", stored: { ...session, "quarterdeck-csrf": "h\nv" } },
    { ...bearer, "X-XSRF-TOKEN": "c-_1" },
  ],
])("early requests have the credential %s", (_, browser, want) => {
  const { sent } = paintFirst({ ...signedIn, ...browser });
  expect(sent.map(([, headers]) => headers)).toEqual([
    { ...asJson, ...want },
    { ...asRows, ...want },
  ]);
});

test.each<readonly [string, Browser]>([
  ["a session", { stored: { token: "t" } }],
  ["the list of the service", { requests: undefined as unknown as object }],
  [
    "a header for the credential",
    { stored: { ...session, "quarterdeck-credential": `{"in":"query","name":"k"}` } },
  ],
  ["a readable credential", { stored: { ...session, "quarterdeck-credential": "{" } }],
  ["a plain token against forged requests", { cookie: "a=b; XSRF-TOKEN=c%20d" }],
  [
    "the stored token against forged requests",
    { stored: { ...session, "quarterdeck-csrf": "h\nv" } },
  ],
  ["printable headers", { stored: { token: "tö", user: "u" } }],
])("no request is sent early without %s", (_, browser) => {
  expect(paintFirst({ ...signedIn, ...browser }).sent).toEqual([]);
});

test.each(["quarterdeck-renewal", "quarterdeck-late-rows"])("%s delays the rows", (key) => {
  const { sent } = paintFirst({ ...signedIn, inTab: { [key]: "1" } });
  expect(sent.map(([url]) => url)).toEqual(["http://host/desk/-/model/summary.json?v=1"]);
});

const files = ["stylesheet first.css", "modulepreload entry.js", "modulepreload first.js"];
const scripts = ["module entry.js", "module first.js"];

test.each<Browser & { readonly want: readonly string[] }>([
  { want: [] },
  { events: ["load"], want: [...files, ...scripts] },
  { events: ["keydown", "keydown", "load"], want: [...files, ...scripts] },
  { events: ["submit"], want: [...files, ...scripts] },
  { form: "de", want: [...files, ...scripts] },
  { stored: session, want: [...files, ...layout, ...sheets, ...scripts] },
])("the application loads once the user needs it: %j", async ({ want, ...browser }) => {
  const { early } = paintFirst({
    href: "http://host/desk/-/login",
    form: "en",
    start: ["first.css", "entry.js", "first.js"],
    ...browser,
  });
  // The scripts wait for the style sheet.
  await Promise.resolve();
  await Promise.resolve();
  expect(early).toEqual(want);
});

test.each([
  ["keydown", 100],
  ["submit", 0],
])("the application loads after the frame of a %s and %d ms", (type, ms) => {
  const { timers } = paintFirst({ form: "en", start: ["entry.js"], events: [type] });
  expect(timers).toEqual([ms]);
});
