import { Failure } from "#app/failure.tsx";
import { useTexts } from "#texts/use-texts.ts";
import type { ChunkLoadError, CssChunkLoadError } from "#chunks/chunk-errors.ts";

/** K1: a failed `import()` may stay failed for the page's life, so only a reload helps. */
export function ChunkFailed({ error }: { readonly error: ChunkLoadError | CssChunkLoadError }) {
  const t = useTexts("app");
  return (
    <Failure
      title={t("chunkTitle")}
      hint={`${t(error.name === "ChunkLoadError" ? "chunkScript" : "chunkStyle")} ${t("chunkSafe")}`}
      detail={`${error.name}: ${error.message}`}
      action={t("reload")}
      onAction={() => location.reload()}
    />
  );
}
