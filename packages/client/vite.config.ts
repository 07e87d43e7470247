import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressedAssets } from "./build/compressed-assets.ts";
import { compiledTexts } from "./build/compiled-texts.ts";
import { sharedChunks } from "./build/shared-chunks.ts";
import { earlyChunks } from "./build/early-chunks.ts";
import { minifiedScripts } from "./build/minified-scripts.ts";
import { mantineImports } from "./build/mantine-imports.ts";
import { noRouterLink } from "./build/no-router-link.ts";
import { themeVariables } from "./build/theme-variables.ts";
import { createNotices } from "../../scripts/license-notices.mjs";

/**
 * What renders once or seldom: what the compiler adds to it weighs more than it saves. Tables and forms are compiled: they
 * draw hundreds of cells and inputs.
 */
const uncompiled = new RegExp(
  `/src/(?:${[
    "app/",
    "screens/(?!list/|form/)",
    "fields/(?!inputs/|filters/|field-input|filter-input)",
    String.raw`components/\w+/(?:sign-in-page|flag|signal|segmented|color|notice|dialog|popup|page|empty|problem|reload|copy|key-caps)`,
  ].join("|")})`,
);

const notices = createNotices();

export default defineConfig({
  // K2: the same build works under any prefix.
  base: "./",
  resolve: {
    // React has it built in.
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
    },
  },
  plugins: [
    compiledTexts(),
    mantineImports(),
    themeVariables(),
    noRouterLink(),
    react({ compiler: true, exclude: [/node_modules/, uncompiled] }),
    sharedChunks(),
    earlyChunks(),
    minifiedScripts(),
    notices.write,
    compressedAssets(),
  ],
  worker: { format: "es", plugins: () => [notices.collectOnly] },
  build: {
    // `<link>`s of a strict policy: no inline module-preload script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // The entry names a hundred of them: each sign of a hash is one that nothing can compress.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
    },
  },
});
