import {
  type ModelChunk,
  type Resource,
  findChanges,
  recordKey,
  recordTitle,
  withoutSecrets,
} from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import type { WriteEvent } from "#records/write-events.ts";

/** Something that was done here, and what is needed to take it back. */
export interface HistoryEntry extends WriteEvent {
  /** Sorts by time. */
  readonly id: string;
  /** What people called the record then. */
  readonly name?: string;
}

/** One record's before and after weigh no more than this together, as JSON. */
const mostCharacters = 250_000;

let count = 0;

export function createEntry(event: WriteEvent, chunk: ModelChunk | null): HistoryEntry {
  count += 1;
  const resource = chunk?.resource;
  const record = event.after ?? event.before;
  const name = resource && recordTitle(resource, record);
  const key = event.key ?? (resource && recordKey(resource, record));
  return {
    ...event,
    id: `${idAt(event.at)} ${String(count).padStart(6, "0")} ${mark}`,
    ...(name !== undefined && { name }),
    ...(key !== undefined && { key }),
  };
}

/** How ids of that time begin. */
export function idAt(instant: number): string {
  return String(instant).padStart(15, "0");
}

/** Two tabs may write in the same millisecond. */
const mark = Math.random().toString(36).slice(2, 8);

/** As it may be kept in the browser: without secrets and files, and without what is too long. */
export function storableEntry(entry: HistoryEntry, chunk: ModelChunk | null): HistoryEntry {
  const { before, after, ...rest } = entry;
  const fields = chunk?.resource?.fields ?? [];
  // What is not described may hold anything.
  const kept = [before, after].map((one) =>
    chunk === null ? { value: undefined, hidden: [] } : withoutSecrets(chunk, one),
  );
  const [was, is] = kept;
  const hidden = new Set(kept.flatMap((one) => one.hidden.map((path) => path.split(".")[0] ?? "")));
  // A secret that stayed as it was is in nobody's way.
  const isChange = before !== undefined && after !== undefined;
  const changed = findChanges(fields, before, after).map(({ name }) => name);
  const names = [...hidden].filter((name) => !isChange || changed.includes(name));
  const long = JSON.stringify([was?.value, is?.value]).length > mostCharacters;
  return {
    ...rest,
    ...(!long && was?.value !== undefined && { before: was.value }),
    ...(!long && is?.value !== undefined && { after: is.value }),
    ...((names.length > 0 || entry.hidden !== undefined) && {
      hidden: [...new Set([...(entry.hidden ?? []), ...names])],
    }),
  };
}

/** What was kept, as far as it is an entry. */
export function readEntry(value: unknown): readonly HistoryEntry[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, at, kind, resource, operation, parents } = value as Partial<HistoryEntry>;
  const isEntry =
    typeof id === "string" &&
    typeof at === "number" &&
    typeof kind === "string" &&
    typeof resource === "string" &&
    typeof operation === "string" &&
    typeof parents === "object";
  return isEntry ? [value as HistoryEntry] : [];
}

/** The ids of what stands undone: taken back, and not done again since. */
export function undoneIds(entries: readonly HistoryEntry[]): ReadonlySet<string> {
  const undone = new Set<string>();
  // Newest first: what takes back an undoing lets the first stand again.
  for (const { id, undoes } of [...entries].sort((one, other) => (one.id < other.id ? 1 : -1))) {
    if (undoes !== undefined && !undone.has(id)) undone.add(undoes);
  }
  return undone;
}

/** An undoing takes back a doing; what takes that back does it again, and so on. */
export function isUndoing(entries: readonly HistoryEntry[], { undoes }: HistoryEntry): boolean {
  const undone = entries.find(({ id }) => id === undoes);
  return undoes !== undefined && !(undone !== undefined && isUndoing(entries, undone));
}

export interface HistoryRecord {
  readonly resource: Pick<Resource, "name">;
  readonly key: string;
  readonly parents: ParentValues;
}

/** What was done to one record. */
export function isOfRecord(
  entry: HistoryEntry,
  { resource, key, parents }: HistoryRecord,
): boolean {
  const names = Object.keys(parents);
  return (
    entry.resource === resource.name &&
    entry.key === key &&
    names.every((name) => entry.parents[name] === parents[name])
  );
}

type EntryOrBatch =
  | { readonly kind: "entry"; readonly entry: HistoryEntry }
  | { readonly kind: "batch"; readonly id: string; readonly entries: readonly HistoryEntry[] };

/** What was written together stands together, where the first of it stands. */
export function groupBatches(entries: readonly HistoryEntry[]): readonly EntryOrBatch[] {
  const batches = new Map<string | undefined, HistoryEntry[]>();
  for (const entry of entries) {
    batches.set(entry.batch, [...(batches.get(entry.batch) ?? []), entry]);
  }
  return entries.flatMap((entry): readonly EntryOrBatch[] => {
    const { batch } = entry;
    const all = batches.get(batch) ?? [];
    if (batch === undefined || all.length === 1) return [{ kind: "entry", entry }];
    return all[0] === entry ? [{ kind: "batch", id: batch, entries: all }] : [];
  });
}
