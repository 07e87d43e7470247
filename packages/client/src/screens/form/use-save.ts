import { hiddenChanges, type Operation, writtenField, type RecordRef } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isAbort } from "#http/errors.ts";
import type { Progress } from "#http/send.ts";
import { emitWrite } from "#records/write-events.ts";
import {
  changeRecord,
  createRecord,
  type RecordChange,
  type WriteOptions,
  type WriteOutcome,
} from "#records/write-record.ts";

export type SaveResult = WriteOutcome | { readonly kind: "failed"; readonly error: Error };

interface Save {
  /** Undefined: another save is under way. */
  readonly save: (change: RecordChange, options: WriteOptions) => Promise<SaveResult | undefined>;
  /** Of the last one. */
  readonly result: SaveResult | undefined;
  readonly isSaving: boolean;
  /** Of a file on its way; undefined: none is. */
  readonly progress: Progress | undefined;
  /** Gives up the save under way. */
  readonly cancel: () => void;
  /** It was found out that the API has it. */
  readonly tellDone: (change: RecordChange, key: string | undefined, record?: unknown) => void;
}

/** Saves a record, one time at a time, and tells how it went. */
export function useSave(target: RecordRef, operation: Operation): Save {
  const client = useQueryClient();
  // State would come too late for the second of two clicks.
  const isUnderWay = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const call = useRef<AbortController>(undefined);
  const [result, setResult] = useState<SaveResult>();

  async function save(
    change: RecordChange,
    options: WriteOptions,
  ): Promise<SaveResult | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsSaving(true);
    setResult(undefined);
    call.current = new AbortController();
    const { signal } = call.current;
    const done = await send(target, change, { ...options, signal, onProgress: setProgress });
    setProgress(undefined);
    if (done.kind === "done") tellDone(change, done.key, done.record);
    isUnderWay.current = false;
    setIsSaving(false);
    setResult(done);
    return done;
  }

  function tellDone(change: RecordChange, key: string | undefined, record?: unknown): void {
    const isNew = target.key === undefined;
    const { chunk, resource } = target;
    const field = writtenField(chunk, resource, operation);
    const hidden = hiddenChanges(field, change);
    emitWrite(client, {
      kind: isNew ? "create" : "change",
      resource: resource.name,
      ...(key !== undefined && { key }),
      parents: target.parents,
      operation: operation.id,
      ...(!isNew && { before: change.before }),
      after: record ?? change.after,
      ...(hidden.length > 0 && { hidden }),
      at: Date.now(),
    });
  }

  return {
    save,
    result,
    isSaving,
    progress,
    cancel: () => call.current?.abort(),
    tellDone,
  };
}

async function send(
  { key, ...target }: RecordRef,
  change: RecordChange,
  options: WriteOptions,
): Promise<SaveResult> {
  try {
    return key === undefined
      ? await createRecord(target, change.after, options)
      : await changeRecord({ ...target, key }, change, options);
  } catch (failure) {
    const error = failure instanceof Error ? failure : new Error(String(failure));
    // It was on its way: how much of it the API has taken nobody knows.
    if (isAbort(error) && options.signal?.aborted === true) return { kind: "unknown", error };
    return { kind: "failed", error };
  }
}
