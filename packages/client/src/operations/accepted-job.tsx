import { Anchor, Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { useResultTexts } from "#texts/use-result-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

interface AcceptedJobProps {
  /** Absolute URL of the job. */
  readonly address: string;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Accepted request whose end the API does not show, with a link to the address that it names. */
export function AcceptedJob({ address, onRetry, isRetrying = false }: AcceptedJobProps): ReactNode {
  const t = useResultTexts();
  const tComponents = useTexts("components");
  return (
    <Notice tone="info">
      <Group gap="sm" justify="space-between">
        <Text size="sm" role="status">
          {t("accepted")}{" "}
          <Anchor href={address} target="_blank" rel="noopener noreferrer" underline="always">
            {address}
          </Anchor>
        </Text>
        {onRetry !== undefined && (
          <Button variant="default" size="compact-sm" loading={isRetrying} onClick={onRetry}>
            {tComponents("tryAgain")}
          </Button>
        )}
      </Group>
    </Notice>
  );
}
