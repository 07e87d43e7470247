import type { RecordRef } from "@quarterdeck/model";
import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from "react";
import type { FormValues } from "#operations/operation-values.ts";
import { readRetainedInput, useRetainedInput } from "#operations/retained-input.ts";
import { useDraftSaver } from "#operations/use-draft-saver.ts";
import type { StoredFormDraft } from "#storage/form-drafts.ts";
import { draftName, formDraft } from "./form-draft.ts";
import {
  type FormAction,
  type FormStart,
  type FormState,
  formValues,
  isEdited,
  reduceForm,
  startForm,
} from "./form-state.ts";

interface RecordFormOptions extends Omit<FormStart, "isNew"> {
  readonly target: RecordRef;
  readonly draft: StoredFormDraft | undefined;
  /** Title of the draft. */
  readonly title: string;
}

export interface RecordForm {
  readonly state: FormState;
  readonly dispatch: Dispatch<FormAction>;
  readonly values: FormValues;
  readonly isChanged: boolean;
  /** True if another tab has a draft of the same record. */
  readonly isInOtherTab: boolean;
  readonly discard: () => void;
  /** Stores the draft now; `sent` is the time of a write without a response yet. */
  readonly storeDraft: (sent?: number) => Promise<void>;
  /** Stores a draft that waits to be stored. */
  readonly flushDraft: () => Promise<void>;
  readonly removeDraft: () => void;
}

/** State of a form and its stored draft. */
export function useRecordForm(options: RecordFormOptions): RecordForm {
  const { target, operation, draft, prefill, copied, title } = options;
  const { saver, isInOtherTab } = useDraftSaver(draftName(target));
  const [retained] = useState(() => readRetainedInput(draftName(target)));
  const start = { ...options, isNew: target.key === undefined, retained };
  const [state, dispatch] = useReducer(reduceForm, start, startForm);
  if (state.operation !== operation) dispatch({ type: "describe", operation, prefill, copied });
  const { base, typed, restored } = state;
  const isChanged = isEdited(state);
  useRetainedInput(draftName(target), typed);
  const write = (sent?: number) => formDraft(target, { title, sent }, state);

  const store = useEffectEvent(() => {
    if (typed === undefined || typed === restored) return;
    if (isChanged) saver.save(write());
    else saver.remove();
  });
  useEffect(() => store(), [typed, base]);
  const adopt = useEffectEvent(() => {
    if (draft !== undefined) saver.adopt(draft.stored);
  });
  useEffect(() => adopt(), []);

  return {
    state,
    dispatch,
    values: formValues(state),
    isChanged,
    isInOtherTab,
    discard: () => {
      saver.remove();
      dispatch({ type: "discard" });
    },
    storeDraft: (sent) => saver.saveNow(write(sent)),
    flushDraft: () => saver.saveNow(),
    removeDraft: saver.remove,
  };
}
