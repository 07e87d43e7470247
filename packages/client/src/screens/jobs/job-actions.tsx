import { Button } from "@mantine/core";
import type { ModelChunk } from "@quarterdeck/model";
import {
  IconArrowBackUp,
  IconDownload,
  IconRefresh,
  IconTableExport,
  IconTrash,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { formatKey } from "#components/resources/format-key.ts";
import { useNavigate } from "#router/use-router.ts";
import { type ReactNode, useState } from "react";
import { jobAddress, jobsAddress } from "#addresses/address.ts";
import { UndoBatchDialog } from "#bulk/undo-batch-dialog.tsx";
import { useJobTexts } from "#bulk/use-job-texts.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { fileStem, downloadText } from "#components/values/download-text.ts";
import type { Job, RowNote } from "#jobs/job.ts";
import { errorColumn } from "#transfer/error-column.ts";
import { isImport, saveFailedRows } from "#transfer/save-failed-rows.ts";
import { canUndoJob } from "#jobs/undo-rows.ts";
import { useJobs } from "#jobs/use-jobs.ts";
import { queryKeys } from "#queries/keys.ts";
import { useTexts } from "#texts/use-texts.ts";
import { SendUnknown } from "./send-unknown.tsx";
import { writeOutcomes } from "./write-outcomes.ts";

interface JobActionsProps {
  readonly job: Job;
  /** Undefined until it is loaded. */
  readonly chunk: ModelChunk | undefined;
}

/** Actions of a job that is not running. */
export function JobActions({ job, chunk }: JobActionsProps): ReactNode {
  const t = useTexts("jobs");
  const words = useJobTexts();
  const jobs = useJobs();
  const navigate = useNavigate();
  const { id, status, counts, undoneBy } = job;
  const canUndo = useCanUndo(job, chunk);
  const [isUndoing, setIsUndoing] = useState(false);
  const isOver = status === "finished" || status === "stopped";
  const isFailed = counts.failed + counts.conflict + counts.unknown > 0;

  const formatNote = (note: RowNote, key = ""): string =>
    t(`notes.${note}`, { key: formatKey(key) });

  async function download(): Promise<void> {
    downloadText(
      await writeOutcomes(await jobs.loadRows(job), {
        formatNote,
        heading: (member) => t(`csv.${member}`),
      }),
      `${fileStem(words.title(job))}.csv`,
      "text/csv",
    );
  }

  async function downloadFailed(): Promise<void> {
    if (chunk?.resource === undefined) return;
    await saveFailedRows(job, {
      chunk,
      resource: chunk.resource,
      jobs,
      name: `${fileStem(words.title(job))} (${t("failedFile")}).csv`,
      errorColumn: errorColumn(t("errorColumn")),
      formatNote,
    });
  }

  return (
    <>
      {isOver && isFailed && (
        <Button
          size="xs"
          leftSection={<IconRefresh size="0.875rem" />}
          onClick={() => void jobs.retry(id)}
        >
          {t("retry")}
        </Button>
      )}
      {isOver && counts.unknown > 0 && <SendUnknown job={job} />}
      {isOver && isFailed && isImport(job) && chunk?.resource !== undefined && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTableExport size="0.875rem" />}
          onClick={() => void downloadFailed()}
        >
          {t("saveFailed")}
        </Button>
      )}
      {canUndo && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowBackUp size="0.875rem" />}
          onClick={() => setIsUndoing(true)}
        >
          {t("undo")}
        </Button>
      )}
      {canUndo && isUndoing && (
        <UndoBatchDialog
          job={job}
          name={words.title(job)}
          onClose={() => setIsUndoing(false)}
          onStart={(next) => void navigate({ ...jobAddress(next) })}
        />
      )}
      {undoneBy !== undefined && (
        <LinkButton variant="default" address={jobAddress(undoneBy)}>
          {t("undone")}
        </LinkButton>
      )}
      {job.isCollected && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size="0.875rem" />}
          onClick={() => void download()}
        >
          {t("download")}
        </Button>
      )}
      {isOver && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTrash size="0.875rem" />}
          onClick={() => {
            void jobs.remove(id);
            void navigate({ ...jobsAddress(), replace: true });
          }}
        >
          {t("drop")}
        </Button>
      )}
    </>
  );
}

/** True if an ended job can be undone and was not undone yet. */
function useCanUndo(job: Job, chunk: ModelChunk | undefined): boolean {
  const { loadRows } = useJobs();
  const isOver = job.status === "finished" || job.status === "stopped";
  const { data } = useQuery({
    queryKey: queryKeys.jobUndo(job.id, job.counts.done),
    queryFn: async () => chunk !== undefined && canUndoJob(chunk, job, await loadRows(job)),
    enabled: isOver && job.undoneBy === undefined && chunk !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data === true && job.undoneBy === undefined;
}
