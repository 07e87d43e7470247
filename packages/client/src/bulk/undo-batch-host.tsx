import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Job } from "#jobs/job.ts";
import { useJobList } from "#jobs/use-jobs.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { isSaving } from "#records/running-saves.ts";
import { useHistory } from "#undo/history.ts";
import { type HistoryEntry, isUndoing, undoneIds } from "#undo/history-entry.ts";
import { isForInput, undoStepOf } from "#undo/undo-keys.ts";
import { canUndoBatch, useBatchName } from "./undoable-batch.ts";
import { UndoBatchDialog } from "./undo-batch-dialog.tsx";

const texts = { history };

/** Ctrl+Z for the last job of this page, after a preview. */
export function UndoBatchHost(): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <Host />
    </TextsProvider>
  );
}

function Host(): ReactNode {
  const all = useJobList();
  const last = useLastBatch();
  const [opened, setOpened] = useState<string>();
  const job = all.find(({ id }) => id === opened);
  const name = useBatchName(job);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (undoStepOf(event) !== "undo" || isForInput(event) || last === undefined) return;
    // The key concerns the single write.
    if (isSaving()) return;
    // The undo of single writes ignores a handled key.
    event.preventDefault();
    setOpened(last);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", listen, { capture: true });
    return () => removeEventListener("keydown", listen, { capture: true });
  }, []);
  if (job === undefined || !canUndoBatch(job)) return null;
  return <UndoBatchDialog job={job} name={name} onClose={() => setOpened(undefined)} />;
}

/** The last job of this page; undefined if a single write followed it. */
function useLastBatch(): string | undefined {
  const { entries, liveFrom } = useHistory();
  const job = useJobList().findLast(
    (one) => one.createdAt >= performance.timeOrigin && (canUndoBatch(one) || isEnding(one)),
  );
  const undone = undoneIds(entries);
  const single = entries.findLast(
    ({ id, kind, batch }) =>
      batch === undefined && id >= liveFrom && kind !== "action" && !undone.has(id),
  );
  if (job === undefined || isLater(entries, single, job)) return undefined;
  return job.id;
}

/** True if the outcome of each row is known; the preview opens with the end of the job. */
function isEnding({ status, counts, task, undoneBy }: Job): boolean {
  const isRunning = status === "running" && counts.waiting + counts.sent === 0;
  return isRunning && counts.done > 0 && task.kind !== "undo" && undoneBy === undefined;
}

/** True if the undo key concerns the single write. */
function isLater(
  entries: readonly HistoryEntry[],
  single: HistoryEntry | undefined,
  { endedAt }: Job,
): boolean {
  if (single === undefined || isUndoing(entries, single)) return false;
  return endedAt !== undefined && single.at > endedAt;
}
