import { Button, Group } from "@mantine/core";
import { inlineLabel } from "#components/values/inline-label.ts";
import { IconFileUnknown } from "@tabler/icons-react";
import { useNavigate } from "#router/use-router.ts";
import type { ReactNode } from "react";
import { listAddress } from "#addresses/resource-address.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { Page } from "#components/page/page.tsx";
import { formatKey } from "#components/resources/format-key.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import type { RecordScreenProps } from "./record-screen-props.ts";

/** Page for a record that the API does not have. */
export function NoSuchRecord({
  resource,
  recordKey,
  parents,
  isListOnly = false,
  onRetry,
}: RecordScreenProps & {
  readonly isListOnly?: boolean;
  readonly onRetry: () => void;
}): ReactNode {
  const t = useRecordTexts();
  const model = useModel();
  const navigate = useNavigate();
  const label = resource.labels.one;
  return (
    <Page title={t("missing", { label, key: formatKey(recordKey) })} isRecentItem={false}>
      <EmptyState
        icon={<IconFileUnknown size="1.75rem" />}
        title={t("missingTitle")}
        hint={t(isListOnly ? "missingInList" : "missingHint")}
      >
        <Group justify="center">
          {resource.list !== undefined && (
            <Button onClick={() => void navigate({ ...listAddress(model, resource, { parents }) })}>
              {t("toList", { label: inlineLabel(resource.labels.many) })}
            </Button>
          )}
          <Button variant="default" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        </Group>
      </EmptyState>
    </Page>
  );
}
