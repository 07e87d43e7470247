import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "#components/notice.tsx";
import { ProblemAlert } from "#components/problem-alert.tsx";
import type { FreshRecord } from "#queries/read-fresh.ts";
import type { WriteOutcome } from "#queries/write-record.ts";
import { useTexts } from "#texts/use-texts.ts";
import { changedNames } from "./changed-names.ts";

interface SaveNoticeProps {
  readonly label: string;
  readonly outcome: WriteOutcome | undefined;
  readonly error: Error | undefined;
  readonly base: FreshRecord | undefined;
}

/** Why a record is not saved, and what is known of it. */
export function SaveNotice({ label, outcome, error, base }: SaveNoticeProps): ReactNode {
  const t = useTexts("form");
  if (error !== undefined) return <ProblemAlert error={error} title={t("failed", { label })} />;
  if (outcome?.kind === "unchanged") return <Notice tone="info">{t("unchanged")}</Notice>;
  if (outcome?.kind === "conflict") {
    const fields = changedNames(base?.record, outcome.theirs).join(", ");
    return (
      <Notice tone="warning" title={t("conflict")}>
        <Text size="sm">{t("conflictHint", { fields })}</Text>
      </Notice>
    );
  }
  if (outcome?.kind === "unknown") {
    return (
      <Notice tone="warning" title={t("unknown")}>
        <Text size="sm">{t("unknownHint")}</Text>
      </Notice>
    );
  }
  return null;
}
