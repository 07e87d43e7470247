import type { Operation, RecordRef } from "@quarterdeck/model";
import { useRef, useState } from "react";
import { SIBLING_MEMBERS } from "#operations/sibling-parameters.ts";
import type { Progress } from "#http/send.ts";
import type { FreshRecord } from "#records/read-fresh.ts";
import type { RecordChange, WriteOptions } from "#records/write-record.ts";
import { type SavedStatus, useCheckSaved } from "./use-check-saved.ts";
import type { RecordFormState } from "./use-record-form.ts";
import { type SaveResult, useSave } from "./use-save.ts";

interface SavingOptions {
  readonly target: RecordRef;
  readonly operation: Operation;
  readonly form: RecordFormState;
  /** It was sent in an earlier session, and nobody heard the answer. */
  readonly sent: number | undefined;
  readonly onSaved: (key: string | undefined) => void;
}

export interface Saving {
  readonly saveForm: () => Promise<SaveResult["kind"] | undefined>;
  readonly result: SaveResult | undefined;
  readonly isSaving: boolean;
  /** Of a file on its way; undefined: none is. */
  readonly progress: Progress | undefined;
  /** Gives up the save under way. */
  readonly cancel: () => void;
  /** Saved and on the way out: nothing is unsaved any more. */
  readonly isOver: () => boolean;
  /** What others made of the record meanwhile; it is merged before anything is saved. */
  readonly conflict: FreshRecord | undefined;
  readonly closeConflict: () => void;
  readonly saveMerged: (merged: unknown) => void;
  /** When it was sent, as long as nobody knows whether it arrived. */
  readonly sent: number | undefined;
  /** A new record could be made twice: first one looks. */
  readonly mustLook: boolean;
  readonly look: () => void;
  readonly isLooking: boolean;
  readonly savedStatus: SavedStatus | undefined;
  readonly lookError: Error | undefined;
  readonly takeArrived: (key: string | undefined) => void;
}

/** What becomes of a form that is saved: done, refused, met by another's change, or nobody knows. */
export function useSaving({ target, operation, form, sent, onSaved }: SavingOptions): Saving {
  const { save, result, isSaving, progress, cancel, tellDone } = useSave(target, operation);
  const looking = useCheckSaved(target, form.toChange);
  const [unknownSince, setUnknownSince] = useState(sent);
  const [conflict, setConflict] = useState<FreshRecord>();
  const isOver = useRef(false);
  const { savedStatus } = looking;
  const mustLook =
    target.key === undefined && unknownSince !== undefined && looking.savedStatus === undefined;

  async function run(change: RecordChange): Promise<SaveResult["kind"] | undefined> {
    if (isOver.current || mustLook) return undefined;
    const at = now();
    // If the page goes before the answer comes, the draft still says that it was sent.
    void form.keepNow(at);
    const done = await save(change, optionsOf(form));
    if (done === undefined) return undefined;
    looking.forget();
    setUnknownSince(done.kind === "unknown" ? at : undefined);
    if (done.kind === "done") finish(done.key);
    else if (done.kind === "unchanged") form.settle();
    else if (done.kind !== "unknown") void form.keepNow();
    if (done.kind === "conflict") setConflict({ record: done.theirs, ...tagOf(done) });
    return done.kind;
  }

  function finish(key: string | undefined): void {
    isOver.current = true;
    form.drop();
    onSaved(key);
  }

  return {
    saveForm: () => run(form.toChange()),
    result,
    isSaving,
    progress,
    cancel,
    isOver: () => isOver.current,
    conflict,
    closeConflict: () => setConflict(undefined),
    saveMerged: (merged) => {
      if (conflict === undefined) return;
      setConflict(undefined);
      form.restart(conflict, merged);
      void run({ before: conflict.record, after: merged, ...tagOf(conflict) });
    },
    sent: unknownSince,
    mustLook,
    look: () => void looking.look(),
    isLooking: looking.isLooking,
    savedStatus,
    lookError: looking.error,
    takeArrived: (key = target.key) => {
      tellDone(form.toChange(), key);
      finish(key);
    },
  };
}

function now(): number {
  return Date.now();
}

function optionsOf({ values }: RecordFormState): WriteOptions {
  const { [SIBLING_MEMBERS]: around, ...parameters } = values.parameters;
  return { parameters, ...(around !== undefined && { envelope: around }) };
}

function tagOf({ etag }: { readonly etag?: string }): { readonly etag?: string } {
  return etag === undefined ? {} : { etag };
}
