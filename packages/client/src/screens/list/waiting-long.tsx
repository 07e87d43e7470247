import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";

/** Status of a list that the API does not return for a while, with a button that cancels the request. */
export function WaitingLong({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  const t = useTexts("list");
  return (
    <Group gap="sm" role="status">
      <Text size="sm">{t("waitingLong")}</Text>
      <Button variant="default" size="compact-sm" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </Group>
  );
}
