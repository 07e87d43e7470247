import {
  hiddenChanges,
  type HttpResponse,
  type KeyedRecordRef,
  type ModelSummary,
  type Operation,
  readRecordRef,
  readCreatedKey,
  readWritten,
  recordKey,
  type RecordRef,
  valueAt,
  writtenField,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { hasResults } from "#http/has-results.ts";
import { chunkWithLearned } from "#queries/model/learned-facts.ts";
import { readResourceChunk } from "#queries/model/read-chunk.ts";
import { queryKeys } from "#queries/keys.ts";
import { mayReadInBackground } from "#queries/permission-cache.ts";
import { readFresh } from "./read-fresh.ts";
import { isAccepted } from "./send-write.ts";
import { seenRecord } from "./seen-record.ts";
import { emitWrite, type WriteEvent } from "./write-events.ts";

/** Key and parents of the record or collection that an operation acts on, if the screen has them. */
export type OperationTarget = Partial<Pick<RecordRef, "key" | "parents">>;

/** Values of an operation form. */
export interface OperationValues {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Body of the run that restores the record as it was before; undefined if there is none. */
  readonly opposite?: (before: unknown) => unknown;
}

/** One call of an operation with its values. */
export interface Run {
  readonly operation: Operation;
  readonly values: OperationValues;
  readonly target: OperationTarget;
}

/** Record that a run writes to, as it was before the run. */
export interface RunRecord extends RecordRef {
  readonly before?: unknown;
}

const kinds: { readonly [role in Operation["role"]]?: WriteEvent["kind"] } = {
  create: "create",
  update: "change",
  replace: "change",
  remove: "remove",
};

/** A run that another run of the operation undoes is a change. */
function kindOf(
  operation: Operation,
  { opposite }: OperationValues,
): WriteEvent["kind"] | undefined {
  return opposite === undefined ? kinds[operation.role] : "change";
}

/** Reads the record that a run will write to. Never rejects: without it the run cannot be undone. */
export async function readBeforeRun(
  client: QueryClient,
  { operation, values, target }: Run,
  signal: AbortSignal,
): Promise<RunRecord | undefined> {
  const kind = kindOf(operation, values);
  if (kind === undefined) return undefined;
  try {
    const chunk = await readResourceChunk(client, operation.resource ?? "");
    const resource = chunk?.resource;
    if (chunk === null || resource === undefined) return undefined;
    const fromValues = readRecordRef(operation, resource, values);
    const collection = {
      chunk,
      resource,
      parents: { ...fromValues.parents, ...target.parents },
    };
    const key = target.key ?? (kind === "create" ? undefined : fromValues.key);
    if (key === undefined) return collection;
    const record = { ...collection, key };
    return { ...record, before: await readIfAllowed(client, record, signal) };
  } catch {
    return undefined;
  }
}

/** Emits the write event of a run that succeeded. */
export async function emitRun(
  client: QueryClient,
  { operation, values, target }: Run,
  { record, response }: { readonly record: RunRecord | undefined; readonly response: HttpResponse },
): Promise<void> {
  const sent = valueAt(values.body, operation.body?.path ?? []);
  const own = kindOf(operation, values) ?? "action";
  const isOther = own === "create" && (await isOfOthers(operation, record, { response, sent }));
  const kind = isOther ? "action" : own;
  const event: WriteEvent = {
    kind,
    resource: operation.resource ?? "",
    parents: record?.parents ?? target.parents ?? {},
    operation: operation.id,
    at: Date.now(),
  };
  if (record === undefined || kind === "remove" || isOther) {
    const key = target.key ?? record?.key;
    const before = record === undefined ? await findSeen(client, event, key) : record.before;
    const written = {
      ...event,
      ...(key !== undefined && { key }),
      ...(before !== undefined && { before }),
    };
    const started =
      kind === "remove" && record !== undefined && isAccepted(response)
        ? await findRemoval(client, record, response, written)
        : undefined;
    return started === undefined ? emitWrite(client, written) : started();
  }
  const opposite = record.before === undefined ? undefined : values.opposite?.(record.before);
  const written = {
    ...event,
    ...(opposite !== undefined && {
      opposite: { parameters: values.parameters, body: opposite, undone: values.body },
    }),
    ...hiddenMembers(operation, record, sent),
  };
  emitWrite(
    client,
    kind === "create"
      ? { ...written, ...createdBy(operation, record, { response, sent }) }
      : { ...written, ...(await changedBy(client, operation, { record, response })) },
  );
}

/** Follows the job that removes a record, and emits its end; undefined if the response names no job. */
async function findRemoval(
  client: QueryClient,
  { resource }: RunRecord,
  response: HttpResponse,
  event: WriteEvent,
): Promise<(() => Promise<void>) | undefined> {
  const model = client.getQueryData<ModelSummary>(queryKeys.model());
  const { findStarted, followWrite } = await import("./follow-write.ts");
  const started = findStarted(model, { kind: "remove", resource, response }, event);
  if (started === undefined) return undefined;
  return async () => {
    await followWrite(client, started);
  };
}

/** True for a response to a create that has several other records. */
async function isOfOthers(
  operation: Operation,
  record: RunRecord | undefined,
  created: { readonly response: HttpResponse; readonly sent: unknown },
): Promise<boolean> {
  if (record === undefined || !hasResults(created.response.body)) return false;
  const check = await import("./other-records.ts").catch(() => undefined);
  const call = { method: operation.method, path: operation.path };
  return check?.findOtherRecords(record.resource, operation, { call, ...created }) !== undefined;
}

/** The record of an action as a screen showed it: its title names the action. Never rejects. */
async function findSeen(
  client: QueryClient,
  { resource: name, parents }: Pick<WriteEvent, "resource" | "parents">,
  key: string | undefined,
): Promise<unknown> {
  if (key === undefined) return undefined;
  try {
    const described = await readResourceChunk(client, name);
    const chunk = described && chunkWithLearned(described);
    if (!chunk?.resource) return undefined;
    return seenRecord(client, { chunk, resource: chunk.resource, key, parents });
  } catch {
    return undefined;
  }
}

function createdBy(
  operation: Operation,
  { resource }: RunRecord,
  result: { readonly response: HttpResponse; readonly sent: unknown },
): Pick<WriteEvent, "key" | "after" | "sent"> {
  const key = readCreatedKey(resource, operation, result);
  const after = readWritten(operation, result.response) ?? result.sent;
  // Its title names the record if the response is only a key.
  return { ...(key !== undefined && { key }), after, sent: result.sent };
}

/** The record after the run: from the response if it contains the record, else read. */
async function changedBy(
  client: QueryClient,
  operation: Operation,
  { record, response }: { readonly record: RunRecord; readonly response: HttpResponse },
): Promise<Pick<WriteEvent, "key" | "before" | "after">> {
  const { resource, key, before } = record;
  if (key === undefined || before === undefined) return key === undefined ? {} : { key };
  const written = readWritten(operation, response);
  const isRecord = written !== undefined && recordKey(resource, written) === key;
  const after = isRecord
    ? written
    : await readIfAllowed(client, { ...record, key }).catch(() => undefined);
  return { key, before, ...(after !== undefined && { after }) };
}

function hiddenMembers(
  operation: Operation,
  { chunk, resource, before }: RunRecord,
  sent: unknown,
): Pick<WriteEvent, "hidden"> {
  const field = writtenField(chunk, resource, operation);
  const hidden = hiddenChanges(field, { before, after: sent });
  return hidden.length === 0 ? {} : { hidden };
}

/** Reads the record if a background read is safe. */
async function readIfAllowed(
  client: QueryClient,
  target: KeyedRecordRef,
  signal?: AbortSignal,
): Promise<unknown> {
  const { operations, list } = target.resource;
  if (!mayReadInBackground(operations.read ?? list?.operation)) return undefined;
  const fresh = await readFresh(client, target, signal).catch(() => undefined);
  return fresh?.record;
}
