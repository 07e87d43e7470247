import type { Operation } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { DraftNotice } from "./draft-notice.tsx";
import type { FormTarget } from "./form-target.ts";
import { LostValues } from "./lost-values.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { UnknownNotice } from "./unknown-notice.tsx";
import type { RecordFormState } from "./use-record-form.ts";
import type { Saving } from "./use-saving.ts";

export interface FormQuestionsProps {
  readonly place: FormTarget;
  readonly asked: Operation;
  readonly form: RecordFormState;
  readonly saving: Saving;
}

/** What few forms have to ask: about a draft, about what others changed, about what nobody knows. */
export function FormQuestions({ place, asked, form, saving }: FormQuestionsProps): ReactNode {
  const t = useTexts("form");
  const [isMerging, setIsMerging] = useState(false);
  const { resource, parents, key } = place;
  const { conflict, sent } = saving;
  const { moved } = form;
  const field = asked.body?.field;
  if (field === undefined) return null;
  const change = form.toChange();
  return (
    <>
      {sent !== undefined && (
        <UnknownNotice
          resource={resource}
          parents={parents}
          isNew={key === undefined}
          sent={sent}
          sighting={saving.sighting}
          error={saving.lookError}
          isLooking={saving.isLooking}
          onLook={saving.look}
          onArrived={saving.takeArrived}
        />
      )}
      <LostValues lost={form.lost} />
      {form.isRestored && (
        <DraftNotice
          form={form}
          field={field}
          isNew={key === undefined}
          onMerge={() => setIsMerging(true)}
        />
      )}
      {conflict !== undefined && (
        <MergeDialog
          title={t("conflict")}
          hint={t("conflictHint")}
          action={t("saveMerged")}
          field={field}
          before={change.before}
          mine={change.after}
          theirs={conflict.record}
          onTake={saving.saveMerged}
          onClose={saving.closeConflict}
        />
      )}
      {isMerging && moved !== undefined && (
        <MergeDialog
          title={t("mergeTitle")}
          hint={t("mergeHint")}
          action={t("mergeTake")}
          field={field}
          before={change.before}
          mine={change.after}
          theirs={moved.record}
          onTake={(merged) => {
            setIsMerging(false);
            form.restart(moved, merged);
          }}
          onClose={() => setIsMerging(false)}
        />
      )}
    </>
  );
}
