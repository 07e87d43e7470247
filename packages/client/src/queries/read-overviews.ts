import type { ResourceSummary } from "@quarterdeck/model";
import { resourceChunk } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { isReadableAlone, latestOptions } from "./overview.ts";
import { httpOf } from "./client-http.ts";
import { chunkOptions } from "#queries/model/model-chunk.ts";

interface Progress {
  readonly signal: AbortSignal;
  /** Called after each list: true if its records were read. */
  readonly onList: (isRead: boolean) => void;
}

/**
 * Reads the overviews on request of the user, because a refusal ends the session (H7, H9). In sequence: after a refusal,
 * the permissions of the lists before it are stored.
 */
export async function readOverviews(
  client: QueryClient,
  resources: readonly ResourceSummary[],
  { signal, onList }: Progress,
): Promise<void> {
  for (const { name } of resources) {
    if (signal.aborted) return;
    const isRead = await readOverview(client, name);
    if (httpOf(client).session.stored() === null) return;
    onList(isRead);
  }
}

async function readOverview(client: QueryClient, name: string): Promise<boolean> {
  try {
    const chunk = await client.fetchQuery(chunkOptions(resourceChunk(name)));
    const options = chunk !== null && isReadableAlone(chunk) ? latestOptions(chunk) : undefined;
    if (options === undefined) return false;
    await client.fetchQuery({ ...options, retry: false });
    return true;
  } catch {
    // The card of the list shows the error.
    return false;
  }
}
