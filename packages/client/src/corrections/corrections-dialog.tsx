import { Button, CloseButton, Group, Stack, Switch, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { writeOverlay } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { CopyButton } from "#components/buttons/copy-button.tsx";
import { Dialog } from "#components/overlays/dialog.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { fileStem, downloadText } from "#components/values/download-text.ts";
import classes from "./corrections.module.css";
import { type Corrections, replaceCorrections } from "./use-corrections.ts";
import { useLearnedCorrections } from "./use-learned-corrections.ts";
import { useStartCommand } from "./use-start-command.ts";

interface CorrectionsDialogProps {
  readonly title: string;
  readonly corrections: Corrections;
  readonly onClose: () => void;
}

/** Overlay with the corrections, and the command that starts the console with it. */
export function CorrectionsDialog({
  title,
  corrections,
  onClose,
}: CorrectionsDialogProps): ReactNode {
  const t = useTexts("report");
  const isOwn = corrections.all.length > 0;
  const learned = useLearnedCorrections() ?? [];
  const [isIncluded, setIsIncluded] = useState(true);
  const labeled = learned.flatMap(({ name, corrections: ofOne }) =>
    ofOne.map((one) => ({ ...one, label: t("learnedOf", { name }) })),
  );
  const overlay = writeOverlay(`Corrections for ${title}`, [
    ...(isIncluded || !isOwn ? labeled : []),
    ...corrections.all,
  ]);
  const file = `${fileStem(title)}.overlay.yaml`;
  const command = useStartCommand(file);
  const isBusy = corrections.isApplying;
  return (
    <Dialog title={t(isOwn ? "correctionsCollected" : "learned")} isWide onClose={onClose}>
      <Stack className={classes.form}>
        <Text size="sm" c="dimmed">
          {t(isOwn ? "correctionsHint" : "learnedHint")}
        </Text>
        {isOwn && (
          <ul className={classes.collected}>
            {corrections.all.map(({ id, label, value }) => (
              <li key={id}>
                <span>
                  {label} <strong>{value}</strong>
                </span>
                <CloseButton
                  aria-label={t("remove", { subject: label })}
                  onClick={() =>
                    void corrections.apply(replaceCorrections(corrections.all, [id], []))
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {isOwn && learned.length > 0 && (
          <Switch
            checked={isIncluded}
            label={t("includeLearned")}
            description={learned.map(({ name }) => name).join(", ")}
            onChange={(event) => setIsIncluded(event.currentTarget.checked)}
          />
        )}
        {corrections.error !== undefined && (
          <ProblemAlert title={t("notApplied")} error={corrections.error} />
        )}
        <div className={classes.document}>
          <CopyButton text={overlay} label={t("overlayCopy")} />
          <pre tabIndex={0} role="region" aria-label={file}>
            {overlay}
          </pre>
        </div>
        <Text size="sm">{t("command")}</Text>
        <div className={classes.document}>
          <CopyButton text={command} label={t("commandCopy")} />
          <pre tabIndex={0} role="region" aria-label={t("command")}>
            {command}
          </pre>
        </div>
        {command.includes("…") && (
          <Text size="sm" c="dimmed">
            {t("commandHidden")}
          </Text>
        )}
        <Group justify="flex-end">
          {isOwn && (
            <Button variant="default" loading={isBusy} onClick={() => void corrections.apply([])}>
              {t("clear")}
            </Button>
          )}
          <Button
            leftSection={<IconDownload size="1rem" aria-hidden />}
            onClick={() => downloadText(overlay, file, "application/yaml")}
          >
            {t("downloadOverlay")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
