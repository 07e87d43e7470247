/** K1: a script of the application failed, or did not arrive in time. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** A stylesheet of the application did not load (K1). */
export class CssChunkLoadError extends Error {
  override readonly name = "CssChunkLoadError";
}

/** Messages of browsers and Vite for a failed file; an error inside a loaded script has another message. */
const styleWords = /preload CSS/i;
const scriptWords = /dynamically imported module|importing a module script failed|module script/i;

export function toChunkError(cause: unknown): unknown {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (styleWords.test(message)) return new CssChunkLoadError(message, { cause });
  // An incomplete file is a syntax error.
  const isScript = scriptWords.test(message) || cause instanceof SyntaxError;
  return isScript ? new ChunkLoadError(message, { cause }) : cause;
}

export function isChunkError(error: unknown): error is ChunkLoadError | CssChunkLoadError {
  return error instanceof ChunkLoadError || error instanceof CssChunkLoadError;
}
