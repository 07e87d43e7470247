import { recordTitle, type Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { RecordFields } from "#fields/record-fields.tsx";
import { RowCreations } from "./row-creations.tsx";

interface RowDialogProps {
  readonly resource: Resource;
  readonly row: unknown;
  readonly onClose: () => void;
}

/** All fields of a row without a page. */
export function RowDialog({ resource, row, onClose }: RowDialogProps): ReactNode {
  return (
    <Dialog title={recordTitle(resource, row) ?? resource.labels.one} isWide onClose={onClose}>
      <RowCreations resource={resource} row={row} onDone={onClose} />
      <RecordFields fields={resource.fields} record={row} />
    </Dialog>
  );
}
