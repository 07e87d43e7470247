import { isSameJson, keepsWhatIsUntold, type Operation, type RecordRef } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { toDraft } from "#operations/draft-values.ts";
import type { FormValues } from "#operations/operation-values.ts";
import { useDraftSaver } from "#operations/use-draft-saver.ts";
import type { FormDraft, StoredFormDraft } from "#storage/form-drafts.ts";
import type { FreshRecord } from "#records/read-fresh.ts";
import type { RecordChange } from "#records/write-record.ts";
import { baseOf, beginForm, type FormBase, shownOf } from "./initial-form.ts";
import { draftName } from "./draft-name.ts";
import { filledRecord } from "./filled-record.ts";
import {
  bodyMemberNames,
  type ReconciledValues,
  reconcileValues,
} from "#operations/reconcile-values.ts";
import { rebasedValues } from "./rebased-values.ts";

export interface FormStart {
  readonly target: RecordRef;
  /** The operation as the form asks for it. */
  readonly asked: Operation;
  readonly fresh: FreshRecord | undefined;
  readonly draft: StoredFormDraft | undefined;
  readonly prefill: ParentValues | undefined;
  /** What a draft of it is called. */
  readonly title: string;
}

export interface RecordFormState {
  readonly base: FormBase;
  readonly values: FormValues;
  readonly isChanged: boolean;
  /** Another tab has a draft of the same record. */
  readonly isElsewhere: boolean;
  /** What was typed in an earlier session is shown. */
  readonly isRestored: boolean;
  /** The record as it is now, where it moved since that was typed. */
  readonly moved: FormBase | undefined;
  /** What was typed where the API takes nothing any more. */
  readonly lost: ReconciledValues["dropped"];
  readonly change: (values: FormValues) => void;
  /** Back to the record as it is now. */
  readonly discard: () => void;
  /** Goes on from another version of the record, with what the form is to show then. */
  readonly restart: (fresh: FreshRecord, record: unknown) => void;
  /** From the record as it was to the record as it is to be. */
  readonly toChange: () => RecordChange;
  /** `sent`: when, for what is on its way; the draft says so if nobody hears the answer. */
  readonly keepNow: (sent?: number) => Promise<void>;
  /** Keeps what still waits. */
  readonly flush: () => Promise<void>;
  readonly drop: () => void;
  /** The API has what the form shows. */
  readonly settle: () => void;
}

/** What a form shows, what it began with, and the draft that is kept of it. */
export function useRecordForm(start: FormStart): RecordFormState {
  const { target, asked, fresh, draft, prefill, title } = start;
  const { saver: keeper, isInOtherTab: isElsewhere } = useDraftSaver(draftName(target));
  const [begun] = useState(() => beginForm(asked, { fresh, draft, prefill }));
  const [base, setBase] = useState(begun.base);
  const [moved, setMoved] = useState(begun.moved);
  const [typed, setTyped] = useState(begun.typed);
  const [isRestored, setIsRestored] = useState(begun.typed !== undefined);
  const [lost, setLost] = useState(begun.lost ?? {});
  const [askedThen, setAskedThen] = useState(asked);
  if (askedThen !== asked) {
    setAskedThen(asked);
    turnTo(askedThen, asked);
  }
  const values = typed ?? base.values;
  const isChanged =
    typed !== undefined &&
    !(
      isSameJson(typed.body ?? {}, base.values.body ?? {}) &&
      isSameJson(typed.parameters, base.values.parameters)
    );

  const keepsUntold = target.key !== undefined && keepsWhatIsUntold(asked);

  function toKept(sent?: number): FormDraft {
    const { resource, parents, key } = target;
    return {
      at: Date.now(),
      resource: resource.name,
      parents,
      ...(key !== undefined && { key }),
      title,
      values: toDraft(asked, values),
      asked: bodyMemberNames(asked),
      shown: toDraft(asked, base.values),
      ...(base.etag !== undefined && { etag: base.etag }),
      ...(sent !== undefined && { sent }),
    };
  }

  const keep = useEffectEvent(() => {
    if (typed === undefined || typed === begun.typed) return;
    if (isChanged) keeper.save(toKept());
    else keeper.remove();
  });
  useEffect(() => keep(), [typed, base]);
  const goOn = useEffectEvent(() => {
    if (draft !== undefined) keeper.adopt(draft.stored);
  });
  useEffect(() => goOn(), []);

  /** The API is described anew: the form goes on with what was typed, as far as it is still asked. */
  function turnTo(then: Operation, next: Operation): void {
    const now = baseOf(next, { fresh: target.key === undefined ? undefined : base, prefill });
    setBase(now);
    setMoved(moved && baseOf(next, { fresh: moved }));
    if (typed === undefined) return;
    const fitted = reconcileValues(next, bodyMemberNames(then), {
      before: base.values,
      after: typed,
    });
    setTyped(rebasedValues(fitted, now.values));
    setLost({ ...lost, ...fitted.dropped });
  }

  function discard(): void {
    keeper.remove();
    if (moved !== undefined) setBase(moved);
    setMoved(undefined);
    setTyped(undefined);
    setIsRestored(false);
    setLost({});
  }

  return {
    base,
    values,
    isChanged,
    isElsewhere,
    isRestored,
    moved,
    lost,
    change: setTyped,
    discard,
    restart: (next, record) => {
      const now = baseOf(asked, { fresh: next });
      setBase(now);
      setMoved(undefined);
      setIsRestored(false);
      setTyped({ ...values, body: shownOf(asked, record) });
    },
    toChange: () => {
      const before = base.record;
      const shown = base.values.body;
      const after = filledRecord({ before, shown, filled: values.body, keepsUntold }) ?? {};
      return { before, after, ...(base.etag !== undefined && { etag: base.etag }) };
    },
    keepNow: (sent) => keeper.saveNow(toKept(sent)),
    flush: () => keeper.saveNow(),
    drop: () => {
      setIsRestored(false);
      keeper.remove();
    },
    settle: () => {
      setIsRestored(false);
      setBase({ ...base, values });
      keeper.remove();
    },
  };
}
