import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressedAssets } from "./build/compressed-assets.ts";
import { compiledTexts } from "./build/compiled-texts.ts";
import { firstChunk } from "./build/first-chunk.ts";
import { mantineImports } from "./build/mantine-imports.ts";
import { themeVariables } from "./build/theme-variables.ts";

export default defineConfig({
  // K2: the same build works under any prefix.
  base: "./",
  plugins: [
    compiledTexts(),
    mantineImports(),
    themeVariables(),
    react({ compiler: true }),
    firstChunk(),
    compressedAssets(),
  ],
  worker: { format: "es" },
  build: {
    // `<link>`s of a strict policy: no inline module-preload script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    sourcemap: false,
  },
});
