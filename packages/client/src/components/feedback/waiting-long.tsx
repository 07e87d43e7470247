import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";

interface WaitingLongProps {
  readonly text: string;
  readonly onCancel: () => void;
}

/** Status of a read that the API does not respond to for a while, with a button that cancels the request. */
export function WaitingLong({ text, onCancel }: WaitingLongProps): ReactNode {
  const t = useTexts("components");
  return (
    <Group gap="sm" role="status">
      <Text size="sm">{text}</Text>
      <Button variant="default" size="compact-sm" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </Group>
  );
}
