import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { jobAddress } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useJobList } from "#jobs/use-jobs.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./bulk.module.css";
import { UndoBatchButton } from "./undo-batch-button.tsx";
import { JobControls } from "./job-controls.tsx";
import { JobProgress } from "./job-progress.tsx";
import { useJobTexts } from "./use-job-texts.ts";

/** Short view of a job, on the list where it was started. */
export function JobLine({ id }: { readonly id: string }): ReactNode {
  const t = useTexts("jobs");
  const words = useJobTexts();
  const job = useJobList().find((one) => one.id === id);
  if (job === undefined) return null;
  const reason = words.reason(job);
  return (
    <div className={classes.line}>
      {/* The height of its buttons, which come and go. */}
      <Group justify="space-between" gap="sm" mih="1.625rem">
        <Text size="sm" fw={600}>
          {`${words.title(job)} · ${t(`statuses.${job.status}`)}`}
        </Text>
        <Group gap="sm">
          <JobControls job={job} />
          <UndoBatchButton id={id} />
          <AppLink address={jobAddress(id)} className={classes.link}>
            {t("open")}
          </AppLink>
        </Group>
      </Group>
      {reason !== undefined && <Text size="sm">{reason}</Text>}
      <JobProgress job={job} />
    </div>
  );
}
