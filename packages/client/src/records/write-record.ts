import {
  buildChange,
  buildCreate,
  buildRemove,
  changeOperation,
  type HttpResponse,
  type HttpRequest,
  isSameJson,
  type Operation,
  readCreatedKey,
  readWritten,
  rebaseRecord,
  type KeyedRecordRef,
  type RecordRef,
} from "@quarterdeck/model";
import { carriesFile } from "#http/carries-file.ts";
import type { Progress } from "#http/send.ts";
import { sendInSession } from "#http/send-in-session.ts";
import { trackPermission } from "#queries/permission-cache.ts";
import {
  isNewer,
  detectChangeConflict,
  detectRemovalConflict,
  type ConflictResult,
} from "./detect-conflict.ts";
import { type FreshRecord, readFresh } from "./read-fresh.ts";
import {
  isGuarded,
  isRefusedForOthers,
  isUnknown,
  mayBeAboutTests,
  sentTag,
  takesTests,
} from "./write-guards.ts";

export type WriteOutcome =
  | {
      readonly kind: "done";
      readonly response: HttpResponse;
      readonly key?: string;
      /** As the answer tells it. */
      readonly record?: unknown;
      readonly etag?: string;
    }
  | ConflictResult
  /** It was sent, and nobody knows whether it arrived. */
  | { readonly kind: "unknown"; readonly error: Error };

export interface WriteOptions {
  readonly signal?: AbortSignal;
  /** Told how much of a file is on its way. */
  readonly onProgress?: (progress: Progress) => void;
  /** Values of the operation's further parameters, by name. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** What stands around the record in the body's envelope. */
  readonly around?: unknown;
}

/** A record as it was read and as it is to be, both whole and without envelope. */
export interface RecordChange {
  readonly before: unknown;
  readonly after: unknown;
  /** Of `before`. */
  readonly etag?: string;
  /** `before` was read a moment ago: it is not read once more. */
  readonly isFresh?: boolean;
}

/** A refusal by the API rejects with `HttpError`. */
export async function createRecord(
  target: RecordRef,
  record: unknown,
  options: WriteOptions = {},
): Promise<WriteOutcome> {
  const { chunk, resource } = target;
  const operation = operationOf(target, resource.operations.create);
  const request = buildCreate({ ...target, chunk }, record, options);
  return sendWrite(operation, request, options, (response) =>
    readCreatedKey(resource, operation, { response, sent: record }),
  );
}

/** A refusal by the API rejects with `HttpError`; see docs/decisions/0025 for what is checked before and after. */
export async function changeRecord(
  target: KeyedRecordRef,
  change: RecordChange,
  options: WriteOptions = {},
): Promise<WriteOutcome> {
  const { before, after } = change;
  if (isSameJson(before, after)) return { kind: "unchanged" };
  const operation = operationOf(target, changeOperation(target.chunk, target.resource)?.id);
  let base: FreshRecord = {
    record: before,
    ...(change.etag !== undefined && { etag: change.etag }),
  };
  if (change.isFresh !== true && !isGuarded(operation, change.etag)) {
    const fresh = await readFresh(target, options.signal);
    const met = fresh && detectChangeConflict(target, change, fresh);
    if (met !== undefined) return met;
    base = fresh ?? base;
  }
  const isTested = !isGuarded(operation, base.etag);
  return sendUntilMet(target, operation, { change, base, options, isTested }, mostTries);
}

/** Others may be quicker again and again; a person is asked only where their work is concerned. */
const mostTries = 4;

/** Operations that refused steps that say what they are made to, and took the same ones without. */
const untested = new Set<string>();

