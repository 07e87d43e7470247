import type { Operation, RecordRef } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { FreshRecord } from "#records/read-fresh.ts";
import { useTexts } from "#texts/use-texts.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { DroppedValues } from "#operations/dropped-values.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import type { OfferedDrafts } from "./offered-drafts.ts";
import { OtherDrafts } from "./other-drafts.tsx";
import { UnknownNotice } from "./unknown-notice.tsx";
import type { RecordFormState } from "./use-record-form.ts";
import type { Saving } from "./use-saving.ts";

export interface FormQuestionsProps {
  readonly target: RecordRef;
  readonly asked: Operation;
  readonly form: RecordFormState;
  readonly saving: Saving;
  readonly drafts: OfferedDrafts;
}

/** What few forms have to ask: about a draft, about what others changed, about what nobody knows. */
export function FormQuestions(props: FormQuestionsProps): ReactNode {
  const { target, asked, form, saving, drafts } = props;
  const t = useTexts("form");
  const [isMerging, setIsMerging] = useState(false);
  const { resource, parents, key } = target;
  const { conflict, sent } = saving;
  const { moved } = form;
  const field = asked.body?.field;
  if (field === undefined) return null;
  const change = form.toChange();
  const merge = conflict === undefined ? ofDraft() : ofConflict(conflict);

  function ofConflict({ record }: FreshRecord) {
    return {
      title: t("conflict"),
      hint: t("conflictHint"),
      action: t("saveMerged"),
      theirs: record,
      onTake: saving.saveMerged,
      onClose: saving.closeConflict,
    };
  }

  function ofDraft() {
    if (!isMerging || moved === undefined) return undefined;
    return {
      title: t("mergeTitle"),
      hint: t("mergeHint"),
      action: t("mergeTake"),
      theirs: moved.record,
      onTake: (merged: unknown) => {
        setIsMerging(false);
        form.restart(moved, merged);
      },
      onClose: () => setIsMerging(false),
    };
  }

  return (
    <>
      {sent !== undefined && (
        <UnknownNotice
          resource={resource}
          parents={parents}
          isNew={key === undefined}
          sent={sent}
          savedStatus={saving.savedStatus}
          error={saving.lookError}
          isLooking={saving.isLooking}
          onLook={saving.look}
          onArrived={saving.takeArrived}
        />
      )}
      <DroppedValues lost={form.lost} />
      {form.isRestored && (
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
