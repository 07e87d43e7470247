import type { ResourceSummary } from "@quarterdeck/model";
import { resourceChunk } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { readSession } from "#session/session.ts";
import { isReadableAlone, latestOptions } from "./overview.ts";
import { chunkOptions } from "#queries/model/model-chunk.ts";

interface Progress {
  readonly signal: AbortSignal;
  /** After each list: whether its records came. */
  readonly onList: (isRead: boolean) => void;
}

/**
 * H9: asked by the person, since a refusal ends the session (H7). One after another: what was read before stays known, the one
 * that was refused is remembered, and no other is asked in vain.
 */
export async function readOverviews(
  client: QueryClient,
  resources: readonly ResourceSummary[],
  { signal, onList }: Progress,
): Promise<void> {
  for (const { name } of resources) {
    if (signal.aborted) return;
    const isRead = await readOverview(client, name);
    if (readSession() === null) return;
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
    // Its card says so once it may be read; here the others go on.
    return false;
  }
}
