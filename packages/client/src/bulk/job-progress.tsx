import { Progress, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Job } from "#jobs/job.ts";
import { useTexts } from "#texts/use-texts.ts";
import hidden from "#components/styles/visually-hidden.module.css";
import { settledCount, useJobWords } from "./job-words.ts";

const TELL_MS = 5000;

/** How far a job is: seen at once, and told aloud now and then. */
export function JobProgress({ job }: { readonly job: Job }): ReactNode {
  const t = useTexts("jobs");
  const words = useJobWords();
  const { counts, total } = job;
  const share = (count: number): number => (total === 0 ? 0 : (100 * count) / total);
  const bad = counts.failed + counts.conflict;
  const told = words.counts(job);
  return (
    <div>
      <Progress.Root
        size="lg"
        role="progressbar"
        aria-label={t("progress")}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={job.isCollected ? settledCount(job) : 0}
        aria-valuetext={told}
      >
        <Progress.Section value={share(counts.done + counts.unchanged)} withAria={false} />
        <Progress.Section value={share(bad)} color="red" withAria={false} />
        <Progress.Section value={share(counts.unknown)} color="yellow.6" withAria={false} />
      </Progress.Root>
      <Text size="sm" mt={4}>
        {told}
      </Text>
      <Aloud text={`${t(`statuses.${job.status}`)}. ${told}`} isOver={job.status !== "running"} />
    </div>
  );
}

/** A live region that does not chatter: at most every few seconds, and at the end. */
function Aloud({ text, isOver }: { readonly text: string; readonly isOver: boolean }): ReactNode {
  const [told, setTold] = useState("");
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const timer = setInterval(() => setTold(latest.current), TELL_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="status" className={hidden.hidden}>
      {isOver ? text : told}
    </span>
  );
}
