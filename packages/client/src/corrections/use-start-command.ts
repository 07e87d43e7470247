import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { runtimeConfig } from "#config/runtime-config.ts";
import { fetchOwnFile } from "#http/fetch-own-file.ts";
import { httpOf } from "#queries/client-http.ts";

/** Command that starts the console with an overlay, in addition to all its present flags. */
export function useStartCommand(overlay: string): string {
  const client = useQueryClient();
  const { model, description } = runtimeConfig();
  const [start, setStart] = useState(
    model === null && description !== "" ? `npm start -- --api ${description}` : "npm start --",
  );
  useEffect(() => {
    if (model === null) return undefined;
    const waiting = new AbortController();
    void readStart(client, `${model.path}/command.json`, waiting.signal).then((command) => {
      if (command !== undefined && !waiting.signal.aborted) setStart(command);
    });
    return () => waiting.abort();
  }, [client, model]);
  return `${start} --overlay ${overlay}`;
}

async function readStart(
  client: ReturnType<typeof useQueryClient>,
  path: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const response = await fetchOwnFile(httpOf(client), path, { signal }).catch(() => undefined);
  const body = response?.body;
  if (typeof body !== "object" || body === null || !("command" in body)) return undefined;
  return typeof body.command === "string" ? body.command : undefined;
}
