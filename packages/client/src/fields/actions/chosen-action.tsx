import { loadChunk } from "#chunks/load-chunk.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { Dialog } from "#components/dialog.tsx";
import { RemoveRecord } from "#fields/history/remove-record.tsx";
import { usePart } from "#queries/part.ts";
import { useTexts } from "#texts/use-texts.ts";
import { asksMore } from "./asks-more.ts";
import type { ActionFormProps } from "./action-form.tsx";

// Deleting needs no form, and the forms of actions weigh much more.
const ActionForm = lazy(async () => ({
  default: (await loadChunk(() => import("./action-form.tsx"))).ActionForm,
}));

/** An action that a person chose: its form in a dialog; what can be taken back is removed without one. */
export function ChosenAction(props: ActionFormProps): ReactNode {
  const { resource, recordKey, parents, etag, operation, record, onGone, onClose } = props;
  const t = useTexts("record");
  const part = usePart();
  const isSeen = resource.operations.read !== undefined && record !== undefined;
  if (operation.id === resource.operations.remove && !asksMore(operation, resource)) {
    return (
      <RemoveRecord
        place={{ part, resource, key: recordKey, parents }}
        seen={isSeen ? { record, ...(etag !== undefined && { etag }) } : undefined}
        onGone={onGone}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={operation.label} isWide onClose={onClose}>
      <Suspense fallback={<span role="status">{t("loading", { label: operation.label })}</span>}>
        <ActionForm {...props} record={isSeen ? record : undefined} />
      </Suspense>
    </Dialog>
  );
}
