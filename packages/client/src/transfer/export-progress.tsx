import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { ExportCount } from "./export-list.ts";
import classes from "./transfer.module.css";

interface ExportProgressProps {
  readonly label: string;
  readonly count: ExportCount;
  readonly onStop: () => void;
}

export function ExportProgress({ label, count, onStop }: ExportProgressProps): ReactNode {
  const t = useTexts("transfer");
  const { number } = useFormat();
  const { written, total } = count;
  return (
    <Stack gap="md">
      <Text size="sm">
        {total === undefined
          ? t("written", { label, written: number(written) })
          : t("writtenOf", { label, written: number(written), total: number(total) })}
      </Text>
      <progress
        className={classes.progress}
        aria-label={t("progress")}
        max={total === undefined ? undefined : Math.max(total, written, 1)}
        value={total === undefined ? undefined : written}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onStop}>
          {t("stop")}
        </Button>
      </Group>
    </Stack>
  );
}
