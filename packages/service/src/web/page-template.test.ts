import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTemplateReader } from "./page-template.ts";

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-page-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string) => writeFileSync(join(folder, name), content);

test("scripts at the root of the build are in the page, with their hashes", async () => {
  mkdirSync(join(folder, "-/assets"), { recursive: true });
  file("paint.js", "readUrl('$&')");
  file("odd.js", "a('</script>')");
  file("-/assets/a.css", "b{}");
  file("-/assets/b.css", "b{background:url(x)}");
  const page = [
    '<script data-early="{}" src="./paint.js"></script>',
    '<script src="./odd.js"></script><script src="./absent.js"></script>',
    '<script type="module" src="./-/assets/a.js"></script>',
    '<link rel="stylesheet" crossorigin href="./-/assets/a.css">',
    '<link rel="stylesheet" crossorigin href="./-/assets/b.css">',
  ];
  file("index.html", page.join("\n"));
  const read = createTemplateReader(folder);
  const template = await read();
  const [, ...rest] = page;
  expect(template.html).toBe(
    ["<script data-early=\"{}\">readUrl('$&')</script>", ...rest].join("\n"),
  );
  const hash = createHash("sha256").update("readUrl('$&')").digest("base64");
  expect(template.hashes).toEqual([`'sha256-${hash}'`]);
  // The addresses in the other style sheet are relative to its file.
  expect([...template.styles]).toEqual([["./-/assets/a.css", "b{}"]]);
  file("index.html", "<p>new</p>");
  utimesSync(join(folder, "index.html"), new Date(), new Date(Date.now() + 5000));
  expect((await read()).html).toBe("<p>new</p>");
});

test("a missing build has its remedy", async () => {
  await expect(createTemplateReader(join(folder, "absent"))()).rejects.toThrow("npm run build");
});
