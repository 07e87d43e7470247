import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import type { ExportCount, ExportRun, ExportStage } from "#jobs/exports.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";

interface ExportOutcomeProps {
  readonly run: ExportRun;
  readonly stage: Extract<ExportStage, { readonly kind: "halted" | "saved" | "lost" }>;
  readonly onClose: () => void;
}

/** Outcome of an export; an incomplete file can be saved or discarded. */
export function ExportOutcome({ run, stage, onClose }: ExportOutcomeProps): ReactNode {
  const t = useTexts("transfer");
  const words = useCountWords(stage.end.count);
  const { end } = stage;
  const { label } = run;
  const isWhole = end.kind === "whole";
  const isOpen = stage.kind !== "lost" && isWhole && end.count.mayBeMore === true;
  return (
    <Stack gap="md">
      {stage.kind !== "lost" && end.kind === "failed" && (
        <ProblemAlert title={t("failedTitle")} error={end.error} />
      )}
      <Text size="sm" role="status">
        {t(stage.kind === "lost" ? "lost" : isOpen ? "wholeOpen" : end.kind, { label, ...words })}
      </Text>
      {isOpen && (
        <Notice tone="warning" title={t("mayBeMore")}>
          <p>{t("mayBeMoreHint")}</p>
        </Notice>
      )}
      {stage.kind !== "lost" && isWhole && !isOpen && hasMoved(end.count) && (
        <Notice tone="warning" title={t("moved")}>
          <p>{t("movedHint", words)}</p>
        </Notice>
      )}
      {stage.kind === "saved" && <Text size="sm">{t("saved", { file: stage.file })}</Text>}
      {stage.kind === "halted" && (
        <Text size="sm">{t(stage.isChosen ? "storePartHintChosen" : "storePartHint")}</Text>
      )}
      <Group justify="flex-end">
        {stage.kind === "halted" && (
          <>
            <Button variant="default" onClick={() => void run.discard()}>
              {t("discard")}
            </Button>
            <Button onClick={() => void run.saveIncomplete(t("note", words))}>
              {t("storePart")}
            </Button>
          </>
        )}
        {stage.kind !== "halted" && <Button onClick={onClose}>{t("close")}</Button>}
      </Group>
    </Stack>
  );
}

/** True if rows were added or removed during the export. */
function hasMoved({ written, expected, total }: ExportCount): boolean {
  return total !== undefined && (expected !== total || written !== total);
}

function useCountWords({ written, expected, total }: ExportCount) {
  const { number } = useFormat();
  const write = (count: number | undefined): string => (count === undefined ? "?" : number(count));
  return { written: number(written), promised: write(expected), total: write(total) };
}
