import type { ModelChunk, ChunkName } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { ChunkProvider } from "./chunk-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";

interface ChunkBoundaryProps {
  readonly name: ChunkName;
  readonly loading: ReactNode;
  readonly children: (chunk: ModelChunk) => ReactNode;
}

/** Loads a chunk for its children and shows an alert with a retry if that fails. */
export function ChunkBoundary({ name, loading, children }: ChunkBoundaryProps): ReactNode {
  const t = useTexts("components");
  return (
    <ChunkProvider
      name={name}
      loading={loading}
      renderFailure={(error, retry) => (
        <ProblemAlert
          title={t("partFailed")}
          error={error ?? new Error(t("partGone"))}
          onRetry={error === null ? () => location.reload() : retry}
        />
      )}
    >
      {children}
    </ChunkProvider>
  );
}
