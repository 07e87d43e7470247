import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { ExportCount } from "#jobs/exports.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./transfer.module.css";

interface ExportProgressProps {
  readonly label: string;
  readonly count: ExportCount;
  readonly onStop: () => void;
  readonly onBackground?: () => void;
}

export function ExportProgress(props: ExportProgressProps): ReactNode {
  const { label, count, onStop, onBackground } = props;
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
      <Text size="xs" c="dimmed">
        {t("tabHint")}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onStop}>
          {t("stop")}
        </Button>
        {onBackground !== undefined && <Button onClick={onBackground}>{t("behind")}</Button>}
      </Group>
    </Stack>
  );
}
