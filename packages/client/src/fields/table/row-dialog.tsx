import { Modal } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { RecordFields } from "#fields/record-fields.tsx";
import { useTexts } from "#texts/use-texts.ts";

interface RowDialogProps {
  readonly title: string;
  readonly resource: Resource;
  /** Undefined: closed. */
  readonly row: unknown;
  readonly onClose: () => void;
}

/** All of a row that has no page of its own. */
export function RowDialog({ title, resource, row, onClose }: RowDialogProps): ReactNode {
  const t = useTexts("components");
  return (
    <Modal
      opened={row !== undefined}
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <RecordFields fields={resource.fields} record={row} />
    </Modal>
  );
}
