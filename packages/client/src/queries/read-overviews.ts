import type { ResourceSummary } from "@quarterdeck/model";
import { resourceChunk } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { HttpError } from "#http/errors.ts";
import { isReadableAlone, latestOptions } from "./overview.ts";
import { httpOf } from "./client-http.ts";
import { mayReadInBackground, storePermission } from "./permission-cache.ts";
import { readChunk } from "#queries/model/read-chunk.ts";

interface Progress {
  readonly signal: AbortSignal;
  /** Called after each list: true if its records were read. */
  readonly onList: (isRead: boolean) => void;
  /** Values of the path parameters of the lists. */
  readonly parents?: ParentValues | undefined;
}

const UNAUTHORIZED = 401;

type ListQuery = NonNullable<ReturnType<typeof latestOptions>>;

/**
 * Reads the overviews on request of the user, because a refusal ends the session (H7, H9). In sequence: after a refusal,
 * the permissions of the lists before it are stored. A 401 concerns one list if the API still accepts the session.
 */
export async function readOverviews(
  client: QueryClient,
  resources: readonly ResourceSummary[],
  { signal, onList, parents = {} }: Progress,
): Promise<void> {
  let accepted: ListQuery | undefined;
  for (const { name, operations } of resources) {
    if (signal.aborted) return;
    const { isRead, query, error } = await readOverview(client, name, parents);
    if (isRead) accepted = query;
    if (query !== undefined && (await isDoubtful(client, error)))
      await judgeSession(client, query, accepted);
    if (httpOf(client).session.stored() === null) {
      // The session has expired, unless the API refused this list twice.
      if (accepted !== undefined) storePermission(operations.list, undefined);
      return;
    }
    onList(isRead);
  }
}

interface OverviewRead {
  readonly isRead: boolean;
  readonly query?: ListQuery;
  readonly error?: unknown;
}

async function readOverview(
  client: QueryClient,
  name: string,
  parents: ParentValues,
): Promise<OverviewRead> {
  let query: ListQuery | undefined;
  try {
    const chunk = await readChunk(client, resourceChunk(name));
    query = chunk !== null && isReadableAlone(chunk) ? latestOptions(chunk, parents) : undefined;
    if (query === undefined) return { isRead: false };
    const meta = { http: httpOf(client), tolerated: UNAUTHORIZED };
    await client.fetchQuery({ ...query, retry: false, meta });
    return { isRead: true, query };
  } catch (error) {
    // The card of the list shows the error.
    return query === undefined ? { isRead: false } : { isRead: false, query, error };
  }
}

/** True for a 401 of the session's credential. */
async function isDoubtful(client: QueryClient, error: unknown): Promise<boolean> {
  if (!(error instanceof HttpError) || error.status !== UNAUTHORIZED) return false;
  const { takesOther } = await import("#http/failed-response.ts");
  return !takesOther(httpOf(client).session, error.call);
}

/** Sends an accepted read again, else the refused one: a refusal ends the session. */
async function judgeSession(
  client: QueryClient,
  refused: ListQuery,
  accepted: ListQuery | undefined,
): Promise<void> {
  const http = httpOf(client);
  const check = http.session
    .describedSignIn()
    ?.checks?.find(({ operation, method }) => !method && mayReadInBackground(operation));
  if (accepted === undefined && check !== undefined) {
    const { path, settings } = check;
    const request = { method: "get", path, query: "", headers: {}, ...(settings && { settings }) };
    await http.sendInSession(request).catch(() => undefined);
    return;
  }
  const again = { ...(accepted ?? refused), retry: false, staleTime: 0, meta: { http } };
  await client.fetchQuery(again).catch(() => undefined);
}
