import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { downloadText, fileStem } from "#components/values/download-text.ts";
import type { StoredCorrections } from "#storage/corrections.ts";

interface DescriptionDownload {
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly start: () => Promise<void>;
}

/** Download of the description with its corrections as OpenAPI. */
export function useDescriptionDownload(
  title: string,
  corrections: StoredCorrections,
): DescriptionDownload {
  const client = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<Error>();
  return {
    isLoading,
    error,
    async start() {
      setIsLoading(true);
      setError(undefined);
      try {
        // Code that only corrections and static hosts need.
        const { writeOpenApi } = await import("#queries/model/apply-corrections.ts");
        const text = await writeOpenApi(client, corrections);
        downloadText(text, `${fileStem(title)}.openapi.json`, "application/json");
      } catch (reason) {
        setError(reason instanceof Error ? reason : new Error(String(reason)));
      } finally {
        setIsLoading(false);
      }
    },
  };
}
