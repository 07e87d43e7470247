import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";

interface LostNoticeProps {
  readonly names: readonly string[];
  readonly onClean: () => void;
}

/** An address from another time, or another hand, may want what the API does not offer here. */
export function LostNotice({ names, onClean }: LostNoticeProps): ReactNode {
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
