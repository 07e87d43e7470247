import { Button, CloseButton, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { writeOverlay } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { CopyButton } from "#components/buttons/copy-button.tsx";
import { Dialog } from "#components/overlays/dialog.tsx";
import { runtimeConfig } from "#config/runtime-config.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./report.module.css";
import { fileStem, downloadText } from "#components/values/download-text.ts";
import type { Corrections } from "./use-corrections.ts";

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
  const overlay = writeOverlay(`Corrections for ${title}`, corrections.all);
  const file = `${fileStem(title)}.overlay.yaml`;
  const command = writeCommand(file);
  return (
    <Dialog title={t("correctionsCollected")} isWide onClose={onClose}>
      <Stack className={classes.form}>
        <Text size="sm" c="dimmed">
          {t("correctionsHint")}
        </Text>
        <ul className={classes.collected}>
          {corrections.all.map(({ id, label, value }) => (
            <li key={id}>
              <span>
                {label} <strong>{value}</strong>
              </span>
              <CloseButton
                aria-label={t("remove", { subject: label })}
                onClick={() => corrections.replace([id], [])}
              />
            </li>
          ))}
        </ul>
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
        <Group justify="flex-end">
          <Button variant="default" onClick={corrections.clear}>
            {t("clear")}
          </Button>
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

/** The built-in API has no description URL. */
function writeCommand(file: string): string {
  const { ownsPermissions, description } = runtimeConfig();
  const api = ownsPermissions || description === "" ? "" : `--api ${description} `;
  return `npm start -- ${api}--overlay ${file}`;
}
