import type { Operation, RecordRef } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { FreshRecord } from "#records/read-fresh.ts";
import { useTexts } from "#texts/use-texts.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { DroppedValues } from "#operations/dropped-values.tsx";
import { formChange, unknownOutcome } from "./form-state.ts";
import { KeyEffects } from "./key-effects.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import type { OfferedDrafts } from "./offered-drafts.ts";
import { OtherDrafts } from "./other-drafts.tsx";
import { UnknownNotice } from "./unknown-notice.tsx";
import type { RecordForm } from "./use-record-form.ts";
import type { Save } from "./use-save.ts";

export interface FormQuestionsProps {
  readonly target: RecordRef;
  readonly operation: Operation;
  readonly form: RecordForm;
  readonly saving: Save;
  readonly drafts: OfferedDrafts;
}

/** Questions of a form about drafts, conflicts and unknown outcomes, and the effects of a new key. */
export function FormQuestions(props: FormQuestionsProps): ReactNode {
  const { target, operation, form, saving, drafts } = props;
  const t = useTexts("form");
  const [isMerging, setIsMerging] = useState(false);
  const { resource, parents, key } = target;
  const { state, dispatch } = form;
  const { newer, phase } = state;
  const unknown = unknownOutcome(state);
  const field = operation.body?.field;
  if (field === undefined) return null;
  const change = formChange(state);
  const merge = phase.kind === "conflict" ? ofConflict(phase.fresh) : ofDraft();

  function ofConflict({ record }: FreshRecord) {
    return {
      title: t("conflict"),
      hint: t("conflictHint"),
      action: t("saveMerged"),
      theirs: record,
      onTake: saving.saveMerged,
      onClose: () => dispatch({ type: "close-conflict" }),
    };
  }

  function ofDraft() {
    if (!isMerging || newer === undefined) return undefined;
    return {
      title: t("mergeTitle"),
      hint: t("mergeHint"),
      action: t("mergeTake"),
      theirs: newer.record,
      onTake: (merged: unknown) => {
        setIsMerging(false);
        dispatch({ type: "merge", fresh: newer, record: merged });
      },
      onClose: () => setIsMerging(false),
    };
  }

  return (
    <>
      {unknown !== undefined && (
        <UnknownNotice
          resource={resource}
          parents={parents}
          isNew={state.isNew}
          unknown={unknown}
          onCheck={() => void saving.check()}
          onAccept={saving.accept}
        />
      )}
      {operation.effects !== undefined && <KeyEffects target={target} form={form} />}
      <DroppedValues values={state.dropped} />
      {state.isRestored && (
        <DraftNotice
          form={form}
          field={field}
          isNew={key === undefined}
          onMerge={() => setIsMerging(true)}
        />
      )}
      <OtherDrafts form={form} drafts={drafts} />
      {merge !== undefined && (
        <MergeDialog {...merge} field={field} before={change.before} mine={change.after} />
      )}
    </>
  );
}