async function sendUntilMet(
  target: KeyedRecordRef,
  operation: Operation,
  sending: Sending,
  tries: number,
): Promise<WriteOutcome> {
  const { change, base, options } = sending;
  const isTested = sending.isTested && takesTests(operation) && !untested.has(operation.id);
  try {
    return await sendChange(target, operation, { ...sending, isTested });
  } catch (error) {
    if (!isRefusedForOthers(error) && !(isTested && mayBeAboutTests(error))) throw error;
    const fresh = await readFresh(target, options.signal);
    const met = fresh && detectChangeConflict(target, change, fresh);
    if (met !== undefined) return met;
    if (!fresh || tries <= 1) throw error;
    // Nothing of it moved but its tag or its version: the change was refused, and may go again to what holds now.
    if (isNewer(target, operation, { base, fresh })) {
      return sendUntilMet(target, operation, { ...sending, base: fresh }, tries - 1);
    }
    // What it said of the record holds, and it was refused all the same: perhaps for saying so.
    if (!isTested) throw error;
    if (error.status === 500) {
      // What a server did before it broke nobody knows: whoever saves again does it without.
      untested.add(operation.id);
      throw error;
    }
    const plain = { ...sending, base: fresh, isTested: false };
    const outcome = await sendUntilMet(target, operation, plain, tries - 1);
    if (outcome.kind === "done") untested.add(operation.id);
    return outcome;
  }
}

/** A refusal by the API rejects with `HttpError`. */
export async function removeRecord(
  target: KeyedRecordRef,
  options: WriteOptions & Partial<Omit<RecordChange, "after">> = {},
): Promise<WriteOutcome> {
  const { before, etag, signal } = options;
  const operation = operationOf(target, target.resource.operations.remove);
  let tag = etag;
  if (before !== undefined && options.isFresh !== true && !isGuarded(operation, etag)) {
    const fresh = await readFresh(target, signal);
    const met = fresh && detectRemovalConflict(target, before, fresh);
    if (met !== undefined) return met;
    tag = fresh?.etag ?? etag;
  }
  const ifMatch = sentTag(operation, tag);
  const request = buildRemove(target, { ...options, ...(ifMatch !== undefined && { ifMatch }) });
  try {
    return await sendWrite(operation, request, options, () => target.key);
  } catch (error) {
    if (!isRefusedForOthers(error) || before === undefined) throw error;
    const fresh = await readFresh(target, signal);
    const met = fresh && detectRemovalConflict(target, before, fresh);
    if (met === undefined) throw error;
    return met;
  }
}

function operationOf({ chunk, resource }: RecordRef, id: string | undefined): Operation {
  const operation = chunk.operations.find((one) => one.id === id);
  // What lives on a server of its own is shown, never sent.
  if (operation === undefined || operation.server !== undefined) {
    throw new RangeError(`This API has no such operation for ${resource.labels.one}.`);
  }
  return operation;
}

interface Sending {
  readonly change: RecordChange;
  readonly base: FreshRecord;
  /** Steps of a patch say first what they are made to. */
  readonly isTested: boolean;
  readonly options: WriteOptions;
}

async function sendChange(
  target: KeyedRecordRef,
  operation: Operation,
  { change, base, options, isTested }: Sending,
): Promise<WriteOutcome> {
  const after = rebaseRecord(change, base.record);
  const ifMatch = sentTag(operation, base.etag);
  const request = buildChange(
    target,
    { before: base.record, after },
    { ...options, isTested, ...(ifMatch !== undefined && { ifMatch }) },
  );
  if (request === undefined) return { kind: "unchanged" };
  return sendWrite(operation, request, options, () => target.key);
}

async function sendWrite(
  operation: Operation,
  request: HttpRequest,
  { signal, onProgress }: WriteOptions,
  readKey: (response: HttpResponse) => string | undefined,
): Promise<WriteOutcome> {
  const isFile = onProgress !== undefined && carriesFile(request);
  try {
    const response = await trackPermission(operation.id, () =>
      sendInSession(request, isFile ? { signal, onProgress } : { signal }),
    );
    const key = readKey(response);
    const record = readWritten(operation, response);
    const { etag } = response.headers;
    return {
      kind: "done",
      response,
      ...(key !== undefined && { key }),
      ...(record !== undefined && { record }),
      ...(etag !== undefined && { etag }),
    };
  } catch (error) {
    const isMeant = signal?.aborted === true;
    if (error instanceof Error && isUnknown(error) && !isMeant) return { kind: "unknown", error };
    throw error;
  }
}
