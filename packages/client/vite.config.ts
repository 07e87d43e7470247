import { defineConfig } from "vite";
import { classNameOf } from "./build/class-names.ts";
import { compiledComponents } from "./build/compiled-components.ts";
import { compressedAssets } from "./build/compressed-assets.ts";
import { compiledTexts } from "./build/compiled-texts.ts";
import { sharedChunks } from "./build/shared-chunks.ts";
import { earlyChunks } from "./build/early-chunks.ts";
import { mantineImports } from "./build/mantine-imports.ts";
import { mantineParts } from "./build/mantine-parts.ts";
import { reactParts } from "./build/react-parts.ts";
import { pagePolicy } from "./build/page-policy.ts";
import { themeVariables } from "./build/theme-variables.ts";
import { createNotices } from "../../scripts/license-notices.mjs";

const notices = createNotices();

export default defineConfig({
  // Contract rule K2: the same build works under any path prefix.
  base: "./",
  resolve: {
    // React contains this hook, so its polyfill is not needed.
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
    },
  },
  plugins: [
    compiledTexts(),
    pagePolicy(),
    mantineImports(),
    mantineParts(),
    reactParts(),
    themeVariables(),
    ...compiledComponents(),
    sharedChunks(),
    earlyChunks(),
    notices.write,
    compressedAssets(),
  ],
  css: { modules: { generateScopedName: classNameOf } },
  worker: { format: "es", plugins: () => [notices.collectOnly] },
  build: {
    // The content security policy allows no inline script, which the polyfill is.
    modulePreload: { polyfill: false },
    assetsDir: "-/assets",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    sourcemap: false,
    rolldownOptions: {
      // A slow machine needs no list of the slowest plugins.
      checks: { bundlerTimings: false },
      output: {
        // The entry contains a hundred of these names, and hashes do not compress.
        chunkFileNames: "-/assets/[name]-[hash:7].js",
        assetFileNames: "-/assets/[name]-[hash:6][extname]",
      },
    },
  },
});
