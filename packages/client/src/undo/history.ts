import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { parseJson, writeJson } from "@quarterdeck/model";
import { listStored, removeStored, writeStored } from "#storage/object-store.ts";
import { ownKey } from "#storage/owner.ts";
import type { SessionStore } from "#session/session-store.ts";
import { type WriteEvent, onWrite } from "#records/write-events.ts";
import { type HistoryEntry, idAt, storableEntry, createEntry, readEntry } from "./history-entry.ts";
import { httpOf } from "#queries/client-http.ts";
import { chunkWithLearned } from "#queries/model/learned-facts.ts";
import { readResourceChunk } from "#queries/model/read-chunk.ts";

/** Name of the stored entries; their ids sort by time. */
const STORE_NAME = "history";

/** Limits for single writes and for rows of jobs; older entries are removed. */
const most = { single: 400, batch: 1000 };

interface History {
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
  /** Last single write since the page was loaded. */
  readonly latest?: HistoryEntry;
  /** Number of single writes without an entry yet. */
  readonly pending: number;
  /** First id since the page was loaded. */
  readonly liveFrom: string;
}

const emptyHistory: History = {
  entries: [],
  pending: 0,
  liveFrom: idAt(Math.floor(performance.timeOrigin)),
};

/** Limit for each job: a job may write thousands of rows. */
const mostOfBatch = 200;
const batches = new Map<string, number>();

let history = emptyHistory;
const listeners = new Set<() => void>();

let watched: SessionStore | undefined;

/** Empties the history when the session changes. */
function watch(session: SessionStore): void {
  if (watched !== session) session.subscribe(() => setHistory(emptyHistory));
  watched = session;
}

/** Changes of this user: complete for this page visit, earlier ones as stored. */
export function useHistory(): History {
  return useSyncExternalStore(subscribe, () => history);
}

/** True while a single write has no entry yet. */
export function isRecording(): boolean {
  return history.pending > 0;
}

/** Records writes, including those before this module was loaded. */
export function recordWrites(client: QueryClient, waiting: readonly WriteEvent[]): () => void {
  void loadHistory(client);
  for (const event of waiting) void record(client, event);
  return onWrite((event) => void record(client, event));
}

/** Reads stored entries, including those of other tabs. */
export async function loadHistory(client: QueryClient): Promise<void> {
  watch(httpOf(client).session);
  const texts = await listStored(ownKey(STORE_NAME, ""));
  const stored = texts.map((text) => parseJson(text)).flatMap(readEntry);
  const byId = new Map(history.entries.map((entry) => [entry.id, entry]));
  for (const entry of stored) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  const entries = [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  const old = [
    ...entries.filter(({ batch }) => batch === undefined).slice(0, -most.single),
    ...entries.filter(({ batch }) => batch !== undefined).slice(0, -most.batch),
  ].map(({ id }) => id);
  setHistory({ ...history, entries: entries.filter(({ id }) => !old.includes(id)) });
  await Promise.all(old.map((id) => removeStored(ownKey(STORE_NAME, id))));
}

async function record(client: QueryClient, event: WriteEvent): Promise<void> {
  if (event.batch !== undefined) {
    const count = (batches.get(event.batch) ?? 0) + 1;
    batches.set(event.batch, count);
    if (count > mostOfBatch) return;
  }
  const isSingle = event.batch === undefined;
  if (isSingle) setHistory({ ...history, pending: history.pending + 1 });
  // The write is recorded even if its chunk cannot be loaded.
  const chunk = await readResourceChunk(client, event.resource).catch(() => null);
  const entry = createEntry(event, chunk && chunkWithLearned(chunk));
  setHistory({
    ...history,
    entries: [...history.entries, entry].slice(-most.single - most.batch),
    ...(isSingle && { latest: entry, pending: Math.max(0, history.pending - 1) }),
  });
  const text = writeJson(storableEntry(entry, chunk));
  await writeStored(ownKey(STORE_NAME, entry.id), text);
}

function setHistory(next: History): void {
  history = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
