import { isSameJson, parseJson } from "@quarterdeck/model";
import { useEffect, useEffectEvent, useState } from "react";
import { isRecord } from "#fields/values/record-value.ts";
import { type StoredDraft, readDrafts } from "#storage/drafts.ts";
import { fromDraft, toDraft } from "./draft-values.ts";
import { bodyMemberNames, type ReconciledValues, reconcileValues } from "./reconcile-values.ts";
import type { OperationWithShapes, FormValues } from "./operation-values.ts";
import { useDraftSaver } from "./use-draft-saver.ts";

interface Draft {
  readonly values: FormValues;
  readonly change: (values: FormValues) => void;
  /** What is shown was typed before, in an earlier session perhaps. */
  readonly isRestored: boolean;
  /** What was typed where the operation takes nothing any more. */
  readonly dropped: ReconciledValues["dropped"];
  /** Back to what the form began with. */
  readonly discard: () => void;
  /** Before it is sent: a refusal may end the session, and this page with it. */
  readonly storeNow: () => void;
  /** It was sent: nothing is left to be kept. */
  readonly finish: () => void;
}

/** H8: what is typed into an operation's form, kept within a second and given back. */
export function useDraft(name: string, operation: OperationWithShapes, initial: FormValues): Draft {
  const [typed, setTyped] = useState<FormValues>();
  const [restored, setRestored] = useState<FormValues>();
  const [lost, setLost] = useState<ReconciledValues["dropped"]>({});
  const [asked, setAsked] = useState(operation);
  // The API is described anew: the form goes on with what was typed, as far as it is still asked.
  if (asked !== operation) {
    setAsked(operation);
    const then = bodyMemberNames(asked);
    const fitted = typed && reconcileValues(operation, then, { before: initial, after: typed });
    if (fitted !== undefined && Object.keys(fitted.dropped).length > 0) {
      setTyped(fitted.after);
      setLost({ ...lost, ...fitted.dropped });
    }
  }

  const { saver: keeper } = useDraftSaver(name);
  const restore = useEffectEvent((draft: StoredDraft) => {
    const { asked: then, ...kept } = readStored(draft.text);
    const values = fromDraft(kept);
    if (values === undefined || typed !== undefined) return;
    if (isSameJson(kept, toDraft(operation, initial))) return;
    keeper.adopt(draft);
    // The API may be another one since.
    const fitted = reconcileValues(operation, then, { before: initial, after: values });
    setTyped(fitted.after);
    setRestored(fitted.after);
    setLost(fitted.dropped);
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
    // Until somebody types, what was kept stays as it was, with all that is not taken any more.
    if (typed !== undefined && typed !== restored) keeper.save(toStored(operation, typed));
  }, [keeper, operation, typed, restored]);

  function leave(): void {
    setTyped(undefined);
    setLost({});
    setRestored(undefined);
    keeper.remove();
  }

  return {
    values: typed ?? initial,
    change: setTyped,
    isRestored: restored !== undefined,
    dropped: lost,
    discard: leave,
    storeNow: () => {
      if (typed !== undefined) void keeper.saveNow(toStored(operation, typed));
    },
    finish: () => {
      setRestored(undefined);
      keeper.remove();
    },
  };
}

/** Beside what was typed: for which fields. */
function toStored(operation: OperationWithShapes, values: FormValues): object {
  return { ...(toDraft(operation, values) as object), asked: bodyMemberNames(operation) };
}

function readStored(text: string): { readonly asked: readonly string[] } {
  const kept = parseJson(text);
  if (!isRecord(kept)) return { asked: [] };
  const { asked } = kept;
  const names = Array.isArray(asked) ? asked.filter((name) => typeof name === "string") : [];
  return { ...kept, asked: names };
}
