import { inSentence } from "#components/values/in-sentence.ts";
import { formatTime } from "#fields/formats/format-time.ts";
import type { Job } from "#jobs/job.ts";
import { rowStates } from "#jobs/job.ts";
import { useFormats } from "#texts/formats.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";

export interface JobWords {
  readonly title: (job: Job) => string;
  /** "12 done, 3 failed, 85 to do" */
  readonly counts: (job: Job) => string;
  /** "Running · 12 May 2026, 10:15" */
  readonly state: (job: Job) => string;
  /** Why it waits, where it does. */
  readonly reason: (job: Job) => string | undefined;
}

export function useJobWords(): JobWords {
  const t = useTexts("jobs");
  const format = useFormat();
  const formats = useFormats();
  return {
    title: ({ task, label }) =>
      t(`titles.${task.kind}`, {
        label: inSentence(label),
        action: task.kind === "act" ? task.label : "",
      }),
    counts: ({ counts, isCollected, total }) => {
      if (!isCollected) return t("collecting", { count: format.number(total) });
      const told = rowStates.filter((state) => counts[state] > 0);
      return format.list(
        told.map((state) => t(`counts.${state}`, { count: format.number(counts[state]) })),
        { style: "narrow" },
      );
    },
    state: ({ status, createdAt }) => {
      const begun = formatTime(createdAt, instant, { formats });
      return [t(`statuses.${status}`), begun].filter((text) => text !== undefined).join(" · ");
    },
    reason: ({ status, reason, total, message, restUntil }) => {
      // A short rest would only flicker.
      if (status === "running" && (restUntil ?? 0) > Date.now() + LONG_REST_MS) {
        return t("rests", { time: formatTime(restUntil, instant, { formats }) ?? "" });
      }
      if (status !== "paused" || reason === undefined) return undefined;
      const told = t(`reasons.${reason}`, { count: total });
      return message === undefined ? told : `${told} ${message}`;
    },
  };
}

const LONG_REST_MS = 3000;
const instant = { kind: "date-time", unix: "milliseconds" } as const;

/** Rows of which nothing more is to come. */
export function settledCount({ counts, total }: Job): number {
  return total - counts.waiting - counts.sent;
}
