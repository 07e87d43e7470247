import type { CellBlock, Field, Resource } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { JobLine } from "#bulk/job-line.tsx";
import { useChunk } from "#queries/model/model-chunk.ts";
import type { RangeBounds } from "#screens/list/cells/cell-range.ts";
import { cells } from "#texts/en/cells.ts";
import { imports } from "#texts/en/imports.ts";
import { jobs } from "#texts/en/jobs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { PasteDialog } from "./paste-dialog.tsx";

const texts = { cells, imports, jobs };

interface PasteHostProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly rows: readonly unknown[];
  /** Visible columns in their order. */
  readonly fields: readonly Field[];
  /** Undefined after the dialog was closed. */
  readonly paste: { readonly block: CellBlock; readonly bounds: RangeBounds } | undefined;
  readonly onClose: () => void;
}

/** Preview of pasted cells, and the job that it started. */
export function PasteHost(props: PasteHostProps): ReactNode {
  const { resource, parents, rows, fields, paste, onClose } = props;
  const chunk = useChunk();
  const [job, setJob] = useState<string>();
  return (
    <TextsProvider texts={texts}>
      {job !== undefined && <JobLine id={job} />}
      {paste !== undefined && (
        <PasteDialog
          {...paste}
          {...{ rows, fields, onClose }}
          target={{ chunk, resource, parents }}
          onStarted={(id) => {
            setJob(id);
            onClose();
          }}
        />
      )}
    </TextsProvider>
  );
}
