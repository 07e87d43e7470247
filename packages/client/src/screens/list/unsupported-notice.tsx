import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";

interface UnsupportedNoticeProps {
  readonly names: readonly string[];
  /** The browser would apply them, but the list is too long. */
  readonly isTooLong?: true;
  readonly onClean: () => void;
}

/** Names the parts of the address that are ignored. */
export function UnsupportedNotice({
  names,
  isTooLong,
  onClean,
}: UnsupportedNoticeProps): ReactNode {
  const t = useTexts("list");
  const { list } = useFormat();
  return (
    <Notice tone="info">
      <Group gap="sm" justify="space-between">
        <Text size="sm">
          {t(isTooLong ? "tooLong" : "lost", { names: list(names, { style: "narrow" }) })}
        </Text>
        <Button variant="default" size="compact-sm" onClick={onClean}>
          {t("lostClean")}
        </Button>
      </Group>
    </Notice>
  );
}
