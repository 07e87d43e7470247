import { IconEyeOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { Page } from "#components/page/page.tsx";
import { formatKey } from "#components/resources/format-key.ts";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import { RecordActions } from "./record-actions.tsx";
import type { RecordScreenProps } from "./record-screen-props.ts";

/** A record that the API can neither read nor list: only its actions. */
export function Unreadable({ resource, recordKey, parents }: RecordScreenProps): ReactNode {
  const t = useRecordTexts();
  const label = resource.labels.one;
  return (
    <Page
      title={`${label} ${formatKey(recordKey)}`.trim()}
      actions={
        <RecordActions
          resource={resource}
          recordKey={recordKey}
          parents={parents}
          record={undefined}
          etag={undefined}
        />
      }
    >
      <EmptyState
        icon={<IconEyeOff size="1.75rem" />}
        title={t("unreadable")}
        hint={t("unreadableHint", { label })}
      />
    </Page>
  );
}
