import {
  type Inverse,
  type ModelChunk,
  type Resource,
  type ValueChange,
  changeOperation,
  findChanges,
  listConflictingMembers,
  type KeyedRecordRef,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { emitWrite, type WriteEvent } from "#records/write-events.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { type FreshRecord, readFresh } from "#records/read-fresh.ts";
import {
  changeRecord,
  createRecord,
  removeRecord,
  type WriteOutcome,
} from "#records/write-record.ts";

export type UndoOutcome =
  | {
      readonly kind: "done";
      /** Where the record is now. */
      readonly key?: string;
      /** What is not as it was. */
      readonly differs: readonly ValueChange[];
    }
  /** Somebody changed it since; nothing was sent. `isApart`: none of that is what would be taken back. */
  | {
      readonly kind: "changed";
      readonly changes: readonly ValueChange[];
      readonly isApart: boolean;
    }
  /** It is not there any more; nothing was sent. */
  | { readonly kind: "gone" }
  | { readonly kind: "unknown"; readonly error: Error };

interface Undo {
  readonly client: QueryClient;
  readonly chunk: ModelChunk;
  readonly entry: HistoryEntry;
  readonly inverse: Exclude<Inverse, { readonly kind: "none" }>;
  /** Others may have changed what it does not touch. */
  readonly isApart?: boolean;
}

/** Takes a write back, if the record is still as that write left it. A refusal by the API rejects with `HttpError`. */
export async function undoWrite(undo: Undo): Promise<UndoOutcome> {
  const { resource } = undo.chunk;
  if (resource === undefined) return { kind: "gone" };
  const { inverse } = undo;
  if (inverse.kind === "create") return createAgain(undo, resource, inverse);
  const target = { chunk: undo.chunk, resource, key: inverse.key, parents: undo.entry.parents };
  const fresh = await readCurrent(target);
  if (fresh?.record === undefined && fresh !== undefined) return { kind: "gone" };
  const changes = fresh === undefined ? [] : changesSince(target, undo.entry, fresh.record);
  const touched = inverse.kind === "change" ? Object.keys(inverse.after) : [];
  const isApart = inverse.kind === "change" && !changes.some(({ name }) => touched.includes(name));
  if (changes.length > 0 && !(isApart && undo.isApart === true)) {
    return { kind: "changed", changes, isApart };
  }
  return inverse.kind === "change"
    ? restore(undo, target, { fresh, values: inverse.after })
    : removeAgain(undo, target, fresh);
}

async function restore(
  undo: Undo,
  target: KeyedRecordRef,
  { fresh, values }: { readonly fresh: FreshRecord | undefined; readonly values: object },
): Promise<UndoOutcome> {
  const before = asMembers(fresh?.record ?? undo.entry.after);
  const after = { ...before, ...values };
  const { etag } = fresh ?? {};
  const outcome = await changeRecord(target, {
    before,
    after,
    ...(etag !== undefined && { etag }),
  });
  return settle(undo, outcome, {
    kind: "change",
    operation: changeOperation(target.chunk, target.resource)?.id,
    key: target.key,
    before,
    after,
  });
}

async function removeAgain(
  undo: Undo,
  target: KeyedRecordRef,
  fresh: FreshRecord | undefined,
): Promise<UndoOutcome> {
  const before = fresh?.record ?? undo.entry.after;
  const { etag } = fresh ?? {};
  const outcome = await removeRecord(target, { before, ...(etag !== undefined && { etag }) });
  return settle(undo, outcome, {
    kind: "remove",
    operation: target.resource.operations.remove,
    key: target.key,
    before,
  });
}

async function createAgain(
  undo: Undo,
  resource: Resource,
  { record, rest }: Extract<Inverse, { readonly kind: "create" }>,
): Promise<UndoOutcome> {
  const { chunk, entry } = undo;
  const target = { chunk, resource, parents: entry.parents };
  const outcome = await createRecord(target, record);
  const told: WriteParts = { kind: "create", operation: resource.operations.create };
  if (outcome.kind !== "done" || outcome.key === undefined) {
    return settle(undo, outcome, { ...told, after: record });
  }
  const { key } = outcome;
  const made = { ...target, key };
  // What stands there now, whatever the answer told of it.
  const left = await completeRecord(made, rest, outcome.record ?? { ...record });
  notify(undo, { ...told, key, after: left });
  const differs = findChanges(resource.fields, entry.before, left).filter(
    (change) => change.before !== undefined && change.after !== undefined,
  );
  return { kind: "done", key, differs };
}

/** The members that it takes only once it is there. */
async function completeRecord(
  target: KeyedRecordRef,
  rest: object,
  made: unknown,
): Promise<unknown> {
  if (Object.keys(rest).length === 0) return made;
  const after = { ...asMembers(made), ...rest };
  const outcome = await changeRecord(target, { before: made, after });
  return outcome.kind === "done" ? (outcome.record ?? after) : made;
}

type WriteParts = Pick<WriteEvent, "kind" | "key" | "before" | "after"> & {
  readonly operation: string | undefined;
};

function settle(undo: Undo, outcome: WriteOutcome, told: WriteParts): UndoOutcome {
  if (outcome.kind === "unknown") return outcome;
  if (outcome.kind === "conflict") {
    const changes = findChanges(undo.chunk.resource?.fields ?? [], told.before, outcome.theirs);
    return { kind: "changed", changes, isApart: false };
  }
  const answered = outcome.kind === "done" && told.kind !== "remove" ? outcome.record : undefined;
  notify(undo, { ...told, ...(answered !== undefined && { after: answered }) });
  return { kind: "done", ...(told.key !== undefined && { key: told.key }), differs: [] };
}

function notify({ client, entry }: Undo, { operation = "", ...told }: WriteParts): void {
  const { resource, parents } = entry;
  emitWrite(client, { ...told, operation, resource, parents, at: Date.now(), undoes: entry.id });
}

/** The record as it is; its `record` is undefined where it is gone, all of it where the API shows none. */
async function readCurrent(target: KeyedRecordRef): Promise<FreshRecord | undefined> {
  try {
    return await readFresh(target);
  } catch (error) {
    if (error instanceof HttpError && [404, 410].includes(error.status))
      return { record: undefined };
    throw error;
  }
}

/** What others changed of what a person may change; one answer may show more of a record than another. */
function changesSince(
  { chunk, resource }: KeyedRecordRef,
  { after: left, hidden = [] }: HistoryEntry,
  now: unknown,
): readonly ValueChange[] {
  const moved = listConflictingMembers(chunk, resource, { before: left, now, after: left });
  return findChanges(resource.fields, left, now).filter(
    ({ name, before, after }) =>
      moved.includes(name) &&
      // What stands there for a secret is not it.
      !hidden.includes(name) &&
      before !== undefined &&
      after !== undefined,
  );
}

function asMembers(record: unknown): Readonly<Record<string, unknown>> {
  return typeof record === "object" && record !== null && !Array.isArray(record)
    ? (record as Readonly<Record<string, unknown>>)
    : {};
}
