import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Progress } from "#http/send.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { Notice } from "./notice.tsx";
import { formatSize } from "#components/values/format-size.ts";
import classes from "./transfer-progress.module.css";
import { inputs } from "#texts/en/inputs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const inputTexts = { inputs };

interface TransferProgressProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** Progress of an upload or download, with a cancel button. */
export function TransferProgress(props: TransferProgressProps): ReactNode {
  return (
    <TextsProvider texts={inputTexts}>
      <ProgressBar {...props} />
    </TextsProvider>
  );
}

function ProgressBar({ progress, onCancel }: TransferProgressProps): ReactNode {
  const t = useTexts("inputs");
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
export function Stopped(props: { readonly isSafe: boolean }): ReactNode {
  return (
    <TextsProvider texts={inputTexts}>
      <StoppedNotice {...props} />
    </TextsProvider>
  );
}

function StoppedNotice({ isSafe }: { readonly isSafe: boolean }): ReactNode {
  const t = useTexts("inputs");
  return <Notice tone="info">{t(isSafe ? "stopped" : "stoppedUnknown")}</Notice>;
}
