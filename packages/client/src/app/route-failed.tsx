import { useTexts } from "#texts/use-texts.ts";
import { type ChunkLoadError, type CssChunkLoadError, isChunkError } from "#chunks/chunk-errors.ts";
import { Failure } from "./failure.tsx";

interface RouteFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown instead of a screen that threw; the layout stays. */
export function RouteFailed({ error, onRetry }: RouteFailedProps) {
  const t = useTexts("app");
  if (isChunkError(error)) return <ChunkFailed error={error} />;
  return (
    <Failure
      title={t("failedTitle")}
      hint={t("failedHint")}
      detail={error instanceof Error ? error.message : String(error)}
      action={t("tryAgain")}
      onAction={onRetry}
    />
  );
}

/** K1: a failed `import()` may fail until the page is reloaded. */
function ChunkFailed({ error }: { readonly error: ChunkLoadError | CssChunkLoadError }) {
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
