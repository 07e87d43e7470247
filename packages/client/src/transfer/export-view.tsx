import type { ReactNode } from "react";
import type { ExportRun } from "#jobs/exports.ts";
import { ExportOutcome } from "./export-outcome.tsx";
import { ExportProgress } from "./export-progress.tsx";

interface ExportViewProps {
  readonly run: ExportRun;
  /** Closes a finished export. */
  readonly onClose: () => void;
  /** Continues in the background; absent outside a dialog. */
  readonly onBackground?: () => void;
}

/** Progress or outcome of an export. */
export function ExportView({ run, onClose, onBackground }: ExportViewProps): ReactNode {
  const { label, stage } = run;
  return stage.kind === "running" ? (
    <ExportProgress
      label={label}
      count={stage.count}
      onStop={run.stop}
      {...(onBackground && { onBackground })}
    />
  ) : (
    <ExportOutcome run={run} stage={stage} onClose={onClose} />
  );
}
