import { defineConfig } from "vite";
import { createNotices } from "../../scripts/license-notices.mjs";
import { compiledTexts } from "./build/compiled-texts.ts";
import { mantineImports } from "./build/mantine-imports.ts";
import client from "./vite.config.ts";

/** Builds the module with which the service renders the sign-in form; see docs/decisions/0046-sign-in-form-in-the-page.md. */
export default defineConfig({
  root: "packages/client",
  resolve: client.resolve ?? {},
  // The classes of the form are those of the screen.
  css: client.css ?? {},
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  plugins: [compiledTexts(), mantineImports(), createNotices().write],
  ssr: { noExternal: true },
  build: {
    ssr: "src/app/prerender.tsx",
    outDir: "prerender/dist",
    copyPublicDir: false,
    reportCompressedSize: false,
  },
});
