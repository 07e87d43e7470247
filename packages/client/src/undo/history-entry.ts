import {
  type ModelChunk,
  type Resource,
  findChanges,
  joinRecord,
  recordKey,
  recordTitle,
  withoutSecrets,
  ownMember,
} from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import type { WriteEvent } from "#records/write-events.ts";

/** A write with the data to undo it. */
export interface HistoryEntry extends WriteEvent {
  /** Sorts by time. */
  readonly id: string;
  /** Title of the record at that time. */
  readonly name?: string;
}

/** Limit for the JSON of both states of a record. */
const mostCharacters = 250_000;

let count = 0;

export function createEntry(written: WriteEvent, chunk: ModelChunk | null): HistoryEntry {
  count += 1;
  const resource = chunk?.resource;
  const event = joinStates(written, chunk);
  const record = event.after ?? event.before;
  // The response to a write may be only a key or a status.
  const states = [record, event.sent, event.before];
  const name = resource && states.map((state) => recordTitle(resource, state)).find(isText);
  const key = event.key ?? (resource && recordKey(resource, record));
  return {
    ...event,
    id: `${idAt(event.at)} ${String(count).padStart(6, "0")} ${tabId}`,
    ...(name !== undefined && { name }),
    ...(key !== undefined && { key }),
  };
}

/** The write with both states of the record in one shape: a fresh read has keys for embedded records. */
function joinStates(event: WriteEvent, chunk: ModelChunk | null): WriteEvent {
  const { resource } = chunk ?? {};
  if (chunk === null || resource === undefined || event.kind === "action") return event;
  const { before, after } = event;
  return {
    ...event,
    ...(before !== undefined && { before: joinRecord({ chunk, resource }, before) }),
    ...(after !== undefined && { after: joinRecord({ chunk, resource }, after) }),
  };
}

function isText(text: string | undefined): text is string {
  return text !== undefined;
}

/** Prefix of ids of a time. */
export function idAt(instant: number): string {
  return String(instant).padStart(15, "0");
}

/** Distinguishes tabs that write in the same millisecond. */
const tabId = Math.random().toString(36).slice(2, 8);

/** Entry as it may be stored in the browser: without secrets, files and long values. */
export function storableEntry(entry: HistoryEntry, chunk: ModelChunk | null): HistoryEntry {
  // Both may contain secrets, and only the page needs them.
  const { before, after, sent: _, opposite: __, copies, ...rest } = entry;
  const fields = chunk?.resource?.fields ?? [];
  // Values without a description may contain secrets.
  const states = [before, after].map((one) =>
    chunk === null ? { value: undefined, hidden: [] } : withoutSecrets(chunk, one),
  );
  const [storableBefore, storableAfter] = states;
  const hidden = new Set(
    states.flatMap((one) => one.hidden.map((path) => path.split(".")[0] ?? "")),
  );
  // An unchanged secret does not prevent an undo.
  const isChange = before !== undefined && after !== undefined;
  const changed = findChanges(fields, before, after).map(({ name }) => name);
  const names = [...hidden].filter((name) => !isChange || changed.includes(name));
  const isTooLong =
    JSON.stringify([storableBefore?.value, storableAfter?.value]).length > mostCharacters;
  return {
    ...rest,
    ...(!isTooLong && storableBefore?.value !== undefined && { before: storableBefore.value }),
    ...(!isTooLong && storableAfter?.value !== undefined && { after: storableAfter.value }),
    ...(copies !== undefined && hidden.size === 0 && { copies }),
    ...((names.length > 0 || entry.hidden !== undefined) && {
      hidden: [...new Set([...(entry.hidden ?? []), ...names])],
    }),
  };
}

/** Reads a stored entry; empty if it is not valid. */
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

/** Ids of undone writes that are not redone. */
export function undoneIds(entries: readonly HistoryEntry[]): ReadonlySet<string> {
  const undone = new Set<string>();
  // Newest first: the undo of an undo restores the first write.
  for (const { id, undoes } of [...entries].sort((one, other) => (one.id < other.id ? 1 : -1))) {
    if (undoes !== undefined && !undone.has(id)) undone.add(undoes);
  }
  return undone;
}

/** True for an undo; false for a redo, which undoes an undo. */
export function isUndoing(entries: readonly HistoryEntry[], { undoes }: HistoryEntry): boolean {
  const undone = entries.find(({ id }) => id === undoes);
  return undoes !== undefined && !(undone !== undefined && isUndoing(entries, undone));
}

export interface HistoryRecord {
  readonly resource: Pick<Resource, "name">;
  readonly key: string;
  readonly parents: ParentValues;
}

/** True if the entry is of the record. */
export function isOfRecord(
  entry: HistoryEntry,
  { resource, key, parents }: HistoryRecord,
): boolean {
  const names = Object.keys(parents);
  return (
    entry.resource === resource.name &&
    entry.key === key &&
    names.every((name) => ownMember(entry.parents, name) === ownMember(parents, name))
  );
}

type EntryOrBatch =
  | { readonly kind: "entry"; readonly entry: HistoryEntry }
  | { readonly kind: "batch"; readonly id: string; readonly entries: readonly HistoryEntry[] };

/** Groups the entries of a job at the position of the first one. */
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
