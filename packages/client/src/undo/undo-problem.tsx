import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import type { UndoOutcome } from "./undo-outcome.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ChangeTable } from "./change-table.tsx";

interface UndoProblemProps {
  readonly outcome: UndoOutcome | undefined;
  readonly failure: Error | undefined;
  readonly onAllowUnrelated: () => void;
  readonly onClose: () => void;
}

/** Dialog with the reason why an undo failed, and the possible actions. */
export function UndoProblem(props: UndoProblemProps): ReactNode {
  const { outcome, failure, onAllowUnrelated, onClose } = props;
  const t = useTexts("history");
  if (failure === undefined && (outcome === undefined || outcome.kind === "done")) return null;
  return (
    <Dialog title={t("notUndone")} isWide onClose={onClose}>
      <Stack>
        {failure !== undefined && <ProblemAlert error={failure} title={t("undoFailed")} />}
        {outcome?.kind === "failed" && (
          <Notice tone="danger" title={t("undoFailed")}>
            {outcome.message}
          </Notice>
        )}
        {outcome?.kind === "unknown" && outcome.error === undefined && (
          <Notice tone="warning" title={t("unknownUndo")}>
            {t("unknownAccepted")}
          </Notice>
        )}
        {outcome?.kind === "unknown" && outcome.error !== undefined && (
          <>
            <ProblemAlert error={outcome.error} title={t("unknownUndo")} />
            <Text size="sm">
              {t(outcome.isMissing === true ? "unknownMissing" : "unknownHint")}
            </Text>
          </>
        )}
        {outcome?.kind === "gone" && <Text size="sm">{t("gone")}</Text>}
        {outcome?.kind === "changed" && (
          <>
            <Text fw={600}>{t("changedSince")}</Text>
            <Text size="sm">{t("changedSinceHint")}</Text>
            <ChangeTable label={t("changedSinceHint")} changes={outcome.changes} />
            {outcome.isUnrelated && (
              <Text size="sm" c="dimmed">
                {t("apartHint")}
              </Text>
            )}
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("close")}
          </Button>
          {outcome?.kind === "changed" && outcome.isUnrelated && (
            <Button onClick={onAllowUnrelated}>{t("apart")}</Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
