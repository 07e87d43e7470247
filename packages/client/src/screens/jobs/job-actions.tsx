import { Button } from "@mantine/core";
import type { ModelChunk } from "@quarterdeck/model";
import {
  IconArrowBackUp,
  IconDownload,
  IconRefresh,
  IconTableExport,
  IconTrash,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { jobAddress, jobsAddress } from "#addresses/address.ts";
import { useJobWords } from "#bulk/job-words.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { fileStem, downloadText } from "#components/values/download-text.ts";
import type { Job, RowNote } from "#jobs/job.ts";
import { isImport, saveFailedRows } from "#transfer/save-failed-rows.ts";
import { dropJob, retryJob, undoJob } from "#jobs/job-center.ts";
import { useTexts } from "#texts/use-texts.ts";
import { SendUnknown } from "./send-unknown.tsx";
import { useWayBack } from "./use-undo-rows.ts";
import { writeOutcomes } from "./write-outcomes.ts";

interface JobActionsProps {
  readonly job: Job;
  /** Undefined: not read (yet). */
  readonly chunk: ModelChunk | undefined;
}

/** What can be done with a job that does not run. */
export function JobActions({ job, chunk }: JobActionsProps): ReactNode {
  const t = useTexts("jobs");
  const words = useJobWords();
  const navigate = useNavigate();
  const { id, status, counts, undoneBy } = job;
  const canUndo = useWayBack(job, chunk);
  const isOver = status === "finished" || status === "stopped";
  const isFailed = counts.failed + counts.conflict + counts.unknown > 0;

  const tell = (note: RowNote): string => t(`notes.${note}`);

  async function undo(): Promise<void> {
    const next = await undoJob(id);
    if (next !== undefined) void navigate({ ...jobAddress(next) });
  }

  async function download(): Promise<void> {
    downloadText(await writeOutcomes(job, tell), `${fileStem(words.title(job))}.csv`, "text/csv");
  }

  return (
    <>
      {isOver && isFailed && (
        <Button
          size="xs"
          leftSection={<IconRefresh size="0.875rem" />}
          onClick={() => void retryJob(id)}
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
          onClick={() => {
            const name = `${fileStem(words.title(job))} (failed).csv`;
            if (chunk.resource !== undefined) {
              void saveFailedRows(job, { chunk, resource: chunk.resource, name, tell });
            }
          }}
        >
          {t("saveFailed")}
        </Button>
      )}
      {canUndo && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowBackUp size="0.875rem" />}
          onClick={() => void undo()}
        >
          {t("undo")}
        </Button>
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
            void dropJob(id);
            void navigate({ ...jobsAddress(), replace: true });
          }}
        >
          {t("drop")}
        </Button>
      )}
    </>
  );
}
