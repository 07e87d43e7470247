import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { OfferedDrafts } from "./offered-drafts.ts";
import type { RecordForm } from "./use-record-form.ts";

interface OtherDraftsProps {
  readonly form: RecordForm;
  readonly drafts: OfferedDrafts;
}

/** Drafts of the same form from other tabs and sessions. */
export function OtherDrafts({ form, drafts }: OtherDraftsProps): ReactNode {
  const t = useTexts("form");
  const format = useFormat();
  return (
    <>
      {form.isInOtherTab && (
        <Notice tone="warning" title={t("otherTab")}>
          <p>{t("otherTabHint")}</p>
        </Notice>
      )}
      {drafts.others.length > 0 && (
        <Notice tone="info" title={t("otherDrafts", { count: drafts.others.length })}>
          <p>{t("otherDraftsHint")}</p>
          <Group gap="xs" mt="xs">
            {drafts.others.map((other) => (
              <Button
                key={other.stored.by ?? ""}
                variant="default"
                size="compact-sm"
                onClick={() => void take(other)}
              >
                {t("otherDraftTake", { time: format.dateAndTime(other.at) })}
              </Button>
            ))}
          </Group>
        </Notice>
      )}
    </>
  );

  async function take(other: OfferedDrafts["others"][number]): Promise<void> {
    await form.flushDraft();
    drafts.onTake(other);
  }
}
