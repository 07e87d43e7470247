import type { QueryClient } from "@tanstack/react-query";
import { httpOf } from "./client-http.ts";

interface Notes {
  readonly session: number;
  readonly names: Set<string>;
}

const notes = new WeakMap<QueryClient, Notes>();

/** Names of attempts that this session has made; another session starts without notes (H7). */
export function sessionNotes(client: QueryClient): Set<string> {
  const session = httpOf(client).session.number();
  const last = notes.get(client);
  if (last?.session === session) return last.names;
  const names = new Set<string>();
  notes.set(client, { session, names });
  return names;
}
