import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";

interface UnsupportedNoticeProps {
  readonly names: readonly string[];
  readonly onClean: () => void;
}

/** Names the parts of the address that the API does not support. */
export function UnsupportedNotice({ names, onClean }: UnsupportedNoticeProps): ReactNode {
  const t = useTexts("list");
  const { list } = useFormat();
  return (
    <Notice tone="info">
      <Group gap="sm" justify="space-between">
        <Text size="sm">{t("lost", { names: list(names, { style: "narrow" }) })}</Text>
        <Button variant="default" size="compact-sm" onClick={onClean}>
          {t("lostClean")}
        </Button>
      </Group>
    </Notice>
  );
}
