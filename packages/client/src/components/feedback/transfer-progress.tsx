import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Progress } from "#http/send-prepared.ts";
import { useFormat } from "#texts/use-texts.ts";
import { Notice } from "./notice.tsx";
import { formatSize } from "#components/values/format-size.ts";
import classes from "./transfer-progress.module.css";
import { useInputTexts } from "#texts/use-input-texts.ts";

interface TransferProgressProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** Progress of an upload or download, with a cancel button. */
export function TransferProgress({ progress, onCancel }: TransferProgressProps): ReactNode {
  const t = useInputTexts();
  const { number } = useFormat();
  const { way, bytes, total } = progress;
  const done = formatSize(bytes, number);
  // The upload is complete: the API has not responded yet.
  const isWaiting = way === "up" && bytes === total;
  return (
    <Group gap="sm">
      <progress
        className={classes.bar}
        aria-label={t(way === "up" ? "uploading" : "downloading")}
        max={isWaiting ? undefined : total}
        value={isWaiting || total === undefined ? undefined : bytes}
      />
      <Text size="sm" c="dimmed">
        {isWaiting
          ? t("uploaded")
          : total === undefined
            ? done
            : t("sizeOf", { done, total: formatSize(total, number) })}
      </Text>
      <Button variant="default" size="xs" onClick={onCancel}>
        {t("stop")}
      </Button>
    </Group>
  );
}

/** Message that a call was canceled, and that a write may have been saved. */
export function CanceledNotice({ isSafe }: { readonly isSafe: boolean }): ReactNode {
  const t = useInputTexts();
  return <Notice tone="info">{t(isSafe ? "stopped" : "stoppedUnknown")}</Notice>;
}
