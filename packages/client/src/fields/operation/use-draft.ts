import { parseJson, writeJson } from "@quarterdeck/model";
import { useEffect, useEffectEvent, useState } from "react";
import { type KeptDraft, readDrafts } from "#keep/drafts.ts";
import { fromDraft, toDraft } from "./draft-values.ts";
import { askedNames, type Fitted, fitValues } from "./fit-values.ts";
import type { AskedOperation, FormValues } from "./operation-values.ts";
import { useKeeper } from "./use-keeper.ts";

interface Draft {
  readonly values: FormValues;
  readonly change: (values: FormValues) => void;
  /** What is shown was typed before, in an earlier session perhaps. */
  readonly isRestored: boolean;
  /** What was typed where the operation takes nothing any more. */
  readonly lost: Fitted["lost"];
  /** Back to what the form began with. */
  readonly discard: () => void;
  /** Before it is sent: a refusal may end the session, and this page with it. */
  readonly keepNow: () => void;
  /** It was sent: nothing is left to be kept. */
  readonly finish: () => void;
}

/** H8: what is typed into an operation's form, kept within a second and given back. */
export function useDraft(name: string, operation: AskedOperation, initial: FormValues): Draft {
  const [typed, setTyped] = useState<FormValues>();
  const [isRestored, setIsRestored] = useState(false);
  const [lost, setLost] = useState<Fitted["lost"]>({});
  const [asked, setAsked] = useState(operation);
  // The API is described anew: the form goes on with what was typed, as far as it is still asked.
  if (asked !== operation) {
    setAsked(operation);
    const then = askedNames(asked);
    const fitted = typed && fitValues(operation, then, { before: initial, after: typed });
    if (fitted !== undefined && Object.keys(fitted.lost).length > 0) {
      setTyped(fitted.after);
      setLost({ ...lost, ...fitted.lost });
    }
  }

  const { keeper } = useKeeper(name);
  const restore = useEffectEvent((draft: KeptDraft) => {
    const values = fromDraft(parseJson(draft.text));
    if (values === undefined || typed !== undefined) return;
    if (draft.text === writeJson(toDraft(operation, initial))) return;
    keeper.adopt(draft);
    setTyped(values);
    setIsRestored(true);
  });
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const [draft] = await readDrafts(name);
      if (!isGone && draft?.isHeld === false) restore(draft);
    }
    void read();
    return () => {
      isGone = true;
    };
  }, [name]);

  useEffect(() => {
    if (typed !== undefined) keeper.keep(toDraft(operation, typed));
  }, [keeper, operation, typed]);

  function leave(): void {
    setTyped(undefined);
    setLost({});
    setIsRestored(false);
    keeper.drop();
  }

  return {
    values: typed ?? initial,
    change: setTyped,
    isRestored,
    lost,
    discard: leave,
    keepNow: () => {
      if (typed !== undefined) void keeper.keepNow(toDraft(operation, typed));
    },
    finish: () => {
      setIsRestored(false);
      keeper.drop();
    },
  };
}
