import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { removeFromHistory, storeInHistory, readHistory } from "#storage/history.ts";
import { subscribeSession } from "#session/session.ts";
import { type WriteEvent, onWrite } from "#records/write-events.ts";
import { type HistoryEntry, idAt, storableEntry, createEntry, readEntry } from "./history-entry.ts";
import { readResourceChunk } from "#queries/model/read-chunk.ts";

/** Of single writes, and of rows that jobs wrote: what is older than these is let go. */
const most = { single: 400, batch: 1000 };

interface History {
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
  /** What was done last since the page was loaded, by hand. */
  readonly latest?: HistoryEntry;
  /** Writes by hand that are about to be entries. */
  readonly pending: number;
  /** Ids from this one on were given since the page was loaded. */
  readonly liveFrom: string;
}

const nothing: History = {
  entries: [],
  pending: 0,
  liveFrom: idAt(Math.floor(performance.timeOrigin)),
};

/** A job writes thousands: of each, these are listed with the rest. */
const mostOfBatch = 200;
const batches = new Map<string, number>();

let history = nothing;
const listeners = new Set<() => void>();

subscribeSession(() => setHistory(nothing));

/** What was done here by this person: in this page with all that was known, earlier as far as it was kept. */
export function useHistory(): History {
  return useSyncExternalStore(subscribe, () => history);
}

/** Something was written by hand that is no entry yet. */
export function isRecording(): boolean {
  return history.pending > 0;
}

/** From now on whatever is written is remembered, and what was before that. */
export function recordWrites(client: QueryClient, waiting: readonly WriteEvent[]): () => void {
  void loadHistory();
  for (const event of waiting) void record(client, event);
  return onWrite((event) => void record(client, event));
}

/** Reads what other tabs did meanwhile, too. */
export async function loadHistory(): Promise<void> {
  const kept = (await readHistory()).flatMap(readEntry);
  const live = new Map(history.entries.map((entry) => [entry.id, entry]));
  for (const entry of kept) if (!live.has(entry.id)) live.set(entry.id, entry);
  const entries = [...live.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  const old = [
    ...entries.filter(({ batch }) => batch === undefined).slice(0, -most.single),
    ...entries.filter(({ batch }) => batch !== undefined).slice(0, -most.batch),
  ].map(({ id }) => id);
  setHistory({ ...history, entries: entries.filter(({ id }) => !old.includes(id)) });
  await removeFromHistory(old);
}

async function record(client: QueryClient, event: WriteEvent): Promise<void> {
  if (event.batch !== undefined) {
    const count = (batches.get(event.batch) ?? 0) + 1;
    batches.set(event.batch, count);
    if (count > mostOfBatch) return;
  }
  const isByHand = event.batch === undefined;
  if (isByHand) setHistory({ ...history, pending: history.pending + 1 });
  // Where nobody can tell what it was written to, it was written all the same.
  const chunk = await readResourceChunk(client, event.resource).catch(() => null);
  const entry = createEntry(event, chunk);
  setHistory({
    ...history,
    entries: [...history.entries, entry].slice(-most.single - most.batch),
    ...(isByHand && { latest: entry, pending: Math.max(0, history.pending - 1) }),
  });
  await storeInHistory(entry.id, storableEntry(entry, chunk));
}

function setHistory(next: History): void {
  history = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
