import { matchQuery, type QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { isChangedByWrites, queryKeys } from "#queries/keys.ts";
import { refreshTitles } from "#queries/reference-titles.ts";

/** A successful write from this tab. */
export interface WriteEvent {
  readonly kind: "create" | "change" | "remove" | "action";
  /** `Resource.name`. */
  readonly resource: string;
  readonly key?: string;
  readonly parents: ParentValues;
  /** `Operation.id`. */
  readonly operation: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Copies of the records that a deletion deleted or changed. */
  readonly copies?: object;
  /** The record as a form sent it, to compare it with the stored one. */
  readonly sent?: unknown;
  /** The run of the operation that undoes this one. */
  readonly opposite?: OppositeRun;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Names of members that were sent and that no response contains. */
  readonly hidden?: readonly string[];
  /** Names of members that a full update left out. */
  readonly omitted?: readonly string[];
  /** Key of the edited record, if the API saved the change as this other record. */
  readonly replaces?: string;
  /** Id of the history entry that this write undoes. */
  readonly undoes?: string;
  /** Id that the writes of one job share. */
  readonly batch?: string;
  /** Set if the API accepted the write, and its job failed or does not show its end. */
  readonly unfinished?: UnfinishedWrite;
}

export interface UnfinishedWrite {
  readonly reason: "failed" | "unknown";
  /** Message of the API. */
  readonly message?: string;
}

/** Values of a run that undoes another run of the same operation. */
export interface OppositeRun {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Body of the run that it undoes. */
  readonly undone: unknown;
}

type Listener = (event: WriteEvent) => void;

const listeners = new Set<Listener>();

/** Refreshes the queries and notifies listeners; a job refreshes the queries of its batch itself. */
export function emitWrite(client: QueryClient, event: WriteEvent): void {
  // A record whose creation was undone may have an open page.
  const kind = event.undoes === undefined ? event.kind : undefined;
  if (event.batch === undefined) refreshWritten(client, event.resource, kind);
  for (const listener of listeners) listener(event);
}

/** Refetches the active queries and removes cached records of the resource. */
export function refreshWritten(
  client: QueryClient,
  resource: string,
  kind?: WriteEvent["kind"],
): void {
  refreshTitles(client);
  const recordsKey = queryKeys.records(resource);
  // A page that opens next must not show the old record first.
  client.removeQueries({ type: "inactive", queryKey: recordsKey });
  void client.invalidateQueries({
    predicate: (query) =>
      isChangedByWrites(query) &&
      // The page of a removed record is still visible until it navigates away.
      !(kind === "remove" && matchQuery({ queryKey: recordsKey }, query)),
  });
}

export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
