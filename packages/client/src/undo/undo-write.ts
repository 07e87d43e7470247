import {
  type Inverse,
  type ModelChunk,
  type Resource,
  type ValueChange,
  changeOperation,
  findChanges,
  findShownChanges,
  listConflictingMembers,
  type KeyedRecordRef,
  withCurrentVersions,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { emitWrite, type WriteEvent } from "#records/write-events.ts";
import { checkWrite, type SentWrite } from "#records/check-write.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { type FollowedOutcome, followUndo, withListedKey } from "./follow-undo.ts";
import { runOpposite } from "./run-opposite.ts";
import type { UndoOutcome } from "./undo-outcome.ts";
import { type FreshRecord, readFresh } from "#records/read-fresh.ts";
import { restoreRecord } from "#records/restore-record.ts";
import { createAgain } from "#records/create-again.ts";
import { readRowEffects } from "#records/read-row-effects.ts";
import { changeRecord, removeRecord } from "#records/write-record.ts";

interface Undo {
  readonly client: QueryClient;
  readonly chunk: ModelChunk;
  readonly entry: HistoryEntry;
  readonly inverse: Exclude<Inverse, { readonly kind: "none" }>;
  /** Ignores changes of other members. */
  readonly allowUnrelated?: boolean;
}

/** Undoes a write if the record did not change since. Rejects with `HttpError` if the API refuses. */
export async function undoWrite(undo: Undo): Promise<UndoOutcome> {
  const { resource } = undo.chunk;
  if (resource === undefined) return { kind: "gone" };
  const { inverse } = undo;
  if (inverse.kind === "create")
    return (await changeBack(undo, resource, inverse)) ?? createRemoved(undo, resource, inverse);
  if (inverse.kind === "restore") return restoreRemoved(undo, resource, inverse);
  const target = { chunk: undo.chunk, resource, key: inverse.key, parents: undo.entry.parents };
  const fresh = await readCurrent(undo.client, target);
  if (fresh?.record === undefined && fresh !== undefined) return { kind: "gone" };
  if (inverse.kind === "change" && undo.entry.opposite !== undefined)
    return runOpposite({ ...undo, target, values: inverse.before, fresh });
  const changes = fresh === undefined ? [] : changesSince(target, undo.entry, fresh.record);
  const restored = inverse.kind === "change" ? Object.keys(inverse.after) : [];
  const isUnrelated =
    inverse.kind === "change" && !changes.some(({ name }) => restored.includes(name));
  if (changes.length > 0 && !(isUnrelated && undo.allowUnrelated === true)) {
    return { kind: "changed", changes, isUnrelated };
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
  const after = { ...before, ...asMembers(withCurrentVersions(values, before)) };
  const { etag } = fresh ?? {};
  const sent = await changeRecord(undo.client, target, {
    before,
    after,
    ...(etag !== undefined && { etag }),
  });
  const outcome = await followUndo(undo.client, { kind: "change", ...target }, sent);
  const write: WriteParts = {
    kind: "change",
    operation: changeOperation(target.chunk, target.resource)?.id,
    key: target.key,
    before,
    after,
  };
  return outcome.kind === "unknown"
    ? check(undo, target, { outcome, write, sent: { kind: "change", before, values } })
    : settle(undo, outcome, write);
}

async function removeAgain(
  undo: Undo,
  target: KeyedRecordRef,
  fresh: FreshRecord | undefined,
): Promise<UndoOutcome> {
  const before = fresh?.record ?? undo.entry.after;
  const { etag } = fresh ?? {};
  const { copies } = await readRowEffects(undo.client, target, "remove");
  const sent = await removeRecord(undo.client, target, {
    before,
    ...(etag !== undefined && { etag }),
  });
  const outcome = await followUndo(undo.client, { kind: "remove", ...target }, sent);
  const write: WriteParts = {
    kind: "remove",
    operation: target.resource.operations.remove,
    key: target.key,
    before,
    ...(copies && { copies }),
  };
  return outcome.kind === "unknown"
    ? check(undo, target, { outcome, write, sent: { kind: "remove" } })
    : settle(undo, outcome, write);
}

async function createRemoved(
  undo: Undo,
  resource: Resource,
  { record, rest }: Extract<Inverse, { readonly kind: "create" }>,
): Promise<UndoOutcome> {
  const { chunk, entry } = undo;
  const target = { chunk, resource, parents: entry.parents };
  const at = Date.now();
  const sent = await createAgain(undo.client, target, record);
  const followed = await followUndo(undo.client, { kind: "create", ...target }, sent);
  const outcome = await withListedKey(undo.client, target, { outcome: followed, record, at });
  const write: WriteParts = { kind: "create", operation: resource.operations.create };
  if (outcome.kind !== "done" || outcome.key === undefined) {
    return settle(undo, outcome, { ...write, after: record });
  }
  const { key } = outcome;
  const created = { ...target, key };
  // The current record, also if the response was incomplete.
  const current = await completeRecord(undo, created, {
    rest,
    record: outcome.record ?? { ...record },
  });
  notify(undo, { ...write, key, after: current });
  const differs = findChanges(resource.fields, entry.before, current).filter(
    (change) => change.before !== undefined && change.after !== undefined,
  );
  return { kind: "done", key, differs };
}

/** Changes a record back that its deletion only marked; undefined if it must be created again. */
async function changeBack(
  undo: Undo,
  resource: Resource,
  { mayRemain }: Extract<Inverse, { readonly kind: "create" }>,
): Promise<UndoOutcome | undefined> {
  const { chunk, client, entry } = undo;
  const { key, parents } = entry;
  if (mayRemain !== true || key === undefined) return undefined;
  const { restoreRemaining } = await import("./restore-remaining.ts");
  const target = { chunk, resource, parents, key };
  const remaining = await restoreRemaining(client, target, entry.before);
  if (remaining === undefined) return undefined;
  const { operation } = remaining;
  const outcome = await followUndo(client, { kind: "change", ...target }, remaining.outcome);
  return settle(undo, outcome, { kind: "create", operation, key, after: entry.before });
}

/** Restores a deleted record with the operation of the API for that, and reads it. */
async function restoreRemoved(
  undo: Undo,
  resource: Resource,
  { key, ...inverse }: Extract<Inverse, { readonly kind: "restore" }>,
): Promise<UndoOutcome> {
  const { chunk, client, entry } = undo;
  const target = { chunk, resource, parents: entry.parents, key };
  const sent = await restoreRecord(client, target, inverse);
  const outcome = await followUndo(client, { kind: "action", ...target }, sent);
  const { operation } = inverse;
  const write: WriteParts = { kind: "create", operation, key };
  if (outcome.kind !== "done") return settle(undo, outcome, { ...write, after: entry.before });
  const fresh = await readCurrent(client, target);
  const after = fresh?.record ?? outcome.record ?? entry.before;
  notify(undo, { ...write, after });
  return { kind: "done", key, differs: [] };
}

/** Writes the members that an API accepts only in updates. */
async function completeRecord(
  undo: Undo,
  target: KeyedRecordRef,
  { rest, record: created }: { readonly rest: object; readonly record: unknown },
): Promise<unknown> {
  if (Object.keys(rest).length === 0) return created;
  const after = { ...asMembers(created), ...rest };
  const sent = await changeRecord(undo.client, target, { before: created, after });
  const outcome = await followUndo(undo.client, { kind: "change", ...target }, sent);
  return outcome.kind === "done" ? (outcome.record ?? after) : created;
}

interface UnknownWrite {
  readonly outcome: Extract<FollowedOutcome, { readonly kind: "unknown" }>;
  readonly write: WriteParts;
  readonly sent: SentWrite;
}

/** Reads from the record if an undo with unknown outcome succeeded. */
async function check(
  undo: Undo,
  target: KeyedRecordRef,
  { outcome, write, sent }: UnknownWrite,
): Promise<UndoOutcome> {
  const status = await checkWrite(undo.client, target, sent);
  const isMissing = status === "missing" && outcome.error !== undefined;
  // A job may change the record later.
  if (status !== "arrived") return { ...outcome, isMissing };
  notify(undo, write);
  return { kind: "done", key: target.key, differs: [] };
}

type WriteParts = Pick<WriteEvent, "kind" | "key" | "before" | "after" | "copies"> & {
  readonly operation: string | undefined;
};

function settle(undo: Undo, outcome: FollowedOutcome, write: WriteParts): UndoOutcome {
  if (outcome.kind === "unknown" || outcome.kind === "failed") return outcome;
  if (outcome.kind === "conflict") {
    const fields = undo.chunk.resource?.fields ?? [];
    const changes = findShownChanges(fields, write.before, outcome.theirs);
    return { kind: "changed", changes, isUnrelated: false };
  }
  const record = outcome.kind === "done" && write.kind !== "remove" ? outcome.record : undefined;
  // The undo of a new key restores the previous one.
  const key = (outcome.kind === "done" ? outcome.key : undefined) ?? write.key;
  const named = key === undefined ? {} : { key };
  notify(undo, { ...write, ...named, ...(record !== undefined && { after: record }) });
  return { kind: "done", ...named, differs: [] };
}

function notify({ client, entry }: Undo, { operation = "", ...write }: WriteParts): void {
  const { resource, parents } = entry;
  emitWrite(client, { ...write, operation, resource, parents, at: Date.now(), undoes: entry.id });
}

/**
 * Current record: its `record` is undefined if it was deleted, the result if the API has no read
 * operation.
 */
async function readCurrent(
  client: QueryClient,
  target: KeyedRecordRef,
): Promise<FreshRecord | undefined> {
  try {
    return await readFresh(client, target);
  } catch (error) {
    if (error instanceof HttpError && [404, 410].includes(error.status))
      return { record: undefined };
    throw error;
  }
}

/** Changes by other users to writable members; responses may contain different sets of members. */
function changesSince(
  { chunk, resource }: KeyedRecordRef,
  { after: expected, hidden = [] }: HistoryEntry,
  now: unknown,
): readonly ValueChange[] {
  const changed = listConflictingMembers(chunk, resource, {
    before: expected,
    now,
    after: expected,
  });
  return findChanges(resource.fields, expected, now).filter(
    ({ name, before, after }) =>
      changed.includes(name) &&
      // A placeholder for a secret is not a change.
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
