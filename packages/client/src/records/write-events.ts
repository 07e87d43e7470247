import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { FORM } from "./read-fresh.ts";
import { refreshTitles } from "#queries/reference-titles.ts";

/** Something that was written here, and what is known of it. */
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
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Members that were sent and that no answer shows, by name. */
  readonly hidden?: readonly string[];
  /** Of the entry in the history that this takes back. */
  readonly undoes?: string;
  /** What was written together has one name. */
  readonly batch?: string;
}

type Listen = (event: WriteEvent) => void;

const listeners = new Set<Listen>();

/** Refreshes what a write touches, then tells who wants to know; for many writes, who makes them refreshes now and then. */
export function emitWrite(client: QueryClient, event: WriteEvent): void {
  if (event.batch === undefined) refreshWritten(client, event.resource, event.kind);
  for (const listen of listeners) listen(event);
}

/** Reads anew what shows, and forgets what does not. */
export function refreshWritten(
  client: QueryClient,
  resource: string,
  kind?: WriteEvent["kind"],
): void {
  // The page of what was removed still shows while it leads away.
  const isGone = ([, , what, of]: readonly unknown[]): boolean =>
    kind === "remove" && what === "record" && of === resource;
  refreshTitles(client);
  // Else a page that opens next would show for a moment what was there before.
  client.removeQueries({
    type: "inactive",
    predicate: ({ queryKey }) => queryKey[2] === "record" && queryKey[3] === resource,
  });
  // What a write changed elsewhere nobody knows: all that is shown is read anew, but for the description.
  void client.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] !== "model" && queryKey[0] !== FORM && !isGone(queryKey),
  });
}

export function onWrite(listen: Listen): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
