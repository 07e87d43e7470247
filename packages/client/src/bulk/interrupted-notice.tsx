import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { jobAddress } from "#addresses/address.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { useJobList, useJobs } from "#jobs/use-jobs.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { settledCount, useJobTexts } from "./use-job-texts.ts";
import classes from "./bulk.module.css";
import { jobs } from "#texts/en/jobs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const jobTexts = { jobs };

/** Offers to resume interrupted jobs after a reload. */
export function InterruptedNotice(): ReactNode {
  return (
    <TextsProvider texts={jobTexts}>
      <Interrupted />
    </TextsProvider>
  );
}

function Interrupted(): ReactNode {
  const t = useTexts("jobs");
  const format = useFormat();
  const words = useJobTexts();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const { resume } = useJobs();
  const interrupted = useJobList().filter(
    ({ id, status, reason }) =>
      status === "paused" && reason === "interrupted" && !dismissed.has(id),
  );
  return interrupted.map((job) => (
    <div key={job.id} className={classes.interrupted}>
      <Notice tone="warning" title={t("interrupted")}>
        <Text size="sm">
          {t("interruptedText", {
            title: words.title(job),
            left: format.number(job.total - settledCount(job)),
            total: format.number(job.total),
          })}
        </Text>
        <Group gap="xs" mt="xs">
          <Button onClick={() => void resume(job.id)}>{t("resume")}</Button>
          <LinkButton variant="default" address={jobAddress(job.id)}>
            {t("open")}
          </LinkButton>
          <Button variant="default" onClick={() => setDismissed(new Set([...dismissed, job.id]))}>
            {t("later")}
          </Button>
        </Group>
      </Notice>
    </div>
  ));
}
