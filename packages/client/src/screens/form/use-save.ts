import type { HttpResponse, Operation, RecordRef } from "@quarterdeck/model";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { PAINT_MS } from "#chunks/lazy-component.tsx";
import { loadChunk } from "#chunks/load-chunk.ts";
import { isAbort } from "#http/errors.ts";
import type { Progress } from "#http/send-prepared.ts";
import type { FormValues } from "#operations/operation-values.ts";
import { SIBLING_MEMBERS } from "#operations/sibling-parameters.ts";
import { emitSaved, savedEvent } from "#records/emit-saved.ts";
import { trackSave } from "#records/running-saves.ts";
import type { WriteOptions } from "#records/send-write.ts";
import { emitWrite, type WriteEvent } from "#records/write-events.ts";
import type { RecordChange } from "#records/write-record.ts";
import { findUnseenFields } from "#records/unseen-fields.ts";
import { isGone } from "./is-gone.ts";
import { formChange, mustCheck, type SaveResult } from "./form-state.ts";
import type { RecordForm } from "./use-record-form.ts";

interface SaveOptions {
  readonly target: RecordRef;
  readonly operation: Operation;
  readonly form: RecordForm;
  readonly onSaved: (key: string | undefined) => void;
  /** Called in place of saving a merged record that would remove unseen fields. */
  readonly onUnseen: () => void;
}

export interface Save {
  readonly save: () => Promise<void>;
  /** Saves the record that the user merged with the changes of another user. */
  readonly saveMerged: (merged: unknown) => void;
  /** Checks if a write with unknown outcome succeeded. */
  readonly check: () => Promise<void>;
  /** Ends the form: the API has the record. */
  readonly accept: (key: string | undefined) => void;
  /** Ends the form without a save. */
  readonly leave: () => void;
  /** True as soon as the record is saved, before the next render. */
  readonly isSaved: () => boolean;
  /** Upload progress; undefined: no upload. */
  readonly progress: Progress | undefined;
  readonly cancel: () => void;
  /** Accepted write, which the API may carry out later. */
  readonly accepted: AcceptedWrite | undefined;
}

export interface AcceptedWrite {
  readonly response: HttpResponse;
  readonly key: string | undefined;
  /** Event of the written record. */
  readonly event: WriteEvent;
}

// A save comes after the form is painted.
const loadWrites = () => loadChunk(() => import("#records/write-record.ts"));

/** Saves a form, one request at a time. */
export function useSave({ target, operation, form, onSaved, onUnseen }: SaveOptions): Save {
  const client = useQueryClient();
  const { state, dispatch } = form;
  // State would be too late for a second click and for the leave guard.
  const isSaving = useRef(false);
  const isSaved = useRef(false);
  const call = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();
  const [accepted, setAccepted] = useState<AcceptedWrite>();
  useEffect(() => {
    // A save tries again, and reports the failure.
    const timer = setTimeout(() => void loadWrites().catch(() => undefined), PAINT_MS);
    return () => clearTimeout(timer);
  }, []);

  async function run(change: RecordChange): Promise<void> {
    if (isSaved.current || isSaving.current || mustCheck(state)) return;
    isSaving.current = true;
    const at = now();
    // The page may close before the response arrives.
    void form.storeDraft(at);
    dispatch({ type: "submit" });
    call.current = new AbortController();
    const { signal } = call.current;
    const options = { ...writeOptions(form.values), signal, onProgress: setProgress };
    const written = await sendFormChange(client, target, change, options);
    // A search for the new record must not lead to a second create.
    if (written.kind === "done" && target.key === undefined) isSaved.current = true;
    const result = await nameCreated(client, target, { result: written, change, at });
    isSaving.current = false;
    setProgress(undefined);
    dispatch({ type: "settle", result, at, submitted: state });
    if (result.kind === "done") {
      const { response, key, record, isFinal } = result;
      const saved = { target, change, key, record, isFinal };
      const event = savedEvent(client, operation, saved);
      if (response.status === 202) {
        isSaved.current = true;
        form.removeDraft();
        setAccepted({ response, key, event });
      } else {
        emitWrite(client, event);
        finish(key);
      }
    } else if (result.kind === "unchanged") form.removeDraft();
    else if (result.kind !== "unknown") void form.storeDraft();
  }

  function finish(key: string | undefined): void {
    isSaved.current = true;
    form.removeDraft();
    onSaved(key);
  }

  return {
    save: () => trackSave(() => run(formChange(state))),
    saveMerged: (merged) => {
      if (state.phase.kind !== "conflict") return;
      const { fresh } = state.phase;
      const { record: before, ...tag } = fresh;
      dispatch({ type: "merge", fresh, record: merged });
      const change = { before, after: merged, ...tag };
      if (findUnseenFields(client, target, change).length === 0) void trackSave(() => run(change));
      else {
        dispatch({ type: "close-conflict" });
        onUnseen();
      }
    },
    check: async () => {
      dispatch({ type: "check" });
      try {
        const { checkSaved } = await loadChunk(() => import("./check-saved.ts"));
        const savedStatus = await checkSaved(client, target, formChange(state));
        dispatch({ type: "checked", savedStatus });
      } catch (failure) {
        dispatch({ type: "check-failed", error: toError(failure) });
      }
    },
    accept: (key = target.key) => {
      dispatch({ type: "accept" });
      emitSaved(client, operation, { target, change: formChange(state), key });
      finish(key);
    },
    leave: () => {
      isSaved.current = true;
      form.removeDraft();
    },
    isSaved: () => isSaved.current,
    progress,
    accepted,
    cancel: () => call.current?.abort(),
  };
}

async function sendFormChange(
  client: QueryClient,
  { key, ...target }: RecordRef,
  change: RecordChange,
  options: WriteOptions,
): Promise<SaveResult> {
  try {
    const { changeRecord, createRecord } = await loadWrites();
    if (key === undefined) return await createRecord(client, target, change.after, options);
    const result = await changeRecord(client, { ...target, key }, change, options);
    return result.kind === "conflict" && result.theirs === undefined ? { kind: "gone" } : result;
  } catch (failure) {
    const error = toError(failure);
    if (key !== undefined && (await isGone(client, { ...target, key }, error)))
      return { kind: "gone" };
    // The API may have received the request before the user canceled it.
    if (isAbort(error) && options.signal?.aborted === true) return { kind: "unknown", error };
    return { kind: "failed", error };
  }
}

/** Adds key and record if the response to a create names neither and the list shows the record. */
async function nameCreated(
  client: QueryClient,
  target: RecordRef,
  {
    result,
    change,
    at,
  }: { readonly result: SaveResult; readonly change: RecordChange; readonly at: number },
): Promise<SaveResult> {
  if (result.kind !== "done" || target.key !== undefined || result.key !== undefined) return result;
  if (result.response.status === 202) return result;
  const search = await import("#records/find-new-record.ts").catch(() => undefined);
  const listed = await search?.findNewRecord(client, target, { sent: change.after, at });
  return listed === undefined ? result : { ...result, ...listed };
}

function writeOptions({ parameters }: FormValues): WriteOptions {
  const { [SIBLING_MEMBERS]: envelope, ...others } = parameters;
  return { parameters: others, ...(envelope !== undefined && { envelope }) };
}

function toError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure));
}

function now(): number {
  return Date.now();
}
