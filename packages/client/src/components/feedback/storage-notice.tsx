import type { ReactNode } from "react";
import { useStorageProblem } from "#storage/storage-state.ts";
import { useStorageTexts } from "#texts/use-storage-texts.ts";
import { Notice } from "./notice.tsx";

const texts = {
  drafts: { title: "title", hint: "form" },
  jobs: { title: "jobs", hint: "jobsHint" },
} as const;

interface StorageNoticeProps {
  /** Data that the page would store. */
  readonly of: keyof typeof texts;
}

/** Notice while the browser does not store drafts or jobs, with the reason. */
export function StorageNotice({ of }: StorageNoticeProps): ReactNode {
  const problem = useStorageProblem();
  const t = useStorageTexts();
  if (problem === undefined) return null;
  return (
    <Notice tone="warning" title={t(texts[of].title)}>
      <p>
        {t(problem)} {t(texts[of].hint)}
      </p>
    </Notice>
  );
}
