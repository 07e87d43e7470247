import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createPageForms, readLanguages } from "./page-form.ts";

test.each([
  [undefined, []],
  ["", []],
  ["de", ["de"]],
  ["de-CH, de;q=0.9, en;q=0.8", ["de-CH", "de", "en"]],
  ["en;q=0.5, fr", ["fr", "en"]],
  ["de;q=0, *;q=0.5, ja ; q=0.1", ["ja"]],
  ['<script>, de";x=1, es', ["es"]],
  [Array.from({ length: 50 }, () => "en").join(), Array.from({ length: 10 }, () => "en")],
])("the languages of %j", (header, want) => {
  expect(readLanguages(header)).toEqual(want);
});

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-form-"));
afterAll(() => rmSync(folder, { recursive: true }));

const request = { config: "{}", prefix: "/", address: "/", languages: [] };

test("without a built form the page has none", async () => {
  expect(await createPageForms(join(folder, "absent", "dist"))(request)).toBeUndefined();
});

test("a form is rendered once for equal requests, and again after a failure", async () => {
  mkdirSync(join(folder, "prerender/dist"), { recursive: true });
  writeFileSync(
    join(folder, "prerender/dist/prerender.js"),
    `let calls = 0;
    export const createPageFormRenderer = () => async ({ address }) => {
      calls += 1;
      if (calls === 1) throw new Error("first");
      return { html: address + calls };
    };`,
  );
  const render = createPageForms(join(folder, "dist"));
  await expect(render(request)).rejects.toThrow("first");
  expect(await render(request)).toEqual({ html: "/2" });
  expect(await render(request)).toEqual({ html: "/2" });
  for (let index = 0; index < 120; index += 1) await render({ ...request, address: `/${index}` });
  expect(await render(request)).not.toEqual({ html: "/2" });
});
