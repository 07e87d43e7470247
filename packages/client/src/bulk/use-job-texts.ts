import { inlineLabel } from "#components/values/inline-label.ts";
import { formatTime } from "#fields/formats/format-time.ts";
import type { Job } from "#jobs/job.ts";
import { rowStates } from "#jobs/job.ts";
import { useFormats } from "#texts/formats.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";

export interface JobTexts {
  readonly title: (job: Job) => string;
  /** "12 done, 3 failed, 85 to do" */
  readonly counts: (job: Job) => string;
  /** "Running · 12 May 2026, 10:15" */
  readonly state: (job: Job) => string;
  /** Reason of a pause or a wait. */
  readonly reason: (job: Job) => string | undefined;
}

export function useJobTexts(): JobTexts {
  const t = useTexts("jobs");
  const format = useFormat();
  const formats = useFormats();
  return {
    title: ({ task, label }) => {
      const name = inlineLabel(label);
      if (task.kind === "undo")
        return t("titles.undo", { label: t(`titles.${task.was}`, { label: name }) });
      return t(`titles.${task.kind}`, {
        label: name,
        action: task.kind === "act" ? task.label : "",
      });
    },
    counts: ({ counts, isCollected, total }) => {
      if (!isCollected) return t("collecting", { count: format.number(total) });
      const present = rowStates.filter((state) => counts[state] > 0);
      return format.list(
        present.map((state) => t(`counts.${state}`, { count: format.number(counts[state]) })),
        { style: "narrow" },
      );
    },
    state: ({ status, createdAt }) => {
      const started = formatTime(createdAt, instant, { formats });
      return [t(`statuses.${status}`), started].filter((text) => text !== undefined).join(" · ");
    },
    reason: ({ status, reason, total, message, restUntil }) => {
      // A short wait is not shown.
      if (status === "running" && (restUntil ?? 0) > Date.now() + LONG_REST_MS) {
        return t("rests", { time: formatTime(restUntil, instant, { formats }) ?? "" });
      }
      if (status !== "paused" || reason === undefined) return undefined;
      const text = t(`reasons.${reason}`, { count: total });
      return message === undefined ? text : `${text} ${message}`;
    },
  };
}

const LONG_REST_MS = 3000;
const instant = { kind: "date-time", unix: "milliseconds" } as const;

/** Number of rows with a final outcome. */
export function settledCount({ counts, total }: Job): number {
  return total - counts.waiting - counts.sent;
}
