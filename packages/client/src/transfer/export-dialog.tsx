import type { Field, FileFormat } from "@quarterdeck/model";
import { transferColumns } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import type { Selected } from "#tables/row-selection.ts";
import { useJobsAccess } from "#jobs/jobs-access.ts";
import { useExportList, useExports } from "#jobs/use-exports.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import { useTexts } from "#texts/use-texts.ts";
import { type ColumnScope, ExportForm } from "./export-form.tsx";
import { ExportView } from "./export-view.tsx";
import { startExport } from "./run-export.ts";
import { transfer } from "#texts/en/transfer.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const transferTexts = { transfer };

interface ExportDialogProps {
  readonly walk: ListWalk;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  /** Undefined: all matching rows. */
  readonly selected?: Selected | undefined;
  /** Number of rows, if the list has a total. */
  readonly total: number | undefined;
  readonly onClose: () => void;
}

/** Dialog that exports the rows of a list. */
export function ExportDialog(props: ExportDialogProps): ReactNode {
  return (
    <TextsProvider texts={transferTexts}>
      <ExportSteps {...props} />
    </TextsProvider>
  );
}

function ExportSteps(props: ExportDialogProps): ReactNode {
  const client = useQueryClient();
  const { walk, fields, shown, selected, total, onClose } = props;
  const t = useTexts("transfer");
  const [id, setId] = useState<string>();
  const exports = useExports();
  const { needs } = useJobsAccess();
  const run = useExportList().find((one) => one.id === id);
  const { resource } = walk;
  const label = inlineLabel(resource.labels.many);

  async function start(format: FileFormat, scope: ColumnScope): Promise<void> {
    const columns = pickColumns(format, scope === "shown" ? shown : fields, scope);
    const file = {
      format,
      columns,
      label,
      name: resource.name,
      incomplete: t("incompleteFile"),
    };
    setId(
      await startExport({
        client,
        exports,
        needs,
        walk: { ...walk, expected: total },
        selected,
        ...file,
      }),
    );
  }

  function close(): void {
    // A running export continues; a finished one was seen.
    if (run?.stage.kind === "saved") void run.discard();
    onClose();
  }

  return (
    <Dialog title={t("exportTitle", { label })} onClose={close}>
      {run === undefined ? (
        <ExportForm
          counts={{ all: fields.length, shown: shown.length, total }}
          label={label}
          isChosen={selected !== undefined}
          onCancel={onClose}
          onExport={(format, scope) => void start(format, scope)}
        />
      ) : (
        <ExportView run={run} onClose={close} onBackground={onClose} />
      )}
    </Dialog>
  );
}

/** Columns to export; undefined for the original records, which may have members without a field. */
function pickColumns(format: FileFormat, fields: readonly Field[], scope: ColumnScope) {
  return format !== "csv" && scope === "all" ? undefined : transferColumns(fields);
}
