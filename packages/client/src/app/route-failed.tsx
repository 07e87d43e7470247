import type { ErrorComponentProps } from "@tanstack/react-router";
import { useTexts } from "#texts/use-texts.ts";
import { isChunkError } from "#chunks/chunk-errors.ts";
import { ChunkFailed } from "./chunks/chunk-failed.tsx";
import { Failure } from "./failure.tsx";

/** What a screen shows that threw; the layout around it stays. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const t = useTexts("app");
  if (isChunkError(error)) return <ChunkFailed error={error} />;
  return (
    <Failure
      title={t("failedTitle")}
      hint={t("failedHint")}
      detail={error instanceof Error ? error.message : String(error)}
      action={t("tryAgain")}
      onAction={reset}
    />
  );
}
