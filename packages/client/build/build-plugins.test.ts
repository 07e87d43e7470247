import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { classNameOf } from "./class-names.ts";
import { compiledComponents } from "./compiled-components.ts";
import { compiledTexts } from "./compiled-texts.ts";
import { compressedAssets } from "./compressed-assets.ts";
import { earlyChunks } from "./early-chunks.ts";
import { mantineImports } from "./mantine-imports.ts";
import { mantineParts } from "./mantine-parts.ts";
import { reactParts } from "./react-parts.ts";
import { sharedChunks } from "./shared-chunks.ts";
import { themeVariables } from "./theme-variables.ts";

type Handler = (...args: readonly unknown[]) => unknown;

/** The members of a plugin's context that the hooks use, in a build without modules. */
const context = {
  getModuleIds: () => [],
  error(message: string) {
    throw new Error(message);
  },
};

async function run(plugin: object, hook: string, ...args: readonly unknown[]): Promise<void> {
  const value: unknown = Reflect.get(plugin, hook);
  const handler: unknown =
    typeof value === "object" && value !== null && "handler" in value ? value.handler : value;
  await (handler as Handler).call(context, ...args);
}

test.for([
  { name: "compiled component", plugin: compiledComponents()[1], hook: "generateBundle" },
  { name: "compiled text", plugin: compiledTexts(), hook: "generateBundle" },
  { name: "Mantine import", plugin: mantineImports(), hook: "generateBundle" },
  { name: "part of Mantine", plugin: mantineParts(), hook: "generateBundle" },
  { name: "production build of React", plugin: reactParts(), hook: "generateBundle" },
  { name: "root of a shared chunk", plugin: sharedChunks(), hook: "buildEnd" },
  { name: "import of the theme variables", plugin: themeVariables(), hook: "generateBundle" },
])("the build fails without a $name", async ({ plugin, hook }) => {
  await expect(run(plugin, hook)).rejects.toThrow(/^(?:No |virtual:)/);
});

test("the build fails if a shared chunk has no module", async () => {
  await expect(run(sharedChunks(), "generateBundle", {}, {})).rejects.toThrow("No module is in");
});

test("the build fails if no file is compressed", async () => {
  const dir = mkdtempSync(join(tmpdir(), "quarterdeck-assets-"));
  await expect(run(compressedAssets(), "writeBundle", { dir })).rejects.toThrow("No file");
});

test("the build fails if a screen has no chunk", async () => {
  const html = '<script src="./first-paint.js"></script>';
  const handler = run({ handler: earlyChunks().transformIndexHtml }, "handler", html, {
    bundle: {},
  });
  await expect(handler).rejects.toThrow("No chunk contains");
});

test("a class has the name and a hash of its stylesheet's path", () => {
  const file = join(import.meta.dirname, "../src/components/page/page.module.css");
  expect(classNameOf("header", file)).toMatch(/^header_[\w-]{3}$/);
  expect(classNameOf("header", `${file}?inline`)).toBe(classNameOf("header", file));
});

test("the build fails if two stylesheets have the same hash", () => {
  const manyFiles = Array.from({ length: 5000 }, (_, at) => `/folder/${at}.module.css`);
  expect(() => manyFiles.map((file) => classNameOf("header", file))).toThrow("Rename one");
});
