import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { ReactNode } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { formatKey } from "#components/resources/format-key.ts";
import { inlineLabel } from "#components/values/inline-label.ts";
import { RemoveRecord } from "#undo/remove-record.tsx";
import { recordTitle } from "@quarterdeck/model";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import { hasInputs } from "./has-inputs.ts";
import type { ActionFormProps } from "./action-form.tsx";

// A deletion needs no form, and forms are much larger.
const ActionForm = lazyComponent(async () => (await import("./action-form.tsx")).ActionForm);

// Few APIs accept a deletion and carry it out later.
const StartedRemoval = lazyComponent(
  async () => (await import("./started-removal.tsx")).StartedRemoval,
);

interface SelectedActionProps extends ActionFormProps {
  /** Row of the list, which has the title of the record. */
  readonly listed?: unknown;
}

/** Selected action: its form in a dialog, or a deletion, which has a dialog only if it cannot be undone. */
export function SelectedAction({ listed, ...props }: SelectedActionProps): ReactNode {
  const { resource, recordKey, parents, etag, operation, record, onGone, onClose } = props;
  const t = useRecordTexts();
  const ofOperation = useOperationTexts();
  const chunk = useChunk();
  // A key alone is ambiguous.
  const name =
    recordTitle(resource, record ?? listed) ??
    `${inlineLabel(resource.labels.one)} ${formatKey(recordKey)}`.trim();
  const isSeen = resource.operations.read !== undefined && record !== undefined;
  if (operation.id === resource.operations.remove && !hasInputs(operation, resource)) {
    return (
      <RemoveRecord
        target={{ chunk, resource, key: recordKey, parents }}
        seen={isSeen ? { record, ...(etag !== undefined && { etag }) } : undefined}
        onGone={onGone}
        onClose={onClose}
        renderJob={(accepted) => <StartedRemoval accepted={accepted} resource={resource} />}
      />
    );
  }
  return (
    <Dialog title={ofOperation("of", { action: operation.label, name })} isWide onClose={onClose}>
      <ActionForm
        fallback={<span role="status">{t("loading", { label: operation.label })}</span>}
        {...props}
        record={isSeen ? record : undefined}
      />
    </Dialog>
  );
}
