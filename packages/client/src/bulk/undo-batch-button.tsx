import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useJobList, useJobs } from "#jobs/use-jobs.ts";
import { history as historyTexts } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { canUndoBatch, useBatchName } from "./undoable-batch.ts";
import { UndoBatchDialog } from "./undo-batch-dialog.tsx";

const texts = { history: historyTexts };

interface UndoBatchButtonProps {
  /** `Job.id`. */
  readonly id: string;
}

/** Undo button of an ended job; nothing if it cannot be undone. */
export function UndoBatchButton(props: UndoBatchButtonProps): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <UndoButton {...props} />
    </TextsProvider>
  );
}

function UndoButton({ id }: UndoBatchButtonProps): ReactNode {
  const t = useTexts("history");
  const { open } = useJobs();
  useEffect(() => void open(), [open]);
  const job = useJobList().find((one) => one.id === id);
  const name = useBatchName(job);
  const [isOpen, setIsOpen] = useState(false);
  if (job === undefined || !canUndoBatch(job)) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t("undoOf", { name })}
        onClick={() => setIsOpen(true)}
      >
        {t("undo")}
      </Button>
      {isOpen && <UndoBatchDialog job={job} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}
