import { applyOverlays } from "#overlay/apply-overlays.ts";
import type { OverlaySource } from "#overlay/overlay.ts";
import { readDocument } from "#read/read-document.ts";
import type { Read, ReadOptions } from "#read/read-document.ts";

export interface ModelOptions extends Pick<ReadOptions, "address" | "load"> {
  /** Corrections to the description (OpenAPI Overlay documents), applied in order before it is read. */
  readonly overlays?: readonly OverlaySource[];
}

/** Reads a description with its corrections. */
export function readCorrected(text: string, options: ModelOptions): Promise<Read> {
  const { overlays = [], ...readOptions } = options;
  return readDocument(text, {
    ...readOptions,
    amend: async (value) => ({
      ...(await applyOverlays(value, overlays, readOptions.address ?? "")),
      text: overlays.map((overlay) => overlay.text).join("\n"),
    }),
  });
}

/**
 * The corrected description as OpenAPI. Swagger 2.0 stays in its version, other kinds are converted. Rejects if it
 * cannot be read.
 */
export async function readOpenApi(text: string, options: ModelOptions): Promise<unknown> {
  const read = await readCorrected(text, options);
  if (read.document !== undefined) return read.document.source;
  throw new Error(read.problems.find(({ severity }) => severity === "error")?.code);
}
