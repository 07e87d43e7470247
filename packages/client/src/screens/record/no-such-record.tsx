import { Button, Group } from "@mantine/core";
import type { Operation, Resource } from "@quarterdeck/model";
import { operationAddress } from "#addresses/address.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { useChunk } from "#queries/model/model-chunk.ts";
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
  const creations = useCreations(resource);
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
          {creations.map(({ id, label: name }) => (
            <LinkButton key={id} address={operationAddress(id, parents)}>
              {name}
            </LinkButton>
          ))}
          <Button variant="default" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        </Group>
      </EmptyState>
    </Page>
  );
}

/** Operations that may create the only record of a resource: each POST and PUT on it that has a body. */
function useCreations({ isSingleton, actions, operations }: Resource): readonly Operation[] {
  const chunk = useChunk();
  if (isSingleton !== true) return [];
  const own = new Set([...actions, ...Object.values(operations)]);
  return chunk.operations.filter(
    ({ id, method, body }) =>
      own.has(id) && (method === "post" || method === "put") && body !== undefined,
  );
}
