import { isSameJson, parseJson } from "@quarterdeck/model";
import { useEffect, useEffectEvent, useState } from "react";
import { isRecord } from "#fields/values/record-value.ts";
import { type StoredDraft, readDrafts } from "#storage/drafts.ts";
import { fromDraft, toDraft } from "./draft-values.ts";
import type { FormValues, OperationWithShapes } from "./operation-values.ts";
import { bodyMemberNames, type ReconciledValues, reconcileValues } from "./reconcile-values.ts";
import { readRetainedInput, useRetainedInput } from "./retained-input.ts";
import { useDraftSaver } from "./use-draft-saver.ts";

interface Draft {
  readonly values: FormValues;
  readonly change: (values: FormValues) => void;
  /** True if the values are from an earlier visit. */
  readonly isRestored: boolean;
  /** Entered values that the operation does not accept any more. */
  readonly dropped: ReconciledValues["dropped"];
  /** Restores the initial values. */
  readonly discard: () => void;
  /** Call before a request: a 401 may end the session and close the page. */
  readonly storeNow: () => void;
  /** Call after a successful request: removes the draft. */
  readonly finish: () => void;
}

/** H8: draft of an operation's form, stored within a second and restored later. */
export function useDraft(name: string, operation: OperationWithShapes, initial: FormValues): Draft {
  const [typed, setTyped] = useState(() => readRetainedInput(name));
  useRetainedInput(name, typed);
  const [restored, setRestored] = useState<FormValues>();
  const [dropped, setDropped] = useState<ReconciledValues["dropped"]>({});
  const [previous, setPrevious] = useState(operation);
  // The API's description changed while the form is open.
  if (previous !== operation) {
    setPrevious(operation);
    const names = bodyMemberNames(previous);
    const next = typed && reconcileValues(operation, names, { before: initial, after: typed });
    if (next !== undefined && Object.keys(next.dropped).length > 0) {
      setTyped(next.after);
      setDropped({ ...dropped, ...next.dropped });
    }
  }

  const { saver } = useDraftSaver(name);
  const restore = useEffectEvent((draft: StoredDraft) => {
    const { asked: names, ...stored } = readStored(draft.text);
    const values = fromDraft(stored);
    if (values === undefined || typed !== undefined) return;
    if (isSameJson(stored, toDraft(operation, initial))) return;
    saver.adopt(draft);
    // The API may have changed since.
    const next = reconcileValues(operation, names, { before: initial, after: values });
    setTyped(next.after);
    setRestored(next.after);
    setDropped(next.dropped);
  });
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const [draft] = await readDrafts(name);
      if (!isGone && draft?.isOpen === false) restore(draft);
    }
    void read();
    return () => {
      isGone = true;
    };
  }, [name]);

  useEffect(() => {
    // Before a change, the stored draft retains its dropped values.
    if (typed !== undefined && typed !== restored) saver.save(toStored(operation, typed));
  }, [saver, operation, typed, restored]);

  return {
    values: typed ?? initial,
    change: setTyped,
    isRestored: restored !== undefined,
    dropped,
    discard: () => {
      setTyped(undefined);
      setDropped({});
      setRestored(undefined);
      saver.remove();
    },
    storeNow: () => {
      if (typed !== undefined) void saver.saveNow(toStored(operation, typed));
    },
    finish: () => {
      setRestored(undefined);
      saver.remove();
    },
  };
}

/** Draft with the names of the form's members, stored as `asked`. */
function toStored(operation: OperationWithShapes, values: FormValues): object {
  return { ...(toDraft(operation, values) as object), asked: bodyMemberNames(operation) };
}

function readStored(text: string): { readonly asked: readonly string[] } {
  const stored = parseJson(text);
  if (!isRecord(stored)) return { asked: [] };
  const { asked } = stored;
  const names = Array.isArray(asked) ? asked.filter((name) => typeof name === "string") : [];
  return { ...stored, asked: names };
}
