import { lazy } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";

// Few visits end with a file.
export const LazyExportDialog = lazy(async () => ({
  default: (await loadChunk(() => import("#transfer/export-dialog.tsx"))).ExportDialog,
}));
