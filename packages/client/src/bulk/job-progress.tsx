import { Progress, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Job } from "#jobs/job.ts";
import { useTexts } from "#texts/use-texts.ts";
import hidden from "#components/styles/visually-hidden.module.css";
import { settledCount, useJobTexts } from "./use-job-texts.ts";

const ANNOUNCE_MS = 5000;

/** Progress of a job; screen readers get it at intervals. */
export function JobProgress({ job }: { readonly job: Job }): ReactNode {
  const t = useTexts("jobs");
  const words = useJobTexts();
  const { counts, total } = job;
  const share = (count: number): number => (total === 0 ? 0 : (100 * count) / total);
  const bad = counts.failed + counts.conflict;
  const summary = words.counts(job);
  return (
    <div>
      <Progress.Root
        size="lg"
        role="progressbar"
        aria-label={t("progress")}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={job.isCollected ? settledCount(job) : 0}
        aria-valuetext={summary}
      >
        <Progress.Section value={share(counts.done + counts.unchanged)} withAria={false} />
        <Progress.Section value={share(bad)} color="red" withAria={false} />
        <Progress.Section value={share(counts.unknown)} color="yellow.6" withAria={false} />
      </Progress.Root>
      <Text size="sm" mt={4}>
        {summary}
      </Text>
      <LiveText
        text={`${t(`statuses.${job.status}`)}. ${summary}`}
        isOver={job.status !== "running"}
      />
    </div>
  );
}

/** Live region that announces at most every few seconds, and at the end. */
function LiveText({
  text,
  isOver,
}: {
  readonly text: string;
  readonly isOver: boolean;
}): ReactNode {
  const [announced, setAnnounced] = useState("");
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const timer = setInterval(() => setAnnounced(latest.current), ANNOUNCE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="status" className={hidden.hidden}>
      {isOver ? text : announced}
    </span>
  );
}
