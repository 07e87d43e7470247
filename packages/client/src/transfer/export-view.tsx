import type { ReactNode } from "react";
import type { ExportRun } from "#jobs/exports.ts";
import { ExportOutcome } from "./export-outcome.tsx";
import { ExportProgress } from "./export-progress.tsx";

interface ExportViewProps {
  readonly run: ExportRun;
  /** Its end was seen. */
  readonly onClose: () => void;
  /** It goes on without being looked at; absent: nobody stands in its way. */
  readonly onBehind?: () => void;
}

/** How far an export is, or how it ended. */
export function ExportView({ run, onClose, onBehind }: ExportViewProps): ReactNode {
  const { label, stage } = run;
  return stage.kind === "running" ? (
    <ExportProgress
      label={label}
      count={stage.count}
      onStop={run.stop}
      {...(onBehind && { onBehind })}
    />
  ) : (
    <ExportOutcome run={run} stage={stage} onClose={onClose} />
  );
}
