import type { ResourceSummary } from "@quarterdeck/model";
import { resourceChunk } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { isReadableAlone, latestOptions } from "./overview.ts";
import { httpOf } from "./client-http.ts";
import { readChunk } from "#queries/model/read-chunk.ts";

interface Progress {
  readonly signal: AbortSignal;
  /** Called after each list: true if its records were read. */
  readonly onList: (isRead: boolean) => void;
  /** Values of the path parameters of the lists. */
  readonly parents?: ParentValues | undefined;
}

/**
 * Reads the overviews on request of the user, because a refusal ends the session (H7, H9). In sequence: after a refusal,
 * the permissions of the lists before it are stored.
 */
export async function readOverviews(
  client: QueryClient,
  resources: readonly ResourceSummary[],
  { signal, onList, parents = {} }: Progress,
): Promise<void> {
  for (const { name } of resources) {
    if (signal.aborted) return;
    const isRead = await readOverview(client, name, parents);
    if (httpOf(client).session.stored() === null) return;
    onList(isRead);
  }
}

async function readOverview(
  client: QueryClient,
  name: string,
  parents: ParentValues,
): Promise<boolean> {
  try {
    const chunk = await readChunk(client, resourceChunk(name));
    const options =
      chunk !== null && isReadableAlone(chunk) ? latestOptions(chunk, parents) : undefined;
    if (options === undefined) return false;
    await client.fetchQuery({ ...options, retry: false });
    return true;
  } catch {
    // The card of the list shows the error.
    return false;
  }
}
