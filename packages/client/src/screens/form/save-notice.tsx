import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import type { ServerErrors } from "#components/feedback/problem-alert.tsx";
import { useTexts } from "#texts/use-texts.ts";
import type { SaveResult } from "./use-save.ts";

interface SaveNoticeProps {
  readonly label: string;
  readonly result: SaveResult | undefined;
  readonly told: ServerErrors;
}

/** Why a record was not saved. */
export function SaveNotice({ label, result, told }: SaveNoticeProps): ReactNode {
  const t = useTexts("form");
  if (result?.kind === "failed") {
    return <ProblemAlert error={result.error} title={t("failed", { label })} serverErrors={told} />;
  }
  return result?.kind === "unchanged" && <Notice tone="info">{t("unchanged")}</Notice>;
}
