import {
  buildChange,
  buildCreate,
  buildRemove,
  changeOperation,
  isSameJson,
  joinRecord,
  type KeyedRecordRef,
  listPathKeys,
  type Operation,
  readChangedKey,
  readCreatedKey,
  rebaseRecord,
  type RecordRef,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { hasResults } from "#http/has-results.ts";
import { detectChangeConflict, detectRemovalConflict, isNewer } from "./detect-conflict.ts";
import { isReplaceOnly, knownTarget, rejectReplaced } from "./known-target.ts";
import { isKeyless as lacksKey, omittedMembers } from "./omitted-members.ts";
import { type FreshRecord, readFresh } from "./read-fresh.ts";
import { refuseDamagedText, refuseLoss } from "./refuse-loss.ts";
import { sendWrite, type WriteOptions, type WriteOutcome } from "./send-write.ts";
import {
  demandsIfMatch,
  ifMatchOf,
  isGuarded,
  isGuardRefusal,
  isTestRefusal,
  mayRefuseKey,
  supportsTests,
} from "./write-guards.ts";

/** A record as it was read and with its new values, both complete and without envelope. */
export interface RecordChange {
  readonly before: unknown;
  readonly after: unknown;
  /** ETag of `before`. */
  readonly etag?: string;
  /** True if `before` was read just now: no fresh read is needed. */
  readonly isFresh?: boolean;
}

/** Creates a record. Rejects with `HttpError` if the API refuses. */
export async function createRecord(
  client: QueryClient,
  target: RecordRef,
  record: unknown,
  options: WriteOptions & {
    /** True for a record of an earlier response. */ readonly isRestored?: boolean;
  } = {},
): Promise<WriteOutcome> {
  const { resource } = target;
  const operation = findOperation(target, resource.operations.create);
  const request = buildCreate(target, record, options);
  if (listPathKeys(resource, operation).length > 0) {
    const { refuseTaken } = await import("./refuse-taken.ts");
    await refuseTaken(client, target, { record, request, signal: options.signal });
  }
  if (options.isRestored === true) refuseDamagedText(request, record);
  return sendWrite(client, operation, request, options, async (response) => {
    if (hasResults(response.body)) {
      const check = await import("./other-records.ts").catch(() => undefined);
      const created = { call: request, response, sent: record };
      const error = check?.findOtherRecords(resource, operation, created);
      if (error !== undefined) throw error;
    }
    return readCreatedKey(resource, operation, { response, sent: record });
  });
}

/** Changes a record without losing changes of other users; see docs/decisions/0025. Rejects with `HttpError` if the API refuses. */
export async function changeRecord(
  client: QueryClient,
  described: KeyedRecordRef,
  read: RecordChange,
  options: WriteOptions = {},
): Promise<WriteOutcome> {
  const target = await knownTarget(described);
  // The record on a screen is not joined with the body.
  const before = joinRecord(target, read.before);
  const after = joinRecord(target, read.after);
  const change = { ...read, before, after };
  if (isSameJson(before, after)) return { kind: "unchanged" };
  const operation = findOperation(target, changeOperation(target.chunk, target.resource)?.id);
  let base: FreshRecord = {
    record: before,
    ...(change.etag !== undefined && { etag: change.etag }),
  };
  if (change.isFresh !== true && !isGuarded(operation, change.etag)) {
    const fresh = await readFresh(client, target, options.signal);
    const conflict = fresh && detectChangeConflict(target, change, fresh);
    if (conflict !== undefined) return conflict;
    base = fresh ?? base;
  }
  const withTests = !isGuarded(operation, base.etag);
  return sendWithRetries(
    client,
    target,
    operation,
    { change, base, options, withTests },
    MAX_TRIES,
  );
}

/** Other users may change other members repeatedly; only a conflict is reported to the user. */
const MAX_TRIES = 4;

/** Ids of JSON Patch operations that refuse `test` and accept the same patch without. */
const withoutTestSupport = new Set<string>();

async function sendWithRetries(
  client: QueryClient,
  target: KeyedRecordRef,
  operation: Operation,
  attempt: Attempt,
  tries: number,
): Promise<WriteOutcome> {
  const { change, base, options } = attempt;
  const withTests =
    attempt.withTests && supportsTests(operation) && !withoutTestSupport.has(operation.id);
  try {
    return await sendChange(client, target, operation, { ...attempt, withTests });
  } catch (error) {
    if (await isReplaceOnly(error, operation, target, change))
      return changeRecord(client, target, { ...change, isFresh: false }, options).catch(
        (refusal: unknown) => rejectReplaced(refusal, operation.id),
      );
    if (attempt.isKeyless !== true && mayRefuseKey(error)) {
      const { retryWithoutKey } = await import("./refused-key.ts");
      const outcome = await retryWithoutKey(
        client,
        target,
        { error, operation, ...attempt },
        (fresh) => {
          const again = { ...attempt, base: fresh, isKeyless: true };
          return sendWithRetries(client, target, operation, again, 1);
        },
      );
      if (outcome !== undefined) return outcome;
    }
    if (!isGuardRefusal(error) && !(withTests && isTestRefusal(error))) throw error;
    const fresh = await readFresh(client, target, options.signal);
    const conflict = fresh && detectChangeConflict(target, change, fresh);
    if (conflict !== undefined) return conflict;
    if (!fresh || tries <= 1) throw error;
    // Only the ETag or version differs: the same change is sent again with the current one.
    if (isNewer(target, operation, { base, fresh })) {
      return sendWithRetries(client, target, operation, { ...attempt, base: fresh }, tries - 1);
    }
    if (attempt.isDemanded !== true && demandsIfMatch(error, operation, fresh.etag)) {
      const tagged = { ...attempt, base: fresh, isDemanded: true };
      return sendWithRetries(client, target, operation, tagged, tries - 1);
    }
    // The record is unchanged, so the refusal may be about the `test` steps.
    if (!withTests) throw error;
    if (error.status === 500) {
      // The server may have applied the patch before it failed: only the user sends it again, without tests.
      withoutTestSupport.add(operation.id);
      throw error;
    }
    const plain = { ...attempt, base: fresh, withTests: false };
    const outcome = await sendWithRetries(client, target, operation, plain, tries - 1);
    if (outcome.kind === "done") withoutTestSupport.add(operation.id);
    return outcome;
  }
}

/** Removes a record. Rejects with `HttpError` if the API refuses. */
export async function removeRecord(
  client: QueryClient,
  target: KeyedRecordRef,
  options: WriteOptions & Partial<Omit<RecordChange, "after">> = {},
): Promise<WriteOutcome> {
  // The record on a screen is not joined with the body, a fresh one is.
  const before = options.before === undefined ? undefined : joinRecord(target, options.before);
  const operation = findOperation(target, target.resource.operations.remove);
  let { etag } = options;
  if (before !== undefined && options.isFresh !== true && !isGuarded(operation, etag)) {
    const fresh = await readFresh(client, target, options.signal);
    const conflict = fresh && detectRemovalConflict(target, before, fresh);
    if (conflict !== undefined) return conflict;
    etag = fresh?.etag ?? etag;
  }
  const ifMatch = ifMatchOf(operation, etag);
  const send = (tag: string | undefined) => {
    const request = buildRemove(target, { ...options, ...(tag !== undefined && { ifMatch: tag }) });
    return sendWrite(client, operation, request, options, () => target.key);
  };
  try {
    return await send(ifMatch);
  } catch (error) {
    if (!isGuardRefusal(error) || before === undefined) throw error;
    if (demandsIfMatch(error, operation, etag)) return send(etag);
    // The ETag matched: a trigger that keeps the record may have changed it.
    if (ifMatch !== undefined && error.status === 409) throw error;
    const fresh = await readFresh(client, target, options.signal);
    const conflict = fresh && detectRemovalConflict(target, before, fresh);
    if (conflict === undefined) throw error;
    return conflict;
  }
}

function findOperation({ chunk, resource }: RecordRef, id: string | undefined): Operation {
  const operation = chunk.operations.find((one) => one.id === id);
  // Operations of another server are shown and never sent.
  if (operation === undefined || operation.server !== undefined) {
    throw new RangeError(`This API has no such operation for ${resource.labels.one}.`);
  }
  return operation;
}

interface Attempt {
  readonly change: RecordChange;
  /** The record that the change applies to. */
  readonly base: FreshRecord;
  /** True if a JSON Patch starts with `test` steps for the old values. */
  readonly withTests: boolean;
  /** True if the API demanded `If-Match`. */
  readonly isDemanded?: boolean;
  /** True if the API refused the key of the record in the body. */
  readonly isKeyless?: boolean;
  readonly options: WriteOptions;
}

async function sendChange(
  client: QueryClient,
  target: KeyedRecordRef,
  operation: Operation,
  {
    change,
    base,
    options,
    withTests,
    isDemanded,
    isKeyless = lacksKey(client, operation.id),
  }: Attempt,
): Promise<WriteOutcome> {
  const after = rebaseRecord(change, base.record);
  const ifMatch = ifMatchOf(operation, base.etag, isDemanded);
  const omitted = omittedMembers(client, target.resource);
  const request = buildChange(
    target,
    { before: base.record, after },
    {
      ...options,
      omitted,
      isTested: withTests,
      isKeyless,
      ...(ifMatch !== undefined && { ifMatch }),
    },
  );
  if (request === undefined) return { kind: "unchanged" };
  const { allowsUnseen = false } = options;
  refuseLoss(client, target, { operation, request, base, after, allowsUnseen });
  return sendWrite(
    client,
    operation,
    request,
    options,
    (response) =>
      readChangedKey(target.resource, operation, { response, before: base.record, after }) ??
      target.key,
  );
}
